"""Znaczniki czempionów: champions like any other, until they leave play."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import champion
from wawel.games.epic.box import CARDS


@pytest.mark.rule("epic.token.like-champion")
def test_tokens_deploy_attack_block_and_break_like_champions() -> None:
    t = table(hands=["pack-song", ""]).play("pack-song", "branch:0")
    assert t.refused("attack:wolf") == "epic.deploy.no-attack"
    t.end_turn().end_turn().attack("wolf").fight()
    assert t.life == [30, 28]
    t = table(champions=["wolf", "zombie"]).attack("wolf").block("zombie").fight()
    assert (t.champions(0), t.champions(1)) == ("", "")


@pytest.mark.rule("epic.token.like-champion")
def test_tokens_are_targets_and_are_counted_as_allies() -> None:
    t = table(hands=["black-sentence", ""], champions=["", "wolf mud-serpent"]).play("black-sentence")
    assert t.offered == {"target:wolf", "target:mud-serpent"}
    t = table(hands=["gate-bellringer", ""], champions=["lily-marshal"]).play("gate-bellringer")
    assert t.figures("human") == (4, 1)


@pytest.mark.rule("epic.token.return-to-pool", "epic.token.never-elsewhere")
@pytest.mark.parametrize(("card", "answers"), [
    ("night-without-stars", ["branch:0"]),
    ("great-amnesty", ["branch:0"]),
    ("empty-chairs", ["branch:0"]),
])  # fmt: skip
def test_a_token_that_is_broken_banished_or_returned_is_in_no_hand_deck_or_discard_pile(
    card: str, answers: list[str]
) -> None:
    t = table(hands=[card, ""], champions=["wolf human", "zombie demon"], decks=["", ""]).play(card, *answers)
    assert t.s.champions == []
    for seat, side in enumerate(t.s.sides):
        assert all(kind < CARDS for kind in side.hand + side.deck + side.discard)
        assert (t.hand(seat), t.deck(seat)) == ("", "")
    assert (t.discard(0), t.discard(1)) == (card, "")


@pytest.mark.rule("epic.token.substitutes")
def test_there_are_always_more_tokens() -> None:
    t = table(hands=["last-candle", ""], champions=["zombie " * 40, "wolf " * 40]).play("last-candle", "branch:1")
    assert len(t.champions(0).split()) == 42


@pytest.mark.rule("epic.ruling.token-broken")
def test_a_broken_token_is_broken_for_those_who_listen() -> None:
    cards = {"mourner": champion(3, 9, any_broken=[{"gain": {"n": 3}}])}
    t = table(hands=["flint-spark", ""], champions=["mourner wolf", "zombie"], cards=cards)
    t.play("flint-spark", "target:zombie")
    assert (t.life, t.discard(1)) == ([33, 30], "")


@pytest.mark.rule("epic.ruling.token-stats")
@pytest.mark.parametrize(
    ("token", "alignment", "attack", "defence", "keywords"),
    [("human", 0, 1, 1, 0), ("demon", 2, 4, 4, 1), ("wolf", 1, 2, 2, 0), ("zombie", 2, 2, 2, 0)],
)
def test_tokens_have_the_figures_of_the_ruling(
    token: str, alignment: int, attack: int, defence: int, keywords: int
) -> None:
    t = table(champions=[token])
    card = t.s.card(t.find(token).card)
    assert (t.figures(token), t.s.keywords(t.find(token))) == ((attack, defence), keywords)
    assert (card.alignment, card.abilities, card.statics) == (alignment, [], [])


@pytest.mark.rule("epic.ruling.token-stats")
def test_the_card_that_makes_a_token_may_add_a_keyword() -> None:
    cards = {"kennel": champion(1, 1, tribute=[{"summon": {"n": 1, "token": "wolf", "keyword": "blitz"}}])}
    t = table(hands=["kennel", ""], cards=cards).play("kennel")
    assert t.attack("wolf").fight().life == [30, 28]


@pytest.mark.rule("epic.token.substitutes", "epic.ruling.token-two-sided")
def test_no_number_of_champions_or_abilities_is_too_many() -> None:
    cards = {"mourner": champion(3, 9, ally_broken=[{"gain": {"n": 1}}])}
    t = table(hands=["last-candle flint-spark", ""], champions=["mourner " + "zombie " * 450], cards=cards)
    t.play("last-candle", "branch:1")
    assert len(t.champions(0).split()) == 453
    t = table(hands=["great-amnesty night-without-stars", ""], champions=["wolf " * 450], cards=cards)
    t.s.enter(t.game.box.ids["card"].index("mourner"), 0, 0)
    t.play("night-without-stars", "branch:0")
    assert t.life[0] == 480
