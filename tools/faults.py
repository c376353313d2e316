"""Faults that a hurried programmer could make in the rules of a game: found in the source, planted one at a time."""

import ast
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

NOT_RULES = re.compile(r"bot|hero|wizard_|plan|wish|scout|trick|sketch|estimate|touch|lying|courses")
"""Modules that think, draw or explain: a fault there breaks no rule and tells no secret."""
NUMBERS = range(21)
FLIPPED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
}


@dataclass(frozen=True)
class Fault:
    """One place of one file, and what stands there instead."""

    path: Path
    kind: str
    line: int
    start: int
    end: int
    instead: str

    def plant(self, folder: Path) -> None:
        """Write the fault into the copy."""
        source = (folder / self.path).read_text("utf-8")
        (folder / self.path).write_text(source[: self.start] + self.instead + source[self.end :], "utf-8")

    def told(self, root: Path) -> str:
        """The fault as a person reads it."""
        was = " ".join((root / self.path).read_text("utf-8")[self.start : self.end].split())
        return f"{self.path}:{self.line} {self.kind}: `{was}` became `{self.instead}`"


Found = Iterator[tuple[ast.expr | ast.stmt, str]]


def open_secrets(declared: ast.AST) -> Found:
    """Missing redaction: a field that only some may see is shown to everybody."""
    for node in ast.walk(declared):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            if is_named(target(node), "secret"):
                yield node.value, "()"
            elif is_named(target(node), "private"):
                yield node.value, "False"


def leaks(function: ast.AST) -> Found:
    """What only some may see is told to everybody."""
    for node in ast.walk(function):
        if isinstance(node, ast.keyword) and node.arg == "to":
            yield node.value, "-1"


def peeks(function: ast.AST) -> Found:
    """A view that does not look whose it is."""
    for node in ast.walk(function):
        if isinstance(node, ast.Compare) and {"seat", "viewer", "eyes"} & set(map(name_of, ast.walk(node))):
            yield node, "True"


def counts(function: ast.AST) -> Found:
    """One too many."""
    for node in ast.walk(function):
        if isinstance(node, ast.BinOp | ast.Compare | ast.Call | ast.Subscript):
            for child in ast.iter_child_nodes(node):
                if isinstance(child, ast.Constant) and type(child.value) is int and child.value in NUMBERS:
                    yield child, str(child.value + 1)


def skips(function: ast.AST) -> Found:
    """A line of the rulebook that is not done."""
    for node in ast.walk(function):
        called = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
        if isinstance(node, ast.stmt) and (called or isinstance(node, ast.AugAssign)):
            yield node, "pass"


def wrong_seats(function: ast.AST) -> Found:
    """The neighbour instead."""
    if not isinstance(function, ast.FunctionDef) or "table" not in {each.arg for each in function.args.args}:
        return
    for node in ast.walk(function):
        if isinstance(node, ast.Call | ast.Subscript):
            for child in ast.iter_child_nodes(node):
                if isinstance(child, ast.Name) and child.id == "seat":
                    yield child, "(seat + 1) % table.seats"


def conditions(function: ast.AST) -> Found:
    """The other way round."""
    for node in ast.walk(function):
        if isinstance(node, ast.If | ast.IfExp):
            yield node.test, f"(not ({ast.unparse(node.test)}))"
        elif isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in FLIPPED:
            sign = FLIPPED[type(node.ops[0])]
            yield node, f"({ast.unparse(node.left)} {sign} {ast.unparse(node.comparators[0])})"
        elif isinstance(node, ast.BoolOp):
            joint = " or " if isinstance(node.op, ast.And) else " and "
            yield node, "(" + joint.join(f"({ast.unparse(value)})" for value in node.values) + ")"


FINDERS: list[tuple[str, type[ast.AST], re.Pattern[str], Callable[[ast.AST], Found]]] = [
    ("leak", ast.ClassDef, re.compile("events"), open_secrets),
    ("leak", ast.FunctionDef, re.compile(""), leaks),
    ("leak", ast.FunctionDef, re.compile("view|seeing|knowledge"), peeks),
    ("count", ast.FunctionDef, re.compile(""), counts),
    ("skip", ast.FunctionDef, re.compile(""), skips),
    ("seat", ast.FunctionDef, re.compile(""), wrong_seats),
    ("condition", ast.FunctionDef, re.compile(""), conditions),
]
"""What kind of fault, in what part of which files."""


def name_of(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def is_named(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def target(node: ast.Assign | ast.AnnAssign) -> ast.expr:
    return node.targets[0] if isinstance(node, ast.Assign) else node.target


def faults_of(root: Path, package: Path) -> list[Fault]:
    """Every fault that can be planted in the rules of a game."""
    found: dict[tuple[Path, int, int, str], Fault] = {}
    for path in sorted((root / package).rglob("*.py")):
        inside = path.relative_to(root / package)
        if not NOT_RULES.search(str(inside)):
            for fault in faults_in(path.relative_to(root), path.read_text("utf-8")):
                found.setdefault((fault.path, fault.start, fault.end, fault.instead), fault)
    return list(found.values())


def faults_in(path: Path, source: str) -> Iterator[Fault]:
    """Every fault that can be planted in one file."""
    offsets = [0]
    for line in source.encode().splitlines(keepends=True):
        offsets.append(offsets[-1] + len(line))
    for part in ast.walk(ast.parse(source)):
        for kind, place, files, find in FINDERS:
            if isinstance(part, place) and files.search(path.name):
                for node, instead in find(part):
                    start = offsets[node.lineno - 1] + node.col_offset
                    end = offsets[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
                    yield Fault(path, kind, node.lineno, *characters(source, start, end), instead)


def characters(source: str, start: int, end: int) -> tuple[int, int]:
    """Places counted in characters instead of bytes."""
    data = source.encode()
    return len(data[:start].decode()), len(data[:end].decode())


def chosen(faults: list[Fault], count: int, seed: int) -> list[Fault]:
    """As many of each kind as there are to be had, in a random order that the seed repeats."""
    chooser = random.Random(seed)
    kinds = {kind: [fault for fault in faults if fault.kind == kind] for kind, *_ in FINDERS}
    for each in kinds.values():
        chooser.shuffle(each)
    picked: list[Fault] = []
    while len(picked) < count and any(kinds.values()):
        for each in kinds.values():
            if each and len(picked) < count:
                picked.append(each.pop())
    return picked
