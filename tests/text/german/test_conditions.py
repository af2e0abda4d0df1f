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
    CardIs,
    CardsLie,
    Change,
    CompanyChanged,
    CompanyFaced,
    CompanyFreed,
    CompanyHas,
    CompanyIs,
    CompanyUnder,
    EachCharacterHas,
    FacesDetainment,
    Has,
    HasMorePoints,
    HasWizardhavens,
    HigherMindBeside,
    InPlay,
    IsAvatar,
    MovingTo,
    OpponentIsNot,
    PathHas,
    Requirement,
    StagePoints,
    YouAre,
)
from wizardhaven.vocabulary.places import SiteNamed, SitesOf
from wizardhaven.vocabulary.selectors import Characters, Holdings
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
    Turned,
)

EXAMPLES = (
    (
        Both((InPlay("Gates of Morning"), InPlay("Doors of Night", absent=True))),
        "„Tore des Morgens“ im Spiel ist und „Tore der Nacht“ nicht im Spiel ist",
    ),
    (IsAvatar(), "der Träger dein Avatar ist"),
    (AvatarInPlay(), "dein Avatar im Spiel ist"),
    (HigherMindBeside(), "ein Charakter in der Gemeinschaft des Trägers mehr Geisteskraft hat als er"),
    (
        StagePoints(12),
        "du mindestens 12 Entwicklungspunkte hast",
    ),
    (
        YouAre(("Pallando", "Saruman")),
        "du „Pallando“ oder „Saruman“ bist",
    ),
    (
        YouAre(("Alatar",), absent=True),
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
        HasWizardhavens(2),
        "du zwei geschützte Zauberer-Zufluchtsorte im Spiel hast",
    ),
    (
        OpponentIsNot((PlayerKind.RINGWRAITH, PlayerKind.BALROG)),
        "dein Gegner weder Ringgeist-Spieler noch Balrog-Spieler ist",
    ),
    (OpponentIsNot((PlayerKind.BALROG,)), "dein Gegner kein Balrog-Spieler ist"),
    (InPlay("Doors of Night"), "„Tore der Nacht“ im Spiel ist"),
    (InPlay("Gollum", at=SiteNamed("Minas Tirith")), "„Gollum“ in Minas Tirith ist"),
    (InPlay("Doors of Night", absent=True), "„Tore der Nacht“ nicht im Spiel ist"),
    (AtPlace(SiteNamed("Minas Tirith")), "die Gemeinschaft in Minas Tirith ist"),
    (Has(5, Holdings((Points.FACTION,)), absent=True), "du weniger als fünf Heere im Spiel hast"),
    (
        AtPlace(SiteNamed("Minas Tirith"), or_starting=True),
        "die Gemeinschaft in Minas Tirith ist oder deine Anfangsgemeinschaft ist",
    ),
    (
        MovingTo(SitesOf((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)), or_at=True),
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
    (CardsLie(3, beneath=True), "mindestens drei Karten unter ihr liegen"),
    (CardsLie(5), "dein Spieldeck mindestens fünf Karten enthält"),
    (CompanyIs(at_most=2), "die Gemeinschaft höchstens die Größe 2 hat"),
    (CompanyIs(at_least=4, heads=True), "die Gemeinschaft mindestens vier Charaktere zählt"),
    (
        CompanyFaced(races=(Race.ORC,)),
        "die Gemeinschaft in diesem Zug bereits einem Angriff von Orks gegenüberstand",
    ),
    (
        CompanyFaced(creatures=("“Bert” (Bûrat)", "“Tom” (Tûma)")),
        "die Gemeinschaft in diesem Zug bereits „Bert (Bûrat)“ oder „Tom (Tûma)“ gegenüberstand",
    ),
    (BearerIs(), "diese Karte auf dem Träger liegt"),
    (HasMorePoints(), "du mehr Siegpunkte als dein Gegner hast"),
    (InPlay("Saruman", opposing=True), "dein Gegner „Saruman“ im Spiel hat"),
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
    (CompanyIs(overt=True), "die Gemeinschaft offen ist"),
    (
        CompanyHas((Characters(races=(Race.WIZARD,)), Characters(mind_at_least=6, lacking=Skill.RANGER))),
        (
            "ein Zauberer oder ein Charakter, dessen Geisteskraft mindestens 6 beträgt und der kein "
            "Waldläufer ist, zu der Gemeinschaft gehört"
        ),
    ),
    (
        CompanyHas((Characters(races=(Race.WIZARD,)),), absent=True),
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
        CompanyChanged(),
        ("ein Charakter oder Verbündeter zu der Gemeinschaft hinzukommt oder die Gemeinschaft verlässt"),
    ),
    (CompanyChanged(Change.LEADER_LEFT), "ein Anführer die Gemeinschaft verlässt"),
    (
        CompanyIs(at_least=4, with_allies=True),
        "die Gemeinschaft mindestens 4 Charaktere und Verbündete zählt",
    ),
    (MovingTo(SitesOf((SiteType.HAVEN,))), "die Gemeinschaft sich zu einem Zufluchtsort bewegt"),
    (
        CardIs(Turned.TAPPED),
        "diese Karte getappt ist",
    ),
    (
        CardIs(Turned.INVERTED),
        "diese Karte umgedreht ist",
    ),
    (
        CompanyUnder("Paths of the Dead"),
        "„Die Pfade der Toten“ in diesem Zug auf die Gemeinschaft gespielt worden ist",
    ),
    (
        CompanyFreed(SiteNamed("Dol Guldur"), or_played="Rescue Prisoners"),
        (
            "die Gemeinschaft in dieser Ortsphase in Dol Guldur Gefangene befreit oder „Befreiung“ "
            "gespielt hat"
        ),
    ),
    (
        CompanyFaced((Race.ORC,), just_now=True),
        "die Gemeinschaft unmittelbar zuvor einem Angriff von Orks gegenüberstand",
    ),
    (
        AtPlace(SiteNamed("Barad-dûr"), entered=True),
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
