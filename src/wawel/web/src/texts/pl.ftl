# Stół w przeglądarce po polsku. Te same klucze co w en.ftl.
# Nazwy ($name, $names, $game …) przychodzą gotowe do przeczytania, w mianowniku; liczby jako liczby.

## Wszędzie

ui-skip = Przejdź do treści
ui-pages = Strony
ui-other-language = Switch to English
ui-settings = Ustawienia
ui-my-page = Moje gry i rankingi
ui-bell = { $n ->
    [one] Twoja kolej przy { $n } innym stole
    [few] Twoja kolej przy { $n } innych stołach
    [many] Twoja kolej przy { $n } innych stołach
   *[other] Twoja kolej przy { $n } innego stołu
}
ui-loading = Chwileczkę…
ui-reload = Wczytaj ponownie
ui-broken = Nie udało się wczytać części strony
ui-broken-text = Może zaktualizowano serwer albo na chwilę zniknęło połączenie. Zwykle wystarczy wczytać stronę ponownie; gry nigdy nie giną.
ui-unofficial = Wersje nieoficjalne, do prywatnej gry, niezwiązane z autorami ani wydawcami. Wszystkie teksty są nasze.
ui-credits = Autorzy
ui-lost = Nic tu nie ma
ui-lost-text = Ten adres donikąd nie prowadzi. Może uciął się przy kopiowaniu.
ui-to-lobby = Do poczekalni
ui-close = Zamknij
ui-more = więcej
ui-try-again = Spróbuj ponownie

## Poczekalnia

ui-lobby = Poczekalnia
ui-lobby-title = Siadaj do stołu
ui-lobby-text = Planszowe i karciane gry fantasy według ich własnych instrukcji: w pojedynkę, z botami albo ze znajomymi. Bez zakładania konta.
ui-server-away = Serwer nie odpowiada
ui-new-table = Nowy stół
ui-game = Gra
ui-seats-range = { $spread ->
    [0] { $most ->
        [1] 1 gracz
       *[other] { $most } graczy
    }
   *[other] { $fewest }–{ $most } graczy
}
ui-minutes = { $spread ->
    [0] { $most } min
   *[other] { $fewest }–{ $most } min
}
ui-weight-1 = bardzo lekka
ui-weight-2 = lekka
ui-weight-3 = średnio złożona
ui-weight-4 = wymagająca
ui-weight-5 = ciężka
ui-games-here = Gry
ui-play-alone = Zagraj teraz
ui-play-bot = Zagraj z botem
ui-how-to-play = Jak grać
ui-how-to-turn = Przebieg tury
ui-set-up = Przygotuj stół
ui-other-counts = Przy innej liczbie graczy: { $names }.
ui-public-on = Widoczny w poczekalni: inni mogą go znaleźć i oglądać grę.
ui-public-off = Prywatny: widzą go tylko osoby, które mają link.
ui-turn-of = ruch: { $names }
ui-show-all = Pokaż wszystkie ({ $n })
ui-show-fewer = Pokaż mniej
ui-menu = Menu
ui-guest = gość
ui-match = Znajdź graczy
ui-match-waiting = Szukamy chętnych do gry: { $game }…
ui-match-text = Gdy tylko ktoś się znajdzie, przejdziesz do stołu.
ui-match-stop = Przestań szukać
ui-people-met = Znajomi ze stołu
ui-invite-to = Zaproś do gry
ui-invite-again = Zaproś znowu
ui-invited = { $name } zaprasza cię do gry.
ui-invited-here = zaproszenie
ui-games-together = { $n ->
    [one] { $n } wspólna gra
    [few] { $n } wspólne gry
    [many] { $n } wspólnych gier
   *[other] { $n } wspólnej gry
}
ui-intro = { $name } zaprasza cię do tego stołu.
ui-intro-mine = To twój stół. Wyślij link tym, z którymi chcesz zagrać.
ui-rulebook = Instrukcja
ui-leaderboard = Ranking
ui-workshop = Talie
ui-no-workshop = Do tej gry nie układa się talii.
ui-start = Zacznij grę
ui-create = Przygotuj stół
ui-how-many = Ilu graczy
ui-seat = Miejsce { $n }
ui-seat-kind-me = Ja
ui-seat-kind-bot = Bot
ui-seat-kind-open = Ktokolwiek
ui-seat-kind-invite = Z linku
ui-which-bot = Który bot
ui-bot-name = { $bot ->
    [random] Losowy: byle ruch zgodny z zasadami
    [greedy] Zachłanny: ruch, który wygląda najlepiej
    [mcts] Myśliciel
   *[other] { $bot }
}
ui-more-settings = Zegar i widoczność
ui-clock = Zegar
ui-clock-none = Bez zegara
ui-clock-none-text = Każdy myśli tyle, ile potrzebuje.
ui-clock-live = Na żywo
ui-clock-live-text = Każdy ma zapas czasu i z każdym ruchem trochę zyskuje.
ui-clock-daily = Korespondencyjnie
ui-clock-daily-text = Do powolnych gier: dni na każdy ruch.
ui-clock-minutes = Minuty na gracza
ui-clock-bonus = Sekundy za ruch
ui-clock-per-answer = Dni na ruch
ui-public = Widoczny w poczekalni
ui-public-text = Inni znajdą ten stół i mogą się przyglądać. Po wyłączeniu trafi tu tylko ten, kto ma link.
ui-rated = Gra rankingowa
ui-rated-text = Wynik liczy się do rankingu.
ui-tables = Stoły
ui-tables-mine = Moje stoły
ui-tables-mine-none = Jeszcze nie siedzisz przy żadnym stole. Do pierwszego wystarczy jedno kliknięcie.
ui-tables-open = Wolne miejsca
ui-tables-open-none = Nikt teraz nie szuka graczy.
ui-tables-live = Oglądaj
ui-tables-live-none = Nie toczy się teraz żadna publiczna gra.
ui-free-seats = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
ui-just-now = przed chwilą
ui-in-play = gra trwa
ui-won-by = wygrana: { $names }

## Stół

ui-table-loading = Rozkładamy grę…
ui-no-table = Nie można pokazać tego stołu
ui-status = Stan gry
ui-your-turn = Twoja kolej
ui-others-turn-react = Tura: { $names } – możesz zareagować
ui-others-turn-asked = Tura: { $names } – ty decydujesz
ui-waiting-for = Teraz ruch: { $names }
ui-thinking = Stół się namyśla…
ui-status-open = Czekamy na graczy
ui-status-aborted = Stół anulowano
ui-aborted-text = Nikt tu nie zagrał, więc nie ma wyniku.
ui-status-halted = Gra została zatrzymana
ui-status-past = Wcześniejszy moment gry
ui-game-over = Koniec gry
ui-disconnected = Utracono połączenie. Łączymy się ponownie…
ui-rule = zasada
ui-why-prompt = Zasada, z której wynika to pytanie
ui-why = dlaczego?
ui-tap-again = Dotknij jeszcze raz, by potwierdzić.
ui-board-ways = Na co patrzeć
ui-board-whole = Cała plansza
ui-board-nearer = Przybliż
ui-board-farther = Oddal
ui-last-moves = Przed chwilą
ui-why-not = Dlaczego nie można: { $what }
ui-not-possible = Teraz nie można ({ $n })
ui-react = Możesz się teraz wtrącić albo odpuścić.
ui-your-choices = Twoje możliwości
ui-undo = Cofnij
ui-take-back = Poproś o cofnięcie
ui-ask-takeback = Od tego czasu coś się ujawniło. Poprosić pozostałych, żeby pozwolili ci cofnąć ostatni ruch?
ui-ask-takeback-alone = Od tego czasu coś się ujawniło. Mimo to możesz cofnąć ruch; przy wyniku zostanie o tym wzmianka.
ui-do-takeback = Poproś
ui-do-takeback-alone = Cofnij
ui-takeback-waiting = Prosisz o cofnięcie ruchu. Czekamy na pozostałych.
ui-takeback-asked = { $name } prosi o zgodę na cofnięcie ruchu.
ui-takeback-refused = { $name } nie wyraża zgody: ruch zostaje.
ui-agree = Zgoda
ui-refuse = Nie zgadzam się
ui-withdraw = Jednak nie
ui-resign = Poddaj grę
ui-ask-resign = Poddać grę? Tego nie da się cofnąć.
ui-do-resign = Poddaję
ui-abort = Anuluj stół
ui-ask-abort = Anulować ten stół? Nikt jeszcze nie zagrał, więc nic się nie liczy.
ui-do-abort = Anuluj
ui-do-nothing = Gram dalej
ui-ask-move = { $what }?
ui-do-move = Potwierdź
ui-hint = Podpowiedź
ui-hinted = Podpowiedź: { $what }
ui-you-watch = Oglądasz
ui-watching = { $n ->
    [one] { $n } osoba ogląda
    [few] { $n } osoby oglądają
    [many] { $n } osób ogląda
   *[other] { $n } osoby ogląda
}
ui-watching-text = Osoby, które przyglądają się bez miejsca przy stole
table-event-resigned = { $seat } poddaje grę.
table-event-resigned-bot = { $seat } poddaje grę; dalej gra bot.
ui-table-menu = Menu stołu
ui-text-table = Stół tekstowy
ui-text-table-text = Wszystko, co leży na stole, jako nagłówki i numerowane wiersze: dla czytników ekranu i wolnych łączy.
ui-log = Dziennik
ui-log-empty = Jeszcze nic się nie wydarzyło.
ui-log-moment = Przejdź do ruchu { $n }
ui-chat = Czat
ui-chat-empty = Na razie cisza.
ui-chat-say = Napisz coś
ui-send = Wyślij
ui-people = Wyciszanie
ui-mute = Wycisz
ui-mute-named = Wycisz: { $name }
ui-unmute = Przestań wyciszać
ui-unmute-named = Przestań wyciszać: { $name }
ui-mute-text = Przy żadnym stole nie widzisz tego, co pisze wyciszona osoba. Ona się o tym nie dowie.
ui-silence = Ucisz tutaj
ui-silence-named = Ucisz przy tym stole: { $name }
ui-unsilence = Pozwól pisać
ui-unsilence-named = Pozwól znowu pisać przy tym stole: { $name }
ui-silence-text = To twój stół, więc możesz też odebrać komuś głos przy nim.
ui-people-none = Nikogo więcej tu nie ma.
ui-spectator = ogląda
ui-rules = Zasady
ui-legend = Symbole
ui-side = Dziennik, czat i zasady
ui-players = Gracze
ui-show-board = Pokaż całą planszę tego gracza
ui-you = ty
ui-bot = bot
ui-bot-kind = { $bot ->
    [random] bot · gra losowo
    [greedy] bot · gra szybko
    [mcts] bot · myśli naprzód
   *[other] bot · { $bot }
}
ui-bot-stands-in = poza stołem, gra bot
ui-speed = Ruchy innych
ui-speed-text = Jak szybko, jeden po drugim, pokazywać ruchy innych. Kliknięcie albo spacja pokazuje od razu wszystkie, które czekają.
ui-speed-slow = powoli
ui-speed-normal = normalnie
ui-speed-fast = szybko
ui-speed-instant = od razu
ui-skip-moves = { $n ->
    [one] Pomiń { $n } ruch
    [few] Pomiń { $n } ruchy
    [many] Pomiń { $n } ruchów
   *[other] Pomiń { $n } ruchu
}
ui-log-earlier = { $n ->
    [one] { $n } wcześniejszy ruch
    [few] { $n } wcześniejsze ruchy
    [many] { $n } wcześniejszych ruchów
   *[other] { $n } wcześniejszego ruchu
}
ui-nickname = Pseudonim
ui-nickname-text = Żeby inni wiedzieli, z kim grają. Masz go, dopóki grasz tu jako gość.
ui-nickname-save = Zapisz pseudonim
ui-nickname-saved = Nazywasz się teraz { $name }.
ui-asked = myśli
ui-online = przy stole
ui-offline = poza stołem
ui-resigned = gra poddana
ui-resigned-bot = gra poddana, dalej gra bot
ui-passing = Pasujemy za ciebie
ui-passing-empty = nie ma co zagrać
ui-passing-order = na twoje życzenie
ui-passing-stop = Zatrzymaj
ui-orders-open = Autopas
ui-orders = Pasowanie za ciebie
ui-order-auto = Pasuj, gdy nie mam co zagrać
ui-order-auto-text = Trwa to tyle, co każdy inny pas: nikt nie pozna, że nie było wyboru.
ui-order-pass = Pasuj do mojej tury
ui-order-pass-text = Nie wtrącasz się, dopóki nie padnie do ciebie inne pytanie. Nikt inny o tym nie wie.
ui-order-idle = Graj za mnie, dopóki nie wyłączę
ui-order-idle-text = Na każde pytanie do ciebie pada odmowa albo najprostszy ruch. Wszyscy widzą, że cię nie ma.
ui-stops = Tu mnie zatrzymaj
ui-stops-text = W tych momentach zawsze dostajesz pytanie.
ui-ordered = poza stołem, gra automatycznie
ui-replace = Niech gra bot
ui-replace-named = Niech bot gra dalej: { $name }
ui-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
ui-clock-days = { $days } d { $hours } godz.

## Przed grą

ui-waiting-title = Stół czeka
ui-waiting-text = { $n ->
    [one] Gra zacznie się, gdy ktoś zajmie jeszcze { $n } miejsce.
    [few] Gra zacznie się, gdy zajęte będą jeszcze { $n } miejsca.
    [many] Gra zacznie się, gdy zajętych będzie jeszcze { $n } miejsc.
   *[other] Gra zacznie się, gdy zajęte będzie jeszcze { $n } miejsca.
}
ui-seat-open = wolne miejsce
ui-seat-invited = dla tego, kto ma link
ui-sit = Siadam tutaj
ui-seat-bot = Posadź bota
ui-seat-kept = czeka na gracza { $name }
ui-decline = Nie, dziękuję
ui-table-link = Link do tego stołu
ui-table-link-text = Kto pierwszy go otworzy, siada na następnym wolnym miejscu; konto nie jest potrzebne.
ui-invite = Zaproś kogoś po nazwie
ui-invite-do = Zaproś
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-leave = Wstań od stołu

## Koniec

ui-won = Zwycięstwo!
ui-lost-game = Porażka.
ui-you-won = Wygrywasz!
ui-winner = { $n ->
    [one] Wygrywa { $names }!
    [few] Wspólne zwycięstwo: { $names }!
    [many] Wspólne zwycięstwo: { $names }!
   *[other] Wspólne zwycięstwo: { $names }!
}
ui-nobody-won = Nikt nie wygrał.
ui-winner-mark = zwycięstwo
ui-ended-by-resigning = { $n ->
    [one] { $names } poddaje grę.
    [few] Grę poddali: { $names }.
    [many] Grę poddali: { $names }.
   *[other] Grę poddali: { $names }.
}
ui-score-item = Punkty za
ui-score-total = Razem
ui-rewound = { $n ->
    [one] { $n } ruch cofnięto po tym, jak coś się ujawniło.
    [few] { $n } ruchy cofnięto po tym, jak coś się ujawniło.
    [many] { $n } ruchów cofnięto po tym, jak coś się ujawniło.
   *[other] { $n } ruchu cofnięto po tym, jak coś się ujawniło.
}
ui-again = Zagraj jeszcze raz
ui-rematch = Rewanż
ui-rematch-ready = Stół do rewanżu jest gotowy: zaprowadzi tam przycisk „Rewanż”.
ui-watch-replay = Obejrzyj powtórkę
ui-record = Pobierz zapis gry

## Powtórka

ui-replay = Powtórka
ui-first = Na początek
ui-previous-round = Poprzednia runda
ui-previous = Poprzedni ruch
ui-next = Następny ruch
ui-next-round = Następna runda
ui-last = Na koniec
ui-moment = Moment gry
ui-moment-of = { $n } z { $all }
ui-fork = Graj stąd
ui-play = Odtwarzaj
ui-pause = Wstrzymaj
ui-pace = Tempo
ui-seen-by = Widok
ui-seen-by-me = Mój widok
ui-seen-by-spectators = Widok widzów
ui-seen-by-name = Widok: { $name }
ui-hand-of = { $name } ma na ręce:
ui-chart = Przebieg gry
ui-chart-text = Szacowana szansa na wygraną po każdym ruchu.
ui-chart-turns = Punkty zwrotne
ui-chart-turn = Ruch { $n }: { $name } { $before }% → { $after }%
ui-back-to-now = Wróć do gry

## Klawisze

ui-help = Pomoc: jak grać, klawisze, symbole
ui-keys = Klawisze
ui-key-digits = ruch o tym numerze (0 to dziesiąty)
ui-key-arrows = przejście po tym, co można wybrać
ui-key-enter = zatwierdzenie
ui-key-esc = zamknięcie albo powrót
ui-key-skip = pokazanie od razu ruchów, które czekają
ui-key-undo = cofnięcie
ui-key-hint = podpowiedź, gdy grasz bez innych ludzi
ui-key-rules = zasady do tego pytania
ui-key-log = dziennik
ui-key-legend = co znaczą symbole
ui-key-chat = czat
ui-key-help = ta pomoc
ui-keys-replay = W powtórce strzałki przechodzą przez grę, Home i End prowadzą na jej początek i koniec, a p odtwarza ją samą.

## Zasady

ui-rules-search = Szukaj w zasadach
ui-rules-found = { $n ->
    [0] Nic nie znaleziono.
    [one] { $n } fragment
    [few] { $n } fragmenty
    [many] { $n } fragmentów
   *[other] { $n } fragmentu
}
ui-rules-sections = Wszystkie rozdziały
ui-rules-same-section = Z tego samego rozdziału
ui-rules-whole = Cała instrukcja na jednej stronie
ui-rulebook-of = zasady
ui-rulebook-text = { $n ->
    [one] { $n } zasada naszymi słowami, z rozstrzygnięciami i przykładami.
    [few] { $n } zasady naszymi słowami, z rozstrzygnięciami i przykładami.
    [many] { $n } zasad naszymi słowami, z rozstrzygnięciami i przykładami.
   *[other] { $n } zasady naszymi słowami, z rozstrzygnięciami i przykładami.
}
ui-rule-more = Więcej o zasadzie: { $rule }
ui-kind-rule = Zasada
ui-kind-ruling = Rozstrzygnięcie
ui-kind-example = Przykład

## Ustawienia

ui-settings-look = Wygląd i dźwięk
ui-settings-kept = Te ustawienia pamięta tylko ta przeglądarka.
ui-language = Język
ui-theme = Kolory
ui-theme-system = Jak w systemie
ui-theme-light = Dzień
ui-theme-dark = Noc
ui-card-size = Wielkość kart
ui-card-size-small = Małe
ui-card-size-medium = Średnie
ui-card-size-large = Duże
ui-symbols = Symbole obok kolorów
ui-symbols-text = Każdy kolor, który coś znaczy, dostaje też własny kształt.
ui-motion = Animacje
ui-motion-text = Karty i znaczniki poruszają się tak, żeby było widać, co się zmieniło. Systemowe ograniczenie ruchu zawsze ma pierwszeństwo.
ui-sound = Dźwięki
ui-sound-text = Cichy dzwonek, gdy przychodzi twoja kolej, i stuknięcie, gdy ktoś inny wykona ruch.
ui-confirm-moves = Potwierdzanie ruchów
ui-confirm-moves-text = Przed każdym ruchem zapytamy, czy na pewno.
ui-notices = Powiadomienia
ui-notices-text = Do powolnych gier: gdy inni na ciebie czekają, a ciebie nie ma, powiadamiamy cię jeden raz. Powiadomienie podaje tylko nazwę gry, nigdy tego, co leży na stole.
ui-push = Powiadamiaj przez tę przeglądarkę
ui-push-text = Także wtedy, gdy żadna strona Wawelu nie jest otwarta; wystarczy, że działa przeglądarka.
ui-push-denied = Przeglądarka nie zgadza się na powiadomienia z tej strony. Można to zmienić w jej ustawieniach dla tej strony.
ui-push-unable = Ta przeglądarka nie może tu pokazywać powiadomień. Na iPhonie i iPadzie trzeba najpierw dodać Wawel do ekranu głównego.
ui-mail = Adres e-mail
ui-mail-text = Wyślemy link, którym potwierdzisz, że to twój adres. Nie używamy go do niczego innego i nikomu go nie pokazujemy.
ui-mail-guest = Żeby dostawać e-maile, trzeba mieć konto z nazwą.
ui-mail-add = Piszcie do mnie
ui-mail-asked = Wysłaliśmy e-mail na adres { $address }. Otwórz link z tej wiadomości, żeby potwierdzić adres.
ui-mail-on = Piszemy na adres { $address }.
ui-mail-drop = Nie piszcie więcej
ui-link-confirm = Czy mamy do ciebie pisać?
ui-confirm-text = Dostaniesz e-mail, gdy przyjdzie twoja kolej, a ciebie nie będzie przy stole. W każdym jest link, którym można to wyłączyć.
ui-confirm-do = Tak, piszcie
ui-link-confirm-done = Potwierdzone
ui-link-confirm-done-text = Odezwiemy się, gdy przyjdzie twoja kolej.
ui-link-unsubscribe = Koniec e-maili
ui-link-unsubscribe-done = Gotowe
ui-link-unsubscribe-done-text = Adres został usunięty. W ustawieniach można go podać ponownie.
ui-account = Konto
ui-account-none = Serwer nie odpowiada, więc nie można pokazać konta.
ui-account-guest = Grasz jako gość: { $name }. Zna cię tylko ta przeglądarka. Z nazwą i hasłem wrócisz skądkolwiek, a twoje gry przejdą z tobą.
ui-account-of = Zalogowano: { $name }.
ui-name = Nazwa
ui-password = Hasło
ui-register = Załóż konto
ui-login = Zaloguj się
ui-login-text = Grać można i bez konta. Z kontem twoje gry są z tobą na każdym urządzeniu, a nowe konto przejmie to, co rozegrasz jako gość.
ui-logout = Wyloguj się
ui-register-text = Nie pytamy o adres e-mail, więc zapomnianego hasła nie da się odzyskać.
ui-welcome = Witaj, { $name }!
ui-passkey-text = Klucz dostępu przechowuje twoje urządzenie, a używasz go odciskiem palca, twarzą lub PIN-em. Niczego nie trzeba pamiętać.
ui-passkey-none = Klucze dostępu wymagają aktualnej przeglądarki i bezpiecznego adresu (https); tutaj nie można ich użyć.
ui-passkey-register = Załóż konto z kluczem dostępu
ui-passkey-login = Zaloguj się kluczem dostępu
ui-passkey-add = Dodaj klucz dostępu
ui-passkey-added = Dodano klucz dostępu.
ui-passkey-count = { $n ->
    [0] Nie masz jeszcze klucza dostępu.
    [one] Masz { $n } klucz dostępu.
    [few] Masz { $n } klucze dostępu.
    [many] Masz { $n } kluczy dostępu.
   *[other] Masz { $n } klucza dostępu.
}
ui-passkey-name = Najpierw wpisz nazwę, której chcesz używać.
ui-since = od: { $day }
ui-used = ostatnio użyto: { $day }
ui-unused = jeszcze nieużywany
ui-password-change = Zmień hasło
ui-password-first = Ustaw hasło
ui-password-old = Obecne hasło
ui-password-new = Nowe hasło
ui-password-text = Wszystkie inne przeglądarki zostaną wylogowane z tego konta.
ui-password-do = Zmień
ui-password-changed = Hasło zmienione. Inne przeglądarki zostały wylogowane.
ui-passkeys = Klucze dostępu
ui-passkey-number = Klucz dostępu { $n }
ui-passkey-drop-named = Usuń klucz dostępu { $n }
ui-passkey-dropped = Klucz dostępu usunięty. Usuń go też ze swojego urządzenia.
ui-sessions = Zalogowane przeglądarki
ui-session-unknown = Inna przeglądarka
ui-session-here = tutaj
ui-session-end = Wyloguj
ui-session-end-named = Wyloguj: { $name }
ui-sessions-end = Wyloguj wszędzie indziej
ui-goodbye = Usuń konto
ui-goodbye-played = Zakończone gry zostają dla tych, którzy w nie z tobą grali; zamiast twojej nazwy jest tam nazwa gościa.
ui-goodbye-going = Trwające gry zostają poddane, a stoły, przy których gra się nie zaczęła, anulowane.
ui-goodbye-gone = Znikają twoje rankingi, wypowiedzi na czacie, klucze dostępu, tokeny i adres e-mail. Twoją nazwę może przyjąć ktoś inny.
ui-goodbye-final = Tego nie da się cofnąć.
ui-goodbye-name = Na potwierdzenie wpisz: { $name }
ui-goodbye-do = Usuń na zawsze
ui-goodbye-done = Konto usunięte. Teraz jesteś tu gościem.
ui-tokens = Tokeny dla programów
ui-tokens-text = Z tokenem twój własny bot lub skrypt może korzystać z HTTP API w twoim imieniu.
ui-token-once = Skopiuj go teraz; pokazujemy go tylko raz:
ui-token-name = Do czego służy
ui-token-scopes = Co mu wolno
ui-token-make = Utwórz token
ui-token-drop = Usuń
ui-token-drop-named = Usuń token { $name }
ui-scope-read = oglądać
ui-scope-play = grać
ui-scope-create = przygotowywać stoły

## Gracze i rankingi

ui-guest-since = Gość od: { $day }
ui-player-since = Konto od: { $day }
ui-keep-account = Zmień w stałe konto
ui-ratings = Rankingi
ui-ratings-none = Jeszcze żadnej gry rankingowej.
ui-games-played = Gry
ui-games-none = Jeszcze żadnej gry.
ui-games-wins = gry: { $games }, wygrane: { $wins }
ui-leaderboard-empty = Nikt jeszcze nie skończył gry rankingowej. Pierwsze miejsce jest wolne.
ui-place = Miejsce
ui-player = Gracz
ui-rating = Ranking
ui-games = Gry
ui-wins = Wygrane

## Autorzy

ui-credits-text = Wawel korzysta z pracy wielu osób. Zasady i opisy komponentów to nasze własne słowa; nie ma tu obrazków ani tekstów wydawców.
ui-credits-icons = Ikony
ui-credits-icons-text = { $n ->
    [one] { $n } ikona ze zbioru
    [few] { $n } ikony ze zbioru
    [many] { $n } ikon ze zbioru
   *[other] { $n } ikony ze zbioru
}
ui-credits-authors = Rysowali je Lorc, Delapouite i współtwórcy game-icons.net.
ui-credits-changed = Pokolorowane i przeskalowane na nasze karty, poza tym niezmienione.
ui-credits-list = Użyte ikony według nazw
ui-credits-fonts = Kroje pisma
ui-credits-software = Oprogramowanie

## Co może pójść nie tak. Odmowy serwera mają swoje słowa przy serwerze.

error-unknown = To się nie udało: { $detail }
error-offline = Serwer jest teraz nieosiągalny.
error-no-answer = Serwer jeszcze nie odpowiedział; stół za chwilę to nadrobi.
error-passkey-cancelled = Nie użyto klucza dostępu: przerwano albo minął czas.
error-passkey-there = To urządzenie ma już klucz dostępu do tego konta.
error-passkey-unsafe = Pod tym adresem nie można używać kluczy dostępu.
