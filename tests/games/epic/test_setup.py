"""Zawartość, Jak zacząć?: what is in the box, and how a game begins."""

from __future__ import annotations

import pytest

from games.epic.plain import table
from games.epic.tabletop import GAME, OWLS, SIXTY, champion, game_with, new_game
from harness import of_the_box
from wawel.catalog import folder
from wawel.engine.chance import rng
from wawel.engine.content import ContentError
from wawel.engine.events import EVERYONE, NOBODY
from wawel.games.epic.box import ALIGNMENTS, CARDS, KEYWORDS, TOKENS
from wawel.games.epic.game import FORMAT_SEATS, Epic
from wawel.games.epic.load import FILES
from wawel.games.epic.rules.formats import FORMATS
from wawel.games.epic.state import EpicState
from wawel.games.epic.words import PHASES
from wawel.texts import LANGUAGES, Words

# ---------------------------------------------------------------------- the box


@pytest.mark.rule("epic.component.token-cards", "epic.ruling.token-two-sided")
def test_there_are_four_kinds_of_tokens_and_their_cards_are_no_limit() -> None:
    box = GAME.box
    assert [box.ids["card"][n] for n, card in enumerate(box.cards) if card.token] == TOKENS == box.ids["card"][CARDS:]
    t = table(hands=["all-to-the-walls pack-song last-candle", ""], champions=["human " * 22 + "wolf " * 12])
    t.play("all-to-the-walls", "branch:0").play("pack-song", "branch:0").play("last-candle", "branch:1")
    assert [t.champions(0).split().count(token) for token in TOKENS] == [28, 0, 14, 2]


@pytest.mark.rule("epic.component.life-counters", "epic.life.counters", "epic.ex.book.life-thirty-shown")
def test_everybody_reads_everybodys_life_in_tens_and_ones() -> None:
    t = table(life=[30, 7])
    for reader in (0, 1, NOBODY):
        assert [divmod(life, 10) for life in t.game.view(t.s, reader)["life"]] == [(3, 0), (0, 7)]


@pytest.mark.rule("epic.component.help-and-lists", "epic.setup.help-card")
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_what_keywords_and_phases_are_and_a_list_what_is_in_ones_deck(language: str) -> None:
    words = Words(language, folder("epic") / "texts")
    assert all(words.has(f"keyword-{keyword}-text") for keyword in KEYWORDS)
    assert all(words.has(f"phase-{phase}") for phase in PHASES)
    t = new_game(format="random-thirty")
    for seat in (0, 1):
        listed = t.game.view(t.s, seat)["sides"][seat]["deck_cards"]
        assert " ".join(listed) == t.names(sorted(t.s.sides[seat].deck))
        assert "deck_cards" not in t.game.view(t.s, seat)["sides"][1 - seat]


@pytest.mark.rule("epic.component.gold-and-turn", "epic.ruling.gold-icons")
def test_gold_shows_one_or_nothing_and_one_player_has_the_turn_token() -> None:
    t = table(hands=["second-harvest", ""])
    assert (t.gold, t.s.active) == ([1, 1], 0)
    assert t.play("second-harvest").gold == [0, 1]
    t.end_turn()
    assert (t.gold, t.s.active) == ([1, 1], 1)  # what was not spent is not added up
    assert {card.cost for card in t.game.box.cards} == {0, 1}


@pytest.mark.rule("epic.component.sixty-cards", "epic.ruling.card-list")
def test_there_are_sixty_different_playing_cards() -> None:
    assert len({row["id"] for row in of_the_box(FILES, "cards.toml", "card")}) == 60
    made = FILES.content()
    made.replace("cards.toml", {"card": made.tables["cards.toml"]["card"][1:]})
    with pytest.raises(ContentError):
        Epic(made)


@pytest.mark.rule("epic.component.other-sets")
def test_words_of_other_sets_are_not_known() -> None:
    for keyword in ("unbanishable", "ally", "loyalty"):
        with pytest.raises(ContentError):
            game_with({"stranger": champion(3, 3, keyword)})


@pytest.mark.rule("epic.setup.quick-start", "epic.ruling.quick-start")
def test_without_a_guide_a_first_game_is_played_with_decks_by_alignment() -> None:
    assert "quick-start" not in FORMATS
    t = new_game()
    assert (t.step, FORMATS[t.s.format]) == ("TakeAlignments", "preconstructed")


# ---------------------------------------------------------------------- decks


@pytest.mark.rule("epic.setup.sort-alignments", "epic.card.alignments", "epic.ruling.alignment-icons")
def test_the_set_makes_four_piles_by_alignment() -> None:
    t = new_game()
    assert t.offered == {"alignment:good", "alignment:wild", "alignment:evil", "alignment:sage"}
    piles = [[c for c in range(CARDS) if t.s.card(c).alignment == n] for n in range(len(ALIGNMENTS))]
    assert [len([card for card in pile if card in SIXTY]) for pile in piles] == [15, 15, 15, 15]
    first = t.s.first
    t.pick("alignment:evil")
    assert t.s.sides[first].deck == piles[2]


@pytest.mark.rule("epic.setup.choose-two", "epic.preconstructed.build", "epic.ruling.preconstructed-size")
def test_each_takes_all_cards_of_two_alignments_and_shuffles_them() -> None:
    t = new_game()
    first = t.s.first
    t.pick("alignment:good", "alignment:wild", "alignment:evil")
    for seat, alignments in ((first, [0, 3]), (1 - first, [1, 2])):
        side = t.s.sides[seat]
        owned = sorted(side.deck + side.hand)
        assert owned == [c for c in range(CARDS) if t.s.card(c).alignment in alignments]
        assert len([card for card in owned if card in SIXTY]) == 30
        assert side.deck != sorted(side.deck)
    decks = set()
    for seed in range(6):
        other = new_game(seed=seed).pick("alignment:good", "alignment:wild", "alignment:evil")
        decks.add(tuple(other.s.sides[other.s.first].deck))
    assert len(decks) == 6


@pytest.mark.rule("epic.ruling.choose-two-conflict", "epic.ruling.first-player-before-decks")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_player_takes_one_pile_the_other_two_and_none_is_shared(seed: int) -> None:
    t = new_game(seed=seed)
    first = t.s.first
    assert t.story()[0] == "first"
    assert t.asked == first
    t.pick("alignment:wild")
    assert t.asked == 1 - first
    assert t.refused("alignment:wild") == "epic.ruling.choose-two-conflict"
    t.pick("alignment:good")
    assert t.asked == 1 - first
    t.pick("alignment:sage")
    assert t.happened("took-alignment") == [(first, "wild"), (1 - first, "good"), (1 - first, "sage"), (first, "evil")]


@pytest.mark.rule("epic.setup.other-formats")
@pytest.mark.parametrize("format", FORMATS)
def test_decks_may_be_made_by_any_format(format: str) -> None:
    t = new_game(FORMAT_SEATS[format][0], format=format)
    steps = {"preconstructed": "TakeAlignments", "random-thirty": "Mulligan", "sixty-keep-thirty": "KeepThirty"}
    steps |= {"pack-draft": "PickCard", "cube-draft": "PickCard", "dark-draft": "DarkPick", "constructed": "BuildDeck"}
    assert t.step == steps[format]


# ---------------------------------------------------------------------- the play area


@pytest.mark.rule("epic.setup.play-area", "epic.setup.discard-pile")
def test_each_has_a_deck_a_hand_and_a_discard_pile_of_their_own() -> None:
    t = new_game(3, format="random-thirty")
    for seat in range(3):
        assert (len(t.hand(seat).split()), len(t.deck(seat).split()), t.discard(seat)) == (5, 25, "")
    t = table(hands=["flint-spark", "flint-spark"])
    t.play("flint-spark")
    assert (t.discard(0), t.discard(1)) == ("flint-spark", "")
    t.pick("done").play("flint-spark")
    assert (t.discard(0), t.discard(1)) == ("flint-spark", "flint-spark")


@pytest.mark.rule("epic.discard.face-up", "epic.discard.public")
def test_discarded_broken_and_played_cards_lie_open_to_all() -> None:
    t = table(hands=["flint-spark thread-of-thought", ""], champions=["", "bramble-boar"])
    t.play("flint-spark", "target:bramble-boar").play("thread-of-thought", "discard:paper-owl")
    assert (t.discard(0), t.discard(1)) == ("flint-spark paper-owl thread-of-thought", "bramble-boar")
    for reader in (0, 1, NOBODY):
        for seat, side in enumerate(t.game.view(t.s, reader)["sides"]):
            assert " ".join(side["discard"]) == t.discard(seat)
    assert t.happened("discarded") == [(0, "paper-owl")]
    assert not [e for e in t.log if e.key == "discarded" and e.reader != EVERYONE]


@pytest.mark.rule("epic.setup.token-pool", "epic.token.from-pool")
def test_tokens_come_from_a_pool_of_all_and_from_no_deck() -> None:
    t = new_game(format="random-thirty")
    for side in t.s.sides:
        assert all(card < CARDS for card in side.deck + side.hand)
    assert t.s.champions == []
    t = table(hands=["pack-song", "pack-song"])
    t.play("pack-song", "branch:0").pick("done").play("pack-song", "branch:0")
    assert (t.champions(0), t.champions(1)) == ("wolf wolf", "wolf wolf")
    assert (t.deck(0), t.deck(1)) == (OWLS.strip(), OWLS.strip())
    assert (t.hand(0), t.hand(1)) == ("", "")


@pytest.mark.rule("epic.setup.life-thirty")
@pytest.mark.parametrize("players", [2, 3, 8])
def test_everybody_starts_with_thirty_life(players: int) -> None:
    assert new_game(players, format="random-thirty").life == [30] * players


@pytest.mark.rule("epic.life.damage-reduces")
def test_damage_lowers_life_by_its_amount() -> None:
    t = table(hands=["flint-spark burning-sky", ""]).play("flint-spark")
    assert t.life == [30, 25]
    assert t.play("burning-sky").life == [30, 17]


# ---------------------------------------------------------------------- who begins, first hands


@pytest.mark.rule("epic.setup.first-player-random")
@pytest.mark.parametrize("players", [2, 3])
def test_chance_says_who_begins(players: int) -> None:
    firsts = [new_game(players, seed, format="random-thirty").s.first for seed in range(60)]
    for seat in range(players):
        assert 60 / players / 2 < firsts.count(seat) < 60 / players * 2


@pytest.mark.rule("epic.setup.draw-five")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_draws_five_cards(players: int) -> None:
    t = new_game(players, format="random-thirty")
    assert t.happened("drew") == [(seat, 5) for seat in range(players)]
    assert all(len(side.hand) == 5 for side in t.s.sides)


@pytest.mark.rule("epic.setup.start-tokens")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_player_begins_and_gold_lies_with_its_one_up(seed: int) -> None:
    t = new_game(seed=seed, format="random-thirty")
    first = t.s.first
    assert t.gold == [1, 1]
    t.pick("done", "done")
    assert (t.step, t.asked, t.s.active, t.s.turn) == ("MainPhase", first, first, 1)
    assert t.gold == [1, 1]


@pytest.mark.rule("epic.preconstructed.build", "epic.ruling.hidden-zones")
@pytest.mark.parametrize("reader", [0, 1, NOBODY])
def test_everybody_knows_which_cards_are_in_which_preconstructed_deck(reader: int) -> None:
    t = new_game()
    while t.step == "TakeAlignments":
        t.game.answer(t.s, t.game.choices(t.s)[0], t.s.options[0])
    for seed in range(3):
        imagined = t.game.world(t.s, reader, rng(seed))
        assert isinstance(imagined, EpicState)
        for side, real in zip(imagined.sides, t.s.sides, strict=True):
            assert sorted(side.hand + side.deck) == sorted(real.hand + real.deck)
