"""W pełni konstruowany: decks of one's own, and what they must keep to."""

from __future__ import annotations

from collections import Counter

import pytest

from games.epic.tabletop import GAME, SIXTY, new_game
from wawel.engine.chance import rng
from wawel.games.epic.box import CARDS
from wawel.games.epic.decks import BadDeck, problems_of, read_deck


def a_deck(**changed: int) -> list[int]:
    """Three copies of every good and wild card of cost one of the box, but for the cards that are named."""
    box = GAME.box
    copies = [0] * CARDS
    for card in SIXTY:
        if box.cards[card].cost == 1 and box.cards[card].alignment < 2:
            copies[card] = 3
    for name, count in changed.items():
        copies[box.ids["card"].index(name.replace("_", "-"))] = count
    return copies


def broken_rules(copies: list[int]) -> list[str]:
    """What is wrong with a deck."""
    return [problem.key for problem in problems_of(GAME.box, copies)]


@pytest.mark.rule("epic.constructed.players")
def test_constructed_is_for_two_to_eight() -> None:
    for players in range(2, 9):
        assert new_game(players, format="constructed").step == "BuildDeck"


@pytest.mark.rule("epic.constructed.own-collection", "epic.ruling.card-supply")
def test_everybody_builds_from_three_copies_of_every_card() -> None:
    t = new_game(3, format="constructed")
    assert [Counter(side.pack) for side in t.s.sides] == [Counter(dict.fromkeys(range(CARDS), 3))] * 3
    t.pick("ready:walls-and-banners")
    assert t.asked == 1  # what one player took is not missed by the next
    assert Counter(t.s.sides[1].pack) == Counter(dict.fromkeys(range(CARDS), 3))
    t.pick("ready:walls-and-banners", "ready:light-and-shadow")
    built = [Counter(side.deck + side.hand) for side in t.s.sides]
    decks = [Counter({card: n for card, n in enumerate(deck.copies) if n}) for deck in t.game.box.decks]
    assert built == [decks[0], decks[0], decks[1]]


@pytest.mark.rule("epic.constructed.min-sixty")
def test_a_deck_has_sixty_cards_or_more() -> None:
    assert (sum(a_deck()), broken_rules(a_deck())) == (60, [])
    assert broken_rules(a_deck(lamp_seraph=2)) == ["epic.deck-small"]
    assert broken_rules(a_deck(lost_letters_golem=3)) == []


@pytest.mark.rule("epic.constructed.min-sixty", "epic.constructed.own-collection")
def test_a_deck_built_card_by_card_is_done_only_when_it_has_sixty() -> None:
    t = new_game(format="constructed")
    box = t.game.box
    for card, count in enumerate(a_deck()):
        for _ in range(count):
            assert "done" not in t.offered
            t.pick(f"add:{box.ids['card'][card]}")
    assert "done" in t.offered
    assert t.pick("done").asked == 1


@pytest.mark.rule("epic.constructed.max-three-copies")
def test_a_deck_has_three_copies_of_a_card_at_most() -> None:
    assert broken_rules(a_deck(lamp_seraph=4)) == ["epic.deck-copies"]
    t = new_game(format="constructed").pick("add:lamp-seraph", "add:lamp-seraph", "add:lamp-seraph")
    assert "add:lamp-seraph" not in t.offered


@pytest.mark.rule("epic.constructed.zero-to-one-ratio", "epic.ruling.constructed-multi-alignment")
def test_each_free_card_needs_two_of_cost_one_of_its_own_alignment() -> None:
    assert broken_rules(a_deck(chapel_falcon=3, shields_up=3)) == []  # 6 to 30
    assert broken_rules(a_deck(paper_owl=1)) == ["epic.deck-ratio"]  # sixty others don't help a sage
    assert broken_rules(a_deck(paper_owl=1, lost_letters_golem=1)) == ["epic.deck-ratio"]
    assert broken_rules(a_deck(paper_owl=1, lost_letters_golem=2)) == []


@pytest.mark.rule("epic.constructed.zero-to-one-ratio", "epic.constructed.max-three-copies")
def test_a_deck_file_is_refused_with_every_rule_it_breaks() -> None:
    with pytest.raises(BadDeck) as error:
        read_deck(GAME.box, "4 paper-owl\n2 lamp-seraph\n")
    assert [problem.key for _, problem in error.value.problems] == [
        "epic.deck-small",
        "epic.deck-copies",
        "epic.deck-ratio",
    ]


@pytest.mark.rule("epic.constructed.zero-to-one-ratio")
def test_whoever_has_but_one_card_left_to_add_is_asked_all_the_same() -> None:
    """Otherwise others would learn what is left, and could not imagine how it came about."""
    t = new_game(2, format="constructed")
    last = t.game.box.ids["card"].index("lily-marshal")
    for card in range(CARDS):
        for _ in range(2 if card == last else 3):
            t.pick(f"add:{t.game.box.ids['card'][card]}")
    assert t.offered == {"add:lily-marshal"}  # without it good has too few cards of cost one
    assert t.asked == 0
    assert t.game.world(t.s, 1, rng("another deck")).seat == 0
    assert t.pick("add:lily-marshal").asked == 1  # the whole collection is a deck


@pytest.mark.rule("epic.constructed.min-sixty", "epic.constructed.max-three-copies",
                  "epic.constructed.zero-to-one-ratio")  # fmt: skip
def test_a_deck_that_is_not_ready_is_refused_with_the_rule_it_breaks() -> None:
    t = new_game(2, format="constructed")
    free = [t.game.box.ids["card"][card] for card in SIXTY if t.s.card(card).cost == 0]
    paid = [t.game.box.ids["card"][card] for card in SIXTY if t.s.card(card).cost == 1]
    t.pick(*[f"add:{free[1]}"] * 3)
    assert (t.refused("done"), t.refused(f"add:{free[1]}")) == (
        "epic.constructed.min-sixty",
        "epic.constructed.max-three-copies",
    )
    t.pick(*[f"add:{card}" for card in paid[-20:] for _ in range(3)])
    assert t.refused("done") == "epic.constructed.zero-to-one-ratio"
    t.pick(*[f"add:{card}" for card in paid[:2] for _ in range(3)])
    assert "done" in t.offered
