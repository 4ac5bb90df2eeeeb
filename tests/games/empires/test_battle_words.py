"""What is said of battles, in both languages."""

from __future__ import annotations

import pytest

from feldzug.games.empires.armies import ENTRIES
from feldzug.games.empires.battle.armies import FieldArmy, PayGold
from feldzug.games.empires.battle.assassin import Murder
from feldzug.games.empires.battle.events import (
    ArmiesLocked,
    AssassinStruck,
    BattleSettled,
    DragonSlain,
    KpShared,
    ObjectiveHeld,
    ObjectiveLaid,
    PieceLaid,
    PieceOnCorner,
    SidesTossed,
    WayAgreed,
    WeatherDrawn,
)
from feldzug.games.empires.battle.hazards import DragonAttacked, LavaLaid, SwampRolled
from feldzug.games.empires.battle.sides import TakeSide
from feldzug.games.empires.battle.table import OtherWay, TableBattle, TouchCastle
from feldzug.games.empires.battle.ways import FightBy
from feldzug.games.empires.game import EMPIRES
from feldzug.games.empires.sheet import DRAGON_ENDS, OBJECTIVES, Report
from feldzug.games.empires.terrain import PIECES
from feldzug.games.empires.vocabularies import DEFEAT, SUPERB, TILES
from feldzug.games.empires.weather import WEATHERS
from feldzug.kernel.errors import NoCorrection
from feldzug.kernel.reported import ResultReported
from feldzug.kernel.values import Action, Event, Seat, because
from feldzug.parts.messages import LANGUAGES
from feldzug.parts.translator import Translator
from feldzug.server.serializer import serializer
from tests.games.empires.battles import army, fought, go, report, roll, war
from tests.games.empires.rosters import roster

ANN, BEN = Seat(0), Seat(1)
HERO = ENTRIES.index("empire-hero")
B1 = TILES.index("B1")


def words(language: str) -> Translator:
    return Translator(EMPIRES, language, ("Ann", "Ben"))


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            WayAgreed(ANN, BEN, "paper"),
            "Ann and Ben fight their battle on paper.",
            "So schlagen Ann und Ben ihre Schlacht: auf dem Papier.",
        ),
        (
            SidesTossed(ANN, BEN, 1, 0, (4, 1)),
            "Ann sets up at sectors 7 to 12, Ann has the first turn.",
            "Ann stellt bei den Sektoren 7 bis 12 auf, Ann hat den ersten Zug.",
        ),
        (
            PieceLaid(ANN, PIECES.index("wood"), 4),
            "Ann lays a piece of terrain into sector 4: Wood.",
            "Ann legt ein Geländeteil in Sektor 4: Wald.",
        ),
        (
            PieceOnCorner(ANN, PIECES.index("volcano"), 5, 7),
            "Volcano: it stands where sectors 5 and 7 meet.",
            "Vulkan: steht, wo die Sektoren 5 und 7 zusammentreffen.",
        ),
        (
            ObjectiveLaid(OBJECTIVES.index("mountain"), 0),
            "To be held: the mountain.",
            "Zu halten: der Berg.",
        ),
        (
            ArmiesLocked(ANN, BEN, 990, 325),
            "The armies are locked: Ann fields 990 points, Ben 325.",
            "Die Armeen stehen fest: Ann mit 990 Punkten, Ben mit 325.",
        ),
        (
            WeatherDrawn(ANN, BEN, WEATHERS.index("fog")),
            "Weather for Ann and Ben: Fog.",
            "Wetter für Ann und Ben: Nebel.",
        ),
        (
            AssassinStruck(ANN, BEN, HERO, 4, True),
            "Ann rolls 4: the Assassin removes a character of Ben (Hero).",
            "Ann würfelt eine 4: Der Assassine beseitigt einen Charakter von Ben (Held).",
        ),
        (
            BattleSettled(ANN, BEN, B1, 300, 100, SUPERB, DEFEAT),
            "Ann against Ben on B1, 300 to 100 points: Superb victory for Ann, Defeat for Ben.",
            "Ann gegen Ben auf B1, 300 zu 100 Punkte: Überragender Sieg für Ann, Niederlage für Ben.",
        ),
        (
            ObjectiveHeld(BEN, OBJECTIVES.index("mine"), 20),
            "Ben holds the mine and gets 20 battle points.",
            "Ben hält ein Ziel (die Mine) und erhält 20 Schlachtpunkte.",
        ),
        (
            SwampRolled(ANN, 2, (1, 4, 6), 1),
            "Ann rolls in turn 2 for stands in swamps, counted from the left: 1, 4, 6; one stand is lost.",
            "Ann würfelt in Zug 2 für Bases in Sümpfen, von links gezählt: 1, 4, 6; eine Base geht verloren.",
        ),
        (
            LavaLaid(ANN, 5, 2, ANN, 0, BEN, 2),
            "Ann lays lava tile 5, bent to the right; stands destroyed: 0 of Ann, 2 of Ben.",
            "Ann legt Lavastück 5, nach rechts gebogen; zerstörte Bases: 0 von Ann, 2 von Ben.",
        ),
        (
            LavaLaid(BEN, 0, 0, ANN, 1, BEN, 0),
            "Ben lays the lake of lava at the end of the stream; stands destroyed: 1 of Ann, 0 of Ben.",
            "Ben legt den Lavasee an das Ende des Stroms; zerstörte Bases: 1 von Ann, 0 von Ben.",
        ),
        (DragonSlain(ANN), "Ann has slain the dragon.", "Ann hat den Drachen erschlagen."),
        (
            KpShared(ANN, BEN, 1),
            "Ann passes 1 combat point on to Ben.",
            "Ann gibt 1 Kampfpunkt an Ben weiter.",
        ),
    ],
)
def test_an_event_is_a_sentence(event: Event, english: str, german: str) -> None:
    assert (words("en").event(event), words("de").event(event)) == (english, german)


def test_the_dragons_attack_is_one_sentence_with_what_it_costs() -> None:
    struck = DragonAttacked(BEN, ANN, 1, False, (1, 4, 5), 4, 2, (3, 6), 5, 1, 0)
    assert words("en").event(struck) == (
        "Ben rolls for the dragon, who attacks a unit of Ann in turn 1: 1, 4, 5 on 4+, armour 3, 6 on 5+; "
        "1 of 2 hits gets through, no stand is lost."
    )
    assert words("de").event(struck) == (
        "Ben würfelt für den Drachen, der in Zug 1 eine Einheit von Ann angreift: 1, 4, 5 auf 4+, "
        "Rüstung 3, 6 auf 5+; 1 von 2 Treffern kommt durch, keine Base geht verloren."
    )
    shot = DragonAttacked(BEN, ANN, 2, True, (6, 1, 1, 1), 4, 1, (), 7, 1, 1)
    assert words("en").event(shot) == (
        "Ben rolls for the dragon, who shoots at a unit of Ann in turn 2: 6, 1, 1, 1 on 4+; "
        "the hit gets through, one stand is lost."
    )
    missed = DragonAttacked(BEN, ANN, 2, True, (1, 1, 1, 1), 4, 0, (), 4, 0, 0)
    assert words("de").event(missed) == (
        "Ben würfelt für den Drachen, der in Zug 2 auf eine Einheit von Ann schießt: 1, 1, 1, 1 auf 4+; "
        "kein Treffer, keine Base geht verloren."
    )


@pytest.mark.parametrize(
    ("answer", "english", "german"),
    [
        (FightBy("table"), "Fight it on the table", "So kämpfen: auf dem Tisch"),
        (
            TakeSide(0, 1),
            "Sectors 1 to 6, and the challenged side begins",
            "Sektoren 1 bis 6, und die herausgeforderte Seite beginnt",
        ),
        (
            FieldArmy(roster("general, 2 halberdiers")),
            "Field this army: General, 2 Halberdiers",
            "Diese Armee aufstellen: General, 2 Hellebardiere",
        ),
        (PayGold(0), "Pay nothing", "Nichts zahlen"),
        (PayGold(200), "Pay 200 gold", "200 Gold zahlen"),
        (Murder(-1), "Send the Assassin to nobody", "Den Assassinen zu niemandem schicken"),
        (Murder(3, HERO), "Hero, line 3 of the list", "Held, Zeile 3 der Liste"),
        (OtherWay("simulated"), "Not on the table: simulated", "Nicht auf dem Tisch: simuliert"),
        (
            TouchCastle(0),
            "Infantry of the challenger touches the castle first",
            "Infanterie des Herausforderers berührt die Burg zuerst",
        ),
    ],
)
def test_an_answer_is_a_label(answer: Action, english: str, german: str) -> None:
    assert (words("en").action(answer), words("de").action(answer)) == (english, german)


def test_a_report_tells_everything() -> None:
    one = Report((300, 120), (0, -1), castle_card=1, dragon=DRAGON_ENDS.index("slain"), dragon_by=0)
    assert words("en").action(one) == (
        "battle points 300 120; first at the castle: challenged side; dragon slain: challenger; "
        "objectives held by: challenger, nobody"
    )
    assert words("de").action(Report((80, 0), withdrew=1)) == (
        "Schlachtpunkte 80 0; zurückgezogen: herausgeforderte Seite; Ziele gehalten von: niemand"
    )


def test_an_entry_that_the_kernel_names_is_no_unit() -> None:
    error = NoCorrection("nothing-to-correct", entry=3)
    assert words("en").error(error) == "Entry 3 says just that already."
    assert serializer(EMPIRES).reason(error.reason).args == {"entry": 3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_battle_is_told(language: str) -> None:
    say = words(language)
    g = war("B1 volcano 1 castle", cards=((ANN, "assassin"), (BEN, "scouts")))
    events = go(g, TableBattle, armies={BEN: army(1000, "hero")})
    g = fought("B1 river 1 mine")
    events += report(g, (300, 0), holders=(0,))
    events += roll(g, (3, 3))
    assert len({type(event) for event in events}) > 12
    for event in events:
        if isinstance(event, ResultReported):
            continue  # the kernel's sentence with a label in it
        text = say.event(event)
        assert text.endswith("."), text
        assert not {"{", "}", "$"} & set(text), text
        assert "  " not in text, text


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is nothing to hold in this battle."),
        ("de", "In dieser Schlacht gibt es nichts zu halten."),
    ],
)
def test_a_reason_is_a_sentence(language: str, sentence: str) -> None:
    reason = because("report-wrong-objectives", "EMP-348", count=0)
    assert words(language).reason(reason) == sentence
