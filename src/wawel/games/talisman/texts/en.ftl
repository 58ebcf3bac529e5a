# Talisman: Magia i Miecz – Smoki in English. The same keys as pl.ftl.
# Names ($seat, $card, $space, $kind, $who …) come translated, in the nominative; numbers as numbers. Lists ($effects, $goods, $kinds …) are
# already joined by commas.

game-title = Talisman: Magia i Miecz – Smoki
game-blurb = Wander through three Regions, grow in Strength and Craft, win a Talisman and face the Dragon King on the Crown of Command.
game-unofficial = Unofficial, not connected with the authors or publishers of the game; all texts, and what no source gives of Dragons, overlay and endings, are ours, the icons are from game-icons.net (CC BY 3.0).

## How to play, on one screen

how-to-goal = Goal
how-to-goal-text = Reach the Crown of Command in the middle of the board and take the Dragon King's last life there. Nobody can do that at once: first you have to grow.
how-to-turn-token = The dragons stir
how-to-turn-token-text = Each turn begins with a dragon token. Most are scales: the Lord who gathers three becomes Dragon King, and one of his scales lands on your space.
how-to-turn-move = Roll and move
how-to-turn-move-text = Roll the die and go that many spaces, left or right. The bridge past the Sentinel leads to the Middle Region, the Portal of Power to the Inner one.
how-to-turn-encounter = Meet what is there
how-to-turn-encounter-text = Meet the space with its cards, another character, or a dragon scale. A scale of the King can't be avoided.
how-to-turn-fight = Fight
how-to-turn-fight-text = Strength or Craft plus a die against the enemy's. Killed enemies are trophies that become Strength and Craft; who kills an enemy of a dragon deck may take the scale of the space.
how-to-end = The end
how-to-end-text = With a Talisman you may enter the Valley of Fire and the Crown. From the first arrival there, death is final; whoever takes the King's fifth life wins.

## Seats

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-5 = Player 5
seat-6 = Player 6

## What cards and spaces show

face-card = { $type } · { $number }
face-worn = { $type }, { $worn } · { $number }
face-enemy = Enemy, { $class } · { $ability } { $value } · { $number }
face-enemy-either = Enemy, { $class } · value { $value }: in battle if your Strength is lower than your Craft, else in psychic combat · { $number }
face-spell = Spell · { $cast }: { $windows }
face-effects = { $effects }
face-stays = Stays here.
face-lasts = Stays here as long as it lasts.
face-stock = Stock: { $what }, { $n }. Discarded when it is empty.
face-holds = May have a stock: { $what }.
face-when = { $when }: { $effects }
face-when-once = { $when }, once per turn: { $effects }
face-when-discard = { $when }, by discarding this card: { $effects }
face-banned = Not for: { $alignments }
face-mandatory = Must be taken.
face-worth = Becomes { $n } gold when taken.
face-placed = A die sends it to one of: { $kinds }
face-asleep = Arrives asleep.
face-side = { $at } { $kind }
face-target = On a character of your choice.
face-roll = { $table }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }:
face-add-none = The dice count as they are.
face-add-abilities-and-scales = You may add your Strength, your Craft and 1 for each of your scales.
face-add-region-and-own-scales = You may add 1 for each scale in this Region and for each of your own.
face-line = { $low }–{ $high }: { $effects }
face-line-one = { $low }: { $effects }
face-line-up = { $low } or more: { $effects }
face-draw = Draw cards until { $n ->
        [one] 1 lies
       *[other] { $n } lie
    } here.
face-draw-tower = At the start of your turn draw from the King's deck: { $n }.
face-sentinel = Whoever wants to cross the bridge into the Middle Region must fight the Sentinel, Strength { $n }.
face-portal = If your move goes on from here, you may try to open it: 2 dice, at most your Strength or Craft. Failing costs 1 of it and ends the turn.
face-cursed_glade = Here Strength and Craft of Objects do not count, Magic Objects do not work and no Spells can be cast.
face-runes = Creatures fought here add 2 to their attack rolls.
face-plain_of_peril = Entering it ends the move. From here you go 1 space per turn, without a die.
face-valley_of_fire = Only with a Talisman. From here the way leads to the Crown.
face-crown = Whoever comes here does not leave on their own, and from now on death is final.
face-stair = If you are defeated here you go back 1 space; otherwise 1 space forward, and 1 more for each Enemy killed.
face-character = Strength { $strength } · Craft { $craft } · Life { $life } · Fate { $fate }
face-start = Alignment: { $alignment } · starts at: { $space }
face-start-spells = Starts with Spells: { $n }
face-start-objects = Starts with: { $cards }
face-lord = Strength { $strength } · Craft { $craft } · lives { $lives }
face-rage-follower = Dragon Rage: discard a Follower, or lose 1 life
face-rage-object = Dragon Rage: discard an Object, or lose 1 life
face-rage-spell = Dragon Rage: discard a Spell, or lose 1 life
face-rage-gold = Dragon Rage: discard all gold, or lose 1 life
face-token-scale = Goes to its Lord; the third crowns him.
face-token-strike = Draw 2 more tokens.
face-token-rage = Suffer the Dragon King's Rage.
face-token-slumber = Put a sleep token on a Dragon.
face-ending-dragon-king = On the Crown you attack the Dragon King ({ $lives } lives) with Strength or Craft. A win takes a life and you attack again; a defeat costs you a life and brings his Rage. Whoever takes the last life wins.
face-star-dragon-king = ★ Whoever kills a Dragon, anywhere, may take one of the King's scales from the pool.
face-ending-dragon-slayers = Each Lord holds { $scales } scales instead of lives. On the Crown you attack a Lord who has some: a win gives you one of them and you attack again; a defeat costs a life and brings his Rage. A Lord without scales is out. When all three are out, whoever has most scales wins.
face-ending-domain-of-dragons = On the Crown you turn over up to { $reveal } cards of the King's deck each turn until an Enemy comes, and fight it. A win gives a trophy and a scale of its Lord, and you go on; a defeat costs a life. Whoever has { $scales } scales on the Crown wins.
face-star-domain-of-dragons = ★ While anybody is on the Crown, Dragons everywhere add { $attack } to their attack rolls.
stock-strength = Strength
stock-craft = Craft
stock-life = lives
stock-gold = gold
stock-sleep = sleep tokens
stock-spell = Spells
stock-scale = scales
cast-own-turn = in your own turn
cast-anybody = in anybody's turn
window-start = at the start
window-move = instead of the roll for the move
window-moved = after the move
window-drawn = when cards were drawn
window-fight = before a fight
window-rolled = after attack rolls
window-life = when a life would be lost
window-cast = when a Spell is cast
window-end = at the end
window-any = at any time
when-breath = Breath
when-defeats = If it defeats you, also
when-defeats-instead = If it defeats you, instead of the life
when-killed = When you kill it
when-unbeaten = Attacked and not killed
when-turn-start = At the start of your turn you may
when-move = Instead of the roll for your move you may
when-moved = After your move you may
when-enemy-met = When you meet an Enemy
when-before-fight = Before a fight you may
when-free = In your turn you may

## Effects

effect-nothing = nothing happens
effect-life = gain { $n } { $n ->
        [one] life
       *[other] lives
    }
effect-strength = gain { $n } Strength
effect-craft = gain { $n } Craft
effect-fate = gain { $n } fate
effect-gold = gain { $n } gold
effect-lose-life = lose { $n } { $n ->
        [one] life
       *[other] lives
    }
effect-lose-strength = lose { $n } Strength
effect-lose-strength-all = lose all gained Strength
effect-lose-craft = lose { $n } Craft
effect-lose-craft-all = lose all gained Craft
effect-lose-fate = lose { $n } fate
effect-lose-fate-all = lose all fate
effect-lose-gold = lose { $n } gold
effect-lose-gold-all = lose all gold
effect-heal = heal up to { $n } { $n ->
        [one] life
       *[other] lives
    }
effect-heal-all = heal up to your Life value
effect-restore-fate = replenish up to { $n } fate
effect-restore-fate-all = replenish fate to its value
effect-talisman = gain a Talisman, if one is left
effect-toad = become a Toad for 3 turns
effect-miss-turn = miss { $n } { $n ->
        [one] turn
       *[other] turns
    }
effect-miss-next = miss the next { $n ->
        [one] turn
       *[other] { $n } turns
    }
effect-enslaved = enslaved: stay until you roll 4, 5 or 6 for the move
effect-slow-next = the next move is 1 space
effect-become = become { $alignment }
effect-discard-spells = discard all Spells
effect-lose-trophies = discard all trophies
effect-lose-gained = lose all counters of { $ability }
effect-gold-to = all your gold goes to: { $kind }
effect-discard-this = discard this card
effect-promise-none = nothing for the next move
effect-promise-teleport = your next move may go to any other space of this Region
effect-promise-ferry = your next move may be the ferry to the Temple
effect-promise-flight = your next move may go to any space with a scale or a Dragon Card
effect-sleep-all = every Dragon on the board falls asleep
effect-wake-all = every Dragon on the board wakes up
effect-boost = Strength +{ $strength }, Craft +{ $craft } until the end of the turn
effect-boost-strength = Strength +{ $strength } until the end of the turn
effect-beaten = you are defeated without a fight
effect-weaken = the die is subtracted from your attack score
effect-wound = a defeat costs { $n } more { $n ->
        [one] life
       *[other] lives
    }
effect-spell = gain { $n } { $n ->
        [one] Spell
       *[other] Spells
    }
effect-fill-spells = draw Spells up to your limit
effect-lose-follower = lose { $n } { $n ->
        [one] Follower
       *[other] Followers
    }
effect-lose-follower-random = a random Follower of yours is killed; if you have none, lose 1 life
effect-lose-magic-random = a random Magic Object of yours is left on the space
effect-lose-object = discard { $n } { $n ->
        [one] Object
       *[other] Objects
    }
effect-lose-spell = discard { $n } { $n ->
        [one] Spell
       *[other] Spells
    }
effect-forfeit-follower = discard a Follower; if you have none, lose 1 life
effect-forfeit-object = discard an Object; if you have none, lose 1 life
effect-forfeit-spell = discard a Spell; if you have none, lose 1 life
effect-forfeit-gold = discard all gold; if you have none, lose 1 life
effect-take-purchase-sword = take a Sword of the Purchase cards
effect-take-purchase-any = take any Purchase card
effect-go = go to: { $kind }
effect-teleport = go to any other space of this Region
effect-back-by-die = roll a die and go that many spaces counter-clockwise
effect-either = { $first } or { $rest }
effect-blood-more = roll a die: 1–2 lose 1 life, 3–4 lose 2, 5–6 lose 3, more lose 4; each Follower discarded saves 1
effect-or-next = { $first }; { $rest }
effect-one-of = one of: { $rest }
effect-paid = { $cost } to { $effects }
effect-may = you may: { $effects }
effect-if = { $condition }: { $effects }
effect-if-else = { $condition }: { $effects }; otherwise: { $other }
effect-if-next = { $condition }: { $effects }; otherwise, { $other }
effect-each-all = every character: { $effects }
effect-each-region = every character in this Region: { $effects }
effect-each-here = every character on this space: { $effects }
effect-table = roll on the table “{ $table }”
effect-test-strength = roll a die; if it is at least your Strength: { $effects }
effect-test-craft = roll a die; if it is at least your Craft: { $effects }
effect-fight = fight: { $who }, { $ability } { $n }
effect-pay-gold = pay { $n } gold
effect-pay-follower = discard a Follower
effect-pay-object = discard an Object
effect-pay-spell = discard a Spell
effect-pay-scale = discard a scale
effect-pay-magic = discard a Magic Object
effect-shop = buy for gold: { $goods }
effect-goods = { $card } { $n }
effect-buy-life = heal up to { $n } { $n ->
        [one] life
       *[other] lives
    }, 1 gold each
effect-buy-life-all = heal up to your Life value, 1 gold each
effect-buy-fate = replenish up to { $n } fate, 1 gold each
effect-buy-fate-all = replenish fate to its value, 1 gold each
effect-alchemy = turn Objects into 1 gold each
effect-midas = turn Objects and Followers into 1 gold each
effect-take-stock = take { $n } from the stock of this card
effect-castle = heal for 1 gold each; with a Prince or Princess up to 2 free, and either may be exchanged for 3 gold
effect-quest = you may take a quest: 1 take a life from a character, 2 kill an Enemy, 3 discard a Follower, 4 discard a Magic Object, 5 discard 3 gold, 6 discard 2 gold. It earns a Talisman
effect-chasm = roll for yourself and each Follower; on 1–2 you lose 1 life, or that Follower is killed
effect-descend = 3 dice minus your { $ability }: 0 or less stay, 1 Plain of Peril, 2–3 Portal of Power, 4–5 Warlock's Cave, 6 or more { $kind }
effect-blood = roll a die: 1–2 lose 1 life, 3–4 lose 2, 5–6 lose 3; each Follower discarded saves 1
effect-fiends = roll a die: so many fight you one after another: { $who }, { $ability } { $n }
effect-guardian = fight: { $who }, 2 dice are its Strength; the same one each turn until you win
effect-death = both roll 2 dice: lower loses 1 life and rolls again next turn, higher moves on
effect-growing = { $effect }; 1 harder for every { $per ->
        [one] scale
       *[other] { $per } scales
    } on the Lords
effect-rage = suffer the Dragon King's Rage
effect-token = draw { $n } dragon { $n ->
        [one] token
       *[other] tokens
    }
effect-token-to-space = draw a dragon token; a scale goes to any space of this Region without one
effect-token-or-claim = draw a dragon token; a scale of the King you may keep
effect-claim = take { $n } { $n ->
        [one] scale
       *[other] scales
    } from any Lord's card
effect-claim-each = take a scale from each Lord's card
effect-king-cards = { $n } { $n ->
        [one] card
       *[other] cards
    } of the Dragon King's deck go to: { $kind }; Events are discarded
effect-king-cards-scales = a card of the Dragon King's deck on each space of this Region with a scale; Events are discarded
effect-king-cards-all = a card of the Dragon King's deck on each space with a scale, in all Regions; Events are discarded
effect-hatch = the top { $n } cards of the Dragon King's deck go unseen on top of the Adventure deck
effect-clear-region = discard all cards on the spaces of this Region
effect-clear-all = discard all cards on the spaces of all Regions
effect-clear-others = all other cards on this space are discarded
effect-hoard-follower = one of your Followers is put on this card
effect-hoard-object = one of your Objects is put on this card
effect-hoard-gold = all your gold is put on this card
effect-hoard-spells = all your Spells are put on this card, face up
effect-hoard-life = a life counter is put on this card
effect-loot = you may take what lies on it
effect-flee = moves to another Dragon of your choice; if there is none, it is discarded
effect-lair = draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of this deck, you may keep one Object
effect-gold-by-die = roll a die and gain as much gold
effect-reign = clockwise from you, everybody takes a scale from a Lord of their choice and puts it on their space, until the Lords have none
effect-rivals = choose and discard Dragons on the board: { $n }, if there are so many
effect-lasting-blizzard = for { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } everybody moves only 1 space per turn
effect-lasting-fury = for { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } everybody draws 2 dragon tokens at the start of the turn
effect-spine = roll a die: at least as much as there are Dragons in this Region, and you may go to any space of it; less, and you move a Dragon of this Region here
effect-stone = draw an Adventure Card: a Dragon kills you, anything else is met
effect-speaker = look at the top { $n } cards of the Dragon King's deck and put them back in any order
effect-singer = move one of its sleep tokens to an Enemy in any Region
effect-martial-artist = discard any number of your scales: +1 Strength or Craft for each
effect-spirits = take a scale of this Region onto this card, or put one from it on a space of this Region without a scale; discarded with { $n } scales on it
effect-caller = you may take the top discarded Spell; it can't be cast in the same round
effect-sprite = take one of the face-up Spells on it
effect-st-george = you may move him to a space with a Dragon Card, one of which is then discarded
effect-acquire = take an Object or 1 gold from any character
effect-mesmerise = take a Follower from any character
effect-counter = the Spell just cast has no effect, the Command Spell included
effect-destroy-magic = until your next turn nobody casts Spells or uses Magic Objects
effect-destruction = discard any face-up card on the board
effect-divination = look at the top { $n } cards of the Adventure deck
effect-hex = lies on an empty space of the Outer or Middle Region for { $n } { $n ->
        [one] round
       *[other] rounds
    }; whoever lands there loses 1 life
effect-immobility = a character does nothing this turn, or a creature can't attack and may be evaded until the end of the turn
effect-invisibility = you may evade any creature or character until the end of the turn
effect-preservation = a character loses no life, or a Follower or an Enemy does not die; the fight is a stand-off
effect-psionic-blast = add your printed Craft to your Strength in this battle
effect-warp = take { $n } turns in a row
effect-is-good = if good
effect-is-neutral = if neutral
effect-is-evil = if evil
effect-not-good = if not good
effect-not-evil = if not evil
effect-king = if { $lord } is Dragon King
effect-strength-below = with a Strength below { $n }
effect-craft-below = with a Craft below { $n }
effect-craft-at-least = with a Craft of { $n } or more
effect-owns-follower = if you have a Follower
effect-owns-object = if you have an Object
effect-owns-spell = if you have a Spell
effect-owns-gold = if you have gold
effect-owns-armour = if you have Armour
effect-owns-weapon = if you have a Weapon
effect-owns-scale = if you have a scale
effect-owns-magic-object = if you have a Magic Object
effect-at = on the space { $kind }

## Standing abilities

has-strength = Strength +{ $n }
has-craft = Craft +{ $n }
has-battle = Strength +{ $n } in battle
has-battle-vs-dragon = Strength +{ $n } instead in battle with Dragons
has-attack-vs-dragon = attack score +{ $n } against Dragons, in battle and psychic combat
has-armour = after a lost battle a die of { $n } or more saves the life
has-carry = you may carry { $n } more Objects
has-pray = you may add { $n } to prayers
has-cave = you may add { $n } to the roll in the Cave
has-portal-dice = dice to open the Portal of Power by Craft: { $n }
has-mines-dice = dice in the Mines: { $n }
has-scale-worth = each matching scale adds { $n } to your attack score
has-strength-fixed = your Strength is always { $n }; no bonus counts
has-battle-per-follower = Strength +{ $n } in battle for each of your Followers
has-castle-heals = at the Castle heal { $n } lives free, or exchange for 3 gold
has-attack = attack roll +{ $n }
has-dice = rolls { $n ->
        [one] 1 die
       *[other] { $n } dice
    } and adds them
has-margin = a win by less than { $n } is a stand-off
has-bribe = does not attack whoever pays { $n } gold
has-per-dragon = attack score +{ $n } for each other Dragon on the board
has-per-scale = attack score +{ $n } for each scale on the Lords
has-attack-king = attack roll +{ $n } while its Lord is Dragon King
has-attack-woods = attack roll +{ $n } in the Woods
has-recruit = costs { $n } gold to take
has-start-spells = starts with Spells
has-talisman-pass = lets you enter the Valley of Fire
has-skip-crags = you need not roll in the Crags
has-skip-chasm = you need not roll in the Chasm
has-skip-forest = you need not roll in the Forest
has-evade-hills = you may evade in the Hills
has-evade-woods = you may evade in the Woods
has-safe-desert = no life is lost in the Desert
has-safe-chapel = no life is lost in the Chapel
has-safe-graveyard = no life is lost in the Graveyard
has-move-one = you move only 1 space per turn
has-no-followers = you lose all other Followers and gain none
has-no-cast = you can't cast Spells
has-spell-proof = Spells do not affect you, but for the Command Spell
has-always-spell = when your last Spell was cast, draw one
has-breath-proof = breath does not harm you
has-rage-proof = Dragon Rage does not harm you
has-maze-proof = the Maze does not stop you
has-no-weapon = no Weapons
has-no-armour = no Armour
has-two-weapons = may use two Weapons at once
has-best-of-two = in battle may roll two dice and keep the higher
has-scales-match = all your scales match your opponent
has-craft-adds = in battle you add your Craft to your Strength
has-craft-adds-vs-dragon = in battle with Dragons you add your Craft to your Strength
has-psychic-by-strength = in psychic combat you may use Strength instead of Craft
has-battle-by-craft = in battle you may use Craft instead of Strength
has-no-evade-dragons = you can't evade Dragons
has-any-deck = meeting a scale you may draw from any Dragon deck
has-extra-spell = drawing Spells you may draw one more, then discard one
has-double-vs-dragon = doubles your Strength in battle with Dragons
has-stop-at-enemy = you may end your move early on a space with an Enemy
has-stop-at-object = you may end your move early on a space with an Object
has-no-evade = can't be evaded
has-magic-weapon-only = only magic Weapons work against it
has-magic-armour-only = only magic Armour works against it
has-assassinate = when you attack, your victim rolls no die in battle; a beaten character must lose a life. Not on the Crown
has-change-alignment = you may change your alignment at will
has-woods-spells = landing in the Woods you may draw Spells up to your limit
has-woods-walk = from Woods you may go to any other Woods of the Region instead of rolling
has-psychic-attack = you may attack characters in psychic combat
has-life-steal = a life taken from a character in psychic combat becomes yours
has-raise-dead = an Enemy killed in battle may follow you; one of them may add its Strength in one battle and is then discarded
has-charms = Animals and Dragons do not attack you. An Animal you do not attack may be charmed: a die above its Strength makes it a Follower that adds it in battle
has-take-maiden = you may take the Maiden or the Princess of a character you land on
has-take-any-follower = you may take a Follower of a character you land on, but for Maiden, Unicorn and Princess
has-destroy-spirits = you may destroy Spirits without a fight; no trophy
has-spirit-spell = for a destroyed Spirit you may draw a Spell
has-redraw = drawing Adventure Cards you may replace one of them
has-redraw-dragon = drawing Dragon Cards you may replace one of them
has-sees-spells = you may look at everybody's Spells
has-beguile = landing on a character you may roll for 1 gold or an Object: 6 if it is good, 5 if neutral, 4 if evil
has-steal = landing on a character you may take 1 gold or an Object
has-free-purchase = at the Market, on Market Day and in the Village take a Purchase card free
has-regenerate = on a 6 for the move you may heal 1 life instead of moving
has-track = instead of rolling you may go to the nearest Dragon of the Region
has-deathblow = in battle with an Enemy you may add two dice; doubles and you are beaten
has-pyroblast = before a battle you may roll a die and add your Craft: above its Strength it is killed (no trophy), or a character loses a life; otherwise you fight without a die
has-capture = a defeated Dragon may follow you, one at a time: then add up to 3 to the move, and roll two dice in fights and keep the higher
has-conjure = once per round, on a space without cards where cards are drawn, you may move a face-up card of the Region there
has-recruits = a Cultist may follow you instead of fighting
has-ritual = after a prayer add 1 for each Follower you use
has-sacrifice = instead of fighting a Dragon you may discard a Follower, an Object or a Spell and pray as in the Temple
has-stampede = in battle in your own turn you may add the die of your move to your Strength
has-raft = next turn you may cross the river instead of moving; then it is gone
has-builds-raft = in Woods or Forest you may build a Raft instead of moving
has-lifts-at-mystic = a visit to the Mystic of the Village takes it away
has-crossing-sheds = crossing the river takes it away
has-hoard-thief = gain 2 gold when you meet an Enemy, once per turn
has-stalks = after defeating a Dragon in your turn you may take another turn, once per round
has-shirt = a defeat becomes a stand-off if you discard a scale
has-skull = discard it after your attack roll and you win the fight
has-dominate = you may enslave one Dragon met in psychic combat; discard both later to add its Craft until the end of the turn
has-wyvern-staff = you may enslave one Dragon met in battle; discard both later to add its Strength until the end of the turn
has-terror = before fighting an Enemy you may roll 2 dice: at least its value, and it moves to another space of the Region
has-charm-scales = after your move you may pull a scale of the Region to your space, once per round; discard a scale to evade Dragons this turn
has-runesword = gain a life when it takes one
has-tankard = in the Tavern you may heal up to your Life value before rolling
has-eggs = discard it at the Warlock's Cave for a Talisman
has-tears = the Alchemist of the City gives 5 gold for it
has-ditch-by-dragon = left behind when a Dragon beats you
has-ditch-by-cultist = left behind when a Cultist beats you
has-discard-by-defeat = discarded when you lose a fight
has-ditch-alone = left behind if you have no Followers
has-mist = 2 dice are rolled: the lower is your attack roll, the higher is its
has-nether = if fate rerolls your attack and it comes out lower, you are killed
has-toad-bite = if your attack roll is below its own, you become a Toad after the battle
has-ethereal = after your win roll a die: 1–2 makes it a stand-off
has-undying = beaten, it loses a life counter instead of dying, while it has some
has-mercenary = once per turn pay 1 gold: Strength +{ $n } in battle until the end of the turn

## Problems of content files

problem-order = should be “{ $word }”: the rows of this kind have a fixed order
problem-copies = the copies of this deck should add up to { $count }, not { $found }
problem-condition = “{ $word }” is a condition and belongs into the first list of “if”
problem-no-condition = the first list should hold one condition, not { $value }
problem-payment = “{ $word }” should stand first: nothing may happen before it is paid
problem-like = there is no other row “{ $word }” to be like
problem-lines = the lines should begin at { $low } and rise, not at { $value }
problem-placed = should name a kind of space for each side of the die, not { $found }
problem-ring = Region “{ $word }” should have { $count } spaces, not { $found }
problem-no-text = a card of this type needs a text

## Sections of the rulebook

section-cel-gry = Goal of the game
section-elementy = Components
section-przeglad-elementow = Components in detail
section-korzystanie-tylko-z-czesci-smokow = Using only part of Dragon
section-korzystanie-ze-smokow-wraz-z-innymi-rozszerzeniami = Dragon with other expansions
section-przygotowanie-do-gry = Set-up
section-dopasowanie-zetonow-i-kart = Matching tokens and cards
section-zasady-rozszerzenia = Rules of the expansion
section-losowanie-zetonow-smokow = Drawing dragon tokens
section-efekty-specjalne = Special effects
section-smocze-natarcie = Dragon Strike
section-smoczy-gniew-zeton = Dragon Rage (token)
section-smocza-drzemka = Dragon Slumber
section-smocze-luski = Dragon scales
section-poszukiwacze = Characters
section-koronowanie-krola-smokow = Crowning the Dragon King
section-wrog-smok = The Dragon as an Enemy
section-spotkanie-smoczych-lusek = Meeting dragon scales
section-zdobywanie-smoczych-lusek = Claiming dragon scales
section-smocze-luski-a-wielu-wrogow = Dragon scales and several Enemies
section-nakladka-na-plansze = The board overlay
section-wejscie-do-krainy-wewnetrznej = Entering the Inner Region
section-odwrot = Retreat
section-spotkania-w-krainie-wewnetrznej = Encounters in the Inner Region
section-podboj-krainy-smokow = Crossing the Dragon Realm
section-wchodzenie-na-smocza-wieze = Climbing the Dragon Tower
section-szczegolne-zasady-smoczej-wiezy = Special rules of the Dragon Tower
section-bitwa-z-krolem-smokow = The battle with the Dragon King
section-karty-alternatywnych-zakonczen = Alternative Endings
section-karty-alternatywnych-zakonczen-przygotowanie-do-gry = Alternative Endings: set-up
section-spotkanie-alternatywnych-zakonczen = Meeting Alternative Endings
section-smoczy-gniew = Dragon Rage
section-zetony-snu = Sleep tokens
section-losowanie-kart-z-talii-krola-smokow = Drawing from the Dragon King's deck
section-zioniecia = Breath
section-specjalne-zdolnosci-wplywajace-na-karty-smokow = Abilities that work on Dragon Cards
section-odrzucanie-zetonow-smokow = Discarding dragon tokens
section-odrzucanie-kart = Discarding cards
section-wyczerpanie-sie-kart = When cards run out
section-strata-tury = Missing a turn
section-zasady-opcjonalne = Optional rules
section-gniew-krola-smokow = Wrath of the Dragon King
section-zmagania-o-korone = Challenge for the Crown
section-smocze-rozmnozenie = Dragon Spawn
section-pomocne-wskazowki = Helpful hints
section-gra-podstawowa-zlote-zasady = Base game: golden rules
section-gra-podstawowa-przygotowanie = Base game: set-up
section-gra-podstawowa-tura-i-ruch = Base game: turn and movement
section-gra-podstawowa-krainy = Base game: Regions
section-gra-podstawowa-spotkania-i-karty = Base game: encounters and cards
section-gra-podstawowa-walka = Base game: fighting
section-gra-podstawowa-poszukiwacz = Base game: the character
section-gra-podstawowa-zaklecia = Base game: Spells
section-gra-podstawowa-ropucha = Base game: Toads
section-gra-podstawowa-smierc-i-talizman = Base game: death and Talismans
section-gra-podstawowa-kraina-wewnetrzna = Base game: the Inner Region
section-gra-podstawowa-obszary = Base game: spaces
section-gra-podstawowa-warianty = Base game: variants

## Names: Adventure Cards

adventure-angel = Angel
adventure-blizzard = Blizzard
adventure-book-of-spells = Book of Spells
adventure-devil = Devil
adventure-evil-darkness = Evil Darkness
adventure-imp = Imp
adventure-magical-vortex = Magical Vortex
adventure-market-day = Market Day
adventure-mephistopheles = Mephistopheles
adventure-pestilence = Pestilence
adventure-raiders = Raiders
adventure-siren = Siren
adventure-storm = Storm
adventure-cursed-by-a-hag = Cursed by a Hag
adventure-poltergeist = Poltergeist
adventure-wild-boar = Wild Boar
adventure-wolf = Wolf
adventure-ape = Ape
adventure-bear = Bear
adventure-lion = Lion
adventure-serpent = Serpent
adventure-goblin = Goblin
adventure-hobgoblin = Hobgoblin
adventure-bandit = Bandit
adventure-ogre = Ogre
adventure-giant = Giant
adventure-dragon = Dragon
adventure-lemure = Lemure
adventure-shadow = Shadow
adventure-spectre = Spectre
adventure-ghost = Ghost
adventure-wraith = Wraith
adventure-demon = Demon
adventure-enchanter = Enchanter
adventure-fairy = Fairy
adventure-phantom = Phantom
adventure-healer = Healer
adventure-hermit = Hermit
adventure-mage = Mage
adventure-sorcerer = Sorcerer
adventure-witch = Witch
adventure-alchemist = Alchemist
adventure-gnome = Gnome
adventure-guide = Guide
adventure-maiden = Maiden
adventure-mercenary = Mercenary
adventure-mule = Mule
adventure-pixie = Pixie
adventure-prince = Prince
adventure-princess = Princess
adventure-unicorn = Unicorn
adventure-amulet = Amulet
adventure-cross = Cross
adventure-holy-grail = Holy Grail
adventure-magic-belt = Magic Belt
adventure-orb-of-knowledge = Orb of Knowledge
adventure-potion-of-strength = Potion of Strength
adventure-ring = Ring
adventure-solomons-crown = Solomon's Crown
adventure-talisman = Talisman
adventure-wand = Wand
adventure-holy-lance = Holy Lance
adventure-runesword = Runesword
adventure-bag-of-gold = Bag of Gold
adventure-two-bags-of-gold = Two Bags of Gold
adventure-raft = Raft
adventure-water-bottle = Water Bottle
adventure-armour = Armour
adventure-helmet = Helmet
adventure-shield = Shield
adventure-axe = Axe
adventure-sword = Sword
adventure-cave = Cave
adventure-fountain-of-wisdom = Fountain of Wisdom
adventure-magic-portal = Magic Portal
adventure-magic-stream = Magic Stream
adventure-market = Market
adventure-marsh = Marsh
adventure-maze = Maze
adventure-pool-of-life = Pool of Life
adventure-shrine = Shrine

## Names: Spells, Purchase cards, Talismans

spell-acquisition = Acquisition
spell-alchemy = Alchemy
spell-counterspell = Counterspell
spell-destroy-magic = Destroy Magic
spell-destruction = Destruction
spell-divination = Divination
spell-healing = Healing
spell-hex = Hex
spell-immobility = Immobility
spell-invisibility = Invisibility
spell-mesmerism = Mesmerism
spell-nullify = Nullify
spell-preservation = Preservation
spell-psionic-blast = Psionic Blast
spell-random = Random
spell-teleport = Teleport
spell-temporal-warp = Temporal Warp
purchase-purchase-mule = Mule
purchase-purchase-armour = Armour
purchase-purchase-axe = Axe
purchase-purchase-sword = Sword
purchase-purchase-water-bottle = Water Bottle
purchase-purchase-helmet = Helmet
purchase-purchase-shield = Shield
purchase-purchase-raft = Raft
talisman-talisman-card = Talisman

## Names: the cards of Varthrax

varthrax-castle-raid = Castle Raid
varthrax-deadly-rivals = Deadly Rivals
varthrax-dragon-sleep = Dragon Sleep
varthrax-fire-storm = Fire Storm
varthrax-reign-of-fire = Reign of Fire
varthrax-dragonspine-pass = Dragonspine Pass
varthrax-amphiptere = Amphiptere
varthrax-black-dragon = Black Dragon
varthrax-brimstone-wyvern = Brimstone Wyvern
varthrax-cloud-dragon = Cloud Dragon
varthrax-dragon-matriarch = Dragon Matriarch
varthrax-dragon-toad = Dragon Toad
varthrax-dragon-whelp = Dragon Whelp
varthrax-exalted-dragon = Exalted Dragon
varthrax-fire-drake = Fire Drake
varthrax-hydra-dragon = Hydra Dragon
varthrax-inferno-dragon = Inferno Dragon
varthrax-ivory-dragon = Ivory Dragon
varthrax-mountain-dragon = Mountain Dragon
varthrax-red-dragon = Red Dragon
varthrax-ruby-dragon = Ruby Dragon
varthrax-storm-dragon = Storm Dragon
varthrax-swordscale-dragon = Swordscale Dragon
varthrax-two-headed-dragon = Two-Headed Dragon
varthrax-volcanic-dragon = Volcanic Dragon
varthrax-wyvern = Wyvern
varthrax-varthrax-zealot = Varthrax Zealot
varthrax-varthrax-warrior = Varthrax Warrior
varthrax-varthrax-warlord = Varthrax Warlord
varthrax-dragon-speaker = Dragon Speaker
varthrax-dream-singer = Dream Singer
varthrax-martial-artist = Martial Artist
varthrax-battle-seeker = Battle Seeker
varthrax-dragon-stalkers = Dragon Stalkers
varthrax-firelands-envoy = Firelands Envoy
varthrax-wyrm-slayer = Wyrm Slayer
varthrax-banner-of-valour = Banner of Valour
varthrax-dragonscale-shirt = Dragonscale Shirt
varthrax-dragon-bane = Dragon Bane
varthrax-dragon-helm = Dragon Helm
varthrax-dragon-talon = Dragon Talon
varthrax-exorcists-blade = Exorcist's Blade
varthrax-varthrax-holy-lance = Holy Lance
varthrax-dragon-hatchery = Dragon Hatchery
varthrax-great-portal = Great Portal
varthrax-temple-of-varthrax = Temple of Varthrax
varthrax-varthrax-war-council = Varthrax War Council

## Names: the cards of Cadorus

cadorus-dragon-dawn = Dragon Dawn
cadorus-dragon-rage = Dragon Rage
cadorus-fiery-onslaught = Fiery Onslaught
cadorus-surprise-attack = Surprise Attack
cadorus-village-raid = Village Raid
cadorus-cadorus-acolyte = Cadorus Acolyte
cadorus-cadorus-priestess = Cadorus Priestess
cadorus-cadorus-archpriest = Cadorus Archpriest
cadorus-eastern-dragon = Eastern Dragon
cadorus-amber-dragon = Amber Dragon
cadorus-ancient-dragon = Ancient Dragon
cadorus-bronze-dragon = Bronze Dragon
cadorus-desert-drake = Desert Drake
cadorus-dragons-lair = Dragon's Lair
cadorus-frost-drake = Frost Drake
cadorus-miser-dragon = Miser Dragon
cadorus-wyvern-fledgling = Wyvern Fledgling
cadorus-copper-wyvern = Copper Wyvern
cadorus-covetous-dragon = Covetous Dragon
cadorus-ethereal-drake = Ethereal Drake
cadorus-gilded-dragon = Gilded Dragon
cadorus-gold-dragon = Gold Dragon
cadorus-radiant-dragon = Radiant Dragon
cadorus-topaz-dragon = Topaz Dragon
cadorus-dragonfire-warlock = Dragonfire Warlock
cadorus-dragonwing-flyer = Dragonwing Flyer
cadorus-dragon-spirits = Dragon Spirits
cadorus-faerie-dragon = Faerie Dragon
cadorus-shrine-priest = Shrine Priest
cadorus-dragon-rider-follower = Dragon Rider
cadorus-hoard-thief = Hoard Thief
cadorus-luck-dragon = Luck Dragon
cadorus-treasure-hunter = Treasure Hunter
cadorus-crown-of-domination = Crown of Domination
cadorus-dragon-amulet = Dragon Amulet
cadorus-dragon-bracelet = Dragon Bracelet
cadorus-golden-gauntlet = Golden Gauntlet
cadorus-hand-of-midas = Hand of Midas
cadorus-magic-tankard = Magic Tankard
cadorus-wyvern-staff = Wyvern Staff
cadorus-dragon-eggs = Dragon Eggs
cadorus-dragon-tears = Dragon Tears
cadorus-cadorus-conclave = Cadorus Conclave
cadorus-dragon-roost = Dragon Roost
cadorus-shrine-of-cadorus = Shrine of Cadorus
cadorus-treasure-hoard = Treasure Hoard

## Names: the cards of Grilipus

grilipus-grilipus-deadly-rivals = Deadly Rivals
grilipus-dragon-decree = Dragon Decree
grilipus-dragon-fury = Dragon Fury
grilipus-grilipus-dragon-sleep = Dragon Sleep
grilipus-temple-raid = Temple Raid
grilipus-sacrificial-stone = Sacrificial Stone
grilipus-amethyst-dragon = Amethyst Dragon
grilipus-arboreal-dragon = Arboreal Dragon
grilipus-carrion-drake = Carrion Drake
grilipus-dracolich = Dracolich
grilipus-emerald-dragon = Emerald Dragon
grilipus-green-dragon = Green Dragon
grilipus-mist-dragon = Mist Dragon
grilipus-nether-drake = Nether Drake
grilipus-plague-dragon = Plague Dragon
grilipus-shadow-dragon = Shadow Dragon
grilipus-slumbering-dragon = Slumbering Dragon
grilipus-spectral-dragon = Spectral Dragon
grilipus-swamp-dragon = Swamp Dragon
grilipus-vampiric-dragon = Vampiric Dragon
grilipus-vapour-dragon = Vapour Dragon
grilipus-venomous-dragon = Venomous Dragon
grilipus-woodland-drake = Woodland Drake
grilipus-wyrmling = Wyrmling
grilipus-zombie-dragon = Zombie Dragon
grilipus-grilipus-shaman = Grilipus Shaman
grilipus-grilipus-druid = Grilipus Druid
grilipus-grilipus-druidess = Grilipus Druidess
grilipus-celestial-dragon = Celestial Dragon
grilipus-spell-caller = Spell Caller
grilipus-sprite-dragon = Sprite Dragon
grilipus-st-george = St. George
grilipus-dragonet = Dragonet
grilipus-mystic-dragon = Mystic Dragon
grilipus-verdant-witch = Verdant Witch
grilipus-woodland-elf = Woodland Elf
grilipus-dragonfire-skull = Dragonfire Skull
grilipus-dragonskull-wand = Dragonskull Wand
grilipus-dragon-charm = Dragon Charm
grilipus-dragon-lore = Dragon Lore
grilipus-psionic-wand = Psionic Wand
grilipus-wand-of-terror = Wand of Terror
grilipus-cave-of-bones = Cave of Bones
grilipus-dragonspire = Dragonspire
grilipus-grilipus-coven = Grilipus Coven
grilipus-tranquil-glade = Tranquil Glade
grilipus-verdant-altar = Verdant Altar

## Names: characters

character-assassin = Assassin
character-druid = Druid
character-dwarf = Dwarf
character-elf = Elf
character-ghoul = Ghoul
character-minstrel = Minstrel
character-monk = Monk
character-priest = Priest
character-prophetess = Prophetess
character-sorceress = Sorceress
character-thief = Thief
character-troll = Troll
character-warrior = Warrior
character-wizard = Wizard
character-dragon-hunter = Dragon Hunter
character-fire-wizard = Fire Wizard
character-dragon-rider = Dragon Rider
character-conjurer = Conjurer
character-dragon-priestess = Dragon Priestess
character-minotaur = Minotaur

## Names: kinds of spaces

kind-village = Village
kind-fields = Fields
kind-woods = Woods
kind-hills = Hills
kind-plains = Plains
kind-graveyard = Graveyard
kind-sentinel = Sentinel
kind-chapel = Chapel
kind-crags = Crags
kind-city = City
kind-tavern = Tavern
kind-ruins = Ruins
kind-forest = Forest
kind-portal = Portal of Power
kind-black_knight = Black Knight
kind-hidden_valley = Hidden Valley
kind-cursed_glade = Cursed Glade
kind-runes = Runes
kind-chasm = Chasm
kind-warlocks_cave = Warlock's Cave
kind-desert = Desert
kind-oasis = Oasis
kind-temple = Temple
kind-castle = Castle
kind-plain_of_peril = Plain of Peril
kind-mines = Mines
kind-vampires_tower = Vampire's Tower
kind-pits = Pits
kind-valley_of_fire = Valley of Fire
kind-werewolf_den = Werewolf Den
kind-death = Dice with Death
kind-crypt = Crypt
kind-crown = Crown of Command
kind-stair = Stairs

## Names: spaces

space-O00_village = Village
space-O01_fields = North Fields
space-O02_graveyard = Graveyard
space-O03_woods = North Woods
space-O04_sentinel = Sentinel
space-O05_hills = North Hills
space-O06_chapel = Chapel
space-O07_fields = Fields by the Chapel
space-O08_crags = Crags
space-O09_plains = East Plains
space-O10_woods = East Woods
space-O11_fields = Fields by the City
space-O12_city = City
space-O13_fields = South Fields
space-O14_hills = South Hills
space-O15_plains = South Plains
space-O16_woods = South Woods
space-O17_plains = Plains by the Tavern
space-O18_tavern = Tavern
space-O19_fields = Fields by the Tavern
space-O20_ruins = Ruins
space-O21_plains = West Plains
space-O22_forest = Forest
space-O23_fields = Fields by the Village
space-M00_portal = Portal of Power
space-M01_black_knight = Black Knight
space-M02_hidden_valley = Hidden Valley
space-M03_hills = Hills beyond the bridge
space-M04_cursed_glade = Cursed Glade
space-M05_runes = Runes by the Glade
space-M06_chasm = Chasm
space-M07_runes = Runes by the Cave
space-M08_warlocks_cave = Warlock's Cave
space-M09_desert = Desert by the Cave
space-M10_oasis = Oasis
space-M11_desert = Desert by the Temple
space-M12_temple = Temple
space-M13_woods = Woods by the Temple
space-M14_runes = Runes by the Castle
space-M15_castle = Castle
space-I0_plain_of_peril = Plain of Peril
space-I1_mines = Mines
space-I2_vampires_tower = Vampire's Tower
space-I3_pits = Pits
space-I4_valley_of_fire = Valley of Fire
space-I5_werewolf_den = Werewolf Den
space-I6_death = Dice with Death
space-I7_crypt = Crypt
space-crown = Crown of Command
space-R0_plain_of_peril = Plain of Peril
space-R1_dragonstone_mines = Dragonstone Mines
space-R2_hungry_nest = Hungry Nest
space-R3_hall_of_whispers = Hall of Whispers
space-R4_valley_of_fire = Valley of Fire
space-R5_wyrm_guard = Wyrm Guard
space-R6_bone_dragon = Dice with the Bone Dragon
space-R7_dragonbone_crypt = Dragonbone Crypt
space-T0_plain_of_peril = Plain of Peril (Tower)
space-T1_stair = Stair 1
space-T2_stair = Stair 2
space-T3_stair = Stair 3
space-T4_stair = Stair 4
space-T5_stair = Stair 5
space-T6_stair = Stair 6
space-T7_valley_of_fire = Valley of Fire (Tower)
space-tower_crown = Crown of Command (Tower)

## Names: tables, shops, Lords, tokens, counters, endings

table-mystic = Mystic
table-enchantress = Enchantress
table-crags = Crags
table-forest = Forest
table-tavern = Tavern
table-chapel = prayer in the Chapel
table-graveyard = prayer in the Graveyard
table-temple = prayer in the Temple
table-altar = prayer at the altar
table-imp = Imp
table-witch = Witch
table-cave = Cave
table-magic-portal = Magic Portal
table-shrine = prayer at the Shrine
table-great-portal = Great Portal
table-dragonspire = Dragonspire
table-random = Random
shop-village = Blacksmith
shop-market = Market
lord-varthrax = Varthrax
lord-cadorus = Cadorus
lord-grilipus = Grilipus
token-varthrax-scale = Varthrax scale
token-cadorus-scale = Cadorus scale
token-grilipus-scale = Grilipus scale
token-strike = Dragon Strike
token-rage = Dragon Rage
token-slumber = Dragon Slumber
supply-strength = Strength
supply-craft = Craft
supply-life = lives
supply-fate = fate
supply-gold = gold
supply-sleep = sleep tokens
ending-dragon-king = Dragon King
ending-dragon-slayers = Dragon Slayers
ending-domain-of-dragons = Domain of Dragons

## Names: what else is spoken of

alignment-good = good
alignment-neutral = neutral
alignment-evil = evil
ability-strength = Strength
ability-craft = Craft
region-outer = Outer Region
region-middle = Middle Region
region-inner = Inner Region
region-realm = Dragon Realm
region-tower = Dragon Tower
deck-varthrax = Varthrax deck
deck-cadorus = Cadorus deck
deck-grilipus = Grilipus deck
deck-adventure = Adventure deck
creature-sentinel = Sentinel
creature-farmer = farmer
creature-brigand = brigand
creature-spirit = Spirit
creature-cave-dragon = Dragon of the Cave
creature-cave-goblin = Goblin of the Cave
creature-fiend = Pit Fiend
creature-whisperer = Whisperer
creature-werewolf = Werewolf
creature-wyrm-guard = Wyrm Guard
creature-death = Death
quest-none = no quest
quest-life = take a life from another character
quest-enemy = kill an Enemy
quest-follower = discard a Follower
quest-magic-object = discard a Magic Object
quest-three-gold = discard 3 gold
quest-two-gold = discard 2 gold
type-event = Event
type-enemy = Enemy
type-stranger = Stranger
type-object = Object
type-magic-object = Magic Object
type-follower = Follower
type-place = Place
type-spell = Spell
class-none = creature
class-animal = Animal
class-monster = Monster
class-dragon = Dragon
class-spirit = Spirit
class-cultist = Cultist
worn-weapon = Weapon
worn-armour = Armour
