game-title = Poker Kuhna
game-blurb = Trzy karty, jeden zakład i wszelkie powody, by blefować.

how-to-goal = Cel
how-to-goal-text = Zgarnij pulę wyższą kartą albo skłoń drugiego gracza do spasowania.
how-to-turn-bet = Tura
how-to-turn-bet-text = Obejrzyj swoją kartę, a potem czekaj albo postaw jeden żeton; zakład można sprawdzić albo spasować.
how-to-end = Koniec
how-to-end-text = Po sprawdzeniu albo po dwóch czekaniach pulę bierze wyższa karta.

section-przygotowanie = Przygotowanie
section-licytacja = Licytacja
section-koniec-gry = Koniec gry

seat-1 = Gracz 1
seat-2 = Gracz 2
card-jack = Walet
card-queen = Dama
card-king = Król

ask-open = Czekasz czy stawiasz?
ask-answer = Sprawdzasz?
do-check = Czekam
do-bet = Stawiam żeton
do-call = Sprawdzam
do-fold = Pasuję

event-dealt = Twoja karta: { $card }.
event-checked = { $seat } czeka.
event-bet = { $seat } stawia.
event-called = { $seat } sprawdza.
event-folded = { $seat } pasuje.
event-shown = { $seat } odkrywa kartę: { $card }.
event-won = { $chips ->
    [one] { $seat } wygrywa { $chips } żeton.
    [few] { $seat } wygrywa { $chips } żetony.
    [many] { $seat } wygrywa { $chips } żetonów.
   *[other] { $seat } wygrywa { $chips } żetonu.
}

score-chips = Żetony
result-won = Pula należy do ciebie.
result-lost = Pula wędruje na drugą stronę stołu.

table-side = { $seat }
table-paid = W puli: { $chips }
table-card = Karta: { $card }
