"""Write `__slots__` and the copy constructor of every state and piece class below the fields it declares.

    python tools/fields.py            # rewrite src/wawel/games/*/{state,pieces}.py
    python tools/fields.py --check    # list stale files; nothing is written
    python tools/fields.py FILE…      # other files, of a game outside this repository

A field is declared once: `hand: Annotated[list[CardNo], owner("cards")]`. What the class needs besides (slots, a fresh
value, the copy that clones are made of) follows from the type and is written between two marks.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import sys
from pathlib import Path

from wawel.engine.fields import LIST, PIECE, STEP, Field, all_declared, declared
from wawel.engine.state import Piece, State

ROOT = Path(__file__).resolve().parent.parent
BEGIN = "    # --- written by tools/fields.py from the declarations above"
END = "    # --- end of what is written"
LIMIT = 120

FRESH = {"int": "0", "bool": "False", "str": '""', "list": "[]", "tuple": "()"}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path, help="default: the states and pieces of all games here")
    parser.add_argument("--check", action="store_true", help="only say which files are stale")
    given = parser.parse_args(arguments)
    stale = []
    for path in given.files or game_files():
        old = path.read_text(encoding="utf-8")
        new = rewritten(path, old)
        if new != old:
            stale.append(path)
            if not given.check:
                path.write_text(new, encoding="utf-8")
    for path in stale:
        print(f"{path}: {'is stale; run: make fields' if given.check else 'rewritten'}")
    return 1 if given.check and stale else 0


def game_files() -> list[Path]:
    """Where the games here declare their fields."""
    folder = ROOT / "src/wawel/games"
    return sorted([*folder.glob("*/state.py"), *folder.glob("*/pieces.py")])


def rewritten(path: Path, text: str) -> str:
    """A file with the regions of all its classes rewritten."""
    module = importlib.import_module(module_name(path))
    for node in ast.parse(text).body:
        cls = getattr(module, node.name) if isinstance(node, ast.ClassDef) else None
        if isinstance(cls, type) and issubclass(cls, (Piece, State)) and declared(cls):
            text = replaced(text, cls, "\n".join(region(cls)))
    return text


def module_name(path: Path) -> str:
    """The dotted name of a file inside a package; the folder above the package is put on the path."""
    folder = path.resolve().parent
    names = [path.stem]
    while (folder / "__init__.py").exists():
        names.insert(0, folder.name)
        folder = folder.parent
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    return ".".join(names)


def replaced(text: str, cls: type, region: str) -> str:
    """The text with the region of one class in place of the old one."""
    lines = text.split("\n")
    start = next(at for at, line in enumerate(lines) if line.startswith(f"class {cls.__name__}("))
    following = next((at for at in range(start + 1, len(lines)) if lines[at].startswith("class ")), len(lines))
    own = lines[start:following]
    if BEGIN not in own or END not in own[own.index(BEGIN) :]:
        raise SystemExit(
            f"{cls.__module__}.{cls.__name__}: the marks are missing; put these lines below its fields:\n{BEGIN}\n{END}"
        )
    begin = start + own.index(BEGIN)
    return "\n".join([*lines[:begin], region, *lines[lines.index(END, begin) + 1 :]])


def region(cls: type) -> list[str]:
    """What a class needs besides its declarations."""
    shared = cls.SHARED if issubclass(cls, State) else ()
    fields = declared(cls)
    kept = {name: one for name, one in fields.items() if name not in shared}
    for name, one in kept.items():
        problem = unfit(one)
        if problem:
            raise SystemExit(f"{cls.__module__}.{cls.__name__}.{name}: {problem}")
    lines = [BEGIN, *slots(sorted(fields)), "", f"    def __init__(self, o: {cls.__name__} | None = None) -> None:"]
    base = cls.__bases__[0]
    if all_declared(base):
        lines.append(f"        {base.__name__}.__init__(self, o)")
    first = [f"            self.{name} = {fresh(one)}" for name, one in kept.items()]
    copies = [f"            self.{name} = o.{name}" for name in fields if name in shared]
    copies += [f"            self.{name} = {copied(name, one)}" for name, one in kept.items()]
    lines += ["        if o is None:", *first, "        else:"] if first else ["        if o is not None:"]
    lines += copies
    if issubclass(cls, State):
        lines += ["", f"    def clone(self) -> {cls.__name__}:", f"        return {cls.__name__}(self)"]
    return [*lines, "", END]


def slots(names: list[str]) -> list[str]:
    """The slots, on one line if they fit."""
    quoted = [f'"{name}"' for name in names]
    one = f"    __slots__ = ({', '.join(quoted)}{',' if len(quoted) == 1 else ''})"
    if len(one) <= LIMIT:
        return [one]
    return ["    __slots__ = (", *[f"        {name}," for name in quoted], "    )"]


def fresh(field: Field) -> str:
    """What a field is in a fresh state."""
    if field.first:  # quoted as `make format` does
        return field.first if '"' in field.first else field.first.replace("'", '"')
    if field.shape.optional:
        return "None"
    return f"{field.source}()" if field.shape.kind == PIECE else FRESH[field.shape.kind]


def unfit(field: Field) -> str:
    """Why a field can't be of its type, or nothing."""
    shape = field.shape
    if shape.kind == STEP:
        return "a step is held in a list"
    if shape.kind == LIST and shape.item is not None and shape.item.kind == LIST:
        return "lists of lists are not copied deeply; use a list of pieces"
    if shape.kind not in FRESH and shape.kind != PIECE:
        return f"{field.source} is no type of a field: int, bool, str, a piece, or a list or tuple"
    return ""


def copied(name: str, field: Field) -> str:
    """How a field is copied: lists and pieces are mutable, everything else is shared."""
    shape = field.shape
    if shape.kind == PIECE and shape.cls is not None:
        copy = f"{shape.cls.__name__}(o.{name})"
    elif shape.kind == LIST and shape.item is not None and shape.item.cls is not None:
        copy = f"[{shape.item.cls.__name__}(one) for one in o.{name}]"
    elif shape.kind == LIST:
        copy = f"o.{name}.copy()"
    else:
        return f"o.{name}"
    return f"None if o.{name} is None else {copy}" if shape.optional else copy


if __name__ == "__main__":
    raise SystemExit(main())
