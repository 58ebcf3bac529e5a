"""Write `__slots__` and the copy constructor of every state and piece class below the fields it declares.

    python tools/fields.py            # rewrite src/wawel/games/*/{state,pieces}.py
    python tools/fields.py --check    # say which files are stale; nothing is written
    python tools/fields.py FILE…      # other files, of a game outside this repository

A field is declared once: `hand: Annotated[list[CardNo], owner("cards")]`. What the class needs besides (slots, a fresh
value, the copy that clones are made of) follows from the type and stands between two marks.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import sys
from pathlib import Path

from wawel.engine.fields import LIST, PIECE, STEP, Field, declared
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
    """A file with all of its classes written anew."""
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
    begin = next((at for at in range(start, len(lines)) if lines[at] == BEGIN), None)
    following = next((at for at in range(start + 1, len(lines)) if lines[at].startswith("class ")), len(lines))
    if begin is None or begin > following:
        raise SystemExit(
            f"{cls.__module__}.{cls.__name__}: the marks are missing; put these lines below its fields:\n{BEGIN}\n{END}"
        )
    end = next(at for at in range(begin, len(lines)) if lines[at] == END)
    return "\n".join([*lines[:begin], region, *lines[end + 1 :]])


def region(cls: type) -> list[str]:
    """What a class needs besides its declarations."""
    shared = cls.SHARED if issubclass(cls, State) else ()
    fields = declared(cls)
    kept = {name: one for name, one in fields.items() if name not in shared}
    lines = [BEGIN, *slots(sorted(fields)), "", f"    def __init__(self, o: {cls.__name__} | None = None) -> None:"]
    if issubclass(cls, State):
        lines.append("        State.__init__(self, o)")
    lines.append("        if o is None:")
    lines += [f"            self.{name} = {fresh(one)}" for name, one in kept.items()]
    lines.append("        else:")
    lines += [f"            self.{name} = o.{name}" for name in fields if name in shared]
    lines += [f"            self.{name} = {copied(name, one)}" for name, one in kept.items()]
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
    if field.first:
        return field.first
    if field.shape.optional:
        return "None"
    return f"{field.source}()" if field.shape.kind == PIECE else FRESH[field.shape.kind]


def copied(name: str, field: Field) -> str:
    """How a field is copied: lists and pieces are mutable, everything else is shared."""
    shape = field.shape
    if shape.kind == PIECE:
        return f"{field.source}(o.{name})"
    if shape.kind == LIST:
        item = shape.item
        assert item is not None
        if item.kind == PIECE and item.cls is not None:
            return f"[{item.cls.__name__}(one) for one in o.{name}]"
        assert item.kind != LIST, f"{name}: lists of lists are not copied deeply; use a list of pieces"
        return f"o.{name}.copy()"
    assert shape.kind != STEP, f"{name}: a step is held in a list"
    return f"o.{name}"


if __name__ == "__main__":
    raise SystemExit(main())
