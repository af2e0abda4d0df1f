"""Stories of the events that serve the Balrog alone."""

from dataclasses import replace

import pytest

from tests.cards.ba.deep_foes import BALROG, foe
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.cards.ba.characters.avatar import THE_BALROG
from wizardhaven.cards.ba.characters.minions import MOUNTAIN_MAGGOT
from wizardhaven.engine.queries.movement.destinations import destinations
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Length, Moment, Phase, Race, Side, SiteType

RUSE = Event(
    "XX-1",
    "Ruse",
    Side.RESOURCE,
    Length.SHORT,
    uses=(Use(when=Moment.ATTACK, target=TheAttack(), effects=(Cancel(Canceled.ATTACK),)),),
)


PROWLERS = foe(
    "XX-2",
    "Prowlers",
    Race.MAN,
    Key(SiteType.HAVEN),
    Key(SiteType.SHADOW_HOLD),
    Key(SiteType.RUINS_AND_LAIRS),
)


@card("BA-61")
@pytest.mark.parametrize(
    ("by", "to", "possible"),
    [
        ("The Under-gates [balrog]", "The Under-leas [balrog]", True),
        ("Mount Gundabad [minion]", "The Under-leas [balrog]", True),
        ("The Under-leas [balrog]", "Mount Gundabad [minion]", True),
        ("The Under-leas [balrog]", None, True),
        ("Mount Gundabad [minion]", None, False),
        ("Dimrill Dale [minion]", "Moria [balrog]", False),
    ],
)
def test_who_is_below_or_on_the_way_there_or_back_escapes_through_the_great_fissure(
    by: str, to: str | None, possible: bool
) -> None:
    scene = Scene(kinds=BALROG)
    lagduf = scene.first.character("Lagduf", at=by)
    fissure = scene.first.in_hand("Great Fissure")
    prowlers = scene.second.in_hand(PROWLERS)
    playing = scene.hazards(on=lagduf, to=to)
    playing.does(Verb.PLAY_CREATURE, prowlers)
    playing.resolve()
    assert playing.may_play(fissure) is possible

    if possible:
        playing.plays(fissure)
        playing.resolve()
        assert playing.attack is None
        assert prowlers.is_discarded


def clash(attacker: str) -> tuple[Playing, Piece, Piece]:
    """Somebody of the Balrog player's attacks Faramir, who cancels the attack; what he holds then."""
    scene = Scene(kinds=BALROG)
    ours = scene.first.character(attacker, at="The Under-gates [balrog]")
    scene.second.character("Faramir", at="The Under-gates")
    fissure = scene.first.in_hand("Great Fissure")
    ruse = scene.second.in_hand(RUSE)
    playing = scene.company_attack(by=ours)
    playing.plays(ruse)
    return playing, fissure, ruse


@card("BA-61")
def test_the_great_fissure_keeps_an_attack_of_the_balrogs_company_from_being_cancelled() -> None:
    playing, fissure, ruse = clash("The Balrog [balrog]")

    playing.plays(fissure)
    playing.pass_until("FaceStrike")

    assert playing.attack is not None
    assert not playing.attack.canceled
    assert ruse.is_discarded
    assert fissure.is_discarded


@card("BA-61")
def test_the_great_fissure_saves_no_attack_of_another_company() -> None:
    playing, fissure, _ = clash("Lagduf")

    assert not playing.may_play(fissure)


@card("BA-70")
def test_two_leaders_set_out_together_by_orders_from_the_great_demon() -> None:
    found = []
    for leaders in (("Azog", "Bolg"), ("Azog", "Bolg", "Gorbag")):
        for ordered in (False, True):
            scene = Scene(kinds=BALROG)
            azog = scene.first.company("Moria [balrog]", *leaders)[0]
            scene.first.location_deck("The Under-gates [balrog]")
            orders = scene.first.in_hand("Orders from the Great Demon")
            playing = scene.begin(Phase.ORGANIZATION)
            if ordered:
                playing.plays(orders)
                playing.resolve()
            found.append(bool(destinations(scene.table, azog.company)))

    assert found == [False, True, False, False]


@card("BA-70")
@pytest.mark.parametrize(("followers", "may_go"), [(6, True), (7, False)])
def test_the_further_leader_does_not_count_for_the_size_of_the_company(followers: int, may_go: bool) -> None:
    scene = Scene(kinds=BALROG)
    maggots = [replace(MOUNTAIN_MAGGOT, code=f"XX-{number}") for number in range(10, 10 + followers)]
    azog = scene.first.company("Moria [balrog]", "Azog", "Gorbag", *maggots)[0]
    scene.first.location_deck("The Under-gates [balrog]")
    orders = scene.first.in_hand("Orders from the Great Demon")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(orders)
    playing.resolve()

    assert bool(destinations(scene.table, azog.company)) is may_go


@card("BA-70")
def test_orders_from_the_great_demon_may_begin_the_game_in_place_of_a_minor_item() -> None:
    scene = Scene(kinds=BALROG)
    scene.first.location_deck("Moria [balrog]")
    scene.second.location_deck("Rivendell")
    orders, azog, bolg, *_ = scene.first.pool(
        "Orders from the Great Demon", "Azog", "Bolg", "Blazon of the Eye", "Blazon of the Eye"
    )
    scene.second.pool("Haldir")
    playing = scene.opening()

    playing.does(Verb.DRAFT, orders)
    playing.does(Verb.STOP_DRAFTING)
    playing.does(Verb.DRAFT, azog)
    playing.does(Verb.DRAFT, bolg)
    playing.does(Verb.GIVE_ITEM, other=azog)

    assert orders.in_play
    assert not playing.may(Verb.GIVE_ITEM)


@card("BA-49")
@pytest.mark.parametrize("status", ["tapped", "wounded", "untapped"])
def test_angband_revisited_untaps_somebody_with_the_balrog_and_nobody_elsewhere(status: str) -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character(THE_BALROG, at="Moria [balrog]", status="tapped")
    maggot = scene.first.character("Mountain-maggot", at="Moria [balrog]", status=status)
    elsewhere = scene.first.character("Asternak", at="Dol Guldur", status="tapped")
    angband = scene.first.in_hand("Angband Revisited")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(angband, target=balrog)
    assert not playing.may_play(angband, target=elsewhere)
    assert playing.may_play(angband, target=maggot) is (status == "tapped")
    if status == "tapped":
        playing.plays(angband, target=maggot)
        playing.resolve()
        assert maggot.is_untapped
        assert balrog.is_tapped
        assert angband.is_discarded
