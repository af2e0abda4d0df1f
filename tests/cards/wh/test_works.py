"""Stories of what is forged at Wizardhavens."""

from dataclasses import replace

from tests.cards.marks import card
from tests.cards.wh.fallen_wizards import WIZARDHAVEN
from tests.cards.wh.strongholds import STRONGHOLD, scene_of
from wizardhaven.cards.wh.items.technology import MECHANICAL_BOW
from wizardhaven.engine.rules.resources.at_site import why_not_at_site
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase


def forges(*in_hand: str) -> tuple[Scene, Piece, Piece, list[Piece]]:
    """Elrond's company is at a tapped Wizardhaven with War-forges."""
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company(STRONGHOLD, "Elrond", site_status="tapped")
    works = scene.first.gives("War-forges", to=Piece(scene.table, elrond.company.site))
    hand = scene.first.hand(*in_hand)
    return scene, elrond, works, hand


@card("WH-83")
def test_war_forges_are_built_at_a_protected_wizardhaven_but_not_by_radagast() -> None:
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company(STRONGHOLD, "Elrond")
    scene.first.company(WIZARDHAVEN, "Arwen")
    works = scene.first.in_hand("War-forges")
    playing = scene.begin(Phase.ORGANIZATION)
    offered = [option.aim.number for option in playing.options(Verb.PLAY)]
    assert offered == [elrond.company.site]
    playing.plays(works)
    playing.resolve()
    assert works.bearer == Piece(scene.table, elrond.company.site)
    assert playing.stage_points(0) == 2

    scene = scene_of("Radagast")
    scene.first.company(STRONGHOLD, "Elrond")
    works = scene.first.in_hand("War-forges")
    assert scene.begin(Phase.ORGANIZATION).why_not(works) is Reason.CONDITION_NOT_MET


@card("WH-83")
def test_there_are_no_second_war_forges_at_a_site() -> None:
    scene, _, _, (second,) = forges("War-forges")

    assert scene.begin(Phase.ORGANIZATION).why_not(second) is Reason.DUPLICATED


@card("WH-83")
def test_war_forges_let_a_minor_item_be_played_though_the_site_is_tapped() -> None:
    scene, elrond, works, (dagger, sword, famed) = forges(
        "Dagger of Westernesse", "Sword of Gondolin", "Sting"
    )
    playing = scene.at_site(of=elrond)

    playing.uses(works)
    playing.resolve()
    assert not playing.may(Verb.PLAY_AT_SITE, sword)
    assert not playing.may(Verb.PLAY_AT_SITE, famed)
    playing.does(Verb.PLAY_AT_SITE, dagger)
    playing.resolve()

    assert works.is_tapped
    assert dagger.bearer == elrond


@card("WH-83")
def test_the_item_may_be_taken_from_the_discard_pile_or_the_sideboard() -> None:
    scene, elrond, works, _ = forges()
    (herbs,) = scene.first.discard_pile("Healing Herbs")
    (dagger,) = scene.first.sideboard("Dagger of Westernesse")
    scene.first.deck("Shield of Iron-bound Ash")
    playing = scene.at_site(of=elrond)

    playing.uses(works)
    playing.resolve()

    offered = {option.card for option in playing.options(Verb.PLAY_AT_SITE)}
    assert offered == {herbs.id, dagger.id}
    playing.does(Verb.PLAY_AT_SITE, dagger)
    playing.resolve()
    assert dagger.bearer == elrond


@card("WH-83")
def test_war_forges_do_not_tap_an_untapped_site() -> None:
    scene, elrond, works, (dagger,) = forges("Dagger of Westernesse")
    site = Piece(scene.table, elrond.company.site)
    scene.first.turn(site, "untapped")
    playing = scene.at_site(of=elrond)

    playing.uses(works)
    playing.resolve()
    playing.does(Verb.PLAY_AT_SITE, dagger)
    playing.resolve()

    assert dagger.in_play
    assert site.is_untapped


@card("WH-83")
def test_war_forges_serve_nobody_at_another_site() -> None:
    scene, _, works, _ = forges("Dagger of Westernesse")
    (arwen,) = scene.first.company("Bree", "Arwen")

    assert not scene.at_site(of=arwen).may(Verb.USE, works)


@card("WH-83")
def test_war_forges_are_gone_with_their_site() -> None:
    scene, elrond, works, _ = forges()
    scene.first.location_deck("Bree")

    scene.hazards(on=elrond, to="Edoras").pass_to(Phase.SITE)

    assert works.is_discarded


def machinery(*in_hand: str, site_status: str = "tapped") -> tuple[Scene, Piece, list[Piece]]:
    """Elrond and Faramir are at Saruman's protected Isengard with his machines."""
    scene = scene_of("Saruman")
    elrond, _ = scene.first.company("Isengard [fallen-wizard]", "Elrond", "Faramir", site_status=site_status)
    site = Piece(scene.table, elrond.company.site)
    scene.first.gives("The Fortress of Isen", to=site)
    scene.first.gives("Saruman's Machinery", to=site)
    return scene, elrond, scene.first.hand(*in_hand)


@card("WH-120")
def test_one_thing_of_technology_a_turn_is_made_by_sarumans_machinery() -> None:
    scene, elrond, (bow, fire, sword) = machinery("Mechanical Bow", "Blasting Fire", "Sword of Gondolin")
    playing = scene.at_site(of=elrond)
    assert playing.may(Verb.PLAY_AT_SITE, fire)
    assert playing.why_not(sword) is Reason.NOT_PLAYABLE_HERE

    playing.does(Verb.PLAY_AT_SITE, bow, elrond)
    playing.resolve()

    assert bow.bearer == elrond
    assert why_not_at_site(scene.table, elrond.company, fire.id) is Reason.NOT_PLAYABLE_HERE


@card("WH-120")
def test_what_the_machinery_makes_taps_an_untapped_site_like_any_item() -> None:
    scene, elrond, (bow,) = machinery("Mechanical Bow", site_status="untapped")
    playing = scene.at_site(of=elrond)

    playing.does(Verb.PLAY_AT_SITE, bow, elrond)
    playing.resolve()

    assert bow.bearer == elrond
    assert Piece(scene.table, elrond.company.site).is_tapped


@card("WH-120")
def test_the_machinery_is_for_sarumans_protected_isengard_or_white_towers() -> None:
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company("Isengard [fallen-wizard]", "Elrond")
    scene.first.company("The White Towers [fallen-wizard]", "Arwen")
    scene.first.company(STRONGHOLD, "Faramir")
    site = Piece(scene.table, elrond.company.site)
    scene.first.gives("The Fortress of Isen", to=site)
    machines, others = scene.first.hand("Saruman's Machinery", "Saruman's Machinery")
    playing = scene.begin(Phase.ORGANIZATION)
    offered = {option.aim.number for option in playing.options(Verb.PLAY)}
    assert offered == {site.id}

    playing.plays(machines)
    playing.resolve()

    assert machines.bearer == site
    assert playing.stage_points(0) == 3 + 4
    assert playing.why_not(others) is Reason.DUPLICATED


@card("WH-120")
def test_the_machinery_is_for_nobody_but_saruman_and_serves_at_its_site_only() -> None:
    scene = scene_of("Alatar")
    scene.first.company("Isengard [fallen-wizard]", "Elrond")
    machines = scene.first.in_hand("Saruman's Machinery")
    assert scene.begin(Phase.ORGANIZATION).why_not(machines) is Reason.FOR_ANOTHER

    scene, _, (bow,) = machinery("Mechanical Bow")
    (arwen,) = scene.first.company(STRONGHOLD, "Arwen")
    assert why_not_at_site(scene.table, arwen.company, bow.id) is Reason.NOT_PLAYABLE_HERE


def eaters(harvests: int) -> tuple[Playing, Piece, Piece]:
    """A company has entered the Deep Mines and its player holds two Earth-eaters."""
    scene = scene_of("Saruman")
    (beretar,) = scene.first.company("Deep Mines", "Beretar")
    for _ in range(harvests):
        scene.first.event("Delver's Harvest")
    first, second = scene.first.hand("Earth-eater", "Earth-eater")
    return scene.at_site(of=beretar), first, second


@card("WH-67")
def test_an_earth_eater_needs_a_harvest_of_its_own() -> None:
    playing, first, _ = eaters(harvests=0)
    assert not playing.may_play(first)

    playing, first, second = eaters(harvests=1)
    playing.plays(first)
    playing.resolve()
    assert first.in_play
    assert not playing.may_play(second)

    playing, first, second = eaters(harvests=2)
    playing.plays(first)
    playing.resolve()
    assert playing.may_play(second)


@card("WH-67")
def test_an_earth_eater_is_not_for_other_sites() -> None:
    scene = scene_of("Saruman")
    (beretar,) = scene.first.company("Moria", "Beretar")
    scene.first.event("Delver's Harvest")
    eater = scene.first.in_hand("Earth-eater")

    assert not scene.at_site(of=beretar).may_play(eater)


@card("WH-67")
def test_an_earth_eater_taps_to_fetch_arms_of_the_minions() -> None:
    scene = scene_of("Saruman")
    scene.first.company("Moria", "Beretar")
    eater = scene.first.event("Earth-eater")
    bow, helm, hero_sword = scene.first.sideboard("Mechanical Bow", "High Helm", "Sword of Gondolin")
    (charm,) = scene.first.sideboard(replace(MECHANICAL_BOW, code="XX-67", name="Charm", marks=()))
    (other_bow, fire) = scene.first.discard_pile("Mechanical Bow", "Blasting Fire")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(eater)
    playing.resolve()

    offered = {option.card for option in playing.options(Verb.TAKE)}
    assert offered == {bow.id, other_bow.id}
    playing.does(Verb.TAKE, bow)
    assert eater.is_tapped
    assert bow.in_hand
    assert not any([piece.in_hand for piece in (helm, hero_sword, fire, charm)])
