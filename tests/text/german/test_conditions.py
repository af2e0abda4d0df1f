"""What each condition says in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    AvatarInPlay,
    BearerIs,
    Both,
    CompanyHas,
    EachCharacterHas,
    Either,
    FacesDetainment,
    Happened,
    Has,
    HasMorePoints,
    HigherMindBeside,
    InPlay,
    Is,
    IsAvatar,
    MovingTo,
    Past,
    PathHas,
    Requirement,
    Unless,
)
from wizardhaven.vocabulary.places import SiteNamed, SitesOf
from wizardhaven.vocabulary.selectors import Characters, Holdings, Subject
from wizardhaven.vocabulary.such import AtLeast, AtMost, Having, Mark, Tally, any_of, named
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
    (Unless(InPlay("Denethor II")), "„Denethor II“ nicht im Spiel ist"),
    (
        Either((AtPlace(SiteNamed("Moria")), Unless(MovingTo()))),
        "die Gemeinschaft in Moria ist oder sich nicht bewegt",
    ),
    (
        Both((InPlay("Gates of Morning"), Is(Subject.COMPANY, Mark.OVERT))),
        "„Tore des Morgens“ im Spiel ist und die Gemeinschaft offen ist",
    ),
    (Is(Subject.OPPONENT, PlayerKind.WIZARD), "dein Gegner ein Zauberer-Spieler ist"),
    (Happened(Past.LEADER_LEFT), "ein Anführer die Gemeinschaft verlässt"),
    (IsAvatar(), "der Träger dein Avatar ist"),
    (AvatarInPlay(), "dein Avatar im Spiel ist"),
    (HigherMindBeside(), "ein Charakter in der Gemeinschaft des Trägers mehr Geisteskraft hat als er"),
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
        Has(1, Holdings(name="A Strident Spawn")),
        "du „Lärmende Brut“ im Spiel hast",
    ),
    (
        Has(5, Holdings((Points.FACTION,), unique=True, alignment=Alignment.HERO)),
        "du mindestens fünf einzigartige Helden-Heere im Spiel hast",
    ),
    (FacesDetainment(), "die Gemeinschaft sich einem Verhör stellt"),
    (
        Is(Subject.PLAYER, AtLeast(Tally.WIZARDHAVENS, 2)),
        "du zwei geschützte Zauberer-Zufluchtsorte im Spiel hast",
    ),
    (
        Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
        "dein Gegner weder Ringgeist-Spieler noch Balrog-Spieler ist",
    ),
    (Unless(Is(Subject.OPPONENT, PlayerKind.BALROG)), "dein Gegner kein Balrog-Spieler ist"),
    (InPlay("Doors of Night"), "„Tore der Nacht“ im Spiel ist"),
    (InPlay("Gollum", at=SiteNamed("Minas Tirith")), "„Gollum“ in Minas Tirith ist"),
    (Unless(InPlay("Doors of Night")), "„Tore der Nacht“ nicht im Spiel ist"),
    (AtPlace(SiteNamed("Minas Tirith")), "die Gemeinschaft in Minas Tirith ist"),
    (Unless(Has(5, Holdings((Points.FACTION,)))), "du weniger als fünf Heere im Spiel hast"),
    (
        Either((AtPlace(SiteNamed("Minas Tirith")), Is(Subject.COMPANY, Mark.STARTING))),
        "die Gemeinschaft in Minas Tirith ist oder deine Anfangsgemeinschaft ist",
    ),
    (
        Is(Subject.NEW_SITE, SitesOf((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD))),
        (
            "die Gemeinschaft an einem Schattenhort oder einem Hort der Dunkelheit ist oder sich dorthin "
            "bewegt"
        ),
    ),
    (
        MovingTo(SitesOf(guarded=True)),
        "die Gemeinschaft sich zu einem Ort bewegt, der einen automatischen Angriff hat",
    ),
    (
        PathHas(((RegionType.WILDERNESS, 2), (RegionType.SHADOW_LAND, 1))),
        "der Weg der Gemeinschaft mindestens zwei Wildnisse oder ein Schattenland enthält",
    ),
    (
        PathHas(((RegionType.COASTAL_SEA, 1),), no_two_others=True),
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
    (BearerIs(), "diese Karte auf dem Träger liegt"),
    (HasMorePoints(), "du mehr Siegpunkte als dein Gegner hast"),
    (Is(Subject.OPPONENT, Having(named("Saruman"))), "dein Gegner „Saruman“ im Spiel hat"),
    (
        BearerIs(Characters(bearing=Keyword.THE_ONE_RING), at=SiteNamed("Bree")),
        "der Träger den Einen Ring trägt und in Bree ist",
    ),
    (BearerIs(able_to_use=Keyword.PALANTIR), "der Träger einen Palantír benutzen kann"),
    (
        BearerIs(Characters(other_than=(Race.MAN,), skill=Skill.WARRIOR)),
        "der Träger ein Krieger und kein Mensch ist",
    ),
    (
        BearerIs(Characters(skill=Skill.SCOUT), even_without=True),
        "der Träger auch ohne diese Karte ein Kundschafter ist",
    ),
    (
        Has(2, Holdings((Points.ALLY,)), or_of=Holdings((Points.FACTION,), unique=True, near_target=True)),
        (
            "du mindestens zwei Verbündete oder einzigartige Heere (spielbar in der Region des Ortes oder "
            "einer angrenzenden) im Spiel hast"
        ),
    ),
    (Is(Subject.COMPANY, Mark.OVERT), "die Gemeinschaft offen ist"),
    (
        CompanyHas((Characters(races=(Race.WIZARD,)), Characters(mind_at_least=6, lacking=Skill.RANGER))),
        (
            "ein Zauberer oder ein Charakter, dessen Geisteskraft mindestens 6 beträgt und der kein "
            "Waldläufer ist, zu der Gemeinschaft gehört"
        ),
    ),
    (
        Unless(CompanyHas((Characters(races=(Race.WIZARD,)),))),
        "kein Zauberer zu der Gemeinschaft gehört",
    ),
    (
        EachCharacterHas(("Noble Steed", "Shadowfax")),
        "jeder Charakter der Gemeinschaft „Edles Roß“ oder „Schattenfell“ kontrolliert",
    ),
    (
        AtPlace(SitesOf((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD), tapped=False, or_named=("Isengard",))),
        (
            "die Gemeinschaft in Isengard, an einem Schattenhort oder an einem Hort der Dunkelheit "
            "ist, der jeweils nicht getappt ist"
        ),
    ),
    (
        AtPlace(SitesOf(hoard=True, information=True)),
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
    (MovingTo(SitesOf((SiteType.HAVEN,))), "die Gemeinschaft sich zu einem Zufluchtsort bewegt"),
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
                AtPlace(SiteNamed("Dol Guldur")),
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
        Both((AtPlace(SiteNamed("Barad-dûr")), Happened(Past.ENTERED))),
        "die Gemeinschaft in dieser Ortsphase am Ort Barad-Dûr eingetroffen ist",
    ),
    (
        AtPlace(SitesOf(allowing=ItemClass.GOLD_RING)),
        "die Gemeinschaft an einem Ort ist, an dem Goldene Ringe spielbar sind",
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_condition_is_said_in_german(word: Requirement, said: str) -> None:
    assert condition(word, PLAIN) == said


def test_every_condition_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} == set(get_args(Requirement))
