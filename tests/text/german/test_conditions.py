"""What each condition says in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.vocabulary.conditions import (
    Both,
    Condition,
    Either,
    Happened,
    Is,
    Past,
    There,
    Unless,
)
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    Able,
    Allowing,
    At,
    AtLeast,
    AtMost,
    Beside,
    BoundFor,
    Having,
    Normally,
    Not,
    PlayableAt,
    all_of,
    any_of,
    named,
)
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    PlayerKind,
    Points,
    Race,
    RegionType,
    SiteType,
    Skill,
    Stat,
    Turned,
)

EXAMPLES = (
    (Is(Subject.BEARER, Sort.AVATAR), "der Träger dein Avatar ist"),
    (There(Sort.AVATAR, Subject.PLAYER), "dein Avatar im Spiel ist"),
    (
        Is(Subject.BEARER, Mark.OUTDONE),
        "ein Charakter in der Gemeinschaft des Trägers mehr Geisteskraft hat als er",
    ),
    (
        Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 12)),
        "du mindestens 12 Entwicklungspunkte hast",
    ),
    (
        Is(Subject.PLAYER, named("Pallando", "Saruman")),
        "du „Pallando“ oder „Saruman“ bist",
    ),
    (
        Unless(Is(Subject.PLAYER, named("Alatar"))),
        "du nicht „Alatar“ bist",
    ),
    (
        There(named("A Strident Spawn"), Subject.PLAYER),
        "du „Lärmende Brut“ im Spiel hast",
    ),
    (
        There(all_of(Points.FACTION, Mark.UNIQUE, Alignment.HERO), Subject.PLAYER, 5),
        "du mindestens fünf einzigartige Helden-Heere im Spiel hast",
    ),
    (Is(Subject.COMPANY, Having(Mark.DETAINMENT)), "die Gemeinschaft sich einem Verhör stellt"),
    (
        Is(Subject.PLAYER, AtLeast(Tally.WIZARDHAVENS, 2)),
        "du zwei geschützte Zauberer-Zufluchtsorte im Spiel hast",
    ),
    (
        Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
        "dein Gegner weder Ringgeist-Spieler noch Balrog-Spieler ist",
    ),
    (Unless(Is(Subject.OPPONENT, PlayerKind.BALROG)), "dein Gegner kein Balrog-Spieler ist"),
    (There(named("Doors of Night")), "„Tore der Nacht“ im Spiel ist"),
    (There(all_of(named("Gollum"), At(named("Minas Tirith")))), "„Gollum“ in Minas Tirith ist"),
    (Unless(There(named("Doors of Night"))), "„Tore der Nacht“ nicht im Spiel ist"),
    (Is(Subject.SITE, named("Minas Tirith")), "die Gemeinschaft in Minas Tirith ist"),
    (Unless(There(Points.FACTION, Subject.PLAYER, 5)), "du weniger als fünf Heere im Spiel hast"),
    (
        Either((Is(Subject.SITE, named("Minas Tirith")), Is(Subject.COMPANY, Mark.STARTING))),
        "die Gemeinschaft in Minas Tirith ist oder deine Anfangsgemeinschaft ist",
    ),
    (
        Is(Subject.NEW_SITE, any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
        (
            "die Gemeinschaft an einem Schattenhort oder einem Hort der Dunkelheit ist oder sich dorthin "
            "bewegt"
        ),
    ),
    (
        Is(Subject.COMPANY, BoundFor(Having(Sort.AUTOMATIC_ATTACK))),
        "die Gemeinschaft sich zu einem Ort bewegt, der einen automatischen Angriff hat",
    ),
    (
        Either((There(RegionType.WILDERNESS, Subject.PATH, 2), There(RegionType.SHADOW_LAND, Subject.PATH))),
        "der Weg der Gemeinschaft mindestens zwei Wildnisse oder ein Schattenland enthält",
    ),
    (
        Both(
            (
                There(RegionType.COASTAL_SEA, Subject.PATH),
                Unless(
                    There(
                        all_of(Not(RegionType.COASTAL_SEA), Beside(Not(RegionType.COASTAL_SEA))), Subject.PATH
                    )
                ),
            )
        ),
        (
            "der Weg der Gemeinschaft mindestens ein Küstenmeer und keine zwei anderen Regionen"
            " hintereinander enthält"
        ),
    ),
    (Is(Subject.THIS_CARD, AtLeast(Tally.BENEATH, 3)), "mindestens drei Karten unter ihr liegen"),
    (Is(Subject.PLAYER, AtLeast(Tally.PLAY_DECK, 5)), "dein Spieldeck mindestens fünf Karten enthält"),
    (Is(Subject.COMPANY, AtMost(Tally.SIZE, 2)), "die Gemeinschaft höchstens die Größe 2 hat"),
    (Is(Subject.COMPANY, AtLeast(Tally.CHARACTERS, 4)), "die Gemeinschaft mindestens vier Charaktere zählt"),
    (
        Happened(Past.FACED, Race.ORC),
        "die Gemeinschaft in diesem Zug bereits einem Angriff von Orks gegenüberstand",
    ),
    (
        Happened(Past.FACED, named("“Bert” (Bûrat)", "“Tom” (Tûma)")),
        "die Gemeinschaft in diesem Zug bereits „Bert (Bûrat)“ oder „Tom (Tûma)“ gegenüberstand",
    ),
    (Is(Subject.BEARER, Sort.CHARACTER), "diese Karte auf dem Träger liegt"),
    (Is(Subject.PLAYER, Mark.AHEAD), "du mehr Siegpunkte als dein Gegner hast"),
    (Is(Subject.OPPONENT, Having(named("Saruman"))), "dein Gegner „Saruman“ im Spiel hat"),
    (
        Is(Subject.BEARER, all_of(Having(Keyword.THE_ONE_RING), At(named("Bree")))),
        "der Träger den Einen Ring trägt und in Bree ist",
    ),
    (Is(Subject.BEARER, Able(Keyword.PALANTIR)), "der Träger einen Palantír benutzen kann"),
    (
        Is(Subject.BEARER, all_of(Skill.WARRIOR, Not(Race.MAN))),
        "der Träger ein Krieger und kein Mensch ist",
    ),
    (
        Is(Subject.BEARER, Normally(Skill.SCOUT)),
        "der Träger auch ohne diese Karte ein Kundschafter ist",
    ),
    (
        There(
            any_of(Points.ALLY, all_of(Points.FACTION, Mark.UNIQUE, PlayableAt(Beside(Subject.TARGET)))),
            Subject.PLAYER,
            2,
        ),
        (
            "du mindestens zwei Verbündete oder einzigartige Heere (spielbar in der Region des Ortes oder "
            "einer angrenzenden) im Spiel hast"
        ),
    ),
    (Is(Subject.COMPANY, Mark.OVERT), "die Gemeinschaft offen ist"),
    (
        There(any_of(Race.WIZARD, all_of(Not(Skill.RANGER), AtLeast(Stat.MIND, 6))), Subject.COMPANY),
        (
            "ein Zauberer oder ein Charakter, dessen Geisteskraft mindestens 6 beträgt und der kein "
            "Waldläufer ist, zu der Gemeinschaft gehört"
        ),
    ),
    (
        Unless(There(Race.WIZARD, Subject.COMPANY)),
        "kein Zauberer zu der Gemeinschaft gehört",
    ),
    (
        Unless(There(Not(Having(named("Noble Steed", "Shadowfax"))), Subject.COMPANY)),
        "jeder Charakter der Gemeinschaft „Edles Roß“ oder „Schattenfell“ kontrolliert",
    ),
    (
        Is(
            Subject.SITE,
            all_of(any_of(named("Isengard"), SiteType.SHADOW_HOLD, SiteType.DARK_HOLD), Turned.UNTAPPED),
        ),
        (
            "die Gemeinschaft in Isengard, an einem Schattenhort oder an einem Hort der Dunkelheit "
            "ist, der jeweils nicht getappt ist"
        ),
    ),
    (
        Is(Subject.SITE, all_of(Mark.HOARD, Mark.INFORMATION)),
        (
            "die Gemeinschaft an einem Ort ist, der einen Drachenschatz birgt und der das "
            "Ausspielen von Information erlaubt"
        ),
    ),
    (
        Happened(Past.JOINED_OR_LEFT),
        ("ein Charakter oder Verbündeter zu der Gemeinschaft hinzukommt oder die Gemeinschaft verlässt"),
    ),
    (Happened(Past.LEADER_LEFT), "ein Anführer die Gemeinschaft verlässt"),
    (
        Is(Subject.COMPANY, AtLeast(Tally.HEADS, 4)),
        "die Gemeinschaft mindestens 4 Charaktere und Verbündete zählt",
    ),
    (Is(Subject.COMPANY, BoundFor(SiteType.HAVEN)), "die Gemeinschaft sich zu einem Zufluchtsort bewegt"),
    (
        Is(Subject.THIS_CARD, Turned.TAPPED),
        "diese Karte getappt ist",
    ),
    (
        Is(Subject.THIS_CARD, Turned.INVERTED),
        "diese Karte umgedreht ist",
    ),
    (
        Happened(Past.UNDER, named("Paths of the Dead")),
        "„Die Pfade der Toten“ in diesem Zug auf die Gemeinschaft gespielt worden ist",
    ),
    (
        Both(
            (
                Is(Subject.SITE, named("Dol Guldur")),
                Either((Happened(Past.FREED_PRISONERS), Happened(Past.PLAYED, named("Rescue Prisoners")))),
            )
        ),
        (
            "die Gemeinschaft in dieser Ortsphase in Dol Guldur Gefangene befreit oder „Befreiung“ "
            "gespielt hat"
        ),
    ),
    (
        Happened(Past.JUST_FACED, Race.ORC),
        "die Gemeinschaft unmittelbar zuvor einem Angriff von Orks gegenüberstand",
    ),
    (
        Both((Is(Subject.SITE, named("Barad-dûr")), Happened(Past.ENTERED))),
        "die Gemeinschaft in dieser Ortsphase am Ort Barad-Dûr eingetroffen ist",
    ),
    (
        Is(Subject.SITE, Allowing(ItemClass.GOLD_RING)),
        "die Gemeinschaft an einem Ort ist, an dem Goldene Ringe spielbar sind",
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_condition_is_said_in_german(word: Condition, said: str) -> None:
    assert condition(word, PLAIN) == said


def test_every_condition_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} == set(get_args(Condition))
