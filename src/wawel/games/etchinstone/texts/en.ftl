# Dragons of Etchinstone in English. The same keys as in pl.ftl.
# Names ($card, $dragon, $foe, $region, $element, $hardship …) come already translated; numbers as numbers.

game-title = Dragons of Etchinstone
game-blurb = One mage, sixteen cards and a dragon at the end of the road: cross four lands and live through the last fight.
game-unofficial = An unofficial version, not connected with the game's authors or publishers; all texts and some of the figures are ours, the icons come from game-icons.net (CC BY 3.0).

## How to play, on one screen

how-to-goal = Your goal
how-to-goal-text = Lead a mage through four Regions, then win the Final Battle against the Dragon. Nothing on the road ends the game: it only leaves you weaker for the last fight.
how-to-turn-meet = Meet
how-to-turn-meet-text = Each Encounter is an Enemy to beat in Attack or a Journey to complete with Move. Its figures stand at the top of the table.
how-to-turn-roles = Give three cards a Role
how-to-turn-roles-text = One card is the Spell, which gives the Action; one is the Element, which gives Initiative; one is the Boost, which adds to either. The bars show the result before you commit.
how-to-turn-damage = Take the damage
how-to-turn-damage-text = Damage you could not avoid is absorbed by cards, which fall by a Level or leave the game.
how-to-turn-upgrade = Upgrade
how-to-turn-upgrade-text = A victory brings XP: spend it at once to raise cards by a Level. Then draw back up to four.
how-to-end = The end
how-to-end-text = After four Regions all your cards face the Dragon at once. Survive and you win; the Levels left on your cards are your score.

## Mage cards

card-dusk-pilgrim = Pilgrim of Dusk
card-bolt-rider = Bolt Rider
card-cinder-volley = Cinder Volley
card-undertow = Undertow
card-many-masks = Many Masks
card-ash-trail = Trail of Ash
card-heat-lightning = Heat Lightning
card-winter-thorns = Winter Thorns
card-scalding-burst = Scalding Burst
card-storm-needle = Storm Needle
card-black-maelstrom = Black Maelstrom
card-glacier-heart = Heart of the Glacier
card-flame-lance = Flame Lance
card-spark-leap = Spark Leap
card-second-skin = Second Skin
card-wave-crest = Crest of the Wave

## Regions, Enemies, Journeys

region-windworn-downs = Windworn Downs
enemy-crackling-weasel = Crackling Weasel
enemy-ember-boar = Ember Boar
enemy-mist-heron = Mist Heron
enemy-barrow-warden = Barrow Warden
journey-thunder-ridge = Thunder Ridge
journey-reed-ford = Reed Ford
journey-burnt-heath = Burnt Heath
journey-whispering-stones = Whispering Stones

region-drowned-quarries = Drowned Quarries
enemy-dusk-slinger = Dusk Slinger
enemy-spark-eel = Spark Eel
enemy-kiln-golem = Kiln Golem
enemy-rime-troll = Rime Troll
journey-smouldering-spoil = Smouldering Spoil
journey-sunken-gallery = Sunken Gallery
journey-copper-scaffold = Copper Scaffold
journey-blind-shaft = Blind Shaft

region-glass-wastes = Glass Wastes
enemy-giants-shadow = Giant's Shadow
enemy-salt-tortoise = Salt Tortoise
enemy-ember-scorpion = Ember Scorpion
enemy-prism-eye = Prism Eye
journey-salt-cascade = Salt Cascade
journey-fulgurite-field = Fulgurite Field
journey-cracking-crust = Cracking Crust
journey-mirage-camp = Mirage Camp

region-wyrms-threshold = Wyrm's Threshold
enemy-murk-cobra = Murk Cobra
enemy-spitting-wyrmling = Spitting Wyrmling
enemy-stormbound-knight = Stormbound Knight
enemy-cistern-hydra = Cistern Hydra
journey-meltwater-gorge = Meltwater Gorge
journey-lightless-stair = Lightless Stair
journey-slag-terraces = Slag Terraces
journey-spire-of-sparks = Spire of Sparks

## Dragons

dragon-zarogniew = Zharogniev
dragon-wichrzyca = Vikhritsa
dragon-skalimir = Skalimir
dragon-mrokosz = Mrokosh

## Difficulties

difficulty-adventure = Adventure
difficulty-adventure-text = For a first adventure: four cards begin at Level 3.
difficulty-easy = Easy
difficulty-easy-text = Two cards begin at Level 3.
difficulty-normal = Normal
difficulty-normal-text = As the rules have it: all cards begin at Level 2.
difficulty-hard = Hard
difficulty-hard-text = Two cards begin at Level 1.
difficulty-impossible = Impossible
difficulty-impossible-text = Five cards begin at Level 1.
difficulty-dont-even-try = Don't Even Try
difficulty-dont-even-try-text = Seven cards begin at Level 1.

## Elements, Roles, phases, kinds of Action

element-water = Water
element-fire = Fire
element-lightning = Lightning
element-shadow = Shadow
element-none = No element

role-spell = Spell
role-element = Element
role-boost = Boost
role-spare = Spare card

phase-challenge = Challenge phase
phase-action = Action phase
phase-penalty = Penalty phase
phase-upgrade = Upgrade phase
phase-cleanup = Cleanup phase

kind-attack = Attack
kind-move = Move
kind-both = Attack or Move

## Hardships, Abilities, Perils

hardship-ambush = Ambush
hardship-ambush-text = Initial Damage counts double in this Encounter.
hardship-hazards = Hazards
hardship-hazards-text = Initial Damage adds 1 Time Penalty, and Combat Damage adds another.
hardship-night-travel = Night Travel
hardship-night-travel-text = Your Boost drops by the Initiative of your Element card, but not below 0. The Initiative itself stays as it is.
hardship-storm = Storm
hardship-storm-text = A Time Penalty in this Encounter also deals you as much damage.

ability-freeze = Freeze
ability-freeze-text = If this Enemy deals you Initial Damage, you discard your Spare card in the Cleanup phase.
ability-poison = Poison
ability-poison-text = If this Enemy deals you Initial or Combat Damage, the next hand in this Region takes 1 damage as soon as it is drawn, or 2 if it dealt both kinds. If no next hand is coming, the present one suffers.
ability-ranged = Ranged
ability-ranged-text = This Enemy deals Initial Damage whatever your Initiative. You may ignore the Ability by giving up your Spare card in the Action phase: it is discarded in the Cleanup phase.
ability-slow = Slow
ability-slow-text = You may compare your Move with this Enemy's HP instead of your Attack.

peril-steep = Steep Slope
peril-steep-text = The MP of this Journey rise by the Boost of your Spare card.
peril-treacherous = Treacherous Terrain
peril-treacherous-text = Without a Full Victory you take 1 more damage after the Time Penalty.

## Game options

option-difficulty = Difficulty
option-difficulty-text = Changes the Level at which a few Mage cards begin.
option-dragon = Dragon
option-dragon-text = The one you meet in the Final Battle.
option-dragon-choose = Choose at the table
option-dragon-choose-text = You pick the Dragon as the game begins, with all four before you.
option-cavalryman = Cavalryman
option-cavalryman-text = For the bold: cards cannot be Linked.
option-glass-cannon = Glass Cannon
option-glass-cannon-text = Armour of the element of the Enemy's Attack absorbs only 1 more, not twice as much.

## Figures on cards

figure-level = Level
figure-initiative = Initiative
figure-boost = Boost
figure-armour = Armour
figure-upgrade = Upgrade cost
figure-hp = HP
figure-mp = MP
figure-time = Time Penalty
figure-xp = XP
figure-attack = Attack
figure-move = Move
figure-initial = Initial Damage

## Card faces. $basic, $enhanced, $actions, $upgrade and $armour are made of other keys of this part.

face-card = { $card } · Level { $level } · { $element } · { $actions } · Initiative { $initiative } · Boost { $boost } · { $armour } · { $upgrade }
face-actions = { $basic } · { $enhanced }
face-action = { $kinds } { $value }
face-enhanced = { $element }: { $kinds } { $value }
face-armour = Armour { $value }
face-armour-element = Armour { $value } ({ $element })
face-upgrade = Upgrade: { $value } XP
face-top-level = highest Level
face-encounter-enemy = Enemy { $number }
face-encounter-journey = Journey { $number }
face-enemy = HP { $hp } · Initiative { $initiative } · Attack { $attack } ({ $element }) · { $armour } · { $xp } XP
face-journey = MP { $mp } ({ $element }) · Time Penalty { $time } · { $xp } XP
face-dragon = Initiative { $initiative } · Initial Damage { $initial } · { $armour }
face-dragon-mp = Level { $level }: MP { $mp } ({ $element }) · Time Penalty { $time }
face-dragon-hp = Level { $level }: HP { $hp } · Attack { $attack } ({ $element })
face-line-basic = Basic Action: { $action }
face-line-enhanced = Enhanced Action: { $action }
face-line-figures = Initiative { $initiative } · Boost { $boost } · { $armour }
face-line-key = Key card: { $encounter }
face-word = { $name }: { $text }

## Questions. $set: 0 in a Region, 1 or 2 in the Final Battle.

ask-choose-dragon = Which Dragon are you after?
ask-difficulty-cards = { $left ->
    [one] Pick { $left } more card to begin at Level { $to }.
   *[other] Pick { $left } more cards to begin at Level { $to }.
}
ask-challenge = In your way: { $foe }. Face it or take a Detour?
ask-link-under = Which card goes under “{ $card }”?
ask-link-element = Which element does “{ $card }” take?
ask-spell = { $set ->
    [1] First set: which card is the Spell?
    [2] Second set: which card is the Spell?
   *[0] Which card is the Spell?
}
ask-element = { $set ->
    [1] First set: which card gives the Element?
    [2] Second set: which card gives the Element?
   *[0] Which card gives the Element?
}
ask-boost = { $set ->
    [1] First set: which card gives the Boost?
    [2] Second set: which card gives the Boost?
   *[0] Which card gives the Boost?
}
ask-boost-target = { $set ->
    [1] First set, Boost { $boost }: to Attack or to Initiative?
    [2] Second set, Boost { $boost }: to Attack or to Initiative?
   *[0] Boost { $boost }: to Attack or to Initiative?
}
ask-off-type = { $set ->
    [1] First set: use this Action, or one of the other type with a value of 1?
    [2] Second set: use this Action, or one of the other type with a value of 1?
   *[0] Use this Action, or one of the other type with a value of 1?
}
ask-compare = This Enemy is Slow. Do you compare your Attack or your Move with its HP?
ask-ranged = This Enemy strikes from afar. Give up your Spare card to avoid it?
ask-absorb = { $damage } damage left. Which card absorbs it?
ask-upgrade = You have { $xp } XP. Which card do you upgrade?
ask-regroup = Pick a card to discard if you want to Regroup, or keep this hand.

## Answers. $outlook: how things would then stand.

do-dragon = Dragon: { $dragon }
do-change = Change the Level: { $card }
do-face = Face it
do-detour = Detour, giving up: { $card }
do-link = Link, on top: { $card }
do-under = Tuck under: { $card }
do-turn = New element: { $element }
do-spell = Spell: { $card } ({ $actions }) → { $outlook }
do-element = Element: { $card } ({ $element }, Initiative { $initiative }) → { $outlook }
do-spell-again = Spell: { $card }, which has a Role already
do-element-again = Element: { $card }, which has a Role already
do-boost-again = Boost: { $card }, which has a Role already
do-boost = Boost: { $card } (Boost { $boost }) → { $outlook }
do-to-attack = To Attack → { $outlook }
do-to-initiative = To Initiative → { $outlook }
do-compare-attack = Compare the Attack → { $outlook }
do-compare-move = Compare the Move → { $outlook }
do-full = Use this Action → { $outlook }
do-off-type = Use the other type (value 1) → { $outlook }
do-give-spare = Give up the Spare card: { $card }
do-absorb = { $level ->
    [0] Downgrade: { $card } (absorbs { $n }, is Removed)
   *[other] Downgrade: { $card } (absorbs { $n }, drops to Level { $level })
}
do-absorb-hurt = Downgrade: { $card } (already Downgraded)
do-upgrade = Upgrade: { $card } to Level { $level } ({ $cost } XP)
do-upgrade-top = Upgrade: { $card } (highest Level)
do-regroup = Regroup, discarding: { $card }
do-done = Done
done-first-spell = No Spell card
done-spell = Leave the second set empty
done-element = No Element card
done-boost = No Boost card
done-ranged = Keep the Spare card
done-upgrade = Stop upgrading
done-regroup = Keep this hand

## The log

event-set-up = Set-up: all Mage cards are at Level 2.
event-shuffled = The Deck is shuffled.
event-dragon = Your quarry: { $dragon }.
event-level = “{ $card }” begins at Level { $level }.
event-region = A new Region: { $region }.
event-encounter = Encounter: { $foe }.
event-hardship = Hardship: { $hardship }.
event-detour = A Detour. Discarded: the Key card “{ $key_card }” and “{ $card }” from the hand.
event-faced = You face: { $foe }.
event-linked = Linked: “{ $card }” on top, “{ $under }” beneath. New element: { $element }.
event-role-spell = Spell: { $card }.
event-role-element = Element: { $card }.
event-role-boost = Boost: { $card }.
event-boost-attack = Boost { $boost } to Attack.
event-boost-initiative = Boost { $boost } to Initiative.
event-compare-attack = You compare your Attack with its HP.
event-compare-move = You compare your Move with its HP.
event-off-type = An Action of the other type, with a value of 1.
event-spare-given = The Spare card “{ $card }” shields you from the ranged strike.
event-initiative = Initiative: yours { $mine }, the Enemy's { $theirs }.
event-attack = Attack { $mine } against { $theirs } HP.
event-move = Move { $mine } against { $theirs } MP.
event-full-victory = A Full Victory! You win { $xp } XP.
event-minor-victory = A Minor Victory: you win { $xp } XP, but not for free.
event-loss = A Loss: no XP.
event-initial-damage = You face { $n } Initial Damage.
event-combat-damage = The fight costs you { $n } Combat Damage.
event-time-penalty = Time Penalty: { $n }.
event-shortfall = { $n ->
    [one] The Deck is { $n } card short: { $n } damage.
   *[other] The Deck is { $n } cards short: { $n } damage.
}
event-storm = The Storm deals { $n } damage.
event-treacherous = Treacherous Terrain deals { $n } damage.
event-time-discard = Time slips away, and a Deck card with it: { $card }.
event-fall-discard = The fall costs a Deck card: { $card }.
event-damage = { $n } damage to absorb in all.
event-absorbed = “{ $card }” absorbs { $n } damage.
event-downgraded = “{ $card }” drops to Level { $level }.
event-removed = “{ $card }” is Removed from the game.
event-knocked-down = Knocked Down! That was more damage than your hand could absorb.
event-poison = Poison deals { $n } damage.
event-upgraded = “{ $card }” rises to Level { $level }.
event-xp-lost = { $n } XP went unspent and are lost.
event-discarded = Discarded: { $card }.
event-drew = Drawn: { $card }.
event-region-end = End of the Region: { $region }.
event-final-journey = The Final Journey. At its end waits { $dragon }.
event-regroup = Regroup: you discard “{ $card }” and draw a new hand.
event-total-move = { $level ->
    [0] Total Move: { $mine }. Not even Level 1 is reached.
   *[other] Total Move: { $mine }. MP Level { $level } is reached.
}
event-final-enemy = The Final Enemy: { $dragon }.
event-total-attack = { $level ->
    [0] Total Attack: { $mine }. Not even Level 1 is reached.
   *[other] Total Attack: { $mine }. HP Level { $level } is reached.
}
event-total-initiative = Total Initiative: yours { $mine }, the Dragon's { $theirs }.
event-won = { $score ->
    [one] The Dragon is beaten! Your score: { $score } point.
   *[other] The Dragon is beaten! Your score: { $score } points.
}
event-lost = This time the Dragon has the upper hand.

## Result

score-levels = Sum of the Mage cards' Levels
score-loss = Defeat
result-won = Victory! This Dragon will harm no one again.
result-lost = Defeat. The Dragon still waits for someone bold enough.

## Labels on the table

table-hand = Hand
table-deck = Deck
table-key = Key card
table-discard = Discarded cards
table-removed = Removed cards
table-region = Region
table-dragon = Dragon
table-encounter = Encounter
table-hardships = Hardships
table-roles = Roles
table-link = Link
table-damage = Damage
table-xp = XP

## How things stand before they are settled

outlook-attack = Attack { $mine } against { $hp } HP, Initiative { $initiative } against { $theirs }
outlook-move = Move { $mine } against { $mp } MP
outlook-total-move = { $level ->
    [0] Total Move { $mine }, below Level 1
   *[other] Total Move { $mine }, Level { $level }
}
outlook-total-attack = { $level ->
    [0] Total Attack { $mine }, below Level 1; Total Initiative { $initiative } against { $theirs }
   *[other] Total Attack { $mine }, Level { $level }; Total Initiative { $initiative } against { $theirs }
}

## The table as text

head-set-up = Set-up
head-region = Region { $number } of 4: { $region }
head-final = Final Battle
head-dragon = Dragon: { $dragon }
head-final-journey = Final Journey: { $dragon }
head-final-enemy = Final Enemy: { $dragon }
head-enemy = Enemy: { $foe }
head-journey = Journey: { $foe }
head-piles = Cards
line-final-journey = Final Journey. { $levels }
line-final-enemy = Final Enemy. { $levels }
line-difficulty = Difficulty: { $difficulty }
line-cavalryman = Cavalryman: no Linking
line-glass-cannon = Glass Cannon: matching Armour absorbs only 1 more
line-key = Key card: { $card } (Level { $level }): { $encounter }
line-deck = { $n ->
    [one] Deck: { $n } card
   *[other] Deck: { $n } cards
}
line-discard = Discarded ({ $n }): { $cards }
line-removed = Removed ({ $n }): { $cards }
line-poison = Poison waits for the next hand: { $n } damage
line-link = Link: “{ $card }” on “{ $under }”, element { $element }
line-role = { $set ->
    [1] First set, { $role }: { $card }
    [2] Second set, { $role }: { $card }
   *[0] { $role }: { $card }
}
line-outlook = So far: { $outlook }

## The table in the browser

scene-ahead = At the end of the road
scene-road = The road
scene-enemy = Enemy { $n }: { $name }
scene-journey = Journey { $n }: { $name }
scene-source-public = Figures: print-and-play edition
scene-source-seed = Figures: rulebook
scene-source-designed = Figures: designed here
scene-detour = Detour
scene-detour-label = Detour: then pick the hand card to give up
scene-detour-pick = Now pick the hand card to give up.
scene-detour-cost = { $n ->
    [one] Costs the Key card and a hand card. { $n } Detour left.
   *[other] Costs the Key card and a hand card. { $n } Detours left.
}
scene-no-detour = Not possible now.
scene-face-enemy = Assign the Roles and fight.
scene-face-journey = Assign the Roles and set off.
scene-regroup = Regroup
scene-regroup-text = Discard one card, put the rest under the Deck, draw anew. Only once.
scene-regroup-pick = Now pick the card to discard.
scene-keep-text = Set off with these cards.
scene-link-label = Link two cards: then pick the one on top
scene-link-pick = Which card on top?
scene-serves = Enhances: { $cards }
scene-lay-here = Lay the card here: { $role }
scene-set = { $n ->
    [1] First set
   *[2] Second set
}
scene-outlook = How it will end
scene-try = Point at a card to see what it brings.
scene-so-far = So far
scene-level = Level { $n }
scene-half = half
scene-basic = Basic Action
scene-enhanced = Enhanced Action
scene-linked = Link: { $element }
scene-wants = needs
scene-against = against
scene-first = You strike first
scene-second = The Enemy is faster
scene-full-victory = Full Victory
scene-minor-victory = Minor Victory
scene-loss = Loss
scene-reached = Level { $n } reached
scene-not-reached = Below Level 1
scene-no-harm = No losses
scene-knocked = Knocked Down
scene-fatal = More than the hand can take
scene-lost-so = The game would be lost
scene-to-attack = +{ $n } to Attack
scene-to-initiative = +{ $n } to Initiative
scene-compare-attack = Compare Attack
scene-compare-move = Compare Move
scene-full = This Action
scene-off-type = Other type, value 1
scene-takes = { $n }
scene-left = { $n } left
scene-xp-left = { $n } XP left
scene-absorb-text = A card absorbs as much damage as it has Armour, and drops a Level. Each card only once.
scene-upgrade-text = XP you do not spend now are lost.
scene-discard = Discarded
scene-removed = Removed
scene-open-discard = Discarded cards: { $n }
scene-open-removed = Removed cards: { $n }
scene-won = Victory
scene-lost = Defeat
scene-card-level = { $n ->
    [0] { $card }: Removed
   *[other] { $card }: Level { $n }
}
scene-dragon-zarogniew = The all-rounder: strong fire, thin scales against Shadow.
scene-dragon-wichrzyca = Fast: strikes first unless much goes into Initiative, but has few HP.
scene-dragon-skalimir = Armoured against Fire and Water, but slow.
scene-dragon-mrokosz = Far away: a hard journey that eats the Deck, then a weaker fight.

## Parts of the rulebook

section-komponenty = Components
section-wstep = Introduction
section-orientacja-karty = Card orientation
section-karty-maga = Mage cards
section-karty-regionu = Region cards
section-karty-smoka = Dragon cards
section-przygotowanie-rozgrywki = Set-up
section-rozgrywka = Playing the game
section-regiony = Regions
section-fazy-spotkania = Phases of an Encounter
section-faza-wyzwania = Challenge phase
section-trudnosci = Hardships
section-faza-akcji = Action phase
section-laczenie-kart = Linking cards
section-rozpatrywanie-fazy-akcji-wroga = Resolving the Action phase: Enemies
section-zdolnosci-wroga = Enemy Abilities
section-rozpatrywanie-fazy-akcji-wyprawy = Resolving the Action phase: Journeys
section-niebezpieczenstwa-wyprawy = Journey Perils
section-faza-kary = Penalty phase
section-rozpatrywanie-kar-czasu = Resolving Time Penalties
section-rozpatrywanie-obrazen = Resolving Damage
section-faza-ulepszenia = Upgrade phase
section-faza-czyszczenia = Cleanup phase
section-koniec-regionu = End of a Region
section-ostateczna-bitwa = Final Battle
section-ostatnia-wyprawa = Final Journey
section-ostateczny-wrog = Final Enemy
section-punktacja = Scoring
section-warianty = Variants
section-zmiana-poziomu-trudnosci = Changing the difficulty
section-alternatywne-zasady = Alternate rules
section-zywioly-eteru = Ether elements
section-kolejnosc-na-rece = Order of the hand

## What can be wrong in this game only

problem-encounter = should be "enemy 1" to "enemy 4" or "journey 1" to "journey 4"
problem-action-kinds = should name "attack", "move" or both
problem-rising = should rise from Level to Level, not { $value }

## Symbols

legend-mage = On Mage cards
legend-attack = strikes at the HP of an Enemy.
legend-move = goes towards the MP of a Journey.
legend-initiative = if the Enemy has more, it strikes first.
legend-boost = added to Attack, Initiative or Move by the card in the Boost Role.
legend-armour = how much damage the card absorbs when it drops a Level; twice as much against the same element.
legend-level = from 1 to 4; damage lowers it, XP raise it.
legend-link = tuck a card under another of the same element; the upper one takes any element you like.
legend-encounter = On Encounters and Dragons
legend-enemy = Enemy
legend-enemy-text = to be beaten with Attack.
legend-journey = Journey
legend-journey-text = MP, the Move it takes to get through.
legend-hp = the Attack it takes to win.
legend-time = so many cards of the Deck are discarded.
legend-initial = dealt if your Initiative is lower.
legend-xp = what a win pays, for raising Levels at once.
legend-elements = Elements
legend-element = an Enhanced Action needs an Element card of its element. Armour of the same element counts against it.
legend-piles = Piles
legend-key = Key card
legend-key-text = tells which Encounter comes, and with which Hardships.
legend-discard = back in the Deck when a Region is done.
legend-removed = out of this game.
