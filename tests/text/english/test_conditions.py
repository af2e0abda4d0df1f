"""What each condition and each key says in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.conditions import condition, conditions
from wizardhaven.text.english.keys import key, keys
from wizardhaven.text.english.scene import Scene
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
from wizardhaven.vocabulary.places import SiteNamed, SitesIn, SitesOf
from wizardhaven.vocabulary.playing import At, AtSites, In, Key, Through
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

SCENE = Scene("Staff")

CONDITIONS: list[tuple[Requirement, str]] = [
    (Both((InPlay("Horn"), InPlay("Drum", absent=True))), "Horn is in play and Drum is not in play"),
    (IsAvatar(), "the bearer is your avatar"),
    (AvatarInPlay(), "your avatar is in play"),
    (HigherMindBeside(), "a character in the bearer's company has a higher mind"),
    (
        StagePoints(12),
        "you have 12 or more stage points",
    ),
    (
        YouAre(("Pallando", "Saruman")),
        "you are Pallando or Saruman",
    ),
    (
        YouAre(("Alatar",), absent=True),
        "you are not Alatar",
    ),
    (
        Has(1, Holdings(name="A Strident Spawn")),
        "you have A Strident Spawn in play",
    ),
    (
        Has(5, Holdings((Points.FACTION,), unique=True, alignment=Alignment.HERO)),
        "you have at least five unique hero factions in play",
    ),
    (FacesDetainment(), "the company faces a detainment attack"),
    (
        HasWizardhavens(2),
        "you have two protected Wizardhavens",
    ),
    (
        OpponentIsNot((PlayerKind.RINGWRAITH, PlayerKind.BALROG)),
        "your opponent is not a Ringwraith or Balrog player",
    ),
    (InPlay("Gates of Morning"), "Gates of Morning is in play"),
    (InPlay("Gollum", at=SiteNamed("Bree")), "Gollum is at Bree"),
    (InPlay("Denethor II", absent=True), "Denethor II is not in play"),
    (AtPlace(SiteNamed("Bree")), "the company is at Bree"),
    (AtPlace(SitesOf((SiteType.HAVEN,))), "the company is at a Haven"),
    (Has(5, Holdings((Points.FACTION,)), absent=True), "you have fewer than five factions in play"),
    (
        AtPlace(SitesOf((SiteType.HAVEN,)), or_starting=True),
        "the company is at a Haven or is a starting company",
    ),
    (
        AtPlace(SitesIn(("Rohan", "Khand"), not_of=(SiteType.HAVEN,))),
        "the company is at a site other than a Haven in Rohan or Khand",
    ),
    (
        AtPlace(SitesOf(not_of=(SiteType.HAVEN, SiteType.DARK_HOLD), under_deeps=False)),
        "the company is at a site other than a Haven, a Dark-hold or a site of the Under-deeps",
    ),
    (
        MovingTo(SitesOf((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)), or_at=True),
        "the company is at or moving to a Shadow-hold or Dark-hold",
    ),
    (MovingTo(SitesOf(guarded=True)), "the company is moving to a site that has an automatic-attack"),
    (MovingTo(), "the company is moving to a site"),
    (
        PathHas(((RegionType.WILDERNESS, 2), (RegionType.SHADOW_LAND, 1))),
        "the company's site path has at least two Wildernesses or a Shadow-land",
    ),
    (
        PathHas(((RegionType.COASTAL_SEA, 1),), no_two_others=True),
        "the company's site path has a Coastal Sea and no two regions of other types in a row",
    ),
    (CardsLie(3, beneath=True), "at least three cards lie beneath it"),
    (CardsLie(5), "your play deck has at least five cards"),
    (CompanyIs(at_least=4, heads=True), "the company has at least four characters"),
    (CompanyIs(at_most=2), "the company's size is at most two"),
    (CompanyFaced((Race.ORC,)), "the company has already faced an attack by Orcs this turn"),
    (
        CompanyFaced(creatures=("“Bert” (Bûrat)", "“Tom” (Tûma)")),
        "the company has already faced “Bert” (Bûrat) or “Tom” (Tûma) this turn",
    ),
    (BearerIs(), "Staff is on the bearer"),
    (HasMorePoints(), "you have more marshalling points than your opponent"),
    (InPlay("Saruman", opposing=True), "your opponent has Saruman in play"),
    (
        BearerIs(Characters(bearing=Keyword.THE_ONE_RING), at=SiteNamed("Bree")),
        "the bearer bears The One Ring at Bree",
    ),
    (BearerIs(able_to_use=Keyword.PALANTIR), "the bearer is able to use a Palantír"),
    (
        BearerIs(Characters(other_than=(Race.MAN,), skill=Skill.WARRIOR)),
        "the bearer is a warrior who is not a Man",
    ),
    (
        BearerIs(Characters(skill=Skill.SCOUT), even_without=True),
        "the bearer is a scout even without this card",
    ),
    (
        Has(2, Holdings((Points.ALLY,)), or_of=Holdings((Points.FACTION,), unique=True, near_target=True)),
        (
            "you have at least two allies or unique factions (playable in the site's region or one next to "
            "it) in play"
        ),
    ),
    (CompanyIs(overt=True), "the company is overt"),
    (
        CompanyHas((Characters(races=(Race.WIZARD,)), Characters(mind_at_least=6, lacking=Skill.RANGER))),
        "the company contains a Wizard or a character whose mind is 6 or more and who is no ranger",
    ),
    (CompanyHas((Characters(races=(Race.WIZARD,)),), absent=True), "the company does not contain a Wizard"),
    (
        EachCharacterHas(("Noble Steed", "Shadowfax")),
        "each character of the company controls Noble Steed or Shadowfax",
    ),
    (
        AtPlace(SitesOf((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD), tapped=False, or_named=("Isengard",))),
        "the company is at an untapped Isengard, Shadow-hold or Dark-hold",
    ),
    (
        AtPlace(SitesOf(hoard=True, information=True)),
        "the company is at a site that has a hoard and allows information",
    ),
    (CompanyChanged(), "a character or ally has joined or left the company"),
    (CompanyChanged(Change.LEADER_LEFT), "a leader leaves the company"),
    (CompanyIs(at_least=4, with_allies=True), "the company has at least four characters and allies"),
    (MovingTo(SitesOf((SiteType.HAVEN,))), "the company is moving to a Haven"),
    (
        CardIs(Turned.TAPPED),
        "Staff is tapped",
    ),
    (
        CardIs(Turned.INVERTED),
        "Staff is inverted",
    ),
    (CompanyUnder("Paths of the Dead"), "Paths of the Dead has been played on the company this turn"),
    (
        CompanyFreed(SiteNamed("Dol Guldur"), or_played="Rescue Prisoners"),
        "the company has freed prisoners or played Rescue Prisoners at Dol Guldur in this site phase",
    ),
    (
        CompanyFaced((Race.ORC,), just_now=True),
        "the company has just faced an attack by Orcs",
    ),
    (
        AtPlace(SiteNamed("Barad-dûr"), entered=True),
        "the company has entered Barad-dûr in this site phase",
    ),
    (
        AtPlace(SitesOf(allowing=ItemClass.GOLD_RING)),
        "the company is at a site that allows gold ring items",
    ),
]

KEYS: list[tuple[Key, str]] = [
    (Through(RegionType.WILDERNESS), "keyed to a Wilderness"),
    (Through(RegionType.COASTAL_SEA, count=3), "keyed to three Coastal Seas"),
    (
        Through(RegionType.SHADOW_LAND, condition=InPlay("Doors of Night", absent=True)),
        "keyed to a Shadow-land, while Doors of Night is not in play",
    ),
    (In(("Angmar", "Gundabad")), "keyed to Angmar or Gundabad"),
    (At(SiteType.RUINS_AND_LAIRS), "at a Ruins & Lairs"),
    (
        At(SiteType.RUINS_AND_LAIRS, ((RegionType.WILDERNESS, 2), (RegionType.COASTAL_SEA, 1))),
        "at a Ruins & Lairs whose own site path has two Wildernesses or a Coastal Sea",
    ),
    (AtSites(SitesIn(("Rohan",), (SiteType.DARK_HOLD,))), "at a Dark-hold in Rohan"),
    (AtSites(SitesIn(("Rohan",), not_of=(SiteType.HAVEN,))), "at any site other than a Haven in Rohan"),
    (AtSites(SiteNamed("Moria")), "at Moria"),
    (In(("Rohan",), InPlay("Doors of Night")), "keyed to Rohan, while Doors of Night is in play"),
    (AtSites(SiteNamed("Moria"), InPlay("Doors of Night")), "at Moria, while Doors of Night is in play"),
    (AtSites(SitesOf(under_deeps=True)), "at a site in the Under-deeps"),
    (AtSites(SitesIn(("Elven Shores", "Andrast Coast"))), "at any site in Elven Shores or Andrast Coast"),
]


@pytest.mark.parametrize(("word", "said"), CONDITIONS)
def test_a_condition_is_said_as_a_clause(word: Requirement, said: str) -> None:
    assert condition(word, SCENE) == said


def test_every_condition_has_an_example() -> None:
    assert {type(word) for word, _ in CONDITIONS} == set(get_args(Requirement))


def test_several_conditions_must_all_hold() -> None:
    said = conditions((InPlay("Horn"), InPlay("Drum", absent=True), CardsLie(1)), SCENE)

    assert said == "Horn is in play, Drum is not in play and your play deck has at least one card"


@pytest.mark.parametrize(("word", "said"), KEYS)
def test_a_key_is_said_behind_playable(word: Key, said: str) -> None:
    assert key(word, SCENE) == said


def test_every_key_has_an_example() -> None:
    assert {type(word) for word, _ in KEYS} == set(get_args(Key))


def test_plain_keys_share_a_sentence() -> None:
    said = keys((Through(RegionType.FREE_DOMAIN), At(SiteType.FREE_HOLD), In(("Angmar",))), SCENE)

    assert said == [
        "Playable keyed to a Free-domain, or at a Free-hold.",
        "Also playable keyed to Angmar.",
    ]


def test_regions_are_not_listed_a_second_time_for_their_sites() -> None:
    said = keys((In(("Rohan", "Angmar")), AtSites(SitesIn(("Rohan", "Angmar")))), SCENE)

    assert said == ["Playable keyed to Rohan or Angmar, or at any site in one of these regions."]
