"""Menu: the choices of a decision, numbered; and what a typed line means among them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from feldzug.cli.matching import fits, tokens
from feldzug.cli.terminals import Terminal
from feldzug.kernel.position import Position
from feldzug.kernel.values import Offer

FEW = 8
"""So many choices are listed one a line."""

STEP = ">"
TIMES = re.compile(r"(\d+)\s*[x×*]\s*(.+)|(\d+)\s+([^\W\d_].*)")


class Unclear(Exception):
    """A typed line that is no answer: why not, and the choices it may have meant."""

    def __init__(self, key: str, text: str, numbers: Sequence[int] = (), labels: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.text = text
        self.labels = labels
        self.numbers = list(numbers)


@dataclass(frozen=True, slots=True)
class Gesture:
    """`5 infantry Fornost`, or `2 cavalry Fornost > Bree`: some steps, a number of times."""

    count: int
    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One answer of a gesture: as it was typed, and which one it is if its number was typed."""

    text: str
    action: Any = None


class Menu:
    """Open choices first, numbered from 1; then the greyed ones, numbered on."""

    def __init__(self, g: Position, offer: Offer, terminal: Terminal) -> None:
        self.g = g
        self.offer = offer
        self.terminal = terminal
        self.choices = sorted(offer.choices, key=lambda choice: choice.reason is not None)
        number_open = sum([choice.reason is None for choice in self.choices])
        self.open = range(1, 1 + number_open)
        self.greyed = range(1 + number_open, 1 + len(self.choices))
        self.labels = [terminal.translator.action(choice.action) for choice in self.choices]

    # looking

    def matching(self, text: str, numbers: Sequence[int]) -> list[int]:
        """The numbers of the choices that a few words fit; those they name in full come alone."""
        exact = [n for n in numbers if fits(text, self.labels[n - 1], whole=True)]
        return exact or [n for n in numbers if fits(text, self.labels[n - 1])]

    def plainest(self, numbers: list[int]) -> list[int]:
        """Of `cavalry` and `cavalry with the leader` the first, whoever typed no leader."""
        words = {n: set(tokens(self.labels[n - 1])) for n in numbers}
        plain = [n for n in numbers if all(words[n] <= other for other in words.values())]
        return plain if len(plain) == 1 else numbers

    def listing(self, numbers: Sequence[int] | None = None) -> RenderableType:
        """Open choices with their numbers: a few one a line, many by what they are about."""
        shown = list(self.open if numbers is None else numbers)
        plain = [n for n in shown if len(shown) <= FEW or self.parted(n) is None]
        groups: dict[str, tuple[Text, list[Text]]] = {}
        for n in shown:
            parted = self.parted(n)
            if n not in plain and parted is not None:
                _, tails = groups.setdefault(parted.about, (parted.head, []))
                tails.append(Text.assemble(numbered(n), parted.tail))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        for head, tails in groups.values():
            grid.add_row(head, Row(tails))
        lines = [Text.assemble(numbered(n, 3), self.labels[n - 1]) for n in plain]
        return Group(*([grid] if groups else []), *lines)

    def parted(self, number: int) -> Any:
        return self.terminal.part(self.g, self.choices[number - 1].action)

    # answering

    def answer(self, line: str) -> tuple[list[Any], list[Step]]:
        """The answers that a line stands for, and the steps that must wait until this seat is asked again.

        Raises Unclear if it stands for none. Numbers are those on the screen.
        """
        gestures = [gesture(part) for part in line.split(",") if part.strip()]
        steps = [step for part in gestures for _ in range(part.count) for step in part.steps]
        if len(steps) == 1:
            return [self.one(steps[0])], []
        planned = [self.step(text) for text in steps]
        g = self.g.clone()
        answers: list[Any] = []
        for n, step in enumerate(planned):
            offer = g.offer(self.offer.seat)
            if offer is None:
                return answers, planned[n:]
            answers.append(Menu(g, offer, self.terminal).take(step))
            g.apply(self.offer.seat, answers[-1])
        return answers, []

    def one(self, text: str) -> Any:
        if text.isdecimal():
            return self.numbered(text)
        found = self.matching(text, self.open)
        if len(found) == 1 and fits(text, self.labels[found[0] - 1], whole=True):
            return self.choices[found[0] - 1].action
        if found:
            raise Unclear("menu-one" if len(found) == 1 else "menu-several", text, found)
        greyed = self.matching(text, self.greyed)
        raise Unclear("menu-greyed" if greyed else "menu-nothing", text, greyed)

    def numbered(self, text: str) -> Any:
        number = int(text)
        if not 1 <= number <= len(self.choices):
            raise Unclear("menu-no-number", text)
        if number in self.greyed:
            raise Unclear("menu-greyed", text, [number])
        return self.choices[number - 1].action

    def step(self, text: str) -> Step:
        if not text.isdecimal():
            return Step(text)
        action = self.numbered(text)
        return Step(self.labels[int(text) - 1], action)

    def take(self, step: Step) -> Any:
        """The one open choice that a step of a gesture means."""
        if step.action is not None:
            reason = self.g.why_not(self.offer.seat, step.action)
            if reason is not None:
                raise Unclear("menu-refused", self.terminal.reason(reason))
            return step.action
        found = self.plainest(self.matching(step.text, self.open))
        if len(found) == 1:
            return self.choices[found[0] - 1].action
        if found:
            labels = "; ".join([self.labels[n - 1] for n in found[:FEW]])
            raise Unclear("menu-ambiguous", step.text, labels=labels)
        for number in self.matching(step.text, self.greyed):
            reason = self.choices[number - 1].reason
            assert reason is not None
            raise Unclear("menu-refused", self.terminal.reason(reason))
        raise Unclear("menu-nothing", step.text)


def gesture(text: str) -> Gesture:
    """A part of a line: how often, and which steps."""
    found = TIMES.fullmatch(text.strip())
    count, rest = 1, text.strip()
    if found:
        count, rest = int(found[1] or found[3]), found[2] or found[4]
    steps = tuple([step.strip() for step in rest.split(STEP) if step.strip()])
    if not steps or not all(tokens(step) for step in steps) or not 1 <= count <= 100:
        raise Unclear("menu-nothing", text.strip())
    return Gesture(count, steps)


def numbered(number: int, width: int = 0) -> Text:
    return Text(f"{number:>{width}} ", style="bold cyan")


class Row:
    """Texts side by side, none of them torn apart at the edge of the screen."""

    def __init__(self, texts: Sequence[Text]) -> None:
        self.texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for text in self.texts:
            if line and line.cell_len + 2 + text.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, "  " if line else "", text)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [text.cell_len for text in self.texts]
        return Measurement(max(widths), sum(widths) + 2 * len(widths) - 2)
