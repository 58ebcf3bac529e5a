# Hoard in English. The same keys as in pl.ftl.
# Names ($card, $seat, $thief, $victim) come already translated; numbers as numbers. Lists ($effects, $branches, $text,
# $cards) come already joined with commas.

game-title = Hoard
game-blurb = A sleeping dragon, a heap of gold and twenty-four cards: take what you can, and guard what you took.

## How to play, on one screen

how-to-goal = Your goal
how-to-goal-text = Have the most gold when the rounds are over.
how-to-turn-play = Play a card
how-to-turn-play-text = Everybody plays a card face down; all are turned over together.
how-to-turn-effect = See what it does
how-to-turn-effect-text = Take the gift, then carry out the cards: gain gold, or steal it from somebody who does not guard it.
how-to-end = The end
how-to-end-text = After the last round the most gold wins; equals share the win.

## Seats

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4

## Cards

card-purse = Purse
card-crown = Crown
card-pickpocket = Pickpocket
card-bandit = Bandit
card-bell = Warning Bell
card-hound = Hound
card-map = Treasure Map
card-crossroads = Crossroads
card-merchant = Merchant
card-wheel = Wheel of Fortune
card-knight = Knight
card-wyrm = Wyrm

card-face = { $card } ({ $value }): { $text }

## Effects: one key for each word of the vocabulary

effect-gain = take { $n } gold
effect-steal = steal { $n } gold from the richest of the others
effect-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
effect-ward = ward: discard from hand to prevent a theft by another player
effect-choose-one = choose one: { $branches }
effect-branch = ({ $number }) { $effects }
effect-roll-table = roll a die: { $branches }
effect-row = { $number ->
    [1] ⚀
    [2] ⚁
    [3] ⚂
    [4] ⚃
    [5] ⚄
   *[6] ⚅
} { $effects }
effect-none = nothing

## Settings

option-rounds = Rounds
option-rounds-text = How often everybody plays a card before the gold is counted.

## Questions

ask-play = { $round ->
    [1] The first round: which card do you play?
   *[other] Round { $round }: which card do you play?
}
ask-branch = { $card }: what does it do?
ask-rob = From whom do you steal { $gold } gold?
ask-ward = { $thief } wants to steal { $gold } gold from { $victim }. Do you prevent it?

## Answers

do-play = Play: { $card }
do-branch = Choose: { $effects }
do-rob = Steal from { $seat } ({ $gold } gold)
do-ward = Prevent it, discarding: { $card }
done-ward = Let it happen

## Log

event-set-up = The cards are dealt and the dragon sleeps.
event-reshuffled = The discard pile is shuffled and becomes the deck.
event-drew = { $count ->
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
event-drew-card = You draw: { $card }.
event-round = Round { $round }.
event-played = { $seat } plays: { $card }.
event-gift = The hoard gives { $gold } gold.
event-gained = { $seat } takes { $gold } gold.
event-tie = A tie at { $value }: nobody takes the gold.
event-rolled = { $seat } rolls { $roll }.
event-chose = { $seat } chooses option { $branch }.
event-nothing-to-steal = { $seat } finds nobody with gold to steal.
event-steals = { $thief } reaches for the gold of { $victim }.
event-warded = { $seat } discards { $card } and prevents the theft.
event-stole = { $thief } steals { $gold } gold from { $victim }.
event-won = { $seat } wins with { $gold } gold!

## Result

score-gold = Gold
result-won = The hoard is yours!
result-shared = You share the win.
result-lost = Others were richer this time.

## The table as text

table-hoard = Round { $round } of { $rounds }
table-deck = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
table-discard = Discard pile: { $cards }
table-side = { $seat }
table-gold = Gold: { $gold }
table-played = Played: { $card }
table-hand = { $count ->
    [one] Hand: { $count } card
   *[other] Hand: { $count } cards
}
table-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}

## The table in the browser

scene-rounds = Rounds
scene-cards = Cards in hand
scene-nothing-played = No card on the table yet
scene-deck = Deck
scene-discard = Discard pile
scene-open-discard = Look through the discard pile: { $n }
scene-hand = Your hand

## Symbols

legend-table = On the table
legend-gold = the points: whoever has most at the end wins.
legend-discard = cards that have been played; click the pile to look through it.
