"""Problems are reported in the user's language: no English sentence of the engine within a Polish one."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from string import Formatter

import pytest

from cli.conftest import Run
from wawel import catalog
from wawel.cli import ui
from wawel.engine.problems import PROBLEMS, Problem
from wawel.engine.records import Play, Writer, secret_of

HEAD = 'game = "etchinstone"\n'
#: words of the engine's English that no Polish sentence has
ENGLISH = re.compile(
    r"\b(the|is|are|not|should|can't|cannot|unknown|missing|expected|known|there|this|from|mean|valid|line|Invalid)\b"
)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    play = Play(catalog.game("etchinstone"), secret=secret_of(5))
    luck = random.Random(5)
    while play.choices():
        choice = play.choices()[0]
        play.answer(choice, luck.choice(choice.options))
    file = tmp_path / "gra.jsonl"
    file.write_text("\n".join(play.lines()) + "\n", encoding="utf-8")
    return file


def polish(text: str) -> str:
    found = ENGLISH.search(text)
    assert found is None, f"{found[0]!r} in {text}"
    return text


@pytest.mark.parametrize(
    ("text", "key", "told"),
    [
        (
            HEAD + '[card.undertow.level.1]\nhardships = ["ambsh"]\n',
            "effect-unknown",
            "nie ma efektu „ambsh”. Może chodzi o „ambush”? Do wyboru: ambush, hazards, night-travel, storm.",
        ),
        (HEAD + '[card.undertow]\nelement = "earth"\n', "unknown", "„earth” to nieznane słowo. Do wyboru: water,"),
        (
            HEAD + "[dragon.skalimir]\ninitiative = -1\n",
            "range",
            "dragon skalimir: initiative: powinna tu być liczba od 0 do 99, a jest -1",
        ),
        (HEAD + "[dragon.skalimir]\ninitiative = true\n", "number", "powinna tu być liczba całkowita, a jest true"),
        (HEAD + "[dragon.skalimir]\nhp.levels = [3, 2]\n", "numbers-count", "powinny tu być 3 liczby, a podano ich 2"),
        (HEAD + '[card.undertow]\nname = { pl = "Wir" }\n', "missing", "card undertow: name.en: brakuje tego pola"),
        (HEAD + "[dragn.skalimir]\nx = 1\n", "kind-unknown", "nie ma takiego rodzaju komponentów. Może chodzi o „dra"),
        ("game = \n", "toml-at", "niepoprawny TOML, wiersz 1, kolumna 8"),
        ("x = [\n", "toml", "niepoprawny TOML"),
        ("[dragon.skalimir]\nx = 1\n", "game-unsaid", "podaj, której gry to dotyczy"),
    ],
)
def test_content_check_speaks_polish(wawel: Run, tmp_path: Path, text: str, key: str, told: str) -> None:
    file = tmp_path / "moje.toml"
    file.write_text(text, encoding="utf-8")
    done = wawel("content", "check", file, "--lang", "pl")
    assert done.code == 1
    assert told in polish(done.out)
    error = json.loads(wawel("content", "check", file, "--lang", "pl", "--json").out)[0]["errors"][0]
    assert error["key"] == key
    assert error["problem"] in done.out


def test_values_given_one_by_one_are_refused_in_polish(wawel: Run) -> None:
    done = wawel("sim", "etchinstone", "--set", "dragon.skalimir.initiative=-1", "--lang", "pl")
    assert done.code == 2
    assert polish(done.err) == (
        "Błąd: Te wartości komponentów się nie nadają: dragons.toml: dragon skalimir: initiative: "
        "powinna tu być liczba od 0 do 99, a jest -1\n"
    )


def test_a_damaged_record_is_reported_in_polish(wawel: Run, record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace('"seat":0', '"seat":1', 1), encoding="utf-8")
    for command in ("verify", "replay"):
        done = wawel(command, record, "--lang", "pl")
        assert done.code == 1
        assert "wiersz 2: ten wiersz zmieniono albo uszkodzono" in polish(done.out)
        told = json.loads(wawel(command, record, "--lang", "pl", "--json").out)
        assert (told["ok"], told["line"], told["key"]) == (False, 2, "record-damaged")
        assert told["problem"] in done.out


@pytest.mark.parametrize(
    ("line", "change", "told"),
    [
        (0, {"rules": "0"}, "zapisano według wersji zasad 0, a tu etchinstone ma wersję"),
        (0, {"settings": {"dragn": 1}}, "etchinstone nie ma ustawienia „dragn”. Może chodzi o „dragon”?"),
        (0, {"players": 5}, "Nie da się grać w etchinstone przy takiej liczbie graczy: 5. Do wyboru: 1."),
        (0, {"players": None}, "pole „players” nie może mieć wartości nic"),
        (1, {"option": "sing"}, "w tej grze nie ma takiej odpowiedzi: nie ma odpowiedzi „sing”."),
        (
            1,
            {"option": "face"},
            "ta odpowiedź nie jest tu dozwolona: „face” nie jest tu do wyboru (pytanie 0): kiedy można to zrobić, mówi "
            "zasada etch.challenge.detour-optional; obecne pytanie wynika z zasady etch.setup.choose-dragon",
        ),
        (1, {"option": "done"}, "ta odpowiedź nie jest tu dozwolona: „done” nie jest tu do wyboru"),
        (1, {"n": 7}, "pytanie 7 nie czeka na odpowiedź (zasada etch.setup.choose-dragon). Do wyboru: 0."),
        (1, {"seat": 3}, "miejsca 3 nikt tu o nic nie pytał"),
        (-1, {"seed": "smok"}, 'pole „seed” nie może mieć wartości "smok"'),
    ],
)
def test_a_forged_record_is_reported_in_polish(
    wawel: Run, record: Path, line: int, change: dict[str, object], told: str
) -> None:
    bodies = [json.loads(text) for text in record.read_text(encoding="utf-8").splitlines()]
    bodies[line].update(change)
    writer = Writer()
    lines = [writer.line({key: value for key, value in body.items() if key != "sum"}) for body in bodies]
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = wawel("verify", record, "--lang", "pl")
    assert done.code == 1
    assert told in polish(done.out)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bots", "gredy"], "Nie ma bota „gredy”. Może chodzi o „greedy”? Do wyboru: random, greedy, mcts."),
        (
            ["--bots", "mcts:x"],
            "Nie ma bota „mcts:x”: po „mcts” mogą stać co najwyżej 2 liczby całkowite, np. mcts:300.",
        ),
        (["--bots", "random:3"], "Nie ma bota „random:3”: po „random” nie podaje się liczb."),
        (["--dificulty", "hard"], "etchinstone nie ma ustawienia „dificulty”. Może chodzi o „difficulty”?"),
        (["--difficulty", "hrd"], 'difficulty nie może mieć wartości "hrd". Może chodzi o „hard”?'),
        (["--players", "5"], "Nie da się grać w etchinstone przy takiej liczbie graczy: 5. Do wyboru: 1."),
    ],
)
def test_what_cannot_be_played_is_reported_in_polish(wawel: Run, words: list[str], told: str) -> None:
    done = wawel("sim", "etchinstone", "--games", "1", *words, "--lang", "pl")
    assert done.code == 2
    assert polish(done.err).startswith(f"Błąd: {told}")


def test_an_unknown_bot_at_the_table_is_reported_in_polish(wawel: Run) -> None:
    done = wawel("play", "etchinstone", "--hint", "gredy", "--lang", "pl")
    assert done.code == 2
    assert "Nie ma bota „gredy”. Może chodzi o „greedy”?" in polish(done.err)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_problem_has_words(language: str) -> None:
    samples: dict[str, object] = {
        "known": ["smok", "wawel"],
        "word": "smog",
        "other": "smok",
        "value": {"a": [1, None]},
    }
    samples |= {"problem": Problem("missing"), "reason": "because"}
    numbers = ("count", "found", "low", "high", "most", "number", "players", "at", "line", "column", "free", "paid")
    samples |= dict.fromkeys(numbers, 2)
    for game in catalog.GAMES:
        catalog.package(game)  # each declares its own
    assert {"epic.deck-small", "etchinstone.rising"} <= set(PROBLEMS)
    for template in PROBLEMS.values():
        samples |= {name: f"<{name}>" for _, name, _, _ in Formatter().parse(template) if name and name not in samples}
    ui.set_language(language)
    for key in PROBLEMS:
        assert str(Problem(key, **samples))
        told = ui.problem(Problem(key, **samples))
        assert told
        assert "because" not in told
        if language == "pl":
            polish(re.sub(r"<\w+>", "", told))
