"""Session: a game being played at this screen, by one person or several, with bots in the other seats."""

from __future__ import annotations

from secrets import randbits
from time import monotonic
from typing import Any

from rich.text import Text

from feldzug.bots.bot import Bot
from feldzug.bots.registry import make_bot
from feldzug.cli.play.commands import Commands, Left
from feldzug.cli.play.menu import Menu, Step, Unclear
from feldzug.cli.play.passes import StandingPasses
from feldzug.cli.play.saves import Save
from feldzug.cli.play.screen import Screen
from feldzug.cli.seats import settings
from feldzug.cli.terminals import Terminal
from feldzug.cli.terminals.terminal import ME
from feldzug.cli.translator import CliTranslator
from feldzug.kernel.errors import FeldzugError, NoUndo
from feldzug.kernel.game import Game
from feldzug.kernel.hidden import Glimpse
from feldzug.kernel.sealed import RECONSIDER
from feldzug.kernel.values import Event, Offer, Seat

RECENT = 8
"""So many entries of the journal are told again when a game goes on."""

PATIENCE = 0.5
"""So many seconds bots play before it is told what they did."""


class Session:
    """Lets everyone answer in turn."""

    def __init__(self, save: Save, terminal: Terminal, screen: Screen, say: CliTranslator) -> None:
        self.save = save
        self.match = save.match
        self.terminal = terminal
        self.screen = screen
        self.say = say
        self.people = [Seat(n) for n, who in enumerate(save.seats) if who == ME]
        self.bots: dict[Seat, Bot] = {}
        self.viewer = self.people[0] if len(self.people) == 1 else None
        # The set-up is on the map; of a game that goes on the latest is told again.
        shown = max(0, len(self.match.log) - (1 if save.is_new else RECENT))
        self.shown = dict.fromkeys(self.people, shown)
        self.shown_to_watchers = shown
        self.silent = True
        self.plans: dict[Seat, list[Step]] = {}
        self.drawn: tuple[int, int] | None = None
        self.passes = StandingPasses(self.people, terminal)
        self.commands = Commands(self)

    # the course of the game

    def play(self) -> None:
        try:
            while waiting := self.match.position.waiting():
                asked = [seat for seat in waiting if seat in self.people]
                if self.pass_in_advance(asked):
                    continue
                if asked:
                    self.ask(self.viewer if self.viewer in asked else asked[0])
                else:
                    self.let_bots_play()
            self.end()
        except (Left, EOFError):
            self.screen.aside(self.say("left", file=str(self.save.path)))

    def pass_in_advance(self, asked: list[Seat]) -> bool:
        """Answer for those who wished not to be asked; whether there was one. Nobody else is shown it."""
        for seat in asked:
            answer = self.passes.answer(self.match.position, seat)
            if answer is not None:
                self.answer(seat, [answer])
                return True
        return False

    def let_bots_play(self) -> None:
        """Bots answer until a person must, or it is time to tell what they did."""
        until = monotonic() + PATIENCE
        while monotonic() < until:
            waiting = self.match.position.waiting()
            if not waiting or any(seat in self.people for seat in waiting):
                break
            self.match.play(waiting[0], [self.think(waiting[0])])
        self.keep()

    def think(self, seat: Seat) -> Any:
        """What a bot answers. It sees what its seat may see."""
        glimpse = Glimpse(self.match.position, seat)
        if seat not in self.bots:
            is_role = bool(self.match.position.role_of(seat))
            name = "random" if is_role else self.save.seats[seat]
            self.bots[seat] = bot(name, self.match.game)
        if seat >= len(self.save.seats):
            return self.bots[seat].choose(glimpse)
        if not self.screen.is_terminal or not self.save.seats[seat].startswith("search"):
            return self.bots[seat].choose(glimpse)
        with self.screen.out.status(self.say("thinking", seat=self.terminal.seat(seat))):
            return self.bots[seat].choose(glimpse)

    def answer(self, seat: Seat, answers: list[Any]) -> None:
        self.match.play(seat, answers)
        self.keep()

    def keep(self) -> None:
        """Nothing is told before it is saved, so that whatever was seen stays true."""
        self.save.write()
        self.tell()

    def end(self) -> None:
        self.tell()
        outcome = self.match.position.outcome()
        assert outcome is not None
        screen, terminal = self.screen, self.terminal
        screen.title(self.say("game-over"))
        position = self.match.position
        screen.show(terminal.board(position, self.viewer), terminal.status(position), "")
        screen.show(Text(terminal.translator.outcome(outcome), style="bold"))
        screen.aside(self.say("over", file=str(self.save.path)))

    # telling

    def tell(self) -> None:
        """What happened since the person before the screen last looked, a sentence a line."""
        viewer = self.viewer
        if viewer is None and self.people:
            return
        first = self.shown.get(viewer, 0) if viewer is not None else self.shown_to_watchers
        seen = [e.seen_by(viewer) for events in self.match.log[first:] for e in events]
        lines = [
            self.terminal.translator.event(e) for e in seen if e is not None and self.matters(e)
        ]
        self.silent = not lines
        for sentence, count in runs(lines):
            self.screen.show(Text(f"  {sentence}" + (f" (×{count})" if count > 1 else "")))
        if viewer is not None:
            self.shown[viewer] = len(self.match.log)
        self.shown_to_watchers = len(self.match.log)

    def matters(self, event: Event) -> bool:
        """Details of others' fights are left to the log."""
        return self.terminal.matters(self.match.position, event, self.viewer)

    # asking

    def ask(self, seat: Seat) -> None:
        offer = self.match.position.offer(seat)
        assert offer is not None
        if seat in self.plans and self.follow_plan(offer):
            return
        if self.is_forced(offer):
            self.answer(seat, offer.legal)
            if self.silent and seat == self.viewer:
                answer = self.terminal.translator.action(offer.legal[0])
                self.screen.aside(self.say("forced", answer=answer))
            return
        if seat != self.viewer:
            if not self.hand_over(seat):
                return
            self.viewer = seat
            self.drawn = None
        self.tell()
        self.draw(seat)
        self.decide(Menu(self.match.position, offer, self.terminal))

    def hand_over(self, seat: Seat) -> bool:
        """Let *seat* come to the screen. Whoever sat there may still choose again what was chosen in secret.

        Then the screen goes back, and it is not *seat* who is asked.
        """
        before, self.viewer = self.viewer, None
        again = before is not None and self.may_reconsider(before)
        typed = self.screen.hand_over(
            self.terminal.seat(seat),
            self.terminal.seat(before) if before is not None and again else "",
        )
        if before is None or not again or not self.commands.means(typed, "undo"):
            return True
        self.answer(before, [RECONSIDER])
        self.ask(before)
        return False

    def may_reconsider(self, seat: Seat) -> bool:
        """Whether *seat* has chosen in secret, by itself, and others still choose."""
        position = self.match.position
        return position.legal(seat) == [RECONSIDER] and not self.passes.covers(position, seat)

    def follow_plan(self, offer: Offer) -> bool:
        """The next step of a long gesture, if it still makes sense; else the rest is forgotten."""
        menu = Menu(self.match.position, offer, self.terminal)
        step, *rest = self.plans.pop(offer.seat)
        try:
            self.answer(offer.seat, [menu.take(step)])
        except (Unclear, FeldzugError):
            self.screen.aside(self.say("plan-dropped", text=step.text, count=1 + len(rest)))
            return False
        if rest:
            self.plans[offer.seat] = rest
        return True

    def is_forced(self, offer: Offer) -> bool:
        """Only one answer, and among several people at the screen the pause would tell nothing."""
        return len(offer.legal) == 1 and (len(self.people) == 1 or len(offer.choices) == 1)

    def draw(self, seat: Seat) -> None:
        """The map, at first and once in each own turn; always where turns are not counted."""
        position = self.match.position
        now = self.terminal.turn(position)
        if now is None or self.drawn is None or (now[1] == seat and self.drawn != now):
            self.drawn = now
            board = self.terminal.board(position, seat)
            self.screen.show("", board, self.terminal.status(position))

    def decide(self, menu: Menu) -> None:
        """Show the question until it is answered, or the game has moved otherwise."""
        seat, decision = menu.offer.seat, self.match.decision
        self.commands.show_question(menu)
        shown: list[int] = []
        while self.match.decision == decision:
            line = self.screen.ask(f"{self.terminal.seat(seat)}>")
            if not line and len(shown) == 1:
                line = str(shown[0])
            shown = []
            if not line or self.commands.obey(line, menu):
                continue
            try:
                answers, later = menu.answer(line)
                if later:
                    self.plans[seat] = later
                self.answer(seat, answers)
            except Unclear as unclear:
                shown = self.explain(unclear, menu)
            except FeldzugError as error:
                self.screen.aside(self.terminal.translator.error(error))

    def explain(self, unclear: Unclear, menu: Menu) -> list[int]:
        """Why a line is no answer; returns the choices it may have meant."""
        if unclear.key == "menu-greyed":
            self.screen.aside(self.say("menu-greyed"))
            self.commands.show_reasons(menu, unclear.numbers)
            return []
        if unclear.numbers:
            self.screen.show(menu.listing(unclear.numbers))
        self.screen.aside(
            self.say(
                unclear.key,
                text=unclear.text,
                count=len(unclear.numbers),
                labels=unclear.labels,
            )
        )
        return unclear.numbers

    def undo(self, seat: Seat) -> None:
        """Take back the last real decision, and with it all that followed by itself."""
        taken = 0
        try:
            while True:
                self.match.undo(seat)
                taken += 1
                offer = self.match.position.offer(seat)
                if offer is not None and not self.is_forced(offer):
                    break
        except NoUndo as error:
            self.screen.aside(self.terminal.translator.error(error))
        if taken:
            self.save.write()
            self.shown[seat] = len(self.match.log)
            self.screen.aside(self.say("taken-back"))


def bot(who: str, game: Game) -> Bot:
    name, iterations, seconds = settings(who)
    if name == "search" and iterations is None and seconds is None:
        seconds = 1.0
    return make_bot(name, game.key, randbits(32), iterations=iterations, seconds=seconds)


def runs(lines: list[str]) -> list[tuple[str, int]]:
    """Equal sentences in a row, counted."""
    found: list[tuple[str, int]] = []
    for line in lines:
        if found and found[-1][0] == line:
            found[-1] = (line, found[-1][1] + 1)
        else:
            found.append((line, 1))
    return found
