# Epic: Pojedynek po polsku. Te same klucze co w en.ftl.
# Nazwy ($card, $seat, $team, $alignment, $keyword …) przychodzą przetłumaczone, w mianowniku; liczby jako liczby. Listy
# ($cards, $marks, $gains …) są złączone przecinkami. Treść karty to ciąg pełnych zdań. $chosen stoi w bierniku, $champions
# w dopełniaczu liczby mnogiej; sort- daje biernik liczby pojedynczej albo dopełniacz mnogiej, zależnie od $count.

game-title = Epic: Pojedynek
game-blurb = Pojedynek czempionów i wydarzeń za jedną sztukę złota na turę: trzydzieści punktów życia, cztery przynależności i odpowiedź na każdy cios.
game-unofficial = Wersja nieoficjalna, niezwiązana z autorami ani wydawcami gry; wszystkie nazwy i teksty oraz niemal wszystkie karty są nasze, ikony pochodzą z game-icons.net (CC BY 3.0).

## Jak grać, na jednym ekranie

how-to-goal = Cel
how-to-goal-text = Sprowadź życie przeciwnika z 30 do 0 czempionami, którzy atakują, i wydarzeniami, które działają w każdej chwili.
how-to-turn-gold = Jedno złoto
how-to-turn-gold-text = W każdej turze, swojej i cudzej, masz jedno złoto na jedną kartę o koszcie 1. Karty o koszcie 0 są darmowe, możesz ich zagrać dowolnie wiele.
how-to-turn-play = Zagrywaj karty
how-to-turn-play-text = Czempioni zostają na stole; zagrywasz ich we własnej turze. Wydarzenia działają raz, w dowolnej turze, także podczas bitwy.
how-to-turn-attack = Atakuj
how-to-turn-attack-text = Wyślij do ataku czempionów, którzy byli u ciebie na początku tury. Druga strona może blokować, a obie mogą zagrywać karty, zanim padną ciosy.
how-to-turn-pass = Spasuj
how-to-turn-pass-text = Spasuj, żeby zakończyć turę. Przeciwnik może jeszcze wydać swoje złoto, więc i ty zachowaj coś na jego turę.
how-to-end = Koniec
how-to-end-text = Kto ma 0 życia, przegrywa. Kto ma dobrać kartę z pustej talii, natychmiast wygrywa.

## Miejsca przy stole

seat-1 = Gracz 1
seat-2 = Gracz 2
seat-3 = Gracz 3
seat-4 = Gracz 4
seat-5 = Gracz 5
seat-6 = Gracz 6
seat-7 = Gracz 7
seat-8 = Gracz 8

## Karty

card-gate-bellringer = Dzwonnik znad Bramy
card-chapel-falcon = Kapliczny sokół
card-bread-and-salt = Chleb i sól
card-shields-up = Tarcze w górę!
card-verdict-at-noon = Wyrok w południe
card-lily-marshal = Marszałek Lilii
card-lamp-seraph = Serafin z lampą
card-abbess-of-the-wall = Ksieni z murów
card-cloud-lancer = Podniebny kopijnik
card-ninth-bell-griffin = Gryf Dziewiątego Dzwonu
card-judge-in-white = Sędzia w bieli
card-all-to-the-walls = Wszyscy na mury!
card-great-amnesty = Wielka amnestia
card-second-harvest = Drugie żniwa
card-beyond-the-sea = Za siódme morze
card-bramble-boar = Dzik z jeżyn
card-cliff-slinger = Procarz z urwiska
card-pack-song = Pieśń watahy
card-flint-spark = Iskra z krzemienia
card-downwind = Z wiatrem
card-quarry-one-eye = Jednooki z kamieniołomu
card-old-antlers = Stary Rogacz
card-keeper-of-the-den = Pani Matecznika
card-thunder-eagle = Gromowy orzeł
card-mud-serpent = Błotny wąż
card-tundra-matriarch = Matka Tundry
card-mountain-comes-down = Góra się wali
card-burning-sky = Płonące niebo
card-great-hunt = Wielkie łowy
card-clutching-roots = Chciwe korzenie
card-gravediggers-boy = Chłopak grabarza
card-dungeon-bat = Nietoperz z lochu
card-cold-fingers = Zimne palce
card-blood-tithe = Krwawa dziesięcina
card-last-candle = Ostatnia świeca
card-pit-regent = Namiestnik Otchłani
card-countess-of-thorns = Hrabina Cierni
card-bone-piper = Kościany grajek
card-stitcher-of-the-dead = Krawiec umarłych
card-hooded-headsman = Zakapturzony kat
card-ash-dragon = Smok z popiołów
card-black-sentence = Czarny wyrok
card-night-without-stars = Noc bez gwiazd
card-feast-of-leeches = Uczta pijawek
card-graveyard-procession = Cmentarna procesja
card-ink-fox = Atramentowy lis
card-paper-owl = Papierowa sowa
card-unwritten-page = Niezapisana stronica
card-stopped-clock = Stojący zegar
card-thread-of-thought = Nić myśli
card-fairground-conjurer = Jarmarczny sztukmistrz
card-lost-letters-golem = Golem z zagubionych listów
card-tidal-sphinx = Sfinks przypływów
card-library-kraken = Kraken z biblioteki
card-quiet-puppeteer = Cichy lalkarz
card-tower-geometer = Geometra z wieży
card-empty-chairs = Puste krzesła
card-folded-horizon = Zwinięty horyzont
card-rain-of-glass = Szklany deszcz
card-borrowed-crown = Pożyczona korona

## Znaczniki, klasy, gotowe talie

token-human = Człowiek
token-demon = Demon
token-wolf = Wilk
token-zombie = Zombie
class-human = człowiek
class-angel = anioł
class-bird = ptak
class-griffin = gryf
class-beast = bestia
class-wolf = wilk
class-giant = olbrzym
class-serpent = wąż
class-demon = demon
class-vampire = wampir
class-undead = nieumarły
class-dragon = smok
class-spirit = duch
class-golem = golem
class-sphinx = sfinks
class-kraken = kraken
deck-walls-and-banners = Mury i sztandary
deck-light-and-shadow = Światło i cień
deck-order-of-the-tower = Zakon Wieży
deck-fang-and-grave = Kieł i grób
deck-storm-over-the-library = Burza nad biblioteką
deck-secrets-of-the-crypt = Tajemnice krypty

## Przynależności, słowa kluczowe, ustawienia, fazy

alignment-good = dobry
alignment-wild = dziki
alignment-evil = zły
alignment-sage = światły
keyword-airborne = Lot
keyword-airborne-text = Czempiona z Lotem mogą blokować tylko czempioni z Lotem, chyba że w tej samej grupie atakuje też ktoś bez Lotu.
keyword-ambush = Zasadzka
keyword-ambush-text = Tego czempiona można zagrać w turze każdego gracza, nawet podczas bitwy, gdy ma się inicjatywę.
keyword-blitz = Zryw
keyword-blitz-text = Czempion, który wchodzi do gry ze Zrywem lub go zyska, przestaje być rozstawiany: przygotowany może atakować jeszcze w tej turze.
position-prepared = przygotowany
position-expended = wyczerpany
position-flipped = odwrócony
phase-set-up = Przygotowanie gry
phase-start = Faza Początkowa
phase-main = Faza Główna
phase-attackers = bitwa, krok 1: atakujący
phase-before-blockers = bitwa, krok 2: przed wyborem blokujących
phase-blockers = bitwa, krok 3: blokujący
phase-before-damage = bitwa, krok 4: przed obrażeniami
phase-damage = bitwa, krok 5: obrażenia
phase-end = Faza Końcowa

## Ustawienia

option-format = Format
option-format-text = Skąd się biorą talie.
option-format-preconstructed = Według przynależności
option-format-preconstructed-text = Każdy bierze wszystkie karty dwóch z czterech przynależności: talia gotowa, od razu gracie.
option-format-random-thirty = Losowa trzydziestka
option-format-random-thirty-text = Każdy dostaje trzydzieści losowych kart.
option-format-sixty-keep-thirty = Trzydzieści z sześćdziesięciu
option-format-sixty-keep-thirty-text = Każdy dostaje sześćdziesiąt losowych kart i zatrzymuje trzydzieści.
option-format-pack-draft = Draft z paczek
option-format-pack-draft-text = Trzy paczki po dziesięć kart: wybierasz jedną kartę, resztę podajesz dalej; z wybranych powstaje talia.
option-format-dark-draft = Mroczny draft
option-format-dark-draft-text = Dla dwojga, dziesięć rund: z pięciu kart wybierasz jedną, wymieniacie się, wybierasz dwie; pozostałych nikt nie zobaczy.
option-format-cube-draft = Draft z cube'a
option-format-cube-draft-text = Cube to trzy egzemplarze zestawu, w których oznaczone karty są po jednej. Trzy paczki po dwanaście kart, talia z co najmniej trzydziestu wybranych.
option-format-constructed = W pełni konstruowany
option-format-constructed-text = Gotowa talia albo własna: co najmniej sześćdziesiąt kart, każda najwyżej w trzech kopiach.
option-mode = Tryb
option-mode-text = Kto gra przeciw komu.
option-mode-duel = Pojedynek
option-mode-duel-text = Jeden na jednego.
option-mode-free-for-all = Każdy na każdego
option-mode-free-for-all-text = Atakujesz, kogo chcesz; wygrywa ostatni w grze.
option-mode-first-blood = Łowca: Pierwsza krew
option-mode-first-blood-text = Atakujesz tylko gracza po lewej. Gdy ktoś padnie, od razu wygrywa gracz po jego prawej.
option-mode-last-standing = Łowca: Ostatni na placu boju
option-mode-last-standing-text = Atakujesz tylko gracza po lewej. Gdy ktoś padnie, gracz po jego prawej zyskuje 5 życia i dobiera kartę. Wygrywa ostatni w grze.
option-mode-hydra-2 = Hydra, drużyny po dwie osoby
option-mode-hydra-2-text = Drużyna ma wspólne życie i wspólną turę, a każdy gracz własną talię, złoto i czempionów.
option-mode-hydra-3 = Hydra, drużyny po trzy osoby
option-mode-hydra-3-text = Drużyna ma wspólne życie i wspólną turę, a każdy gracz własną talię, złoto i czempionów.
option-mode-hydra-4 = Hydra, drużyny po cztery osoby
option-mode-hydra-4-text = Drużyna ma wspólne życie i wspólną turę, a każdy gracz własną talię, złoto i czempionów.

## Treść kart

face-event = { $card } · { $alignment } · koszt { $cost } · wydarzenie · { $text }
face-champion = { $card } · { $alignment } · koszt { $cost } · czempion ({ $classes }) · { $attack }/{ $defence } · { $text }
text-and = { $first } { $rest }
text-choose-one = Wybierz jedno:
text-way = • { $text }
text-in-own-turn = W swojej turze: { $text }
text-in-other-turn = W cudzej turze: { $text }
text-none = Bez tekstu.
text-own-turn = Zagraj tylko w swojej turze.
text-keyword = { $keyword }.
text-ability = { $when } → { $text }
text-static = Każdy z { $champions } ma { $gains }.
text-static-this = Ten czempion ma { $gains }.
when-tribute = Hołd
when-attacks = Gdy ten czempion atakuje
when-blocks = Gdy ten czempion blokuje
when-broken = Gdy ten czempion zostaje złamany
when-ally-broken = Gdy inny twój czempion zostaje złamany
when-any-broken = Gdy inny czempion zostaje złamany
when-turn-start = Na początku twojej tury
when-event-played = Gdy zagrywasz wydarzenie
when-wounds-player = Gdy ten czempion zadaje w bitwie obrażenia graczowi
when-ally-enters = Gdy inny czempion wchodzi do gry pod twoją kontrolą
bonus-attack = +{ $n } do ataku
malus-attack = −{ $n } do ataku
bonus-defence = +{ $n } do obrony
malus-defence = −{ $n } do obrony
bonus-both = { $attack } i { $defence }
bonus-keyword = { $keyword }

## Działanie na graczy

who-opponent = Wybrany przeciwnik
who-each-opponent = Każdy przeciwnik
who-each-player = Każdy gracz
effect-gain = { $n ->
    [one] Zyskaj { $n } punkt życia.
    [few] Zyskaj { $n } punkty życia.
    [many] Zyskaj { $n } punktów życia.
   *[other] Zyskaj { $n } punktu życia.
}
effect-gain-who = { $n ->
    [one] { $who } zyskuje { $n } punkt życia.
    [few] { $who } zyskuje { $n } punkty życia.
    [many] { $who } zyskuje { $n } punktów życia.
   *[other] { $who } zyskuje { $n } punktu życia.
}
effect-lose = { $n ->
    [one] Strać { $n } punkt życia.
    [few] Strać { $n } punkty życia.
    [many] Strać { $n } punktów życia.
   *[other] Strać { $n } punktu życia.
}
effect-lose-who = { $n ->
    [one] { $who } traci { $n } punkt życia.
    [few] { $who } traci { $n } punkty życia.
    [many] { $who } traci { $n } punktów życia.
   *[other] { $who } traci { $n } punktu życia.
}
effect-draw = { $n ->
    [one] Dobierz kartę.
    [few] Dobierz { $n } karty.
    [many] Dobierz { $n } kart.
   *[other] Dobierz { $n } karty.
}
effect-draw-who = { $n ->
    [one] { $who } dobiera kartę.
    [few] { $who } dobiera { $n } karty.
    [many] { $who } dobiera { $n } kart.
   *[other] { $who } dobiera { $n } karty.
}
effect-discard = { $n ->
    [one] Odrzuć kartę z ręki.
    [few] Odrzuć { $n } karty z ręki.
    [many] Odrzuć { $n } kart z ręki.
   *[other] Odrzuć { $n } karty z ręki.
}
effect-discard-who = { $n ->
    [one] { $who } odrzuca kartę z ręki.
    [few] { $who } odrzuca { $n } karty z ręki.
    [many] { $who } odrzuca { $n } kart z ręki.
   *[other] { $who } odrzuca { $n } karty z ręki.
}
effect-hurt = { $n ->
    [one] Zadaj sobie { $n } obrażenie.
    [few] Zadaj sobie { $n } obrażenia.
    [many] Zadaj sobie { $n } obrażeń.
   *[other] Zadaj sobie { $n } obrażenia.
}
effect-hurt-who = { $n ->
    [one] { $who } otrzymuje { $n } obrażenie.
    [few] { $who } otrzymuje { $n } obrażenia.
    [many] { $who } otrzymuje { $n } obrażeń.
   *[other] { $who } otrzymuje { $n } obrażenia.
}
effect-banish-pile = Wypędź swój stos kart odrzuconych.
effect-banish-pile-who = { $who } wypędza swój stos kart odrzuconych.
effect-sacrifice = { $n ->
    [1] Złam jednego swojego czempiona.
   *[other] Złam { $n } swoich czempionów.
}
effect-sacrifice-who = { $n ->
    [1] { $who } łamie jednego swojego czempiona.
   *[other] { $who } łamie { $n } swoich czempionów.
}
effect-strike = { $n ->
    [one] Zadaj { $n } obrażenie czempionowi albo przeciwnikowi.
    [few] Zadaj { $n } obrażenia czempionowi albo przeciwnikowi.
    [many] Zadaj { $n } obrażeń czempionowi albo przeciwnikowi.
   *[other] Zadaj { $n } obrażenia czempionowi albo przeciwnikowi.
}

## Działanie na czempionów

effect-damage = { $count ->
    [1] Wybierz { $chosen }: zadaj mu { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażenia
    }.
   *[other] Wybierz { $chosen }: zadaj każdemu z nich { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażenia
    }.
}
effect-damage-all = { $n ->
    [one] Zadaj { $n } obrażenie każdemu z { $champions }.
    [few] Zadaj { $n } obrażenia każdemu z { $champions }.
    [many] Zadaj { $n } obrażeń każdemu z { $champions }.
   *[other] Zadaj { $n } obrażenia każdemu z { $champions }.
}
effect-damage-this = { $n ->
    [one] Zadaj { $n } obrażenie temu czempionowi.
    [few] Zadaj { $n } obrażenia temu czempionowi.
    [many] Zadaj { $n } obrażeń temu czempionowi.
   *[other] Zadaj { $n } obrażenia temu czempionowi.
}
effect-break = Złam { $chosen }.
effect-break-all = Złam wszystkich { $champions }.
effect-break-this = Złam tego czempiona.
effect-banish = Wypędź { $chosen }.
effect-banish-all = Wypędź wszystkich { $champions }.
effect-banish-this = Wypędź tego czempiona.
effect-expend = Wyczerp { $chosen }.
effect-expend-all = Wyczerp wszystkich { $champions }.
effect-expend-this = Wyczerp tego czempiona.
effect-prepare = Przygotuj { $chosen }.
effect-prepare-all = Przygotuj wszystkich { $champions }.
effect-prepare-this = Przygotuj tego czempiona.
effect-flip = Odwróć { $chosen }.
effect-flip-this = Odwróć tego czempiona.
effect-return = { $count ->
    [1] Cofnij { $chosen } na rękę właściciela.
   *[other] Cofnij { $chosen } na ręce właścicieli.
}
effect-return-all = Cofnij wszystkich { $champions } na ręce właścicieli.
effect-return-this = Cofnij tego czempiona na rękę właściciela.
effect-boost = { $count ->
    [1] Wybierz { $chosen }: do końca tury ma { $bonuses }.
   *[other] Wybierz { $chosen }: do końca tury każdy z nich ma { $bonuses }.
}
effect-boost-all = Do końca tury każdy z { $champions } ma { $bonuses }.
effect-boost-this = Do końca tury ten czempion ma { $bonuses }.
effect-grant = { $count ->
    [1] Wybierz { $chosen }: do końca tury ma { $keyword }.
   *[other] Wybierz { $chosen }: do końca tury każdy z nich ma { $keyword }.
}
effect-grant-all = Do końca tury każdy z { $champions } ma { $keyword }.
effect-grant-this = Do końca tury ten czempion ma { $keyword }.
effect-control = Weź pod kontrolę { $chosen }.
effect-control-this = Weź pod kontrolę tego czempiona.
effect-gain-per = { $n ->
    [one] Zyskaj { $n } punkt życia za każdego z { $champions }.
    [few] Zyskaj { $n } punkty życia za każdego z { $champions }.
    [many] Zyskaj { $n } punktów życia za każdego z { $champions }.
   *[other] Zyskaj { $n } punktu życia za każdego z { $champions }.
}
effect-gain-per-this = { $n ->
    [one] Zyskaj { $n } punkt życia, jeśli ten czempion jest w grze.
    [few] Zyskaj { $n } punkty życia, jeśli ten czempion jest w grze.
    [many] Zyskaj { $n } punktów życia, jeśli ten czempion jest w grze.
   *[other] Zyskaj { $n } punktu życia, jeśli ten czempion jest w grze.
}
effect-summon = Wprowadź do gry { $token }.
effect-summon-keyword = Wprowadź do gry { $token } ze słowem kluczowym { $keyword }.
summoned-human = { $n ->
    [one] znacznik Człowieka
    [few] { $n } znaczniki Człowieka
    [many] { $n } znaczników Człowieka
   *[other] { $n } znacznika Człowieka
}
summoned-demon = { $n ->
    [one] znacznik Demona
    [few] { $n } znaczniki Demona
    [many] { $n } znaczników Demona
   *[other] { $n } znacznika Demona
}
summoned-wolf = { $n ->
    [one] znacznik Wilka
    [few] { $n } znaczniki Wilka
    [many] { $n } znaczników Wilka
   *[other] { $n } znacznika Wilka
}
summoned-zombie = { $n ->
    [one] znacznik Zombie
    [few] { $n } znaczniki Zombie
    [many] { $n } znaczników Zombie
   *[other] { $n } znacznika Zombie
}
effect-recall = Weź na rękę { $chosen } ze swojego stosu kart odrzuconych.
effect-raise = Wprowadź do gry { $chosen } ze swojego stosu kart odrzuconych.
effect-may = Możesz to zrobić: { $text }
may-control = Możesz wziąć pod kontrolę { $chosen }.
may-flip = Możesz odwrócić { $chosen }.
may-return = Możesz cofnąć { $chosen } na rękę właściciela.
may-prepare = Możesz przygotować { $chosen }.
may-expend = Możesz wyczerpać { $chosen }.
may-banish = Możesz wypędzić { $chosen }.
may-break = Możesz złamać { $chosen }.

## Których czempionów

chosen-any = { $count ->
    [1] jednego { $sort }
   *[other] { $count } { $sort }
}
chosen-own = { $count ->
    [1] jednego swojego { $sort }
   *[other] { $count } swoich { $sort }
}
chosen-enemy = { $count ->
    [1] jednego wrogiego { $sort }
   *[other] { $count } wrogich { $sort }
}
chosen-other = { $count ->
    [1] jednego innego { $sort }
   *[other] { $count } innych { $sort }
}
chosen-own-other = { $count ->
    [1] jednego innego swojego { $sort }
   *[other] { $count } innych swoich { $sort }
}
chosen-card = { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
chosen-up-to-card = { $count ->
    [one] do jednej karty
    [few] do { $count } kart
    [many] do { $count } kart
   *[other] do { $count } karty
}
chosen-up-to = do { $chosen }
every-any = { $sort }
every-own = twoich { $sort }
every-enemy = wrogich { $sort }
every-other = innych { $sort }
every-own-other = twoich innych { $sort }
sort-all = { $count ->
    [1] czempiona
   *[other] czempionów
}
sort-attacking = { $count ->
    [1] atakującego czempiona
   *[other] atakujących czempionów
}
sort-blocking = { $count ->
    [1] blokującego czempiona
   *[other] blokujących czempionów
}
sort-fighting = { $count ->
    [1] czempiona biorącego udział w bitwie
   *[other] czempionów biorących udział w bitwie
}
sort-expended = { $count ->
    [1] wyczerpanego czempiona
   *[other] wyczerpanych czempionów
}
sort-damaged = { $count ->
    [1] zranionego czempiona
   *[other] zranionych czempionów
}
sort-airborne = { $count ->
    [1] czempiona z Lotem
   *[other] czempionów z Lotem
}
sort-grounded = { $count ->
    [1] czempiona bez Lotu
   *[other] czempionów bez Lotu
}
sort-token = { $count ->
    [1] czempiona będącego znacznikiem
   *[other] znaczników czempionów
}
sort-non-token = { $count ->
    [1] czempiona niebędącego znacznikiem
   *[other] czempionów niebędących znacznikami
}
sort-small = { $count ->
    [1] czempiona o ataku 5 lub niższym
   *[other] czempionów o ataku 5 lub niższym
}
sort-large = { $count ->
    [1] czempiona o ataku 6 lub wyższym
   *[other] czempionów o ataku 6 lub wyższym
}
sort-good = { $count ->
    [1] dobrego czempiona
   *[other] dobrych czempionów
}
sort-wild = { $count ->
    [1] dzikiego czempiona
   *[other] dzikich czempionów
}
sort-evil = { $count ->
    [1] złego czempiona
   *[other] złych czempionów
}
sort-sage = { $count ->
    [1] światłego czempiona
   *[other] światłych czempionów
}
sort-human = { $count ->
    [1] czempiona będącego znacznikiem Człowieka
   *[other] znaczników Człowieka
}
sort-demon = { $count ->
    [1] czempiona będącego znacznikiem Demona
   *[other] znaczników Demona
}
sort-wolf = { $count ->
    [1] czempiona będącego znacznikiem Wilka
   *[other] znaczników Wilka
}
sort-zombie = { $count ->
    [1] czempiona będącego znacznikiem Zombie
   *[other] znaczników Zombie
}

## Pytania

ask-alignment = Którą przynależność bierzesz?
ask-mulligan = Odłóż karty, które chcesz wymienić. Każda kosztuje 1 punkt życia.
ask-pick = Którą kartę wybierasz?
ask-keep = Odkładaj po jednej karcie, aż zostanie trzydzieści. Masz ich { $count }.
ask-trim = { $count ->
    [one] Masz { $count } kartę: odłóż zbędne albo graj wszystkimi.
    [few] Masz { $count } karty: odłóż zbędne albo graj wszystkimi.
    [many] Masz { $count } kart: odłóż zbędne albo graj wszystkimi.
   *[other] Masz { $count } karty: odłóż zbędne albo graj wszystkimi.
}
ask-build = { $count ->
    [one] Twoja talia ma { $count } kartę. Co dalej?
    [few] Twoja talia ma { $count } karty. Co dalej?
    [many] Twoja talia ma { $count } kart. Co dalej?
   *[other] Twoja talia ma { $count } karty. Co dalej?
}
ask-main = { $gold ->
    [1] Twoja tura i masz złoto: zagraj kartę, zaatakuj albo spasuj.
   *[other] Twoja tura, złoto wydane: zagraj kartę za 0, zaatakuj albo spasuj.
}
ask-end-round = { $gold ->
    [1] { $team } chce zakończyć turę, a ty masz złoto. Zagrywasz najpierw kartę?
   *[other] { $team } chce zakończyć turę. Zagrywasz najpierw kartę?
}
ask-return = Zagrano karty na koniec tury. Wracasz do Fazy Głównej czy kończysz turę?
ask-hand-limit = { $count ->
    [one] Na koniec tury możesz mieć siedem kart. Odrzuć { $count } kartę.
    [few] Na koniec tury możesz mieć siedem kart. Odrzuć { $count } karty.
    [many] Na koniec tury możesz mieć siedem kart. Odrzuć { $count } kart.
   *[other] Na koniec tury możesz mieć siedem kart. Odrzuć { $count } karty.
}
ask-defender = Kogo atakujesz?
ask-attackers = Kto jeszcze atakuje? Broni się { $team }.
ask-before-blockers = { $gold ->
    [1] Zaraz wybór blokujących, a ty masz złoto. Zagrywasz najpierw kartę?
   *[other] Zaraz wybór blokujących. Zagrywasz najpierw kartę?
}
ask-before-damage = { $gold ->
    [1] Zaraz obrażenia, a ty masz złoto. Zagrywasz najpierw kartę?
   *[other] Zaraz obrażenia. Zagrywasz najpierw kartę?
}
ask-blockers = Atakują cię. Kto blokuje?
ask-divide-blockers = { $n ->
    [one] Przydziel { $n } obrażenie blokującym.
    [few] Rozdziel { $n } obrażenia między blokujących.
    [many] Rozdziel { $n } obrażeń między blokujących.
   *[other] Rozdziel { $n } obrażenia między blokujących.
}
ask-divide-attackers = { $n ->
    [one] Przydziel { $n } obrażenie atakującym.
    [few] Rozdziel { $n } obrażenia między atakujących.
    [many] Rozdziel { $n } obrażeń między atakujących.
   *[other] Rozdziel { $n } obrażenia między atakujących.
}
ask-text = { $card }: { $text }
ask-branch = { $card }: co wybierasz?
ask-whether = { $card }: korzystasz z tej zdolności?
ask-victim = { $n ->
    [one] Kto otrzymuje { $n } obrażenie?
    [few] Kto otrzymuje { $n } obrażenia?
    [many] Kto otrzymuje { $n } obrażeń?
   *[other] Kto otrzymuje { $n } obrażenia?
}
ask-recall = Którą kartę bierzesz z powrotem na rękę? Możesz wziąć jeszcze { $count }.
ask-raise = Który czempion wraca do gry? Wybierz jeszcze { $count }.
ask-discard = { $count ->
    [one] Odrzuć { $count } kartę.
    [few] Odrzuć { $count } karty.
    [many] Odrzuć { $count } kart.
   *[other] Odrzuć { $count } karty.
}
ask-sacrifice = { $count ->
    [1] Którego ze swoich czempionów łamiesz?
   *[other] Którego ze swoich czempionów łamiesz? Jeszcze { $count }.
}
ask-trigger = Czeka kilka zdolności. Która pierwsza?

## Odpowiedzi

do-alignment = Weź: { $alignment }
do-seat = { $seat } (życie: { $life })
do-branch = { $text }
do-to-main = Wróć do Fazy Głównej
do-to-end = Zakończ turę
do-play = Zagraj: { $card } ({ $cost })
do-discard = Odrzuć: { $card }
do-swap = Odłóż do wymiany: { $card }
do-pick = Wybierz: { $card }
do-drop = Odłóż: { $card }
do-add = Dołóż: { $card } ({ $cost })
do-ready = Weź gotową talię: { $deck }
do-from-pile = Weź na rękę: { $card }
do-raise = Do gry: { $card }
do-trigger = { $card }: { $text }
do-attack = { $champion } atakuje
do-block = { $champion } blokuje
do-target = { $champion } ({ $seat })
do-points = { $champion }: { $n }
done-mulligan = { $count ->
    [0] Zostań przy tej ręce
    [one] Wymień { $count } kartę, tracąc { $count } punkt życia
    [few] Wymień { $count } karty, tracąc { $count } punkty życia
    [many] Wymień { $count } kart, tracąc { $count } punktów życia
   *[other] Wymień { $count } karty, tracąc { $count } punktu życia
}
done-main = Spasuj i zakończ turę
done-pass = Pasuj
done-attackers = Nikt więcej nie atakuje
done-blockers = Nikt więcej nie blokuje
done-no-block = Nie blokuj
done-deck = Talia gotowa
done-no-more = Nie, wystarczy

## Dziennik

event-first = Zaczyna { $team }.
event-took-alignment = { $seat } bierze karty o przynależności „{ $alignment }”.
event-opened-pack = Otwieracie paczkę { $pack }.
event-picked = Wybierasz: { $card }.
event-dark-round = Mroczny draft, runda { $round }.
event-built = { $count ->
    [one] { $seat } ma gotową talię: { $count } karta.
    [few] { $seat } ma gotową talię: { $count } karty.
    [many] { $seat } ma gotową talię: { $count } kart.
   *[other] { $seat } ma gotową talię: { $count } karty.
}
event-drew = { $count ->
    [one] { $seat } dobiera kartę.
    [few] { $seat } dobiera { $count } karty.
    [many] { $seat } dobiera { $count } kart.
   *[other] { $seat } dobiera { $count } karty.
}
event-drew-card = Dobierasz: { $card }.
event-drew-from-nothing = { $seat } dobiera z pustej talii, a to oznacza zwycięstwo!
event-mulligan = { $count ->
    [one] { $seat } wymienia { $count } kartę.
    [few] { $seat } wymienia { $count } karty.
    [many] { $seat } wymienia { $count } kart.
   *[other] { $seat } wymienia { $count } karty.
}
event-turn = Tura { $turn }: { $team }.
event-passed = { $seat } pasuje.
event-played = { $seat } zagrywa: { $card }.
event-entered = { $card } wchodzi do gry ({ $seat }).
event-triggered = Aktywuje się zdolność: { $card } ({ $seat }).
event-chose = { $card }: { $seat } wybiera „{ $text }”
event-aimed = { $seat } wybiera: { $victim }.
event-gained-life = { $count ->
    [one] { $seat } zyskuje { $count } punkt życia.
    [few] { $seat } zyskuje { $count } punkty życia.
    [many] { $seat } zyskuje { $count } punktów życia.
   *[other] { $seat } zyskuje { $count } punktu życia.
}
event-lost-life = { $count ->
    [one] { $seat } traci { $count } punkt życia.
    [few] { $seat } traci { $count } punkty życia.
    [many] { $seat } traci { $count } punktów życia.
   *[other] { $seat } traci { $count } punktu życia.
}
event-hurt = { $count ->
    [one] { $seat } otrzymuje { $count } obrażenie.
    [few] { $seat } otrzymuje { $count } obrażenia.
    [many] { $seat } otrzymuje { $count } obrażeń.
   *[other] { $seat } otrzymuje { $count } obrażenia.
}
event-discarded = { $seat } odrzuca: { $card }.
event-recalled = { $seat } bierze na rękę ze stosu kart odrzuconych: { $card }.
event-banished-pile = { $count ->
    [one] { $seat } wypędza stos kart odrzuconych: { $count } karta trafia pod talię.
    [few] { $seat } wypędza stos kart odrzuconych: { $count } karty trafiają pod talię.
    [many] { $seat } wypędza stos kart odrzuconych: { $count } kart trafia pod talię.
   *[other] { $seat } wypędza stos kart odrzuconych: { $count } karty trafiają pod talię.
}
event-damaged = { $count ->
    [one] { $card } ({ $seat }) otrzymuje { $count } obrażenie.
    [few] { $card } ({ $seat }) otrzymuje { $count } obrażenia.
    [many] { $card } ({ $seat }) otrzymuje { $count } obrażeń.
   *[other] { $card } ({ $seat }) otrzymuje { $count } obrażenia.
}
event-broken = { $card } – złamanie ({ $seat }).
event-banished = { $card } – wypędzenie ({ $seat }).
event-returned = { $card } wraca na rękę właściciela ({ $seat }).
event-controlled = { $seat } przejmuje kontrolę: { $card }.
event-control-back = { $card } wraca pod kontrolę właściciela ({ $seat }).
event-boosted = { $card } ma do końca tury { $attack } do ataku i { $defence } do obrony.
signed-plus = +{ $n }
signed-minus = −{ $n }
event-granted = { $card } ma do końca tury { $keyword }.
event-turned = { $card } ({ $seat }): { $position }.
event-attacks = { $card } atakuje ({ $seat }).
event-defends = Broni się { $team }.
event-blocks = { $card } blokuje ({ $seat }).
event-fell = { $seat } nie ma już życia i odpada.
event-left = { $seat } opuszcza grę.

## Wynik

moment-my-turn = W mojej turze
moment-attack-blockers = Atakuję: przed blokami
moment-attack-damage = Atakuję: przed obrażeniami
moment-defence-blockers = Atakują mnie: przed blokami
moment-defence-damage = Atakują mnie: przed obrażeniami
moment-battle-blockers = Walczą inni: przed blokami
moment-battle-damage = Walczą inni: przed obrażeniami
moment-turn-end = Na koniec cudzej tury
score-win = Zwycięstwo
score-life = Pozostałe życie
score-outlasted = Przeciwnicy, którzy padli wcześniej
verdict-fell = Nie ma już życia
verdict-left = Opuszcza grę
verdict-life = Pozostałe życie: { $n }
verdict-empty-deck = Wygrywa, dobierając z pustej talii
verdict-first-blood = Gracz po lewej padł pierwszy (pozostałe życie: { $n })
result-won = Zwycięstwo! Pole bitwy należy do ciebie.
result-shared = Remis: nie ma już komu podnieść sztandaru.
result-lost = Porażka. Potasuj i spróbuj jeszcze raz.

## Stół jako tekst

champion = { $card } { $attack }/{ $defence }
head-turn = Tura { $turn }: { $team }
head-own = { $seat } (ty)
head-side = { $seat }
head-fallen = { $seat }: poza grą
head-hand = Twoja ręka
head-aside = Odłożone do wymiany
head-pack = Do wyboru
head-pool = { $count ->
    [one] Twoja talia: { $count } karta
    [few] Twoja talia: { $count } karty
    [many] Twoja talia: { $count } kart
   *[other] Twoja talia: { $count } karty
}
line-first = Zaczyna: { $team }
line-phase = { $phase }
line-initiative = Inicjatywa: { $team }
line-defender = Broni się: { $team }
line-event = Działa teraz: { $card }
line-waiting = Czekające zdolności: { $cards }
line-life = Życie: { $life }, złoto: { $gold }
line-team = Drużyna: { $seats }
line-cards = Karty na ręce: { $hand }, w talii: { $deck }
line-discard = Odrzucone: { $cards }
line-champion = { $champion } ({ $marks })
line-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
line-copies = { $count } × { $card }
line-ratio = { $alignment }: potrzeba co najmniej { $count } kart o koszcie 1
mark-position = { $position }
mark-deploying = w trakcie rozstawiania
mark-keyword = { $keyword }
mark-damage = obrażenia: { $n }
mark-attacks = atakuje
mark-blocks = blokuje
mark-owner = właściciel: { $seat }

## Części instrukcji

section-zawartosc = Zawartość
section-rozne-formaty-rozgrywki = Różne formaty rozgrywki
section-jak-zaczac = Jak zacząć?
section-mulligan-zasada-wymiany-kart = Mulligan (zasada wymiany kart)
section-wygrana-i-przegrana = Wygrana i przegrana
section-wydarzenia = Wydarzenia
section-czempioni = Czempioni
section-zagrywanie-kart-oraz-zlota-zasada = Zagrywanie kart oraz złota zasada
section-zdolnosci = Zdolności
section-zdolnosci-stale = Zdolności stałe
section-zdolnosci-aktywowane = Zdolności aktywowane
section-rozstawianie = Rozstawianie
section-ustawienie-czempiona = Ustawienie czempiona
section-przygotowany-w-pozycji-pionowej = Przygotowany (w pozycji pionowej)
section-wyczerpany-obroc-o-90 = Wyczerpany (obróć o 90°)
section-odwrocony-obroc-o-180 = Odwrócony (obróć o 180°)
section-cele-i-efekty-czesciowe = Cele i efekty częściowe
section-wykonanie-zagrania = Wykonanie zagrania
section-inicjatywa = Inicjatywa
section-porzadek-tury = Porządek tury
section-faza-poczatkowa = Faza Początkowa
section-faza-glowna = Faza Główna
section-faza-bitwy = Faza Bitwy
section-krok-1-wybor-atakujacych = Krok 1: wybór atakujących
section-krok-2-przed-wyborem-blokujacych = Krok 2: przed wyborem blokujących
section-krok-3-wybor-blokujacych = Krok 3: wybór blokujących
section-krok-4-przed-przydzielaniem-obrazen = Krok 4: przed przydzielaniem obrażeń
section-krok-5-przydzielanie-obrazen = Krok 5: przydzielanie obrażeń
section-faza-koncowa = Faza Końcowa
section-hold = Hołd
section-kontrola-kontrolujacy = Kontrola/kontrolujący
section-lot = Lot
section-przynaleznosc-kolor = Przynależność (kolor)
section-wlasnosc-wlasciciel = Własność/właściciel
section-wyczerpanie = Wyczerpanie
section-wypedzenie = Wypędzenie
section-zasadzka = Zasadzka
section-zlamanie = Złamanie
section-znaczniki-czempionow = Znaczniki czempionów
section-zryw = Zryw
section-formaty-ograniczone = Formaty ograniczone
section-losowa-trzydziestka = Losowa „trzydziestka”
section-draft-z-paczek = Draft z paczek
section-mroczny-draft = Mroczny draft
section-draft-z-kostki = Draft z cube'a
section-prekonstruowany = Prekonstruowany
section-w-pelni-konstruowany = W pełni konstruowany
section-rozgrywka-wieloosobowa = Rozgrywka wieloosobowa
section-kazdy-na-kazdego = Każdy na każdego
section-lowca-pierwsza-krew = Łowca – Pierwsza krew
section-lowca-ostatni-na-placu-boju = Łowca – Ostatni na placu boju
section-zespolowe-formaty-wieloosobowe = Zespołowe formaty wieloosobowe
section-hydra = Hydra
section-i-jeszcze-wiecej = I jeszcze więcej

## Stół w przeglądarce

scene-turn = Tura { $n }: gra { $name }
scene-turn-own = Tura { $n }: twoja
scene-initiative = Inicjatywa: { $name }
scene-has-initiative = Ty masz inicjatywę
scene-no-initiative = Nikt nie ma inicjatywy
scene-phases = Fazy tury
scene-stop-on = { $phase }: zatrzymuj się tu, nawet gdy nie mam co zagrać
scene-stop-off = { $phase }: nie zatrzymuj się już tutaj
scene-phase-start = Początkowa
scene-phase-main = Główna
scene-phase-battle-1 = Bitwa 1: atakujący
scene-phase-battle-2 = Bitwa 2: przed blokowaniem
scene-phase-battle-3 = Bitwa 3: blokujący
scene-phase-battle-4 = Bitwa 4: przed obrażeniami
scene-phase-battle-5 = Bitwa 5: obrażenia
scene-phase-end = Końcowa
scene-side-of = Strona stołu: { $name }
scene-life = Życie
scene-gold = Złoto
scene-cards = Karty na ręce
scene-no-champions = Brak czempionów w grze
scene-team = drużyna { $n }
scene-fell = Poza grą
scene-attacker = atakuje
scene-blocker = blokuje
scene-hand = Twoja ręka
scene-aside = { $n ->
    [one] odłożono { $n } kartę
    [few] odłożono { $n } karty
    [many] odłożono { $n } kart
   *[other] odłożono { $n } karty
}
scene-deck-of = Talia: { $n }
scene-open-deck = Zobacz, co zostało w twojej talii: { $n }
scene-own-deck = Zostało w twojej talii, bez kolejności: { $n }
scene-open-discard = Stos kart odrzuconych, { $name }: { $n }
scene-discard-of = Stos kart odrzuconych, { $name }: { $n }
scene-from-pile = Twój stos kart odrzuconych
scene-resolving = Teraz działa ({ $name })
scene-played = Ostatnio zagrano ({ $name })
scene-waiting = Zdolności w kolejce
scene-unblocked = Bez bloku:
scene-attackers = Atakujący
scene-blockers = Blokujący
scene-attack-of = { $who }: suma ataku
scene-defence-of = { $who }: tyle obrażeń łamie wszystkich
scene-through = Obrażenia dla broniącego się gracza: { $n }
scene-if = Jeśli { $deed }:
scene-breaking = Złamani: { $names }
scene-risking = Zagrożeni: { $names }
scene-nobody-breaks = Nikt nie zostanie złamany.
scene-nothing-through = Gracz nie otrzyma obrażeń.
scene-can-block = { $n ->
    [one] Może blokować { $n } czempion.
    [few] Może blokować { $n } czempionów.
    [many] Może blokować { $n } czempionów.
   *[other] Może blokować { $n } czempiona.
}
scene-may-block = Może blokować
scene-fate-holds = przetrwa bitwę
scene-fate-risks = może zostać złamany
scene-fate-breaks = zostanie złamany
scene-attack = Atak
scene-defence = Obrona
scene-attack-now = Atak: { $n } (na karcie { $printed })
scene-defence-now = Do złamania brakuje: { $n } (obrona na karcie { $printed }, obrażenia { $damage })
scene-deploying = W trakcie rozstawiania: nie może atakować
scene-deadly = śmiertelne
scene-divide = Podziel obrażenia
scene-divide-rest = { $n ->
    [one] Do przydzielenia został { $n } punkt
    [few] Do przydzielenia zostały { $n } punkty
    [many] Do przydzielenia zostało { $n } punktów
   *[other] Do przydzielenia zostało { $n } punktu
}
scene-divide-done = Przydziel obrażenia w ten sposób
scene-damage-to = Obrażenia: { $name }
scene-less = Mniej obrażeń: { $name }
scene-more = Więcej obrażeń: { $name }
scene-breaks = złamany
scene-survives = przetrwa
scene-event = Wydarzenie
scene-champion = Czempion
scene-source-public = Wartości: źródła publiczne
scene-source-seed = Wartości: instrukcja
scene-source-designed = Wartości: nasz pomysł
scene-alignments = Cztery przynależności
scene-about-good = Liczni ludzie, nad nimi anioły, życie i ochrona.
scene-about-wild = Wielkie bestie, wilcze stada, nagłe ataki i proste obrażenia.
scene-about-evil = Demony i nieumarli; co złamane, wraca, a wszystko ma swoją cenę.
scene-about-sage = Więcej kart, czempioni odsyłani lub przejmowani, niespodzianki w cudzych turach.
scene-taken = Ma ją { $name }
scene-draft = Draft
scene-picked = Wybrane: { $n }, w paczce: { $left }
scene-keeping = Pozostało kart: { $n }; talia to trzydzieści.
scene-others-pick = Pozostali jeszcze wybierają.
scene-pool = Twoje karty: { $n }
scene-build = Ułóż talię
scene-others-build = Ktoś inny układa teraz talię.
scene-filters = Które karty pokazać
scene-cost = Koszt { $n }
scene-search = Szukaj
scene-put-in = Dołóż: { $name }
scene-take-out = Wyjmij: { $name }
scene-ratio = koszt 0: { $free }, koszt 1: { $paid }
scene-ready-decks = Gotowe talie
scene-change = Zmień
scene-deck-change = Zacznij od tej talii: { $name }
scene-deck-give = Graj tą talią
scene-sending = Rozkładanie kart: { $n } z { $all }
scene-deck-name = Nazwa
scene-deck-unnamed = Moja talia
scene-deck-save = Zapisz
scene-deck-saved = Zapisane talie
scene-deck-kept = Zapisano w tej przeglądarce: { $name }
scene-deck-download = Do pliku
scene-deck-share = Udostępnij
scene-deck-shared = Listę kart można teraz przekazać dalej.
scene-deck-open = Otwórz plik
scene-deck-paste = Wklej listę
scene-deck-text = Jedna karta w wierszu, np. „3 card-id”
scene-deck-read = Przejmij listę
scene-deck-forget = Usuń zapisaną talię { $name }
scene-deck-at = Wiersz { $n }: { $text }
scene-deck-checking = Sprawdzanie talii…

## Co może się nie zgadzać tylko w tej grze

problem-deck-small = Talia musi liczyć co najmniej { $count } kart, a ta ma { $found }.
problem-deck-copies = W talii może być najwyżej tyle kopii karty „{ $word }”: { $count }, a jest { $found }.
problem-deck-ratio = Przy { $free } kartach o koszcie 0 o przynależności „{ $word }” potrzeba co najmniej { $count } kart o koszcie 1 tej samej przynależności, a jest { $paid }.
problem-deck-line = Powinna tu być liczba i karta, na przykład „3 jakas-karta”, a jest „{ $text }”.
problem-deck-unknown = Nie ma karty „{ $word }”.
problem-deck-unknown-near = Nie ma karty „{ $word }”. Może chodzi o „{ $near }”?
checked-deck = { $n ->
    [one] Talia licząca { $n } kartę; można nią grać.
    [few] Talia licząca { $n } karty; można nią grać.
    [many] Talia licząca { $n } kart; można nią grać.
   *[other] Talia licząca { $n } karty; można nią grać.
}

## Symbole

legend-cards = Na kartach
legend-gold = potrzebne do karty o koszcie 1; wraca na początku tury.
legend-attack = Atak
legend-attack-text = obrażenia, które zadaje czempion.
legend-defence = Obrona
legend-defence-text = tyle obrażeń w jednej turze łamie czempiona.
legend-table = Na stole
legend-life = przy 0 odpadasz z gry.
legend-deploying = W trakcie rozstawiania
legend-deploying-text = może blokować, ale nie atakować, dopóki nie zacznie się następna tura jego gracza.
legend-attacker = Atakuje, potem leży na boku
legend-attacker-text = wyczerpany czempion nie atakuje ani nie blokuje do następnej tury swojego gracza.
legend-flipped = Zablokował: do góry nogami
legend-flipped-text = odwrócony czempion nie zablokuje już w tej turze.
legend-breaks = Zostanie złamany
legend-breaks-text = te obrażenia odłożą go na stos kart odrzuconych.
