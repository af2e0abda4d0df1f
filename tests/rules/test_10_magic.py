"""Spells and magic of a Fallen-wizard know no alignment. [FW-65, TIM-34, EVT-22, SITE-36]"""

from dataclasses import replace

from tests.cards.wh.fallen_wizards import FALLEN_AND_WIZARD, SARUMAN
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.cards.tw.items.gold_rings import BEAUTIFUL_GOLD_RING
from wizardhaven.cards.tw.resources.days_and_rings import TEST_OF_LORE
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event, Site
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Keyword, Length, Phase, Pile, Race, Side, SiteType

LEAST_OF_GOLD_RINGS = replace(
    BEAUTIFUL_GOLD_RING, code="XX-611", name="Least of Gold Rings", alignment=Alignment.MINION
)
WOLVES_DEN = Site(
    code="XX-615",
    name="Den of Wolves",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Gap of Isen",
    resource_draws=1,
    hazard_draws=1,
    automatic_attacks=(Attack(Race.WOLF, strikes=3, prowess=7),),
    alignment=Alignment.MINION,
)
DARK_UNMAKING = Event(
    "XX-612",
    "Dark Unmaking",
    Side.RESOURCE,
    Length.SHORT,
    marks=(Keyword.SORCERY,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            user=Able(Keyword.SORCERY), target=A(Sort.ITEM), effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),)
        ),
    ),
)
SPELL_OF_TESTING = replace(TEST_OF_LORE, code="XX-614", name="Spell of Testing", marks=(Keyword.SPELL,))
PLAIN_UNMAKING = replace(DARK_UNMAKING, code="XX-613", name="Plain Unmaking", marks=())


@rule("TIM-34", "FW-65", "SITE-36", "EVT-22")
def test_a_spell_of_a_fallen_wizard_tests_a_minion_ring() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    saruman = scene.first.character(SARUMAN, at="Edoras")
    ring = scene.first.gives(LEAST_OF_GOLD_RINGS, to=saruman)
    spell, lore = scene.first.hand(SPELL_OF_TESTING, "Test of Lore")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(spell, target=ring)
    assert not playing.may_play(lore, target=ring)


@rule("TIM-34", "FW-65", "EVT-22")
def test_the_sorcery_of_a_fallen_wizard_reaches_a_hero_item() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    saruman = scene.first.character(SARUMAN, at="Edoras")
    ring = scene.first.gives("Beautiful Gold Ring", to=saruman)
    sorcery, plain = scene.first.hand(DARK_UNMAKING, PLAIN_UNMAKING)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(sorcery, target=ring)
    assert not playing.may_play(plain, target=ring)


@rule("FW-65")
def test_vanishment_cancels_the_automatic_attack_of_a_minion_site() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    saruman = scene.first.company(WOLVES_DEN, SARUMAN)[0]
    vanishment = scene.first.in_hand("Vanishment")
    playing = scene.entering(of=saruman)

    playing.does(Verb.ENTER)
    playing.plays(vanishment, user=saruman)
    playing.resolve()
    playing.rolls(12)

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert saruman.is_untapped
