# Epic: Pojedynek in English. Every key here stands in pl.ftl too, with the same arguments.
# Names ($card, $seat, $team, $alignment, $keyword …) arrive translated; numbers as numbers. Lists ($cards, $marks, $gains …)
# are joined with commas. Card text is a chain of whole sentences; $chosen and $champions are made of the keys chosen-, every-
# and sort-.

game-title = Epic: Pojedynek
game-blurb = A duel of champions and events with one gold a turn: thirty life, four alignments, and something to answer every blow.
game-unofficial = Unofficial, not connected with the game's authors or publishers; all card names and texts and nearly all cards are ours, icons are from game-icons.net (CC BY 3.0).

## How to play, on one screen

how-to-goal = Your goal
how-to-goal-text = Bring the other player from 30 life to 0 with champions that attack and events that strike at any moment.
how-to-turn-gold = One gold
how-to-turn-gold-text = Each turn, yours and theirs, you have one gold for one card that costs 1. Cards that cost 0 are free, as many as you like.
how-to-turn-play = Play cards
how-to-turn-play-text = Champions stay on the table; play them in your own turn. Events happen once, in any turn, also in a battle.
how-to-turn-attack = Attack
how-to-turn-attack-text = Send champions that began the turn with you. The other side may block, and both may play cards before damage is dealt.
how-to-turn-pass = Pass
how-to-turn-pass-text = Pass to end your turn. The other player may still spend their gold: keep a card for their turn, too.
how-to-end = The end
how-to-end-text = At 0 life you lose. If you have to draw from an empty deck, you win on the spot.

## Seats

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-5 = Player 5
seat-6 = Player 6
seat-7 = Player 7
seat-8 = Player 8

## Cards

card-gate-bellringer = Gate Bellringer
card-chapel-falcon = Chapel Falcon
card-bread-and-salt = Bread and Salt
card-shields-up = Shields Up!
card-verdict-at-noon = Verdict at Noon
card-lily-marshal = Marshal of the Lilies
card-lamp-seraph = Seraph of the Lamp
card-abbess-of-the-wall = Abbess of the Wall
card-cloud-lancer = Cloud Lancer
card-ninth-bell-griffin = Griffin of the Ninth Bell
card-judge-in-white = Judge in White
card-all-to-the-walls = All to the Walls!
card-great-amnesty = The Great Amnesty
card-second-harvest = Second Harvest
card-beyond-the-sea = Beyond the Sea
card-bramble-boar = Bramble Boar
card-cliff-slinger = Cliff Slinger
card-pack-song = Song of the Pack
card-flint-spark = Flint Spark
card-downwind = Downwind
card-quarry-one-eye = One-Eye of the Quarry
card-old-antlers = Old Antlers
card-keeper-of-the-den = Keeper of the Den
card-thunder-eagle = Thunder Eagle
card-mud-serpent = Mud Serpent
card-tundra-matriarch = Matriarch of the Tundra
card-mountain-comes-down = The Mountain Comes Down
card-burning-sky = Burning Sky
card-great-hunt = The Great Hunt
card-clutching-roots = Clutching Roots
card-gravediggers-boy = The Gravedigger's Boy
card-dungeon-bat = Dungeon Bat
card-cold-fingers = Cold Fingers
card-blood-tithe = Blood Tithe
card-last-candle = The Last Candle
card-pit-regent = Regent of the Pit
card-countess-of-thorns = Countess of Thorns
card-bone-piper = Bone Piper
card-stitcher-of-the-dead = Stitcher of the Dead
card-hooded-headsman = Hooded Headsman
card-ash-dragon = Ash Dragon
card-black-sentence = Black Sentence
card-night-without-stars = Night without Stars
card-feast-of-leeches = Feast of Leeches
card-graveyard-procession = Graveyard Procession
card-ink-fox = Ink Fox
card-paper-owl = Paper Owl
card-unwritten-page = Unwritten Page
card-stopped-clock = Stopped Clock
card-thread-of-thought = Thread of Thought
card-fairground-conjurer = Fairground Conjurer
card-lost-letters-golem = Golem of Lost Letters
card-tidal-sphinx = Tidal Sphinx
card-library-kraken = Kraken of the Library
card-quiet-puppeteer = Quiet Puppeteer
card-tower-geometer = Geometer of the Tower
card-empty-chairs = Empty Chairs
card-folded-horizon = Folded Horizon
card-rain-of-glass = Rain of Glass
card-borrowed-crown = Borrowed Crown

## Tokens, classes, ready decks

token-human = Human
token-demon = Demon
token-wolf = Wolf
token-zombie = Zombie
class-human = Human
class-angel = Angel
class-bird = Bird
class-griffin = Griffin
class-beast = Beast
class-wolf = Wolf
class-giant = Giant
class-serpent = Serpent
class-demon = Demon
class-vampire = Vampire
class-undead = Undead
class-dragon = Dragon
class-spirit = Spirit
class-golem = Golem
class-sphinx = Sphinx
class-kraken = Kraken
deck-walls-and-banners = Walls and Banners
deck-light-and-shadow = Light and Shadow
deck-order-of-the-tower = Order of the Tower
deck-fang-and-grave = Fang and Grave
deck-storm-over-the-library = Storm over the Library
deck-secrets-of-the-crypt = Secrets of the Crypt

## Alignments, keywords, positions, phases

alignment-good = Good
alignment-wild = Wild
alignment-evil = Evil
alignment-sage = Sage
keyword-airborne = Airborne
keyword-airborne-text = Only champions with Airborne can block it, unless a champion without Airborne attacks in the same group.
keyword-ambush = Ambush
keyword-ambush-text = May be played in any player's turn, even during a battle, while you have the initiative.
keyword-blitz = Blitz
keyword-blitz-text = A champion that enters play with Blitz, or gains it, stops deploying: while prepared it may attack this very turn.
position-prepared = prepared
position-expended = expended
position-flipped = flipped
phase-set-up = Set-up
phase-start = Start Phase
phase-main = Main Phase
phase-attackers = battle, step 1: attackers
phase-before-blockers = battle, step 2: before blockers
phase-blockers = battle, step 3: blockers
phase-before-damage = battle, step 4: before damage
phase-damage = battle, step 5: damage
phase-end = End Phase

## Settings

option-format = Format
option-format-text = Where the decks come from.
option-format-preconstructed = By alignment
option-format-preconstructed-text = Each player takes all cards of two of the four alignments: the decks are ready, and you play at once.
option-format-random-thirty = Random thirty
option-format-random-thirty-text = Everyone is dealt thirty random cards.
option-format-sixty-keep-thirty = Best thirty of sixty
option-format-sixty-keep-thirty-text = Everyone is dealt sixty random cards and keeps thirty.
option-format-pack-draft = Pack draft
option-format-pack-draft-text = Three packs of ten: take one card and pass the rest on; the cards you take are your deck.
option-format-dark-draft = Dark draft
option-format-dark-draft-text = For two, ten rounds: from five cards take one, swap hands, take two more; nobody will see the rest.
option-format-cube-draft = Cube draft
option-format-cube-draft-text = The cube is three copies of the set, with the marked cards only once. Three packs of twelve; thirty or more of your picks make the deck.
option-format-constructed = Constructed
option-format-constructed-text = A ready deck, or one of your own: sixty cards or more, at most three copies of each.
option-mode = Mode
option-mode-text = Who plays against whom.
option-mode-duel = Duel
option-mode-duel-text = One against one.
option-mode-free-for-all = Free for all
option-mode-free-for-all-text = Attack whom you like; the last one left wins.
option-mode-first-blood = Hunter: First Blood
option-mode-first-blood-text = You attack only the player on your left. As soon as a player falls, the one on their right wins.
option-mode-last-standing = Hunter: Last One Standing
option-mode-last-standing-text = You attack only the player on your left. When a player falls, the one on their right gains 5 life and draws a card. The last one left wins.
option-mode-hydra-2 = Hydra, teams of two
option-mode-hydra-2-text = A team shares its life and its turn; decks, gold and champions are each player's own.
option-mode-hydra-3 = Hydra, teams of three
option-mode-hydra-3-text = A team shares its life and its turn; decks, gold and champions are each player's own.
option-mode-hydra-4 = Hydra, teams of four
option-mode-hydra-4-text = A team shares its life and its turn; decks, gold and champions are each player's own.

## What cards say

face-event = { $card } · { $alignment } · cost { $cost } · event · { $text }
face-champion = { $card } · { $alignment } · cost { $cost } · champion ({ $classes }) · { $attack }/{ $defence } · { $text }
text-and = { $first } { $rest }
text-choose-one = Choose one:
text-way = • { $text }
text-in-own-turn = In your own turn: { $text }
text-in-other-turn = In another player's turn: { $text }
text-none = No text.
text-own-turn = Play only in your own turn.
text-keyword = { $keyword }.
text-ability = { $when } → { $text }
text-static = All { $champions } have { $gains }.
text-static-this = This champion has { $gains }.
when-tribute = Tribute
when-attacks = When this champion attacks
when-blocks = When this champion blocks
when-broken = When this champion is broken
when-ally-broken = When another of your champions is broken
when-any-broken = When another champion is broken
when-turn-start = At the start of your turn
when-event-played = When you play an event
when-wounds-player = When this champion deals battle damage to a player
when-ally-enters = When another champion enters play under your control
bonus-attack = +{ $n } attack
malus-attack = −{ $n } attack
bonus-defence = +{ $n } defence
malus-defence = −{ $n } defence
bonus-both = { $attack } and { $defence }
bonus-keyword = { $keyword }

## Effects on players

who-opponent = An opponent of your choice
who-each-opponent = Each opponent
who-each-player = Each player
effect-gain = Gain { $n } life.
effect-gain-who = { $who } gains { $n } life.
effect-lose = Lose { $n } life.
effect-lose-who = { $who } loses { $n } life.
effect-draw = { $n ->
    [one] Draw a card.
   *[other] Draw { $n } cards.
}
effect-draw-who = { $n ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $n } cards.
}
effect-discard = { $n ->
    [one] Discard a card.
   *[other] Discard { $n } cards.
}
effect-discard-who = { $n ->
    [one] { $who } discards a card.
   *[other] { $who } discards { $n } cards.
}
effect-hurt = Take { $n } damage.
effect-hurt-who = { $who } takes { $n } damage.
effect-banish-pile = Banish your discard pile.
effect-banish-pile-who = { $who } banishes their discard pile.
effect-sacrifice = { $n ->
    [1] Break one champion you control.
   *[other] Break { $n } champions you control.
}
effect-sacrifice-who = { $n ->
    [1] { $who } breaks one champion they control.
   *[other] { $who } breaks { $n } champions they control.
}
effect-strike = Deal { $n } damage to a champion or an opponent.

## Effects on champions

effect-damage = { $count ->
    [1] Deal { $n } damage to { $chosen }.
   *[other] Deal { $n } damage to each of { $chosen }.
}
effect-damage-all = Deal { $n } damage to all { $champions }.
effect-damage-this = Deal { $n } damage to this champion.
effect-break = Break { $chosen }.
effect-break-all = Break all { $champions }.
effect-break-this = Break this champion.
effect-banish = Banish { $chosen }.
effect-banish-all = Banish all { $champions }.
effect-banish-this = Banish this champion.
effect-expend = Expend { $chosen }.
effect-expend-all = Expend all { $champions }.
effect-expend-this = Expend this champion.
effect-prepare = Prepare { $chosen }.
effect-prepare-all = Prepare all { $champions }.
effect-prepare-this = Prepare this champion.
effect-flip = Flip { $chosen }.
effect-flip-this = Flip this champion.
effect-return = { $count ->
    [1] Return { $chosen } to its owner's hand.
   *[other] Return { $chosen } to their owners' hands.
}
effect-return-all = Return all { $champions } to their owners' hands.
effect-return-this = Return this champion to its owner's hand.
effect-boost = { $count ->
    [1] Until the end of the turn { $chosen } has { $bonuses }.
   *[other] Until the end of the turn each of { $chosen } has { $bonuses }.
}
effect-boost-all = Until the end of the turn all { $champions } have { $bonuses }.
effect-boost-this = Until the end of the turn this champion has { $bonuses }.
effect-grant = { $count ->
    [1] Until the end of the turn { $chosen } has { $keyword }.
   *[other] Until the end of the turn each of { $chosen } has { $keyword }.
}
effect-grant-all = Until the end of the turn all { $champions } have { $keyword }.
effect-grant-this = Until the end of the turn this champion has { $keyword }.
effect-control = Gain control of { $chosen }.
effect-control-this = Gain control of this champion.
effect-gain-per = Count all { $champions }: gain { $n } life for each.
effect-gain-per-this = Gain { $n } life if this champion is in play.
effect-summon = Put { $token } into play.
effect-summon-keyword = Put { $token } with { $keyword } into play.
summoned-human = { $n ->
    [one] a Human token
   *[other] { $n } Human tokens
}
summoned-demon = { $n ->
    [one] a Demon token
   *[other] { $n } Demon tokens
}
summoned-wolf = { $n ->
    [one] a Wolf token
   *[other] { $n } Wolf tokens
}
summoned-zombie = { $n ->
    [one] a Zombie token
   *[other] { $n } Zombie tokens
}
effect-recall = Return { $chosen } from your discard pile to your hand.
effect-raise = Put { $chosen } from your discard pile into play.
effect-may = You may do this: { $text }
may-control = You may gain control of { $chosen }.
may-flip = You may flip { $chosen }.
may-return = You may return { $chosen } to its owner's hand.
may-prepare = You may prepare { $chosen }.
may-expend = You may expend { $chosen }.
may-banish = You may banish { $chosen }.
may-break = You may break { $chosen }.

## Which champions

chosen-any = { $count ->
    [1] one { $sort }
   *[other] { $count } { $sort }
}
chosen-own = { $count ->
    [1] one { $sort } you control
   *[other] { $count } { $sort } you control
}
chosen-enemy = { $count ->
    [1] one enemy { $sort }
   *[other] { $count } enemy { $sort }
}
chosen-other = { $count ->
    [1] one other { $sort }
   *[other] { $count } other { $sort }
}
chosen-own-other = { $count ->
    [1] one other { $sort } you control
   *[other] { $count } other { $sort } you control
}
chosen-card = { $count ->
    [one] one card
   *[other] { $count } cards
}
chosen-up-to-card = { $count ->
    [one] up to one card
   *[other] up to { $count } cards
}
chosen-up-to = up to { $chosen }
every-any = { $sort }
every-own = your { $sort }
every-enemy = enemy { $sort }
every-other = other { $sort }
every-own-other = your other { $sort }
sort-all = { $count ->
    [1] champion
   *[other] champions
}
sort-attacking = { $count ->
    [1] attacking champion
   *[other] attacking champions
}
sort-blocking = { $count ->
    [1] blocking champion
   *[other] blocking champions
}
sort-fighting = { $count ->
    [1] champion in battle
   *[other] champions in battle
}
sort-expended = { $count ->
    [1] expended champion
   *[other] expended champions
}
sort-damaged = { $count ->
    [1] damaged champion
   *[other] damaged champions
}
sort-airborne = { $count ->
    [1] champion with Airborne
   *[other] champions with Airborne
}
sort-grounded = { $count ->
    [1] champion without Airborne
   *[other] champions without Airborne
}
sort-token = { $count ->
    [1] champion token
   *[other] champion tokens
}
sort-non-token = { $count ->
    [1] champion that is not a token
   *[other] champions that are not tokens
}
sort-small = { $count ->
    [1] champion with attack 5 or less
   *[other] champions with attack 5 or less
}
sort-large = { $count ->
    [1] champion with attack 6 or more
   *[other] champions with attack 6 or more
}
sort-good = { $count ->
    [1] good champion
   *[other] good champions
}
sort-wild = { $count ->
    [1] wild champion
   *[other] wild champions
}
sort-evil = { $count ->
    [1] evil champion
   *[other] evil champions
}
sort-sage = { $count ->
    [1] sage champion
   *[other] sage champions
}
sort-human = { $count ->
    [1] Human token
   *[other] Human tokens
}
sort-demon = { $count ->
    [1] Demon token
   *[other] Demon tokens
}
sort-wolf = { $count ->
    [1] Wolf token
   *[other] Wolf tokens
}
sort-zombie = { $count ->
    [1] Zombie token
   *[other] Zombie tokens
}

## Questions

ask-alignment = Which alignment do you take?
ask-mulligan = Set aside the cards you want to replace. Each costs 1 life.
ask-pick = Which card do you pick?
ask-keep = Put cards away until thirty are left. You have { $count }.
ask-trim = { $count ->
    [one] { $count } card: put some away, or play with all of them.
   *[other] { $count } cards: put some away, or play with all of them.
}
ask-build = { $count ->
    [one] Your deck has { $count } card. What comes next?
   *[other] Your deck has { $count } cards. What comes next?
}
ask-main = { $gold ->
    [1] Your turn, and you have gold: play a card, attack, or pass.
   *[other] Your turn, gold spent: play a card that costs 0, attack, or pass.
}
ask-end-round = { $gold ->
    [1] { $team } wants to end the turn, and you have gold. Play a card first?
   *[other] { $team } wants to end the turn. Play a card first?
}
ask-return = Cards were played at the end of your turn. Back to the Main Phase, or end the turn?
ask-hand-limit = You may keep seven cards at the end of your turn. Discard { $count }.
ask-defender = Whom do you attack?
ask-attackers = Who else attacks { $team }?
ask-before-blockers = { $gold ->
    [1] Blocks come next, and you have gold. Play a card first?
   *[other] Blocks come next. Play a card first?
}
ask-before-damage = { $gold ->
    [1] Damage comes next, and you have gold. Play a card first?
   *[other] Damage comes next. Play a card first?
}
ask-blockers = You are attacked. Who blocks?
ask-divide-blockers = Divide { $n } damage among the blockers.
ask-divide-attackers = Divide { $n } damage among the attackers.
ask-text = { $card }: { $text }
ask-branch = { $card }: which one?
ask-whether = { $card }: do you use this?
ask-victim = Who takes { $n } damage?
ask-recall = Which card do you take back? Up to { $count } more.
ask-raise = Which champion comes back into play? { $count } to choose.
ask-discard = { $count ->
    [one] Discard { $count } card.
   *[other] Discard { $count } cards.
}
ask-sacrifice = { $count ->
    [1] Which of your champions do you break?
   *[other] Which of your champions do you break? { $count } to choose.
}
ask-trigger = Several abilities are waiting. Which comes first?

## Answers

do-alignment = Take: { $alignment }
do-seat = { $seat } (life { $life })
do-branch = { $text }
do-to-main = Back to the Main Phase
do-to-end = End the turn
do-play = Play: { $card } ({ $cost })
do-discard = Discard: { $card }
do-swap = Set aside: { $card }
do-pick = Pick: { $card }
do-drop = Put away: { $card }
do-add = Add: { $card } ({ $cost })
do-ready = Take the ready deck: { $deck }
do-from-pile = Take back: { $card }
do-raise = Into play: { $card }
do-trigger = { $card }: { $text }
do-attack = { $champion } attacks
do-block = { $champion } blocks
do-target = { $champion } ({ $seat })
do-points = { $champion }: { $n }
done-mulligan = { $count ->
    [0] Keep this hand
    [one] Replace { $count } card, losing { $count } life
   *[other] Replace { $count } cards, losing { $count } life
}
done-main = Pass and end the turn
done-pass = Pass
done-attackers = Nobody else attacks
done-blockers = Nobody else blocks
done-no-block = Don't block
done-deck = The deck is ready
done-no-more = No, that's all

## Log

event-first = { $team } begins.
event-took-alignment = { $seat } takes { $alignment }.
event-opened-pack = Pack { $pack } is opened.
event-picked = You pick { $card }.
event-dark-round = Dark draft, round { $round }.
event-built = { $count ->
    [one] { $seat } has a deck of { $count } card.
   *[other] { $seat } has a deck of { $count } cards.
}
event-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
event-drew-card = You draw { $card }.
event-drew-from-nothing = { $seat } draws from an empty deck, and that means victory!
event-mulligan = { $count ->
    [one] { $seat } replaces { $count } card.
   *[other] { $seat } replaces { $count } cards.
}
event-turn = Turn { $turn }: { $team }.
event-passed = { $seat } passes.
event-played = { $seat } plays { $card }.
event-entered = { $card } enters play ({ $seat }).
event-triggered = { $card }'s ability triggers ({ $seat }).
event-chose = { $card }: { $seat } chooses “{ $text }”
event-aimed = { $seat } chooses { $victim }.
event-gained-life = { $seat } gains { $count } life.
event-lost-life = { $seat } loses { $count } life.
event-hurt = { $seat } takes { $count } damage.
event-discarded = { $seat } discards { $card }.
event-recalled = { $seat } takes { $card } back from the discard pile.
event-banished-pile = { $count ->
    [one] { $seat } banishes the discard pile: { $count } card goes under the deck.
   *[other] { $seat } banishes the discard pile: { $count } cards go under the deck.
}
event-damaged = { $card } ({ $seat }) takes { $count } damage.
event-broken = { $card } breaks ({ $seat }).
event-banished = { $card } is banished ({ $seat }).
event-returned = { $card } returns to its owner's hand ({ $seat }).
event-controlled = { $seat } gains control of { $card }.
event-control-back = { $card } is back under its owner's control ({ $seat }).
event-boosted = { $card } has { $attack } attack and { $defence } defence until the end of the turn.
signed-plus = +{ $n }
signed-minus = −{ $n }
event-granted = { $card } has { $keyword } until the end of the turn.
event-turned = { $card } ({ $seat }): { $position }.
event-attacks = { $seat } attacks with { $card }.
event-defends = { $team } defends.
event-blocks = { $seat } blocks with { $card }.
event-fell = { $seat } has no life left and is out.
event-left = { $seat } has left the game.

## Result

moment-my-turn = In my own turn
moment-attack-blockers = I attack: before blocks
moment-attack-damage = I attack: before damage
moment-defence-blockers = I am attacked: before blocks
moment-defence-damage = I am attacked: before damage
moment-battle-blockers = Others fight: before blocks
moment-battle-damage = Others fight: before damage
moment-turn-end = At the end of another’s turn
score-win = Victory
score-life = Life left
score-outlasted = Opponents outlasted
verdict-fell = No life left
verdict-left = Left the game
verdict-life = { $n } life left
verdict-empty-deck = Wins by drawing from an empty deck
verdict-first-blood = The player to the left fell first ({ $n } life left)
result-won = Victory! The field is yours.
result-shared = A draw: nobody is left to raise the banner.
result-lost = Defeat. Shuffle, and try again.

## The table as text

champion = { $card } { $attack }/{ $defence }
head-turn = Turn { $turn }: { $team }
head-own = { $seat } (you)
head-side = { $seat }
head-fallen = { $seat }: out of the game
head-hand = Your hand
head-aside = Set aside
head-pack = To choose from
head-pool = { $count ->
    [one] Your deck so far: { $count } card
   *[other] Your deck so far: { $count } cards
}
line-first = Begins: { $team }
line-phase = { $phase }
line-initiative = Initiative: { $team }
line-defender = Defending: { $team }
line-event = In effect now: { $card }
line-waiting = Waiting abilities: { $cards }
line-life = Life { $life }, gold { $gold }
line-team = Team: { $seats }
line-cards = Cards in hand: { $hand }, in the deck: { $deck }
line-discard = Discarded: { $cards }
line-champion = { $champion } ({ $marks })
line-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
line-copies = { $count } × { $card }
line-ratio = { $alignment }: at least { $count } cards of cost 1 are needed
mark-position = { $position }
mark-deploying = deploying
mark-keyword = { $keyword }
mark-damage = { $n } damage
mark-attacks = attacking
mark-blocks = blocking
mark-owner = owner: { $seat }

## Parts of the rulebook

section-zawartosc = Contents
section-rozne-formaty-rozgrywki = Formats of play
section-jak-zaczac = How to start
section-mulligan-zasada-wymiany-kart = Mulligan
section-wygrana-i-przegrana = Winning and losing
section-wydarzenia = Events
section-czempioni = Champions
section-zagrywanie-kart-oraz-zlota-zasada = Playing cards and the golden rule
section-zdolnosci = Abilities
section-zdolnosci-stale = Constant abilities
section-zdolnosci-aktywowane = Triggered abilities
section-rozstawianie = Deploying
section-ustawienie-czempiona = Positions of a champion
section-przygotowany-w-pozycji-pionowej = Prepared (upright)
section-wyczerpany-obroc-o-90 = Expended (turned by 90°)
section-odwrocony-obroc-o-180 = Flipped (turned by 180°)
section-cele-i-efekty-czesciowe = Targets and partial effects
section-wykonanie-zagrania = Making a play
section-inicjatywa = Initiative
section-porzadek-tury = Order of a turn
section-faza-poczatkowa = Start Phase
section-faza-glowna = Main Phase
section-faza-bitwy = Battle Phase
section-krok-1-wybor-atakujacych = Step 1: attackers
section-krok-2-przed-wyborem-blokujacych = Step 2: before blockers
section-krok-3-wybor-blokujacych = Step 3: blockers
section-krok-4-przed-przydzielaniem-obrazen = Step 4: before damage
section-krok-5-przydzielanie-obrazen = Step 5: damage
section-faza-koncowa = End Phase
section-hold = Tribute
section-kontrola-kontrolujacy = Control
section-lot = Airborne
section-przynaleznosc-kolor = Alignment
section-wlasnosc-wlasciciel = Owner
section-wyczerpanie = Expending
section-wypedzenie = Banishing
section-zasadzka = Ambush
section-zlamanie = Breaking
section-znaczniki-czempionow = Champion tokens
section-zryw = Blitz
section-formaty-ograniczone = Limited formats
section-losowa-trzydziestka = Random thirty
section-draft-z-paczek = Pack draft
section-mroczny-draft = Dark draft
section-draft-z-kostki = Cube draft
section-prekonstruowany = Preconstructed
section-w-pelni-konstruowany = Constructed
section-rozgrywka-wieloosobowa = Games for more than two
section-kazdy-na-kazdego = Free for all
section-lowca-pierwsza-krew = Hunter: First Blood
section-lowca-ostatni-na-placu-boju = Hunter: Last One Standing
section-zespolowe-formaty-wieloosobowe = Team formats
section-hydra = Hydra
section-i-jeszcze-wiecej = And more

## The table in the browser

scene-turn = Turn { $n }: { $name }'s turn
scene-turn-own = Turn { $n }: your turn
scene-initiative = Initiative: { $name }
scene-has-initiative = You have the initiative
scene-no-initiative = Nobody has the initiative
scene-phases = The phases of the turn
scene-stop-on = { $phase }: stop here even if I have nothing to play
scene-stop-off = { $phase }: no longer stop here
scene-phase-start = Start
scene-phase-main = Main
scene-phase-battle-1 = Battle 1: attackers
scene-phase-battle-2 = Battle 2: before blockers
scene-phase-battle-3 = Battle 3: blockers
scene-phase-battle-4 = Battle 4: before damage
scene-phase-battle-5 = Battle 5: damage
scene-phase-end = End
scene-side-of = Side of { $name }
scene-life = Life
scene-gold = Gold
scene-cards = Cards in hand
scene-no-champions = No champions in play
scene-team = team { $n }
scene-fell = Out of the game
scene-attacker = attacking
scene-blocker = blocking
scene-hand = Your hand
scene-aside = { $n ->
    [one] { $n } card set aside
   *[other] { $n } cards set aside
}
scene-deck-of = Deck: { $n }
scene-open-deck = Look at what is left in your deck: { $n }
scene-own-deck = Left in your deck, in no order: { $n }
scene-open-discard = Discard pile of { $name }: { $n }
scene-discard-of = Discard pile of { $name }: { $n }
scene-from-pile = Your discard pile
scene-resolving = In effect now ({ $name })
scene-played = Played last by { $name }
scene-waiting = Waiting abilities
scene-unblocked = If nobody blocks:
scene-attackers = Attackers
scene-blockers = Blockers
scene-attack-of = { $who }: total attack
scene-defence-of = { $who }: damage that breaks them all
scene-through = Damage to the defending player: { $n }
scene-if = If { $deed }:
scene-breaking = Breaking: { $names }
scene-risking = At risk: { $names }
scene-nobody-breaks = Nobody breaks.
scene-nothing-through = No damage to the player.
scene-can-block = { $n ->
    [one] { $n } champion could block.
   *[other] { $n } champions could block.
}
scene-may-block = Could block
scene-fate-holds = survives the battle
scene-fate-risks = may be broken
scene-fate-breaks = will be broken
scene-attack = Attack
scene-defence = Defence
scene-attack-now = Attack: { $n } (printed { $printed })
scene-defence-now = Damage needed to break it: { $n } (defence printed { $printed }, damage taken { $damage })
scene-deploying = Deploying: it can’t attack yet
scene-deadly = deadly
scene-divide = Divide the damage
scene-divide-rest = { $n ->
    [one] { $n } point still to assign
   *[other] { $n } points still to assign
}
scene-divide-done = Assign the damage like this
scene-damage-to = Damage to { $name }
scene-less = Less damage to { $name }
scene-more = More damage to { $name }
scene-breaks = breaks
scene-survives = survives
scene-event = Event
scene-champion = Champion
scene-source-public = Figures: from public sources
scene-source-seed = Figures: rulebook
scene-source-designed = Figures: designed here
scene-alignments = The four alignments
scene-about-good = Humans in great numbers, angels above them, life and protection.
scene-about-wild = Big beasts, packs of wolves, sudden attacks and plain damage.
scene-about-evil = Demons and the undead; what is broken comes back, and everything has its price.
scene-about-sage = More cards, champions sent away or won over, surprises in others' turns.
scene-taken = Taken by { $name }
scene-draft = Draft
scene-picked = Picked: { $n }, in the pack: { $left }
scene-keeping = Cards left: { $n }; thirty make the deck.
scene-others-pick = The others are still choosing.
scene-pool = Your cards: { $n }
scene-build = Build a deck
scene-others-build = Another player is building a deck.
scene-filters = Which cards to show
scene-cost = Cost { $n }
scene-search = Search
scene-put-in = Put in: { $name }
scene-take-out = Take out: { $name }
scene-ratio = cost 0: { $free }, cost 1: { $paid }
scene-ready-decks = Ready decks
scene-change = Change
scene-deck-change = Begin with this deck: { $name }
scene-deck-give = Play with this deck
scene-sending = Laying the cards out: { $n } of { $all }
scene-deck-name = Name
scene-deck-unnamed = My deck
scene-deck-save = Save
scene-deck-saved = Saved decks
scene-deck-kept = Saved in this browser: { $name }
scene-deck-download = As a file
scene-deck-share = Share
scene-deck-shared = The deck list can now be passed on.
scene-deck-open = Open a file
scene-deck-paste = Paste a list
scene-deck-text = One card per line, e.g. “3 card-id”
scene-deck-read = Take over the list
scene-deck-forget = Delete the saved deck { $name }
scene-deck-at = Line { $n }: { $text }
scene-deck-checking = Checking the deck…

## What can be wrong in this game only

problem-deck-small = A deck needs at least { $count } cards; this one has { $found }.
problem-deck-copies = At most { $count } copies of “{ $word }” may be in a deck; here there are { $found }.
problem-deck-ratio = { $free } cards of cost 0 in the alignment “{ $word }” need at least { $count } cards of cost 1 of the same alignment; there are { $paid }.
problem-deck-line = Expected a number and a card, such as “3 some-card”, not “{ $text }”.
problem-deck-unknown = There is no card “{ $word }”.
problem-deck-unknown-near = There is no card “{ $word }”. Did you mean “{ $near }”?
checked-deck = { $n ->
    [one] A deck of { $n } card that may be played.
   *[other] A deck of { $n } cards that may be played.
}

## Symbols

legend-cards = On cards
legend-gold = a card that costs 1 needs it; it comes back at the start of a turn.
legend-attack = Attack
legend-attack-text = the damage a champion deals.
legend-defence = Defence
legend-defence-text = as much damage in one turn breaks the champion.
legend-table = On the table
legend-life = at 0 you are out of the game.
legend-deploying = Deploying
legend-deploying-text = may block, but not attack before its player's next turn begins.
legend-attacker = Attacking, then on its side
legend-attacker-text = an expended champion neither attacks nor blocks until its player's next turn.
legend-flipped = Has blocked: upside down
legend-flipped-text = a flipped champion doesn't block again this turn.
legend-breaks = Breaks
legend-breaks-text = this damage puts it on the discard pile.
