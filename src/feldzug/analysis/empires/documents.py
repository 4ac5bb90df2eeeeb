"""What is printed of a campaign: map, standings, events, battle sheets, armies and the chronicle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from feldzug.analysis.empires.map_picture import map_picture
from feldzug.analysis.empires.sector_picture import by_sector, sector_picture
from feldzug.games.empires.battle.armies import battle_turns
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.sheets import sizes
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.events import RoundBegan
from feldzug.games.empires.glance import sources
from feldzug.games.empires.items import ITEMS
from feldzug.games.empires.names import NAMES, WORDS
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.rosters.roster import Roster
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER, OBJECTIVES
from feldzug.games.empires.terrain import PIECES, TERRAINS
from feldzug.games.empires.victory import points
from feldzug.games.empires.vocabularies import RESULTS, TILES
from feldzug.games.empires.weather import WEATHERS
from feldzug.kernel.match import Match
from feldzug.kernel.parallel import whole
from feldzug.kernel.values import Event
from feldzug.parts.documents import (
    Block,
    Document,
    Heading,
    Listing,
    NewPage,
    Paragraph,
    Picture,
    Table,
)
from feldzug.parts.messages import messages
from feldzug.parts.translator import Translator

MAP: Final = "map"
STANDINGS: Final = "standings"
EVENTS: Final = "events"
SHEETS: Final = "sheets"
ARMIES: Final = "armies"
CHRONICLE: Final = "chronicle"


class Press:
    """Prints the documents of one campaign in one language; it shows what everybody may see."""

    def __init__(self, match: Match, seats: Sequence[str], language: str) -> None:
        g = match.position
        assert isinstance(g, Campaign)
        self.match = match
        self.g = g
        self.language = language
        self.said = messages(language, WORDS)
        told = [*seats, *[""] * g.players]
        self.seats = tuple([told[seat] or NAMES.seat_name(seat, language) for seat in g.seats()])
        self.translator = Translator(match.game, language, self.seats)

    def say(self, key: str, **args: int | str) -> str:
        return self.said.say(key, args)

    def name(self, vocabulary: str, value: int) -> str:
        return NAMES.name(vocabulary, value, self.language)

    def names(self, vocabulary: str, ids: Sequence[str]) -> dict[str, str]:
        return {name: self.name(vocabulary, n) for n, name in enumerate(ids)}

    def names_of_documents(self) -> list[str]:
        return list(DOCUMENTS)

    def document(self, name: str) -> Document:
        """The document of that name. Raises KeyError."""
        blocks = DOCUMENTS[name](self)
        return Document(self.say(f"document-{name}"), self.language, tuple(blocks))

    # the pieces

    def picture(self, g: Campaign) -> Picture:
        terrain = self.names(TERRAINS.key, TERRAINS.ids)
        return Picture(map_picture(g, self.seats, terrain), self.say("document-map"))

    def map(self) -> list[Block]:
        return [self.picture(self.g)]

    def standings(self) -> list[Block]:
        """Every realm with its victory points by source, the best first. [EMP-216 … EMP-223]"""
        g = self.g
        keys = list(sources(g, g.seats()[0]))
        head = (
            self.say("document-realm"),
            self.say("document-people"),
            *[self.say(f"source-{key}") for key in keys],
            self.say("document-points"),
            self.say("document-gold"),
        )
        rows = [
            (
                self.seats[seat],
                self.name(PEOPLES.key, g.people[seat]) if g.people[seat] >= 0 else "",
                *[str(n) for n in sources(g, seat).values()],
                str(points(g, seat)),
                str(g.gold[seat]),
            )
            for seat in sorted(g.seats(), key=lambda s: -points(g, s))
        ]
        return [Table(head, tuple(rows))]

    def events(self) -> list[Block]:
        """The thirteen events with the gold on them, one a box. [EMP-111]"""
        found: list[Block] = []
        for n, card in enumerate(EVENT_CARDS):
            found.append(Heading(self.name(EVENT_CARDS.key, n), 3))
            found.append(Paragraph(self.say(f"event-{card}-text")))
            found.append(Paragraph(self.say("document-card-gold", gold=self.g.card_gold[n])))
        return found

    def sheets(self) -> list[Block]:
        """A sheet for each battle that is fought now. [EMP-172 … EMP-180]"""
        fights = [frame for frame in whole(self.g.stack) if isinstance(frame, Fight)]
        if not fights:
            return [Paragraph(self.say("document-no-battles"))]
        found: list[Block] = []
        for fight in fights:
            found += [*self.sheet(fight), NewPage()]
        return found[:-1]

    def sheet(self, fight: Fight) -> list[Block]:
        g = self.g
        sides = (self.seats[fight.challenger], self.seats[fight.challenged])
        called = {
            **self.names(PIECES.key, PIECES.ids),
            **self.names(OBJECTIVES.key, OBJECTIVES.ids),
        }
        armies = sizes(g, fight)
        facts = [
            self.say("document-tile", tile=TILES[fight.tile], terrain=self.terrain(fight.tile)),
            self.say("document-army", side=sides[0], points=armies[CHALLENGER]),
            self.say("document-army", side=sides[1], points=armies[CHALLENGED]),
            self.say("document-turns", turns=battle_turns(g, fight)),
            self.say("document-begins", side=sides[fight.first]),
        ]
        if fight.has_weather:
            weather = WEATHERS[fight.weather]
            facts.append(
                f"{self.name(WEATHERS.key, fight.weather)}: {self.say(f'weather-{weather}-text')}"
            )
        return [
            Heading(f"{sides[0]} – {sides[1]}"),
            Listing(tuple(facts)),
            self.sectors(fight, sides, called),
        ]

    def sectors(self, fight: Fight, sides: tuple[str, str], called: dict[str, str]) -> Block:
        """The table: drawn, or by numbers for a club that has a drawing of its own. [EMP-274]"""
        if self.g.options.sector_map == "two-rows":
            return Picture(sector_picture(fight, sides, called), self.say("document-table"))
        return Table(
            (self.say("document-sector"), self.say("document-table")),
            tuple(
                [
                    (str(sector) if sector else self.say("document-middle"), ", ".join(there))
                    for sector, there in by_sector(fight, called).items()
                ]
            ),
        )

    def terrain(self, tile: int) -> str:
        return self.name(TERRAINS.key, self.g.land.terrain[tile])

    def armies(self) -> list[Block]:
        """The armies of all battles that are over; before that they are not everybody's to see."""
        found: list[Block] = []
        for entry in self.g.archive:
            for side, roster in enumerate(entry.armies):
                seat = (entry.challenger, entry.challenged)[side]
                found.append(
                    Heading(self.say("document-army-of", side=self.seats[seat], round=entry.round))
                )
                found.append(Listing(tuple(self.lines(roster))))
        return found or [Paragraph(self.say("document-no-armies"))]

    def lines(self, roster: Roster) -> list[str]:
        found: list[str] = []
        for line in (*roster.lines, *roster.extra):
            items = "".join([f", {self.name(ITEMS.key, item)}" for item in line.items])
            found.append(f"{line.count} × {self.name('entry', line.entry)}{items}")
        return found

    def chronicle(self) -> list[Block]:
        """What has happened round by round, with a map after each and the result of every battle."""
        self.match.fill_log()
        found: list[Block] = []
        lines: list[str] = []
        for number, told in enumerate(self.match.log):
            for event in told:
                shown = event.seen_by(None)
                if isinstance(shown, RoundBegan):
                    found += self.chapter(lines, number)
                    lines = []
                    found += [NewPage(), Heading(self.translator.event(shown))]
                elif shown is not None:
                    lines.append(self.sentence(shown))
        found += [Listing(tuple(lines)), self.picture(self.g), *self.standings()]
        return found

    def chapter(self, lines: list[str], number: int) -> list[Block]:
        """What was told until a new round began, and the map as it was then."""
        if not lines:
            return []
        before = self.match.twin(number).position
        assert isinstance(before, Campaign)
        return [Listing(tuple(lines)), self.picture(before)]

    def sentence(self, event: Event) -> str:
        return self.translator.event(event)

    def results(self) -> Table:
        """Every battle of the archive. [EMP-195 … EMP-199]"""
        rows = [
            (
                str(entry.round),
                self.seats[entry.challenger],
                self.seats[entry.challenged],
                TILES[entry.tile],
                f"{entry.points[0]} : {entry.points[1]}",
                self.name(RESULTS.key, entry.results[0]),
            )
            for entry in self.g.archive
        ]
        keys = ("round", "challenger", "challenged", "tile-column", "score", "result")
        return Table(tuple([self.say(f"document-{key}") for key in keys]), tuple(rows))


DOCUMENTS: Final[dict[str, Callable[[Press], list[Block]]]] = {
    MAP: Press.map,
    STANDINGS: lambda press: [*press.standings(), press.results()],
    EVENTS: Press.events,
    SHEETS: Press.sheets,
    ARMIES: Press.armies,
    CHRONICLE: Press.chronicle,
}
