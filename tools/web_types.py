"""Write the browser's types: of all messages and HTTP bodies, and of each game's view.

    python tools/web_types.py            # rewrite web/src/lib/messages.ts and games/*/scene/view.ts
    python tools/web_types.py --check    # list stale files; nothing is written

Messages come from the Structs in `wawel.server.messages`, views from the fields that a game's state class declares and
from who may see them. So a client that reads a field the server does not send fails its type check.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import types
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, TypeGuard, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct, UnsetType

from wawel import catalog
from wawel.engine.components import BITS, PLACES
from wawel.engine.fields import BOOL, INT, LIST, PIECE, STEP, STR, TUPLE, WORD, Shape, docstring, saved_fields
from wawel.engine.game import Game
from wawel.engine.secrets import lines
from wawel.engine.zones import EACH_SEAT, OPEN_TO_ALL, OPEN_TO_NONE, ORDER_HIDDEN, OWN_DECK
from wawel.server.messages import account, common, game, socket, table

ROOT = Path(__file__).resolve().parent.parent
MESSAGES = ROOT / "src/wawel/web/src/lib/messages.ts"
MODULES = (common, table, game, account, socket)
LIMIT = 120
HEADER = "// Written by tools/web_types.py from {source}; do not edit. Run: make types\n"

#: types that have no Struct: what `ts(…)` names in the messages
PRELUDE = """
/** The number of a seat, from 0; -2 is a spectator. */
export type Seat = number;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A component's name: look the key up in the game's texts. */
export interface Name {
  name: string;
}

/** A key of the Fluent files and its arguments. */
export interface Phrase {
  key: string;
  args?: Record<string, PhraseArg>;
}

export type PhraseArg = number | string | Name | Phrase | (Name | Phrase)[];

/** A line of the score sheet: `score-<key>` has the words. */
export type ScoreItem = [key: string, points: number];

/** A rule of a rulebook; games add keys of their own. */
export interface Rule {
  id: string;
  section: string;
  /** The Fluent key of the section's name. */
  heading: string;
  kind: string;
  pl: string;
  en: string;
  [more: string]: any;
}

/** What a view says about the question that is asked: the step, its open fields, and who has yet to answer. */
export interface Asked {
  step: string;
  kind: string;
  fields: Record<string, any>;
  seats: Seat[];
  /** The reader's own sealed answer, if all are asked at once. */
  mine?: string[];
}
"""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say which files are stale")
    given = parser.parse_args(arguments)
    stale = []
    for path, text in generated().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path)
            if not given.check:
                path.write_text(text, encoding="utf-8")
    for path in stale:
        print(f"{path.relative_to(ROOT)}: {'is stale; run: make types' if given.check else 'rewritten'}")
    return 1 if given.check and stale else 0


def generated() -> dict[Path, str]:
    """All files that are written, with what they hold."""
    files = {MESSAGES: message_types(MODULES)}
    for key in catalog.OURS:
        scene = catalog.folder(key) / "scene"
        if scene.is_dir():
            files[scene / "view.ts"] = view_types(catalog.game(key))
    return files


# ---------------------------------------------------------------------- messages


def message_types(modules: tuple[ModuleType, ...]) -> str:
    """The types of all messages."""
    return Messages(modules).text()


class Messages:
    """The messages of some modules as TypeScript."""

    def __init__(self, modules: tuple[ModuleType, ...]) -> None:
        self.modules = modules
        #: named Literals, by what they hold
        self.names: dict[Any, str] = {}
        for module in modules:
            for name, value in vars(module).items():
                if get_origin(value) is Literal:
                    self.names.setdefault(value, name)

    def text(self) -> str:
        """The whole file."""
        parts = [HEADER.format(source="src/wawel/server/messages") + PRELUDE]
        for module in self.modules:
            comments = field_comments(module)
            for name, value in vars(module).items():
                if get_origin(value) is Literal and self.names[value] == name and is_defined(module, name):
                    parts.append(alias(name, [literal(one) for one in get_args(value)]))
                elif isinstance(value, types.UnionType) and all(is_message(one) for one in get_args(value)):
                    parts.append(alias(name, [one.__name__ for one in get_args(value)]))
                elif is_message(value) and value.__module__ == module.__name__:
                    parts.append(self.interface(value, comments.get(name, {})))
        return "\n".join(parts)

    def interface(self, cls: type[Struct], comments: dict[str, str]) -> str:
        """A Struct as an interface."""
        config = cls.__struct_config__
        base = cls.__base__
        inherited = set(base.__struct_fields__) if is_message(base) else set[str]()
        extends = ""
        if is_message(base):
            tagged = base.__struct_config__.tag is not None
            extends = f" extends Omit<{base.__name__}, 'type'>" if tagged else f" extends {base.__name__}"
        body = doc(cls.__doc__, "") if cls.__doc__ else ""
        body += f"export interface {cls.__name__}{extends} {{\n"
        if config.tag is not None:
            body += f"  {config.tag_field}: {literal(config.tag)};\n"
        hints = get_type_hints(cls, include_extras=True)
        asked = is_request(cls)
        for one in msgspec.structs.fields(cls):
            if one.name in inherited:
                continue
            if one.name in comments:
                body += doc(comments[one.name], "  ")
            hint = hints[one.name]
            optional = UnsetType in get_args(hint) or (not one.required and (asked or config.omit_defaults))
            body += f"  {one.name}{'?' if optional else ''}: {self.type_of(hint, asked)};\n"
        return body + "}\n"

    def type_of(self, hint: Any, asked: bool) -> str:
        """A Python type in TypeScript. In requests, fields with a default are optional."""
        if hint in PLAIN:
            return PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            named = [one.extra["ts"] for one in args[1:] if isinstance(one, Meta) and one.extra]
            return str(named[0]) if named else self.type_of(args[0], asked)
        if origin is Literal:
            return self.names.get(hint) or " | ".join(literal(one) for one in args)
        if origin in (Union, types.UnionType):
            # `T | null` reads best with null at its end
            kinds = sorted((one for one in args if one is not UnsetType), key=lambda one: one is types.NoneType)
            return " | ".join(dict.fromkeys(self.type_of(one, asked) for one in kinds))
        if origin is list:
            return array(self.type_of(args[0], asked))
        if origin is tuple:
            return f"[{', '.join(self.type_of(one, asked) for one in args)}]"
        if origin is dict:
            return f"Record<{self.type_of(args[0], asked)}, {self.type_of(args[1], asked)}>"
        if is_message(hint):
            return f"Partial<{hint.__name__}>" if asked and not is_request(hint) else str(hint.__name__)
        raise SystemExit(f"{hint} has no TypeScript type")


PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", types.NoneType: "null", Any: "any"}


def is_message(value: Any) -> TypeGuard[type[Struct]]:
    """Is it a Struct that we wrote?"""
    return isinstance(value, type) and issubclass(value, Struct) and value is not Struct


def is_request(cls: type[Struct]) -> bool:
    """Does a client send it?"""
    return cls.__struct_config__.forbid_unknown_fields or issubclass(cls, socket.SocketRequest)


def is_defined(module: ModuleType, name: str) -> bool:
    """Is a name defined in a module, not imported?"""
    return any(
        isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == name for to in node.targets)
        for node in ast.parse(inspect.getsource(module)).body
    )


def field_comments(module: ModuleType) -> dict[str, dict[str, str]]:
    """The `#:` comments above the fields of a module's classes."""
    source = inspect.getsource(module)
    rows = source.split("\n")
    found: dict[str, dict[str, str]] = {}
    for cls in ast.parse(source).body:
        if isinstance(cls, ast.ClassDef):
            for node in cls.body:
                above: list[str] = []
                at = node.lineno - 2
                while rows[at].strip().startswith("#:"):
                    above.insert(0, rows[at].strip()[2:].strip())
                    at -= 1
                if above and isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    text = " ".join(above)
                    found.setdefault(cls.name, {})[node.target.id] = sentence(text)
    return found


# ---------------------------------------------------------------------- views


def view_types(game: Game) -> str:
    """The type of a game's view, and of the pieces in it."""
    return Views(game).text()


class Views:
    """A game's view as TypeScript. A piece is shown field by field, each as its zone says, or as a whole."""

    def __init__(self, game: Game) -> None:
        self.state = type(game.blank())
        self.done: dict[str, str] = {}
        #: whether the piece that has a name as it is was met whole
        self.modes: dict[str, bool] = {}

    def text(self) -> str:
        """The whole file."""
        source = self.state.__module__.replace(".", "/")
        head = HEADER.format(source=f"src/{source}.py") + "\nimport type { Asked } from '$lib/messages';\n"
        view = doc(docstring(self.state), "") + "export interface View {\n" + self.shown(self.state)
        view += "  asked: Asked | null;\n}\n"
        return "\n".join([head, *self.done.values(), view])

    def shown(self, cls: type) -> str:
        """The fields of a state or piece that readers see."""
        body = ""
        for name, zone, shape in lines(cls):
            if zone.kind == OPEN_TO_NONE:
                continue
            if zone.kind in (OPEN_TO_ALL, EACH_SEAT):
                body += f"  {name}: {self.type_of(shape, whole=zone.kind == OPEN_TO_ALL)};\n"
                continue
            body += f"  /** Null where the reader can't see it. */\n  {name}: {self.type_of(shape, whole=True)};\n"
            if zone.kind in (ORDER_HIDDEN, OWN_DECK):
                optional = "?" if zone.kind == OWN_DECK else ""
                body += f"  /** The same, sorted{'; for its owner' if optional else ''}. */\n"
                body += f"  {name}_cards{optional}: string[];\n"
        return body

    def type_of(self, shape: Shape, whole: bool) -> str:
        """The type of a field's JSON form. Components are ids, and null where there is none."""
        made = self.component(shape, whole) if shape.meaning is not None else self.plain(shape, whole)
        return f"{made} | null" if shape.optional and not made.endswith("| null") else made

    def component(self, shape: Shape, whole: bool) -> str:
        """Components: one, a value for each, or some of them."""
        assert shape.meaning is not None
        if shape.meaning.form == PLACES:
            assert shape.item is not None
            return f"Record<string, {self.type_of(shape.item, whole)}>"
        return "string[]" if shape.meaning.form == BITS else "string | null"

    def plain(self, shape: Shape, whole: bool) -> str:
        """Everything but components."""
        if shape.kind in (INT, WORD):
            return "number"
        if shape.kind in (BOOL, STR):
            return "boolean" if shape.kind == BOOL else "string"
        if shape.kind in (LIST, TUPLE) and shape.item is not None:
            return array(self.type_of(shape.item, whole))
        if shape.kind == PIECE and shape.cls is not None:
            return self.piece(shape.cls, whole)
        if shape.kind == STEP:
            return "[step: string, fields: Record<string, any>]"
        raise SystemExit(f"{self.state.__name__}: a field of kind {shape.kind} has no TypeScript type")

    def piece(self, cls: type, whole: bool) -> str:
        """The name of a piece's interface, which is written the first time it is met."""
        name = cls.__name__
        if self.modes.setdefault(name, whole) != whole:
            name = f"Whole{name}" if whole else f"Shown{name}"
        if name not in self.done:
            self.done[name] = ""
            if whole:
                fields = saved_fields(cls).items()
                body = "".join(f"  {field}: {self.type_of(shape, whole)};\n" for field, shape in fields)
            else:
                body = self.shown(cls)
            self.done[name] = f"{doc(docstring(cls), '')}export interface {name} {{\n{body}}}\n"
        return name


# ---------------------------------------------------------------------- writing TypeScript


def literal(value: Any) -> str:
    """A string as Biome quotes it."""
    return f"'{value}'"


def array(item: str) -> str:
    """A list of something."""
    return f"({item})[]" if " | " in item and not item.startswith(("Record<", "[")) else f"{item}[]"


def alias(name: str, kinds: list[str]) -> str:
    """A union with a name, on one line if it fits."""
    one = f"export type {name} = {' | '.join(kinds)};\n"
    return (
        one if len(one) <= LIMIT + 1 else f"export type {name} =\n" + "\n".join(f"  | {kind}" for kind in kinds) + ";\n"
    )


def sentence(text: str) -> str:
    """A comment with a capital and a full stop."""
    return text[0].upper() + text[1:] + ("" if text.endswith((".", "?", "…")) else ".")


def doc(text: str, indent: str) -> str:
    """A comment in the form that editors show. Rule ids are left out."""
    text = inspect.cleandoc(re.sub(r"\[[a-z0-9]+(?:\.[a-z0-9-]+)+\]", "", text)).strip()
    rows = [row.rstrip() for row in text.split("\n")]
    if len(rows) == 1:
        return f"{indent}/** {rows[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {row}".rstrip() + "\n" for row in rows) + f"{indent} */\n"


if __name__ == "__main__":
    raise SystemExit(main())
