"""Cele i efekty częściowe: sentence by sentence, targets when they are needed, as far as it goes."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import champion, event
from wawel.catalog import folder
from wawel.engine.content import ContentError
from wawel.texts import Words


@pytest.mark.rule("epic.target.sentence-by-sentence")
def test_a_sentence_is_finished_before_the_next_begins() -> None:
    cards = {"two-blows": event({"damage": {"n": 2}}, {"damage": {"n": 2}})}
    t = table(hands=["two-blows", ""], champions=["", "wolf human wolf"], cards=cards).play("two-blows")
    t.pick("target:human")
    assert t.champions(1) == "wolf wolf"  # broken already, so the second sentence can't mean it
    assert t.offered == {"target:wolf", "target:wolf#2"}
    assert t.pick("target:wolf").champions(1) == "wolf"


@pytest.mark.rule("epic.target.sentence-by-sentence")
def test_cards_drawn_by_one_sentence_may_be_used_in_the_next() -> None:
    t = table(hands=["thread-of-thought", ""], decks=["pack-song downwind"]).play("thread-of-thought")
    assert t.offered == {"discard:pack-song", "discard:downwind"}


@pytest.mark.rule("epic.target.chosen-late")
def test_targets_are_chosen_when_their_sentence_is_resolved() -> None:
    cards = {"call": event({"summon": {"n": 1, "token": "zombie"}}, {"damage": {"n": 2}})}
    t = table(hands=["call", ""], champions=["", "wolf"], cards=cards).play("call")
    assert t.offered == {"target:wolf", "target:zombie"}  # the zombie was not there when the card was played


@pytest.mark.rule("epic.target.chosen-late")
def test_an_ability_asks_for_its_target_when_it_is_resolved_not_when_it_is_triggered() -> None:
    cards = {"bomb": champion(1, 1, broken=[{"damage": {"n": 1}}])}
    t = table(hands=["mountain-comes-down", ""], champions=["", "bomb mud-serpent tundra-matriarch wolf"], cards=cards)
    t.play("mountain-comes-down", "branch:0")
    assert (t.asked, t.offered) == (1, {"target:mud-serpent", "target:tundra-matriarch"})  # the wolf is gone by now


@pytest.mark.rule("epic.target.partial")
def test_what_cannot_be_done_is_left_out_and_the_rest_is_done() -> None:
    t = table(hands=["clutching-roots", ""], champions=["", "wolf"]).play("clutching-roots", "branch:0")
    assert (t.champions(1), t.hand(0)) == ("wolf", "paper-owl paper-owl")  # nobody flies, but two cards come


@pytest.mark.rule("epic.target.may-or-up-to")
def test_up_to_allows_none_or_fewer() -> None:
    t = table(hands=["stopped-clock", ""], champions=["", "wolf human"]).play("stopped-clock", "branch:0")
    assert t.offered == {"target:wolf", "target:human", "done"}
    t.pick("target:wolf", "done")
    assert [c.position for c in t.s.champions] == [1, 0]


@pytest.mark.rule("epic.target.may-or-up-to")
def test_may_can_be_left_undone() -> None:
    t = table(hands=["bramble-boar", ""], champions=["tower-geometer", "wolf"]).play("bramble-boar", "done")
    assert (t.find("wolf").position, t.step) == (0, "MainPhase")


@pytest.mark.rule("epic.target.mandatory")
def test_without_may_or_up_to_a_target_must_be_chosen() -> None:
    t = table(hands=["black-sentence", ""], champions=["wolf", "human"]).play("black-sentence")
    assert t.offered == {"target:wolf", "target:human"}
    assert t.refused("done") == "epic.target.mandatory"
    assert t.pick("target:human").champions(1) == ""


@pytest.mark.rule("epic.target.as-many-as-possible")
def test_with_too_few_targets_all_of_them_are_meant() -> None:
    cards = {"three-knives": event({"break": {"count": 3}})}
    t = table(hands=["three-knives", ""], champions=["wolf", "human"], cards=cards).play("three-knives", "target:human")
    assert (t.champions(0), t.champions(1)) == ("", "")


@pytest.mark.rule("epic.target.as-many-as-possible")
def test_with_enough_targets_the_full_number_must_be_chosen() -> None:
    cards = {"two-knives": event({"break": {"count": 2}})}
    t = table(hands=["two-knives", ""], champions=["", "human wolf zombie"], cards=cards)
    t.play("two-knives", "target:human")
    assert t.offered == {"target:wolf", "target:zombie"}  # no way to stop after one, and none twice
    assert t.pick("target:zombie").champions(1) == "wolf"


@pytest.mark.rule("epic.target.as-many-as-possible")
def test_who_has_fewer_cards_than_to_be_discarded_discards_all() -> None:
    cards = {"raid": event({"discard": {"n": 3, "who": "opponent"}})}
    t = table(hands=["raid", "flint-spark downwind"], cards=cards).play("raid")
    t.pick("discard:flint-spark", "discard:downwind")
    assert (t.hand(1), t.asked, t.step) == ("", 0, "MainPhase")


@pytest.mark.rule("epic.target.own-champion-too")
def test_ones_own_champion_must_be_chosen_if_there_is_no_other() -> None:
    t = table(hands=["black-sentence", ""], champions=["quarry-one-eye", ""]).play("black-sentence")
    assert (t.champions(0), t.discard(0)) == ("", "quarry-one-eye black-sentence")


@pytest.mark.rule("epic.target.chosen-late")
def test_the_log_tells_which_of_the_texts_was_chosen() -> None:
    inner = {"choose-one": [[{"gain": {"n": 1}}], [{"gain": {"n": 4}}]]}
    cards = {
        "bread-and-salt": event({"draw": {"n": 1}}, {"choose-one": [[{"draw": {"n": 2}}], [{"lose": {"n": 3}}, inner]]})
    }
    t = table(hands=["bread-and-salt", ""], cards=cards).play("bread-and-salt", "branch:1", "branch:1")
    words = Words("en", folder("epic") / "texts", strict=True)
    said = [words.say(t.game, t.game.describe_event(one)).partition(": ")[2] for one in t.log if one.key == "chose"]
    assert said == [
        "Player 1 chooses “Lose 3 life. Choose one: • Gain 1 life. • Gain 4 life.”",
        "Player 1 chooses “Gain 4 life.”",
    ]


@pytest.mark.rule("epic.champion.attack", "epic.ability.constant")
@pytest.mark.parametrize(("attack", "helped", "small"), [(2, False, True), (2, True, True), (3, True, False)])
def test_small_and_large_count_what_constant_abilities_add(attack: int, helped: bool, small: bool) -> None:
    cards = {
        "squire": champion(attack, 6),
        "banner": champion(9, 9, static={"what": "own-other", "attack": 3}),
        "net": event({"break": {"what": "enemy", "which": "small"}}, alignment="evil"),
        "trap": event({"break": {"what": "enemy", "which": "large"}}, alignment="evil"),
    }
    enemies = "squire banner" if helped else "squire"
    t = table(hands=["net trap", ""], champions=["", enemies], cards=cards)
    t.play("net")
    assert ("squire" in t.discard(1)) == small
    t = table(hands=["net trap", ""], champions=["", enemies], cards=cards).play("trap")
    if helped and not small:
        assert t.offered == {"target:squire", "target:banner"}
    else:
        assert "squire" not in t.discard(1)


@pytest.mark.rule("epic.ability.constant")
@pytest.mark.parametrize("which", ["airborne", "grounded", "small", "large"])
def test_a_constant_ability_cannot_hang_on_what_constant_abilities_change(which: str) -> None:
    cards = {"banner": champion(9, 9, static={"what": "own-other", "which": which, "attack": 3})}
    with pytest.raises(ContentError, match=which):
        table(cards=cards)


@pytest.mark.rule("epic.card.text", "epic.target.mandatory", "epic.target.as-many-as-possible")
def test_targets_that_cannot_be_chosen_name_their_rule() -> None:
    cards = {"pair": event({"break": {"what": "enemy", "which": "wolf", "count": 2}})}
    t = table(hands=["pair", ""], champions=["wolf", "wolf human wolf wolf"], cards=cards).play("pair")
    assert t.offered == {"target:wolf", "target:wolf#2", "target:wolf#3"}
    assert t.blocked == {"target:wolf": "epic.card.text", "target:human": "epic.card.text",
                         "done": "epic.target.mandatory"}  # fmt: skip
    t.pick("target:wolf#2")
    assert (t.offered, t.refused("done")) == ({"target:wolf", "target:wolf#2"}, "epic.target.as-many-as-possible")
    t.pick("target:wolf#2")
    assert t.champions(1) == "wolf human"
    t = table(hands=["stitcher-of-the-dead", ""], discards=["wolf-dad mud-serpent bramble-boar"],
              cards={"wolf-dad": champion(1, 1)}).play("stitcher-of-the-dead")  # fmt: skip
    assert t.refused("done") == "epic.target.mandatory"
