# Dragonsgate College in English. The same keys as in pl.ftl.
# Names ($seat, $adept, $building, $spell, $colour …) come already translated; numbers as numbers. Lists ($effects, $branches,
# $traits, $dice …) come already joined with commas.

game-title = Dragonsgate College
game-blurb = Hire professors, raise buildings and turn peasants' children into mages, rogues and warriors: five turns of dice that everybody shares.
game-unofficial = An unofficial version, not connected with the game's authors or publishers; all texts, the Spell cards and much of what is printed on boards and tokens are ours, the icons come from game-icons.net (CC BY 3.0).

## How to play, on one screen

how-to-goal = Your goal
how-to-goal-text = Run the best house of the college: after five turns the most prestige wins.
how-to-turn-income = Income
how-to-turn-income-text = Each turn begins with the income of your board and your Buildings. Then all dice are rolled together.
how-to-turn-die = Take a die
how-to-turn-die-text = In turn, each player takes any one die and does an action its value allows: coins, Adept, Professor, Building, dungeon, Profession …
how-to-turn-owner = Whose die?
how-to-turn-owner-text = If the die you take belongs to another player, its owner does an action with it as well. Neutral dice help nobody else.
how-to-turn-upkeep = Upkeep
how-to-turn-upkeep-text = When the dice are gone, pay for your Buildings. Then the next turn begins, with more dice.
how-to-end = The end
how-to-end-text = After the fifth turn coins, Imps, sets of Professions, cups and the treasury become prestige; empty squares of your house cost 1 each.

## Seats and colours

seat-1 = Red
seat-2 = Blue
seat-3 = Green
seat-4 = Yellow

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-neutral = neutral
colour-common = common

## Attributes, Professions, cups

trait-magic = Magic
trait-cunning = Cunning
trait-strength = Strength

type-mage = Mage
type-rogue = Rogue
type-warrior = Warrior

cup-gold = gold
cup-silver = silver
cup-bronze = bronze

## Actions

action-swap = Swap a die
action-coins = Coins
action-prestige = Buy prestige
action-adept = Adept
action-professor = Professor
action-build = Build
action-dungeon = Dungeon
action-order = First Player
action-profession = Profession

display-adepts = Adepts to take
display-professors = Professors to take

board-a = Side A
board-b = Side B

## Profession tokens

profession-apprentice = Apprentice
profession-enchanter = Enchanter
profession-archmage = Archmage
profession-cutpurse = Cutpurse
profession-spy = Spy
profession-forger = Forger
profession-burglar = Burglar
profession-guildmaster = Guild Master
profession-sellsword = Sellsword
profession-squire = Squire
profession-bodyguard = Bodyguard
profession-duellist = Duellist
profession-champion = Champion
profession-veteran = Veteran
profession-gladiator = Gladiator
profession-knight = Knight

## Adepts

adept-scribe = Scribe
adept-stable-hand = Stable Hand
adept-cook-boy = Kitchen Boy
adept-goatherd = Goatherd
adept-chimney-sweep = Chimney Sweep
adept-miners-son = Miner's Son
adept-potters-daughter = Potter's Daughter
adept-bell-ringer = Bell-Ringer
adept-poacher = Poacher
adept-herbalist = Herbalist
adept-street-urchin = Street Urchin
adept-woodcutter = Woodcutter
adept-stargazer = Stargazer
adept-fortune-teller = Fortune-Teller
adept-tightrope-walker = Tightrope Walker
adept-smuggler = Smuggler
adept-exiled-noble = Exiled Noble
adept-circus-strongman = Circus Strongman
adept-prodigy = Prodigy

## Professors

professor-lecturer-of-charms = Lecturer of Charms
professor-lecturer-of-knots = Lecturer of Knots
professor-lecturer-of-drill = Lecturer of Drill
professor-alchemist-in-residence = Resident Alchemist
professor-master-of-locks = Master of Locks
professor-drill-sergeant = Drill Sergeant
professor-runesmith = Runesmith
professor-court-illusionist = Court Illusionist
professor-retired-corsair = Retired Corsair
professor-donor-sage = Generous Sage
professor-reformed-thief = Reformed Thief
professor-tournament-veteran = Tournament Rider
professor-famous-astrologer = Famous Astrologer
professor-royal-spymaster = Royal Spymaster
professor-dragon-slayer = Dragon Slayer
professor-absent-minded-genius = Absent-Minded Genius
professor-imp-tamer = Imp Tamer
professor-guild-treasurer = Guild Treasurer
professor-master-at-arms = Master-at-Arms
professor-hermit = Hermit
professor-giant-kin = Giants' Descendant

## Buildings

building-small-laboratory = Small Laboratory
building-small-fencing-school = Small Fencing School
building-small-guild-hall = Small Guild Hall
building-cheap-lodging = Cheap Lodging
building-professors-chamber = Professor's Chamber
building-cup-room = Cup Room
building-laboratory = Laboratory
building-fencing-school = Fencing School
building-guild-hall = Guild Hall
building-alchemist = Alchemist
building-swordsmith = Swordsmith
building-locksmith = Locksmith
building-professors-quarters = Professor's Quarters
building-warriors-guild = Warriors' Guild
building-smugglers-hideout = Smugglers' Hideout
building-magic-market = Magic Market
building-huge-warehouse = Huge Warehouse
building-brotherhood-house = Brotherhood House
building-trophy-hall = Trophy Hall
building-fighting-arena = Fighting Arena
building-inn = Inn
building-library = Library
building-secret-chamber = Secret Chamber
building-builders-guild = Builders' Guild

## Spell cards

spell-purse-of-plenty = Purse of Plenty
spell-golden-touch = Golden Touch
spell-imp-whistle = Imp Whistle
spell-bound-imp = Bound Imp
spell-fame = Fame
spell-bards-praise = Bard's Praise
spell-surge-of-magic = Surge of Magic
spell-fox-wits = Wits of the Fox
spell-bulls-strength = Strength of the Bull
spell-silent-steps = Silent Steps
spell-decoy = Decoy
spell-lantern-in-the-dark = Lantern in the Dark
spell-scholarship = Scholarship
spell-tireless-golem = Tireless Golem
spell-private-lessons = Private Lessons
spell-scholars-insight = Scholar's Insight
spell-open-doors = Open Doors
spell-letter-of-recommendation = Letter of Recommendation
spell-flying-bricks = Flying Bricks
spell-loaded-die = Loaded Die
spell-raise-a-tower = Raise a Tower
spell-sudden-inspiration = Sudden Inspiration
spell-falling-star = Falling Star
spell-wandering-pupil = Wandering Pupil
spell-honorary-degree = Honorary Degree

## Effects: one key for each word of the vocabulary

effect-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
effect-imps = { $n ->
    [one] { $n } Imp
   *[other] { $n } Imps
}
effect-prestige = { $n } prestige
effect-magic = +{ $n } Magic
effect-cunning = +{ $n } Cunning
effect-strength = +{ $n } Strength
effect-trickery = { $n ->
    [one] { $n } space forward on the trickery track
   *[other] { $n } spaces forward on the trickery track
}
effect-dungeon = { $n ->
    [one] { $n } space forward in the dungeon
   *[other] { $n } spaces forward in the dungeon
}
effect-relief = { $n ->
    [one] upkeep marker { $n } space back
   *[other] upkeep marker { $n } spaces back
}
effect-spells = { $n ->
    [one] draw { $n } Spell card
   *[other] draw { $n } Spell cards
}
effect-turns-left = prestige equal to the turns left after this one
effect-as-adept = { $n ->
    [one] counts as { $n } Adept at the end
   *[other] counts as { $n } Adepts at the end
}
effect-professor-place = { $n ->
    [one] place for { $n } more Professor
   *[other] places for { $n } more Professors
}
effect-any-cup = { $n ->
    [one] counts as { $n } cup of any kind at the end
   *[other] counts as { $n } cups of any kind at the end
}
effect-patron = 1 prestige whenever another player raises a Building of size 2 or 3
effect-pay = { $n ->
    [one] pay { $n } coin
   *[other] pay { $n } coins
}
effect-adept = take an Adept, as with that action
effect-professor = take a Professor, as with that action
effect-build = { $n ->
    [0] raise a Building
    [one] raise a Building for { $n } coin less
   *[other] raise a Building for { $n } coins less
}
effect-swap = swap a die, as with that action
effect-rent = { $n ->
    [one] { $n } coin if you have a Building
   *[other] 1 coin for each of your Buildings, at most { $n }
}
effect-honours = { $n } prestige for each type of Profession you have
effect-rob = { $n ->
    [one] { $n } coin from each player who has more coins than you
   *[other] { $n } coins from each player who has more coins than you
}
effect-lure = { $n ->
    [one] { $n } Imp from each player who has more Imps than you
   *[other] { $n } Imps from each player who has more Imps than you
}
effect-shadow = { $n ->
    [one] { $n } space forward on the trickery track
   *[other] forward on the trickery track to the next disc ahead, at most { $n } spaces; 1 space if you lead
}
effect-setback = { $n ->
    [one] each disc ahead of yours on the trickery track { $n } space back
   *[other] each disc ahead of yours on the trickery track { $n } spaces back, but not behind yours
}
effect-others-prestige = { $n } prestige for each other player
effect-reroll = roll the die in use again
effect-flip = turn the die in use to its opposite side
effect-reroll-pool = all dice still to be taken are rolled again
effect-again = one more action with the die in use
effect-fresh-faces = discard the Adepts on display; new ones come
effect-honorary = choose a Profession for an Adept without its Mastery token
effect-tuition = choose a Profession for an Adept without paying for missing points
effect-choose-one = one of: { $branches }
effect-branch = ({ $number }) { $effects }
effect-income = each income phase { $effects }
effect-income-choice = each income phase one of: { $branches }
effect-none = nothing

## Settings

option-board = Player boards
option-board-text = All players use the same side. Side A is meant for first games.
option-early-common-die = Early common die
option-early-common-die-text = The common action die is rolled in turn 3 as well as in turn 5, which makes the game easier.

## What tokens and spaces show

face-trait = { $trait } { $n }
face-no-trait = no attributes
face-adept = { $adept } ({ $traits })
face-professor = { $professor } ({ $traits })
face-professor-bonus = { $professor } ({ $traits }; once: { $effects })
face-profession = { $profession } ({ $effects })
face-cup = { $cup } cup
face-seal = seal
face-space = { $profession } · { $area }
face-area = { $type }, level { $level } · needs { $trait } { $main }, others { $other }, Professions owned: { $mastery } · gives { $effects }
face-mastery = { $type } × { $n }
face-mastery-none = none
face-square = { $column ->
    [1] a
    [2] b
    [3] c
   *[4] d
}{ $row }
face-bonus-square = { $square } ({ $effects })
face-value = { $value }
face-die = { $colour } { $value }
face-nobody = nobody
face-tile = { $n ->
    [1] { $building }
   *[other] { $building } × { $n }
}

## Questions

ask-leave = Which of your three starting Professors do you leave in the box?
ask-income = { $building }: what do you take?
ask-die = Turn { $turn }: which die do you take?
ask-act = The die shows { $value }. What do you do with it?
ask-act-owner = Somebody took your die, showing { $value }. Do you act with it too?
ask-after = Do you play a Spell card before your action is over?
ask-excess = { $limit ->
    [one] You may hold { $limit } Spell card. Which one do you play or discard?
   *[other] You may hold { $limit } Spell cards. Which one do you play or discard?
}
ask-immediate = Which immediate Spell card is played first?
ask-branch = { $spell }: which of these?
ask-deal = How much prestige do you buy?
ask-adept = Which Adept do you take?
ask-no-room-adept = There is no room for another Adept ({ $adept }). Who has to go?
ask-professor = Which Professor do you take?
ask-no-room-professor = There is no room for another Professor ({ $professor }). Who has to go?
ask-build = { $coins ->
    [one] Which Building do you raise? You have { $coins } coin.
   *[other] Which Building do you raise? You have { $coins } coins.
}
ask-site = { $building }: where do you build it?
ask-order = Which space of the order track do you take?
ask-profession = Which Profession does one of your Adepts take up?
ask-train = Who becomes the { $profession }?
ask-place = { $profession }: where do you put the token?
ask-upkeep = Upkeep is { $due }. You have coins: { $coins }, prestige: { $prestige }. How many coins do you pay?

## Answers

do-leave = Leave: { $professor }
do-income = Take: { $effects }
do-buy-imp = Buy an Imp first ({ $coins } coins)
do-take-own = Your own die: { $value }
do-take-other = Die of { $seat }: { $value } (they may act as well)
do-take-neutral = Neutral die: { $value }
do-take-common = Common die: { $value } (everybody acts)
do-act = { $action } (value { $value })
do-act-imps = { $imps ->
    [one] { $action } (value { $value }, for { $imps } Imp)
   *[other] { $action } (value { $value }, for { $imps } Imps)
}
do-act-closed = { $action } (takes { $values })
act-swap = Swap a neutral die for one of yours
act-coins = { $coins ->
    [one] Take { $coins } coin
   *[other] Take { $coins } coins
}
act-prestige = Buy prestige
act-adept = Take an Adept
act-professor = Take a Professor
act-build = Raise a Building
act-dungeon = { $spaces ->
    [one] Go { $spaces } space on in the dungeon
   *[other] Go { $spaces } spaces on in the dungeon
}
act-order = Put your disc on the order track
act-profession = Choose a Profession for an Adept
do-play = Play { $spell }: { $effects }
do-discard = Discard { $spell }: { $effects }
do-branch = { $effects }
do-buy-prestige = Pay { $coins } coins for { $prestige } prestige
do-empty-space = Empty space
do-adept = { $adept }
do-adept-stack = { $coins ->
    [one] Top of the stack, for { $coins } coin
   *[other] Top of the stack, for { $coins } coins
}
do-professor = { $professor }
do-professor-stack = { $coins ->
    [one] Top of the stack, for { $coins } coin
   *[other] Top of the stack, for { $coins } coins
}
do-dismiss-adept = Send away: { $adept }
do-dismiss-professor = Send away: { $professor }
do-build = { $squares ->
    [one] { $building } ({ $squares } square, coins: { $coins }): { $effects }
   *[other] { $building } ({ $squares } squares, coins: { $coins }): { $effects }
}
do-site = On { $squares }; covers: { $effects }
do-order = Space { $space }; bonus: { $effects }
do-profession = { $profession }
do-train = { $coins ->
    [0] { $adept }, at no cost
    [one] { $adept }, for { $coins } coin
   *[other] { $adept }, for { $coins } coins
}
do-place = Place { $place }; covers: { $effects }
do-pay = { $coins ->
    [0] Pay nothing
    [one] Pay { $coins } coin
   *[other] Pay { $coins } coins
}{ $prestige ->
    [0] {""}
   *[other] , lose { $prestige } prestige
}
done-act = Do nothing with it
done-excess = Keep them all
done-after = My action is over

## Log

event-set-up = The boards are laid out and the school year begins.
event-first-player = { $seat } has the First Player marker.
event-left-professor = { $seat } leaves in the box: { $professor }.
event-turn = Turn { $turn }.
event-income = { $coins ->
    [one] { $seat } gets { $coins } coin of income.
   *[other] { $seat } gets { $coins } coins of income.
}
event-building-income = { $seat } draws income from: { $building }.
event-rolled = { $dice ->
    [one] { $seat } rolls { $dice } die.
   *[other] { $seat } rolls { $dice } dice.
}
event-took-die = { $seat } takes a die: { $colour } { $value }.
event-imps-spent = { $imps ->
    [one] { $seat } returns { $imps } Imp to change the value.
   *[other] { $seat } returns { $imps } Imps to change the value.
}
event-acts = { $seat } acts with a { $value }: { $action }.
event-idle = { $seat } does nothing with the die.
event-coins = { $coins ->
    [one] { $seat } gets { $coins } coin.
   *[other] { $seat } gets { $coins } coins.
}
event-paid = { $coins ->
    [one] { $seat } pays { $coins } coin.
   *[other] { $seat } pays { $coins } coins.
}
event-prestige = { $seat } gains { $prestige } prestige.
event-imps = { $imps ->
    [one] { $seat } gets { $imps } Imp.
   *[other] { $seat } gets { $imps } Imps.
}
event-no-imps = There are no Imps left for { $seat }.
event-trait = { $seat } raises { $trait } by { $points }.
event-relief = { $spaces ->
    [one] The upkeep marker of { $seat } moves { $spaces } space back.
   *[other] The upkeep marker of { $seat } moves { $spaces } spaces back.
}
event-trickery = { $spaces ->
    [one] { $seat } moves { $spaces } space on the trickery track, to { $space }.
   *[other] { $seat } moves { $spaces } spaces on the trickery track, to { $space }.
}
event-dungeon = { $seat } enters dungeon space { $space }.
event-treasury = { $points ->
    [one] { $seat } reaches the treasury, on a space worth { $points } point.
   *[other] { $seat } reaches the treasury, on a space worth { $points } points.
}
event-robbed = { $coins ->
    [one] { $seat } takes { $coins } coin from { $victim }.
   *[other] { $seat } takes { $coins } coins from { $victim }.
}
event-lured = { $imps ->
    [one] { $seat } lures { $imps } Imp away from { $victim }.
   *[other] { $seat } lures { $imps } Imps away from { $victim }.
}
event-setback = { $spaces ->
    [one] { $seat } goes { $spaces } space back on the trickery track, to { $space }.
   *[other] { $seat } goes { $spaces } spaces back on the trickery track, to { $space }.
}
event-rerolled = { $seat } rolls the die again: { $value }.
event-flipped = { $seat } turns the die over: { $value }.
event-pool-rerolled = { $dice ->
    [0] { $seat } would roll the dice again, but none are left.
    [one] { $seat } rolls { $dice } die again.
   *[other] { $seat } rolls { $dice } dice again.
}
event-fresh-faces = { $seat } sends the Adepts on display away; new ones come.
event-swapped = { $seat } swaps a neutral die for one of their own.
event-adept = { $seat } takes an Adept: { $adept }.
event-adept-left = { $seat } sends an Adept away: { $adept }.
event-professor = { $seat } takes a Professor: { $professor }.
event-professor-left = { $seat } sends a Professor away: { $professor }.
event-adepts-reshuffled = The discarded Adepts are shuffled into a new stack.
event-professors-reshuffled = The discarded Professors are shuffled into a new stack.
event-built = { $coins ->
    [0] { $seat } raises a Building at no cost: { $building }.
    [one] { $seat } raises a Building for { $coins } coin: { $building }.
   *[other] { $seat } raises a Building for { $coins } coins: { $building }.
}
event-order = { $seat } takes space { $space } of the order track.
event-graduated = An Adept of { $seat } graduates: { $adept } → { $profession }.
event-drew = { $count ->
    [one] { $seat } draws { $count } Spell card.
   *[other] { $seat } draws { $count } Spell cards.
}
event-drew-card = You draw: { $spell }.
event-drew-immediate = { $seat } draws an immediate Spell card: { $spell }.
event-played = { $seat } plays: { $spell }.
event-impossible = { $seat } can't carry out { $spell }, shows it and draws again.
event-discarded = { $seat } discards a Spell card.
event-discarded-card = You discard: { $spell }.
event-cleanup = All dice are used: time to clean up.
event-upkeep = { $coins ->
    [0] { $seat } pays no upkeep
    [one] { $seat } pays { $coins } coin of upkeep
   *[other] { $seat } pays { $coins } coins of upkeep
}{ $prestige ->
    [0] .
   *[other] {" "}and loses { $prestige } prestige.
}
event-scoring = The year is over; everything is counted.
event-scored = { $points ->
    [one] { $seat } has { $points } point.
   *[other] { $seat } has { $points } points.
}
event-won = { $seat } wins!

## Result

moment-action = Before I forgo an action
moment-after-action = After each of my actions
score-prestige = Prestige gained in play
score-coins = Coins
score-imps = Imps
score-first-player = First Player marker
score-buildings = Most Buildings
score-adepts = Most Adepts
score-professors = Most Professors
score-sets = Sets of three Professions
score-treasury = Dungeon and treasury
score-trickery = Trickery track
score-cups = Cups
score-empty = Empty squares
result-won = Your house has won the greatest fame!
result-lost = This year another house shone brighter.

## The table as text

head-set-up = Set-up
head-turn = Turn { $turn } of 5
head-professions = Professions on the main board
head-buildings = Buildings to raise
head-house = House of { $seat }
line-first = First Player: { $seat }
line-dice = Active dice: { $dice }
line-die = In use: { $die }
line-used = Used dice: { $dice }
line-adepts = Adepts: { $adepts } (stack: { $stack })
line-professors = Professors: { $professors } (stack: { $stack })
line-order = Order track, space { $space }: { $seat }
line-tower = Imps in the Tower: { $imps }
line-deck = Spell cards in the deck: { $n }
line-area = { $area }: { $professions }
line-buildings = { $buildings }
line-means = Prestige { $prestige } · coins { $coins } · Imps { $imps }
line-traits = Magic { $magic } · Cunning { $cunning } · Strength { $strength }
line-tracks = Upkeep { $upkeep } · dungeon { $dungeon } · trickery { $trickery }
line-own-dice = Dice on the board: { $n }
line-treasury = { $points ->
    [one] In the treasury: { $points } point
   *[other] In the treasury: { $points } points
}
line-own-adepts = Adepts (places: { $places }): { $adepts }
line-own-professors = Professors (places: { $places }): { $professors }
line-own-professions = Professions: { $professions }
line-own-buildings = Buildings: { $buildings }
line-empty = Empty squares ({ $n }): { $squares }
line-card = In hand: { $spell }: { $effects }
line-hand = Spell cards in hand: { $n }

## Sections of the rulebook

section-zawartosc-pudelka = Contents of the box
section-przygotowanie-gry = Set-up
section-przebieg-tury = The turn
section-faza-przygotowan = Preparation phase
section-faza-dochodu = Income phase
section-faza-rzutu-koscmi = Dice phase
section-faza-akcji = Action phase
section-faza-porzadkowania = Cleanup phase
section-dostepne-akcje = The actions
section-akcja-darmowa = The free action
section-profesje = Professions
section-karty-zaklec = Spell cards
section-tworzenie-puli-kosci = Making the dice pool
section-puchary-i-pieczecie = Cups and seals
section-zakonczenie-rozgrywki = The end of the game
section-wariant-z-dodatkowa-koscia-akcji-wspolnych = Variant with an extra common die
section-budynki = Buildings

## The table in the browser

scene-empty = Empty space
scene-first = First Player
scene-tower = Imps in the Imp Tower
scene-tower-short = Imps left
scene-buy = buy
scene-school = The school
scene-tray = At hand
scene-deck = Spell cards in the deck
scene-deck-short = Spells
scene-pool = Dice to take
scene-no-dice = All dice are taken.
scene-no-dice-yet = The dice are rolled when the first turn begins.
scene-used = Used dice
scene-in-use = Die in use: { $name }
scene-die = Die, { $colour }, showing { $value } ({ $owner })
scene-die-neutral = neutral
scene-die-common = common, everybody acts
scene-shift = Imps can change the value.
scene-value-less = Try one lower
scene-value-more = Try one higher
scene-value-imps = { $imps ->
    [one] { $value } with { $imps } Imp
   *[other] { $value } with { $imps } Imps
}
scene-action = { $action }, takes { $values }
scene-does = { $name }. { $text }
scene-does-swap = One of your own dice replaces a neutral one, so you act more often when others take dice.
scene-does-coins = Take as many coins as the die shows.
scene-does-prestige = Pay coins for points.
scene-does-adept = A new pupil, who can take up a Profession later.
scene-does-professor = A teacher adds points of an attribute to all of your Adepts.
scene-does-build = A tile for your house; it brings prestige and what it covers, but costs upkeep.
scene-does-dungeon = The higher the value, the farther you go; each space entered gives its bonus.
scene-does-order = Go first in the next turn, and take a bonus.
scene-does-profession = An Adept graduates: the surest way to prestige.
scene-guide-take = Pick a die: its value decides which actions you can do (the figures below their names). White dice help only you; with a rival's die its owner acts, too.
scene-guide-act = Pick one of the lit actions around the dice. Each Imp you return changes the value by 1.
scene-guide-adept = The badges are their points of Magic, Cunning and Strength; Professions ask for those.
scene-guide-professor = The badges are the points they add to every Adept of yours; what is below them comes once, at once.
scene-guide-build = The number is the price. A Building gives what its text says, and whatever it covers in your house.
scene-guide-profession = Above the tokens is what an Adept needs; most missing points can be made up for with coins.
scene-guide-order = The leftmost disc makes its owner First Player next turn.
scene-stack = Face-down stack: { $n }
scene-tracks = Tracks
scene-order = Order track
scene-order-space = Space { $n } of the order track; bonus: { $effects }; taken by { $who }
scene-trickery = Trickery
scene-trickery-points = at the end { $points }
scene-trickery-text = At the end the discs farthest on this track are worth points: { $points }
scene-dungeon = Training dungeon and treasury
scene-dungeon-short = Dungeon
scene-space = Space { $n }: { $who }
scene-treasury-space = { $points ->
    [one] Treasury, { $points } point: { $who }
   *[other] Treasury, { $points } points: { $who }
}
scene-area-gives = What an Adept who graduates here brings
scene-way-to = { $type }, level { $level }: your Adepts
scene-mastered = You own the Professions it asks for:
scene-not-mastered = First you must own:
scene-needs-point = Needs a point of { $trait } of their own.
scene-main-short = { $trait } is { $n } short, and coins can't pay for it.
scene-coins-short = { $coins ->
    [one] Needs { $coins } coin; you have { $have }.
   *[other] Needs { $coins } coins; you have { $have }.
}
scene-for-coins = { $coins ->
    [one] Ready for { $coins } coin.
   *[other] Ready for { $coins } coins.
}
scene-ready = Ready, at no cost.
scene-no-adepts = You have no Adepts.
scene-own-house = My house
scene-building = { $building }, { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} ({ $left } left): { $effects }
scene-building-text = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} · { $effects }
scene-building-gone = { $building }: none left
scene-no-spells = No Spell cards in hand
scene-hands-hidden = Spectators do not see Spell cards in hand. Each house shows how many it has.
scene-grid = Building grid: { $name }
scene-square = Square { $square }; covering it brings: { $effects }
scene-built = Square { $square }: { $building }
scene-printed-adept = Square { $square }: the printed house of Adepts
scene-printed-professor = Square { $square }: the printed house of Professors
scene-turn-tile = Turn it
scene-aim = Click a square, or drag the tile there.
scene-adepts = Adepts
scene-professors = Professors
scene-professions = Professions
scene-place = Place { $n } for a Profession; covers: { $effects }
scene-upkeep = { $coins ->
    [one] Upkeep: { $coins } coin
   *[other] Upkeep: { $coins } coins
}
scene-upkeep-text = Coins to pay at the end of each turn; the marker moves on by one for every square built on.
scene-own-dice = Dice in reserve
scene-prestige = Prestige
scene-coins = Coins
scene-imps = Imps
scene-spells = Spell cards
scene-cup-gold = gold cups
scene-cup-silver = silver cups
scene-cup-bronze = bronze cups
scene-cup-any = cups of any kind
scene-score = If it ended now
scene-score-short = Score now
scene-score-item = What counts
scene-score-total = Total
scene-hand = Your Spell cards
scene-discard = Discard
scene-immediate = At once:
scene-source-designed = Figures: designed here

## What can be wrong in this game only

problem-copies = the copies of the box should add up to { $count }, not { $found }
problem-grid = should be { $count } rows of { $count } squares, each A, P or a dot, not { $value }
problem-square-printed = “{ $word }” is not a square to build on
problem-starting = the first { $count } should be starting ones, and no others
problem-effect-after = “{ $word }” cannot stand after “{ $other }”: it might no longer be possible then

## Symbols

legend-goods = What one has
legend-prestige = the points of the game.
legend-coins = pay for upkeep, prestige and Imps; 5 are worth a point at the end.
legend-imps = each changes a die by 1 for you; 2 are worth a point at the end.
legend-spells = drawn from the deck, played as a free action.
legend-pay = Payment
legend-pay-text = what it costs.
legend-tower = Imp Tower
legend-tower-text = the Imps nobody has.
legend-people = People and Professions
legend-trait = a Profession asks for points of it.
legend-adept = a pupil, who can be given a Profession.
legend-professor = teaches: adds attributes to all your Adepts.
legend-profession = what an Adept graduates to; its reward comes at once.
legend-immediate = At once
legend-immediate-text = this Spell is played as soon as it is drawn.
legend-order = the leftmost disc on the order track makes its owner First Player next turn.
legend-trickery = whoever is ahead gets points at the end.
legend-dungeon = every space entered brings its bonus; the treasury is at the end.
legend-upkeep = Upkeep
legend-upkeep-text = coins to pay each turn; every coin unpaid costs 2 prestige. The broom moves the marker back.
legend-treasury = Treasury
legend-treasury-text = points for those who get through the dungeon.
legend-end = At the end of the game
legend-cups = Cups
legend-cups-text = 4 points for three of a kind, or for one of each kind.
legend-seal = Seal
legend-seal-text = breaks ties on the trickery track.
legend-actions = Actions
legend-build = each square of a Building brings 1 prestige and moves upkeep by one space.
legend-patron = Patron of builders
