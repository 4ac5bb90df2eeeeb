"""Banners of War in the terminal of Runewars: tokens, capitals, peasants, commanders, Victory cards."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from feldzug.cli.terminals.runewars.areas import ink, owner
from feldzug.cli.terminals.runewars.notes import Notes, Views
from feldzug.games.runewars.board import AREAS
from feldzug.games.runewars.decks import HEROES
from feldzug.games.runewars.names import NAMES
from feldzug.games.runewars.world import World
from feldzug.kernel.values import Seat

CAPITAL, PEASANT, DESOLATE, FROZEN, COMMANDER = "♛", "♙", "×", "*", "⚑"
SIGNS: Final = (
    (DESOLATE, "banners-desolate", "banners"),
    (FROZEN, "banners-ice", "banners"),
    (CAPITAL, "banners-capital", "development-cards"),
    (PEASANT, "banners-peasant", "development-cards"),
    (COMMANDER, "banners-commander", "commanders"),
)
"""By sign: what it is called, and the module that has it."""


class BannersNotes(Notes):
    """Reads the views of the modules, so that nothing slips in that a seat may not see."""

    def legend(self, views: Views) -> str:
        return " ".join([f"{sign} {self.say(name)}" for sign, name, key in SIGNS if key in views])

    def signs(self, g: World, views: Views, area: int) -> Text:
        shown, name = Text(), AREAS[area]
        if "banners" in views:
            shown.append(DESOLATE if name in views["banners"].desolate else "")
            shown.append(FROZEN * views["banners"].frozen.get(name, 0))
        if "development-cards" in views:
            for seat, capital in enumerate(views["development-cards"].capitals):
                shown.append(CAPITAL if capital == name else "", style=ink(seat))
            shown.append(PEASANT if name in views["development-cards"].peasants else "")
        if "commanders" in views:
            for hero in g.heroes_in(area):
                if HEROES[hero] in views["commanders"].commanders:
                    shown.append(COMMANDER, style=ink(g.hero_seat[hero]))
        return shown

    def facts(self, g: World, views: Views, area: int) -> list[str]:
        found, name = [], AREAS[area]
        if "banners" in views:
            if name in views["banners"].desolate:
                found.append(self.say("banners-desolate"))
            if name in views["banners"].frozen:
                found.append(self.say("banners-frozen", count=views["banners"].frozen[name]))
        if "development-cards" in views:
            if name in views["development-cards"].capitals:
                found.append(self.say("banners-capital"))
            if name in views["development-cards"].peasants:
                found.append(self.say("banners-peasant"))
        if "commanders" in views:
            for hero in g.heroes_in(area):
                card = views["commanders"].commanders.get(HEROES[hero])
                if card is not None:
                    found.append(self.leads(hero, card))
        return found

    def realms(self, g: World, views: Views) -> list[Text]:
        found = []
        for seat in g.seats():
            said = self.realm(g, seat, views)
            if said:
                found.append(Text.assemble(owner(seat), f" {' · '.join(said)}"))
        if "development-cards" in views:
            left = views["development-cards"].peasants_left
            found.append(Text(self.say("banners-peasants-left", count=left), style="dim"))
        if "commanders" in views:
            count = views["commanders"].deck
            found.append(Text(self.say("banners-commander-deck", count=count), style="dim"))
        return found

    def realm(self, g: World, seat: Seat, views: Views) -> list[str]:
        """What a player has, everybody knowing it."""
        found: list[str] = []
        if "banners" in views and seat in views["banners"].garrisons:
            found.append(self.named("order", "garrison"))
        if "development-cards" in views:
            view = views["development-cards"]
            if view.capitals[seat] is not None:
                area = self.areas.name(AREAS.index(view.capitals[seat]))
                found.append(self.say("banners-capital-in", area=area))
            found += [self.named("development-card", card) for card in view.bought[seat]]
        if "commanders" in views:
            view = views["commanders"]
            for name, card in view.commanders.items():
                if g.hero_seat[HEROES.index(name)] == seat:
                    found.append(self.leads(HEROES.index(name), card))
            if seat in view.generals:
                found.append(self.named("tactics-card", "lieutenant-general"))
        if "road-to-victory" in views:
            for card in views["road-to-victory"].cards:
                if card.seat == seat and card.season is not None:
                    season = self.named("season", card.season)
                    found.append(self.say("banners-victory-card", season=season))
        return found

    def known(self, views: Views) -> list[Text]:
        found = []
        if "commanders" in views:
            bottom = [
                "?" if card is None else self.named("commander-card", card)
                for card in views["commanders"].bottom
            ]
            if any(views["commanders"].bottom):
                found.append(Text(self.say("banners-bottom", cards=", ".join(bottom))))
        if "banners" in views:
            for cards in views["banners"].known_announced:
                for card in cards:
                    name = self.named("tactics-card", card)
                    found.append(Text(self.say("banners-announced", card=name)))
        return found

    def leads(self, hero: int, card: str) -> str:
        name = NAMES.name("hero", hero, self.say.language)
        return self.say("banners-leads", hero=name, card=self.named("commander-card", card))

    def named(self, vocabulary: str, name: str) -> str:
        number = NAMES.game.vocabularies[vocabulary].index(name)
        return NAMES.name(vocabulary, number, self.say.language)
