"""Names that differ between the interpreted and the compiled form, kept in one module that is never compiled.

`Word` is a native 64-bit integer when mypyc compiles the random generator and a plain int otherwise; `native` marks
classes that interpreted code may extend. Nothing here imports `mypy_extensions` at run time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr

    Word = i64
    open_class = mypyc_attr(allow_interpreted_subclasses=True)
else:
    Word = int

    T = TypeVar("T")

    def open_class(cls: T) -> T:
        return cls
