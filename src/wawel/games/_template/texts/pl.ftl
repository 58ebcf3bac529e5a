# Skarbiec po polsku. Te same klucze co w en.ftl.
# Nazwy ($card, $seat, $thief, $victim) przychodzą już przetłumaczone, w mianowniku; liczby jako liczby. Listy ($effects,
# $branches, $text, $cards) są już złączone przecinkami.

game-title = Skarbiec
game-blurb = Śpiący smok, góra złota i dwadzieścia cztery karty: weź, ile zdołasz, i upilnuj tego, co masz.

## Jak grać, na jednym ekranie

how-to-goal = Cel
how-to-goal-text = Mieć najwięcej złota, gdy skończą się rundy.
how-to-turn-play = Zagraj kartę
how-to-turn-play-text = Wszyscy zagrywają kartę zakrytą; odkrywa się je razem.
how-to-turn-effect = Zobacz, co robi
how-to-turn-effect-text = Rozdajcie dar, a potem wykonajcie karty: weź złoto albo ukradnij je temu, kto go nie pilnuje.
how-to-end = Koniec
how-to-end-text = Po ostatniej rundzie wygrywa ten, kto ma najwięcej złota; przy remisie wygrywają wszyscy, którzy mają go tyle samo.

## Miejsca przy stole

seat-1 = Gracz 1
seat-2 = Gracz 2
seat-3 = Gracz 3
seat-4 = Gracz 4

## Karty

card-purse = Sakiewka
card-crown = Korona
card-pickpocket = Kieszonkowiec
card-bandit = Rozbójnik
card-bell = Dzwonek na trwogę
card-hound = Brytan
card-map = Mapa skarbów
card-crossroads = Rozstaje
card-merchant = Kupiec
card-wheel = Koło fortuny
card-knight = Rycerz
card-wyrm = Żmij

card-face = { $card } ({ $value }): { $text }

## Działanie kart: jeden klucz na każde słowo

effect-gain = { $n ->
    [one] weź { $n } sztukę złota
    [few] weź { $n } sztuki złota
    [many] weź { $n } sztuk złota
   *[other] weź { $n } sztuki złota
}
effect-steal = { $n ->
    [one] ukradnij { $n } sztukę złota najbogatszemu z pozostałych
    [few] ukradnij { $n } sztuki złota najbogatszemu z pozostałych
    [many] ukradnij { $n } sztuk złota najbogatszemu z pozostałych
   *[other] ukradnij { $n } sztuki złota najbogatszemu z pozostałych
}
effect-draw = { $n ->
    [one] dobierz { $n } kartę
    [few] dobierz { $n } karty
    [many] dobierz { $n } kart
   *[other] dobierz { $n } karty
}
effect-ward = straż: odrzuć z ręki, by udaremnić cudzą kradzież
effect-choose-one = wybierz jedno: { $branches }
effect-branch = ({ $number }) { $effects }
effect-roll-table = rzuć kością: { $branches }
effect-row = { $number ->
    [1] ⚀
    [2] ⚁
    [3] ⚂
    [4] ⚃
    [5] ⚄
   *[6] ⚅
} { $effects }
effect-none = nic

## Ustawienia

option-rounds = Liczba rund
option-rounds-text = Ile razy wszyscy zagrywają po karcie, zanim policzy się złoto.

## Pytania

ask-play = { $round ->
    [1] Pierwsza runda: którą kartę zagrywasz?
   *[other] Runda { $round }: którą kartę zagrywasz?
}
ask-branch = { $card }: co wybierasz?
ask-rob = { $gold ->
    [one] Komu kradniesz { $gold } sztukę złota?
    [few] Komu kradniesz { $gold } sztuki złota?
    [many] Komu kradniesz { $gold } sztuk złota?
   *[other] Komu kradniesz { $gold } sztuki złota?
}
ask-ward = { $gold ->
    [one] { $thief } chce ukraść { $gold } sztukę złota. Ofiara: { $victim }. Udaremniasz to?
    [few] { $thief } chce ukraść { $gold } sztuki złota. Ofiara: { $victim }. Udaremniasz to?
    [many] { $thief } chce ukraść { $gold } sztuk złota. Ofiara: { $victim }. Udaremniasz to?
   *[other] { $thief } chce ukraść { $gold } sztuki złota. Ofiara: { $victim }. Udaremniasz to?
}

## Odpowiedzi

do-play = Zagraj: { $card }
do-branch = Wybierz: { $effects }
do-rob = Ofiara: { $seat } (złoto: { $gold })
do-ward = Udaremnij, odrzucając: { $card }
done-ward = Nie przeszkadzaj

## Dziennik

event-set-up = Karty rozdane, smok śpi.
event-reshuffled = Karty odrzucone potasowano na nową talię.
event-drew = { $count ->
    [one] { $seat } dobiera { $count } kartę.
    [few] { $seat } dobiera { $count } karty.
    [many] { $seat } dobiera { $count } kart.
   *[other] { $seat } dobiera { $count } karty.
}
event-drew-card = Dobierasz: { $card }.
event-round = Runda { $round }.
event-played = { $seat } zagrywa: { $card }.
event-gift = { $gold ->
    [one] Skarbiec daje { $gold } sztukę złota.
    [few] Skarbiec daje { $gold } sztuki złota.
    [many] Skarbiec daje { $gold } sztuk złota.
   *[other] Skarbiec daje { $gold } sztuki złota.
}
event-gained = { $gold ->
    [one] { $seat } bierze { $gold } sztukę złota.
    [few] { $seat } bierze { $gold } sztuki złota.
    [many] { $seat } bierze { $gold } sztuk złota.
   *[other] { $seat } bierze { $gold } sztuki złota.
}
event-tie = Remis na { $value }: daru nie bierze nikt.
event-rolled = { $seat } rzuca kością: { $roll }.
event-chose = { $seat } wybiera wariant { $branch }.
event-nothing-to-steal = { $seat } nie ma kogo okraść: nikt inny nie ma złota.
event-steals = { $thief } sięga po cudze złoto. Ofiara: { $victim }.
event-warded = { $seat } udaremnia kradzież, odrzucając: { $card }.
event-stole = { $gold ->
    [one] { $thief } kradnie { $gold } sztukę złota. Ofiara: { $victim }.
    [few] { $thief } kradnie { $gold } sztuki złota. Ofiara: { $victim }.
    [many] { $thief } kradnie { $gold } sztuk złota. Ofiara: { $victim }.
   *[other] { $thief } kradnie { $gold } sztuki złota. Ofiara: { $victim }.
}
event-won = Wygrywa { $seat }! Złoto: { $gold }.

## Wynik

score-gold = Złoto
result-won = Skarbiec jest twój!
result-shared = Dzielisz się zwycięstwem.
result-lost = Tym razem inni byli bogatsi.

## Stół jako tekst

table-hoard = Runda { $round } z { $rounds }
table-deck = { $count ->
    [one] Talia: { $count } karta
    [few] Talia: { $count } karty
    [many] Talia: { $count } kart
   *[other] Talia: { $count } karty
}
table-discard = Karty odrzucone: { $cards }
table-side = { $seat }
table-gold = Złoto: { $gold }
table-played = Zagrana: { $card }
table-hand = { $count ->
    [one] Ręka: { $count } karta
    [few] Ręka: { $count } karty
    [many] Ręka: { $count } kart
   *[other] Ręka: { $count } karty
}
table-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}

## Stół w przeglądarce

scene-rounds = Rundy
scene-cards = Karty na ręce
scene-nothing-played = Na stole nie ma jeszcze karty
scene-deck = Talia
scene-discard = Karty odrzucone
scene-open-discard = Przejrzyj karty odrzucone: { $n }
scene-hand = Twoja ręka

## Symbole

legend-table = Na stole
legend-gold = punkty: na koniec wygrywa, kto ma go najwięcej.
legend-discard = zagrane karty; kliknij stos, żeby je obejrzeć.
