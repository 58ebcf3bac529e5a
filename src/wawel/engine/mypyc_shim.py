"""Names that differ between the interpreted and the compiled form, kept in one module that is never compiled.

`Word` is a native 64-bit integer when mypyc compiles the random generator and a plain int otherwise; `mypyc_attr` marks
classes that interpreted code may extend. Nothing here imports `mypy_extensions` at run time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64
    from mypy_extensions import mypyc_attr as mypyc_attr

    Word = i64
else:
    Word = int

    T = TypeVar("T")

    def mypyc_attr(**_: object) -> Callable[[T], T]:
        return lambda cls: cls
