"""Records: what they hold, what can be done with them, and that every forgery is noticed."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.toys import SAY, Ask, Roll, Together, Toy, ToyGame, say
from wawel import catalog
from wawel.engine.chance import rng
from wawel.engine.game import Game, IllegalAnswer
from wawel.engine.records import (
    BadRecord,
    NoUndo,
    Play,
    Writer,
    commitment,
    read_bytes,
    read_lines,
    replay,
    restore,
    secret_of,
    verify,
)
from wawel.engine.state import State
from wawel.engine.verbs import DONE

GAME = catalog.game("_template")
SECRET = secret_of("smok")

Body = dict[str, Any]


def played(game: Game = GAME, answers: int = 1000, seed: object = "play") -> Play:
    """A short game of two, played at random to its end or for so many answers."""
    play = Play(game, 2, SECRET, {"rounds": 3}, ["Ala", "Żaneta"])
    luck = rng(seed)
    while play.choices() and len(play.answers) < answers:
        choice = play.choices()[-1]
        play.answer(choice, choice.options[luck.pick(len(choice.options))])
    return play


def as_file(play: Play) -> bytes:
    return "".join(line + "\n" for line in play.lines()).encode()


@pytest.fixture(scope="module")
def finished() -> Play:
    return played()


@pytest.fixture
def bodies(finished: Play) -> list[Body]:
    return copy.deepcopy(read_lines(finished.lines()))


def forged(bodies: list[Body]) -> list[Body]:
    """Bodies written down again, with check sums that fit."""
    writer = Writer()
    return read_lines([writer.line(body) for body in bodies])


# ---------------------------------------------------------------------- lines


def test_a_record_is_a_header_a_line_per_answer_and_a_closing_line(finished: Play) -> None:
    header, *answers, closing = (json.loads(line) for line in finished.lines())
    assert list(header) == [
        "wawel", "game", "rules", "content", "players", "settings", "names", "commitment", "chance", "sum",
    ]  # fmt: skip
    assert (header["game"], header["players"], header["settings"]) == ("_template", 2, {"rounds": 3})
    assert header["names"] == ["Ala", "Żaneta"]
    assert header["commitment"] == commitment(SECRET)
    assert [list(answer) for answer in answers] == [["n", "seat", "option", "chance", "sum"]] * len(finished.answers)
    assert answers[0]["n"] == 1, "the second seat answered first"
    assert answers[0]["option"].startswith("play:")
    assert closing["seed"] == SECRET.hex()
    result = GAME.result(finished.state)
    assert result is not None
    assert closing["result"] == result.to_json()
    assert closing["rewound"] == 0


def test_the_seed_is_revealed_only_at_the_end() -> None:
    play = played(answers=5)
    assert SECRET.hex() not in "".join(play.lines())
    assert SECRET.hex() in json.dumps(play.save())


def test_without_a_seed_the_luck_is_the_systems_own() -> None:
    assert Play(GAME).secret != Play(GAME).secret
    assert len(Play(GAME).secret) == 32


def test_equal_seeds_and_answers_give_equal_records(finished: Play) -> None:
    assert played().lines() == finished.lines()
    assert played(seed="otherwise").lines() != finished.lines()


# ---------------------------------------------------------------------- replay and verify


def test_a_record_can_be_replayed_and_verified(finished: Play, bodies: list[Body]) -> None:
    for again in (replay(GAME, bodies), verify(GAME, bodies), verify(GAME, read_bytes(as_file(finished)))):
        assert again.lines() == finished.lines()
        assert again.state.to_json() == finished.state.to_json()
        assert [[GAME.event_to_json(e) for e in events] for events in again.log] == [
            [GAME.event_to_json(e) for e in events] for events in finished.log
        ]


def test_an_unfinished_record_can_be_replayed_but_not_verified() -> None:
    play = played(answers=7)
    bodies = read_lines(play.lines())
    again = replay(GAME, bodies)
    assert again.lines()[1:] != []
    assert GAME.view(again.state, 0) == GAME.view(play.state, 0)
    with pytest.raises(BadRecord, match="line 8: the game is not over: its seed is still secret"):
        verify(GAME, bodies)


@pytest.mark.parametrize("flip", [0x01, 0x20, 0x80])
def test_one_flipped_bit_is_found_with_its_line_wherever_it_is(finished: Play, flip: int) -> None:
    data = as_file(finished)
    for at in range(len(data)):
        line = data[:at].count(b"\n") + 1
        damaged = bytearray(data)
        damaged[at] ^= flip
        with pytest.raises(BadRecord) as caught:
            read_bytes(bytes(damaged))
        assert caught.value.line == line, f"byte {at}"
        assert str(caught.value).startswith(f"line {line}: this line was changed or is damaged")


def test_a_record_cut_off_anywhere_is_never_taken_for_a_whole_one(finished: Play) -> None:
    data = as_file(finished)
    for length in range(len(data) - 1):
        with pytest.raises(BadRecord):
            verify(GAME, read_bytes(data[:length]))
    verify(GAME, read_bytes(data[:-1]))


def test_lines_left_out_swapped_or_doubled_are_found(finished: Play) -> None:
    lines = finished.lines()
    for changed in (lines[:3] + lines[4:], [*lines[:2], lines[3], lines[2], *lines[4:]], lines[:3] + lines[2:]):
        with pytest.raises(BadRecord, match=r"line [34]: this line was changed or is damaged"):
            read_lines(changed)


def test_an_empty_file_is_no_record() -> None:
    with pytest.raises(BadRecord, match="the record is empty"):
        read_lines([])
    with pytest.raises(BadRecord, match="line 1"):
        read_bytes(b"")


def test_records_of_other_games_rules_and_components_are_refused(bodies: list[Body]) -> None:
    with pytest.raises(BadRecord, match="line 1: a record of _template, not of etchinstone"):
        verify(catalog.game("etchinstone"), bodies)
    newer = catalog.changed_game("_template", catalog.content("_template"))
    newer.version = "99"
    with pytest.raises(BadRecord, match="line 1: recorded under rules version 2, but _template here has version 99"):
        verify(newer, bodies)
    content = catalog.content("_template")
    content.set("card.purse.value", 3)
    with pytest.raises(BadRecord, match="line 1: recorded with other component values"):
        verify(catalog.changed_game("_template", content), bodies)


# ---------------------------------------------------------------------- forgeries with check sums that fit


def change(line: int, **fields: Any) -> Callable[[list[Body]], None]:
    return lambda bodies: bodies[line].update(fields)


def drop(line: int, field: str) -> Callable[[list[Body]], None]:
    return lambda bodies: bodies[line].pop(field) and None


def win(bodies: list[Body]) -> None:
    bodies[-1]["result"]["scores"][0] += 1


def end_early(bodies: list[Body]) -> None:
    del bodies[5:-1]


def more_luck(bodies: list[Body]) -> None:
    bodies[0]["chance"].append(0)


FORGERIES: dict[str, tuple[Callable[[list[Body]], None], str]] = {
    "another format": (change(0, wawel=2), "line 1: this is no Wawel record of format 1"),
    "no format": (drop(0, "wawel"), "line 1: this is no Wawel record"),
    "no players": (drop(0, "players"), "line 1: 'players' is missing"),
    "nine players": (change(0, players=9), "line 1: _template is played by 2, 3, 4, not by 9"),
    "players as text": (change(0, players="2"), "line 1: 'players' can't be '2'"),
    "four rounds": (change(0, settings={"rounds": 4}), "line 1: rounds can't be 4"),
    "unknown setting": (change(0, settings={"turns": 3}), "line 1: _template has no setting 'turns'"),
    "short set-up": (change(0, chance=[0]), "line 1: the chance results do not fit the set-up: a chance result below"),
    "odd set-up": (change(0, chance=[-1]), "line 1: the chance results do not fit the set-up: chance result 1"),
    "half a result": (change(0, chance=[1.5]), "line 1: a chance result can't be 1.5"),
    "long set-up": (more_luck, "line 1: more chance results are recorded than happen in the set-up"),
    "wrong number": (change(1, n=5), "line 2: the answer is not legal here: choice 5 is not open; open: 0, 1"),
    "number as text": (change(1, n="1"), "line 2: 'n' can't be '1'"),
    "illegal option": (change(1, option="branch:0"), "line 2: the answer is not legal here: branch:0 is not offered"),
    "unknown option": (change(1, option="sing"), "line 2: not an answer of this game: there is no verb 'sing'"),
    "option as code": (change(1, option=3), "line 2: 'option' can't be 3"),
    "another seat": (change(1, seat=0), "line 2: seat 0 was not asked here"),
    "needless luck": (change(1, chance=[3]), "line 2: more chance results are recorded than happen here"),
    "no luck": (change(2, chance=[]), "line 3: the chance results do not fit the answer: a chance result below 6 is"),
    "a seven": (change(2, chance=[6]), "line 3: the chance results do not fit the answer: chance result 1"),
    "luck is null": (change(2, chance=None), "line 3: 'chance' can't be None"),
    "luck is missing": (drop(2, "chance"), "line 3: 'chance' is missing"),
    "another winner": (win, "the replayed game ends otherwise than recorded"),
    "another end": (change(-1, state="0" * 16), "the replayed game ends otherwise than recorded"),
    "another seed": (change(-1, seed="00" * 32), "the revealed seed is not the one committed to in line 1"),
    "no seed at all": (change(-1, seed="dragon"), "'seed' can't be 'dragon'"),
    "another commitment": (change(0, commitment="00"), "the revealed seed is not the one committed to in line 1"),
    "rewinds hidden": (drop(-1, "rewound"), "'rewound' is missing"),
    "ended early": (end_early, "a result is recorded, but the game is not over"),
}


@pytest.mark.parametrize(("forge", "problem"), FORGERIES.values(), ids=FORGERIES)
def test_a_forgery_is_found_with_its_line(
    bodies: list[Body], forge: Callable[[list[Body]], None], problem: str
) -> None:
    forge(bodies)
    with pytest.raises(BadRecord, match=problem) as caught:
        verify(GAME, forged(bodies))
    assert caught.value.line > 0


# ---------------------------------------------------------------------- leaving


class Quitters(ToyGame):
    """A toy that seats may leave while somebody is asked: a die is rolled for each, and the game goes on."""

    def can_leave(self, s: State, seat: int) -> bool:
        assert isinstance(s, Toy)
        return bool(s.stack) and seat not in s.order

    def take_leave(self, s: State, seat: int) -> None:
        assert isinstance(s, Toy)
        s.order.append(seat)
        s.said.append(s.roll(6))
        s.event("gave", seat, s.said[-1])


def left() -> Play:
    """Somebody answers, somebody leaves, somebody rolls."""
    play = Play(Quitters(Roll(1), Ask(1, (3, 4))), 2, SECRET)
    play.answer(0, SAY + 3)
    assert [(event.key, event.a) for event in play.leave(1)] == [("gave", 1)]
    play.answer(2, DONE)
    return play


def test_a_leaving_is_a_line_of_its_own_that_replays() -> None:
    play = left()
    bodies = read_lines(play.lines())
    (line,) = [body for body in bodies if "leaves" in body]
    assert (line["n"], line["leaves"], len(line["chance"])) == (1, 1, 1)
    again = replay(play.game, bodies, SECRET)
    assert play.game.same(again.state, play.state)
    assert again.lines() == play.lines()


@pytest.mark.parametrize(("fields", "problem"), [
    ({"leaves": 5}, "seat 5 can't leave"),
    ({"leaves": "1"}, "'leaves' can't be '1'"),
    ({"n": 7}, "'n' can't be 7"),
    ({"chance": []}, "a chance result below 6 is needed"),
    ({"chance": [1, 2]}, "more chance results"),
])  # fmt: skip
def test_a_forged_leaving_is_found(fields: Body, problem: str) -> None:
    play = left()
    bodies = read_lines(play.lines())
    bodies[2].update(fields)
    with pytest.raises(BadRecord, match=problem) as caught:
        replay(play.game, forged(bodies), SECRET)
    assert caught.value.line == 3


def test_nobody_takes_a_leaving_back_but_by_a_rewind() -> None:
    play = Play(Quitters(Ask(0, (3, 4))), 2, SECRET)
    before = play.state
    play.leave(1)
    with pytest.raises(NoUndo):
        play.undo()
    play.rewind()
    assert (play.state is before, play.rewound, play.answers) == (True, 1, [])


def test_who_may_not_leave_leaves_the_table_as_it_was() -> None:
    for game, seat in ((ToyGame(Ask(0, (3, 4))), 0), (Quitters(Ask(0, (3, 4))), 2), (Quitters(Ask(0, (3, 4))), -1)):
        play = Play(game, 2, SECRET)
        before = play.state
        with pytest.raises(IllegalAnswer, match="can't leave"):
            play.leave(seat)
        assert (play.state is before, play.answers, before.number) == (True, [], 0)


def test_a_leaving_opens_sealed_answers_again() -> None:
    game = Quitters(Together())
    s = game.fresh(2, {"size": 2, "open": False})
    s.hands[0].cards, s.hands[1].cards = [1, 2], [3, 4]
    game.start(s)
    game.answer(s, 1, SAY + 4)
    game.leave(s, 0)
    assert ([choice.seat for choice in game.choices(s)], s.sealed, s.number) == ([0, 1], [], 1)


def test_a_record_must_be_objects() -> None:
    from wawel.engine.records import chain

    for text, problem in (("[1}", "not valid JSON"), ("{1}", "not valid JSON")):
        line = f'{text[:-1]},"sum":"{chain("", text)}"}}'
        with pytest.raises(BadRecord, match=f"line 1: {problem}"):
            read_lines([line])


def test_forged_luck_replays_but_does_not_verify() -> None:
    """Somebody who runs the table chooses the dice, and everything after it fits: only the seed shows it."""
    play = Play(GAME, 2, SECRET, {"rounds": 3})
    luck, fixed = rng("cheat"), 0
    while play.choices():
        choice = play.choices()[0]
        option = choice.options[luck.pick(len(choice.options))]
        play.answer(choice, option)
        chance = play.answers[-1].chance
        if not fixed and len(chance) == 1 and chance != [5]:
            play.rewind()
            play.answer(choice, option, script=[5])
            fixed = len(play.answers) + 1
    play.rewound = 0
    bodies = read_lines(play.lines())
    assert replay(GAME, bodies).lines() == play.lines()
    with pytest.raises(BadRecord, match=f"line {fixed}: the luck of this answer does not come from the seed"):
        verify(GAME, bodies)


def test_a_stacked_deck_replays_but_does_not_verify(bodies: list[Body]) -> None:
    """The set-up of one seed under the commitment to another: only the seed shows it."""
    stacked = copy.deepcopy(bodies[:1])
    stacked[0]["chance"] = Play(GAME, 2, secret_of("another"), {"rounds": 3}).set_up
    play = replay(GAME, forged(stacked), SECRET)
    assert play.set_up == stacked[0]["chance"] != bodies[0]["chance"]
    luck = rng("stacked")
    while play.choices():
        choice = play.choices()[0]
        play.answer(choice, choice.options[luck.pick(len(choice.options))])
    with pytest.raises(BadRecord, match="line 1: the set-up's luck does not come from the seed"):
        verify(GAME, read_lines(play.lines()))


# ---------------------------------------------------------------------- saving


def test_a_game_is_saved_and_restored_at_any_point() -> None:
    play = played(answers=0)
    luck = rng("save")
    while play.choices():
        choice = play.choices()[luck.pick(len(play.choices()))]
        option = choice.options[luck.pick(len(choice.options))]
        again = restore(GAME, json.loads(json.dumps(play.save())))
        assert again.state.to_json() == play.state.to_json()
        assert again.names == ["Ala", "Żaneta"]
        play.answer(choice, option)
        again.answer(choice.number, option)
        assert again.lines() == play.lines(), "the luck to come is the same too"
    again = restore(GAME, play.save())
    assert again.save() == play.save()


def test_a_restored_game_can_be_taken_back() -> None:
    play = played(answers=4)
    again = restore(GAME, play.save())
    while again.answers:
        again.rewind()
    assert GAME.same(again.state, played(answers=0).state)


# ---------------------------------------------------------------------- undo


@pytest.fixture
def table() -> Play:
    """Two free answers, a roll of the dice, and another free answer."""
    game = ToyGame(Ask(0, (8, 9)), Roll(2), Ask(1, (3, 4)), Ask(0, (1, 2)))
    return Play(game, 2, SECRET)


def test_free_answers_are_taken_back_one_by_one(table: Play) -> None:
    states = [table.state.to_json()]
    for option in (SAY + 1, SAY + 3):
        table.answer(len(table.answers), option)
        states.append(table.state.to_json())
    while table.answers:
        assert table.can_undo()
        assert table.state.to_json() == states.pop()
        table.undo()
    assert table.state.to_json() == states.pop()
    assert len(table.log) == 1
    with pytest.raises(NoUndo, match="nothing has been answered yet"):
        table.undo()
    with pytest.raises(NoUndo, match="nothing has been answered yet"):
        table.rewind()


def test_luck_is_a_barrier(table: Play) -> None:
    for option in (SAY + 1, SAY + 3, SAY):
        table.answer(len(table.answers), option)
    assert not table.can_undo()
    before = table.state.to_json()
    with pytest.raises(NoUndo, match="the last answer revealed something, so it can't be taken back"):
        table.undo()
    assert table.state.to_json() == before
    assert len(table.answers) == 3


def test_a_rewind_past_the_barrier_is_marked(table: Play) -> None:
    for option in (SAY + 1, SAY + 3, SAY):
        table.answer(len(table.answers), option)
    rolled = table.answers[-1].chance
    table.rewind()
    assert table.rewound == 1
    table.rewind()
    assert table.rewound == 1, "the answer before was free"
    table.answer(1, SAY + 4)
    table.answer(2, SAY)
    assert table.answers[-1].chance == rolled, "trying again does not change the luck"
    table.answer(3, SAY + 8)
    assert json.loads(table.lines()[-1])["rewound"] == 1
    assert restore(table.game, table.save()).rewound == 1


def test_the_luck_of_an_answer_does_not_depend_on_the_answers_before() -> None:
    game = ToyGame(Roll(2), Roll(3), Ask(0, (1, 2)))
    one, other = Play(game, 2, SECRET), Play(game, 2, SECRET)
    one.answer(0, SAY + 1)
    other.answer(0, SAY + 2)
    for play in (one, other):
        play.answer(1, SAY)
        play.answer(2, SAY)
    assert [a.chance for a in one.answers] == [a.chance for a in other.answers]


def test_an_illegal_answer_is_not_recorded(table: Play) -> None:
    before = table.lines()
    with pytest.raises(IllegalAnswer):
        table.answer(0, DONE)
    with pytest.raises(IllegalAnswer):
        table.answer(7, say(1)[0])
    assert table.lines() == before
    assert (len(table.answers), len(table.states), len(table.barriers)) == (0, 0, 0)


def test_a_mistake_in_a_rule_leaves_the_table_as_it_was() -> None:
    from engine.test_game import Broken

    play = Play(ToyGame(Broken()), 2, SECRET)
    before = play.state.to_json()
    with pytest.raises(ZeroDivisionError):
        play.answer(0, SAY + 1)
    assert play.state.to_json() == before
    assert play.answers == []
