"""Empires on the page: tiles are touched, battles have tabs, armies are written, the book is read."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from playwright.sync_api import expect

from feldzug.games.empires.battle.eruption import VOLCANO
from feldzug.games.empires.battle.fight import Fight
from feldzug.games.empires.battle.hazards import SWAMP
from feldzug.games.empires.campaign import Campaign
from feldzug.games.empires.event_cards import EVENT_CARDS
from feldzug.games.empires.sheet import Piece
from feldzug.kernel.parallel import bare, whole
from feldzug.kernel.values import Seat
from tests.server.forward import asked, until
from tests.web.conftest import Invite
from tests.web.test_access import faults
from tests.web.visitor import DESK, PHONE, Visitor

KEPT = re.compile(r"/kept(/forget)?$")
"""Where armies are kept."""

BOTS = ("bot:random", "bot:random", "bot:random")


def campaign(who: Visitor, *seats: str, **options: str) -> str:
    return str(who.opened(*seats, game="empires", options=options)["table"])


def writing_armies(g: Campaign) -> bool:
    """An army is asked of the first player."""
    return any(type(one.question).__name__ == "LockArmies" for one in g.offers(g.seats()[0]))


def test_a_capital_is_chosen_on_the_map(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = campaign(ann, "me", *BOTS, battles="simulated")
    until(site, here, asked(0, "ChooseFirstCapitals"))
    ann.sit(here)
    expect(ann.page.locator(".purpose")).to_contain_text("counts as a city")
    expect(ann.page.locator("g.compass text")).to_have_count(6)
    place = ann.glowing()[0]
    with ann.answering():
        ann.touch(place)
    capital = ann.see(here)["view"]["realms"][0]["capital"]
    assert capital in (None, place)  # others may still choose, in secret


@pytest.mark.parametrize(
    ("language", "window"), [("en", DESK), ("de", PHONE)], ids=["desk", "phone"]
)
def test_combat_points_are_spent_on_the_map(
    invite: Invite, site: FastAPI, language: str, window: dict[str, int]
) -> None:
    ann = invite(language=language, window=window)
    here = campaign(ann, "me", *BOTS, battles="simulated")
    until(site, here, lambda g: g.round >= 2 and asked(0, "SpendPoints")(g))
    ann.sit(here)
    title = {"en": "Campaign book", "de": "Kampagnenbuch"}[language]
    ann.button(title).click()
    book = ann.page.get_by_role("dialog")
    expect(book.locator("tbody tr")).to_have_count(4)
    ann.button({"en": "Treasury", "de": "Kasse"}[language]).click()
    own = [line for line in ann.see(here)["view"]["ledger"] if line["seat"] == 0]
    expect(book.locator("table").first.locator("tbody tr")).to_have_count(len(own))
    ann.page.keyboard.press("Escape")
    expect(book).to_have_count(0)


def test_an_army_is_written_and_checked(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = campaign(ann, "me", *BOTS, battles="table")
    until(site, here, writing_armies)
    ann.sit(here)
    ann.button("Your own army").click()
    form = ann.page.get_by_role("dialog")
    expect(form).to_contain_text("This is allowed.")
    form.locator("tbody tr input").first.fill("60")
    expect(form.get_by_role("status")).to_contain_text("EMP-")
    expect(form.get_by_role("button", name="Field this army")).to_be_disabled()
    form.locator("select").first.select_option("empty:0")
    form.locator("select").first.select_option("example:0")
    expect(form).to_contain_text("This is allowed.")
    with ann.answering():
        form.get_by_role("button", name="Field this army").click()


def test_two_battles_are_two_tabs(invite: Invite, site: FastAPI) -> None:
    """One player fights twice: each battle asks by itself."""
    ann = invite()
    here = campaign(ann, "me", "bot:random", "bot:random", battles="table")
    until(site, here, lambda g: len(g.offers(g.seats()[0])) > 1)
    ann.sit(here)
    tabs = ann.page.get_by_role("tab").filter(has_text=re.compile(r"\("))
    expect(tabs).to_have_count(2)
    tabs.nth(1).click()
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")


def test_axe_finds_no_serious_fault(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = campaign(ann, "me", *BOTS, battles="simulated")
    until(site, here, lambda g: g.round >= 2 and asked(0, "SpendPoints")(g))
    ann.sit(here)
    assert faults(ann) == []


def test_the_organiser_tells_all(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = campaign(ann, "me", *BOTS, battles="simulated")
    until(site, here, lambda g: g.round >= 2 and asked(0, "SpendPoints")(g))
    ann.sit(here)
    ann.button("Organiser's desk").click()
    desk = ann.page.get_by_role("dialog")
    desk.get_by_label("A word to all").fill("We meet on Friday")
    desk.get_by_role("button", name="Tell all").click()
    expect(desk.locator("li", has_text="We meet on Friday")).to_have_count(1)
    # What fails is said above everything else, and what was written is kept.
    ann.context.set_offline(True)
    desk.get_by_label("A word to all").fill("Or on Saturday")
    desk.get_by_role("button", name="Tell all").click()
    expect(desk.get_by_role("alert")).to_contain_text("cannot be reached")
    expect(desk.get_by_label("A word to all")).to_have_value("Or on Saturday")
    ann.context.set_offline(False)
    desk.get_by_role("button", name="Tell all").click()
    expect(desk.get_by_role("alert")).to_have_count(0)
    expect(desk.locator("li", has_text="Or on Saturday")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(ann.decision).to_contain_text("Or on Saturday")


def test_two_who_run_it_are_told_that_the_other_was_first(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = campaign(ann, "me", "bot:random", battles="simulated")
    until(site, here, lambda g: g.round >= 1 and asked(0, "SpendPoints")(g))
    secret = ann.post(f"/api/tables/{here}/seats/2/device")["secret"]
    eve = invite(name="Eve")
    eve.go()
    eve.post(f"/api/tables/{here}/device", {"secret": secret})
    for one in (ann, eve):
        one.sit(here)
        one.button("Organiser's desk").click()
    first, second = (one.page.get_by_role("dialog", name="Organiser's desk") for one in (ann, eve))
    second.get_by_label("Hours for a phase").fill("20")
    first.get_by_label("Hours for a phase").fill("10")
    first.get_by_role("button", name="Set", exact=True).click()
    expect(first.get_by_role("status")).to_contain_text("all its time from now on")
    expect(second.get_by_role("alert")).to_contain_text("Somebody else has just set this")
    expect(second.get_by_label("Hours for a phase")).to_have_value("10")
    second.get_by_label("Hours for a phase").fill("30")
    second.get_by_role("button", name="Set", exact=True).click()
    expect(second.get_by_role("alert")).to_have_count(0)
    expect(first.get_by_role("alert")).to_contain_text("Somebody else has just set this")
    assert ann.see(here)["desk"]["deadlines"] == {"": 30 * 60}


def test_a_correction_shows_its_ripple_before_it_is_made(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = campaign(ann, "me", *BOTS, battles="simulated")
    until(site, here, lambda g: g.round >= 1 and asked(0, "SpendPoints")(g))
    ann.sit(here)
    asked_for: list[str] = []
    ann.page.on("request", lambda request: asked_for.append(request.url))
    ann.button("Organiser's desk").click()
    desk = ann.page.get_by_role("dialog", name="Organiser's desk")
    expect(desk).to_contain_text("Dice already rolled stay with their question")
    assert any("/Desk-" in url for url in asked_for)  # fetched only now
    which = desk.get_by_role("combobox", name="Which answer?")
    instead = desk.get_by_role("combobox", name="What instead?")
    none = desk.get_by_text("There was no other answer")
    refused = desk.get_by_role("alert")
    ripple = desk.get_by_text("What would be different then")
    before = ann.see(here)["view"]["realms"]
    for option in which.locator("option:enabled").all():
        which.select_option(option.get_attribute("value"))
        expect(instead.or_(none).or_(refused).first).to_be_visible()
        if instead.locator("option:enabled").count() > 1:
            instead.select_option(index=1)
            # An army may be refused: the organiser does not know the cards that it is written with.
            expect(ripple.or_(refused).first).to_be_visible()
            if ripple.count():
                break
    expect(ripple).to_be_visible()
    correct = desk.get_by_role("button", name="Correct", exact=True)
    expect(correct).to_be_disabled()  # without a note for all
    assert ann.see(here)["view"]["realms"] == before  # nothing has changed yet


def in_agreement(legal: list[Any]) -> Any:
    """A draw is reported first, and whatever is reported is confirmed at once."""
    named = {type(bare(one)[1]).__name__: one for one in reversed(legal)}
    return named.get("Confirm") or named.get("Report") or legal[0]


def test_a_confirmed_result_is_corrected_with_any_points(invite: Invite, site: FastAPI) -> None:
    """What was reported stands in the form; what the sheet rules out is said; then the ripple is seen."""
    ann = invite()
    here = campaign(ann, "me", "bot:random", battles="table")
    until(site, here, asked(0, "SpendPoints"), in_agreement)
    ann.sit(here)
    ann.button("Organiser's desk").click()
    desk = ann.page.get_by_role("dialog", name="Organiser's desk")
    desk.get_by_label("Search the answers").fill("reports")
    which = desk.get_by_role("combobox", name="Which answer?")
    expect(which.locator("option:enabled")).to_have_count(1)
    which.select_option(index=1)
    desk.get_by_role("button", name="Report the battle").click()
    form = ann.page.get_by_role("dialog", name="Report the battle")
    points = form.get_by_role("spinbutton")
    expect(points.first).to_have_value("200")
    points.first.fill("9000")
    points.first.blur()
    expect(form.get_by_role("status")).to_contain_text("EMP-199")
    points.first.fill("350")
    points.first.blur()
    expect(form).to_contain_text("This is allowed.")
    before = ann.see(here)["view"]["archive"]
    form.get_by_role("button", name="Send the report").click()
    expect(desk).to_contain_text("battle points 350, 200")
    expect(desk.get_by_role("status").last).to_contain_text("Combat points")
    assert ann.see(here)["view"]["archive"] == before
    desk.get_by_label("A note that all see").fill("Counted again.")
    desk.get_by_role("button", name="Correct", exact=True).click()
    expect(desk.get_by_role("button", name="Correct", exact=True)).to_have_count(0)
    (battle,) = ann.see(here)["view"]["archive"]
    assert 350 in battle["points"]


def test_a_map_is_drawn_and_checked(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = campaign(ann, "me", *BOTS, map="given")
    until(site, here, asked(4, "AskForMap"))
    ann.sit(here)
    if ann.page.locator(".curtain button").count():
        ann.page.locator(".curtain button").first.click()
    ann.button("Draw or enter the map").click()
    form = ann.page.get_by_role("dialog")
    expect(form).to_contain_text("This is allowed.")
    form.get_by_role("button", name="Volcano", exact=True).click()
    form.locator("svg g[aria-label*='Plain/fields']").first.click()
    expect(form.get_by_role("status")).to_contain_text("EMP-264")
    form.get_by_role("button", name="Plain/fields", exact=True).click()
    form.locator("svg polygon.touched").click()
    with ann.answering():
        form.get_by_role("button", name="Lay this map").click()
    assert ann.see(here)["view"]["tiles"]


def on_the_table(g: Campaign) -> bool:
    """A battle of the first player is fought on the table now."""
    return any(type(one.question).__name__ == "TableBattle" for one in g.offers(g.seats()[0]))


def test_the_organiser_settles_a_battle_at_the_desk(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = campaign(ann, "me", "bot:random", battles="table")
    until(site, here, on_the_table)
    ann.sit(here)
    ann.button("Organiser's desk").click()
    desk = ann.page.get_by_role("dialog", name="Organiser's desk")
    desk.get_by_role("button", name="Settle the battle").click()
    form = ann.page.get_by_role("dialog", name="Settle the battle")
    form.get_by_role("spinbutton").first.fill("9000")
    form.get_by_role("spinbutton").first.blur()
    expect(form.get_by_role("status")).to_contain_text("EMP-199")
    form.get_by_role("spinbutton").first.fill("100")
    form.get_by_role("spinbutton").first.blur()
    expect(form).to_contain_text("This is allowed.")
    settle = form.get_by_role("button", name="Settle it")
    expect(settle).to_be_disabled()  # without a note for all
    form.get_by_label("A note that all see").fill("The table fell over.")
    with ann.answering():
        settle.click()
    expect(desk.get_by_role("button", name="Settle the battle")).to_have_count(0)
    assert ann.see(here)["view"]["archive"][0]["points"][0] >= 100


def third_round(g: Campaign) -> bool:
    return g.round >= 3 and asked(0, "SpendPoints")(g)


@pytest.mark.parametrize(
    ("language", "window"), [("en", DESK), ("de", PHONE)], ids=["desk", "phone"]
)
def test_the_book_tells_the_campaign(
    invite: Invite, site: FastAPI, language: str, window: dict[str, int]
) -> None:
    def said(english: str, german: str) -> str:
        return {"en": english, "de": german}[language]

    ann = invite(language=language, window=window)
    here = campaign(ann, "me", *BOTS, battles="simulated")
    until(site, here, third_round)
    ann.sit(here)
    ann.button(said("Campaign book", "Kampagnenbuch")).click()
    book = ann.page.get_by_role("dialog")
    expect(book.locator("polyline")).to_have_count(4)  # a line of the chart for each realm
    ann.button(said("Chronicle", "Chronik")).click()
    expect(book.get_by_role("heading", name=said("Round 2", "Runde 2"))).to_be_visible()
    expect(book.locator("figure")).to_have_count(4)  # the set-up and three rounds
    expect(book.locator("figcaption").nth(1)).to_contain_text(re.compile(r"\d:\d\d"))
    lines = book.locator("article").nth(1).locator("li:not(.day)")
    expect(lines.locator("time").first).to_have_text(re.compile(r"\d:\d\d"))
    expect(lines.filter(has_not=ann.page.locator("time"))).to_have_count(0)  # each has its time
    expect(book.locator("article").nth(1).locator(".day").first).to_contain_text(
        re.compile(r"\d{4}")
    )
    ann.button(said("Alliances", "Bündnisse")).click()
    expect(book).to_contain_text(said("How it came about", "Wie es dazu kam"))
    ann.button(said("Dice", "Würfel")).click()
    ann.button(said("Verify dice", "Würfel prüfen")).click()
    expect(book.get_by_role("status")).to_contain_text(
        said("follow from the sealed secret", "versiegelten Geheimnis")
    )
    expect(book.locator("summary", has_text="✓")).to_have_count(2)  # two rounds are over
    # This browser first saw the table now, after these dice were rolled, and says so.
    late = said("of these rolls are older than that", "dieser Würfe sind älter")
    expect(book.get_by_role("status")).to_contain_text(late)
    ann.button(said("As PDF", "Als PDF")).click()
    links = book.get_by_role("link", name="PDF A3")
    expect(links).to_have_count(6)
    for link in links.all():
        reply = ann.context.request.get(str(link.get_attribute("href")))
        assert reply.body().startswith(b"%PDF")


SWAP = """key => {
  const kept = JSON.parse(localStorage.getItem(key))
  localStorage.setItem(key, JSON.stringify({ ...kept, seal: 'f'.repeat(64) }))
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_swapped_seal_is_an_alarm(invite: Invite, site: FastAPI, language: str) -> None:
    """The browser keeps the seal that it saw first; if the server names another one later, it says so."""
    ann = invite(language=language)
    here = campaign(ann, "me", "bot:random", battles="simulated")
    ann.sit(here)
    until(site, here, lambda g: g.round >= 2 and asked(0, "SpendPoints")(g))
    book, verify = {
        "en": ("Campaign book", "Verify dice"),
        "de": ("Kampagnenbuch", "Würfel prüfen"),
    }[language]

    def dice() -> None:
        ann.page.reload()
        ann.button(book).click()
        ann.button({"en": "Dice", "de": "Würfel"}[language]).click()
        ann.button(verify).click()

    dice()
    shown = ann.page.get_by_role("dialog")
    kept = {"en": "this browser has kept since", "de": "dieser Browser seit"}[language]
    expect(shown.get_by_role("status")).to_contain_text(kept)
    expect(shown.get_by_role("alert")).to_have_count(0)
    ann.page.evaluate(SWAP, f"feldzug.seal.{here}")
    dice()
    alarm = {"en": "names another seal", "de": "ein anderes Siegel"}[language]
    expect(shown.get_by_role("alert")).to_contain_text(alarm)
    expect(shown.locator("summary", has_text="✗")).not_to_have_count(0)


def test_an_army_with_bought_points_is_saved_and_taken_again(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = campaign(ann, "me", *BOTS, battles="table")
    until(site, here, writing_armies)
    ann.sit(here)
    ann.button("Your own army").click()
    form = ann.page.get_by_role("dialog")
    expect(form).to_contain_text("Bought above that: 0 of at most 250 points")
    count = form.locator("tbody tr input").first
    before = count.input_value()
    count.fill("9")
    expect(form).not_to_contain_text("Bought above that: 0 of")
    form.get_by_label("Name").fill("The big one")
    with ann.page.expect_response(KEPT):
        form.get_by_role("button", name="Save under a name").click()
    start = form.get_by_label("Start from")
    start.select_option("example:0")
    expect(count).to_have_value(before)
    start.select_option(label="The big one")
    expect(count).to_have_value("9")
    secret = ann.post(f"/api/tables/{here}/seats/0/device")["secret"]
    phone = invite(name="Ann's phone", window=PHONE)
    phone.go()
    phone.post(f"/api/tables/{here}/device", {"secret": secret})
    phone.sit(here)
    phone.button("Your own army").click()
    elsewhere = phone.page.get_by_role("dialog")
    elsewhere.get_by_label("Start from").select_option(label="The big one")
    expect(elsewhere.locator("tbody tr input").first).to_have_value("9")
    form.get_by_role("button", name="Delete what was saved").click()
    expect(start.locator("option", has_text="The big one")).to_have_count(0)


def arrange(site: FastAPI, table: str, change: Callable[[Fight], None]) -> None:
    """Change the battle of the first player by hand, so that a rare one need not be looked for."""
    with site.state.tables.reading(table) as (_, found):
        g = found.match.position
        fight = next(
            one for one in whole(g.stack) if isinstance(one, Fight) and Seat(0) in one.speakers(g)
        )
        change(fight)
        g.forget_menu()


def besiege(fight: Fight) -> None:
    fight.siege, fight.defender = True, int(fight.challenger == Seat(0))


def test_siege_gear_and_more_units_are_bought_for_a_siege(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = campaign(ann, "me", "bot:random", battles="table")
    until(site, here, writing_armies)
    arrange(site, here, besiege)
    ann.sit(here)
    ann.button("Your own army").click()
    form = ann.page.get_by_role("dialog")
    form.get_by_label("Start from").select_option("empty:0")
    siege = form.get_by_role("group", name="For the siege")
    expect(siege).to_contain_text("For the siege: 0 of 1,000 extra points")
    siege.get_by_label("Ladders").fill("2")
    siege.get_by_label("Ladders").blur()
    expect(siege.locator("legend")).not_to_contain_text("For the siege: 0 of")
    units = siege.get_by_label("More units for the siege: An entry of your list")
    units.select_option(index=1)
    siege.get_by_role("button", name="Add").click()
    expect(siege.locator("tbody tr")).to_have_count(1)
    expect(form.get_by_role("status")).to_contain_text("EMP-")  # there is no General yet


def erupting(fight: Fight) -> None:
    fight.pieces = (*fight.pieces, Piece(VOLCANO, 5, 8))


def test_the_server_throws_the_die_for_the_volcano(invite: Invite, site: FastAPI) -> None:
    """The phone asks for it, through a short loss of the net as well; the log has it."""
    ann = invite(window=PHONE)
    here = campaign(ann, "me", "bot:random", battles="table")
    until(site, here, on_the_table)
    arrange(site, here, erupting)
    ann.sit(here)
    ann.page.locator(".fights button").first.click()
    ann.button("At the table").click()
    companion = ann.page.get_by_role("dialog")
    ann.context.set_offline(True)
    companion.get_by_role("button", name="Roll", exact=True).click()
    expect(companion).to_contain_text("The server cannot be reached")
    ann.context.set_offline(False)
    expect(companion).to_contain_text(re.compile(r"turn 1: [1-6]"))
    expect(companion.get_by_role("button", name="Roll", exact=True)).to_have_count(0)
    (fight,) = ann.see(here)["view"]["battles"]
    assert (fight["eruption_rolled"], fight["eruption_die"] in range(1, 7)) == (0, True)
    expect(companion).to_contain_text(f"turn 1: {fight['eruption_die']}")
    told = ann.context.request.get(f"/api/tables/{here}/history").json()
    rolled = [event for step in told for event in step["events"] if event["@"] == "EruptionRolled"]
    assert [event["die"] for event in rolled] == [fight["eruption_die"]]


def burning(fight: Fight) -> None:
    """Swamp and volcano on one table, with the dragon, and the first player has the first turn."""
    fight.pieces = (*fight.pieces, Piece(SWAMP, 3), Piece(VOLCANO, 5, 8))
    fight.dragon = True
    fight.erupted = 0
    fight.first = fight.fighters.index(Seat(0))


@pytest.mark.parametrize(
    ("language", "window"), [("en", DESK), ("de", PHONE)], ids=["desk", "phone"]
)
def test_the_server_throws_for_swamp_and_dragon_and_notes_the_lava(
    invite: Invite, site: FastAPI, language: str, window: dict[str, int]
) -> None:
    def said(english: str, german: str) -> str:
        return {"en": english, "de": german}[language]

    ann = invite(language=language, window=window)
    here = campaign(ann, "me", "bot:random", battles="table")
    until(site, here, on_the_table)
    arrange(site, here, burning)
    ann.sit(here)
    ann.page.locator(".fights button").first.click()
    ann.button(said("At the table", "Am Tisch")).click()
    companion = ann.page.get_by_role("dialog")
    companion.get_by_label(said("Stands in swamps", "Bases in Sümpfen")).fill("3")
    companion.get_by_role(
        "button", name=said("Roll for the swamp", "Für den Sumpf würfeln")
    ).click()
    expect(companion).to_contain_text(
        said("rolls in turn 1 for stands in swamps", "würfelt in Zug 1 für Bases in Sümpfen")
    )
    destroyed = said("Destroyed stands of", "Zerstörte Bases von")
    companion.get_by_label(destroyed).last.fill("2")
    companion.get_by_role("button", name=said("It lies", "Sie liegt")).click()
    expect(companion).to_contain_text(said("lays lava tile 1;", "legt Lavastück 1;"))
    companion.get_by_label(said("It stands", "Sie steht")).select_option(
        label=said("defended", "gedeckt")
    )
    companion.get_by_label(said("He shoots", "Er schießt")).check()
    assert faults(ann) == []
    roll = companion.get_by_role(
        "button", name=said("Roll for the dragon", "Für den Drachen würfeln")
    )
    roll.click()
    expect(companion).to_contain_text(
        said("rolls for the dragon, who shoots", "würfelt für den Drachen, der in Zug 1 auf")
    )
    expect(roll).to_have_count(0)
    (fight,) = ann.see(here)["view"]["battles"]
    assert len(fight["swamp"][0]["dice"]) == 3
    assert 2 in (fight["lava"][0]["lost"], fight["lava"][0]["lost_of_challenged"])
    assert (len(fight["dragon_throws"][0]["dice"]), fight["dragon_throws"][0]["least"]) == (4, 5)
    # The dice are in the log that is proven when the round is over.
    told = ann.context.request.get(f"/api/tables/{here}/history").json()
    rolled = {e["@"]: step["n"] for step in told for e in step["events"] if "dice" in e}
    assert {"SwampRolled", "DragonAttacked"} <= set(rolled)
    # The next half turn is another's: everything may be thrown once more, and the stream may be bent.
    companion.get_by_role("button", name=said("Next player", "Nächster Spieler")).click()
    expect(roll).to_be_visible()
    expect(companion.get_by_label(said("The stream flows", "Der Strom fließt"))).to_be_visible()


def test_peoples_and_events_are_cards_that_say_what_they_do(invite: Invite, site: FastAPI) -> None:
    ann = invite(language="de", window=PHONE)
    here = campaign(ann, "me", *BOTS, battles="simulated")
    until(site, here, asked(0, "ChoosePeople"))
    ann.sit(here)
    people = ann.page.locator(".decision").locator(".deck button")
    # Four peoples build no cities, and there are three others who may have taken one.
    expect(people.filter(has_text=re.compile("Bau(en|t) keine Städte"))).not_to_have_count(0)
    with ann.answering():
        people.first.click()

    def may_scout(g: Campaign) -> bool:
        if g.round < 2 or not asked(0, "ChooseEvent")(g):
            return False
        return any(EVENT_CARDS[action.card] == "scouts" for action in g.legal(Seat(0)))

    until(site, here, may_scout)
    ann.page.reload()
    free = [c["action"]["card"] for c in ann.see(here)["offer"]["choices"] if not c["reason"]]
    cards = ann.page.locator(".decision").locator(".deck button")
    expect(cards).to_have_count(len(free))
    expect(cards.filter(has_text="Kundschafter")).to_contain_text("Gelände deiner Schlacht")
    gold = ann.see(here)["view"]["events"][free[0]]["gold"]
    expect(cards.first).to_contain_text(str(gold) if gold else "")
    with ann.answering():
        cards.first.click()
    assert ann.see(here)["view"]["realms"][0]["events"] == [free[0]]


def talking(g: Campaign) -> bool:
    return any(type(one.question).__name__ == "AllianceTalks" for one in g.offers(g.seats()[0]))


def test_how_likely_an_alliance_is_stands_beside_it(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = campaign(ann, "me", *BOTS, battles="simulated")
    until(site, here, lambda g: talking(g) and not g.attempted[0])
    ann.sit(here)
    odds = {one["realm"]: one for one in ann.see(here)["view"]["alliance_odds"]}
    offers = ann.decision.locator("li").filter(has=ann.page.locator(".chance"))
    choices = [c["action"] for c in ann.see(here)["offer"]["choices"] if not c["reason"]]
    realms = {c["realm"] for c in choices if "realm" in c}
    expect(offers).to_have_count(len(realms))
    asking = {c["realm"] for c in choices if c["@"] == "AcceptAlliance"}
    for realm in realms:
        share = odds[realm]["accepted" if realm in asking else "proposed"] / 36
        name = ann.see(here)["seats"][realm]["name"] or f"Player {realm + 1}"
        expect(offers.filter(has_text=name).first).to_contain_text(f"{share:.0%}")


def agreeing(g: Campaign) -> bool:
    return any(type(one.question).__name__ == "AgreeWay" for one in g.offers(g.seats()[0]))


def test_the_odds_of_a_battle_on_paper_are_seen_before(invite: Invite, site: FastAPI) -> None:
    ann = invite()
    here = campaign(ann, "me", "bot:random", battles="table")
    until(site, here, agreeing)
    ann.sit(here)
    paper = ann.decision.locator(".deck button", has_text="on paper")
    expect(paper).to_contain_text(re.compile(r"Victory \d+% · draw \d+% · defeat \d+%"))
    (fight,) = ann.see(here)["view"]["battles"]
    side = fight["fighters"].index(0)
    lost = sum(
        one["of36"] for one in fight["paper"][0]["chances"] if one["results"][side] == "defeat"
    )
    expect(paper).to_contain_text(f"defeat {lost / 36:.0%}")


def reported(g: Campaign) -> bool:
    """The other side has reported a result of the first player's battle."""
    return any(
        type(one.question).__name__ == "TableBattle"
        and getattr(one.question, "reporter", -1) == 1
        and type(getattr(one.question, "report", None)).__name__ == "Report"
        for one in g.offers(g.seats()[0])
    )


def test_a_report_is_read_before_it_is_confirmed(invite: Invite, site: FastAPI) -> None:
    """Without opening the form; the points stand beside the names."""
    ann = invite(window=PHONE)
    here = campaign(ann, "me", "bot:random", battles="table")
    until(site, here, reported)
    ann.sit(here)
    offer = next(o for o in ann.see(here)["offers"] if o["question"]["@"] == "TableBattle")
    one, other = offer["question"]["report"]["points"]
    expect(ann.decision).to_contain_text("has reported")
    expect(ann.decision).to_contain_text(f" {one} : {other} ")


def test_a_campaign_begins_without_the_missing(invite: Invite) -> None:
    ann = invite()
    opened = ann.opened("me", "link", "link", "bot:random", game="empires")
    here, secret = str(opened["table"]), opened["links"]["1"]
    ann.go(f"/#/table/{here}")
    ann.button("Organiser's desk").click()
    desk = ann.page.get_by_role("dialog", name="Organiser's desk")
    desk.get_by_label("Hours for a phase").fill("48")
    desk.get_by_role("button", name="Set", exact=True).click()
    expect(desk.get_by_role("status")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.button("Begin without the missing").click()
    ann.page.get_by_role("button", name="Begin?").click()
    ann.page.locator(".frame .world svg").first.wait_for()
    seen = ann.see(here)
    assert seen["state"] == "playing"
    assert [bool(seat["bot"] or seat["stand_in"]) for seat in seen["seats"][:4]] == [
        False,
        *[True] * 3,
    ]
    assert seen["desk"]["deadlines"] == {"": 48 * 60}
    # Whoever comes late has his link already, and the name he was given.
    ben = invite("")
    ben.go(f"/#/join/{here}/{secret}")
    expect(ben.page.get_by_role("listitem").filter(has_text="Your seat")).to_contain_text(
        "Player 2"
    )
    expect(ben.page.get_by_label("Name")).to_have_value("Player 2")
    ben.button("Sit down").click()
    ben.page.locator(".frame").first.wait_for()
    assert ann.see(here)["seats"][1]["here"]


def test_a_campaign_goes_on_from_its_file_with_links_for_all(
    invite: Invite, site: FastAPI, tmp_path: Path
) -> None:
    ann = invite()
    here = campaign(ann, "me", "here", battles="simulated")
    until(site, here, lambda g: g.round >= 1 and asked(0, "SpendPoints")(g))
    ann.sit(here)
    if ann.page.locator(".curtain button").count():
        ann.page.locator(".curtain button").first.click()
    ann.button("Organiser's desk").click()
    with ann.page.expect_download() as saved:
        ann.button("Save as a file").click()
    file = tmp_path / "our.campaign"
    saved.value.save_as(file)
    eve = invite(name="Eve", language="de", window=PHONE, theme="dark")
    eve.go()
    eve.page.locator("input[type=file]").set_input_files(file)
    eve.page.wait_for_url("**/table/**")
    eve.button("Spieler").first.click()
    eve.button("Pult der Spielleitung").click()
    desk = eve.page.get_by_role("dialog", name="Pult der Spielleitung")
    expect(desk.get_by_label(re.compile("Link zum Platz"))).to_have_count(2)
    there = eve.page.url.rsplit("/", 1)[-1]
    assert eve.see(there, 2)["view"] == ann.see(here, 2)["view"]
    ann.page.goto(desk.get_by_label(re.compile("Link zum Platz")).first.input_value())
    ann.button("Sit down").click()
    ann.page.wait_for_url(f"**/table/{there}")


def test_somebody_else_is_invited_to_run_it(invite: Invite) -> None:
    ann = invite()
    ann.go("/#/new")
    form = ann.page.locator("form")
    form.locator("label", has_text="Game").locator("select").select_option("empires")
    presets = ann.page.get_by_role("group", name="Ways to play").get_by_role("button")
    expect(presets).to_have_count(1)  # the club's sheet is what is usual
    expect(presets).to_contain_text("The club's sheet")
    ann.button("Invite all by link").click()
    organiser = ann.page.get_by_role("group", name="Organiser")
    organiser.get_by_label("Who sits here").select_option("link")
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_label("Link to this seat")).to_have_count(2)
    here = ann.page.url.rsplit("/", 1)[-1]
    seats = ann.see(here)["seats"]
    assert [(seat["kind"], seat["here"]) for seat in seats] == [
        ("me", True),
        ("link", False),
        ("link", False),
    ]
    # Without an organiser nobody can begin.
    expect(ann.button("Begin without the missing")).to_have_count(0)


def test_nothing_of_the_book_is_cut_off_on_a_phone(invite: Invite, site: FastAPI) -> None:
    ann = invite(window=PHONE)
    here = campaign(ann, "me", *["bot:random"] * 18, battles="simulated")
    until(site, here, lambda g: g.round >= 1 and asked(0, "SpendPoints")(g))
    ann.sit(here)
    ann.button("Campaign book").click()
    book = ann.page.get_by_role("dialog")
    expect(book.locator("tbody tr")).to_have_count(19)
    wide = "(dialog) => dialog.querySelector('.page').scrollWidth - dialog.clientWidth"
    assert book.evaluate(wide) <= 0
