"""What each condition and each key says in English."""

from typing import get_args

import pytest

from wizardhaven.catalogue import catalogue
from wizardhaven.text.english.conditions import condition, conditions
from wizardhaven.text.english.keys import key, keys
from wizardhaven.text.english.scene import Scene
from wizardhaven.vocabulary.cards import Creature
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
from wizardhaven.vocabulary.playing import Key
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
    KeyedTo,
    Normally,
    Not,
    PlayableAt,
    Within,
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

SCENE = Scene("Staff")

CONDITIONS: list[tuple[Condition, str]] = [
    (Is(Subject.BEARER, Sort.AVATAR), "the bearer is your avatar"),
    (There(Sort.AVATAR, Subject.PLAYER), "your avatar is in play"),
    (Is(Subject.BEARER, Mark.OUTDONE), "a character in the bearer's company has a higher mind"),
    (
        Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 12)),
        "you have 12 or more stage points",
    ),
    (
        Is(Subject.PLAYER, named("Pallando", "Saruman")),
        "you are Pallando or Saruman",
    ),
    (
        Unless(Is(Subject.PLAYER, named("Alatar"))),
        "you are not Alatar",
    ),
    (
        There(named("A Strident Spawn"), Subject.PLAYER),
        "you have A Strident Spawn in play",
    ),
    (
        There(all_of(Points.FACTION, Mark.UNIQUE, Alignment.HERO), Subject.PLAYER, 5),
        "you have at least five unique hero factions in play",
    ),
    (Is(Subject.COMPANY, Having(Mark.DETAINMENT)), "the company faces a detainment attack"),
    (
        Is(Subject.PLAYER, AtLeast(Tally.WIZARDHAVENS, 2)),
        "you have two protected Wizardhavens",
    ),
    (
        Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
        "your opponent is not a Ringwraith or Balrog player",
    ),
    (There(named("Gates of Morning")), "Gates of Morning is in play"),
    (There(all_of(named("Gollum"), At(named("Bree")))), "Gollum is at Bree"),
    (Unless(There(named("Denethor II"))), "Denethor II is not in play"),
    (Is(Subject.SITE, named("Bree")), "the company is at Bree"),
    (Is(Subject.SITE, SiteType.HAVEN), "the company is at a Haven"),
    (Unless(There(Points.FACTION, Subject.PLAYER, 5)), "you have fewer than five factions in play"),
    (
        Either((Is(Subject.SITE, SiteType.HAVEN), Is(Subject.COMPANY, Mark.STARTING))),
        "the company is at a Haven or is a starting company",
    ),
    (
        Is(Subject.SITE, all_of(Within(("Rohan", "Khand")), Not(SiteType.HAVEN))),
        "the company is at a site other than a Haven in Rohan or Khand",
    ),
    (
        Is(Subject.SITE, all_of(Not(any_of(SiteType.HAVEN, SiteType.DARK_HOLD)), Not(Mark.UNDER_DEEPS))),
        "the company is at a site other than a Haven, a Dark-hold or a site of the Under-deeps",
    ),
    (
        Is(Subject.NEW_SITE, any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
        "the company is at or moving to a Shadow-hold or Dark-hold",
    ),
    (
        Is(Subject.COMPANY, BoundFor(Having(Sort.AUTOMATIC_ATTACK))),
        "the company is moving to a site that has an automatic-attack",
    ),
    (Is(Subject.COMPANY, Mark.MOVING), "the company is moving to a site"),
    (
        Either((There(RegionType.WILDERNESS, Subject.PATH, 2), There(RegionType.SHADOW_LAND, Subject.PATH))),
        "the company's site path has at least two Wildernesses or a Shadow-land",
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
        "the company's site path has a Coastal Sea and no two regions of other types in a row",
    ),
    (Is(Subject.THIS_CARD, AtLeast(Tally.BENEATH, 3)), "at least three cards lie beneath it"),
    (Is(Subject.PLAYER, AtLeast(Tally.PLAY_DECK, 5)), "your play deck has at least five cards"),
    (Is(Subject.COMPANY, AtLeast(Tally.CHARACTERS, 4)), "the company has at least four characters"),
    (Is(Subject.COMPANY, AtMost(Tally.SIZE, 2)), "the company's size is at most two"),
    (Happened(Past.FACED, Race.ORC), "the company has already faced an attack by Orcs this turn"),
    (
        Happened(Past.FACED, named("“Bert” (Bûrat)", "“Tom” (Tûma)")),
        "the company has already faced “Bert” (Bûrat) or “Tom” (Tûma) this turn",
    ),
    (Is(Subject.BEARER, Sort.CHARACTER), "Staff is on the bearer"),
    (Is(Subject.PLAYER, Mark.AHEAD), "you have more marshalling points than your opponent"),
    (Is(Subject.OPPONENT, Having(named("Saruman"))), "your opponent has Saruman in play"),
    (
        Is(Subject.BEARER, all_of(Having(Keyword.THE_ONE_RING), At(named("Bree")))),
        "the bearer bears The One Ring at Bree",
    ),
    (Is(Subject.BEARER, Able(Keyword.PALANTIR)), "the bearer is able to use a Palantír"),
    (
        Is(Subject.BEARER, all_of(Skill.WARRIOR, Not(Race.MAN))),
        "the bearer is a warrior who is not a Man",
    ),
    (
        Is(Subject.BEARER, Normally(Skill.SCOUT)),
        "the bearer is a scout even without this card",
    ),
    (
        There(
            any_of(Points.ALLY, all_of(Points.FACTION, Mark.UNIQUE, PlayableAt(Beside(Subject.TARGET)))),
            Subject.PLAYER,
            2,
        ),
        (
            "you have at least two allies or unique factions (playable in the site's region or one next to "
            "it) in play"
        ),
    ),
    (Is(Subject.COMPANY, Mark.OVERT), "the company is overt"),
    (
        There(any_of(Race.WIZARD, all_of(Not(Skill.RANGER), AtLeast(Stat.MIND, 6))), Subject.COMPANY),
        "the company contains a Wizard or a character whose mind is 6 or more and who is no ranger",
    ),
    (Unless(There(Race.WIZARD, Subject.COMPANY)), "the company does not contain a Wizard"),
    (
        Unless(There(Not(Having(named("Noble Steed", "Shadowfax"))), Subject.COMPANY)),
        "each character of the company controls Noble Steed or Shadowfax",
    ),
    (
        Is(
            Subject.SITE,
            all_of(any_of(named("Isengard"), SiteType.SHADOW_HOLD, SiteType.DARK_HOLD), Turned.UNTAPPED),
        ),
        "the company is at an untapped Isengard, Shadow-hold or Dark-hold",
    ),
    (
        Is(Subject.SITE, all_of(Mark.HOARD, Mark.INFORMATION)),
        "the company is at a site that has a hoard and allows information",
    ),
    (Happened(Past.JOINED_OR_LEFT), "a character or ally has joined or left the company"),
    (Happened(Past.LEADER_LEFT), "a leader leaves the company"),
    (Is(Subject.COMPANY, AtLeast(Tally.HEADS, 4)), "the company has at least four characters and allies"),
    (Is(Subject.COMPANY, BoundFor(SiteType.HAVEN)), "the company is moving to a Haven"),
    (
        Is(Subject.THIS_CARD, Turned.TAPPED),
        "Staff is tapped",
    ),
    (
        Is(Subject.THIS_CARD, Turned.INVERTED),
        "Staff is inverted",
    ),
    (
        Happened(Past.UNDER, named("Paths of the Dead")),
        "Paths of the Dead has been played on the company this turn",
    ),
    (
        Both(
            (
                Is(Subject.SITE, named("Dol Guldur")),
                Either((Happened(Past.FREED_PRISONERS), Happened(Past.PLAYED, named("Rescue Prisoners")))),
            )
        ),
        "the company has freed prisoners or played Rescue Prisoners at Dol Guldur in this site phase",
    ),
    (
        Happened(Past.JUST_FACED, Race.ORC),
        "the company has just faced an attack by Orcs",
    ),
    (
        Both((Is(Subject.SITE, named("Barad-dûr")), Happened(Past.ENTERED))),
        "the company has entered Barad-dûr in this site phase",
    ),
    (
        Is(Subject.SITE, Allowing(ItemClass.GOLD_RING)),
        "the company is at a site that allows gold ring items",
    ),
]

KEYS: list[tuple[Key, str]] = [
    (Key(RegionType.WILDERNESS), "keyed to a Wilderness"),
    (Key(RegionType.COASTAL_SEA, count=3), "keyed to three Coastal Seas"),
    (
        Key(RegionType.SHADOW_LAND, condition=Unless(There(named("Doors of Night")))),
        "keyed to a Shadow-land, while Doors of Night is not in play",
    ),
    (Key(Within(("Angmar", "Gundabad"))), "keyed to Angmar or Gundabad"),
    (Key(SiteType.RUINS_AND_LAIRS), "at a Ruins & Lairs"),
    (
        Key(
            SiteType.RUINS_AND_LAIRS,
            condition=Either(
                (There(RegionType.WILDERNESS, Subject.PATH, 2), There(RegionType.COASTAL_SEA, Subject.PATH))
            ),
        ),
        "at a Ruins & Lairs whose own site path has two Wildernesses or a Coastal Sea",
    ),
    (Key(all_of(Within(("Rohan",)), SiteType.DARK_HOLD)), "at a Dark-hold in Rohan"),
    (Key(all_of(Within(("Rohan",)), Not(SiteType.HAVEN))), "at any site other than a Haven in Rohan"),
    (Key(named("Moria")), "at Moria"),
    (
        Key(Within(("Rohan",)), condition=There(named("Doors of Night"))),
        "keyed to Rohan, while Doors of Night is in play",
    ),
    (
        Key(named("Moria"), condition=There(named("Doors of Night"))),
        "at Moria, while Doors of Night is in play",
    ),
    (Key(Mark.UNDER_DEEPS), "at a site in the Under-deeps"),
    (Key(Beside(Mark.UNDER_DEEPS)), "at a site adjacent to a site in the Under-deeps"),
    (
        Key(all_of(Sort.SITE, Within(("Elven Shores", "Andrast Coast")))),
        "at any site in Elven Shores or Andrast Coast",
    ),
    (
        Key(Subject.COMPANY, condition=Happened(Past.FACED, all_of(Race.ORC, Not(KeyedTo((Sort.SITE,)))))),
        (
            "on any company, while the company has already faced an attack by Orcs that is not keyed to a "
            "site this turn"
        ),
    ),
]


@pytest.mark.parametrize(("word", "said"), CONDITIONS)
def test_a_condition_is_said_as_a_clause(word: Condition, said: str) -> None:
    assert condition(word, SCENE) == said


def test_every_condition_has_an_example() -> None:
    assert {type(word) for word, _ in CONDITIONS} == set(get_args(Condition))


def test_several_conditions_must_all_hold() -> None:
    said = conditions(
        (There(named("Horn")), Unless(There(named("Drum"))), Is(Subject.PLAYER, AtLeast(Tally.PLAY_DECK, 1))),
        SCENE,
    )

    assert said == "Horn is in play, Drum is not in play and your play deck has at least one card"


@pytest.mark.parametrize(("word", "said"), KEYS)
def test_a_key_is_said_behind_playable(word: Key, said: str) -> None:
    assert key(word, SCENE) == said


def test_every_sort_of_key_on_a_card_has_an_example() -> None:
    creatures = [card for card in catalogue.cards().values() if isinstance(card, Creature)]
    on_cards = {type(key.to) for card in creatures for key in card.keyed_to}

    assert len(on_cards) > 6
    assert on_cards <= {type(key.to) for key, _ in KEYS}


def test_plain_keys_share_a_sentence() -> None:
    said = keys((Key(RegionType.FREE_DOMAIN), Key(SiteType.FREE_HOLD), Key(Within(("Angmar",)))), SCENE)

    assert said == [
        "Playable keyed to a Free-domain, or at a Free-hold.",
        "Also playable keyed to Angmar.",
    ]


def test_regions_are_not_listed_a_second_time_for_their_sites() -> None:
    said = keys(
        (Key(Within(("Rohan", "Angmar"))), Key(all_of(Sort.SITE, Within(("Rohan", "Angmar"))))), SCENE
    )

    assert said == ["Playable keyed to Rohan or Angmar, or at any site in one of these regions."]
