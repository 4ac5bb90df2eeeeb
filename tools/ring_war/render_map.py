"""Draw content/geometry.json as a picture that stands alone, parchment by day, ink-blue by night.

Everything in it is ours: lines, symbols and ornaments are paths written down here. The page draws
from the same geometry with the same ideas. Colours are custom properties of the root element, so
that one picture serves both palettes: the class `night` changes them.
"""

import math
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[2]
SYMBOLS = ROOT / "src" / "feldzug" / "games" / "ring_war" / "content" / "symbols.svg"
Row = dict[str, Any]
Spots = list[tuple[float, float]]

# What the colours are by day and by night.
PALETTE = {
    "paper": ("#f3e7cb", "#16202f"),
    "sea": ("#cfdcd6", "#101a29"),
    "sea-deep": ("#b9cdcb", "#0b1420"),
    "ripple": ("#8fb0b2", "#2c4a63"),
    "land": ("#f0e2c1", "#27354a"),
    "beyond": ("#e2d8c0", "#1a2433"),
    "rock": ("#dccaa4", "#1c2738"),
    "ink": ("#3d2b1c", "#cdbf9f"),
    "ink-soft": ("#7a6248", "#8f8a7d"),
    "edge": ("#3d2b1c", "#0c121c"),
    "border": ("#6f5235", "#98a0b0"),
    "coast": ("#3f4f4f", "#8fb3c4"),
    "river": ("#6f9fae", "#4f8fb5"),
    "river-edge": ("#3f6b7c", "#0d2436"),
    "peak": ("#f7eed8", "#33435b"),
    "shade": ("#a88d67", "#121b29"),
    "snow": ("#ffffff", "#dfe7ee"),
    "leaf": ("#8c9a5b", "#2f5a4b"),
    "leaf-dark": ("#5f7040", "#1d4238"),
    "gold": ("#c98a12", "#e8b84a"),
    "gold-edge": ("#5b3b08", "#1a1408"),
    "disc": ("#f6ecd4", "#d6cdb6"),
    "stone": ("#e9e2d3", "#b9c2cf"),
    "roof": ("#9c3b2c", "#c0614c"),
    "halo": ("#f5ead0", "#1b2638"),
    "wood": ("#8b5e34", "#b08a5a"),
    "text": ("#2e1f12", "#efe3c6"),
    "text-soft": ("#5d4630", "#c3b796"),
}


@dataclass(frozen=True)
class Look:
    """How the picture is wanted."""

    lang: str = "en"
    night: bool = False
    base: bool = False


def spots(flat: list[float]) -> Spots:
    return list(zip(flat[::2], flat[1::2], strict=True))


def number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def straight(points: Spots) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def rounded(points: Spots, *, move: bool = True) -> str:
    """Return a path whose corners are rounded off: from middle to middle, each point a handle."""
    if len(points) < 3:
        return (
            straight(points)
            if move
            else "L" + "L".join(f"{number(x)} {number(y)}" for x, y in points[1:])
        )
    parts = [f"M{number(points[0][0])} {number(points[0][1])}"] if move else []
    for (x, y), (nx, ny) in pairwise(points[1:-1]):
        parts.append(f"Q{number(x)} {number(y)} {number((x + nx) / 2)} {number((y + ny) / 2)}")
    (x, y), (ex, ey) = points[-2:]
    parts.append(f"Q{number(x)} {number(y)} {number(ex)} {number(ey)}")
    return "".join(parts)


class Picture:
    """Collects the layers of the drawing, from the sea upwards."""

    def __init__(self, geometry: Row, content: Row, look: Look) -> None:
        """Keep what to draw; nothing is drawn yet."""
        self.g, self.content, self.look = geometry, content, look
        self.arcs = [spots(arc["line"]) for arc in geometry["arcs"]]
        self.out: list[str] = []
        self.names = {row["id"]: row for row in content["area"]}
        self.colour = {row["id"]: row["colour"] for row in content["region"]}

    def shown(self, row: Row) -> bool:
        return not self.look.base or row["edition"] == "base"

    def arc_path(self, index: int, *, move: bool) -> str:
        points = self.arcs[index] if index >= 0 else self.arcs[~index][::-1]
        kind = self.g["arcs"][index if index >= 0 else ~index]["kind"]
        if kind == "frame":
            text = straight(points)
            return text if move else "L" + text[1:]
        return rounded(points, move=move)

    def ring(self, ring: list[int]) -> str:
        first, *rest = ring
        return self.arc_path(first, move=True) + "".join(
            self.arc_path(index, move=False) for index in rest
        ) + "Z"  # fmt: skip

    def lines(self, *kinds: str) -> str:
        return "".join(
            self.arc_path(i, move=True)
            for i, arc in enumerate(self.g["arcs"])
            if arc["kind"] in kinds
        )

    def add(self, text: str) -> None:
        self.out.append(text)

    # --- Layers ----------------------------------------------------------------------------------

    def svg(self) -> str:
        width = self.g["width"]
        height = self.g["base_height"] if self.look.base else self.g["height"]
        self.add(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 {width + 48} {height + 48}"'
            f' class="{"night" if self.look.night else "day"}" font-family="\'EB Garamond\', '
            f"'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif\">"
        )
        self.add(f"<style>{self.style()}</style>")
        self.add(f"<defs>{symbols()}{self.clips(height)}</defs>")
        self.frame(width, height)
        self.add('<g clip-path="url(#board)">')
        self.sea()
        self.land()
        self.rivers()
        self.symbols()
        self.mountains()
        self.sea_routes()
        self.path()
        self.bridges()
        self.places()
        self.waters()
        self.ornaments()
        self.labels()
        self.add("</g>")
        self.border(width, height)
        self.add("</svg>")
        return "\n".join(self.out) + "\n"

    def style(self) -> str:
        day = "".join(f"--{name}:{colours[0]};" for name, colours in PALETTE.items())
        night = "".join(f"--{name}:{colours[1]};" for name, colours in PALETTE.items())
        return f"svg{{{day}}}svg.night{{{night}}}{RULES}"

    def clips(self, height: float) -> str:
        parts = [
            f'<clipPath id="board"><rect width="{self.g["width"]}" height="{height}" rx="3"/></clipPath>'
        ]
        for name, row in self.g["regions"].items():
            d = "".join(self.ring(ring) for ring in row["rings"])
            parts.append(f'<clipPath id="in-{name}"><path d="{d}"/></clipPath>')
        return "".join(parts)

    def frame(self, width: float, height: float) -> None:
        self.add(
            f'<rect class="paper" x="-24" y="-24" width="{width + 48}" height="{height + 48}"/>'
        )
        self.add(f'<rect class="sea" width="{width}" height="{height}"/>')

    def border(self, width: float, height: float) -> None:
        self.add(
            f'<g class="frame"><rect x="-2" y="-2" width="{width + 4}" height="{height + 4}" rx="4" '
            f'stroke-width="2.2"/><rect x="-9" y="-9" width="{width + 18}" height="{height + 18}" '
            f'rx="7" stroke-width="0.9"/><rect x="-13" y="-13" width="{width + 26}" '
            f'height="{height + 26}" rx="9" stroke-width="3"/></g>'
        )

    def sea(self) -> None:
        coast = self.lines("coast")
        for wide, name, opacity in (
            (64, "sea-deep", 0.0), (52, "ripple", 0.22), (50.4, "sea", 1), (36, "ripple", 0.4),
            (34.2, "sea", 1), (22, "ripple", 0.6), (20, "sea", 1), (11, "ripple", 0.85),
            (8.6, "sea", 1),
        ):  # fmt: skip
            if opacity:
                self.add(
                    f'<path d="{coast}" fill="none" stroke="var(--{name})" stroke-opacity="{opacity}"'
                    f' stroke-width="{wide}" stroke-linejoin="round" stroke-linecap="round"/>'
                )

    def land(self) -> None:
        for name, row in self.g["areas"].items():
            d = self.ring(row["ring"])
            if self.shown(row):
                self.add(f'<path class="area" id="area-{name}" d="{d}"/>')
                self.add(f'<path class="tint" d="{d}" fill="{self.colour[row["region"]]}"/>')
            else:
                self.add(f'<path class="beyond" d="{d}"/>')
        for name, row in self.g["regions"].items():
            if self.shown(row):
                rim = [i if i >= 0 else ~i for ring in row["rings"] for i in ring]
                d = "".join(
                    self.arc_path(i, move=True) for i in rim if self.g["arcs"][i]["kind"] != "frame"
                )
                for wide in (26, 15, 6):
                    self.add(
                        f'<path class="band" d="{d}" stroke="{self.colour[name]}" '
                        f'stroke-width="{wide}" clip-path="url(#in-{name})"/>'
                    )
        for row in self.g["ranges"].values():
            self.add(f'<path class="rock" d="{self.ring(row["ring"])}"/>')
        for name, row in self.g["lakes"].items():
            d = self.ring(row["ring"])
            self.add(
                f'<clipPath id="in-{name}"><path d="{d}"/></clipPath><path class="lake" d="{d}"/>'
            )
            for wide, soft in ((13, 0.35), (7, 0.6)):
                self.add(
                    f'<g clip-path="url(#in-{name})" fill="none"><path d="{d}" stroke="var(--ripple)" '
                    f'stroke-opacity="{soft}" stroke-width="{wide}"/><path d="{d}" '
                    f'stroke="var(--sea)" stroke-width="{wide - 1.6}"/></g>'
                )
        for row in self.g["islands"].values():
            self.add(f'<path class="beyond" d="{self.ring(row["ring"])}"/>')
        self.add(f'<path class="border" d="{self.lines("border")}"/>')
        self.add(f'<path class="region-edge" d="{self.region_edges()}"/>')
        self.add(f'<path class="foot" d="{self.lines("foot")}"/>')
        self.add(f'<path class="shore" d="{self.lines("shore")}"/>')
        self.add(f'<path class="coast" d="{self.lines("coast")}"/>')

    def region_edges(self) -> str:
        areas = self.g["areas"]
        return "".join(
            self.arc_path(i, move=True)
            for i, arc in enumerate(self.g["arcs"])
            if arc["kind"] == "border"
            and areas[arc["left"]]["region"] != areas[arc["right"]]["region"]
        )

    def rivers(self) -> None:
        for extra, kind in ((1.5, "river-edge"), (0.0, "river")):
            for row in self.g["rivers"]:
                first, last = row["width"]
                d = tapered(spots(row["line"]), first + extra, last + extra)
                self.add(f'<path class="{kind}" d="{d}"/>')

    def symbols(self) -> None:
        for symbol, rows in self.g["symbols"].items():
            for x, y, size in rows:
                if not self.look.base or y < self.g["base_height"]:
                    self.use(symbol, (x, y), size)

    def mountains(self) -> None:
        rows = [
            (peak, i) for row in self.g["ranges"].values() for i, peak in enumerate(row["peaks"])
        ]
        for (x, y, tall), i in sorted(rows, key=lambda row: (row[0][1], row[0][0])):
            self.use(f"peak{i % 4}", (x, y), tall)

    def use(self, symbol: str, at: Any, size: float) -> None:
        x, y = at
        self.add(
            f'<use href="#{symbol}" transform="translate({number(x)} {number(y)})'
            f' scale({size / 10:.2f})"/>'
        )

    def sea_routes(self) -> None:
        for leg in self.g["sea"]["legs"]:
            if self.shown(leg):
                self.add(f'<path class="route" d="{rounded(spots(leg["line"]))}"/>')
        for stop in self.g["sea"]["stops"].values():
            if self.shown(stop):
                self.use("ship", stop["at"], 13)

    def path(self) -> None:
        fields = self.g["path"]["fields"]
        legs = "".join(
            rounded(spots(leg))
            for leg, field in zip(self.g["path"]["legs"], fields[1:], strict=True)
            if self.shown(field)
        )
        self.add(f'<path class="path-edge" d="{legs}"/><path class="path" d="{legs}"/>')
        for i, field in enumerate(fields):
            if self.shown(field):
                symbol = "ring" if i == 0 else "die" if field["die"] else "step"
                self.use(symbol, field["at"], 10)

    def bridges(self) -> None:
        for row in self.g["bridges"]:
            if self.shown(self.g["areas"][row["a"]]) and self.shown(self.g["areas"][row["b"]]):
                x, y = row["at"]
                turn = math.degrees(math.atan2(row["across"][1], row["across"][0]))
                self.add(f'<use href="#bridge" transform="translate({x} {y}) rotate({turn:.0f})"/>')

    def places(self) -> None:
        for name, row in self.g["areas"].items():
            if not self.shown(row):
                continue
            if "port" in row:
                (x, y), (right, down) = row["port"]["at"], row["port"]["out"]
                self.use("anchor", (x + 1.5 * right, y + 1.5 * down), 10)
            if "place" in row:
                symbol = "fortress" if "fortress" in self.names[name] else "site"
                if name == "mount_doom":
                    symbol = "doom"
                self.use(symbol, row["place"], 10)

    def waters(self) -> None:
        for row in self.g["waters"]:
            x, y = row["at"]
            if y < (self.g["base_height"] if self.look.base else self.g["height"]):
                self.add(f'<g transform="rotate({row["slant"]} {x} {y})">')
                self.text_block("water", row, "middle")
                self.add("</g>")

    def ornaments(self) -> None:
        board = "base" if self.look.base else "full"
        room = self.g["ornaments"][board]
        for ornament in ("compass", "serpent"):
            x, y, size = room[ornament]
            self.use(ornament, (x, y), size)
        left, top, width, height = room["legend"]
        self.add(
            f'<g class="legend"><path d="{scroll(left, top, width, height)}"/>'
            f'<text x="{left + width / 2}" y="{top + 17}" text-anchor="middle" font-size="13" '
            f'font-weight="600">{TITLE[self.look.lang]}</text>'
        )
        rows = [row for row in self.content["region"] if self.shown(row)]
        pitch = (height - 30) / len(rows)
        for i, row in enumerate(rows):
            y = top + 24 + (i + 0.5) * pitch
            self.add(
                f'<rect x="{left + 16}" y="{number(y - 4.5)}" width="16" height="9" rx="2" '
                f'fill="{row["colour"]}" fill-opacity=".75"/>'
                f'<text x="{left + 40}" y="{number(y + 4)}" font-size="12">'
                f"{escape(row[self.look.lang])}</text>"
                f'<text x="{left + width - 18}" y="{number(y + 4)}" font-size="12" '
                f'text-anchor="end" font-weight="600">{row["bonus"]}</text>'
            )
        self.add("</g>")

    def labels(self) -> None:
        for name, row in self.g["areas"].items():
            if not self.shown(row):
                continue
            if "place_name" in row:
                self.text_block("place", row["place_name"], row["place_name"]["anchor"])
            label = row["label"]
            self.text_block("name", label, "middle", ident=f"name-{name}")

    def text_block(self, kind: str, row: Row, anchor: str, ident: str = "") -> None:
        x, y = row["at"]
        size, lines = row["size"], row[self.look.lang]
        top = y - (len(lines) - 1) / 2 * size * 1.02 + size * 0.31
        spans = "".join(
            f'<tspan x="{number(x)}" y="{number(top + i * size * 1.02)}">{escape(line)}</tspan>'
            for i, line in enumerate(lines)
        )
        mark = f' id="{ident}"' if ident else ""
        self.add(
            f'<text class="{kind}"{mark} font-size="{number(size)}" text-anchor="{anchor}">{spans}</text>'
        )


def symbols() -> str:
    """Return the symbols of the board, to be used by their names."""
    text = SYMBOLS.read_text(encoding="utf-8")
    return text[text.index("<g ") : text.rindex("</svg>")]


def tapered(points: Spots, first: float, last: float) -> str:
    """Return a river as a shape that is narrow at the source and wide at the mouth."""
    total = sum(math.dist(a, b) for a, b in pairwise(points)) or 1.0
    left, right, gone = [], [], 0.0
    for i, (x, y) in enumerate(points):
        ax, ay = points[max(i - 1, 0)]
        bx, by = points[min(i + 1, len(points) - 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        gone += math.dist((ax, ay), (x, y))
        half = (first + (last - first) * gone / total) / 2
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    back = right[::-1]
    return (
        rounded(left)
        + f"L{number(back[0][0])} {number(back[0][1])}"
        + rounded(back, move=False)
        + "Z"
    )


def scroll(left: float, top: float, width: float, height: float) -> str:
    """Return the outline of a sheet with curled ends."""
    right, bottom = left + width, top + height
    return (
        f"M{left} {top}C{left + width / 3} {top - 4} {right - width / 3} {top + 4} {right} {top}"
        f"C{right + 3} {top + height / 3} {right - 3} {bottom - height / 3} {right} {bottom}"
        f"C{right - width / 3} {bottom + 4} {left + width / 3} {bottom - 4} {left} {bottom}"
        f"C{left - 3} {bottom - height / 3} {left + 3} {top + height / 3} {left} {top}Z"
    )


def picture(geometry: Row, content: Row, look: Look) -> str:
    return Picture(geometry, content, look).svg()


RULES = """
.paper { fill: var(--paper); }
.sea { fill: var(--sea); }
.area { fill: var(--land); }
.beyond { fill: var(--beyond); stroke: var(--border); stroke-opacity: .25; }
.tint { fill-opacity: .2; }
.night .tint { fill-opacity: .22; }
.band { fill: none; stroke-opacity: .16; stroke-linejoin: round; stroke-linecap: round; }
.night .band { stroke-opacity: .17; }
.rock { fill: var(--rock); }
.lake { fill: var(--sea); }
.border {
  fill: none; stroke: var(--border); stroke-width: 1.7; stroke-dasharray: .1 3.5;
  stroke-linecap: round;
}
.region-edge {
  fill: none; stroke: var(--ink); stroke-width: 1.4; stroke-opacity: .85; stroke-linejoin: round;
}
.foot { fill: none; stroke: var(--ink-soft); stroke-width: .5; stroke-opacity: .55; }
.coast,.shore {
  fill: none; stroke: var(--coast); stroke-width: 1.5; stroke-linejoin: round;
  stroke-linecap: round;
}
.shore { stroke-width: 1.1; }
.river { fill: var(--river); }
.river-edge { fill: var(--river-edge); }
.route {
  fill: none; stroke: var(--coast); stroke-width: 1.6; stroke-dasharray: 6 5; stroke-linecap: round;
  stroke-opacity: .75;
}
.path-edge {
  fill: none; stroke: var(--gold-edge); stroke-width: 3.6; stroke-dasharray: 5.5 4.5;
  stroke-linecap: round; stroke-opacity: .75;
}
.path {
  fill: none; stroke: var(--gold); stroke-width: 2.2; stroke-dasharray: 5.5 4.5;
  stroke-linecap: round;
}
.legend path { fill: var(--paper); stroke: var(--ink); stroke-width: 1.2; }
.legend text { fill: var(--text); }
.frame { fill: none; stroke: var(--ink); }
.name {
  fill: var(--text); stroke: var(--halo); stroke-width: 2.6; stroke-linejoin: round;
  paint-order: stroke; font-weight: 600;
}
.place {
  fill: var(--text-soft); stroke: var(--halo); stroke-width: 1.8; stroke-linejoin: round;
  paint-order: stroke; font-style: italic;
}
.water {
  fill: var(--coast); fill-opacity: .8; font-style: italic; text-anchor: middle;
  letter-spacing: .12em;
}
"""

TITLE = {"en": "Regions and their bonus", "de": "Regionen und ihr Bonus"}
