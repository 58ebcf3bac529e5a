"""What the table tells beside what is printed: champions as they stand, in numbers and in words."""

from __future__ import annotations

from typing import Any

from games.epic import tabletop
from games.epic.plain import table
from games.epic.tabletop import GAME, Tabletop
from wawel import catalog
from wawel.engine.events import NOBODY
from wawel.games.epic.words import champion_line, verdict
from wawel.texts import Words


def test_champions_are_told_with_all_that_adds_to_them_and_marks_them() -> None:
    t = tabletop.table(champions=["lily-marshal human/expended", "wolf/damage:1"])
    for reader in (0, 1, NOBODY):
        told = GAME.preview(t.s, reader)
        assert told["champions"] == [[6, 8, 0], [4, 1, 0], [2, 2, 0]]
        assert told["champion_texts"] == [GAME.phrase_to_json(champion_line(t.s, c)) for c in t.s.champions]
    words = Words("en", catalog.folder("epic") / "texts", strict=True)
    assert [words.say(GAME, champion_line(t.s, c)) for c in t.s.champions[1:]] == [
        "Human 4/1 (expended)",
        "Wolf 2/1 (prepared, 1 damage)",
    ]


# ---------------------------------------------------------------------- the end


def verdicts(t: Tabletop) -> list[str]:
    """What is said of each seat when the game is over."""
    words = Words("en", catalog.folder("epic") / "texts", strict=True)
    assert t.game.preview(t.s, NOBODY)["verdicts"] == [
        t.game.phrase_to_json(verdict(t.s, seat)) for seat in range(t.s.players)
    ]
    return [words.say(t.game, verdict(t.s, seat)) for seat in range(t.s.players)]


def test_the_end_tells_in_words_what_decided() -> None:
    assert "verdicts" not in table().game.preview(table().s, 0)
    t = table(hands=["flint-spark", ""], life=[12, 1]).play("flint-spark")
    assert verdicts(t) == ["12 life left", "No life left"]
    assert verdicts(table(decks=[""], life=[1, 30], start=True)) == [
        "Wins by drawing from an empty deck",
        "30 life left",
    ]
    t = table(hands=["", "", "", ""], mode="first-blood")
    GAME.leave(t.s, 2)
    assert verdicts(t)[1:] == ["The player to the left fell first (30 life left)", "Left the game", "30 life left"]


# ---------------------------------------------------------------------- battles


def fates(t: Tabletop, told: dict[str, Any]) -> dict[str, str]:
    """What happens to the champions of a battle, by name; those it does not touch are left out."""
    return {t.names([c.card]): fate for c, fate in zip(t.s.champions, told["fates"], strict=True) if fate}


def now(t: Tabletop) -> dict[str, Any]:
    """The battle as it stands."""
    told: dict[str, Any] = t.game.preview(t.s, t.asked)["battle"]
    return told


def then(t: Tabletop, option: str) -> dict[str, Any]:
    """The battle after an answer."""
    told: dict[str, Any] = t.game.preview(t.s, t.asked)["options"][t.game.verbs.name(t.code(option))]
    return told


def test_each_possible_attacker_tells_what_would_get_through_and_who_could_block() -> None:
    t = table(champions=["wolf chapel-falcon", "zombie paper-owl human/expended"])
    told = then(t, "attack:wolf")
    assert (told["attackers"], told["through"], told["life"]) == ({"attack": 2, "defence": 2}, 2, 30)
    assert t.names([t.s.champions[i].card for i in told["may_block"]]) == "zombie paper-owl"
    assert [t.s.champions[i].card for i in then(t, "attack:chapel-falcon")["may_block"]] == [t.find("paper-owl").card]
    t.pick("attack:wolf")
    assert then(t, "attack:chapel-falcon")["through"] == 5
    assert "options" in t.game.preview(t.s, 1)
    assert not t.game.preview(t.s, 1)["options"]  # who is not asked is told nothing about answers


def test_while_several_could_be_attacked_all_their_champions_could_block() -> None:
    t = table(hands=["", "", ""], champions=["wolf", "zombie", "human"])
    told = then(t, "attack:wolf")
    assert (told["life"], len(told["may_block"])) == (None, 2)


def test_each_possible_blocker_tells_who_would_break() -> None:
    t = table(champions=["bramble-boar", "zombie lamp-seraph human"]).attack("bramble-boar")
    t.all_pass("Plays")
    assert (now(t)["through"], now(t)["life"]) == (4, 30)
    assert fates(t, then(t, "block:zombie")) == {"bramble-boar": "holds", "zombie": "breaks"}
    assert fates(t, then(t, "block:lamp-seraph")) == {"bramble-boar": "breaks", "lamp-seraph": "holds"}
    t.pick("block:zombie")
    assert (now(t)["through"], now(t)["blockers"]) == (0, {"attack": 2, "defence": 2})
    assert fates(t, then(t, "block:human")) == {"bramble-boar": "breaks", "zombie": "breaks", "human": "breaks"}


def test_who_can_not_be_broken_together_with_all_others_is_only_at_risk() -> None:
    t = table(champions=["bramble-boar", "zombie gate-bellringer"]).attack("bramble-boar")
    t.block("zombie", "gate-bellringer")
    assert fates(t, now(t)) == {"bramble-boar": "breaks", "zombie": "risks", "gate-bellringer": "risks"}


def test_damage_that_is_divided_tells_what_is_left_to_fear() -> None:
    t = table(champions=["bramble-boar", "zombie gate-bellringer"]).attack("bramble-boar")
    t.block("zombie", "gate-bellringer").fight()
    assert t.step == "Divide"
    assert fates(t, now(t))["gate-bellringer"] == "risks"
    t.pick("points:2")  # two to the Zombie, the other two to the Bellringer
    assert t.champions(1) == "gate-bellringer"


def test_who_lives_by_the_defence_of_another_may_fall_with_it() -> None:
    t = table(champions=["mud-serpent", "abbess-of-the-wall human/damage:2"]).attack("mud-serpent")
    t.block("abbess-of-the-wall")
    told = fates(t, now(t))
    assert told == {"mud-serpent": "holds", "abbess-of-the-wall": "breaks", "human": "breaks"}
    assert t.fight().champions(1) == ""


def test_what_a_battle_is_said_to_break_is_broken() -> None:
    """With one champion on each side nothing is left to choose, so the forecast must come true."""
    names = ["wolf", "zombie", "chapel-falcon", "cloud-lancer", "mud-serpent", "lily-marshal", "quarry-one-eye"]
    for attacker in names:
        for blocker in names:
            t = table(champions=[attacker, blocker], hands=["", ""]).attack(attacker).all_pass("Plays")
            if t.step != "DeclareBlockers":
                continue  # it flies past
            before = list(t.s.champions)
            told = then(t, f"block:{blocker}")["fates"]
            t.pick(f"block:{blocker}").fight()
            left = {c.serial for c in t.s.champions}
            assert [c.serial not in left for c in before] == [fate == "breaks" for fate in told], (attacker, blocker)
