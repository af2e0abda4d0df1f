"""Which site cards can be used, which forms of a Dragon, and what a search leaves behind."""

from __future__ import annotations

from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event, FormOf, Site
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import ANYTHING, all_of
from wizardhaven.vocabulary.terms import (
    Alignment,
    Length,
    Phase,
    Pile,
    PlayerKind,
    Race,
    Side,
    SiteType,
    Stat,
)

SEARCH = Event(
    code="XX-1",
    name="A Search",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(effects=(Put(ANYTHING, Pile.HAND, (Pile.PLAY_DECK,)),)),),
)

AT_HOME = Event(
    code="XX-2",
    name="Eärcaraxë at Home",
    side=Side.HAZARD,
    length=Length.LONG,
    uses=(Use(),),
    marks=(Mark.UNIQUE, FormOf("Eärcaraxë")),
    race=Race.DRAGON,
    abilities=(Modify(Stat.PROWESS, +1, all_of(Sort.ATTACK, Race.DRAGON)),),
)


DEEPS = Site(
    code="XX-3",
    name="Deeps of the Enemy",
    site_type=SiteType.SHADOW_HOLD,
    region="Wold & Foothills",
    resource_draws=1,
    hazard_draws=1,
    alignment=Alignment.BALROG,
)


def planned(playing: Playing) -> list[str]:
    """The names of the sites that movement may be planned to, a card each."""
    return [playing.table.printed[option.card].name for option in playing.options(Verb.PLAN_MOVEMENT)]


@rule("ORG-64")
def test_a_second_company_may_go_to_a_haven_on_a_card_of_its_own() -> None:
    scene = Scene()
    scene.first.company("Lórien", "Haldir")
    scene.first.company("Edoras", "Théoden")
    (second,) = scene.first.location_deck("Lórien")

    playing = scene.begin(Phase.ORGANIZATION)

    assert planned(playing).count("Lórien") == 2
    assert playing.may(Verb.PLAN_MOVEMENT, second)


@rule("GLO-101", "ORG-65")
def test_a_site_that_lies_in_the_discard_pile_is_closed_in_all_its_versions() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    scene.first.company("Isengard [fallen-wizard]", "Haldir")
    scene.first.location_deck("Weathertop [minion]", "Edoras")
    scene.first.discard_pile("Weathertop")

    playing = scene.begin(Phase.ORGANIZATION)

    assert planned(playing) == ["Edoras"]


@rule("GLO-101")
def test_the_opponent_may_use_a_site_that_the_player_has_used_up() -> None:
    scene = Scene(active=1)
    scene.second.company("Lórien", "Haldir")
    scene.second.location_deck("Moria")
    scene.first.discard_pile("Moria")

    playing = scene.begin(Phase.ORGANIZATION)

    assert planned(playing) == ["Moria"]


@rule("GLO-097")
def test_a_play_deck_that_was_searched_is_shuffled() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    (wanted,) = scene.first.deck("Dodge")
    search = scene.first.in_hand(SEARCH)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(search)
    playing.resolve()
    playing.does(Verb.TAKE, wanted)

    assert wanted.in_hand
    assert playing.question == "Shuffle"


@rule("GLO-064")
def test_two_forms_of_one_dragon_may_be_in_play_together_but_not_two_copies_of_one_form() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.first.event("Eärcaraxë Ahunt")
    at_home = scene.second.in_hand(AT_HOME)
    again = scene.second.in_hand("Eärcaraxë Ahunt")
    playing = scene.hazards(on=haldir)

    assert playing.may_play(at_home)
    assert playing.why_not(again) is Reason.UNIQUE_IN_PLAY


@rule("DECK-14")
def test_a_wizards_company_cannot_move_to_a_site_of_the_balrogs() -> None:
    scene = Scene()
    scene.first.company("Lórien", "Haldir")
    scene.first.location_deck(DEEPS, "Edoras")

    playing = scene.begin(Phase.ORGANIZATION)

    assert planned(playing) == ["Edoras"]
