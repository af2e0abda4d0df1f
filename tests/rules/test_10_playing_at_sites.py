"""Hero and minion resources at a Fallen-wizard's sites. [FW-65 to FW-67, SITE-35, SITE-36, TIM-33, TIM-34]"""

from dataclasses import replace

from tests.rules.fallen_wizards import (
    HERO_FRIEND,
    MINION_FRIEND,
    MINION_WEATHERTOP,
    fallen,
    site_of,
)
from tests.rules.marks import rule
from wizardhaven.cards.tw.items.arms_and_keepsakes import DAGGER_OF_WESTERNESSE
from wizardhaven.cards.tw.sites.ruins_and_lairs import ISENGARD as HERO_ISENGARD
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import CancelAttack
from wizardhaven.vocabulary.effects import Tap, Untap
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import ACharacter, ASite, TheAttack
from wizardhaven.vocabulary.terms import Alignment, Keyword, Length, Moment, Side

MINION_ISENGARD = replace(HERO_ISENGARD, code="XX-581", alignment=Alignment.MINION)
ORC_KNIFE = replace(DAGGER_OF_WESTERNESSE, code="XX-582", name="Orc-knife", alignment=Alignment.MINION)

STRONGHOLD = Event(
    "XX-583",
    "Hidden Stores",
    Side.RESOURCE,
    Length.SHORT,
    uses=(
        Use(
            when=Moment.SITE,
            target=ACharacter(),
            costs=(TapCost(Subject.TARGET),),
            effects=(Tap(Subject.SITE),),
        ),
    ),
    alignment=Alignment.MINION,
)
STAGE_STORES = replace(STRONGHOLD, code="XX-584", name="Stores", alignment=Alignment.FALLEN_WIZARD)

SECOND_LOOK = Event(
    "XX-585",
    "Second Look",
    Side.RESOURCE,
    Length.SHORT,
    uses=(Use(when=Moment.SITE, target=ASite(), effects=(Untap(Subject.TARGET),)),),
)

TALE = Event("XX-590", "Old Tale", Side.RESOURCE, Length.PERMANENT, uses=(Use(when=Moment.SITE),))

CREEP = Event(
    "XX-586",
    "Creep Along",
    Side.RESOURCE,
    Length.SHORT,
    uses=(Use(when=Moment.ATTACK, target=TheAttack(), effects=(CancelAttack(),)),),
    alignment=Alignment.MINION,
)


@rule("FW-67", "SITE-35")
def test_resource_and_site_must_be_of_one_alignment() -> None:
    scene = fallen()
    beretar = scene.first.company("Isengard", "Beretar")[0]
    dagger, knife, friend, fiend = scene.first.hand(
        "Dagger of Westernesse", ORC_KNIFE, HERO_FRIEND, MINION_FRIEND
    )
    playing = scene.at_site(of=beretar)

    assert playing.may(Verb.PLAY_AT_SITE, dagger)
    assert playing.may(Verb.PLAY_AT_SITE, friend)
    assert playing.why_not(knife) is Reason.SITE_OF_THE_OTHER_SIDE
    assert playing.why_not(fiend) is Reason.SITE_OF_THE_OTHER_SIDE


@rule("FW-67", "SITE-35")
def test_at_a_minion_site_minion_resources_are_played() -> None:
    scene = fallen()
    beretar = scene.first.company(MINION_ISENGARD, "Beretar")[0]
    dagger, knife = scene.first.hand("Dagger of Westernesse", ORC_KNIFE)
    playing = scene.at_site(of=beretar)

    assert playing.why_not(dagger) is Reason.SITE_OF_THE_OTHER_SIDE
    assert playing.may(Verb.PLAY_AT_SITE, knife)


@rule("FW-67", "SITE-35")
def test_the_additional_item_must_belong_to_the_site_as_well() -> None:
    scene = fallen()
    beretar, eowyn = scene.first.company("Isengard", "Beretar", "Éowyn")
    friend, knife, dagger = scene.first.hand(HERO_FRIEND, ORC_KNIFE, "Dagger of Westernesse")
    playing = scene.at_site(of=beretar)
    playing.does(Verb.PLAY_AT_SITE, friend, beretar)
    playing.resolve()

    assert playing.question == "OneMoreItem"
    assert playing.may(Verb.PLAY_AT_SITE, dagger, eowyn)
    assert playing.why_not(knife) is Reason.SITE_OF_THE_OTHER_SIDE


@rule("FW-67", "SITE-35")
def test_the_rule_covers_events_that_tap_the_site_but_no_stage_resource() -> None:
    scene = fallen()
    beretar = scene.first.company("Isengard", "Beretar")[0]
    minion, stage = scene.first.hand(STRONGHOLD, STAGE_STORES)
    playing = scene.at_site(of=beretar)

    assert playing.why_not(minion) is Reason.SITE_OF_THE_OTHER_SIDE
    assert playing.may_play(stage)


@rule("FW-66")
def test_a_hero_event_does_not_target_a_minion_site() -> None:
    scene = fallen()
    beretar = scene.first.company(MINION_WEATHERTOP, "Beretar", site_status="tapped")[0]
    look, _ = scene.first.hand(SECOND_LOOK, TALE)
    assert scene.at_site(of=beretar).why_not(look) is Reason.NO_TARGET

    scene = fallen()
    beretar = scene.first.company("Weathertop", "Beretar", site_status="tapped")[0]
    look = scene.first.in_hand(SECOND_LOOK)
    assert scene.at_site(of=beretar).may_play(look, target=site_of(beretar))


@rule("FW-65", "SITE-36", "TIM-34")
def test_spells_and_magic_cross_alignments() -> None:
    scene = fallen()
    beretar = scene.first.company(MINION_WEATHERTOP, "Beretar", site_status="tapped")[0]
    spell, sorcery, stealth = scene.first.hand(
        replace(SECOND_LOOK, code="XX-587", name="Second Spell", marks=(Keyword.SPELL,)),
        replace(SECOND_LOOK, code="XX-588", name="Second Sight", marks=(Keyword.SPIRIT_MAGIC,)),
        SECOND_LOOK,
    )
    playing = scene.at_site(of=beretar)

    assert playing.may_play(spell, target=site_of(beretar))
    assert playing.may_play(sorcery, target=site_of(beretar))
    assert playing.why_not(stealth) is Reason.NO_TARGET


@rule("FW-65", "SITE-36")
def test_spells_that_tap_the_site_must_still_belong_there() -> None:
    scene = fallen()
    beretar = scene.first.company("Isengard", "Beretar")[0]
    spell, _ = scene.first.hand(replace(STRONGHOLD, marks=(Keyword.SORCERY,)), TALE)
    playing = scene.at_site(of=beretar)

    assert playing.why_not(spell) is Reason.SITE_OF_THE_OTHER_SIDE


@rule("TIM-33", "FW-66", "EVT-21")
def test_a_minion_resource_may_cancel_the_automatic_attack_of_a_hero_site() -> None:
    scene = fallen()
    beretar = scene.first.company("Isengard", "Beretar")[0]
    creep = scene.first.in_hand(CREEP)
    playing = scene.entering(of=beretar)
    playing.does(Verb.ENTER)
    playing.pass_until("BeforeAssignment")

    playing.plays(creep)
    playing.resolve()

    assert playing.attack is None
    assert not beretar.is_wounded
