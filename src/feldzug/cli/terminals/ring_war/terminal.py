"""Ring War in a terminal: players, hands, single places, and answers that share a line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from feldzug.cli.matching import named
from feldzug.cli.terminals.ring_war import WORDS
from feldzug.cli.terminals.ring_war.board import (
    MiddleEarth,
    chip,
    emblem,
    garrison,
    marks,
    ring_path,
)
from feldzug.cli.terminals.ring_war.chances import chances
from feldzug.cli.terminals.terminal import ME, Parted, Terminal, touches
from feldzug.games.ring_war import events
from feldzug.games.ring_war.battle import ChooseAttack
from feldzug.games.ring_war.board import AREA_CARDS, EVIL, GOOD, PLACES
from feldzug.games.ring_war.deck import CARDS, DECK
from feldzug.games.ring_war.ending import scores
from feldzug.games.ring_war.names import NAMES
from feldzug.games.ring_war.notation import read, write
from feldzug.games.ring_war.placing import DeployUnit, SpendPoints
from feldzug.games.ring_war.set_up import PlaceArmies, PlaceUnit
from feldzug.games.ring_war.war import NEUTRAL, War
from feldzug.kernel.game import Setup
from feldzug.kernel.position import Position
from feldzug.kernel.values import Event, Offer, Seat

OF_A_FIGHT = (
    events.UnitSent,
    events.DefenderNamed,
    events.DuelRolled,
    events.UnitLost,
    events.UnitFled,
    events.UnitFellFleeing,
)
"""What one wants to know only of one's own fights."""

OF_TROOPS = (
    events.UnitMoved,
    events.UnitDeployed,
    events.AreaDealt,
    events.PointsCounted,
    events.PointsLapsed,
    events.AreaCardDrawnUnseen,
    events.CardDrawnUnseen,
    events.RolledForStart,
)
"""What one wants to know only of one's own troops and cards."""


class RingWarTerminal(Terminal):
    """Middle-earth in panels, one a region, west to the left and north at the top."""

    words = WORDS
    asked: ClassVar[Mapping[str, str]] = {"map": "", "length": "", "setup": "quick"}

    own_fight = False
    """Whether the fight being told is one of the reader's."""

    def colours(self) -> tuple[str, ...]:
        return NAMES.colours(self.players, self.say.language)

    def board(self, g: Position, seat: Seat | None = None) -> RenderableType:
        assert isinstance(g, War)
        signs = Text(self.say("map-legend"), style="dim")
        return Group(MiddleEarth(g, self.say), ring_path(g, self.say), self.owners(g), signs)

    def owners(self, g: War) -> Text:
        """Whose emblem is whose."""
        owners = [Text.assemble(chip(seat, g.players), f" {self.seat(seat)}") for seat in g.seats()]
        if g.players == 2:
            owners.append(Text.assemble(chip(NEUTRAL, 2), f" {self.seat(NEUTRAL)}"))
        return Text("  ").join(owners)

    def status(self, g: Position) -> RenderableType:
        assert isinstance(g, War)
        say = self.say
        shown = Table.grid(padding=(0, 2))
        for column in range(8):
            shown.add_column(justify="right" if column >= 4 else "left", no_wrap=True)
        titles = ("areas", "points", "area-cards", "adventure-cards")
        shown.add_row("", "", "", "", *[Text(say(f"status-{t}"), style="dim") for t in titles])
        points = scores(g)
        for seat in g.seats():
            sitting = self.sitting[seat] if seat < len(self.sitting) else ""
            who = self.who(sitting) if self.translator.seats == self.colours() else ""
            name = Text(self.seat(seat), style="bold" if sitting == ME else "")
            side = NAMES.name("side", g.side(seat), say.language)
            shown.add_row(
                Text.assemble("▶" if seat == g.active and g.turn else " ", chip(seat, g.players)),
                name if g.alive[seat] else Text(self.seat(seat), style="strike dim"),
                Text(who, style="dim"),
                Text(side, style="dim"),
                str(len(g.ruled(seat))),
                str(points[seat]),
                str(len(g.area_hands[seat])),
                str(len(g.card_hands[seat])),
            )
        return shown

    def hand(self, g: Position, seat: Seat) -> RenderableType:
        """From the view, so that nothing slips in that the seat may not see."""
        view, say = g.view(seat), self.say
        lines: list[RenderableType] = []
        for key, hand in (("hand-areas", view.area_hand), ("hand-uprising", view.uprising)):
            names = [NAMES.area_card_text(AREA_CARDS.index(card), say.language) for card in hand]
            if names or key == "hand-areas":
                lines.append(Text(say(key, cards=", ".join(names) or "–")))
        lines.append(Text(say("hand-adventures", count=len(view.card_hand))))
        for card in view.card_hand:
            title, text = self.card(CARDS.index(card))
            lines += [Padding(title, (0, 0, 0, 2)), Padding(text, (0, 0, 0, 6))]
        return Group(*lines)

    def card(self, card: int) -> tuple[Text, Text]:
        """What is printed on a card, and the points in its star."""
        name = NAMES.card_name(card, self.say.language)
        kind = NAMES.card_kind(card, self.say.language)
        text = NAMES.card_text(card, self.say.language)
        stars = sorted({DECK[card].points(GOOD), DECK[card].points(EVIL)})
        worth = self.say("hand-worth", points="/".join(map(str, stars)))
        title = name if name.startswith(kind.capitalize()) else f"{name} ({kind})"
        return Text(title, style="bold"), Text(f"{text} {worth}")

    def look(self, g: Position, text: str, seat: Seat | None = None) -> RenderableType | None:
        assert isinstance(g, War)
        names = {place: NAMES.area_name(place, self.say.language) for place in g.board.places}
        places = named(names, text)
        if not places:
            return None
        return Group(*[self.place(g, place) for place in places[:4]])

    def place(self, g: War, place: int) -> RenderableType:
        """A place, its region, what is built there, and its neighbours with their troops."""
        say = self.say
        head = Text(NAMES.area_name(place, say.language), style="bold")
        if not g.is_ship(place):
            head.append(f" · {NAMES.region_name(place, say.language)}", style="default")
            built = (
                NAMES.site_name(place, say.language),
                NAMES.fortress_name(place, say.language),
            )
            for key, name in zip(("look-site", "look-fortress"), built, strict=True):
                if name:
                    head.append(f" · {say(key, name=name)}")
            if g.board.port[place]:
                head.append(f" · {say('look-port')}")
        head = Text.assemble(head, "  ", self.troops(g, place))
        around = Table.grid(padding=(0, 2))
        for kind, neighbours in (("land", g.board.land[place]), ("sea", g.board.sea[place])):
            for other in neighbours:
                way = "bridge" if g.board.has_bridge(place, other) else kind
                name = NAMES.area_name(other, say.language)
                around.add_row(
                    Text(f"  {say(f'look-{way}')}", style="dim"), name, self.troops(g, other)
                )
        return Group(head, around)

    def troops(self, g: War, place: int) -> Text:
        return Text.assemble(chip(g.ruler[place], g.players), " ", garrison(g, place))

    def odds(self, g: Position, offer: Offer) -> RenderableType | None:
        assert isinstance(g, War)
        return chances(g, offer, self.say)

    def hint(self, g: Position, offer: Offer) -> RenderableType | None:
        """The chances of a duel; when units are placed, their prices and what can be spent."""
        assert isinstance(g, War)
        if not isinstance(offer.question, (PlaceUnit, DeployUnit)):
            return None if isinstance(offer.question, ChooseAttack) else chances(g, offer, self.say)
        if isinstance(offer.question, PlaceUnit):
            points = g.frame(PlaceArmies).points[offer.seat]
        else:
            points = g.frame(SpendPoints).points
        prices = [f"{self.translator.name('kind', kind)} {g.price(kind)}" for kind in range(3)]
        return Text(self.say("hint-prices", points=points, prices=", ".join(prices)), style="dim")

    def notation(self, g: Position, setup: Setup) -> str:
        assert isinstance(g, War)
        return write(g, setup)

    def read(self, text: str) -> Position:
        g, _ = read(text)
        g.settle()
        return g

    def turn(self, g: Position) -> tuple[int, int]:
        assert isinstance(g, War)
        return g.turn, g.active

    def part(self, g: Position, action: Any) -> Parted | None:
        """By the place an answer starts from; a mere place by its region."""
        assert isinstance(g, War)
        held = {f.name: getattr(action, f.name) for f in fields(action)}
        origin = "source" if "source" in held else "area"
        if origin not in held:
            return None
        place = held.pop(origin)
        name = NAMES.area_name(place, self.say.language)
        head = Text.assemble(name, "  ", garrison(g, place))
        if held:
            tail = Text(" + ").join([self.detail(g, field, value) for field, value in held.items()])
            return Parted(PLACES[place], head, tail)
        tail = Text.assemble(
            name, marks(g, place), " " if g.size(place) else "", garrison(g, place)
        )
        return Parted(region := NAMES.region_name(place, self.say.language), Text(region), tail)

    def detail(self, g: War, field: str, value: Any) -> Text:
        """The rest of such an answer: a kind of unit, or a target with who holds it."""
        if field == "target":
            name = NAMES.area_name(value, self.say.language)
            if g.ruler[value] == g.active:
                return Text(name)
            troops = f" {emblem(g.ruler[value], g.players)}", garrison(g, value)
            return Text.assemble(name, marks(g, value, ring=False), *troops)
        return Text(self.translator.name(field, value))

    def matters(self, g: Position, event: Event, seat: Seat | None) -> bool:
        assert isinstance(g, War)
        own = seat is not None and touches(event, seat)
        if isinstance(event, events.AttackAnnounced):
            self.own_fight = own or g.ruler[event.target] == seat
            return self.own_fight
        if isinstance(event, OF_A_FIGHT):
            return own or self.own_fight
        return own or not isinstance(event, OF_TROOPS)
