"""What is printed of a campaign: map, standings, events, battle sheets, armies and the chronicle."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from feldzug.analysis.empires.map_picture import map_picture
from feldzug.analysis.empires.sector_picture import by_sector, sector_picture
from feldzug.games.empires.armies import ArmyList, army_list
from feldzug.games.empires.battle.armies import FieldArmy, LockArmies, fielded
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.view import FightView, fight_view
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.events import RoundBegan
from feldzug.games.empires.glance import sources
from feldzug.games.empires.items import ITEMS
from feldzug.games.empires.names import NAMES, WORDS
from feldzug.games.empires.peoples import PEOPLES
from feldzug.games.empires.rosters.reckoning import army_worth, is_known, worth_of
from feldzug.games.empires.rosters.roster import Roster
from feldzug.games.empires.sheet import CHALLENGED, CHALLENGER, OBJECTIVES, SIDE_A
from feldzug.games.empires.siege_gear import GEAR
from feldzug.games.empires.terrain import PIECES, TERRAINS
from feldzug.games.empires.victory import points
from feldzug.games.empires.vocabularies import RESULTS, TILES
from feldzug.games.empires.weather import WEATHERS
from feldzug.kernel.correcting import AnswerCorrected
from feldzug.kernel.journal import in_force
from feldzug.kernel.match import Match
from feldzug.kernel.parallel import Parallel, whole
from feldzug.kernel.values import Event, Seat
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
    """Prints the documents of one campaign in one language: as a seat may see it, or as everybody may."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        language: str,
        seat: Seat | None = None,
        times: Mapping[int, str] | None = None,
    ) -> None:
        """*times* says of an entry when it was told."""
        g = match.position
        assert isinstance(g, Campaign)
        self.match = match
        self.g = g
        self.mine = g.player(seat)
        self.last_time = ""
        self.times = times or {}
        self.language = language
        self.said = messages(language, WORDS)
        told = [*seats, *[""] * g.players]
        self.seats = tuple([told[seat] or NAMES.seat_name(seat, language) for seat in g.seats()])
        self.translator = Translator(match.game, language, self.seats)
        self.rules = dict([rule for _, rules in NAMES.catalogue(language) for rule in rules])

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
        seen = fight_view(g, fight, self.mine)
        called = {
            **self.names(PIECES.key, PIECES.ids),
            **self.names(OBJECTIVES.key, OBJECTIVES.ids),
        }
        facts = [
            self.say("document-tile", tile=TILES[fight.tile], terrain=self.terrain(fight.tile)),
            *[self.size(seen, side, sides[side]) for side in (CHALLENGER, CHALLENGED)],
            self.say("document-turns", turns=seen.turns),
        ]
        is_laid = bool(fight.pieces)  # who sits where is known by then
        if is_laid:
            below = CHALLENGER if fight.side == SIDE_A else CHALLENGED
            facts.append(self.say("document-edge", side=sides[below]))
            facts.append(self.say("document-begins", side=sides[fight.first]))
        if fight.has_weather:
            weather = WEATHERS[fight.weather]
            facts.append(
                f"{self.name(WEATHERS.key, fight.weather)}: {self.say(f'weather-{weather}-text')}"
            )
        if fight.siege:
            facts.append(self.say("document-siege" if seen.walls else "document-siege-open"))
        if fight.dragon:
            facts.append(self.say("document-dragon"))
        if fight.castle_card:
            facts.append(self.say("document-castle-card"))
        facts += [
            self.say("document-objective", objective=called[one.objective], points=one.points)
            for one in seen.objectives
        ]
        found: list[Block] = [
            Heading(f"{sides[0]} – {sides[1]}"),
            Listing(tuple(facts)),
        ]
        if is_laid:
            found.append(self.sectors(fight, sides, called))
        if seen.armies:
            for side, name in enumerate(sides):
                found += [Heading(name, 3), Listing(tuple(self.lines(fielded(fight, side))))]
        rules = [f"{rule}: {self.rules[rule]}" for rule in seen.rules if rule in self.rules]
        return [*found, Heading(self.say("document-rules"), 3), Listing(tuple(rules))]

    def size(self, seen: FightView, side: int, name: str) -> str:
        """How large an army is or may be, with every bonus and malus. [EMP-083, EMP-181]"""
        parts = [
            f"{part.points:+d} {self.say(f'size-{part.why}')}" for part in seen.size_parts[side][1:]
        ]
        text = self.say("document-army", side=name, points=seen.sizes[side])
        return f"{text} ({seen.size_parts[side][0].points} {', '.join(parts)})" if parts else text

    def sectors(self, fight: Fight, sides: tuple[str, str], called: dict[str, str]) -> Block:
        """The table: drawn, or by numbers for a club that has a drawing of its own. [EMP-274]"""
        if self.g.options.sector_map == "two-rows":
            return Picture(sector_picture(fight, sides, called), self.say("document-table"))
        return Table(
            (self.say("document-sector"), self.say("document-table")),
            tuple(
                [
                    (", ".join(map(str, sectors)) or self.say("document-middle"), ", ".join(there))
                    for sectors, there in by_sector(fight, called).items()
                ]
            ),
        )

    def terrain(self, tile: int) -> str:
        return self.name(TERRAINS.key, self.g.land.terrain[tile])

    def armies(self) -> list[Block]:
        """The own armies, those that both sides of a battle see, and those of battles that are over."""
        found: list[Block] = []
        for seat, roster in self.present_armies():
            found += self.army(seat, self.g.round, roster)
        for entry in reversed(self.g.archive):
            for side, roster in enumerate(entry.armies):
                found += self.army((entry.challenger, entry.challenged)[side], entry.round, roster)
        return found or [Paragraph(self.say("document-no-armies"))]

    def army(self, seat: Seat, number: int, roster: Roster) -> list[Block]:
        army = self.list_of(roster)
        worth = army_worth(roster, army) if army else 0
        title = self.say("document-army-of", side=self.seats[seat], round=number, points=worth)
        return [Heading(title), Listing(tuple(self.lines(roster)))]

    def list_of(self, roster: Roster) -> ArmyList | None:
        """The army list that an army is of; none of an army without anybody."""
        edition = self.g.options.edition
        return next(
            (
                found
                for found in [army_list(people, edition) for people in range(len(PEOPLES))]
                if any(is_known(found, line) for line in roster.lines)
            ),
            None,
        )

    def present_armies(self) -> list[tuple[Seat, Roster]]:
        """Armies of battles that go on, as far as the seat knows them."""
        found: list[tuple[Seat, Roster]] = []
        for frame in self.g.stack:
            for branch in frame.branches if isinstance(frame, Parallel) else ():
                for one in branch:
                    if isinstance(one, Fight) and one.knows_armies(self.mine):
                        sides = (one.challenger, one.challenged)
                        found += list(zip(sides, one.armies, strict=False))
                    if self.mine is not None and isinstance(one, LockArmies):
                        own = one.choices.get(self.mine)
                        found += [(self.mine, own.roster)] if isinstance(own, FieldArmy) else []
        return found

    def lines(self, roster: Roster) -> list[str]:
        """Everything of an army, with what each line is worth to an enemy who destroys it. [EMP-018]"""
        found: list[str] = []
        army = self.list_of(roster)
        for line in (*roster.lines, *roster.extra):
            items = "".join([f", {self.name(ITEMS.key, item)}" for item in line.items])
            more = "".join([f", {self.name('upgrade', one)}" for one in line.upgrades])
            worth = f" ({worth_of(army, line)})" if army and is_known(army, line) else ""
            found.append(f"{line.count} × {self.name('entry', line.entry)}{more}{items}{worth}")
        if roster.reinforcement >= 0:
            card = self.name(EVENT_CARDS.key, EVENT_CARDS.index("reinforcement"))
            found.append(f"{card}: {self.name('entry', roster.reinforcement)}")
        found += [f"{one.count} × {self.name(GEAR.key, one.gear)}" for one in roster.gear]
        return found

    def chronicle(self) -> list[Block]:
        """What has happened round by round, with a map after each and the result of every battle."""
        self.match.fill_log()
        stands = set(in_force(self.match.journal))
        found: list[Block] = []
        lines: list[str] = []
        for number, told in enumerate(self.match.log[: self.shown_entries()]):
            for event in told:
                shown = event.seen_by(None)
                if number not in stands and not isinstance(shown, AnswerCorrected):
                    continue  # it was taken back, or corrected
                if isinstance(shown, RoundBegan):
                    found += self.chapter(lines, number)
                    lines = []
                    found += [NewPage(), Heading(self.translator.event(shown))]
                    found += [Paragraph(self.times[number])] if number in self.times else []
                elif shown is not None:
                    lines.append(self.dated(number, self.sentence(shown), lines))
        found += [Listing(tuple(lines)), self.picture(self.g), *self.standings()]
        return found

    def shown_entries(self) -> int:
        """So many entries are everybody's to know: nobody may tell who has answered an open secret choice."""
        match, stack = self.match, self.g.stack
        is_secret = bool(stack) and stack[-1].is_secret()
        return match.begun - match.earlier if is_secret else match.length

    def chapter(self, lines: list[str], number: int) -> list[Block]:
        """What was told until a new round began, and the map as it was then."""
        if not lines:
            return []
        before = self.match.at(number)
        assert isinstance(before, Campaign)
        return [Listing(tuple(lines)), self.picture(before)]

    def dated(self, number: int, sentence: str, before: list[str]) -> str:
        """A sentence; after the first of a minute no time stands before those that follow."""
        when = self.times.get(number, "")
        if not when or (when == self.last_time and before):
            return sentence
        self.last_time = when
        return f"{when}: {sentence}"

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
