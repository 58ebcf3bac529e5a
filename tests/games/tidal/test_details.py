"""Details: what is counted, what is refused and why, what befalls the Rival, decks that run out."""

from __future__ import annotations

from typing import Any

import pytest

from games.tidal.changes import settle
from games.tidal.tabletop import BOX, EDGE, HUNTED, REEF, Tabletop, new_game, roll, table
from wawel.games.tidal.box import LEGENDARY, MEASURES, RIVAL
from wawel.games.tidal.figures import leads, measure, trails
from wawel.games.tidal.rules.effects import alone
from wawel.games.tidal.rules.final import rival_sheet, scores, standings
from wawel.games.tidal.rules.flow import NEXT_TURN

#: what a richly set table counts for Axl
COUNTED = {
    "fruit": 3,
    "shells": 4,
    "shield": 5,
    "tricks": 2,
    "challenges": 3,
    "completed": 5,
    "completed-chronoseum": 2,
    "completed-lamara": 2,
    "completed-droska": 1,
    "sets": 1,
    "arenas": 3,
    "symbols": 19,
    "spirit-symbols": 8,
    "focus-symbols": 5,
    "resilience-symbols": 3,
    "synergy-symbols": 3,
    "long-challenges": 2,
    "legendary": 1,
    "dice": 7,
    "spent-dice": 3,
    "adept-dice": 5,
    "elite-dice": 3,
    "guild-dice": 1,
    "cards": 2,
    "hits": 6,
    "monsters": 2,
    "leader-tokens": 2,
    "ranking": 7,
    "spirit-level": 2,
    "focus-level": 4,
    "resilience-level": 1,
    "synergy-level": 5,
    "lowest-dial": 1,
    "highest-dial": 11,
    "dial-points": 1 + 2 + 4,
    "rivals-ahead": 1,
}


def rich() -> Tabletop:
    axl: dict[str, Any] = {
        "fruit": 3,
        "shells": 4,
        "shield": 5,
        "tricks": "drill encore",
        "hand": "burning-sun twin-hulls",
        "completed": "ghost-dance duel-with-yesterday gull-chase wave-start stone-guard",
        "dice": "novice adept-red elite-red guild-focus",
        "spent": "novice adept-blue elite-blue",
        "cards": "nitro daredevil",
        "dials": (3, 5, 1, 11),
        "rank": 7,
        "hits": 3,
        "leaders": 2,
    }
    wounds = {EDGE: {0: 0, 1: 0, 2: 1}, REEF: {0: 0, 1: 2}}
    t = table(axl=axl, kajman={"rank": 9}, pyl={"rank": 7}, edge="bullubura", reef="giant-mudcrab", wounds=wounds)
    t.side("axl").hand.append(BOX.ids["challenge"].index("bare-hands"))
    return t


@pytest.mark.parametrize("what", MEASURES)
def test_everything_that_can_be_counted(what: str) -> None:
    assert measure(rich().s, 0, MEASURES.index(what)) == COUNTED[what]


def test_who_leads_and_who_trails() -> None:
    s = rich().s
    assert ([leads(s, seat) for seat in range(3)], [trails(s, seat) for seat in range(3)]) == (
        [False, True, False],
        [True, False, True],
    )
    s = table(axl={"rank": 3}, kajman={"rank": 3}).s
    assert ([leads(s, 0), leads(s, 1)], [trails(s, 0), trails(s, 1)]) == ([True, True], [False, False])
    s = table(axl={"rank": 3}).s
    for rank, leading, trailing in ((2, True, False), (3, True, False), (4, False, True)):
        s.rival_rank = rank
        assert (leads(s, 0), trails(s, 0), measure(s, 0, MEASURES.index("rivals-ahead"))) == (
            leading,
            trailing,
            not leading,
        )


def test_who_is_alone_on_an_island() -> None:
    t = table(axl={}, kajman={}, pyl={})
    assert not alone(t.s, 0)
    t.pick("visit:beside-lamara", "done", "visit:beside-lamara", "done", "visit:beside-droska", "done")
    assert [alone(t.s, seat) for seat in range(3)] == [False, False, True]
    t.pick("visit:beside-citadel", "done")
    assert [alone(t.s, seat) for seat in range(3)] == [True, True, True]
    t = table(axl={})
    t.pick("visit:beside-lamara", "done")
    for island, by_itself in (("lamara", False), ("droska", True)):
        t.s.rival_place = BOX.ids["place"].index(f"beside-{island}")
        assert alone(t.s, 0) == by_itself


# ---------------------------------------------------------------------- refusals


@pytest.mark.rule("tidal.dice.night-no-repeat", "tidal.ruling.guild-cannot-upgrade")
def test_what_cannot_be_picked_at_night() -> None:
    side = {"markers": 0, "dials": (0, 0, 8, 0), "dice": "novice guild-focus", "spent": "adept-blue"}
    t = table(NEXT_TURN, axl=side, kajman={"markers": 0}, pyl={"markers": 0}, luck=[1])
    assert t.refused("pick:guild-focus") == "tidal.ruling.guild-cannot-upgrade"
    t.pick("pick:novice", "done")
    assert t.refused("pick:novice") == "tidal.dice.night-no-repeat"
    assert t.offered == {"pick-spent:adept-blue", "done"}


def test_nobody_without_fruit_is_robbed() -> None:
    t = table(axl={"tricks": "nimble-fingers"}, kajman={"fruit": 1}, pyl={}, eko={"fruit": 2}).pick(
        "trick:nimble-fingers"
    )
    assert t.offered == {"player:1", "player:3"}
    assert t.refused("player:2") == "tidal.ruling.penalty-cannot-pay"
    assert t.pick("player:3").once("stole-fruit") == ("axl", "eko", 1)
    t = table(axl={"tricks": "nimble-fingers"}, kajman={}).pick("trick:nimble-fingers")
    assert (t.step, t.means("axl")) == ("Move", (0, 0, 0))


def test_what_cannot_be_paid_is_not_offered() -> None:
    t = table(axl={"tricks": "roar-of-the-crowd", "fruit": 1}, kajman={}).pick("trick:roar-of-the-crowd")
    assert (t.means("axl")[0], t.side("axl").rank) == (2, 0)
    t = table(axl={"tricks": "shortcut"}, kajman={}, taken="orchard").pick("trick:shortcut")
    assert (t.happened("unpaid"), t.means("axl")) == (["axl"], (0, 0, 0))
    t = table(axl={"fruit": 1}, kajman={}, settings={"advanced_citadel": True}).pick("visit:storm-terrace", "collect")
    assert t.refused("branch:2") == "tidal.ruling.effects-must-or-may"


@pytest.mark.rule("tidal.ruling.bonus-die-only", "tidal.fight.step-choose-dice", "tidal.fight.step-danger")
def test_questions_of_a_fight_name_its_rules() -> None:
    t = table(axl={"styles": [0, 2, 0], "dice": "novice", "shells": 1}, kajman={}, edge="bullubura")
    t.pick("visit:folds-edge", "done", "fight:edge")
    assert t.choice.rule == "tidal.fight.step-choose-dice"
    t.pick("roll")
    assert t.refused("done") == "tidal.ruling.bonus-die-only"
    t.pick("bonus:adept-blue", luck=roll("adept-blue/resilience", x=1))
    assert t.choice.rule == "tidal.fight.step-danger"
    t = table(axl={"hand": "gull-chase", "dice": "novice novice", "shells": 1}, kajman={})
    t.pick("visit:beside-lamara", "done", "attempt:gull-chase")
    assert t.choice.rule == "tidal.challenge.step-choose-dice"
    t.pick("add:novice", "roll", luck=roll("novice/blank", x=1))
    assert t.choice.rule == "tidal.challenge.step-danger"
    t = table(axl={"hand": "gull-chase", "dice": "novice novice"}, kajman={})
    t.pick("visit:beside-lamara", "done", "attempt:gull-chase", "add:novice", "roll", luck=roll("novice/blank"))
    assert t.choice.rule == "tidal.challenge.step-reroll"


def test_where_nothing_can_be_fought() -> None:
    t = table(axl={"tricks": "drill"}, kajman={}, edge="bullubura").pick("visit:beside-fold")
    for name in ("fight:edge", "fight:reef", "fight:hunted", "hunt"):
        assert t.refused(name) == "tidal.ruling.fold-without-space"
    t = table(axl={"tricks": "drill"}, kajman={}, edge="bullubura").pick("visit:inner-reef", "done")
    assert t.refused("fight:reef") == "tidal.ruling.inner-reef-empty"
    t = table(axl={"tricks": "drill"}, kajman={}, edge="bullubura").pick("visit:folds-edge", "done")
    assert t.refused("fight:edge") == "tidal.ruling.first-roll-needed"
    t = table(axl={"tricks": "drill"}, kajman={}, monsters="").pick("visit:folds-edge", "done")
    assert t.refused("hunt") == "tidal.ruling.monster-deck-empty"


# ---------------------------------------------------------------------- rolls


@pytest.mark.rule("tidal.style.bonus-outside-focus")
def test_a_borrowed_die_is_rolled_and_turned_as_what_it_is() -> None:
    t = table(axl={"styles": [0, 3, 0], "dice": "novice novice", "shield": 4}, kajman={}, edge="storm-ray")
    t.pick("visit:folds-edge", "done", "fight:edge", "add:novice", "add:novice", "roll")
    t.pick("bonus:elite-blue", luck=roll("novice/blank", "novice/blank", "elite-blue/resilience-or-synergy"))
    assert t.rolled() == ["novice/blank", "novice/blank", "borrowed-elite-blue/resilience-or-synergy"]
    t.pick("roll", luck=roll("novice/blank", "novice/focus", "elite-blue/any"))
    assert t.rolled() == ["novice/blank", "novice/focus", "borrowed-elite-blue/any"]
    t.pick("leap:borrowed-elite-blue/any")
    assert t.offered == {"face:resilience", "face:synergy", "face:resilience-or-synergy"}


def test_reach_and_guard_help_in_the_roll() -> None:
    side = {"dice": "novice novice novice", "hand": "gull-chase", "tricks": "deep-breath", "dials": (11, 0, 0, 0)}
    t = table(axl=side, kajman={}, round=2)
    t.pick("visit:beside-lamara", "done", "attempt:gull-chase", "trick:deep-breath", "add:novice", "add:novice")
    t.pick("add:novice", "roll", luck=roll("novice/blank", "novice/blank", "novice/spirit", x=2, round=2))
    assert (t.means("axl")[0], t.step, t.s.danger, t.s.guard) == (0, "SettleDanger", 1, 0)


@pytest.mark.rule("tidal.ruling.hit-assignment-challenge", "tidal.ruling.advanced-legendary")
def test_of_two_stretch_symbols_one_is_chosen() -> None:
    side = {"dice": "novice " * 5, "fruit": 3, "hand": "duel-with-yesterday"}
    t = table(axl=side, kajman={}, settings={"legendary": True})
    t.pick("visit:beside-chronoseum", "done", "attempt:duel-with-yesterday", *(["add:novice"] * 5))
    faces = ["novice/spirit", "novice/spirit", "novice/focus", "novice/focus", "novice/any"]
    t.pick("roll", luck=roll(*faces)).pick("complete")
    assert t.offered == {"match:spirit", "match:focus"}
    assert t.pick("match:focus").side("axl").dials == (2, 3, 0, 0)


@pytest.mark.rule("tidal.trait.develop-symbol")
def test_a_novice_die_that_joins_armour_by_a_card_may_be_kept() -> None:
    t = table(pyl={"cards": "dune-runner", "dice": "novice novice"}, kajman={}, edge="bullubura", wounds={EDGE: {0: 1}})
    t.pick("visit:folds-edge", "done", "fight:edge", "add:novice", "add:novice")
    t.pick("roll", luck=roll("novice/resilience", "novice/blank"))
    assert "keep:novice/resilience" in t.offered
    t = table(pyl={"dice": "novice novice"}, kajman={}, edge="bullubura", wounds={EDGE: {0: 1}})
    t.pick("visit:folds-edge", "done", "fight:edge", "add:novice", "add:novice")
    t.pick("roll", luck=roll("novice/resilience", "novice/blank"))
    assert t.refused("keep:novice/resilience") == "tidal.ruling.set-aside-locked"


# ---------------------------------------------------------------------- cards and decks


@pytest.mark.rule("tidal.ruling.advanced-legendary")
def test_legendary_challenges_are_for_those_who_know_every_arena() -> None:
    t = new_game(2, 3, legendary=True)
    while t.step in ("ChooseCharacter", "StartCards"):
        t.pick(t.option_names(t.choice)[0])
    seat = t.s.active
    first = BOX.ids["challenge"][t.s.legend_pool[0]]
    t.pick("visit:beside-citadel")
    assert t.refused(f"take:{first}") == "tidal.ruling.advanced-legendary"
    t.s.sides[seat].styles = (1, 1, 1)
    t.start()
    t.pick(f"take:{first}")
    assert (len(t.s.legend_pool), len(t.s.legend_deck)) == (3, 25)
    assert all(BOX.challenges[card].kind == LEGENDARY for card in t.s.legend_pool)
    assert BOX.ids["challenge"].index(first) in t.s.sides[seat].open_hand


@pytest.mark.rule("tidal.ruling.advanced-legendary")
def test_a_failed_legendary_challenge_has_a_pile_of_its_own() -> None:
    side = {"dice": "novice", "hand": "still-point"}
    t = table(axl=side, kajman={}, settings={"legendary": True}, challenges="twin-hulls")
    t.pick("visit:beside-chronoseum", "done", "attempt:still-point", "add:novice", "roll", luck=roll("novice/blank"))
    t.pick("withdraw")
    assert (t.names(t.s.legend_discard), t.s.challenge_discard) == ("still-point", ())
    assert t.names(t.side("axl").hand) == "twin-hulls"


@pytest.mark.rule("tidal.deck.reshuffle", "tidal.ruling.reshuffle-moment")
def test_empty_decks_of_challenges_and_market_are_renewed_at_once() -> None:
    t = table(axl={}, kajman={}, pool="wave-start burning-sun stone-guard twin-hulls bare-hands")
    t.s.challenge_discard = tuple(t.s.challenges[1:])
    t.s.challenges = t.s.challenges[:1]
    t.pick("visit:beside-citadel", "take:wave-start")
    assert (len(t.s.pool), len(t.s.challenges), t.s.challenge_discard) == (5, 36, ())
    assert t.happened("challenges-reshuffled")
    t = table(axl={"fruit": 2}, kajman={}, market="hammock string-of-pearls masterwork")
    t.s.market_discard = tuple(t.s.market[1:])
    t.s.market = t.s.market[:1]
    t.pick("visit:beside-droska", "buy:hammock")
    assert (len(t.s.market_pool), len(t.s.market), len(t.s.market_discard)) == (3, 22, 0)
    t = table(axl={"fruit": 2}, kajman={}, market="hammock")
    t.s.market = []
    t.pick("visit:beside-droska", "buy:hammock")
    assert (t.s.market, t.s.market_discard, len(t.s.market_pool)) == ([], (), 1)


@pytest.mark.rule("tidal.ruling.known-cards", "tidal.character-card.synergy-draw")
def test_a_player_knows_the_cards_under_the_own_deck() -> None:
    t = table(axl={"dials": (0, 0, 0, 1), "fruit": 3, "deck": "nitro daredevil"}, kajman={}, market="lesson")
    t.pick("visit:beside-droska", "buy:lesson", "develop:synergy")
    side = t.side("axl")
    assert side.deck_known(0) == [10, 11]
    assert side.deck_known(1) == []
    t.pick("put:nitro")
    assert (side.deck_known(0), BOX.ids["card"][side.deck[0]]) == ([0], "daredevil")
    assert t.once("sank") == ("axl", 1)


def test_two_tricks_for_one_with_encore() -> None:
    t = table(axl={"tricks": "encore drill gift-of-the-tide"}, kajman={}).pick("trick:encore", "trick:drill")
    assert t.refused("trick:gift-of-the-tide") == "tidal.trick.one-per-turn"
    t = table(axl={"tricks": "drill", "dice": "novice", "hand": "axl-first-lap"}, kajman={})
    t.pick("visit:beside-lamara", "done", "attempt:axl-first-lap", "add:novice", "roll", luck=roll("novice/spirit"))
    t.pick("complete")
    assert (t.step, t.offered) == ("EndOfTurn", {"trick:drill", "done"})
    settle(t.pick("trick:drill"), 0, ("Move",))
    assert (t.dice("axl"), t.asked) == (([], ["adept-red"]), "kajman")


# ---------------------------------------------------------------------- the Rival


@pytest.mark.rule("tidal.ruling.solo", "tidal.escape.ranking-loss")
@pytest.mark.parametrize(("hit", "rank"), [(False, 2), (True, 3)])
def test_an_escape_moves_the_rival_back_like_a_player(hit: bool, rank: int) -> None:
    wounds = {REEF: {0: RIVAL}} if hit else {}
    t = table(axl={"markers": 0, "rank": 1, "shells": 2}, reef="giant-mudcrab", wounds=wounds, round=4)
    t.s.rival_rank = 3
    t.s.stack = [NEXT_TURN]
    t.start([8])
    assert (t.s.rival_rank, t.side("axl").rank, t.s.rival_hits) == (rank, 0, int(hit))


def test_cards_against_others_touch_the_rank_of_the_rival() -> None:
    t = table(kajman={"cards": "war-drum", "rank": 2})
    t.s.rival_rank = 3
    t.pick("use:war-drum")
    assert t.s.rival_rank == 1
    t = table(kajman={"cards": "war-drum", "rank": 3})
    t.s.rival_rank = 3
    assert t.pick("use:war-drum").s.rival_rank == 3
    t = table(axl={"tricks": "undertow", "dials": (2, 0, 0, 0)})
    t.s.rival_rank = 1
    assert t.pick("trick:undertow").once("rival-fell") == (1, 0)


@pytest.mark.rule("tidal.ruling.solo-result", "tidal.end-round.leader")
def test_the_count_of_the_rival() -> None:
    t = table(axl={"rank": 4, "hits": 2}, edge="bullubura", wounds={EDGE: {0: RIVAL, 1: RIVAL, 2: 0}})
    t.s.rival_rank, t.s.rival_points, t.s.rival_hits, t.s.rival_leaders = 6, 10, 1, 2
    assert rival_sheet(t.s) == [10, 0, 3, 2, 2, 0, 3]
    assert scores(t.s) == [2 + 1 + 3]
    assert standings(t.s) == [(6, 4, 0), (20, 6, 10)]
    t = table(axl={"markers": 0, "rank": 2}, round=4, monsters="")
    t.s.rival_rank = 3
    t.s.stack = [NEXT_TURN]
    t.start([1])
    assert (t.s.rival_leaders, t.side("axl").leaders, t.happened("rival-leads")) == (1, 0, [()])


@pytest.mark.rule("tidal.ruling.solo-intrigue")
def test_where_the_rival_stands() -> None:
    def at(island: str, **more: Any) -> Tabletop:
        t = table(axl={}, **more)
        card = BOX.ids["intrigue"].index(island)
        t.s.intrigues = [n for n in range(5) if n != card] + [card]
        t.s.stack = [NEXT_TURN]
        return t.start()

    assert BOX.ids["place"][at("droska", taken="orchard").s.rival_place] == "stall"
    assert BOX.ids["place"][at("droska", taken="orchard stall infirmary").s.rival_place] == "beside-droska"
    assert BOX.ids["place"][at("fold", reef="bullubura").s.rival_place] == "inner-reef"
    assert BOX.ids["place"][at("citadel", settings={"advanced_citadel": True}).s.rival_place] == "storm-temple-shells"
    t = at("citadel", pool="wave-start burning-sun stone-guard twin-hulls bare-hands")
    assert (len(t.s.pool), t.names(t.s.challenge_discard)) == (5, "burning-sun")
    t.s.intrigues, t.s.intrigues_used = [0], (1, 2, 3, 4)
    t.pick("visit:beside-citadel", "done")
    assert (sorted(t.s.intrigues), len(t.s.intrigues_used), t.s.foes[HUNTED]) == ([0, 1, 2, 3, 4], 0, -1)
