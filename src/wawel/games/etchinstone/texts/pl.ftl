# Dragons of Etchinstone po polsku. Te same klucze co w en.ftl.
# Nazwy ($card, $dragon, $foe, $region, $element, $hardship …) przychodzą już przetłumaczone, w mianowniku; liczby jako liczby.

game-title = Dragons of Etchinstone
game-blurb = Samotny mag, szesnaście kart i smok u kresu drogi: przejdź cztery krainy i przetrwaj ostatnie starcie.
game-unofficial = Wersja nieoficjalna, niezwiązana z autorami ani wydawcami gry; wszystkie teksty i część liczb są nasze, ikony pochodzą z game-icons.net (CC BY 3.0).

## Jak grać, na jednym ekranie

how-to-goal = Cel
how-to-goal-text = Przeprowadź maga przez cztery Regiony, a potem wygraj Ostateczną Bitwę ze Smokiem. Po drodze nie da się przegrać, ale każda strata osłabia cię przed ostatnią walką.
how-to-turn-meet = Spotkanie
how-to-turn-meet-text = Każde Spotkanie to Wróg, którego pokonuje się Atakiem, albo Wyprawa, na którą potrzeba Ruchu. Jego liczby widać u góry stołu.
how-to-turn-roles = Trzy karty, trzy Role
how-to-turn-roles-text = Jedna karta jest Czarem i daje Akcję, jedna Żywiołem i daje Inicjatywę, jedna Wzmocnieniem, które powiększa jedno z nich. Paski pokazują wynik, zanim zatwierdzisz.
how-to-turn-damage = Przyjmij obrażenia
how-to-turn-damage-text = Obrażenia, których nie udało się uniknąć, przyjmują karty: spadają o Poziom albo wypadają z gry.
how-to-turn-upgrade = Ulepsz
how-to-turn-upgrade-text = Zwycięstwo daje PD: od razu wydaj je na podniesienie Poziomu kart. Potem dobierz karty do czterech.
how-to-end = Koniec
how-to-end-text = Po czterech Regionach wszystkie twoje karty stają naraz przeciw Smokowi. Jeśli przetrwasz, wygrywasz, a wynikiem jest suma Poziomów kart, które ci zostały.

## Karty Maga

card-dusk-pilgrim = Pielgrzym zmierzchu
card-bolt-rider = Jeździec gromu
card-cinder-volley = Salwa żaru
card-undertow = Głębinowy prąd
card-many-masks = Wiele masek
card-ash-trail = Popielny szlak
card-heat-lightning = Letnia błyskawica
card-winter-thorns = Zimowe ciernie
card-scalding-burst = Wrzący wybuch
card-storm-needle = Igła burzy
card-black-maelstrom = Czarny wir
card-glacier-heart = Serce lodowca
card-flame-lance = Płomienna lanca
card-spark-leap = Skok iskry
card-second-skin = Druga skóra
card-wave-crest = Grzbiet fali

## Regiony, Wrogowie, Wyprawy

region-windworn-downs = Wietrzne Wrzosowiska
enemy-crackling-weasel = Iskrząca łasica
enemy-ember-boar = Ognisty dzik
enemy-mist-heron = Mglista czapla
enemy-barrow-warden = Strażnik kurhanu
journey-thunder-ridge = Gromowa grań
journey-reed-ford = Trzcinowy bród
journey-burnt-heath = Spalone wrzosy
journey-whispering-stones = Szepczące głazy

region-drowned-quarries = Zatopione Kamieniołomy
enemy-dusk-slinger = Procarz z mroku
enemy-spark-eel = Iskrowy węgorz
enemy-kiln-golem = Golem z pieca
enemy-rime-troll = Szronowy troll
journey-smouldering-spoil = Tląca się hałda
journey-sunken-gallery = Zalany chodnik
journey-copper-scaffold = Miedziane rusztowanie
journey-blind-shaft = Ślepy szyb

region-glass-wastes = Szklane Pustkowie
enemy-giants-shadow = Cień olbrzyma
enemy-salt-tortoise = Solny żółw
enemy-ember-scorpion = Żarowy skorpion
enemy-prism-eye = Pryzmatyczne oko
journey-salt-cascade = Solna kaskada
journey-fulgurite-field = Pole fulgurytów
journey-cracking-crust = Pękająca skorupa
journey-mirage-camp = Obóz z mirażu

region-wyrms-threshold = Smoczy Próg
enemy-murk-cobra = Mroczna kobra
enemy-spitting-wyrmling = Plujące smoczątko
enemy-stormbound-knight = Rycerz burzy
enemy-cistern-hydra = Hydra z cysterny
journey-meltwater-gorge = Wąwóz roztopów
journey-lightless-stair = Schody bez światła
journey-slag-terraces = Żużlowe tarasy
journey-spire-of-sparks = Iglica iskier

## Smoki

dragon-zarogniew = Żarogniew
dragon-wichrzyca = Wichrzyca
dragon-skalimir = Skalimir
dragon-mrokosz = Mrokosz

## Poziomy trudności

difficulty-adventure = Przygodowy
difficulty-adventure-text = Na pierwszą przygodę: cztery karty zaczynają na Poziomie 3.
difficulty-easy = Łatwy
difficulty-easy-text = Dwie karty zaczynają na Poziomie 3.
difficulty-normal = Normalny
difficulty-normal-text = Według zasad: wszystkie karty zaczynają na Poziomie 2.
difficulty-hard = Trudny
difficulty-hard-text = Dwie karty zaczynają na Poziomie 1.
difficulty-impossible = Niemożliwy
difficulty-impossible-text = Pięć kart zaczyna na Poziomie 1.
difficulty-dont-even-try = Nawet nie próbuj
difficulty-dont-even-try-text = Siedem kart zaczyna na Poziomie 1.

## Żywioły, Role, Fazy, rodzaje Akcji

element-water = Woda
element-fire = Ogień
element-lightning = Błyskawica
element-shadow = Cień
element-none = Bez Żywiołu

role-spell = Zaklęcie
role-element = Żywioł
role-boost = Wzmocnienie
role-spare = Karta Rezerwowa

phase-challenge = Faza Wyzwania
phase-action = Faza Akcji
phase-penalty = Faza Kary
phase-upgrade = Faza Ulepszenia
phase-cleanup = Faza Czyszczenia

kind-attack = Atak
kind-move = Ruch
kind-both = Atak lub Ruch

## Trudności, Zdolności, Niebezpieczeństwa

hardship-ambush = Zasadzka
hardship-ambush-text = Obrażenia Początkowe liczą się w tym Spotkaniu podwójnie.
hardship-hazards = Zagrożenia
hardship-hazards-text = Obrażenia Początkowe dokładają 1 Karę Czasu, a Obrażenia Bojowe jeszcze jedną.
hardship-night-travel = Nocna Podróż
hardship-night-travel-text = Twoje Wzmocnienie maleje o Inicjatywę z karty Żywiołu, ale nie spada poniżej 0. Sama Inicjatywa się nie zmienia.
hardship-storm = Burza
hardship-storm-text = Kara Czasu w tym Spotkaniu zadaje ci także tyle samo Obrażeń.

ability-freeze = Zamrożenie
ability-freeze-text = Jeśli ten Wróg zada ci Obrażenia Początkowe, w Fazie Czyszczenia odrzucasz kartę Rezerwową.
ability-poison = Trucizna
ability-poison-text = Jeśli ten Wróg zada ci Obrażenia Początkowe albo Bojowe, następna Ręka w tym Regionie zaraz po dobraniu dostaje 1 Obrażenie, a jeśli zadał oba rodzaje, 2. Gdy następnej Ręki już nie będzie, cierpi obecna.
ability-ranged = Dystans
ability-ranged-text = Ten Wróg zadaje Obrażenia Początkowe bez względu na twoją Inicjatywę. Możesz pominąć tę Zdolność, oddając w Fazie Akcji kartę Rezerwową: odrzucisz ją w Fazie Czyszczenia.
ability-slow = Spowolnienie
ability-slow-text = Zamiast Ataku możesz porównać z PŻ tego Wroga swój Ruch.

peril-steep = Strome zbocze
peril-steep-text = PR tej Wyprawy rosną o Wzmocnienie twojej karty Rezerwowej.
peril-treacherous = Zdradliwy teren
peril-treacherous-text = Bez Pełnego Zwycięstwa dostajesz po Karze Czasu jeszcze 1 Obrażenie.

## Opcje gry

option-difficulty = Poziom trudności
option-difficulty-text = Zmienia Poziom, na którym zaczyna kilka kart Maga.
option-dragon = Smok
option-dragon-text = Z nim zmierzysz się w Ostatecznej Bitwie.
option-dragon-choose = Wybór przy stole
option-dragon-choose-text = Smoka wybierzesz na początku gry, widząc wszystkie cztery.
option-cavalryman = Kawalerzysta
option-cavalryman-text = Dla odważnych: kart nie można Łączyć.
option-glass-cannon = Szklane Działo
option-glass-cannon-text = Pancerz o Żywiole Ataku Wroga pochłania tylko o 1 więcej, a nie dwa razy tyle.

## Liczby na kartach

figure-level = Poziom
figure-initiative = Inicjatywa
figure-boost = Wzmocnienie
figure-armour = Pancerz
figure-upgrade = Koszt Ulepszenia
figure-hp = PŻ
figure-mp = PR
figure-time = Kara Czasu
figure-xp = PD
figure-attack = Atak
figure-move = Ruch
figure-initial = Obrażenia Początkowe

## Treść kart. $basic, $enhanced, $actions, $upgrade i $armour składają się z innych kluczy tej części.

face-card = { $card } · Poziom { $level } · { $element } · { $actions } · Inicjatywa { $initiative } · Wzmocnienie { $boost } · { $armour } · { $upgrade }
face-actions = { $basic } · { $enhanced }
face-action = { $kinds } { $value }
face-enhanced = { $element }: { $kinds } { $value }
face-armour = Pancerz { $value }
face-armour-element = Pancerz { $value } ({ $element })
face-upgrade = Ulepszenie: { $value } PD
face-top-level = najwyższy Poziom
face-encounter-enemy = Wróg { $number }
face-encounter-journey = Wyprawa { $number }
face-enemy = PŻ { $hp } · Inicjatywa { $initiative } · Atak { $attack } ({ $element }) · { $armour } · { $xp } PD
face-journey = PR { $mp } ({ $element }) · Kara Czasu { $time } · { $xp } PD
face-dragon = Inicjatywa { $initiative } · Obrażenia Początkowe { $initial } · { $armour }
face-dragon-mp = Poziom { $level }: PR { $mp } ({ $element }) · Kara Czasu { $time }
face-dragon-hp = Poziom { $level }: PŻ { $hp } · Atak { $attack } ({ $element })
face-line-basic = Akcja Podstawowa: { $action }
face-line-enhanced = Akcja Ulepszona: { $action }
face-line-figures = Inicjatywa { $initiative } · Wzmocnienie { $boost } · { $armour }
face-line-key = Karta Klucza: { $encounter }
face-word = { $name }: { $text }

## Pytania. $set: 0 w Regionie, 1 lub 2 w Ostatecznej Bitwie.

ask-choose-dragon = Który Smok jest twoim celem?
ask-difficulty-cards = { $left ->
    [one] Wskaż jeszcze { $left } kartę, która zacznie na Poziomie { $to }.
    [few] Wskaż jeszcze { $left } karty, które zaczną na Poziomie { $to }.
    [many] Wskaż jeszcze { $left } kart, które zaczną na Poziomie { $to }.
   *[other] Wskaż jeszcze { $left } karty, które zaczną na Poziomie { $to }.
}
ask-challenge = Na drodze: { $foe }. Stawiasz czoła czy idziesz okrężną drogą?
ask-link-under = Którą kartę wsuwasz pod kartę „{ $card }”?
ask-link-element = Jaki Żywioł przybierze karta „{ $card }”?
ask-spell = { $set ->
    [1] Pierwszy zestaw: która karta będzie Zaklęciem?
    [2] Drugi zestaw: która karta będzie Zaklęciem?
   *[0] Która karta będzie Zaklęciem?
}
ask-element = { $set ->
    [1] Pierwszy zestaw: która karta da Żywioł?
    [2] Drugi zestaw: która karta da Żywioł?
   *[0] Która karta da Żywioł?
}
ask-boost = { $set ->
    [1] Pierwszy zestaw: która karta da Wzmocnienie?
    [2] Drugi zestaw: która karta da Wzmocnienie?
   *[0] Która karta da Wzmocnienie?
}
ask-boost-target = { $set ->
    [1] Pierwszy zestaw, Wzmocnienie { $boost }: do Ataku czy do Inicjatywy?
    [2] Drugi zestaw, Wzmocnienie { $boost }: do Ataku czy do Inicjatywy?
   *[0] Wzmocnienie { $boost }: do Ataku czy do Inicjatywy?
}
ask-off-type = { $set ->
    [1] Pierwszy zestaw: używasz tej Akcji czy Akcji drugiego rodzaju o wartości 1?
    [2] Drugi zestaw: używasz tej Akcji czy Akcji drugiego rodzaju o wartości 1?
   *[0] Używasz tej Akcji czy Akcji drugiego rodzaju o wartości 1?
}
ask-compare = Ten Wróg jest powolny. Porównujesz z jego PŻ Atak czy Ruch?
ask-ranged = Ten Wróg razi z dystansu. Oddajesz kartę Rezerwową, żeby tego uniknąć?
ask-absorb = { $damage ->
    [one] Zostało { $damage } Obrażenie. Która karta je pochłonie?
    [few] Zostały { $damage } Obrażenia. Która karta je pochłonie?
    [many] Zostało { $damage } Obrażeń. Która karta je pochłonie?
   *[other] Zostało { $damage } Obrażenia. Która karta je pochłonie?
}
ask-upgrade = Masz { $xp } PD. Którą kartę Ulepszasz?
ask-regroup = Wskaż kartę do odrzucenia, jeśli chcesz się Przegrupować, albo zostań przy tej Ręce.

## Odpowiedzi. $outlook: jak by to wtedy wyglądało.

do-dragon = Smok: { $dragon }
do-change = Zmień Poziom: { $card }
do-face = Staw czoła
do-detour = Okrężna droga, oddaj kartę: { $card }
do-link = Połącz, na wierzchu: { $card }
do-under = Wsuń pod spód: { $card }
do-turn = Nowy Żywioł: { $element }
do-spell = Zaklęcie: { $card } ({ $actions }) → { $outlook }
do-element = Żywioł: { $card } ({ $element }, Inicjatywa { $initiative }) → { $outlook }
do-spell-again = Zaklęcie: { $card } – ta karta ma już Rolę
do-element-again = Żywioł: { $card } – ta karta ma już Rolę
do-boost-again = Wzmocnienie: { $card } – ta karta ma już Rolę
do-boost = Wzmocnienie: { $card } (Wzmocnienie { $boost }) → { $outlook }
do-to-attack = Do Ataku → { $outlook }
do-to-initiative = Do Inicjatywy → { $outlook }
do-compare-attack = Porównaj Atak → { $outlook }
do-compare-move = Porównaj Ruch → { $outlook }
do-full = Użyj tej Akcji → { $outlook }
do-off-type = Użyj Akcji drugiego rodzaju (wartość 1) → { $outlook }
do-give-spare = Oddaj kartę Rezerwową: { $card }
do-absorb = { $level ->
    [0] Pogorsz: { $card } (pochłania { $n }, zostaje Usunięta)
   *[other] Pogorsz: { $card } (pochłania { $n }, spada na Poziom { $level })
}
do-absorb-hurt = Pogorsz: { $card } (już Pogorszona)
do-upgrade = Ulepsz: { $card } na Poziom { $level } ({ $cost } PD)
do-upgrade-top = Ulepsz: { $card } (najwyższy Poziom)
do-regroup = Przegrupuj się, odrzuć kartę: { $card }
do-done = Gotowe
done-first-spell = Bez karty Zaklęcia
done-spell = Zostaw drugi zestaw pusty
done-element = Bez karty Żywiołu
done-boost = Bez karty Wzmocnienia
done-ranged = Zachowaj kartę Rezerwową
done-upgrade = Koniec Ulepszania
done-regroup = Zostań przy tej Ręce

## Dziennik

event-set-up = Przygotowanie: wszystkie karty Maga na Poziomie 2.
event-shuffled = Potasowano Talię.
event-dragon = Twój cel: { $dragon }.
event-level = Karta „{ $card }” zaczyna na Poziomie { $level }.
event-region = Nowy Region: { $region }.
event-encounter = Spotkanie: { $foe }.
event-hardship = Trudność: { $hardship }.
event-detour = Okrężna droga. Odrzucono kartę Klucza „{ $key_card }” i kartę z Ręki „{ $card }”.
event-faced = Stawiasz czoła: { $foe }.
event-linked = Połączenie: na wierzchu „{ $card }”, pod spodem „{ $under }”. Nowy Żywioł: { $element }.
event-role-spell = Zaklęcie: { $card }.
event-role-element = Żywioł: { $card }.
event-role-boost = Wzmocnienie: { $card }.
event-boost-attack = Wzmocnienie { $boost } do Ataku.
event-boost-initiative = Wzmocnienie { $boost } do Inicjatywy.
event-compare-attack = Z PŻ porównujesz Atak.
event-compare-move = Z PŻ porównujesz Ruch.
event-off-type = Akcja drugiego rodzaju, o wartości 1.
event-spare-given = Karta Rezerwowa „{ $card }” chroni cię przed ciosem z dystansu.
event-initiative = Inicjatywa: twoja { $mine }, Wroga { $theirs }.
event-attack = Atak { $mine } przeciw { $theirs } PŻ.
event-move = Ruch { $mine } wobec { $theirs } PR.
event-full-victory = Pełne Zwycięstwo! Zdobywasz { $xp } PD.
event-minor-victory = Niewielkie Zwycięstwo: zdobywasz { $xp } PD, ale nie za darmo.
event-loss = Przegrana: żadnych PD.
event-initial-damage = { $n ->
    [one] Spada na ciebie { $n } Obrażenie Początkowe.
    [few] Spadają na ciebie { $n } Obrażenia Początkowe.
    [many] Spada na ciebie { $n } Obrażeń Początkowych.
   *[other] Spada na ciebie { $n } Obrażenia Początkowego.
}
event-combat-damage = { $n ->
    [one] Z walki wynosisz { $n } Obrażenie Bojowe.
    [few] Z walki wynosisz { $n } Obrażenia Bojowe.
    [many] Z walki wynosisz { $n } Obrażeń Bojowych.
   *[other] Z walki wynosisz { $n } Obrażenia Bojowego.
}
event-time-penalty = Kara Czasu: { $n }.
event-shortfall = { $n ->
    [one] W Talii zabrakło { $n } karty: { $n } Obrażenie.
    [few] W Talii zabrakło { $n } kart: { $n } Obrażenia.
    [many] W Talii zabrakło { $n } kart: { $n } Obrażeń.
   *[other] W Talii zabrakło { $n } karty: { $n } Obrażenia.
}
event-storm = { $n ->
    [one] Burza zadaje { $n } Obrażenie.
    [few] Burza zadaje { $n } Obrażenia.
    [many] Burza zadaje { $n } Obrażeń.
   *[other] Burza zadaje { $n } Obrażenia.
}
event-treacherous = { $n ->
    [one] Zdradliwy teren zadaje { $n } Obrażenie.
    [few] Zdradliwy teren zadaje { $n } Obrażenia.
    [many] Zdradliwy teren zadaje { $n } Obrażeń.
   *[other] Zdradliwy teren zadaje { $n } Obrażenia.
}
event-time-discard = Czas ucieka, a z nim karta z Talii: { $card }.
event-fall-discard = Upadek kosztuje kartę z Talii: { $card }.
event-damage = { $n ->
    [one] Razem do pochłonięcia: { $n } Obrażenie.
    [few] Razem do pochłonięcia: { $n } Obrażenia.
    [many] Razem do pochłonięcia: { $n } Obrażeń.
   *[other] Razem do pochłonięcia: { $n } Obrażenia.
}
event-absorbed = { $n ->
    [one] Karta „{ $card }” pochłania { $n } Obrażenie.
    [few] Karta „{ $card }” pochłania { $n } Obrażenia.
    [many] Karta „{ $card }” pochłania { $n } Obrażeń.
   *[other] Karta „{ $card }” pochłania { $n } Obrażenia.
}
event-downgraded = Karta „{ $card }” spada na Poziom { $level }.
event-removed = Karta „{ $card }” zostaje Usunięta z gry.
event-knocked-down = Powalenie! Tylu Obrażeń twoja Ręka nie mogła pochłonąć.
event-poison = { $n ->
    [one] Trucizna zadaje { $n } Obrażenie.
    [few] Trucizna zadaje { $n } Obrażenia.
    [many] Trucizna zadaje { $n } Obrażeń.
   *[other] Trucizna zadaje { $n } Obrażenia.
}
event-upgraded = Karta „{ $card }” wchodzi na Poziom { $level }.
event-xp-lost = Niewydane i stracone: { $n } PD.
event-discarded = Odrzucono kartę: { $card }.
event-drew = Dobrano kartę: { $card }.
event-region-end = Koniec Regionu: { $region }.
event-final-journey = Ostatnia Wyprawa. U jej kresu czeka { $dragon }.
event-regroup = Przegrupowanie: odrzucono kartę „{ $card }”, pora na nową Rękę.
event-total-move = { $level ->
    [0] Całkowity Ruch: { $mine }. To za mało nawet na Poziom 1.
   *[other] Całkowity Ruch: { $mine }. Osiągnięto Poziom { $level } PR.
}
event-final-enemy = Ostateczny Wróg: { $dragon }.
event-total-attack = { $level ->
    [0] Całkowity Atak: { $mine }. To za mało nawet na Poziom 1.
   *[other] Całkowity Atak: { $mine }. Osiągnięto Poziom { $level } PŻ.
}
event-total-initiative = Całkowita Inicjatywa: twoja { $mine }, Smoka { $theirs }.
event-won = { $score ->
    [one] Smok pokonany! Twój wynik: { $score } punkt.
    [few] Smok pokonany! Twój wynik: { $score } punkty.
    [many] Smok pokonany! Twój wynik: { $score } punktów.
   *[other] Smok pokonany! Twój wynik: { $score } punktu.
}
event-lost = Tym razem górą Smok.

## Wynik

score-levels = Suma Poziomów kart Maga
score-loss = Przegrana
result-won = Zwycięstwo! Smok już nikogo nie skrzywdzi.
result-lost = Porażka. Smok wciąż czeka na śmiałków.

## Napisy na stole

table-hand = Ręka
table-deck = Talia
table-key = Karta Klucza
table-discard = Karty odrzucone
table-removed = Karty Usunięte
table-region = Region
table-dragon = Smok
table-encounter = Spotkanie
table-hardships = Trudności
table-roles = Role
table-link = Połączenie
table-damage = Obrażenia
table-xp = PD

## Jak to wygląda, zanim się rozstrzygnie

outlook-attack = Atak { $mine } przeciw { $hp } PŻ, Inicjatywa { $initiative } przeciw { $theirs }
outlook-move = Ruch { $mine } wobec { $mp } PR
outlook-total-move = { $level ->
    [0] Całkowity Ruch { $mine }, poniżej Poziomu 1
   *[other] Całkowity Ruch { $mine }, Poziom { $level }
}
outlook-total-attack = { $level ->
    [0] Całkowity Atak { $mine }, poniżej Poziomu 1; Całkowita Inicjatywa { $initiative } przeciw { $theirs }
   *[other] Całkowity Atak { $mine }, Poziom { $level }; Całkowita Inicjatywa { $initiative } przeciw { $theirs }
}

## Stół jako tekst

head-set-up = Przygotowanie
head-region = Region { $number } z 4: { $region }
head-final = Ostateczna Bitwa
head-dragon = Smok: { $dragon }
head-final-journey = Ostatnia Wyprawa: { $dragon }
head-final-enemy = Ostateczny Wróg: { $dragon }
head-enemy = Wróg: { $foe }
head-journey = Wyprawa: { $foe }
head-piles = Karty
line-final-journey = Ostatnia Wyprawa. { $levels }
line-final-enemy = Ostateczny Wróg. { $levels }
line-difficulty = Poziom trudności: { $difficulty }
line-cavalryman = Kawalerzysta: bez Łączenia kart
line-glass-cannon = Szklane Działo: zgodny Pancerz pochłania tylko o 1 więcej
line-key = Karta Klucza: { $card } (Poziom { $level }): { $encounter }
line-deck = { $n ->
    [one] Talia: { $n } karta
    [few] Talia: { $n } karty
    [many] Talia: { $n } kart
   *[other] Talia: { $n } karty
}
line-discard = Odrzucone ({ $n }): { $cards }
line-removed = Usunięte ({ $n }): { $cards }
line-poison = { $n ->
    [one] Trucizna czeka na następną Rękę: { $n } Obrażenie
    [few] Trucizna czeka na następną Rękę: { $n } Obrażenia
    [many] Trucizna czeka na następną Rękę: { $n } Obrażeń
   *[other] Trucizna czeka na następną Rękę: { $n } Obrażenia
}
line-link = Połączenie: „{ $card }” na karcie „{ $under }”, Żywioł: { $element }
line-role = { $set ->
    [1] Pierwszy zestaw, { $role }: { $card }
    [2] Drugi zestaw, { $role }: { $card }
   *[0] { $role }: { $card }
}
line-outlook = Na razie: { $outlook }

## Stół w przeglądarce

scene-ahead = Czeka na końcu drogi
scene-road = Droga
scene-enemy = Wróg { $n }: { $name }
scene-journey = Wyprawa { $n }: { $name }
scene-source-public = Liczby: wydanie do wydruku
scene-source-seed = Liczby: instrukcja
scene-source-designed = Liczby: nasze
scene-detour = Okrężna droga
scene-detour-label = Okrężna droga: potem wskaż kartę z Ręki, którą oddasz
scene-detour-pick = Teraz wskaż kartę z Ręki, którą oddasz.
scene-detour-cost = { $n ->
    [one] Kosztuje kartę Klucza i kartę z Ręki. Możesz tak jeszcze { $n } raz.
    [few] Kosztuje kartę Klucza i kartę z Ręki. Możesz tak jeszcze { $n } razy.
    [many] Kosztuje kartę Klucza i kartę z Ręki. Możesz tak jeszcze { $n } razy.
   *[other] Kosztuje kartę Klucza i kartę z Ręki. Możesz tak jeszcze { $n } raza.
}
scene-no-detour = Teraz to niemożliwe.
scene-face-enemy = Przydziel Role i walcz.
scene-face-journey = Przydziel Role i ruszaj.
scene-regroup = Przegrupowanie
scene-regroup-text = Odrzuć jedną kartę, resztę włóż pod Talię i dobierz od nowa. Tylko raz.
scene-regroup-pick = Teraz wskaż kartę do odrzucenia.
scene-keep-text = Ruszaj z tymi kartami.
scene-link-label = Połącz dwie karty: potem wskaż tę na wierzch
scene-link-pick = Która karta na wierzch?
scene-serves = Wzmacnia: { $cards }
scene-lay-here = Połóż kartę tutaj: { $role }
scene-set = { $n ->
    [1] Pierwszy zestaw
   *[2] Drugi zestaw
}
scene-outlook = Jak to się skończy
scene-try = Wskaż kartę, a zobaczysz, co da.
scene-so-far = Na razie
scene-level = Poziom { $n }
scene-half = połowa
scene-basic = Akcja Podstawowa
scene-enhanced = Akcja Ulepszona
scene-linked = Połączenie: { $element }
scene-wants = wymaga
scene-against = przeciw
scene-first = Uderzasz pierwszy
scene-second = Wróg jest szybszy
scene-full-victory = Pełne Zwycięstwo
scene-minor-victory = Niewielkie Zwycięstwo
scene-loss = Przegrana
scene-reached = Osiągnięty Poziom { $n }
scene-not-reached = Poniżej Poziomu 1
scene-no-harm = Bez strat
scene-knocked = Powalenie
scene-fatal = Więcej, niż zniesie Ręka
scene-lost-so = To przegrana gra
scene-to-attack = +{ $n } do Ataku
scene-to-initiative = +{ $n } do Inicjatywy
scene-compare-attack = Porównaj Atak
scene-compare-move = Porównaj Ruch
scene-full = Ta Akcja
scene-off-type = Drugi rodzaj, wartość 1
scene-takes = { $n }
scene-left = Zostanie { $n }
scene-xp-left = Zostanie { $n } PD
scene-absorb-text = Karta pochłania tyle Obrażeń, ile ma Pancerza, i traci Poziom. Każda tylko raz.
scene-upgrade-text = Niewydane PD przepadają.
scene-discard = Odrzucone
scene-removed = Usunięte
scene-open-discard = Karty odrzucone: { $n }
scene-open-removed = Karty Usunięte: { $n }
scene-won = Zwycięstwo
scene-lost = Porażka
scene-card-level = { $n ->
    [0] { $card }: Usunięta
   *[other] { $card }: Poziom { $n }
}
scene-dragon-zarogniew = Wszechstronny: mocny ogień, cienkie łuski przeciw Cieniowi.
scene-dragon-wichrzyca = Szybka: uderza pierwsza, chyba że dużo pójdzie w Inicjatywę, ale ma mało PŻ.
scene-dragon-skalimir = Opancerzony przeciw Ogniowi i Wodzie, za to powolny.
scene-dragon-mrokosz = Daleki: trudna wyprawa, która pożera Talię, potem słabsza walka.

## Części instrukcji

section-komponenty = Komponenty
section-wstep = Wstęp
section-orientacja-karty = Orientacja karty
section-karty-maga = Karty Maga
section-karty-regionu = Karty Regionu
section-karty-smoka = Karty Smoka
section-przygotowanie-rozgrywki = Przygotowanie rozgrywki
section-rozgrywka = Rozgrywka
section-regiony = Regiony
section-fazy-spotkania = Fazy Spotkania
section-faza-wyzwania = Faza Wyzwania
section-trudnosci = Trudności
section-faza-akcji = Faza Akcji
section-laczenie-kart = Łączenie kart
section-rozpatrywanie-fazy-akcji-wroga = Rozpatrywanie Fazy Akcji Wroga
section-zdolnosci-wroga = Zdolności Wroga
section-rozpatrywanie-fazy-akcji-wyprawy = Rozpatrywanie Fazy Akcji Wyprawy
section-niebezpieczenstwa-wyprawy = Niebezpieczeństwa Wyprawy
section-faza-kary = Faza Kary
section-rozpatrywanie-kar-czasu = Rozpatrywanie Kar Czasu
section-rozpatrywanie-obrazen = Rozpatrywanie Obrażeń
section-faza-ulepszenia = Faza Ulepszenia
section-faza-czyszczenia = Faza Czyszczenia
section-koniec-regionu = Koniec Regionu
section-ostateczna-bitwa = Ostateczna Bitwa
section-ostatnia-wyprawa = Ostatnia Wyprawa
section-ostateczny-wrog = Ostateczny Wróg
section-punktacja = Punktacja
section-warianty = Warianty
section-zmiana-poziomu-trudnosci = Zmiana poziomu trudności
section-alternatywne-zasady = Alternatywne zasady
section-zywioly-eteru = Żywioły Eteru
section-kolejnosc-na-rece = Kolejność na Ręce

## Co może się nie zgadzać tylko w tej grze

problem-encounter = powinno tu być od "enemy 1" do "enemy 4" albo od "journey 1" do "journey 4"
problem-action-kinds = powinno tu być "attack", "move" albo jedno i drugie
problem-rising = wartości powinny rosnąć z poziomu na poziom, a są { $value }

## Symbole

legend-mage = Na kartach Maga
legend-attack = uderza w PŻ Wroga.
legend-move = liczy się do PR Podróży.
legend-initiative = gdy Wróg ma jej więcej, uderza pierwszy.
legend-boost = karta w Roli Wzmocnienia dodaje je do Ataku, Inicjatywy albo Ruchu.
legend-armour = tyle obrażeń pochłania karta, gdy traci Poziom; przy tym samym Żywiole dwa razy tyle.
legend-level = od 1 do 4; obrażenia go obniżają, PD podnoszą.
legend-link = wsuń kartę pod inną o tym samym Żywiole; górna przyjmie dowolny Żywioł.
legend-encounter = Na Spotkaniach i Smokach
legend-enemy = Wróg
legend-enemy-text = pokonuje się go Atakiem.
legend-journey = Podróż
legend-journey-text = PR, czyli Ruch potrzebny do jej przebycia.
legend-hp = Atak potrzebny do zwycięstwa.
legend-time = tyle kart z Talii trzeba odrzucić.
legend-initial = zadawane, gdy masz niższą Inicjatywę.
legend-xp = nagroda za zwycięstwo, od razu na podnoszenie Poziomów.
legend-elements = Żywioły
legend-element = Akcja Wzmocniona wymaga karty tego Żywiołu. Pancerz o tym samym Żywiole ją osłabia.
legend-piles = Stosy
legend-key = Karta Klucz
legend-key-text = mówi, jakie będzie Spotkanie i z jakimi Trudnościami.
legend-discard = wracają do Talii po przejściu Regionu.
legend-removed = nie wrócą w tej grze.
