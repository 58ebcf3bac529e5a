# Talisman: Magia i Miecz – Smoki po polsku. Te same klucze co w en.ftl.
# Nazwy ($seat, $card, $space, $kind, $who …) przychodzą przetłumaczone, w mianowniku; liczby jako liczby. Listy ($effects, $goods, $kinds …)
# są już połączone przecinkami.

game-title = Talisman: Magia i Miecz – Smoki
game-blurb = Wędruj przez trzy Krainy, zdobywaj Siłę i Moc, znajdź Talizman i zmierz się z Królem Smoków na Koronie Władzy.
game-unofficial = Wersja nieoficjalna, niezwiązana z autorami ani wydawcami gry; wszystkie teksty oraz to, czego o Smokach, nakładce i zakończeniach nie podaje żadne źródło, są nasze, ikony pochodzą z game-icons.net (CC BY 3.0).

## Jak grać, na jednym ekranie

how-to-goal = Cel gry
how-to-goal-text = Dotrzyj do Korony Władzy na środku planszy i odbierz tam Królowi Smoków ostatnie Życie. Nikt nie zdoła tego od razu: najpierw trzeba urosnąć w siłę.
how-to-turn-token = Smoki się budzą
how-to-turn-token-text = Każda tura zaczyna się od żetonu Smoków. Zwykle to łuska: Władca, który zbierze trzy, zostaje Królem Smoków, a jedna z jego łusek trafia na twój obszar.
how-to-turn-move = Rzuć i idź
how-to-turn-move-text = Rzuć kością i idź tyle obszarów w lewo albo w prawo. Most koło Strażnika prowadzi do Krainy Środkowej, Tajemne Wrota do Wewnętrznej.
how-to-turn-encounter = Spotkaj, co tam jest
how-to-turn-encounter-text = Spotykasz obszar z jego kartami, innego Poszukiwacza albo smoczą łuskę. Łuski Króla nie da się ominąć.
how-to-turn-fight = Walcz
how-to-turn-fight-text = Siła albo Moc plus kość przeciw temu samemu u wroga. Zabici wrogowie to trofea, które zamieniasz na Siłę i Moc; kto zabije Wroga z talii Smoków, może wziąć łuskę z obszaru.
how-to-end = Koniec
how-to-end-text = Z Talizmanem wejdziesz do Doliny Ognia i na Koronę. Odkąd ktoś tam dotarł, śmierć jest ostateczna; wygrywa, kto odbierze Królowi piąte Życie.

## Miejsca

seat-1 = Gracz 1
seat-2 = Gracz 2
seat-3 = Gracz 3
seat-4 = Gracz 4
seat-5 = Gracz 5
seat-6 = Gracz 6

## Ustawienia

option-board = Plansza
option-board-text = Co leży na środku planszy i jak się wygrywa.
option-board-realm = Kraina Smoków
option-board-tower = Smocza Wieża
option-board-challenge = Zmagania o Koronę
option-board-cards = Smoki bez nakładki
option-board-base = Sama gra podstawowa
option-ending = Alternatywne Zakończenie
option-ending-text = Losowa karta na Koronie mówi, jak się wygrywa. Nie z nakładką.
option-new-characters = Nowi Poszukiwacze
option-new-characters-text = Bierze udział sześcioro Poszukiwaczy z rozszerzenia.
option-choose-of-three = Jeden z trzech
option-choose-of-three-text = Każdy dostaje troje Poszukiwaczy i zatrzymuje jednego.
option-starting-bonus = Premia startowa
option-starting-bonus-text = Każdy zaczyna z 1 dodatkową Siłą albo Mocą.
option-trophies = Siła i Moc
option-trophies-text = Ile punktów trofeów daje 1 Siłę albo Moc.
option-wrath = Gniew Króla Smoków
option-wrath-text = Król ukoronowany ponownie szaleje na wszystkich obszarach ze swoimi łuskami.
option-spawn = Smocze Rozmnożenie
option-spawn-text = Przed grą każdy kładzie na planszy dwie łuski.
option-easier-command = Łatwiejsze Zaklęcie Rozkazu
option-easier-command-text = Przy pięciu lub sześciu graczach działa częściej.
option-sudden-death = Nagła śmierć
option-sudden-death-text = Wygrywa, kto pierwszy dotrze do Korony.
option-bloodbath = Krwawa łaźnia
option-bloodbath-text = Jest tylko jedna karta Talizmanu, a śmierć jest ostateczna.
option-inherited-items = Dziedziczenie
option-inherited-items-text = Nowy Poszukiwacz przejmuje to, co miał zabity.
option-evade-individuals = Wymykanie się nieprzyjaznym osobom
option-evade-individuals-text = Nieprzyjaznym osobom na kartach i obszarach można się wymknąć.
option-clock = Nagła śmierć na czas
option-clock-text = Po tylu rundach wygrywa najbogatszy Poszukiwacz; 0: nigdy.
option-turn-limit = Limit rund
option-turn-limit-text = Po tylu rundach gra kończy się bez zwycięzcy; 0: nigdy.
moment-spell-start = Zaklęcia: na początku tury
moment-spell-move = Zaklęcia: przed rzutem za ruch
moment-spell-moved = Zaklęcia: po ruchu
moment-spell-drawn = Zaklęcia: po wylosowaniu kart
moment-spell-fight = Zaklęcia: przed walką
moment-spell-rolled = Zaklęcia: po rzutach ataku
moment-spell-life = Zaklęcia: gdy ma przepaść Życie
moment-spell-cast = Zaklęcia: w odpowiedzi na Zaklęcie
moment-spell-end = Zaklęcia: na koniec tury

## Co widać na kartach i obszarach

face-card = { $type } · { $number }
face-worn = { $type }, { $worn } · { $number }
face-enemy = Wróg, { $class } · { $ability } { $value } · { $number }
face-enemy-either = Wróg, { $class } · wartość { $value }: walka, gdy twoja Siła jest niższa od Mocy, inaczej walka psychiczna · { $number }
face-spell = Zaklęcie · { $cast }: { $windows }
face-effects = { $effects }
face-stays = Zostaje tutaj.
face-lasts = Leży tutaj, póki trwa.
face-stock = Zapas: { $what }, { $n }. Gdy się wyczerpie, kartę się odrzuca.
face-holds = Może mieć zapas: { $what }.
face-when = { $when }: { $effects }
face-when-once = { $when }, raz na turę: { $effects }
face-when-discard = { $when }, odrzucając tę kartę: { $effects }
face-banned = Nie może jej mieć: { $alignments }
face-mandatory = Trzeba ją wziąć.
face-worth = Po wzięciu zamienia się w złoto: { $n }.
face-placed = Kość wysyła ją na jeden z obszarów: { $kinds }
face-asleep = Przychodzi, śpiąc.
face-side = { $at } { $kind }
face-target = Na wybranego Poszukiwacza.
face-roll = { $table }, { $dice ->
        [one] 1 kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }:
face-add-none = Kości liczą się tak, jak wypadły.
face-add-abilities-and-scales = Możesz dodać swoją Siłę, Moc i 1 za każdą swoją łuskę.
face-add-region-and-own-scales = Możesz dodać 1 za każdą łuskę w tej Krainie i za każdą własną.
face-line = { $low }–{ $high }: { $effects }
face-line-one = { $low }: { $effects }
face-line-up = { $low } lub więcej: { $effects }
face-draw = Losuj karty, aż będzie tu leżeć: { $n }.
face-draw-tower = Na początku tury losujesz z talii Króla kart: { $n }.
face-sentinel = Kto chce przejść mostem do Krainy Środkowej, walczy ze Strażnikiem o Sile { $n }.
face-portal = Jeśli ruch niesie dalej, możesz spróbować je otworzyć: 2 kości, najwyżej tyle, ile masz Siły albo Mocy. Porażka kosztuje 1 punkt i kończy turę.
face-cursed_glade = Siła i Moc z Przedmiotów się tu nie liczą, Magiczne Przedmioty nie działają i nie można rzucać Zaklęć.
face-runes = Istoty, z którymi się tu walczy, dodają 2 do rzutu ataku.
face-plain_of_peril = Wejście tu kończy ruch. Stąd idzie się o 1 obszar na turę, bez kości.
face-valley_of_fire = Tylko z Talizmanem. Stąd droga prowadzi na Koronę.
face-crown = Kto tu dotrze, sam już nie zejdzie, a śmierć jest odtąd ostateczna.
face-stair = Pokonany cofa się stąd o 1 obszar; inaczej idzie się o 1 do przodu i o 1 dalej za każdego zabitego Wroga.
face-character = Siła { $strength } · Moc { $craft } · Życie { $life } · Los { $fate }
face-start = Charakter: { $alignment } · start: { $space }
face-start-spells = Na początku Zaklęcia: { $n }
face-start-objects = Na początku: { $cards }
face-lord = Siła { $strength } · Moc { $craft } · Życie { $lives }
face-rage-follower = Smoczy Gniew: odrzuć Przyjaciela albo strać 1 Życie
face-rage-object = Smoczy Gniew: odrzuć Przedmiot albo strać 1 Życie
face-rage-spell = Smoczy Gniew: odrzuć Zaklęcie albo strać 1 Życie
face-rage-gold = Smoczy Gniew: odrzuć całe złoto albo strać 1 Życie
face-token-scale = Trafia na swojego Władcę; trzecia go koronuje.
face-token-strike = Losujesz jeszcze 2 żetony.
face-token-rage = Dotyka cię Gniew Króla Smoków.
face-token-slumber = Połóż żeton Snu na Smoku.
face-ending-dragon-king = Na Koronie atakujesz Króla Smoków (Życie: { $lives }) Siłą albo Mocą. Zwycięstwo odbiera mu Życie i atakujesz znowu; porażka kosztuje cię Życie i ściąga jego Gniew. Wygrywa, kto odbierze ostatnie.
face-star-dragon-king = ★ Kto gdziekolwiek zabije Smoka, może wziąć z puli jedną łuskę Króla.
face-ending-dragon-slayers = Każdy Władca ma zamiast Żyć łuski: { $scales }. Na Koronie atakujesz Władcę, który je ma: zwycięstwo daje ci jedną i atakujesz znowu; porażka kosztuje Życie i ściąga jego Gniew. Władca bez łusek odpada. Gdy odpadną wszyscy trzej, wygrywa, kto ma najwięcej łusek.
face-ending-domain-of-dragons = Na Koronie co turę odkrywasz karty talii Króla (najwyżej { $reveal }), aż trafi się Wróg, i walczysz z nim. Zwycięstwo daje trofeum i łuskę jego Władcy i gra toczy się dalej; porażka kosztuje Życie. Wygrywa, kto ma na Koronie łuski: { $scales }.
face-star-domain-of-dragons = ★ Póki ktoś jest na Koronie, wszystkie Smoki dodają { $attack } do rzutu ataku.
stock-strength = Siła
stock-craft = Moc
stock-life = Życie
stock-gold = złoto
stock-sleep = żetony Snu
stock-spell = Zaklęcia
stock-scale = łuski
cast-own-turn = w swojej turze
cast-anybody = w dowolnej turze
window-start = na początku
window-move = zamiast rzutu za ruch
window-moved = po ruchu
window-drawn = po wylosowaniu kart
window-fight = przed walką
window-rolled = po rzutach ataku
window-life = gdy ma przepaść Życie
window-cast = gdy ktoś rzuca Zaklęcie
window-end = na końcu
window-any = w dowolnej chwili
when-breath = Zionięcie
when-defeats = Gdy cię pokona, także
when-defeats-instead = Gdy cię pokona, zamiast Życia
when-killed = Gdy go zabijesz
when-unbeaten = Zaatakowany, lecz nie zabity
when-turn-start = Na początku swojej tury możesz
when-move = Zamiast rzutu za ruch możesz
when-moved = Po swoim ruchu możesz
when-enemy-met = Gdy spotykasz Wroga
when-before-fight = Przed walką możesz
when-free = W swojej turze możesz

## Efekty

effect-nothing = nic się nie dzieje
effect-life = +{ $n } { $n ->
        [one] Życie
        [few] Życia
        [many] Żyć
       *[other] Życia
    }
effect-strength = +{ $n } { $n ->
        [one] Siła
        [few] Siły
        [many] Siły
       *[other] Siły
    }
effect-craft = +{ $n } { $n ->
        [one] Moc
        [few] Mocy
        [many] Mocy
       *[other] Mocy
    }
effect-fate = +{ $n } { $n ->
        [one] Los
        [few] Losu
        [many] Losu
       *[other] Losu
    }
effect-gold = +{ $n } { $n ->
        [one] sztuka
        [few] sztuki
        [many] sztuk
       *[other] sztuki
    } złota
effect-lose-life = −{ $n } { $n ->
        [one] Życie
        [few] Życia
        [many] Żyć
       *[other] Życia
    }
effect-lose-strength = −{ $n } { $n ->
        [one] Siła
        [few] Siły
        [many] Siły
       *[other] Siły
    }
effect-lose-strength-all = strata całej zdobytej Siły
effect-lose-craft = −{ $n } { $n ->
        [one] Moc
        [few] Mocy
        [many] Mocy
       *[other] Mocy
    }
effect-lose-craft-all = strata całej zdobytej Mocy
effect-lose-fate = −{ $n } { $n ->
        [one] Los
        [few] Losu
        [many] Losu
       *[other] Losu
    }
effect-lose-fate-all = strata całego Losu
effect-lose-gold = −{ $n } { $n ->
        [one] sztuka
        [few] sztuki
        [many] sztuk
       *[other] sztuki
    } złota
effect-lose-gold-all = strata całego złota
effect-heal = leczenie do { $n } { $n ->
        [one] Życia
        [few] Żyć
        [many] Żyć
       *[other] Żyć
    }
effect-heal-all = leczenie do wartości Życia
effect-restore-fate = odzyskanie Losu, do { $n }
effect-restore-fate-all = odzyskanie Losu do jego wartości
effect-talisman = Talizman, jeśli jeszcze jest
effect-toad = zamiana w Ropuchę na 3 tury
effect-miss-turn = strata { $n } { $n ->
        [one] tury
        [few] tur
        [many] tur
       *[other] tur
    }
effect-miss-next = strata { $n ->
        [one] następnej tury
        [few] { $n } następnych tur
        [many] { $n } następnych tur
       *[other] { $n } następnych tur
    }
effect-enslaved = niewola: zostajesz, póki za ruch nie wypadnie 4, 5 lub 6
effect-slow-next = następny ruch to 1 obszar
effect-become = zmiana Charakteru: { $alignment }
effect-discard-spells = odrzucenie wszystkich Zaklęć
effect-lose-trophies = odrzucenie wszystkich trofeów
effect-lose-gained = strata wszystkich żetonów cechy { $ability }
effect-gold-to = całe twoje złoto trafia na obszar: { $kind }
effect-discard-this = odrzucenie tej karty
effect-promise-none = nic na następny ruch
effect-promise-teleport = następny ruch może prowadzić na dowolny inny obszar tej Krainy
effect-promise-ferry = następny ruch może być przeprawą do Świątyni
effect-promise-flight = następny ruch może prowadzić na dowolny obszar z łuską lub kartą Smoka
effect-sleep-all = każdy Smok na planszy zasypia
effect-wake-all = każdy Smok na planszy się budzi
effect-boost = Siła +{ $strength }, Moc +{ $craft } do końca tury
effect-boost-strength = Siła +{ $strength } do końca tury
effect-beaten = porażka bez walki
effect-weaken = wynik kości odejmuje się od twojej skuteczności ataku
effect-wound = porażka kosztuje jeszcze { $n } { $n ->
        [one] Życie
        [few] Życia
        [many] Żyć
       *[other] Życia
    }
effect-spell = +{ $n } { $n ->
        [one] Zaklęcie
        [few] Zaklęcia
        [many] Zaklęć
       *[other] Zaklęcia
    }
effect-fill-spells = Zaklęcia do twojego limitu
effect-lose-follower = strata { $n } { $n ->
        [one] Przyjaciela
        [few] Przyjaciół
        [many] Przyjaciół
       *[other] Przyjaciół
    }
effect-lose-follower-random = ginie losowy z twoich Przyjaciół; jeśli nie masz żadnego, −1 Życie
effect-lose-magic-random = losowy z twoich Magicznych Przedmiotów zostaje na obszarze
effect-lose-object = odrzucenie { $n } { $n ->
        [one] Przedmiotu
        [few] Przedmiotów
        [many] Przedmiotów
       *[other] Przedmiotów
    }
effect-lose-spell = odrzucenie { $n } { $n ->
        [one] Zaklęcia
        [few] Zaklęć
        [many] Zaklęć
       *[other] Zaklęć
    }
effect-forfeit-follower = odrzucenie Przyjaciela; jeśli nie masz żadnego, −1 Życie
effect-forfeit-object = odrzucenie Przedmiotu; jeśli nie masz żadnego, −1 Życie
effect-forfeit-spell = odrzucenie Zaklęcia; jeśli nie masz żadnego, −1 Życie
effect-forfeit-gold = odrzucenie całego złota; jeśli go nie masz, −1 Życie
effect-take-purchase-sword = Miecz z kart Ekwipunku
effect-take-purchase-any = dowolna karta Ekwipunku
effect-go = przenosisz się na obszar: { $kind }
effect-teleport = przenosisz się na dowolny inny obszar tej Krainy
effect-back-by-die = rzut kością i tyle obszarów przeciwnie do ruchu wskazówek zegara
effect-either = { $first } albo { $rest }
effect-blood-more = rzut kością: 1–2 −1 Życie, 3–4 −2, 5–6 −3, więcej −4; każdy odrzucony Przyjaciel ratuje 1
effect-or-next = { $first }; { $rest }
effect-one-of = jedno z: { $rest }
effect-paid = { $cost }, a w zamian { $effects }
effect-may = możesz: { $effects }
effect-if = { $condition }: { $effects }
effect-if-else = { $condition }: { $effects }; inaczej: { $other }
effect-if-next = { $condition }: { $effects }; inaczej, { $other }
effect-each-all = każdy Poszukiwacz: { $effects }
effect-each-region = każdy Poszukiwacz w tej Krainie: { $effects }
effect-each-here = każdy Poszukiwacz na tym obszarze: { $effects }
effect-table = rzut na tabelę „{ $table }”
effect-test-strength = rzut kością; jeśli wypadnie co najmniej tyle, ile masz Siły: { $effects }
effect-test-craft = rzut kością; jeśli wypadnie co najmniej tyle, ile masz Mocy: { $effects }
effect-fight = walka: { $who }, { $ability } { $n }
effect-pay-gold = zapłata { $n } { $n ->
        [one] sztuki
        [few] sztuk
        [many] sztuk
       *[other] sztuk
    } złota
effect-pay-follower = odrzucenie Przyjaciela
effect-pay-object = odrzucenie Przedmiotu
effect-pay-spell = odrzucenie Zaklęcia
effect-pay-scale = odrzucenie łuski
effect-pay-magic = odrzucenie Magicznego Przedmiotu
effect-shop = zakupy za złoto: { $goods }
effect-goods = { $card } { $n }
effect-buy-life = leczenie do { $n } { $n ->
        [one] Życia
        [few] Żyć
        [many] Żyć
       *[other] Żyć
    }, każde za 1 złota
effect-buy-life-all = leczenie do wartości Życia, każde za 1 złota
effect-buy-fate = odzyskanie Losu, do { $n }, każdy za 1 złota
effect-buy-fate-all = odzyskanie Losu do jego wartości, każdy za 1 złota
effect-alchemy = zamiana Przedmiotów na złoto, po 1
effect-midas = zamiana Przedmiotów i Przyjaciół na złoto, po 1
effect-take-stock = weź z zapasu tej karty: { $n }
effect-castle = leczenie po 1 złota; z Księciem lub Księżniczką do 2 za darmo, a każde z nich można oddać za 3 złota
effect-quest = możesz przyjąć misję: 1 odbierz komuś Życie, 2 zabij Wroga, 3 odrzuć Przyjaciela, 4 odrzuć Magiczny Przedmiot, 5 odrzuć 3 złota, 6 odrzuć 2 złota. Nagrodą jest Talizman
effect-chasm = rzut za siebie i każdego Przyjaciela; przy 1–2 tracisz Życie albo ten Przyjaciel ginie
effect-descend = 3 kości minus { $ability }: 0 lub mniej zostajesz, 1 Równiny Grozy, 2–3 Tajemne Wrota, 4–5 Jaskinia Czarownika, 6 lub więcej { $kind }
effect-blood = rzut kością: 1–2 −1 Życie, 3–4 −2, 5–6 −3; każdy odrzucony Przyjaciel ratuje 1
effect-fiends = rzut kością: tylu kolejno z tobą walczy: { $who }, { $ability } { $n }
effect-guardian = walka: { $who }, 2 kości to jego Siła; co turę ten sam, aż wygrasz
effect-death = obie strony rzucają 2 kośćmi: mniej to −1 Życie i powtórka w następnej turze, więcej pozwala iść dalej
effect-growing = { $effect }; o 1 trudniej za { $per ->
        [one] każdą łuskę
        [few] każde { $per } łuski
        [many] każde { $per } łusek
       *[other] każde { $per } łuski
    } na Władcach
effect-rage = Gniew Króla Smoków
effect-token = losowanie { $n } { $n ->
        [one] żetonu
        [few] żetonów
        [many] żetonów
       *[other] żetonów
    } Smoków
effect-token-to-space = losowanie żetonu Smoków; łuskę kładziesz na dowolnym obszarze tej Krainy bez łuski
effect-token-or-claim = losowanie żetonu Smoków; łuskę Króla możesz zatrzymać
effect-claim = { $n } { $n ->
        [one] łuska
        [few] łuski
        [many] łusek
       *[other] łuski
    } z karty dowolnego Władcy
effect-claim-each = po łusce z karty każdego Władcy
effect-king-cards = na obszar { $kind }: { $n } { $n ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    } z talii Króla Smoków; Zdarzenia się odrzuca
effect-king-cards-scales = karta z talii Króla Smoków na każdy obszar tej Krainy z łuską; Zdarzenia się odrzuca
effect-king-cards-all = karta z talii Króla Smoków na każdy obszar z łuską, we wszystkich Krainach; Zdarzenia się odrzuca
effect-hatch = wierzchnie karty talii Króla Smoków ({ $n }) trafiają bez oglądania na talię Przygód
effect-clear-region = odrzucenie wszystkich kart z obszarów tej Krainy
effect-clear-all = odrzucenie wszystkich kart z obszarów wszystkich Krain
effect-clear-others = wszystkie inne karty z tego obszaru się odrzuca
effect-hoard-follower = jeden z twoich Przyjaciół trafia na tę kartę
effect-hoard-object = jeden z twoich Przedmiotów trafia na tę kartę
effect-hoard-gold = całe twoje złoto trafia na tę kartę
effect-hoard-spells = wszystkie twoje Zaklęcia trafiają odkryte na tę kartę
effect-hoard-life = na tę kartę trafia żeton Życia
effect-loot = możesz zabrać to, co na niej leży
effect-flee = przenosi się do innego Smoka, którego wybierzesz; jeśli nie ma żadnego, odrzuca się go
effect-lair = losujesz z tej talii { $n } { $n ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }, możesz zatrzymać jeden Przedmiot
effect-gold-by-die = rzut kością i tyle złota
effect-reign = zgodnie z ruchem wskazówek zegara od ciebie każdy bierze łuskę wybranego Władcy i kładzie ją na swoim obszarze, aż Władcy nie będą mieli żadnej
effect-rivals = wybór i odrzucenie Smoków z planszy: { $n }, jeśli tylu jest
effect-lasting-blizzard = przez { $rounds } { $rounds ->
        [one] rundę
        [few] rundy
        [many] rund
       *[other] rundy
    } wszyscy chodzą tylko o 1 obszar na turę
effect-lasting-fury = przez { $rounds } { $rounds ->
        [one] rundę
        [few] rundy
        [many] rund
       *[other] rundy
    } wszyscy na początku tury losują 2 żetony Smoków
effect-spine = rzut kością: co najmniej tyle, ile Smoków jest w tej Krainie, i możesz przenieść się na dowolny jej obszar; mniej, i przenosisz tu Smoka z tej Krainy
effect-stone = losujesz kartę Przygody: Smok cię zabija, wszystko inne spotykasz
effect-speaker = obejrzyj wierzchnie karty talii Króla Smoków ({ $n }) i odłóż je w dowolnej kolejności
effect-singer = przenieś jeden jej żeton Snu na Wroga w dowolnej Krainie
effect-martial-artist = odrzuć dowolnie wiele swoich łusek: +1 Siła albo Moc za każdą
effect-spirits = połóż na tej karcie łuskę z tej Krainy albo łuskę z karty na obszarze tej Krainy bez łuski; gdy leży na niej łusek: { $n }, odrzuca się ją
effect-caller = możesz wziąć wierzchnie odrzucone Zaklęcie; nie można go rzucić w tej samej rundzie
effect-sprite = weź jedno z odkrytych Zaklęć, które na niej leżą
effect-st-george = możesz przenieść go na obszar z kartą Smoka; jedną z nich się wtedy odrzuca
effect-acquire = weź Przedmiot albo 1 złota dowolnemu Poszukiwaczowi
effect-mesmerise = weź Przyjaciela dowolnemu Poszukiwaczowi
effect-counter = właśnie rzucone Zaklęcie nie działa, także Zaklęcie Rozkazu
effect-destroy-magic = do twojej następnej tury nikt nie rzuca Zaklęć ani nie używa Magicznych Przedmiotów
effect-destruction = odrzuć dowolną odkrytą kartę z planszy
effect-divination = obejrzyj wierzchnie karty talii Przygód: { $n }
effect-hex = leży na pustym obszarze Krainy Zewnętrznej lub Środkowej przez { $n } { $n ->
        [one] rundę
        [few] rundy
        [many] rund
       *[other] rundy
    }; kto tam wejdzie, traci 1 Życie
effect-immobility = Poszukiwacz nic nie robi w tej turze albo istota nie atakuje i można się jej wymknąć do końca tury
effect-invisibility = możesz wymknąć się każdej istocie i każdemu Poszukiwaczowi do końca tury
effect-preservation = Poszukiwacz nie traci Życia albo nie ginie Przyjaciel lub Wróg; walka kończy się remisem
effect-psionic-blast = w tej walce dodajesz do Siły Moc ze swojej karty
effect-warp = rozgrywasz { $n } { $n ->
        [one] turę
        [few] tury
        [many] tur
       *[other] tury
    } z rzędu
effect-is-good = jeśli dobry
effect-is-neutral = jeśli neutralny
effect-is-evil = jeśli zły
effect-not-good = jeśli nie dobry
effect-not-evil = jeśli nie zły
effect-king = jeśli Królem Smoków jest { $lord }
effect-strength-below = przy Sile poniżej { $n }
effect-craft-below = przy Mocy poniżej { $n }
effect-craft-at-least = przy Mocy { $n } lub większej
effect-owns-follower = jeśli masz Przyjaciela
effect-owns-object = jeśli masz Przedmiot
effect-owns-spell = jeśli masz Zaklęcie
effect-owns-gold = jeśli masz złoto
effect-owns-armour = jeśli masz Pancerz
effect-owns-weapon = jeśli masz Broń
effect-owns-scale = jeśli masz łuskę
effect-owns-magic-object = jeśli masz Magiczny Przedmiot
effect-at = na obszarze { $kind }

## Zdolności stałe

has-strength = Siła +{ $n }
has-craft = Moc +{ $n }
has-battle = Siła +{ $n } w walce
has-battle-vs-dragon = w walce ze Smokami zamiast tego Siła +{ $n }
has-attack-vs-dragon = skuteczność ataku +{ $n } przeciw Smokom, w walce i walce psychicznej
has-armour = po przegranej walce wynik { $n } lub więcej ratuje Życie
has-carry = możesz nieść o { $n } { $n ->
        [one] Przedmiot
        [few] Przedmioty
        [many] Przedmiotów
       *[other] Przedmioty
    } więcej
has-pray = możesz dodać { $n } do modlitwy
has-cave = możesz dodać { $n } do rzutu w Jaskini
has-portal-dice = kości przy otwieraniu Tajemnych Wrót Mocą: { $n }
has-mines-dice = kości w Kopalni: { $n }
has-scale-worth = każda odpowiadająca łuska dodaje { $n } do skuteczności ataku
has-strength-fixed = twoja Siła to zawsze { $n }; premie się nie liczą
has-battle-per-follower = Siła +{ $n } w walce za każdego twojego Przyjaciela
has-castle-heals = w Zamku leczy za darmo Życie: { $n }, albo można oddać za 3 złota
has-attack = rzut ataku +{ $n }
has-dice = rzuca { $n ->
        [one] 1 kością
        [few] { $n } kośćmi
        [many] { $n } kośćmi
       *[other] { $n } kośćmi
    } i dodaje wyniki
has-margin = zwycięstwo o mniej niż { $n } to remis
has-bribe = nie atakuje, kto zapłaci złoto: { $n }
has-per-dragon = skuteczność ataku +{ $n } za każdego innego Smoka na planszy
has-per-scale = skuteczność ataku +{ $n } za każdą łuskę na Władcach
has-attack-king = rzut ataku +{ $n }, gdy Królem Smoków jest jego Władca
has-attack-woods = rzut ataku +{ $n } w Puszczy
has-recruit = wzięcie kosztuje złoto: { $n }
has-start-spells = zaczyna z Zaklęciami
has-talisman-pass = pozwala wejść do Doliny Ognia
has-skip-crags = w Turniach nie musisz rzucać
has-skip-chasm = w Przepaści nie musisz rzucać
has-skip-forest = w Lesie nie musisz rzucać
has-evade-hills = na Wzgórzach możesz się wymknąć
has-evade-woods = w Puszczy możesz się wymknąć
has-safe-desert = Pustynia nie odbiera ci Życia
has-safe-chapel = Kaplica nie odbiera ci Życia
has-safe-graveyard = Cmentarz nie odbiera ci Życia
has-move-one = chodzisz tylko o 1 obszar na turę
has-no-followers = tracisz wszystkich innych Przyjaciół i nie zyskujesz nowych
has-no-cast = nie możesz rzucać Zaklęć
has-spell-proof = Zaklęcia na ciebie nie działają, poza Zaklęciem Rozkazu
has-always-spell = po rzuceniu ostatniego Zaklęcia dobierasz jedno
has-breath-proof = zionięcia ci nie szkodzą
has-rage-proof = Smoczy Gniew ci nie szkodzi
has-maze-proof = Labirynt cię nie zatrzymuje
has-no-weapon = bez Broni
has-no-armour = bez Pancerza
has-two-weapons = może użyć dwóch Broni naraz
has-best-of-two = w walce może rzucić dwiema kośćmi i wybrać wyższą
has-scales-match = wszystkie twoje łuski odpowiadają przeciwnikowi
has-craft-adds = w walce dodajesz Moc do Siły
has-craft-adds-vs-dragon = w walce ze Smokami dodajesz Moc do Siły
has-psychic-by-strength = w walce psychicznej możesz użyć Siły zamiast Mocy
has-battle-by-craft = w walce możesz użyć Mocy zamiast Siły
has-no-evade-dragons = nie możesz wymykać się Smokom
has-any-deck = spotykając łuskę, możesz losować z dowolnej talii Smoków
has-extra-spell = dobierając Zaklęcia, możesz dobrać o jedno więcej i jedno odrzucić
has-double-vs-dragon = podwaja twoją Siłę w walce ze Smokami
has-stop-at-enemy = możesz skończyć ruch wcześniej na obszarze z Wrogiem
has-stop-at-object = możesz skończyć ruch wcześniej na obszarze z Przedmiotem
has-no-evade = nie można się mu wymknąć
has-magic-weapon-only = działa na niego tylko magiczna Broń
has-magic-armour-only = chroni przed nim tylko magiczny Pancerz
has-assassinate = gdy atakujesz, ofiara nie rzuca kością w walce; pokonany Poszukiwacz musi stracić Życie. Nie na Koronie
has-change-alignment = możesz dowolnie zmieniać Charakter
has-woods-spells = po wejściu do Puszczy możesz dobrać Zaklęcia do limitu
has-woods-walk = z Puszczy możesz zamiast rzutu przejść do dowolnej innej Puszczy tej Krainy
has-psychic-attack = możesz atakować Poszukiwaczy w walce psychicznej
has-life-steal = Życie odebrane Poszukiwaczowi w walce psychicznej staje się twoje
has-raise-dead = Wróg zabity w walce może zostać Przyjacielem; jeden z nich może dodać swoją Siłę w jednej walce, po czym się go odrzuca
has-charms = Zwierzęta i Smoki cię nie atakują. Zwierzę, którego nie atakujesz, możesz oczarować: kość wyższa od jego Siły czyni je Przyjacielem, który dodaje ją w walce
has-take-maiden = możesz odebrać Dziewicę lub Księżniczkę Poszukiwaczowi, na którego wejdziesz
has-take-any-follower = możesz odebrać Przyjaciela Poszukiwaczowi, na którego wejdziesz, poza Dziewicą, Jednorożcem i Księżniczką
has-destroy-spirits = możesz niszczyć Duchy bez walki; bez trofeum
has-spirit-spell = za zniszczonego Ducha możesz dobrać Zaklęcie
has-redraw = losując karty Przygód, możesz jedną z nich wymienić
has-redraw-dragon = losując karty Smoków, możesz jedną z nich wymienić
has-sees-spells = możesz oglądać Zaklęcia wszystkich
has-beguile = wchodząc na Poszukiwacza, możesz rzucić o 1 złota albo Przedmiot: 6 przy dobrym, 5 przy neutralnym, 4 przy złym
has-steal = wchodząc na Poszukiwacza, możesz zabrać mu 1 złota albo Przedmiot
has-free-purchase = na Targu, w Dzień Targowy i w Wiosce bierzesz kartę Ekwipunku za darmo
has-regenerate = przy 6 za ruch możesz zamiast ruchu wyleczyć 1 Życie
has-track = zamiast rzutu możesz przejść do najbliższego Smoka w Krainie
has-deathblow = w walce z Wrogiem możesz dodać dwie kości; dublet to porażka
has-pyroblast = przed walką możesz rzucić kością i dodać Moc: wynik wyższy od Siły zabija istotę (bez trofeum) albo odbiera Poszukiwaczowi Życie; inaczej walczysz bez kości
has-capture = pokonany Smok może zostać Przyjacielem, jeden naraz: możesz wtedy dodać do ruchu do 3, a w walkach rzucać dwiema kośćmi i wybierać wyższą
has-conjure = raz na rundę, na pustym obszarze, na którym losuje się karty, możesz przenieść tam odkrytą kartę z tej Krainy
has-recruits = Kultysta może zostać Przyjacielem zamiast walczyć
has-ritual = po modlitwie dodajesz 1 za każdego użytego Przyjaciela
has-sacrifice = zamiast walczyć ze Smokiem możesz odrzucić Przyjaciela, Przedmiot lub Zaklęcie i modlić się jak w Świątyni
has-stampede = w walce we własnej turze możesz dodać do Siły kość swojego ruchu
has-raft = w następnej turze możesz zamiast ruchu przepłynąć rzekę; potem przepada
has-builds-raft = w Puszczy lub Lesie możesz zamiast ruchu zbudować Tratwę
has-lifts-at-mystic = zdejmuje ją wizyta u Mistyka w Wiosce
has-crossing-sheds = znika po przekroczeniu rzeki
has-hoard-thief = raz na turę 2 złota, gdy spotykasz Wroga
has-stalks = po pokonaniu Smoka we własnej turze możesz rozegrać dodatkową turę, raz na rundę
has-shirt = porażka staje się remisem, jeśli odrzucisz łuskę
has-skull = odrzuć ją po swoim rzucie ataku, a wygrasz walkę
has-dominate = możesz zniewolić jednego Smoka spotkanego w walce psychicznej; odrzuć potem oboje, by dodać jego Moc do końca tury
has-wyvern-staff = możesz zniewolić jednego Smoka spotkanego w walce; odrzuć potem oboje, by dodać jego Siłę do końca tury
has-terror = przed walką z Wrogiem możesz rzucić 2 kośćmi: co najmniej jego wartość, a przenosi się na inny obszar tej Krainy
has-charm-scales = po swoim ruchu możesz raz na rundę przyciągnąć łuskę z tej Krainy na swój obszar; odrzuć łuskę, by w tej turze wymykać się Smokom
has-runesword = gdy odbierze Życie, zyskujesz 1
has-tankard = w Gospodzie możesz przed rzutem wyleczyć się do wartości Życia
has-eggs = oddaj je w Jaskini Czarownika za Talizman
has-tears = Alchemik w Mieście daje za nie 5 złota
has-ditch-by-dragon = zostaje na obszarze, gdy pokona cię Smok
has-ditch-by-cultist = zostaje na obszarze, gdy pokona cię Kultysta
has-discard-by-defeat = odrzuca się, gdy przegrasz walkę
has-ditch-alone = zostaje na obszarze, gdy nie masz Przyjaciół
has-mist = rzuca się 2 kośćmi: niższa to twój rzut ataku, wyższa jego
has-nether = jeśli Losem powtórzysz rzut ataku i wypadnie mniej, giniesz
has-toad-bite = jeśli twój rzut ataku jest niższy od jego, po walce stajesz się Ropuchą
has-ethereal = po twoim zwycięstwie rzut kością: 1–2 to remis
has-undying = pokonany traci żeton Życia zamiast ginąć, póki jakiś ma
has-mercenary = raz na turę za 1 złota: Siła +{ $n } w walce do końca tury

## Pytania

foe-cards = { $cards }
foe-rival = { $seat }
foe-lord = { $lord } ({ $value })
foe-creature = { $creature } ({ $value })
foe-nobody = nikt
die-shows = { $n }
ask-one-of-three = Którym Poszukiwaczem grasz?
ask-starting-bonus = Siła czy Moc: co masz na początku o 1 wyższe?
ask-prepare = Przed ruchem: rzuć Zaklęcie, użyj, porzuć albo graj dalej.
ask-how-to-move = Jak się ruszasz?
ask-rolled = Za ruch wypadło { $die }.
ask-destination = Idziesz o { $die } { $die ->
        [one] obszar
        [few] obszary
        [many] obszarów
       *[other] obszary
    }: dokąd?
ask-at-sentinel = Strażnik zastępuje drogę. Wymykasz się czy walczysz?
ask-pick-space = Na który obszar idziesz?
ask-teleport = Na który obszar tej Krainy się przenosisz?
ask-pick-place = Na który z tych obszarów się przenosisz?
ask-inner-move = Dalej czy z powrotem?
ask-turn-back = Którędy z powrotem?
ask-meet = { $space }: co spotykasz?
ask-meet-inner = { $space }: co spotykasz?
ask-on-crown = Korona Władzy: kogo spotykasz?
ask-face-enemies = Stajesz naprzeciw: { $cards }.
ask-make-ready = Przed walką: { $foe }.
ask-spend-fate = Wypadło: { $dice }. Powtórzyć jedną kość za Los? (Masz { $fate }.)
ask-fight-fate = Rzut ataku: { $dice }. Powtórzyć za Los? (Masz { $fate }; przeciwnik: { $foe }.)
ask-shirt = Odrzucić łuskę i uznać walkę za remis?
ask-armour-save = Który Pancerz ma uratować Życie?
ask-claim-scale = Wziąć łuskę z tego obszaru ({ $lord })?
ask-rage = { $lord } szaleje. Odrzucić jego łuskę, by to anulować?
ask-slumber = Gdzie zasypia Wróg?
ask-put-to-sleep = Który Wróg zasypia?
ask-approach = Jak spotykasz tego Poszukiwacza?
ask-may-evade = Atakują cię. Wymykasz się?
ask-reward = Co zabierasz pokonanemu?
ask-spoils = Co zabierasz zabitemu?
ask-choose-one = Wybierz jedno.
ask-whether = Chcesz?
ask-test = Kość rozstrzyga.
ask-tested = Kość rozstrzyga.
ask-add-to-roll = Jak czytasz ten rzut?
ask-roll-table = Rzucasz?
ask-lose-cards = Którą kartę oddajesz? (Jeszcze { $n }.)
ask-pay-scale = Którą łuskę odrzucasz?
ask-take-purchase = Którą kartę Ekwipunku bierzesz?
ask-settle = Masz za dużo: z czym się rozstajesz?
ask-take-things = Co stąd zabierasz?
ask-trophies = Wymienić trofea?
ask-pick-trophies = Które trofea wymieniasz?
ask-hand-over = Co oddajesz Czarownikowi?
ask-offer = Którego Przyjaciela oddajesz?
ask-castle = Królewski medyk służy pomocą.
ask-warlocks-cave = Czarownik czeka.
ask-redraw = Którą dobraną kartę wymieniasz?
ask-conjure = Którą kartę przywołujesz?
ask-skull = Wygrywasz dzięki czaszce?
ask-chasm = Przepaść: rzucasz?
ask-shop = Co kupujesz? (Złoto: { $gold })
ask-buy-back = Po 1 sztuce złota: płacisz? (Złoto: { $gold })
ask-sell-things = Co zamieniasz na złoto? (Złoto: { $gold })
ask-cast-window = Rzucasz Zaklęcie ({ $window })?
ask-choose-target = Na kogo?
ask-choose-foe = Na którego Wroga?
ask-choose-space = Na którym obszarze leży karta?
ask-choose-card = Która karta?
ask-place-hex = Gdzie leży Urok?
ask-take-from = Co zabierasz?
ask-sacrifice = Co składasz w ofierze?
ask-terrified = Dokąd ucieka?
ask-keep-as-follower = Ma zostać Przyjacielem zamiast trofeum?
ask-take-follower = Którego Przyjaciela zabierasz?
ask-flee = Do którego Smoka ucieka?
ask-rivals = Którego Smoka odrzucić?
ask-over-spine = Przełęcz Smoczego Grzbietu: dokąd albo który Smok przybywa?
ask-singer = Którego Wroga usypia Śpiewaczka?
ask-st-george = Dokąd jedzie Święty Jerzy i która karta pada?
ask-arrange = Która karta leży następna od wierzchu?
ask-attack-lord = Atakujesz: { $lord }. Siłą czy Mocą?
ask-choose-lord = Którego Władcę atakujesz?
ask-star-scale = Smok nie żyje: wziąć łuskę Króla?
ask-claim-one = Od którego Władcy bierzesz łuskę?
ask-keep-scale = Łuska Króla: zatrzymujesz ją?
ask-scale-to-space = Gdzie kładziesz łuskę?
ask-reign = Panowanie Ognia: czyją łuskę kładziesz?
ask-martial-artist = Łuski za Siłę albo Moc: co dajesz, czego się uczysz?
ask-spirits = Smocze Duchy: zabrać łuskę czy położyć?
ask-give-up = Co trafia do skarbu Smoka?
ask-loot = Co bierzesz ze skarbu?
ask-sprite = Które Zaklęcie bierzesz?
ask-caller = Wziąć wierzchnie odrzucone Zaklęcie?
ask-draw-scale-card = Z której talii Smoków losujesz?
ask-pull-scale = Którą łuskę przyciągasz na swój obszar?

## Odpowiedzi

done-no = Nie
done-keep = Zostaw
done-go-on = Dalej
done-leave = To wszystko
done-pass = Pas
done-order = Reszta bez zmian
do-character = { $character }
do-by = { $ability }
do-roll = Rzuć kością
do-go = { $space }
do-cross = Przejdź mostem
do-open = Otwórz Tajemne Wrota: { $ability }
do-raft = Przepłyń rzekę Tratwą: { $space }
do-build-raft = Zbuduj Tratwę
do-retreat = Wycofaj się
do-reroll = Powtórz { $shown }
do-reroll-none = Powtórz kość
do-meet-space = Obszar: { $space }
do-meet-scale = Smocza łuska: { $lord }
do-meet-no-scale = Smocza łuska
do-meet = { $seat }
do-evade = Wymknij się: { $lying }
do-evade-attack = Wymknij się
do-bribe = Zapłać złoto ({ $gold }): { $card }
do-fight = Walcz: { $foe }
do-fight-on = Walcz
do-wield = Użyj: { $card }
do-save = { $card }: ratuje przy { $n } lub więcej
do-take = Weź: { $card }
do-take-gold = Weź złoto
do-do-it = Tak
do-heal-free = Leczenie za darmo
do-quest = Przyjmij misję
do-throw = Rzuć
do-shirt = Odrzuć łuskę: remis
do-fly = Przenieś się na inny obszar tej Krainy
do-branch = { $effects }
do-branch-none = Jedna z możliwości
do-line = { $low }: { $effects }
do-pick = { $card }
do-aim = { $lying }
do-player = { $seat }
do-lord = { $lord }
do-gold = 1 sztuka złota
do-life = Życie
do-buy = { $card } za złoto: { $gold }
do-buy-elsewhere = { $card }
do-pay = Zapłać 1 sztukę złota
do-sell = Oddaj: { $card }
do-use = Użyj: { $card }
do-ditch = Porzuć: { $card }
do-align = Charakter: { $alignment }
do-cast = Rzuć: { $card }
do-trophy = { $card }
do-turn-in = Na cechę: { $ability }
do-claim = Weź łuskę
do-cancel-rage = Odrzuć łuskę: bez Gniewu
skill-assassinate = Skrytobójstwo
skill-psychic = Atak w walce psychicznej
skill-steal = Kradzież
skill-beguile = Omamienie
skill-take-follower = Odbierz Przyjaciela
skill-charm = Oczaruj Zwierzę
skill-destroy = Zniszcz Ducha
skill-pyroblast = Ognisty pocisk
skill-stampede = Szarża
skill-deathblow = Dwie kości: śmiertelny cios
skill-raise = Ożywienie
skill-capture = Pojmij Smoka
skill-track = Wytrop najbliższego Smoka
skill-woods-walk = Leśna ścieżka
skill-regenerate = Regeneracja
skill-redraw = Wymień kartę
skill-conjure = Wyczaruj tu kartę
skill-recruit = Zwerbuj Kultystę
skill-sacrifice = Złóż ofiarę
skill-skip = Nie rzucaj
skill-bonus = Użyj premii
skill-terror = Różdżka Grozy
skill-enslave = Zniewól Smoka
skill-skull = Czaszka Smoczego Ognia
skill-mercenary = Zapłać Najemnikowi

## Co się stało

event-set-up = Plansza jest gotowa.
event-character = { $seat }: { $character }
event-ending = Na Koronie leży: { $ending }
event-turn = { $seat } zaczyna turę.
event-missed = { $seat } traci turę.
event-cut-off = Limit rund osiągnięty: nikt nie wygrywa.
event-extra-turns = { $seat }: dodatkowe tury: { $count }
event-rolled = { $seat } rzuca: { $shown }.
event-rerolled = { $seat } używa Losu i rzuca: { $shown }.
event-attack-roll = { $seat }: rzut ataku { $shown }
event-their-roll = Przeciwnik: rzut ataku { $shown }
event-table = { $seat }, { $table }: { $shown }
event-moved = { $seat } idzie na obszar: { $space }
event-crossed = { $seat } przekracza rzekę.
event-portal-opens = Tajemne Wrota się otwierają: { $seat }.
event-portal-shut = Tajemne Wrota pozostają zamknięte: { $seat }.
event-retreats = { $seat } się wycofuje.
event-freed = { $seat } odzyskuje wolność.
event-built = { $seat } buduje: { $card }
event-drew = { $seat } losuje: { $card }
event-lay = { $card } leży na obszarze: { $space }
event-discarded = Odrzucona karta: { $card } ({ $space }).
event-card-moved = { $card } przenosi się na obszar: { $space }
event-reshuffled = Przetasowana: { $deck }
event-spells-reshuffled = Zaklęcia przetasowane.
event-meets-space = { $seat } spotyka: { $space }
event-meets-scale = { $seat } spotyka łuskę: { $lord }
event-meets = { $seat } spotyka: { $card }
event-ended = { $card } przestaje działać.
event-hatched = Karty trafiają zakryte na talię Przygód: { $lord }, { $count }
event-turned-over = Odkryta karta: { $card }
event-life = { $seat }: Życie +{ $count }
event-lost-life = { $seat }: Życie −{ $count }
event-saved = { $card } chroni: { $seat }.
event-prevented = { $seat } nie traci Życia.
event-fate = { $seat }: Los +{ $count }
event-lost-fate = { $seat }: Los −{ $count }
event-gold = { $seat }: złoto +{ $count }
event-lost-gold = { $seat }: złoto −{ $count }
event-strength = { $seat }: Siła +{ $count }
event-lost-strength = { $seat }: Siła −{ $count }
event-craft = { $seat }: Moc +{ $count }
event-lost-craft = { $seat }: Moc −{ $count }
event-took = { $seat } bierze: { $card }
event-bought = { $seat } kupuje: { $card }
event-lost-card = { $seat } traci: { $card }
event-ditched = { $seat } porzuca: { $card }
event-uses = { $seat } używa: { $card }
event-ability = { $seat } używa zdolności.
event-turned-in = { $seat } wymienia trofea: { $count }
event-misses = { $seat } straci tury: { $count }
event-toad = { $seat } zamienia się w Ropuchę.
event-toad-no-more = { $seat } nie jest już Ropuchą.
event-enslaved = { $seat } trafia do niewoli w Świątyni.
event-aligned = { $seat }: Charakter { $alignment }
event-quest = { $seat } przyjmuje misję: { $quest }
event-quest-done = { $seat } kończy misję.
event-killed = { $seat } ({ $character }) ginie.
event-out = { $seat } odpada z gry.
event-drew-spell = Dobierasz: { $card }
event-drew-spells = { $seat } dobiera Zaklęcia: { $count }
event-lost-spell = { $seat } odrzuca: { $card }
event-lost-spells = { $seat } odrzuca Zaklęcia: { $count }
event-cast = { $seat } rzuca Zaklęcie: { $card }
event-targets = { $seat } wskazuje: { $victim }.
event-countered = { $card } ({ $seat }) nie działa.
event-magic-destroyed = { $seat } wstrzymuje wszelką magię do następnej tury.
event-unseen = { $seat } staje się niewidzialny.
event-held = { $seat } nie może się ruszyć.
event-foe-held = { $card } nie może się ruszyć.
event-preserved = { $seat } ocala Wroga: remis.
event-looked = { $seat } ogląda karty: { $count }
event-wields = { $seat } walczy bronią: { $card }
event-breathes = { $card } zionie: { $seat }.
event-scores = { $seat }: skuteczność ataku { $mine } przeciw { $theirs }
event-wins = { $seat } wygrywa walkę.
event-defeated = { $seat } przegrywa walkę.
event-stand-off = Remis: { $seat }.
event-kills = { $seat } zabija: { $card }
event-evaded = { $seat } się wymyka: { $card }
event-evaded-creature = { $seat } się wymyka: { $creature }
event-evades = { $seat } wymyka się atakowi.
event-bribed = { $seat } płaci: { $card }
event-attacks = { $seat } atakuje: { $victim }.
event-beats = { $seat } pokonuje: { $victim }.
event-cleared = { $seat } przechodzi próbę.
event-guardian = { $seat } staje przed strażnikiem o Sile { $count }.
event-fiends = { $seat } staje przed hordą: { $count }
event-crown-reached = { $seat } dociera do Korony: odtąd śmierć jest ostateczna.
event-token = { $seat } losuje żeton Smoków: { $token }
event-tokens-mixed = Żetony Smoków są mieszane na nowo.
event-crowned = Król Smoków: { $lord }
event-scale-placed = Łuska ({ $lord }) leży na obszarze: { $space }
event-scale-lifted = Łuska ({ $lord }) znika z obszaru: { $space }
event-scale-spent = { $seat } odrzuca łuskę: { $lord }
event-claimed = { $seat } bierze łuskę: { $lord }
event-wrath = Gniew Króla Smoków: { $lord }
event-rage = { $seat } pada ofiarą Smoczego Gniewu: { $lord }
event-rage-cancelled = { $seat } anuluje Gniew.
event-rage-proof = Smoczy Gniew nie szkodzi: { $seat }.
event-asleep = { $card } zasypia ({ $space }).
event-awake = { $card } się budzi ({ $space }).
event-king-healed = { $lord } odzyskuje wszystkie Życia.
event-king-hurt = { $lord } traci Życie; zostało: { $count }
event-commands = { $seat } rzuca Zaklęcie Rozkazu.
event-command-countered = Zaklęcie Rozkazu nie działa: { $seat }.
event-won = { $seat } wygrywa grę.
score-won = Zwycięstwo

## Stół w słowach

head-set-up = Przygotowanie
head-round = Runda { $round }
head-lords = Smoczy Władcy
head-board = Na planszy
head-side = { $seat } ({ $character })
head-out = { $seat } (poza grą)
line-active = Tura: { $seat }
line-ending = Zakończenie: { $ending }
line-dice = Kości: { $dice }
line-fight = Walka: { $seat } przeciw: { $foe }
line-deck = { $deck }: { $n }, odrzucone { $gone }
line-spells = Zaklęcia: { $n }, odrzucone { $gone }
line-laid = Karty Smoków na talii Przygód, od wierzchu: { $lords }
line-stock = Na sprzedaż i obok planszy: { $cards }
line-lasting = Trwa: { $card }, tury { $n }
line-supply = Zapasy: { $counts }
line-king = Król Smoków: { $lord }
line-lord = { $lord }: łuski { $scales }, Życie { $lives }
line-pool = Żetony Smoków w puli: { $counts }
line-ground = { $space }: { $cards }
line-gold = { $space }: złoto { $n }
line-scale = { $space }: łuska, { $lord }
line-hoard = Na karcie { $card }: { $things }
line-at = Obszar: { $space } ({ $alignment })
line-figures = Siła { $strength }, Moc { $craft }, Życie { $lives }, Los { $fate }, złoto { $gold }
line-objects = Przedmioty: { $cards }
line-followers = Przyjaciele: { $cards }
line-trophies = Trofea: { $cards }
line-scales = Łuski: { $counts }
line-hand = Zaklęcia: { $cards }
line-hidden = Zaklęcia: { $n }
line-toad = Ropucha, tury: { $n }
line-missed = Tury do stracenia: { $n }
line-quest = Misja: { $quest }
line-enslaved = W niewoli w Świątyni
line-retreating = W odwrocie
lying-awake = { $card }
lying-asleep = { $card } (śpi)
count-supply = { $supply } { $n }
count-tokens = { $token } × { $n }
count-scales = { $lord } × { $n }

## Problemy plików z danymi

problem-order = powinno być „{ $word }”: wiersze tego rodzaju mają stałą kolejność
problem-copies = kopie tej talii powinny dać razem { $count }, a nie { $found }
problem-condition = „{ $word }” to warunek i należy do pierwszej listy „if”
problem-no-condition = pierwsza lista powinna mieć jeden warunek, a nie { $value }
problem-payment = „{ $word }” powinno stać na początku: przed zapłatą nic się nie dzieje
problem-like = nie ma innego wiersza „{ $word }”, do którego ten mógłby być podobny
problem-lines = wiersze powinny zaczynać się od { $low } i rosnąć, a nie od { $value }
problem-placed = powinno podać rodzaj obszaru dla każdej ścianki kości, a nie { $found }
problem-ring = Kraina „{ $word }” powinna mieć obszarów: { $count }, a nie { $found }
problem-no-text = karta tego typu musi mieć tekst
problem-refused = „{ $setting }” nie pasuje do pozostałych ustawień ({ $rule })

## Rozdziały instrukcji

section-cel-gry = Cel gry
section-elementy = Elementy
section-przeglad-elementow = Przegląd elementów
section-korzystanie-tylko-z-czesci-smokow = Korzystanie tylko z części Smoków
section-korzystanie-ze-smokow-wraz-z-innymi-rozszerzeniami = Korzystanie ze Smoków wraz z innymi rozszerzeniami
section-przygotowanie-do-gry = Przygotowanie do gry
section-dopasowanie-zetonow-i-kart = Dopasowanie żetonów i kart
section-zasady-rozszerzenia = Zasady rozszerzenia
section-losowanie-zetonow-smokow = Losowanie żetonów Smoków
section-efekty-specjalne = Efekty specjalne
section-smocze-natarcie = Smocze Natarcie
section-smoczy-gniew-zeton = Smoczy Gniew (żeton)
section-smocza-drzemka = Smocza Drzemka
section-smocze-luski = Smocze łuski
section-poszukiwacze = Poszukiwacze
section-koronowanie-krola-smokow = Koronowanie Króla Smoków
section-wrog-smok = Wróg – Smok
section-spotkanie-smoczych-lusek = Spotkanie smoczych łusek
section-zdobywanie-smoczych-lusek = Zdobywanie smoczych łusek
section-smocze-luski-a-wielu-wrogow = Smocze łuski a wielu wrogów
section-nakladka-na-plansze = Nakładka na planszę
section-wejscie-do-krainy-wewnetrznej = Wejście do Krainy Wewnętrznej
section-odwrot = Odwrót
section-spotkania-w-krainie-wewnetrznej = Spotkania w Krainie Wewnętrznej
section-podboj-krainy-smokow = Podbój Krainy Smoków
section-wchodzenie-na-smocza-wieze = Wchodzenie na Smoczą Wieżę
section-szczegolne-zasady-smoczej-wiezy = Szczególne zasady Smoczej Wieży
section-bitwa-z-krolem-smokow = Bitwa z Królem Smoków
section-karty-alternatywnych-zakonczen = Karty Alternatywnych Zakończeń
section-karty-alternatywnych-zakonczen-przygotowanie-do-gry = Karty Alternatywnych Zakończeń: przygotowanie do gry
section-spotkanie-alternatywnych-zakonczen = Spotkanie Alternatywnych Zakończeń
section-smoczy-gniew = Smoczy Gniew
section-zetony-snu = Żetony Snu
section-losowanie-kart-z-talii-krola-smokow = Losowanie kart z talii Króla Smoków
section-zioniecia = Zionięcia
section-specjalne-zdolnosci-wplywajace-na-karty-smokow = Specjalne zdolności wpływające na karty Smoków
section-odrzucanie-zetonow-smokow = Odrzucanie żetonów Smoków
section-odrzucanie-kart = Odrzucanie kart
section-wyczerpanie-sie-kart = Wyczerpanie się kart
section-strata-tury = Strata tury
section-zasady-opcjonalne = Zasady opcjonalne
section-gniew-krola-smokow = Gniew Króla Smoków
section-zmagania-o-korone = Zmagania o Koronę
section-smocze-rozmnozenie = Smocze Rozmnożenie
section-pomocne-wskazowki = Pomocne wskazówki
section-gra-podstawowa-zlote-zasady = Gra podstawowa: złote zasady
section-gra-podstawowa-przygotowanie = Gra podstawowa: przygotowanie
section-gra-podstawowa-tura-i-ruch = Gra podstawowa: tura i ruch
section-gra-podstawowa-krainy = Gra podstawowa: Krainy
section-gra-podstawowa-spotkania-i-karty = Gra podstawowa: spotkania i karty
section-gra-podstawowa-walka = Gra podstawowa: walka
section-gra-podstawowa-poszukiwacz = Gra podstawowa: Poszukiwacz
section-gra-podstawowa-zaklecia = Gra podstawowa: Zaklęcia
section-gra-podstawowa-ropucha = Gra podstawowa: Ropucha
section-gra-podstawowa-smierc-i-talizman = Gra podstawowa: śmierć i Talizman
section-gra-podstawowa-kraina-wewnetrzna = Gra podstawowa: Kraina Wewnętrzna
section-gra-podstawowa-obszary = Gra podstawowa: obszary
section-gra-podstawowa-warianty = Gra podstawowa: warianty

## Nazwy: karty Przygód

adventure-angel = Anioł
adventure-blizzard = Zamieć
adventure-book-of-spells = Księga Zaklęć
adventure-devil = Diabeł
adventure-evil-darkness = Mrok Zła
adventure-imp = Chochlik
adventure-magical-vortex = Magiczny Wir
adventure-market-day = Dzień Targowy
adventure-mephistopheles = Mefistofeles
adventure-pestilence = Zaraza
adventure-raiders = Rabusie
adventure-siren = Syrena
adventure-storm = Burza
adventure-cursed-by-a-hag = Klątwa Jędzy
adventure-poltergeist = Poltergeist
adventure-wild-boar = Dzik
adventure-wolf = Wilk
adventure-ape = Małpa
adventure-bear = Niedźwiedź
adventure-lion = Lew
adventure-serpent = Wąż
adventure-goblin = Goblin
adventure-hobgoblin = Hobgoblin
adventure-bandit = Bandyta
adventure-ogre = Ogr
adventure-giant = Olbrzym
adventure-dragon = Smok
adventure-lemure = Lemura
adventure-shadow = Cień
adventure-spectre = Widmo
adventure-ghost = Duch
adventure-wraith = Upiór
adventure-demon = Demon
adventure-enchanter = Zaklinacz
adventure-fairy = Rusałka
adventure-phantom = Zjawa
adventure-healer = Uzdrowiciel
adventure-hermit = Pustelnik
adventure-mage = Mag
adventure-sorcerer = Czarodziej
adventure-witch = Wiedźma
adventure-alchemist = Alchemik
adventure-gnome = Gnom
adventure-guide = Przewodnik
adventure-maiden = Dziewica
adventure-mercenary = Najemnik
adventure-mule = Muł
adventure-pixie = Leśny Duszek
adventure-prince = Książę
adventure-princess = Księżniczka
adventure-unicorn = Jednorożec
adventure-amulet = Amulet
adventure-cross = Krzyż
adventure-holy-grail = Święty Graal
adventure-magic-belt = Magiczny Pas
adventure-orb-of-knowledge = Kula Wiedzy
adventure-potion-of-strength = Mikstura Siły
adventure-ring = Pierścień
adventure-solomons-crown = Korona Salomona
adventure-talisman = Talizman
adventure-wand = Różdżka
adventure-holy-lance = Święta Lanca
adventure-runesword = Miecz Runiczny
adventure-bag-of-gold = Mieszek Złota
adventure-two-bags-of-gold = Dwa Mieszki Złota
adventure-raft = Tratwa
adventure-water-bottle = Bukłak
adventure-armour = Zbroja
adventure-helmet = Hełm
adventure-shield = Tarcza
adventure-axe = Topór
adventure-sword = Miecz
adventure-cave = Jaskinia
adventure-fountain-of-wisdom = Źródło Mądrości
adventure-magic-portal = Magiczny Portal
adventure-magic-stream = Magiczny Strumień
adventure-market = Targ
adventure-marsh = Moczary
adventure-maze = Labirynt
adventure-pool-of-life = Sadzawka Życia
adventure-shrine = Kapliczka

## Nazwy: Zaklęcia, Ekwipunek, Talizmany

spell-acquisition = Przywłaszczenie
spell-alchemy = Alchemia
spell-counterspell = Kontrzaklęcie
spell-destroy-magic = Kres Magii
spell-destruction = Zniszczenie
spell-divination = Wróżba
spell-healing = Uzdrowienie
spell-hex = Urok
spell-immobility = Bezruch
spell-invisibility = Niewidzialność
spell-mesmerism = Mesmeryzm
spell-nullify = Unieważnienie
spell-preservation = Ocalenie
spell-psionic-blast = Uderzenie Umysłu
spell-random = Kaprys Losu
spell-teleport = Teleportacja
spell-temporal-warp = Zakrzywienie Czasu
purchase-purchase-mule = Muł
purchase-purchase-armour = Zbroja
purchase-purchase-axe = Topór
purchase-purchase-sword = Miecz
purchase-purchase-water-bottle = Bukłak
purchase-purchase-helmet = Hełm
purchase-purchase-shield = Tarcza
purchase-purchase-raft = Tratwa
talisman-talisman-card = Talizman

## Nazwy: karty Varthraxa

varthrax-castle-raid = Najazd na Zamek
varthrax-deadly-rivals = Śmiertelni Rywale
varthrax-dragon-sleep = Smoczy Sen
varthrax-fire-storm = Burza Ognia
varthrax-reign-of-fire = Panowanie Ognia
varthrax-dragonspine-pass = Przełęcz Smoczego Grzbietu
varthrax-amphiptere = Amfipter
varthrax-black-dragon = Czarny Smok
varthrax-brimstone-wyvern = Siarkowa Wiwerna
varthrax-cloud-dragon = Chmurny Smok
varthrax-dragon-matriarch = Smocza Matka
varthrax-dragon-toad = Smocza Ropucha
varthrax-dragon-whelp = Smocze Szczenię
varthrax-exalted-dragon = Wyniesiony Smok
varthrax-fire-drake = Ognisty drake
varthrax-hydra-dragon = Smocza Hydra
varthrax-inferno-dragon = Smok Pożogi
varthrax-ivory-dragon = Smok Kości Słoniowej
varthrax-mountain-dragon = Górski Smok
varthrax-red-dragon = Czerwony Smok
varthrax-ruby-dragon = Rubinowy Smok
varthrax-storm-dragon = Smok Burzy
varthrax-swordscale-dragon = Smok Mieczołuski
varthrax-two-headed-dragon = Dwugłowy Smok
varthrax-volcanic-dragon = Wulkaniczny Smok
varthrax-wyvern = Wiwerna
varthrax-varthrax-zealot = Fanatyk Varthraxa
varthrax-varthrax-warrior = Wojownik Varthraxa
varthrax-varthrax-warlord = Wódz Varthraxa
varthrax-dragon-speaker = Smoczy Mówca
varthrax-dream-singer = Śpiewaczka Snów
varthrax-martial-artist = Mistrz Walki
varthrax-battle-seeker = Zawadiaka
varthrax-dragon-stalkers = Tropiciele Smoków
varthrax-firelands-envoy = Wysłannik Krainy Ognia
varthrax-wyrm-slayer = Smokobójca
varthrax-banner-of-valour = Sztandar Męstwa
varthrax-dragonscale-shirt = Koszula ze Smoczych Łusek
varthrax-dragon-bane = Zguba Smoków
varthrax-dragon-helm = Smoczy Hełm
varthrax-dragon-talon = Smoczy Szpon
varthrax-exorcists-blade = Ostrze Egzorcysty
varthrax-varthrax-holy-lance = Święta Lanca
varthrax-dragon-hatchery = Smocza Wylęgarnia
varthrax-great-portal = Wielki Portal
varthrax-temple-of-varthrax = Świątynia Varthraxa
varthrax-varthrax-war-council = Rada Wojenna Varthraxa

## Nazwy: karty Cadorusa

cadorus-dragon-dawn = Smoczy Świt
cadorus-dragon-rage = Smoczy Gniew
cadorus-fiery-onslaught = Ognista Nawała
cadorus-surprise-attack = Atak z Zaskoczenia
cadorus-village-raid = Najazd na Wioskę
cadorus-cadorus-acolyte = Akolita Cadorusa
cadorus-cadorus-priestess = Kapłanka Cadorusa
cadorus-cadorus-archpriest = Arcykapłan Cadorusa
cadorus-eastern-dragon = Wschodni Smok
cadorus-amber-dragon = Bursztynowy Smok
cadorus-ancient-dragon = Pradawny Smok
cadorus-bronze-dragon = Spiżowy Smok
cadorus-desert-drake = Pustynny drake
cadorus-dragons-lair = Smocze Leże
cadorus-frost-drake = Mroźny drake
cadorus-miser-dragon = Smok Skąpiec
cadorus-wyvern-fledgling = Pisklę Wiwerny
cadorus-copper-wyvern = Miedziana Wiwerna
cadorus-covetous-dragon = Zachłanny Smok
cadorus-ethereal-drake = Eteryczny drake
cadorus-gilded-dragon = Pozłacany Smok
cadorus-gold-dragon = Złoty Smok
cadorus-radiant-dragon = Promienny Smok
cadorus-topaz-dragon = Topazowy Smok
cadorus-dragonfire-warlock = Czarnoksiężnik Smoczego Ognia
cadorus-dragonwing-flyer = Lotnik o Smoczych Skrzydłach
cadorus-dragon-spirits = Smocze Duchy
cadorus-faerie-dragon = Baśniowy Smok
cadorus-shrine-priest = Kapłan z Sanktuarium
cadorus-dragon-rider-follower = Smoczy Jeździec
cadorus-hoard-thief = Złodziej Skarbów
cadorus-luck-dragon = Smok Szczęścia
cadorus-treasure-hunter = Łowca Skarbów
cadorus-crown-of-domination = Korona Dominacji
cadorus-dragon-amulet = Smoczy Amulet
cadorus-dragon-bracelet = Smocza Bransoleta
cadorus-golden-gauntlet = Złota Rękawica
cadorus-hand-of-midas = Dłoń Midasa
cadorus-magic-tankard = Magiczny Kufel
cadorus-wyvern-staff = Laska Wiwerny
cadorus-dragon-eggs = Smocze Jaja
cadorus-dragon-tears = Smocze Łzy
cadorus-cadorus-conclave = Konklawe Cadorusa
cadorus-dragon-roost = Smocze Gniazdowisko
cadorus-shrine-of-cadorus = Sanktuarium Cadorusa
cadorus-treasure-hoard = Smoczy Skarb

## Nazwy: karty Grilipusa

grilipus-grilipus-deadly-rivals = Śmiertelni Rywale
grilipus-dragon-decree = Smoczy Dekret
grilipus-dragon-fury = Smocza Furia
grilipus-grilipus-dragon-sleep = Smoczy Sen
grilipus-temple-raid = Najazd na Świątynię
grilipus-sacrificial-stone = Kamień Ofiarny
grilipus-amethyst-dragon = Ametystowy Smok
grilipus-arboreal-dragon = Drzewny Smok
grilipus-carrion-drake = Padlinożerny drake
grilipus-dracolich = Smoczy Licz
grilipus-emerald-dragon = Szmaragdowy Smok
grilipus-green-dragon = Zielony Smok
grilipus-mist-dragon = Smok Mgieł
grilipus-nether-drake = Otchłanny drake
grilipus-plague-dragon = Smok Zarazy
grilipus-shadow-dragon = Smok Cienia
grilipus-slumbering-dragon = Drzemiący Smok
grilipus-spectral-dragon = Widmowy Smok
grilipus-swamp-dragon = Bagienny Smok
grilipus-vampiric-dragon = Wampiryczny Smok
grilipus-vapour-dragon = Smok Oparów
grilipus-venomous-dragon = Jadowity Smok
grilipus-woodland-drake = Leśny drake
grilipus-wyrmling = Smoczątko
grilipus-zombie-dragon = Smok Zombie
grilipus-grilipus-shaman = Szaman Grilipusa
grilipus-grilipus-druid = Druid Grilipusa
grilipus-grilipus-druidess = Druidka Grilipusa
grilipus-celestial-dragon = Niebiański Smok
grilipus-spell-caller = Przywoływacz Zaklęć
grilipus-sprite-dragon = Psotny Smok
grilipus-st-george = Święty Jerzy
grilipus-dragonet = Smoczy Malec
grilipus-mystic-dragon = Mistyczny Smok
grilipus-verdant-witch = Zielona Wiedźma
grilipus-woodland-elf = Leśny Elf
grilipus-dragonfire-skull = Czaszka Smoczego Ognia
grilipus-dragonskull-wand = Różdżka ze Smoczej Czaszki
grilipus-dragon-charm = Smoczy Wisior
grilipus-dragon-lore = Smocza Wiedza
grilipus-psionic-wand = Różdżka Umysłu
grilipus-wand-of-terror = Różdżka Grozy
grilipus-cave-of-bones = Jaskinia Kości
grilipus-dragonspire = Smocza Iglica
grilipus-grilipus-coven = Sabat Grilipusa
grilipus-tranquil-glade = Spokojna Polana
grilipus-verdant-altar = Zielony Ołtarz

## Nazwy: Poszukiwacze

character-assassin = Zabójca
character-druid = Druid
character-dwarf = Krasnolud
character-elf = Elf
character-ghoul = Ghul
character-minstrel = Minstrel
character-monk = Mnich
character-priest = Kapłan
character-prophetess = Wróżka
character-sorceress = Czarownica
character-thief = Złodziej
character-troll = Troll
character-warrior = Wojownik
character-wizard = Czarnoksiężnik
character-dragon-hunter = Łowca Smoków
character-fire-wizard = Czarodziej Ognia
character-dragon-rider = Smocza Amazonka
character-conjurer = Iluzjonistka
character-dragon-priestess = Smocza Kapłanka
character-minotaur = Minotaur

## Nazwy: rodzaje obszarów

kind-village = Wioska
kind-fields = Pola
kind-woods = Puszcza
kind-hills = Wzgórza
kind-plains = Równiny
kind-graveyard = Cmentarz
kind-sentinel = Strażnik
kind-chapel = Kaplica
kind-crags = Turnie
kind-city = Miasto
kind-tavern = Gospoda
kind-ruins = Ruiny
kind-forest = Las
kind-portal = Tajemne Wrota
kind-black_knight = Czarny Rycerz
kind-hidden_valley = Ukryta Dolina
kind-cursed_glade = Przeklęta Polana
kind-runes = Runy
kind-chasm = Przepaść
kind-warlocks_cave = Jaskinia Czarownika
kind-desert = Pustynia
kind-oasis = Oaza
kind-temple = Świątynia
kind-castle = Zamek
kind-plain_of_peril = Równiny Grozy
kind-mines = Kopalnia
kind-vampires_tower = Wieża Wampira
kind-pits = Otchłań
kind-valley_of_fire = Dolina Ognia
kind-werewolf_den = Jama Wilkołaka
kind-death = Gra ze Śmiercią
kind-crypt = Krypta
kind-crown = Korona Władzy
kind-stair = Schody

## Nazwy: obszary

space-O00_village = Wioska
space-O01_fields = Północne Pola
space-O02_graveyard = Cmentarz
space-O03_woods = Północna Puszcza
space-O04_sentinel = Strażnik
space-O05_hills = Północne Wzgórza
space-O06_chapel = Kaplica
space-O07_fields = Pola przy Kaplicy
space-O08_crags = Turnie
space-O09_plains = Wschodnie Równiny
space-O10_woods = Wschodnia Puszcza
space-O11_fields = Pola przy Mieście
space-O12_city = Miasto
space-O13_fields = Południowe Pola
space-O14_hills = Południowe Wzgórza
space-O15_plains = Południowe Równiny
space-O16_woods = Południowa Puszcza
space-O17_plains = Równiny przy Gospodzie
space-O18_tavern = Gospoda
space-O19_fields = Pola przy Gospodzie
space-O20_ruins = Ruiny
space-O21_plains = Zachodnie Równiny
space-O22_forest = Las
space-O23_fields = Pola przy Wiosce
space-M00_portal = Tajemne Wrota
space-M01_black_knight = Czarny Rycerz
space-M02_hidden_valley = Ukryta Dolina
space-M03_hills = Wzgórza za mostem
space-M04_cursed_glade = Przeklęta Polana
space-M05_runes = Runy przy Polanie
space-M06_chasm = Przepaść
space-M07_runes = Runy przy Jaskini
space-M08_warlocks_cave = Jaskinia Czarownika
space-M09_desert = Pustynia przy Jaskini
space-M10_oasis = Oaza
space-M11_desert = Pustynia przy Świątyni
space-M12_temple = Świątynia
space-M13_woods = Puszcza przy Świątyni
space-M14_runes = Runy przy Zamku
space-M15_castle = Zamek
space-I0_plain_of_peril = Równiny Grozy
space-I1_mines = Kopalnia
space-I2_vampires_tower = Wieża Wampira
space-I3_pits = Otchłań
space-I4_valley_of_fire = Dolina Ognia
space-I5_werewolf_den = Jama Wilkołaka
space-I6_death = Gra ze Śmiercią
space-I7_crypt = Krypta
space-crown = Korona Władzy
space-R0_plain_of_peril = Równiny Grozy
space-R1_dragonstone_mines = Kopalnia Smoczego Kamienia
space-R2_hungry_nest = Głodne Gniazdo
space-R3_hall_of_whispers = Sala Szeptów
space-R4_valley_of_fire = Dolina Ognia
space-R5_wyrm_guard = Smocza Straż
space-R6_bone_dragon = Gra z Kościanym Smokiem
space-R7_dragonbone_crypt = Krypta Smoczych Kości
space-T0_plain_of_peril = Równiny Grozy (Wieża)
space-T1_stair = Schody 1
space-T2_stair = Schody 2
space-T3_stair = Schody 3
space-T4_stair = Schody 4
space-T5_stair = Schody 5
space-T6_stair = Schody 6
space-T7_valley_of_fire = Dolina Ognia (Wieża)
space-tower_crown = Korona Władzy (Wieża)

## Nazwy: tabele, sklepy, Władcy, żetony, zapasy, zakończenia

table-mystic = Mistyk
table-enchantress = Czarodziejka
table-crags = Turnie
table-forest = Las
table-tavern = Gospoda
table-chapel = modlitwa w Kaplicy
table-graveyard = modlitwa na Cmentarzu
table-temple = modlitwa w Świątyni
table-altar = modlitwa przy ołtarzu
table-imp = Chochlik
table-witch = Wiedźma
table-cave = Jaskinia
table-magic-portal = Magiczny Portal
table-shrine = modlitwa przy Kapliczce
table-great-portal = Wielki Portal
table-dragonspire = Smocza Iglica
table-random = Kaprys Losu
shop-village = Kowal
shop-market = Targ
lord-varthrax = Varthrax
lord-cadorus = Cadorus
lord-grilipus = Grilipus
token-varthrax-scale = łuska Varthraxa
token-cadorus-scale = łuska Cadorusa
token-grilipus-scale = łuska Grilipusa
token-strike = Smocze Natarcie
token-rage = Smoczy Gniew
token-slumber = Smocza Drzemka
supply-strength = Siła
supply-craft = Moc
supply-life = Życie
supply-fate = Los
supply-gold = złoto
supply-sleep = żetony Snu
ending-dragon-king = Król Smoków
ending-dragon-slayers = Pogromcy Smoków
ending-domain-of-dragons = Dziedzina Smoków

## Nazwy: co jeszcze się wymienia

alignment-good = dobry
alignment-neutral = neutralny
alignment-evil = zły
ability-strength = Siła
ability-craft = Moc
region-outer = Kraina Zewnętrzna
region-middle = Kraina Środkowa
region-inner = Kraina Wewnętrzna
region-realm = Kraina Smoków
region-tower = Smocza Wieża
deck-varthrax = talia Varthraxa
deck-cadorus = talia Cadorusa
deck-grilipus = talia Grilipusa
deck-adventure = talia Przygód
creature-sentinel = Strażnik
creature-farmer = chłop
creature-brigand = zbój
creature-spirit = Duch
creature-cave-dragon = Smok z Jaskini
creature-cave-goblin = Goblin z Jaskini
creature-fiend = Demon z Otchłani
creature-whisperer = Szepcząca Zjawa
creature-werewolf = Wilkołak
creature-wyrm-guard = Smoczy Strażnik
creature-death = Śmierć
quest-none = bez misji
quest-life = odbierz Życie innemu Poszukiwaczowi
quest-enemy = zabij Wroga
quest-follower = odrzuć Przyjaciela
quest-magic-object = odrzuć Magiczny Przedmiot
quest-three-gold = odrzuć 3 sztuki złota
quest-two-gold = odrzuć 2 sztuki złota
type-event = Zdarzenie
type-enemy = Wróg
type-stranger = Nieznajomy
type-object = Przedmiot
type-magic-object = Magiczny Przedmiot
type-follower = Przyjaciel
type-place = Miejsce
type-spell = Zaklęcie
class-none = istota
class-animal = Zwierzę
class-monster = Potwór
class-dragon = Smok
class-spirit = Duch
class-cultist = Kultysta
worn-weapon = Broń
worn-armour = Pancerz
