# Wiersz poleceń po polsku. Te same klucze co w en.ftl.
# help-*: co robi polecenie, help-*-example: jak się je wpisuje; arg-*: do czego służy parametr.

help-wawel = Planszowe gry fantasy rozgrywane według własnych instrukcji: przy tekstowym stole, z botami, z zapisem, który każdy może sprawdzić.
help-wawel-example = wawel play etchinstone
help-games = Pokaż gry i ich ustawienia.
help-games-example = wawel games --json
help-play = Zagraj przy tekstowym stole. Bez nazwy gry pojawi się menu.
help-play-example =
    wawel play etchinstone --seed 7 --difficulty hard
    wawel play --resume moja-gra.json
help-serve = Udostępnij stół w przeglądarce: dla siebie, z botami albo ze znajomymi w tej samej sieci.
help-serve-example =
    wawel serve
    wawel serve --host 0.0.0.0 --port 8000 --no-browser
help-rules = Zajrzyj do instrukcji: jej części, jedna zasada po identyfikatorze albo wyniki szukania.
help-rules-example =
    wawel rules etchinstone okrężna
    wawel rules etchinstone etch.challenge.detour-limit --lang en
help-coverage = Które zasady mają test? Potrzebne są źródła programu.
help-coverage-example = wawel rules coverage --json
help-replay = Opowiedz zapisaną grę od nowa albo pokaż stół po tylu odpowiedziach.
help-replay-example = wawel replay gra.jsonl --step 12
help-verify = Sprawdź zapis skończonej gry: czy każda odpowiedź była dozwolona, wynik prawdziwy, a los z ziarna.
help-verify-example = wawel verify gra.jsonl
help-content = Pokaż, co jest na komponencie, albo sprawdź wpisane przez siebie wartości i talie.
help-content-example =
    wawel content show epic lily-marshal
    wawel content check moje-wartosci.toml
help-content-show = Pokaż komponent: nazwy, liczby, treść w obu językach i skąd pochodzą wartości.
help-content-show-example =
    wawel content show epic lily-marshal
    wawel content show dragonsgate inn --values moje-wartosci.toml
help-content-check = Sprawdź pliki z poprawkami, zmienione kopie plików z danymi gry albo własne pliki gry, takie jak talie: każdą wartość, każdą nazwę i każdą zasadę.
help-content-check-example =
    wawel content check moje-wartosci.toml
    wawel content check cards.toml --game etchinstone
    wawel content check moja.deck
help-sim = Niech boty rozegrają wiele partii; na koniec podsumowanie.
help-sim-example = wawel sim etchinstone --games 1000
help-fuzz = Szukaj błędów, grając losowo; co się znajdzie, zostanie zapisane.
help-fuzz-example = wawel fuzz etchinstone
help-bench = Zmierz, jak szybki jest tu silnik.
help-bench-example = wawel bench
help-help = Pokaż tę stronę.
help-version = Pokaż wersję.
help-commands = Polecenia
help-arguments = Argumenty
help-parameters = Opcje
help-default = (domyślnie: { $value })
usage = Użycie: { $usage }
example = Przykład

metavar-lang = en|pl
metavar-text = TEKST
metavar-number = N
metavar-file = PLIK
metavar-command = POLECENIE
metavar-options = [OPCJE]
metavar-arguments = [ARGUMENTY]
metavar-pair = NAZWA=WARTOŚĆ
metavar-value = ŚCIEŻKA=WARTOŚĆ
metavar-setting = --USTAWIENIE
arg-lang = Język; bez tego decydują WAWEL_LANG i LANG.
arg-json = Wypisz JSON, dla programów.
arg-game = Gra; listę podaje „wawel games”.
arg-host = Adres, pod którym serwer słucha; 0.0.0.0 wpuszcza innych.
arg-port = Port, na którym serwer słucha; 0 bierze dowolny wolny.
arg-data = Folder na stoły i konta; bez tego twój folder danych.
arg-browser = Otworzyć przeglądarkę czy nie.
arg-with-hidden = Udostępnij też gry, które służą do kopiowania i testów.
arg-limits = Ile wywołań wolno, jako mnożnik; 0 wyłącza limity.
arg-bot-pause = Ile sekund bot czeka z odpowiedzią.
arg-pass-delay = Po ilu sekundach serwer pasuje za gracza, który nie ma co zagrać albo tak sobie życzy.
arg-public-url = Adres, który widzą ludzie, jeśli przed serwerem stoi pośrednik, na przykład https://wawel.example.
arg-push-contact = Pozwala powiadamiać przeglądarki, że przyszła czyjaś kolej; tu piszą serwisy powiadomień w sprawie serwera: mailto:… albo https:….
arg-smtp = Pozwala wysyłać e-maile, gdy przyjdzie czyjaś kolej, przez ten serwer: smtp://user:hasło@host:587 albo smtps://…. Lepiej w zmiennej WAWEL_SMTP, której nikt inny nie przeczyta.
arg-mail-from = Od kogo są e-maile, na przykład wawel@example.org.
arg-play-game = Gra; bez niej pojawi się menu.
arg-seed = Liczba albo słowa; to samo ziarno daje tę samą grę.
arg-players = Ile miejsc przy stole; pierwsze jest twoje.
arg-set-up = Ustawienie gry, jako NAZWA=WARTOŚĆ; można powtarzać.
arg-settings = Dowolne ustawienie gry pod własną nazwą, np. --difficulty hard.
arg-resume = Wróć do zapisanej gry.
arg-bots = Kto zajmuje pozostałe miejsca.
arg-hint = Kogo pytać o podpowiedzi.
arg-values = Plik z wartościami komponentów, które zastąpią wartości gry.
arg-set = Jedna wartość komponentu, jako ŚCIEŻKA=WARTOŚĆ (dragon.skalimir.initiative=12); można powtarzać.
arg-out = Zapisz przebieg gry do tego pliku.
arg-save = Zachowuj grę po każdej odpowiedzi, żeby dało się do niej wrócić (tak jest domyślnie).
arg-query = Identyfikator zasady albo szukane słowa.
arg-tests = Folder z testami.
arg-record = Przebieg gry albo zapisana gra.
arg-step = Pokaż stół po tylu odpowiedziach.
arg-seat = Z czyjego miejsca patrzeć.
arg-content-files = Pliki z poprawkami (z wierszem game = "…" na początku), zmienione kopie plików z danymi pod ich nazwami albo pliki takie jak moja.deck.
arg-component = Identyfikator komponentu albo jego nazwa.
arg-content-game = Gra, jeśli plik jej nie podaje.

## Błędy

error = Błąd: { $message }
did-you-mean = Może chodzi o „{ $word }”?
there-are = Do wyboru: { $words }.
no-such-command = Nie ma polecenia „{ $command }”. { $hint }
no-such-option = Nie ma tu opcji { $option }. { $hint }
no-such-language = Nie ma języka „{ $language }”; są en i pl.
bad-pair = „{ $given }” powinno wyglądać tak: NAZWA=WARTOŚĆ.
bad-players = Liczba graczy w { $game }: od { $fewest } do { $most }.
bad-set = „{ $given }” powinno wyglądać tak: dragon.NAZWA.POLE=WARTOŚĆ.
bad-values = Te wartości komponentów się nie nadają: { $place }: { $problem }
bad-value = „{ $value }” nie pasuje do { $argument }.
option-twice = { $option } podano dwa razy.
option-needs-value = { $option } wymaga wartości.
argument-missing = Brakuje: { $argument }.
too-many = Tego jest za dużo: { $words }
which-game = Która gra? { $hint }
resume-alone = --resume wraca do gry z jej ustawieniami; nie podawaj gry ani ustawień.
no-such-file = Nie ma pliku { $file }.
cannot-read = Nie można odczytać pliku { $file }: { $problem }
cannot-write = Nie można zapisać pliku { $file }: { $problem }
not-text = { $file } nie jest plikiem tekstowym (UTF-8).
not-a-save = { $file } nie jest zapisaną grą Wawelu.
save-broken = Nie można wrócić do gry z pliku { $file }: { $problem }

## Co jest nie tak z plikami wartości, ustawieniami, odpowiedziami i zapisami; klucze z wawel.engine.problems

problem-nothing = nic
problem-file-missing = nie ma takiego pliku
problem-file-not-text = to nie jest plik tekstowy (UTF-8)
problem-toml = niepoprawny TOML: na końcu pliku coś nie jest domknięte
problem-toml-at = niepoprawny TOML, wiersz { $line }, kolumna { $column }
problem-game-unknown = Nie ma gry „{ $word }”. { $hint }
problem-game-unsaid = podaj, której gry to dotyczy: game = "etchinstone" na początku pliku albo --game
problem-game-other = ten plik jest dla gry { $theirs }, nie { $ours }
problem-missing = brakuje tego pola
problem-empty = to pole jest puste
problem-name-missing = brak nazwy w języku „{ $language }”; dodaj name = {"{"} pl = "…", en = "…" {"}"}
problem-number = powinna tu być liczba całkowita, a jest { $value }
problem-number-range = powinna tu być liczba całkowita od { $low } do { $high }, a jest { $value }
problem-range = powinna tu być liczba od { $low } do { $high }, a jest { $value }
problem-numbers = { $count ->
    [one] powinna tu być lista z { $count } liczbą całkowitą, a jest { $value }
    [few] powinna tu być lista z { $count } liczbami całkowitymi, a jest { $value }
    [many] powinna tu być lista z { $count } liczbami całkowitymi, a jest { $value }
   *[other] powinna tu być lista z { $count } liczby całkowitej, a jest { $value }
}
problem-numbers-count = { $count ->
    [one] powinna tu być { $count } liczba, a podano ich { $found }
    [few] powinny tu być { $count } liczby, a podano ich { $found }
    [many] powinno tu być { $count } liczb, a podano ich { $found }
   *[other] powinno tu być { $count } liczby, a podano ich { $found }
}
problem-text = powinien tu być tekst, a jest { $value }
problem-word = powinno tu być słowo, a jest { $value }
problem-words = powinna tu być lista słów, a jest { $value }
problem-table = powinna tu być tabela, a jest { $value }
problem-table-expected = powinna tu być tabela, a jest { $value }
problem-tables = powinna tu być lista tabel, a jest { $value }
problem-tables-count = { $count ->
    [one] powinien tu być { $count } wpis, a podano ich { $found }
    [few] powinny tu być { $count } wpisy, a podano ich { $found }
    [many] powinno tu być { $count } wpisów, a podano ich { $found }
   *[other] powinno tu być { $count } wpisu, a podano ich { $found }
}
problem-unknown = „{ $word }” to nieznane słowo. { $hint }
problem-field-unknown = nie ma tu takiego pola. { $hint }
problem-twice = „{ $word }” występuje dwa razy
problem-path = powinno wyglądać tak: dragon.NAZWA.POLE
problem-ids = powinna tu być tabela z identyfikatorami
problem-fields = powinna tu być tabela z polami
problem-kind-unknown = nie ma takiego rodzaju komponentów. { $hint }
problem-not-there = nie ma czegoś takiego. { $hint }
problem-places = { $count ->
    [one] jest tu tylko { $count } miejsce
    [few] są tu tylko miejsca od 1 do { $count }
    [many] są tu tylko miejsca od 1 do { $count }
   *[other] są tu tylko miejsca od 1 do { $count }
}
problem-effect = efekt to słowo albo tabela z jednym słowem, a jest { $value }
problem-effects = powinna tu być lista efektów, a jest { $value }
problem-effect-unknown = nie ma efektu „{ $word }”. { $hint }
problem-effect-lists = „{ $word }” wymaga list efektów: co najmniej { $low }, co najwyżej { $high }
problem-effect-number = „{ $word }” wymaga liczby całkowitej od { $low } do { $high }, a jest { $value }
problem-effect-fields = „{ $word }” wymaga tabeli z polami, a jest { $value }. { $hint }
problem-effect-field-unknown = „{ $word }” nie ma takiego pola. { $hint }
problem-effect-field-missing = w „{ $word }” brakuje pola „{ $name }”
problem-effect-field-name = nie może mieć wartości { $value }. { $hint }
problem-effect-field-number = tu musi stać liczba całkowita od { $low } do { $high }, a jest { $value }
problem-effect-bare = po „{ $word }” nic nie następuje, a podano { $value }
problem-flag = powinno tu być true albo false, a jest { $value }
problem-tables-fewest = powinno ich być co najmniej { $count }, a jest { $found }
problem-players = Nie da się grać w { $game } przy takiej liczbie graczy: { $players }. { $hint }
problem-setting-none = { $game } nie ma ustawienia „{ $word }”; ta gra nie ma żadnych ustawień
problem-setting-unknown = { $game } nie ma ustawienia „{ $word }”. { $hint }
problem-setting-seats = Przy tej liczbie graczy ({ $players }) { $setting } nie może mieć wartości { $value }. { $hint }
problem-setting-value = { $setting } nie może mieć wartości { $value }. { $hint }
problem-bot-unknown = Nie ma bota „{ $word }”. { $hint }
problem-bot-numbers = { $most ->
    [0] Nie ma bota „{ $spec }”: po „{ $bot }” nie podaje się liczb.
    [one] Nie ma bota „{ $spec }”: po „{ $bot }” może stać co najwyżej { $most } liczba całkowita, np. mcts:300.
    [few] Nie ma bota „{ $spec }”: po „{ $bot }” mogą stać co najwyżej { $most } liczby całkowite, np. mcts:300.
    [many] Nie ma bota „{ $spec }”: po „{ $bot }” może stać co najwyżej { $most } liczb całkowitych, np. mcts:300.
   *[other] Nie ma bota „{ $spec }”: po „{ $bot }” może stać co najwyżej { $most } liczby całkowitej, np. mcts:300.
}
problem-choice-closed = pytanie { $number } nie czeka na odpowiedź (zasada { $rule }). { $hint }
problem-choice-over = pytanie { $number } nie czeka na odpowiedź: gra jest skończona (zasada { $rule })
problem-option-closed = „{ $option }” nie jest tu do wyboru (pytanie { $number }): kiedy można to zrobić, mówi zasada { $rule }; obecne pytanie wynika z zasady { $asked }
problem-leave-closed = miejsce { $seat } nie może odejść od stołu: zasady nie mówią, jak gra toczy się dalej bez niego
problem-option-forbidden = „{ $option }” nie jest tu do wyboru (pytanie { $number }); zabrania tego zasada { $rule }
problem-code-closed = nie ma tu odpowiedzi o numerze { $code } (pytanie { $number }, zasada { $rule })
problem-verb-unknown = nie ma odpowiedzi „{ $word }”. { $hint }
problem-verb-bare = po „{ $verb }” nic nie następuje, a podano „{ $option }”
problem-verb-argument = „{ $argument }” nie pasuje do „{ $verb }”
problem-chance-needed = brakuje wyniku losu mniejszego niż { $ways }
problem-chance-range = wynik losu numer { $at } to { $result }, a możliwe są tylko wyniki od 0 do { $most }
problem-undo-nothing = Nie ma czego cofnąć.
problem-undo-revealed = Od tego czasu coś się ujawniło, więc ostatnia odpowiedź zostaje.
problem-record-empty = zapis jest pusty
problem-record-damaged = ten wiersz zmieniono albo uszkodzono: suma kontrolna się nie zgadza
problem-record-json = ten wiersz nie jest poprawnym JSON-em
problem-record-object = ten wiersz nie jest obiektem JSON
problem-record-odd = to nie jest przebieg gry z Wawelu
problem-record-format = to nie jest przebieg gry z Wawelu w formacie { $format }
problem-record-lacks = brakuje pola „{ $field }”
problem-record-value = pole „{ $field }” nie może mieć wartości { $value }
problem-record-chance = wynik losu nie może mieć wartości { $value }
problem-record-game = to przebieg gry { $theirs }, nie { $ours }
problem-record-rules = zapisano według wersji zasad { $theirs }, a tu { $game } ma wersję { $ours }
problem-record-content = zapisano z innymi wartościami komponentów ({ $theirs }, tu { $ours }); podaj je przez --values
problem-record-answer = ta odpowiedź nie jest tu dozwolona: { $problem }
problem-record-option = w tej grze nie ma takiej odpowiedzi: { $problem }
problem-record-luck = wyniki losu nie pasują do odpowiedzi: { $problem }
problem-record-luck-more = zapisano więcej wyników losu, niż tu wypada
problem-record-seat = miejsca { $seat } nikt tu o nic nie pytał
problem-record-set-up = wyniki losu nie pasują do przygotowania gry: { $problem }
problem-record-set-up-more = zapisano więcej wyników losu, niż wypada przy przygotowaniu gry
problem-record-over = zapisano wynik, a gra nie jest skończona
problem-record-result = odtworzona gra kończy się inaczej, niż zapisano
problem-record-unfinished = gra nie jest skończona: jej ziarno jest jeszcze tajne, więc losu nie da się sprawdzić
problem-record-seed = podane ziarno to nie to, do którego zobowiązuje wiersz 1
problem-record-seed-set-up = los przy przygotowaniu gry nie pochodzi z ziarna
problem-record-seed-answer = los tej odpowiedzi nie pochodzi z ziarna
problem-form-table = powinna tu być tabela z polami, a jest { $type }
problem-form-unknown = nie ma tu pola „{ $field }”
problem-form-lacks = brakuje pola „{ $field }”
problem-form-number = powinna tu być liczba całkowita, a jest { $value }
problem-form-range = powinna tu być liczba od 0 do { $most }, a jest { $value }
problem-form-type = powinna tu być wartość typu { $type }, a jest { $value }
problem-form-list = powinna tu być lista, a jest { $value }
problem-form-never = pola tego typu nie da się zapisać
problem-form-step = krok powinien mieć postać [nazwa, pola], a jest { $value }
problem-form-step-unknown = w tej grze nie ma kroku „{ $step }”
problem-form-step-fields = krok { $step } ma pola { $fields }, a podano { $found }
problem-form-component = nie ma tu elementu „{ $word }” rodzaju { $kind }. { $hint }
problem-form-component-lacks = brakuje elementu „{ $word }” rodzaju { $kind }
problem-form-event = zdarzenie powinno mieć pola key, args i reader, a jest { $value }
problem-form-choice = zapisany stan nie czeka na żadną odpowiedź

## Gry

games-seats = { $most ->
    [1] 1 gracz
   *[other] { $fewest }–{ $most } graczy
}
games-line = { $seats } · wersja zasad { $version }
games-setting = Ustawienie
games-name = Nazwa
games-choices = Do wyboru (* domyślnie)
games-form = To jest postać { $form }.
form-compiled = skompilowana
form-interpreted = interpretowana
yes = tak
no = nie

## Tekstowy stół

welcome = Wpisz numer odpowiedzi. u: cofnij, h: podpowiedź, ?: zasada, z której wynika pytanie, ? 3: zasada do odpowiedzi 3, t: cały stół, l: dziennik, s PLIK: zapisz, q: wyjdź.
play-input = { $last ->
    [1] Odpowiedź (1 albo u h ? t l s q):
   *[other] Odpowiedź (1–{ $last } albo u h ? t l s q):
}
play-help = Wpisz liczbę od 1 do { $last } albo: u cofnij, h podpowiedź, ? zasada, ? 3 zasada do 3, t stół, l dziennik, s PLIK zapisz, q wyjdź.
menu = W co gramy?
menu-again = Wpisz liczbę od 1 do { $last } albo q, żeby wyjść.
blocked = Niemożliwe: { $options }
not-possible = Teraz nie można:
no-rule-told = Nie odnotowano tu żadnej zasady.
hint = { $bot } odpowiada { $n }: { $option }
undo-ask = Ta odpowiedź coś ujawniła. Mimo to cofnąć? Wynik będzie oznaczony jako cofany.
undone = Cofnięto.
yes-no = T/n
no-yes = t/N
yes-letters = ty
save-name = Podaj nazwę pliku: s moja-gra.json
save-ask = Zapisać grę? Podaj nazwę pliku albo naciśnij Enter, żeby jej nie zapisywać:
saved = Zapisano w { $file }. Powrót do gry: wawel play --resume { $file }
kept = Gra czeka w pliku { $file }. Powrót do gry: wawel play { $game }
resume-ask = { $answers ->
    [one] Jest gra przerwana po { $answers } odpowiedzi. Wrócić do niej?
    [few] Jest gra przerwana po { $answers } odpowiedziach. Wrócić do niej?
    [many] Jest gra przerwana po { $answers } odpowiedziach. Wrócić do niej?
   *[other] Jest gra przerwana po { $answers } odpowiedzi. Wrócić do niej?
}
record-written = Przebieg gry jest w pliku { $file }.
unfinished = { $answers ->
    [one] Gra nie jest skończona; na razie { $answers } odpowiedź.
    [few] Gra nie jest skończona; na razie { $answers } odpowiedzi.
    [many] Gra nie jest skończona; na razie { $answers } odpowiedzi.
   *[other] Gra nie jest skończona; na razie { $answers } odpowiedzi.
}
seat = Miejsce { $n }, lokata { $rank }
score-line = { $what }: { $points }
score-total = Razem: { $points }
rewound = { $n ->
    [one] Oznaczenie: cofnięto { $n } raz mimo ujawnionych kart.
    [few] Oznaczenie: cofnięto { $n } razy mimo ujawnionych kart.
    [many] Oznaczenie: cofnięto { $n } razy mimo ujawnionych kart.
   *[other] Oznaczenie: cofnięto { $n } raza mimo ujawnionych kart.
}

## Przebiegi gier

replay-answer = { $n }. { $answer }
replay-leaves = { $n }. Miejsce { $seat } opuszcza grę.
no-such-step = { $last ->
    [one] Nie ma kroku { $step }: w przebiegu jest { $last } odpowiedź.
    [few] Nie ma kroku { $step }: w przebiegu są { $last } odpowiedzi.
    [many] Nie ma kroku { $step }: w przebiegu jest { $last } odpowiedzi.
   *[other] Nie ma kroku { $step }: w przebiegu jest { $last } odpowiedzi.
}
verify-ok = { $answers ->
    [one] OK: { $game }, { $answers } odpowiedź, { $outcome }. { $luck }
    [few] OK: { $game }, { $answers } odpowiedzi, { $outcome }. { $luck }
    [many] OK: { $game }, { $answers } odpowiedzi, { $outcome }. { $luck }
   *[other] OK: { $game }, { $answers } odpowiedzi, { $outcome }. { $luck }
}
verify-won = wygrana z wynikiem { $scores }
verify-lost = przegrana
verify-resigned = gra zakończona poddaniem się
verify-luck = Cały los pochodzi z ziarna.
verify-luck-forked = { $n ->
    [0] Rozłożenie gry pochodzi z innej partii, razem z tamtejszym losem; cały dalszy los pochodzi z ziarna.
    [one] Rozłożenie gry i pierwsza odpowiedź pochodzą z innej partii, razem z tamtejszym losem; cały dalszy los pochodzi z ziarna.
    [few] Rozłożenie gry i pierwsze { $n } odpowiedzi pochodzą z innej partii, razem z tamtejszym losem; cały dalszy los pochodzi z ziarna.
    [many] Rozłożenie gry i pierwszych { $n } odpowiedzi pochodzi z innej partii, razem z tamtejszym losem; cały dalszy los pochodzi z ziarna.
   *[other] Rozłożenie gry i pierwsze { $n } odpowiedzi pochodzą z innej partii, razem z tamtejszym losem; cały dalszy los pochodzi z ziarna.
}
verify-failed = { $line ->
    [0] { $file }: { $problem }
   *[other] { $file }, wiersz { $line }: { $problem }
}

## Instrukcje

rules-section = { $section } ({ $n })
rules-counts = Zasady: { $rules }, rozstrzygnięcia: { $rulings }, przykłady: { $examples }
rules-found = Znaleziono: { $n }
rules-nothing = Nic nie znaleziono dla „{ $query }”. { $hint }
kind-ruling = Rozstrzygnięcie
kind-example = Przykład
coverage-collecting = Zbieram testy …
coverage-failed = Nie da się podać pokrycia: { $problem }
coverage-line = { $game }: { $what } { $value }
coverage-rules = zasady z testem
coverage-examples = przykłady z testem
coverage-missing = bez testu:
coverage-unknown = nieznany identyfikator w teście:
coverage-review = test z bardzo wieloma identyfikatorami:

## Wartości komponentów

content-no-component = { $game } nie ma komponentu „{ $word }”. { $hint }
content-no-files = { $game } nie ma własnych plików do sprawdzenia; wartości stoją w plikach o nazwach zakończonych na .toml.
content-component = { $kind } { $id }
content-provenance = źródło: { $value }
content-set = zestaw: { $value }
source-seed = wartości z instrukcji
source-public = wartości ze źródła publicznego
source-designed = wartości zaprojektowane w tym projekcie
content-at-line = wiersz { $line }
content-ok = { $n ->
    [0] OK: { $file } ({ $game }) niczego nie zmienia.
    [one] OK: { $file } ({ $game }) zmienia { $n } wartość.
    [few] OK: { $file } ({ $game }) zmienia { $n } wartości.
    [many] OK: { $file } ({ $game }) zmienia { $n } wartości.
   *[other] OK: { $file } ({ $game }) zmienia { $n } wartości.
}
content-change = { $what }: { $old } → { $new }
content-added = { $what }: { $new } (nowe)
content-gone = { $what }: { $old } (pominięte)

## Wiele gier: sim, fuzz, bench

arg-sim-bots = Kto gra, miejsce po miejscu, po przecinku: random, greedy, mcts:300. Ostatni zajmuje pozostałe miejsca.
arg-sim-games = Ile gier.
arg-sim-seed = To samo ziarno daje ten sam przebieg.
arg-sim-players = Ile miejsc; bez tego tyle, ile botów, albo tak mało, jak gra pozwala.
arg-sim-set = Ustawienie (difficulty=hard) albo wartość komponentu (dragon.skalimir.initiative=12); można podać kilka razy.
arg-sim-out = Zapisz przebieg gry do tego pliku; przy wielu grach do plików z kolejnymi numerami.
arg-workers = Ile procesów; bez tego po jednym na rdzeń.
arg-fuzz-games = Ile gier; ustawienia i liczby miejsc zmieniają się po kolei.
arg-fuzz-out = Folder na gry, w których coś się popsuło.
arg-bench-games = Gry do zmierzenia; bez nazw wszystkie.
arg-peers = Zmierz w tym samym przebiegu inne silniki i podaj stosunki (wymaga dodatku „bench”).
arg-rounds = Ile rund; liczy się mediana.
arg-seconds = Ile sekund trwa jeden pomiar.
sim-playing = Boty grają
sim-seat = Miejsce
sim-bot = Bot
sim-wins = Wygrane
sim-score = Średni wynik
sim-best = Najlepszy wynik
sim-pace = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, średnio { $decisions } decyzji i { $ms } ms na grę.
sim-written = { $n ->
    [one] Zapis gry jest w pliku { $file }.
    [few] Powstały { $n } zapisy, pierwszy w pliku { $file }.
    [many] Powstało { $n } zapisów, pierwszy w pliku { $file }.
   *[other] Powstało { $n } zapisu, pierwszy w pliku { $file }.
}
fuzz-playing = Szukanie usterek
fuzz-found = W grze { $n } coś się popsuło: { $problem }. Zachowano ją w pliku { $file }; otworzy ją „wawel play --resume”.
fuzz-clean = { $n ->
    [one] { $n } losowa gra
    [few] { $n } losowe gry
    [many] { $n } losowych gier
   *[other] { $n } losowej gry
} bez awarii, ślepego zaułka, gry bez końca i złamanego prawa.
bench-measuring = Pomiary
bench-form = Postać { $form }, jeden rdzeń:
bench-game = Gra
bench-decisions-per-s = decyzje/s
bench-clones-per-s = klony/s
bench-rollouts-per-s = rozgrywki/s
bench-views-per-s = widoki/s
bench-searches-per-s = przeszukania/s
bench-peer = Inny silnik
bench-no-peer = { $name } nie jest zainstalowany (brakuje: { $module }): pip install 'wawel[bench]'
bench-ratio = { $game } jest

serve-ready = Stół jest pod adresem { $address } (dane w { $folder }). Zatrzymasz go przez Ctrl+C.
serve-needs-web = Do stołu brakuje czegoś w instalacji ({ $module }): pip install 'wawel[web]'
serve-port = Nie udało się zająć portu { $port }: { $problem }. Podaj inny przez --port.
serve-in-use = Inny serwer trzyma już stoły w { $folder }. Zatrzymaj go albo podaj inny folder przez --data.
serve-folder = Nie da się użyć folderu { $folder }: { $problem }
serve-bad-smtp = --smtp wymaga adresu serwera poczty, na przykład smtp://user:hasło@host:587.
serve-mail-needs = Do wysyłania e-maili potrzebne są też --mail-from i --public-url: linki w wiadomości muszą prowadzić z powrotem tutaj.
serve-bad-contact = --push-contact wymaga adresu, który zaczyna się od mailto: albo https:, a nie „{ $contact }”.
