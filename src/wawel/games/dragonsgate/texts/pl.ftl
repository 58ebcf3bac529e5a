# Akademia Smoczych Wrót po polsku. Te same klucze co w en.ftl.
# Nazwy ($seat, $adept, $building, $spell, $colour …) przychodzą już przetłumaczone, w mianowniku; liczby jako liczby. Listy
# ($effects, $branches, $traits, $dice …) są już złączone przecinkami.

game-title = Akademia Smoczych Wrót
game-blurb = Zatrudniaj profesorów, stawiaj budynki i zmieniaj wiejskie dzieciaki w magów, łotrów i wojowników: pięć tur z kośćmi, z których korzystają wszyscy.
game-unofficial = Wersja nieoficjalna, niezwiązana z autorami ani wydawcami gry; wszystkie teksty, karty Zaklęć i znaczna część tego, co widać na planszach i żetonach, są nasze, a ikony pochodzą z game-icons.net (CC BY 3.0).

## Jak grać, na jednym ekranie

how-to-goal = Cel
how-to-goal-text = Poprowadź najlepszy dom akademii: po pięciu turach wygrywa ten, kto ma najwięcej prestiżu.
how-to-turn-income = Dochód
how-to-turn-income-text = Turę otwiera dochód z twojej planszy i Budynków. Potem rzuca się wszystkimi kośćmi naraz.
how-to-turn-die = Weź kość
how-to-turn-die-text = Gracze po kolei biorą po jednej, dowolnej kości i wykonują akcję, na którą pozwala jej wartość: monety, Adept, Profesor, Budynek, podziemia, Profesja…
how-to-turn-owner = Czyja kość?
how-to-turn-owner-text = Jeśli weźmiesz kość innego gracza, jej właściciel też wykona nią akcję. Neutralne kości nikomu innemu nie pomagają.
how-to-turn-upkeep = Utrzymanie
how-to-turn-upkeep-text = Gdy kości się skończą, zapłać za utrzymanie Budynków. Potem zaczyna się następna tura, z większą liczbą kości.
how-to-end = Koniec
how-to-end-text = Po piątej turze monety, Chochliki, komplety Profesji, puchary i skarbiec zamieniają się w prestiż, a każde puste pole domu kosztuje 1.

## Miejsca przy stole i kolory

seat-1 = Czerwony
seat-2 = Niebieski
seat-3 = Zielony
seat-4 = Żółty

colour-red = czerwona
colour-blue = niebieska
colour-green = zielona
colour-yellow = żółta
colour-neutral = neutralna
colour-common = wspólna

## Cechy, Profesje, puchary

trait-magic = Magia
trait-cunning = Spryt
trait-strength = Krzepa

type-mage = Mag
type-rogue = Łotr
type-warrior = Wojownik

cup-gold = złoty
cup-silver = srebrny
cup-bronze = brązowy

## Akcje

action-swap = Zamiana kości
action-coins = Monety
action-prestige = Kupno prestiżu
action-adept = Adept
action-professor = Profesor
action-build = Budowa
action-dungeon = Podziemia
action-order = Pierwszy Gracz
action-profession = Profesja

display-adepts = Adepci do wzięcia
display-professors = Profesorowie do wzięcia

board-a = Strona A
board-b = Strona B

## Żetony Profesji

profession-apprentice = Czeladnik czarów
profession-enchanter = Zaklinacz
profession-archmage = Arcymag
profession-cutpurse = Rzezimieszek
profession-spy = Szpieg
profession-forger = Fałszerz
profession-burglar = Włamywacz
profession-guildmaster = Mistrz gildii
profession-sellsword = Najemnik
profession-squire = Giermek
profession-bodyguard = Strażnik przyboczny
profession-duellist = Szermierz
profession-champion = Czempion
profession-veteran = Weteran
profession-gladiator = Gladiator
profession-knight = Rycerz

## Adepci

adept-scribe = Kopista
adept-stable-hand = Stajenny
adept-cook-boy = Kuchcik
adept-goatherd = Koziarz
adept-chimney-sweep = Kominiarczyk
adept-miners-son = Syn górnika
adept-potters-daughter = Córka garncarza
adept-bell-ringer = Dzwonnik
adept-poacher = Kłusownik
adept-herbalist = Zielarka
adept-street-urchin = Ulicznik
adept-woodcutter = Drwal
adept-stargazer = Obserwator gwiazd
adept-fortune-teller = Wróżbitka
adept-tightrope-walker = Linoskoczka
adept-smuggler = Przemytnik
adept-exiled-noble = Wygnany szlachcic
adept-circus-strongman = Cyrkowy siłacz
adept-prodigy = Cudowne dziecko

## Profesorowie

professor-lecturer-of-charms = Wykładowca uroków
professor-lecturer-of-knots = Wykładowca supłów
professor-lecturer-of-drill = Wykładowca musztry
professor-alchemist-in-residence = Nadworny alchemik
professor-master-of-locks = Mistrz wytrychów
professor-drill-sergeant = Stary sierżant
professor-runesmith = Kowal run
professor-court-illusionist = Dworska iluzjonistka
professor-retired-corsair = Emerytowany korsarz
professor-donor-sage = Hojny mędrzec
professor-reformed-thief = Nawrócona złodziejka
professor-tournament-veteran = Jeździec turniejowy
professor-famous-astrologer = Sławna astrolożka
professor-royal-spymaster = Królewski mistrz szpiegów
professor-dragon-slayer = Pogromczyni smoków
professor-absent-minded-genius = Roztargniony geniusz
professor-imp-tamer = Poskramiaczka chochlików
professor-guild-treasurer = Skarbnik gildii
professor-master-at-arms = Nauczycielka fechtunku
professor-hermit = Pustelnik
professor-giant-kin = Potomek olbrzymów

## Budynki

building-small-laboratory = Małe laboratorium
building-small-fencing-school = Mała szkoła fechtunku
building-small-guild-hall = Mała sala gildii
building-cheap-lodging = Tania kwatera
building-professors-chamber = Komnata profesora
building-cup-room = Pokój pucharowy
building-laboratory = Laboratorium
building-fencing-school = Szkoła fechtunku
building-guild-hall = Sala gildii
building-alchemist = Alchemik
building-swordsmith = Miecznik
building-locksmith = Ślusarz
building-professors-quarters = Kwatera profesora
building-warriors-guild = Gildia wojowników
building-smugglers-hideout = Kryjówka przemytników
building-magic-market = Magiczny targ
building-huge-warehouse = Ogromny magazyn
building-brotherhood-house = Dom bractwa
building-trophy-hall = Hala trofeów
building-fighting-arena = Arena walk
building-inn = Gospoda
building-library = Biblioteka
building-secret-chamber = Tajemna komnata
building-builders-guild = Gildia budowniczych

## Karty Zaklęć

spell-purse-of-plenty = Sakiewka obfitości
spell-golden-touch = Złoty dotyk
spell-imp-whistle = Gwizdek na chochliki
spell-bound-imp = Uwiązany chochlik
spell-fame = Sława
spell-bards-praise = Pochwała barda
spell-surge-of-magic = Przypływ magii
spell-fox-wits = Lisi spryt
spell-bulls-strength = Bycza krzepa
spell-silent-steps = Ciche kroki
spell-decoy = Przynęta
spell-lantern-in-the-dark = Latarnia w ciemności
spell-scholarship = Stypendium
spell-tireless-golem = Niestrudzony golem
spell-private-lessons = Korepetycje
spell-scholars-insight = Olśnienie uczonego
spell-open-doors = Drzwi otwarte
spell-letter-of-recommendation = List polecający
spell-flying-bricks = Latające cegły
spell-loaded-die = Fałszywa kość
spell-raise-a-tower = Wieża w jedną noc
spell-sudden-inspiration = Nagłe natchnienie
spell-falling-star = Spadająca gwiazda
spell-wandering-pupil = Wędrowny uczeń
spell-honorary-degree = Tytuł honorowy

## Działanie: jeden klucz na każde słowo

effect-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
effect-imps = { $n ->
    [one] { $n } Chochlik
    [few] { $n } Chochliki
    [many] { $n } Chochlików
   *[other] { $n } Chochlika
}
effect-prestige = { $n ->
    [one] { $n } punkt prestiżu
    [few] { $n } punkty prestiżu
    [many] { $n } punktów prestiżu
   *[other] { $n } punktu prestiżu
}
effect-magic = Magia +{ $n }
effect-cunning = Spryt +{ $n }
effect-strength = Krzepa +{ $n }
effect-trickery = { $n ->
    [one] { $n } pole naprzód na torze podstępów
    [few] { $n } pola naprzód na torze podstępów
    [many] { $n } pól naprzód na torze podstępów
   *[other] { $n } pola naprzód na torze podstępów
}
effect-dungeon = { $n ->
    [one] { $n } pole naprzód w podziemiach
    [few] { $n } pola naprzód w podziemiach
    [many] { $n } pól naprzód w podziemiach
   *[other] { $n } pola naprzód w podziemiach
}
effect-relief = { $n ->
    [one] znacznik utrzymania o { $n } pole wstecz
    [few] znacznik utrzymania o { $n } pola wstecz
    [many] znacznik utrzymania o { $n } pól wstecz
   *[other] znacznik utrzymania o { $n } pola wstecz
}
effect-spells = { $n ->
    [one] dobierz { $n } kartę Zaklęcia
    [few] dobierz { $n } karty Zaklęć
    [many] dobierz { $n } kart Zaklęć
   *[other] dobierz { $n } karty Zaklęć
}
effect-turns-left = tyle prestiżu, ile tur zostało po bieżącej
effect-as-adept = { $n ->
    [one] na koniec gry liczy się jako { $n } Adept
    [few] na koniec gry liczy się jako { $n } Adepci
    [many] na koniec gry liczy się jako { $n } Adeptów
   *[other] na koniec gry liczy się jako { $n } Adepta
}
effect-professor-place = { $n ->
    [one] miejsce dla { $n } Profesora więcej
    [few] miejsca dla { $n } Profesorów więcej
    [many] miejsca dla { $n } Profesorów więcej
   *[other] miejsca dla { $n } Profesora więcej
}
effect-any-cup = { $n ->
    [one] na koniec gry liczy się jako { $n } dowolny puchar
    [few] na koniec gry liczy się jako { $n } dowolne puchary
    [many] na koniec gry liczy się jako { $n } dowolnych pucharów
   *[other] na koniec gry liczy się jako { $n } dowolnego pucharu
}
effect-patron = 1 punkt prestiżu, ilekroć inny gracz postawi Budynek wielkości 2 lub 3
effect-pay = { $n ->
    [one] zapłać { $n } monetę
    [few] zapłać { $n } monety
    [many] zapłać { $n } monet
   *[other] zapłać { $n } monety
}
effect-adept = weź Adepta, jak w tej akcji
effect-professor = weź Profesora, jak w tej akcji
effect-build = { $n ->
    [0] postaw Budynek
    [one] postaw Budynek o { $n } monetę taniej
    [few] postaw Budynek o { $n } monety taniej
    [many] postaw Budynek o { $n } monet taniej
   *[other] postaw Budynek o { $n } monety taniej
}
effect-swap = zamień kość, jak w tej akcji
effect-rent = { $n ->
    [one] { $n } moneta, jeśli masz Budynek
    [few] po 1 monecie za każdy twój Budynek, najwyżej { $n } monety
    [many] po 1 monecie za każdy twój Budynek, najwyżej { $n } monet
   *[other] po 1 monecie za każdy twój Budynek, najwyżej { $n } monety
}
effect-honours = { $n ->
    [one] po { $n } punkcie prestiżu za każdy typ Profesji, który masz
    [few] po { $n } punkty prestiżu za każdy typ Profesji, który masz
    [many] po { $n } punktów prestiżu za każdy typ Profesji, który masz
   *[other] po { $n } punktu prestiżu za każdy typ Profesji, który masz
}
effect-rob = { $n ->
    [one] { $n } moneta od każdego, kto ma więcej monet niż ty
    [few] po { $n } monety od każdego, kto ma więcej monet niż ty
    [many] po { $n } monet od każdego, kto ma więcej monet niż ty
   *[other] po { $n } monety od każdego, kto ma więcej monet niż ty
}
effect-lure = { $n ->
    [one] { $n } Chochlik od każdego, kto ma więcej Chochlików niż ty
    [few] po { $n } Chochliki od każdego, kto ma więcej Chochlików niż ty
    [many] po { $n } Chochlików od każdego, kto ma więcej Chochlików niż ty
   *[other] po { $n } Chochlika od każdego, kto ma więcej Chochlików niż ty
}
effect-shadow = { $n ->
    [one] { $n } pole naprzód na torze podstępów
    [few] naprzód na torze podstępów do najbliższego dysku przed twoim, najwyżej o { $n } pola; prowadząc – o 1 pole
    [many] naprzód na torze podstępów do najbliższego dysku przed twoim, najwyżej o { $n } pól; prowadząc – o 1 pole
   *[other] naprzód na torze podstępów do najbliższego dysku przed twoim, najwyżej o { $n } pola; prowadząc – o 1 pole
}
effect-setback = { $n ->
    [one] każdy dysk przed twoim na torze podstępów o { $n } pole wstecz
    [few] każdy dysk przed twoim na torze podstępów o { $n } pola wstecz, ale nie za twój
    [many] każdy dysk przed twoim na torze podstępów o { $n } pól wstecz, ale nie za twój
   *[other] każdy dysk przed twoim na torze podstępów o { $n } pola wstecz, ale nie za twój
}
effect-others-prestige = { $n ->
    [one] { $n } punkt prestiżu dla każdego z pozostałych graczy
    [few] { $n } punkty prestiżu dla każdego z pozostałych graczy
    [many] { $n } punktów prestiżu dla każdego z pozostałych graczy
   *[other] { $n } punktu prestiżu dla każdego z pozostałych graczy
}
effect-reroll = rzuć ponownie kością w użyciu
effect-flip = obróć kość w użyciu na przeciwną ściankę
effect-reroll-pool = rzuć ponownie wszystkimi kośćmi do wzięcia
effect-again = jeszcze jedna akcja kością w użyciu
effect-fresh-faces = odkryci Adepci odchodzą, na ich miejsce przychodzą nowi
effect-honorary = wybierz Profesję dla Adepta, pomijając żeton Mistrzostwa
effect-tuition = wybierz Profesję dla Adepta, nie płacąc za brakujące punkty
effect-choose-one = jedno z: { $branches }
effect-branch = ({ $number }) { $effects }
effect-income = w każdej fazie dochodu { $effects }
effect-income-choice = w każdej fazie dochodu jedno z: { $branches }
effect-none = nic

## Ustawienia

option-board = Plansze graczy
option-board-text = Wszyscy grają na tej samej stronie. Strona A jest na pierwsze gry.
option-early-common-die = Wczesna kość wspólna
option-early-common-die-text = Kością akcji wspólnych rzuca się nie tylko w turze 5, lecz także w turze 3: tak gra się łatwiej.

## Co widać na żetonach i polach

face-trait = { $trait } { $n }
face-no-trait = bez cech
face-adept = { $adept } ({ $traits })
face-professor = { $professor } ({ $traits })
face-professor-bonus = { $professor } ({ $traits }; raz: { $effects })
face-profession = { $profession } ({ $effects })
face-cup = { $cup } puchar
face-seal = pieczęć
face-space = { $profession } · { $area }
face-area = { $type }, poziom { $level } · wymaga: { $trait } { $main }, pozostałe cechy { $other }, posiadane Profesje: { $mastery } · daje: { $effects }
face-mastery = { $type } × { $n }
face-mastery-none = żadne
face-square = { $column ->
    [1] a
    [2] b
    [3] c
   *[4] d
}{ $row }
face-bonus-square = { $square } ({ $effects })
face-value = { $value }
face-die = { $colour } { $value }
face-nobody = nikt
face-tile = { $n ->
    [1] { $building }
   *[other] { $building } × { $n }
}

## Pytania

ask-leave = Którego z trzech startowych Profesorów odkładasz do pudełka?
ask-income = { $building }: co bierzesz?
ask-die = Tura { $turn }: którą kość bierzesz?
ask-act = Na kości jest { $value }. Co z nią robisz?
ask-act-owner = Ktoś wziął twoją kość z wartością { $value }. Korzystasz z niej także?
ask-after = Zagrywasz jeszcze kartę Zaklęcia, zanim twoja akcja się skończy?
ask-excess = { $limit ->
    [one] Na ręce może zostać { $limit } karta Zaklęcia. Którą zagrywasz lub odrzucasz?
    [few] Na ręce mogą zostać { $limit } karty Zaklęć. Którą zagrywasz lub odrzucasz?
    [many] Na ręce może zostać { $limit } kart Zaklęć. Którą zagrywasz lub odrzucasz?
   *[other] Na ręce może zostać { $limit } karty Zaklęcia. Którą zagrywasz lub odrzucasz?
}
ask-immediate = Którą natychmiastową kartę Zaklęcia zagrywasz najpierw?
ask-branch = { $spell }: co wybierasz?
ask-deal = Ile prestiżu kupujesz?
ask-adept = Którego Adepta bierzesz?
ask-no-room-adept = Dla nowego Adepta ({ $adept }) nie ma miejsca. Kto odchodzi?
ask-professor = Którego Profesora bierzesz?
ask-no-room-professor = Dla nowego Profesora ({ $professor }) nie ma miejsca. Kto odchodzi?
ask-build = { $coins ->
    [one] Który Budynek stawiasz? Masz { $coins } monetę.
    [few] Który Budynek stawiasz? Masz { $coins } monety.
    [many] Który Budynek stawiasz? Masz { $coins } monet.
   *[other] Który Budynek stawiasz? Masz { $coins } monety.
}
ask-site = { $building }: gdzie stanie?
ask-order = Które pole toru kolejności zajmujesz?
ask-profession = Jaką Profesję zdobędzie jeden z twoich Adeptów?
ask-train = Profesja: { $profession }. Który Adept ją zdobywa?
ask-place = { $profession }: na którym miejscu kładziesz żeton?
ask-upkeep = Koszt utrzymania: { $due }. Masz monety: { $coins }, prestiż: { $prestige }. Ile monet płacisz?

## Odpowiedzi

do-leave = Odłóż do pudełka: { $professor }
do-income = Weź: { $effects }
do-buy-imp = Kup najpierw Chochlika (monety: { $coins })
do-take-own = Twoja kość: { $value }
do-take-other = Cudza kość ({ $seat }): { $value } (właściciel też może z niej skorzystać)
do-take-neutral = Kość neutralna: { $value }
do-take-common = Kość wspólna: { $value } (skorzystają wszyscy)
do-act = { $action } (wartość { $value })
do-act-imps = { $action } (wartość { $value }, Chochliki: { $imps })
do-act-closed = { $action } (wymaga kości { $values })
act-swap = Zamień kość neutralną na swoją
act-coins = { $coins ->
    [one] Weź { $coins } monetę
    [few] Weź { $coins } monety
    [many] Weź { $coins } monet
   *[other] Weź { $coins } monety
}
act-prestige = Kup prestiż
act-adept = Weź Adepta
act-professor = Weź Profesora
act-build = Postaw Budynek
act-dungeon = { $spaces ->
    [one] Przejdź { $spaces } pole w podziemiach
    [few] Przejdź { $spaces } pola w podziemiach
    [many] Przejdź { $spaces } pól w podziemiach
   *[other] Przejdź { $spaces } pola w podziemiach
}
act-order = Połóż dysk na torze kolejności
act-profession = Wybierz Profesję dla Adepta
do-play = Zagraj „{ $spell }”: { $effects }
do-discard = Odrzuć „{ $spell }”: { $effects }
do-branch = { $effects }
do-buy-prestige = { $coins ->
    [one] Zapłać { $coins } monetę
    [few] Zapłać { $coins } monety
    [many] Zapłać { $coins } monet
   *[other] Zapłać { $coins } monety
}{ $prestige ->
    [one] , zyskaj { $prestige } punkt prestiżu
    [few] , zyskaj { $prestige } punkty prestiżu
    [many] , zyskaj { $prestige } punktów prestiżu
   *[other] , zyskaj { $prestige } punktu prestiżu
}
do-empty-space = Puste pole
do-adept = { $adept }
do-adept-stack = { $coins ->
    [one] Z wierzchu stosu, za { $coins } monetę
    [few] Z wierzchu stosu, za { $coins } monety
    [many] Z wierzchu stosu, za { $coins } monet
   *[other] Z wierzchu stosu, za { $coins } monety
}
do-professor = { $professor }
do-professor-stack = { $coins ->
    [one] Z wierzchu stosu, za { $coins } monetę
    [few] Z wierzchu stosu, za { $coins } monety
    [many] Z wierzchu stosu, za { $coins } monet
   *[other] Z wierzchu stosu, za { $coins } monety
}
do-dismiss-adept = Odchodzi: { $adept }
do-dismiss-professor = Odchodzi: { $professor }
do-build = { $building } (pola: { $squares }, monety: { $coins }): { $effects }
do-site = Pola { $squares }; zakrywa: { $effects }
do-order = Pole { $space }; premia: { $effects }
do-profession = { $profession }
do-train = { $coins ->
    [0] { $adept }, bez dopłaty
    [one] { $adept }, za { $coins } monetę
    [few] { $adept }, za { $coins } monety
    [many] { $adept }, za { $coins } monet
   *[other] { $adept }, za { $coins } monety
}
do-place = Miejsce { $place }; zakrywa: { $effects }
do-pay = { $coins ->
    [0] Nie płać nic
    [one] Zapłać { $coins } monetę
    [few] Zapłać { $coins } monety
    [many] Zapłać { $coins } monet
   *[other] Zapłać { $coins } monety
}{ $prestige ->
    [0] {""}
    [one] , strać { $prestige } punkt prestiżu
    [few] , strać { $prestige } punkty prestiżu
    [many] , strać { $prestige } punktów prestiżu
   *[other] , strać { $prestige } punktu prestiżu
}
done-act = Nic z nią nie rób
done-excess = Zatrzymaj wszystkie
done-after = Koniec mojej akcji

## Dziennik

event-set-up = Plansze rozłożone, rok szkolny się zaczyna.
event-first-player = Znacznik Pierwszego Gracza ma { $seat }.
event-left-professor = { $seat } odkłada do pudełka Profesora: { $professor }.
event-turn = Tura { $turn }.
event-income = { $coins ->
    [one] { $seat } dostaje { $coins } monetę dochodu.
    [few] { $seat } dostaje { $coins } monety dochodu.
    [many] { $seat } dostaje { $coins } monet dochodu.
   *[other] { $seat } dostaje { $coins } monety dochodu.
}
event-building-income = { $seat } ma dochód z Budynku: { $building }.
event-rolled = { $dice ->
    [one] { $seat } rzuca { $dice } kością.
    [few] { $seat } rzuca { $dice } kośćmi.
    [many] { $seat } rzuca { $dice } kośćmi.
   *[other] { $seat } rzuca { $dice } kości.
}
event-took-die = { $seat } bierze kość: { $colour } { $value }.
event-imps-spent = { $imps ->
    [one] { $seat } oddaje { $imps } Chochlika, by zmienić wartość.
    [few] { $seat } oddaje { $imps } Chochliki, by zmienić wartość.
    [many] { $seat } oddaje { $imps } Chochlików, by zmienić wartość.
   *[other] { $seat } oddaje { $imps } Chochlika, by zmienić wartość.
}
event-acts = { $seat } wykonuje akcję z wartością { $value }: { $action }.
event-idle = { $seat } nie korzysta z kości.
event-coins = { $coins ->
    [one] { $seat } dostaje { $coins } monetę.
    [few] { $seat } dostaje { $coins } monety.
    [many] { $seat } dostaje { $coins } monet.
   *[other] { $seat } dostaje { $coins } monety.
}
event-paid = { $coins ->
    [one] { $seat } płaci { $coins } monetę.
    [few] { $seat } płaci { $coins } monety.
    [many] { $seat } płaci { $coins } monet.
   *[other] { $seat } płaci { $coins } monety.
}
event-prestige = { $prestige ->
    [one] { $seat } zyskuje { $prestige } punkt prestiżu.
    [few] { $seat } zyskuje { $prestige } punkty prestiżu.
    [many] { $seat } zyskuje { $prestige } punktów prestiżu.
   *[other] { $seat } zyskuje { $prestige } punktu prestiżu.
}
event-imps = { $imps ->
    [one] { $seat } dostaje { $imps } Chochlika.
    [few] { $seat } dostaje { $imps } Chochliki.
    [many] { $seat } dostaje { $imps } Chochlików.
   *[other] { $seat } dostaje { $imps } Chochlika.
}
event-no-imps = { $seat } nie dostaje Chochlika: Wieża jest pusta.
event-trait = { $seat } podnosi cechę domu: { $trait } +{ $points }.
event-relief = { $spaces ->
    [one] { $seat } cofa znacznik utrzymania o { $spaces } pole.
    [few] { $seat } cofa znacznik utrzymania o { $spaces } pola.
    [many] { $seat } cofa znacznik utrzymania o { $spaces } pól.
   *[other] { $seat } cofa znacznik utrzymania o { $spaces } pola.
}
event-trickery = { $spaces ->
    [one] { $seat } idzie o { $spaces } pole na torze podstępów i stoi na polu { $space }.
    [few] { $seat } idzie o { $spaces } pola na torze podstępów i stoi na polu { $space }.
    [many] { $seat } idzie o { $spaces } pól na torze podstępów i stoi na polu { $space }.
   *[other] { $seat } idzie o { $spaces } pola na torze podstępów i stoi na polu { $space }.
}
event-dungeon = { $seat } wchodzi na pole { $space } podziemi.
event-treasury = { $points ->
    [one] { $seat } dociera do skarbca, na pole za { $points } punkt.
    [few] { $seat } dociera do skarbca, na pole za { $points } punkty.
    [many] { $seat } dociera do skarbca, na pole za { $points } punktów.
   *[other] { $seat } dociera do skarbca, na pole za { $points } punktu.
}
event-robbed = { $coins ->
    [one] { $seat } zabiera { $coins } monetę graczowi: { $victim }.
    [few] { $seat } zabiera { $coins } monety graczowi: { $victim }.
    [many] { $seat } zabiera { $coins } monet graczowi: { $victim }.
   *[other] { $seat } zabiera { $coins } monety graczowi: { $victim }.
}
event-lured = { $imps ->
    [one] { $seat } zwabia { $imps } Chochlika od gracza: { $victim }.
    [few] { $seat } zwabia { $imps } Chochliki od gracza: { $victim }.
    [many] { $seat } zwabia { $imps } Chochlików od gracza: { $victim }.
   *[other] { $seat } zwabia { $imps } Chochlika od gracza: { $victim }.
}
event-setback = { $spaces ->
    [one] { $seat } cofa się o { $spaces } pole na torze podstępów i stoi na polu { $space }.
    [few] { $seat } cofa się o { $spaces } pola na torze podstępów i stoi na polu { $space }.
    [many] { $seat } cofa się o { $spaces } pól na torze podstępów i stoi na polu { $space }.
   *[other] { $seat } cofa się o { $spaces } pola na torze podstępów i stoi na polu { $space }.
}
event-rerolled = { $seat } rzuca kością ponownie: { $value }.
event-flipped = { $seat } obraca kość: { $value }.
event-pool-rerolled = { $dice ->
    [0] { $seat } nie ma już czym rzucić ponownie.
    [one] { $seat } rzuca ponownie { $dice } kością.
    [few] { $seat } rzuca ponownie { $dice } kośćmi.
    [many] { $seat } rzuca ponownie { $dice } kośćmi.
   *[other] { $seat } rzuca ponownie { $dice } kości.
}
event-fresh-faces = { $seat } odprawia odkrytych Adeptów, przychodzą nowi.
event-swapped = { $seat } zastępuje kość neutralną swoją.
event-adept = { $seat } bierze Adepta: { $adept }.
event-adept-left = { $seat } żegna Adepta: { $adept }.
event-professor = { $seat } zatrudnia Profesora: { $professor }.
event-professor-left = { $seat } żegna Profesora: { $professor }.
event-adepts-reshuffled = Odrzuceni Adepci, na nowo potasowani, tworzą stos.
event-professors-reshuffled = Odrzuceni Profesorowie, na nowo potasowani, tworzą stos.
event-built = { $coins ->
    [0] { $seat } stawia Budynek za darmo: { $building }.
    [one] { $seat } stawia Budynek za { $coins } monetę: { $building }.
    [few] { $seat } stawia Budynek za { $coins } monety: { $building }.
    [many] { $seat } stawia Budynek za { $coins } monet: { $building }.
   *[other] { $seat } stawia Budynek za { $coins } monety: { $building }.
}
event-order = { $seat } zajmuje pole { $space } toru kolejności.
event-graduated = { $seat } ma absolwenta: { $adept } → { $profession }.
event-drew = { $count ->
    [one] { $seat } dobiera { $count } kartę Zaklęcia.
    [few] { $seat } dobiera { $count } karty Zaklęć.
    [many] { $seat } dobiera { $count } kart Zaklęć.
   *[other] { $seat } dobiera { $count } karty Zaklęcia.
}
event-drew-card = Dobierasz: { $spell }.
event-drew-immediate = { $seat } dobiera natychmiastową kartę Zaklęcia: { $spell }.
event-played = { $seat } zagrywa: { $spell }.
event-impossible = { $seat } nie może rozegrać karty „{ $spell }”, pokazuje ją i dobiera następną.
event-discarded = { $seat } odrzuca kartę Zaklęcia.
event-discarded-card = Odrzucasz: { $spell }.
event-cleanup = Wszystkie kości wykorzystane, pora na porządki.
event-upkeep = { $coins ->
    [0] { $seat } nie płaci za utrzymanie
    [one] { $seat } płaci za utrzymanie { $coins } monetę
    [few] { $seat } płaci za utrzymanie { $coins } monety
    [many] { $seat } płaci za utrzymanie { $coins } monet
   *[other] { $seat } płaci za utrzymanie { $coins } monety
}{ $prestige ->
    [0] .
    [one] {" "}i traci { $prestige } punkt prestiżu.
    [few] {" "}i traci { $prestige } punkty prestiżu.
    [many] {" "}i traci { $prestige } punktów prestiżu.
   *[other] {" "}i traci { $prestige } punktu prestiżu.
}
event-scoring = Koniec roku: liczymy wszystko.
event-scored = { $points ->
    [one] { $seat } ma { $points } punkt.
    [few] { $seat } ma { $points } punkty.
    [many] { $seat } ma { $points } punktów.
   *[other] { $seat } ma { $points } punktu.
}
event-won = Wygrywa { $seat }!

## Wynik

moment-action = Zanim zrezygnuję z akcji
moment-after-action = Po każdej mojej akcji
score-prestige = Prestiż zdobyty w grze
score-coins = Monety
score-imps = Chochliki
score-first-player = Znacznik Pierwszego Gracza
score-buildings = Najwięcej Budynków
score-adepts = Najwięcej Adeptów
score-professors = Najwięcej Profesorów
score-sets = Zestawy trzech Profesji
score-treasury = Podziemia i skarbiec
score-trickery = Tor podstępów
score-cups = Puchary
score-empty = Puste pola
result-won = Największą sławę zdobył twój dom!
result-lost = W tym roku jaśniej błyszczał inny dom.

## Stół jako tekst

head-set-up = Przygotowanie
head-turn = Tura { $turn } z 5
head-professions = Profesje na planszy głównej
head-buildings = Budynki do postawienia
head-house = Dom: { $seat }
line-first = Pierwszy Gracz: { $seat }
line-dice = Kości aktywne: { $dice }
line-die = W użyciu: { $die }
line-used = Kości wykorzystane: { $dice }
line-adepts = Adepci: { $adepts } (stos: { $stack })
line-professors = Profesorowie: { $professors } (stos: { $stack })
line-order = Tor kolejności, pole { $space }: { $seat }
line-tower = Chochliki w Wieży: { $imps }
line-deck = Karty Zaklęć w talii: { $n }
line-area = { $area }: { $professions }
line-buildings = { $buildings }
line-means = Prestiż { $prestige } · monety { $coins } · Chochliki { $imps }
line-traits = Magia { $magic } · Spryt { $cunning } · Krzepa { $strength }
line-tracks = Utrzymanie { $upkeep } · podziemia { $dungeon } · podstępy { $trickery }
line-own-dice = Kości na planszy: { $n }
line-treasury = { $points ->
    [one] W skarbcu: { $points } punkt
    [few] W skarbcu: { $points } punkty
    [many] W skarbcu: { $points } punktów
   *[other] W skarbcu: { $points } punktu
}
line-own-adepts = Adepci (miejsca: { $places }): { $adepts }
line-own-professors = Profesorowie (miejsca: { $places }): { $professors }
line-own-professions = Profesje: { $professions }
line-own-buildings = Budynki: { $buildings }
line-empty = Puste pola ({ $n }): { $squares }
line-card = Na ręce: „{ $spell }”: { $effects }
line-hand = Karty Zaklęć na ręce: { $n }

## Rozdziały instrukcji

section-zawartosc-pudelka = Zawartość pudełka
section-przygotowanie-gry = Przygotowanie gry
section-przebieg-tury = Przebieg tury
section-faza-przygotowan = Faza przygotowań
section-faza-dochodu = Faza dochodu
section-faza-rzutu-koscmi = Faza rzutu kośćmi
section-faza-akcji = Faza akcji
section-faza-porzadkowania = Faza porządkowania
section-dostepne-akcje = Dostępne akcje
section-akcja-darmowa = Akcja darmowa
section-profesje = Profesje
section-karty-zaklec = Karty Zaklęć
section-tworzenie-puli-kosci = Tworzenie puli kości
section-puchary-i-pieczecie = Puchary i pieczęcie
section-zakonczenie-rozgrywki = Zakończenie rozgrywki
section-wariant-z-dodatkowa-koscia-akcji-wspolnych = Wariant z dodatkową kością akcji wspólnych
section-budynki = Budynki

## Stół w przeglądarce

scene-empty = Puste miejsce
scene-first = Pierwszy Gracz
scene-tower = Chochliki w Wieży
scene-tower-short = Chochliki
scene-buy = kup
scene-school = Szkoła
scene-tray = Pod ręką
scene-deck = Karty Zaklęć w talii
scene-deck-short = Zaklęcia
scene-pool = Kości do wzięcia
scene-no-dice = Wszystkie kości już wzięto.
scene-no-dice-yet = Rzut kośćmi będzie na początku pierwszej tury.
scene-used = Kości wykorzystane
scene-in-use = Kość w użyciu: { $name }
scene-die = Kość, kolor: { $colour }, wartość { $value } ({ $owner })
scene-die-neutral = neutralna
scene-die-common = wspólna, skorzystają wszyscy
scene-shift = Chochliki mogą zmienić wartość.
scene-value-less = Sprawdź wartość o jeden mniejszą
scene-value-more = Sprawdź wartość o jeden większą
scene-value-imps = { $imps ->
    [one] { $value } za { $imps } Chochlika
    [few] { $value } za { $imps } Chochliki
    [many] { $value } za { $imps } Chochlików
   *[other] { $value } za { $imps } Chochlika
}
scene-action = { $action }, wymaga kości { $values }
scene-does = { $name }. { $text }
scene-does-swap = Jedna z twoich kości zastępuje neutralną: częściej skorzystasz, gdy inni biorą kości.
scene-does-coins = Weź tyle monet, ile pokazuje kość.
scene-does-prestige = Zapłać monety za punkty.
scene-does-adept = Nowy uczeń, który później może zdobyć Profesję.
scene-does-professor = Nauczyciel dodaje punkty cechy wszystkim twoim Adeptom.
scene-does-build = Kafelek do twojego domu: daje prestiż i to, co zakryje, ale kosztuje utrzymanie.
scene-does-dungeon = Im wyższa wartość, tym dalej; każde pole, na które wchodzisz, daje premię.
scene-does-order = Zaczynasz następną turę, a do tego dostajesz premię.
scene-does-profession = Adept kończy naukę: najpewniejsza droga do prestiżu.
scene-guide-take = Weź kość: od jej wartości zależy, które akcje możesz wykonać (cyfry pod nazwami). Białe służą tylko tobie; z cudzej skorzysta też jej właściciel.
scene-guide-act = Wybierz jedną z podświetlonych akcji wokół kości. Każdy oddany Chochlik zmienia wartość o 1.
scene-guide-adept = Plakietki to punkty Magii, Sprytu i Krzepy; wymagają ich Profesje.
scene-guide-professor = Plakietki to punkty dla każdego twojego Adepta; to, co pod nimi, dostajesz raz, od razu.
scene-guide-build = Liczba to cena. Budynek daje to, co mówi jego opis, i to, co zakryje w twoim domu.
scene-guide-profession = Nad żetonami widać, czego potrzebuje Adept; większość brakujących punktów można dopłacić monetami.
scene-guide-order = Kto ma krążek najbardziej na lewo, będzie Pierwszym Graczem w następnej turze.
scene-stack = Zakryty stos: { $n }
scene-tracks = Tory
scene-order = Tor kolejności
scene-order-space = Pole { $n } toru kolejności; premia: { $effects }; zajmuje: { $who }
scene-trickery = Tor podstępów
scene-trickery-points = na koniec { $points }
scene-trickery-text = Na koniec gry krążki najdalej na tym torze są warte punkty: { $points }
scene-dungeon = Podziemia treningowe i skarbiec
scene-dungeon-short = Podziemia
scene-space = Pole { $n }: { $who }
scene-treasury-space = { $points ->
    [one] Skarbiec, { $points } punkt: { $who }
    [few] Skarbiec, { $points } punkty: { $who }
    [many] Skarbiec, { $points } punktów: { $who }
   *[other] Skarbiec, { $points } punktu: { $who }
}
scene-area-gives = Co przynosi Adept, który tu ukończy naukę
scene-way-to = { $type }, poziom { $level }: twoi Adepci
scene-mastered = Masz wymagane Profesje:
scene-not-mastered = Najpierw zdobądź:
scene-needs-point = Musi mieć własny punkt cechy { $trait }.
scene-main-short = { $trait }: brakuje { $n }, a tego nie da się dopłacić.
scene-coins-short = { $coins ->
    [one] Potrzeba { $coins } monety; masz { $have }.
    [few] Potrzeba { $coins } monet; masz { $have }.
    [many] Potrzeba { $coins } monet; masz { $have }.
   *[other] Potrzeba { $coins } monety; masz { $have }.
}
scene-for-coins = { $coins ->
    [one] Można za { $coins } monetę.
    [few] Można za { $coins } monety.
    [many] Można za { $coins } monet.
   *[other] Można za { $coins } monety.
}
scene-ready = Można, bez dopłaty.
scene-no-adepts = Nie masz Adeptów.
scene-own-house = Mój dom
scene-building = { $building }, { $price ->
    [one] { $price } moneta
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
} (zostało { $left }): { $effects }
scene-building-text = { $price ->
    [one] { $price } moneta
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
} · { $effects }
scene-building-gone = { $building }: już nie ma
scene-no-spells = Brak kart Zaklęć w ręce
scene-hands-hidden = Widzowie nie widzą kart Zaklęć w rękach graczy. Ich liczbę podaje każdy dom.
scene-grid = Pole budowy: { $name }
scene-square = Pole { $square }; za zakrycie: { $effects }
scene-built = Pole { $square }: { $building }
scene-printed-adept = Pole { $square }: nadrukowany dom Adeptów
scene-printed-professor = Pole { $square }: nadrukowany dom Profesorów
scene-turn-tile = Obróć
scene-aim = Kliknij pole albo przeciągnij tam kafelek.
scene-adepts = Adepci
scene-professors = Profesorowie
scene-professions = Profesje
scene-place = Miejsce { $n } na Profesję; zakrywa: { $effects }
scene-upkeep = { $coins ->
    [one] Utrzymanie: { $coins } moneta
    [few] Utrzymanie: { $coins } monety
    [many] Utrzymanie: { $coins } monet
   *[other] Utrzymanie: { $coins } monety
}
scene-upkeep-text = Monety do zapłaty na koniec każdej tury; znacznik przesuwa się o jedno pole za każde zabudowane pole.
scene-own-dice = Kości w zapasie
scene-prestige = Prestiż
scene-coins = Monety
scene-imps = Chochliki
scene-spells = Karty Zaklęć
scene-cup-gold = złote puchary
scene-cup-silver = srebrne puchary
scene-cup-bronze = brązowe puchary
scene-cup-any = puchary dowolnego rodzaju
scene-score = Gdyby gra skończyła się teraz
scene-score-short = Wynik teraz
scene-score-item = Co się liczy
scene-score-total = Razem
scene-hand = Twoje karty Zaklęć
scene-discard = Odrzuć
scene-immediate = Natychmiast:
scene-source-designed = Wartości: zaprojektowane tutaj

## Co może się nie zgadzać tylko w tej grze

problem-copies = kopie z pudełka powinny dać razem { $count }, a dają { $found }
problem-grid = powinno tu być tyle wierszy i kolumn pól: { $count }; każde pole to A, P albo kropka, a jest { $value }
problem-square-printed = na polu „{ $word }” nie można budować
problem-starting = startowe powinny być tylko pierwsze, w liczbie { $count }
problem-effect-after = „{ $word }” nie może stać po „{ $other }”: wtedy mogłoby już nie być wykonalne

## Symbole

legend-goods = Co się ma
legend-prestige = punkty tej gry.
legend-coins = na utrzymanie, prestiż i Chochliki; za 5 jest punkt na koniec.
legend-imps = każdy zmienia dla ciebie kość o 1; za 2 jest punkt na koniec.
legend-spells = dobierane z talii, zagrywane jako darmowa akcja.
legend-pay = Opłata
legend-pay-text = tyle to kosztuje.
legend-tower = Wieża Chochlików
legend-tower-text = te, których nikt nie ma.
legend-people = Ludzie i Profesje
legend-trait = Profesja wymaga jej punktów.
legend-adept = uczeń, który może zdobyć Profesję.
legend-professor = uczy: dodaje atrybuty wszystkim twoim Adeptom.
legend-profession = z nią Adept kończy szkołę; nagroda przychodzi od razu.
legend-immediate = Od razu
legend-immediate-text = to Zaklęcie zagrywa się zaraz po dobraniu.
legend-order = kto ma krążek najbardziej na lewo na torze kolejności, będzie Pierwszym Graczem w następnej turze.
legend-trickery = kto jest na przedzie, dostaje punkty na koniec.
legend-dungeon = każde pole, na które się wchodzi, daje premię; na końcu czeka skarbiec.
legend-upkeep = Utrzymanie
legend-upkeep-text = monety do zapłaty co turę; każda niezapłacona kosztuje 2 punkty prestiżu. Miotła cofa znacznik.
legend-treasury = Skarbiec
legend-treasury-text = punkty dla tych, którzy przejdą podziemia.
legend-end = Na koniec gry
legend-cups = Puchary
legend-cups-text = 4 punkty za trzy jednakowe albo po jednym każdego rodzaju.
legend-seal = Pieczęć
legend-seal-text = rozstrzyga remisy na torze podstępów.
legend-actions = Akcje
legend-build = każde pole Budynku daje 1 punkt prestiżu i przesuwa utrzymanie o jedno pole.
legend-patron = Opiekun budowniczych
