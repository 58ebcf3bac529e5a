game-title = Kuhn Poker
game-blurb = Three cards, one bet, and every reason to bluff.

how-to-goal = Your goal
how-to-goal-text = Win the pot with the higher card, or by making the other player fold.
how-to-turn-bet = A turn
how-to-turn-bet-text = Look at your card, then check or bet one chip; a bet is called or folded to.
how-to-end = The end
how-to-end-text = After a call or two checks the higher card wins the pot.

section-przygotowanie = Set-up
section-licytacja = Betting
section-koniec-gry = End of the game

seat-1 = Player 1
seat-2 = Player 2
card-jack = Jack
card-queen = Queen
card-king = King

ask-open = Do you check or bet?
ask-answer = Do you call the bet?
do-check = Check
do-bet = Bet a chip
do-call = Call
do-fold = Fold

event-dealt = Your card: { $card }.
event-checked = { $seat } checks.
event-bet = { $seat } bets.
event-called = { $seat } calls.
event-folded = { $seat } folds.
event-shown = { $seat } shows: { $card }.
event-won = { $chips ->
    [one] { $seat } wins { $chips } chip.
   *[other] { $seat } wins { $chips } chips.
}

score-chips = Chips
result-won = The pot is yours.
result-lost = The pot goes to the other side of the table.

table-side = { $seat }
table-paid = In the pot: { $chips }
table-card = Card: { $card }
