"""A game's rulebook in one language: rules by id, the rulings and examples about them, and a search."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache

from wawel import catalog
from wawel.texts import words_in

LONG = 5


class Entry:
    """A rule, a ruling or an example. `about` are the ids of the rules it speaks of."""

    def __init__(self, id: str, kind: str, section: str, text: str, about: list[str]) -> None:
        self.id = id
        self.kind = kind
        self.section = section
        self.text = text
        self.about = about

    def to_json(self) -> dict[str, object]:
        """The JSON form."""
        return {"id": self.id, "kind": self.kind, "section": self.section, "text": self.text, "rules": self.about}


class Rulebook:
    """All entries of a rulebook, in its order."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.by_id = {entry.id: entry for entry in entries}

    def sections(self) -> dict[str, list[Entry]]:
        """The rules by section, in the order of the book."""
        found: dict[str, list[Entry]] = {}
        for entry in self.entries:
            if entry.kind == "rule":
                found.setdefault(entry.section, []).append(entry)
        return found

    def find(self, id: str) -> Entry | None:
        """An entry by its id, or by the end of its id if only one ends so."""
        ends = [entry for entry in self.entries if entry.id.endswith(f".{id}")]
        return self.by_id.get(id) or (ends[0] if len(ends) == 1 else None)

    def about(self, entry: Entry) -> list[Entry]:
        """The rulings and examples that name a rule; and the rules a ruling or an example names."""
        naming = [other for other in self.entries if entry.id in other.about]
        return naming + [self.by_id[id] for id in entry.about if id in self.by_id]

    def search(self, query: str) -> list[Entry]:
        """Entries that hold all the words, the best first: whole words before beginnings, then the short ones."""
        asked = re.findall(r"[\w-]+", folded(query))
        ranked = []
        for at, entry in enumerate(self.entries):
            words = re.findall(r"\w+", folded(f"{entry.id} {entry.section} {entry.text}"))
            scores = [score(word, words, folded(entry.id)) for word in asked]
            if scores and min(scores) > 0:
                ranked.append((-sum(scores), entry.kind != "rule", len(entry.text), at, entry))
        return [entry for *_, entry in sorted(ranked, key=lambda found: found[:4])]


def score(asked: str, words: list[str], id: str) -> int:
    """How well a word is found: in the id, as a word, as its beginning, or by its stem (Polish changes word ends)."""
    if asked in id.split(".")[-1]:
        return 5
    if asked in words:
        return 4
    if any(word.startswith(asked) for word in words):
        return 3
    return 1 if any(word.startswith(stem(asked)) for word in words) else 0


def stem(word: str) -> str:
    """A word without its last two letters, if enough is left."""
    return word[:-2] if len(word) > LONG else word


def folded(text: str) -> str:
    """Lower case, without diacritics; as long as the text itself, so that positions in both agree."""
    return "".join(unicodedata.normalize("NFD", c)[0] for c in text.lower().replace("ł", "l"))


def highlights(text: str, query: str) -> list[tuple[int, int]]:
    """Where in a text the words of a query stand."""
    asked = re.findall(r"\w+", folded(query))
    found = []
    for word in re.finditer(r"\w+", folded(text)):
        if any(word[0].startswith(stem(one)) for one in asked):
            found.append(word.span())
    return found


def slug(section: str) -> str:
    """The key of a section's name."""
    return "section-" + re.sub(r"[^a-z0-9]+", "-", folded(section)).strip("-")


@cache
def rulebook(key: str, language: str) -> Rulebook:
    """A game's rulebook in a language."""
    folder = catalog.folder(key)
    words = words_in(language, folder / "texts")
    with (folder / "rulebook.toml").open("rb") as file:
        book = tomllib.load(file)

    def section(name: str) -> str:
        return words(slug(name)) if words.has(slug(name)) else name

    entries = [
        Entry(rule["id"], "rule", section(rule["section"]), rule[language], rule.get("rules", []))
        for rule in book.get("rule", [])
    ]
    tail = "" if language == "en" else f"_{language}"
    for ruling in book.get("ruling", []):
        text = " ".join(ruling[f"{part}{tail}"] for part in ("question", "decision", "why"))
        entries.append(Entry(ruling["id"], "ruling", "", text, ruling.get("rules", [])))
    for example in book.get("example", []):
        entries.append(Entry(example["id"], "example", "", example[language], example.get("rules", [])))
    return Rulebook(entries)
