"""Play the recorded games of Ring War anew: `python -m tools.ring_war.record_games`.

Each game is played by simple players from a fixed seed and ends in another way. The files lie in
tests/games/ring_war/recorded and are replayed by a test; write them anew only when the rules have
changed on purpose, for they show that games of yesterday can still be read.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from feldzug.games.ring_war.actions import (
    Attack,
    Deploy,
    Done,
    EndMovement,
    ForgoCard,
    KeepCards,
    Move,
    MoveTo,
    NameDefender,
    Pass,
    PlayCard,
    SendUnit,
    StopAttacking,
    Trade,
)
from feldzug.games.ring_war.game import RING_WAR
from feldzug.games.ring_war.war import NEUTRAL, NOBODY, War
from feldzug.kernel.dealer import Dealer, SealedDealer
from feldzug.kernel.match import Match
from feldzug.kernel.record import save
from feldzug.kernel.values import Seat

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "tests" / "games" / "ring_war" / "recorded"
FAR = 99
NOTHING = (Pass, Done, KeepCards, StopAttacking, EndMovement, ForgoCard)

Player = Callable[[War, Seat, list[Any], Dealer], Any]
"""Chooses one of the legal answers."""


# --- simple players ------------------------------------------------------------------------------


def first(legal: list[Any], *kinds: type) -> Any:
    return next((action for action in legal if isinstance(action, kinds)), None)


def quiet(_g: War, _seat: Seat, legal: list[Any], _dealer: Dealer) -> Any:
    """Does as little as possible, but does not flee."""
    return first(legal, *NOTHING, NameDefender) or legal[0]


def lively(g: War, seat: Seat, legal: list[Any], dealer: Dealer) -> Any:
    """Anything, but cards first, and often nothing."""
    card = first(legal, PlayCard)
    if card is not None:
        return card
    return quiet(g, seat, legal, dealer) if dealer.below(2) else legal[dealer.below(len(legal))]


def sailor(g: War, seat: Seat, legal: list[Any], dealer: Dealer) -> Any:
    """Keeps somebody at sea, where nobody can be attacked, and reinforces the ports."""
    deploy = [a for a in legal if isinstance(a, Deploy) and g.board.port[a.area]]
    if deploy:
        return min(deploy, key=lambda a: g.size(a.area))
    for action in legal:
        if isinstance(action, Move):
            if g.is_ship(action.source) or any(
                g.ruler[s] == NOBODY for s in g.board.sea[action.source]
            ):
                return action
        if isinstance(action, MoveTo) and g.is_ship(action.target):
            return action
    landing = [a for a in legal if isinstance(a, MoveTo)]
    return landing[0] if landing else quiet(g, seat, legal, dealer)


def bold(g: War, seat: Seat, legal: list[Any], dealer: Dealer) -> Any:
    """Attacks wherever that is promising, the neutral army first, and brings its troops to the front."""
    trade = first(legal, Trade)
    if trade is not None:
        return trade
    deploys = [a for a in legal if isinstance(a, Deploy)]
    if deploys:
        return max(deploys, key=lambda a: (-distance(g, seat, a.area), a.kind, -a.area))
    attacks = [a for a in legal if isinstance(a, Attack)]
    if attacks:
        return assault(g, attacks) or first(legal, StopAttacking) or attacks[0]
    sends = [a for a in legal if isinstance(a, SendUnit)]
    if sends:
        return max(sends, key=lambda a: (a.kind, a.led))
    return march(g, seat, legal) or quiet(g, seat, legal, dealer)


def assault(g: War, attacks: list[Attack]) -> Attack | None:
    """The most promising attack; ports of other players are left for the end."""

    def chance(a: Attack) -> int:
        strongest = g.attack_value(g.strongest(a.source))
        defence = g.defence_value(g.strongest(a.target)) + 2 * g.board.fortress[a.target]
        return 2 * strongest + g.size(a.source) - 2 * defence - 2 * g.size(a.target)

    enemies = [a for a in g.board.areas if g.ruler[a] not in (g.active, NEUTRAL)]
    ports = [a for a in enemies if g.board.port[a]]
    last = sum(g.ruler[a] != g.active for a in g.board.areas) <= max(1, len(ports))
    others = [a for a in attacks if last or a.target not in ports]
    best = max(others, key=lambda a: (chance(a), -a.source, -a.target), default=None)
    return best if best is not None and (last or chance(best) >= -3) else None


def march(g: War, seat: Seat, legal: list[Any]) -> Any:
    """Units far from every enemy go towards one."""
    for action in legal:
        if isinstance(action, Move) and 1 < distance(g, seat, action.source) < FAR:
            return action
    targets = [a for a in legal if isinstance(a, MoveTo)]
    return min(targets, key=lambda a: (distance(g, seat, a.target), a.led), default=None)


def distance(g: War, seat: Seat, place: int) -> int:
    """How many steps by land to the next area of somebody else."""
    seen, edge, steps = {place}, [place], 0
    while edge:
        if any(g.ruler[area] != seat for area in edge):
            return steps
        steps += 1
        edge = [n for area in edge for n in g.board.land[area] if n not in seen]
        seen.update(edge)
    return FAR


# --- the games -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Game:
    """What is agreed, who plays, and the seed from which it all follows."""

    name: str
    options: dict[str, str]
    seats: tuple[Player, ...]
    seed: int


CONQUEST = {
    "length": "long",
    "prices": "low",
    "area_income": "official",
    "start_hands": "none",
    "figure_limit": "off",
}
"""Options under which a bold player can overrun the board before the ring is destroyed."""

GAMES: tuple[Game, ...] = (
    Game("ring-destroyed", {"length": "short"}, (lively, lively, lively, lively), 190),
    Game("ring-destroyed-north", {"map": "base", "length": "short"}, (lively, lively, lively), 281),
    Game("last-player", {**CONQUEST, "map": "base"}, (bold, quiet), 77),
    Game("all-areas", {**CONQUEST, "map": "base"}, (bold, sailor), 362),
)


def played(game: Game) -> Match:
    """The whole game."""
    setup = RING_WAR.setup(len(game.seats), setup="quick", **game.options)
    match = Match(RING_WAR, setup, SealedDealer(game.seed.to_bytes(16, "big")))
    dealer = Dealer(game.seed)
    while match.position.outcome() is None:
        g = match.position
        assert isinstance(g, War)
        seat = g.waiting()[0]
        match.play(seat, game.seats[seat](g, seat, list(g.legal(seat)), dealer))
    return match


def main() -> None:
    for game in GAMES:
        match = played(game)
        outcome = match.position.outcome()
        assert outcome is not None
        names = [player.__name__ for player in game.seats]
        TARGET.mkdir(exist_ok=True)
        save(TARGET / f"{game.name}.record", match, names)
        print(f"{game.name}: {len(match.journal)} entries, {outcome.ending}")


if __name__ == "__main__":
    main()
