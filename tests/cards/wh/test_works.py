"""Stories of what is bred, forged and kept at Wizardhavens."""

from dataclasses import replace

from tests.cards.marks import card
from tests.cards.wh.fallen_wizards import FALLEN_AND_WIZARD, WIZARDHAVEN
from wizardhaven.engine.queries.in_play import unique_is_taken
from wizardhaven.engine.queries.sites import is_haven, is_protected
from wizardhaven.engine.rules.turn.site_plays import why_not_at_site
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.abilities import StorableAt
from wizardhaven.vocabulary.cards import Ally, Event
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import Alignment, Length, Phase, Purpose, Side
from wizardhaven.vocabulary.wizardhavens import Protected

STRONGHOLD = replace(WIZARDHAVEN, code="XX-620", name="Stronghold", abilities=(Protected(),))
SPAWN = Event(
    code="XX-621",
    name="A Strident Spawn",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(),),
    alignment=Alignment.FALLEN_WIZARD,
)
PLANS = replace(SPAWN, code="XX-622", name="Plans of the Wizard", stage_points=6)
BROODLING = Ally("XX-623", "Broodling", mind=1, playable_at=())
BIG_BROODLING = replace(BROODLING, code="XX-624", name="Big Broodling", mind=2)
FAMED_BROODLING = replace(BROODLING, code="XX-625", name="Famed Broodling", unique=True)


def scene_of(wizard: str) -> Scene:
    """A Fallen-wizard of that name plays against a Wizard."""
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.declares(wizard)
    return scene


def with_spawn(*factions: str) -> tuple[Playing, Piece, list[Piece]]:
    """Elrond's company is at a tapped Wizardhaven; the player has the spawn and holds these factions."""
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company(STRONGHOLD, "Elrond", site_status="tapped")
    scene.first.event(SPAWN)
    hand = scene.first.hand(*factions)
    return scene.at_site(of=elrond), elrond, hand


@card("WH-87")
def test_half_orcs_are_won_at_a_tapped_protected_wizardhaven() -> None:
    playing, elrond, (half_orcs,) = with_spawn("Half-orcs")
    before = playing.stage_points(0)

    playing.does(Verb.PLAY_AT_SITE, half_orcs, elrond)
    playing.resolve()
    playing.rolls(6)  # 4 direct influence: more than 9

    assert half_orcs.among_points
    assert playing.stage_points(0) == before + 1


@card("WH-87")
def test_half_orcs_are_not_won_with_too_little_influence() -> None:
    playing, elrond, (half_orcs,) = with_spawn("Half-orcs")

    playing.does(Verb.PLAY_AT_SITE, half_orcs, elrond)
    playing.resolve()
    playing.rolls(5)

    assert half_orcs.is_discarded


@card("WH-87")
def test_half_orcs_come_to_no_wizardhaven_without_the_spawn_or_without_protection() -> None:
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company(STRONGHOLD, "Elrond")
    (arwen,) = scene.first.company(WIZARDHAVEN, "Arwen")
    half_orcs = scene.first.in_hand("Half-orcs")
    assert why_not_at_site(scene.table, elrond.company, half_orcs.id) is Reason.CONDITION_NOT_MET

    scene.first.event(SPAWN)

    assert why_not_at_site(scene.table, elrond.company, half_orcs.id) is None
    assert why_not_at_site(scene.table, arwen.company, half_orcs.id) is Reason.NOT_PLAYABLE_HERE


@card("WH-86")
def test_greater_half_orcs_come_once_half_orcs_have_been_won() -> None:
    playing, elrond, (greater, half_orcs) = with_spawn("Greater Half-orcs", "Half-orcs")
    assert playing.why_not(greater) is Reason.CONDITION_NOT_MET

    playing.does(Verb.PLAY_AT_SITE, half_orcs, elrond)
    playing.resolve()
    playing.rolls(12)

    assert half_orcs.among_points
    assert why_not_at_site(playing.table, elrond.company, greater.id) is Reason.NO_UNTAPPED_CHARACTER


@card("WH-86")
def test_greater_half_orcs_need_a_check_above_eleven() -> None:
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company(STRONGHOLD, "Elrond")
    scene.first.event(SPAWN)
    scene.first.factions("Half-orcs")
    greater = scene.first.in_hand("Greater Half-orcs")
    playing = scene.at_site(of=elrond)

    playing.does(Verb.PLAY_AT_SITE, greater, elrond)
    playing.resolve()
    playing.rolls(7)

    assert greater.is_discarded


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


def brood(wizard: str = "Radagast") -> Scene:
    """The Fallen-wizard has a Wizardhaven, six stage points and a brood to come."""
    scene = scene_of(wizard)
    scene.first.event(PLANS)
    return scene


@card("WH-62")
def test_the_brood_is_for_radagast_and_alatar_with_six_stage_points_and_a_protected_haven() -> None:
    assert may_play_brood("Radagast") is None
    assert may_play_brood("Alatar") is None
    assert may_play_brood("Saruman") is Reason.CONDITION_NOT_MET
    assert may_play_brood("Radagast", plans=False) is Reason.CONDITION_NOT_MET
    assert may_play_brood("Radagast", protected=False) is Reason.CONDITION_NOT_MET


def may_play_brood(wizard: str, *, plans: bool = True, protected: bool = True) -> Reason | None:
    """Why the Fallen-wizard may not play An Untimely Brood."""
    scene = scene_of(wizard)
    scene.first.company(STRONGHOLD if protected else WIZARDHAVEN, "Elrond")
    if plans:
        scene.first.event(PLANS)
    untimely = scene.first.in_hand("An Untimely Brood")
    playing = scene.begin(Phase.ORGANIZATION)
    return None if playing.may_play(untimely) else playing.why_not(untimely)


@card("WH-62")
def test_one_small_ally_a_turn_comes_to_a_protected_wizardhaven_tapped_or_not() -> None:
    scene = brood()
    elrond, arwen = scene.first.company(STRONGHOLD, "Elrond", "Arwen", site_status="tapped")
    scene.first.event("An Untimely Brood")
    one, other, big, famed = scene.first.hand(BROODLING, BROODLING, BIG_BROODLING, FAMED_BROODLING)
    playing = scene.at_site(of=elrond)
    assert playing.why_not(big) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(famed) is Reason.NOT_PLAYABLE_HERE

    playing.does(Verb.PLAY_AT_SITE, one, elrond)
    playing.resolve()

    assert one.bearer == elrond
    assert arwen.is_untapped
    assert why_not_at_site(scene.table, arwen.company, other.id) is Reason.NOT_PLAYABLE_HERE


@card("WH-62")
def test_the_brood_taps_an_untapped_wizardhaven_like_any_ally() -> None:
    scene = brood()
    (elrond,) = scene.first.company(STRONGHOLD, "Elrond")
    scene.first.event("An Untimely Brood")
    broodling = scene.first.in_hand(BROODLING)
    playing = scene.at_site(of=elrond)

    playing.does(Verb.PLAY_AT_SITE, broodling, elrond)
    playing.resolve()

    assert broodling.bearer == elrond
    assert Piece(scene.table, elrond.company.site).is_tapped


@card("WH-62")
def test_the_brood_comes_nowhere_else_and_cannot_be_duplicated() -> None:
    scene = brood()
    (elrond,) = scene.first.company(WIZARDHAVEN, "Elrond")
    scene.first.company(STRONGHOLD, "Arwen")
    scene.first.event("An Untimely Brood")
    broodling = scene.first.in_hand(BROODLING)
    second = scene.first.in_hand("An Untimely Brood")

    assert why_not_at_site(scene.table, elrond.company, broodling.id) is Reason.NOT_PLAYABLE_HERE
    assert scene.begin(Phase.ORGANIZATION).why_not(second) is Reason.DUPLICATED


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
    (other_bow, fire) = scene.first.discard_pile("Mechanical Bow", "Blasting Fire")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(eater)
    playing.resolve()

    offered = {option.card for option in playing.options(Verb.TAKE)}
    assert offered == {bow.id, other_bow.id}
    playing.does(Verb.TAKE, bow)
    assert eater.is_tapped
    assert bow.in_hand
    assert not any([piece.in_hand for piece in (helm, hero_sword, fire)])


SONG = Event(
    code="XX-626",
    name="Song of the Tree",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=0,
    uses=(Use(),),
    abilities=(StorableAt((SiteNamed("Minas Tirith"),), points=3),),
)


def trove_with_sapling(
    *in_hand: str, at: str = "Isengard [fallen-wizard]"
) -> tuple[Scene, Piece, list[Piece]]:
    """A company is at Isengard, where the player has stored a Sapling or has not."""
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company("Isengard [fallen-wizard]", "Elrond")
    scene.first.stored("Sapling of the White Tree", at=at)
    return scene, elrond, scene.first.hand(*in_hand)


@card("WH-85")
def test_the_white_tree_grows_at_a_wizardhaven_where_a_sapling_is_stored() -> None:
    scene, elrond, (trove, tree) = trove_with_sapling("Wizard's Trove", "The White Tree")
    scene.second.event("The White Tree")
    playing = scene.begin(Phase.ORGANIZATION)
    points = playing.points(0)
    assert not is_protected(scene.table, elrond.company.site)

    playing.plays(trove)
    playing.resolve()

    assert tree.bearer == trove
    assert playing.points(0) == points + 5
    assert playing.stage_points(0) == 1
    assert is_protected(scene.table, elrond.company.site)


@card("WH-85")
def test_the_tree_keeps_its_wizardhaven_protected_though_nobody_is_there() -> None:
    scene, elrond, (trove, tree) = trove_with_sapling("Wizard's Trove", "The White Tree")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(trove)
    playing.resolve()

    scene.hazards(on=elrond, to="Edoras").pass_to(Phase.SITE)
    again = scene.first.site("Isengard [fallen-wizard]")

    assert tree.in_play
    assert trove.in_play
    assert is_protected(scene.table, again.id)


@card("WH-85")
def test_the_text_of_the_tree_counts_for_nothing() -> None:
    scene, _, (trove, _) = trove_with_sapling("Wizard's Trove", "The White Tree")
    (arwen,) = scene.first.company("Minas Tirith", "Arwen")
    other = scene.second.in_hand("The White Tree")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(trove)
    playing.resolve()

    assert not is_haven(scene.table, arwen.company.site, Purpose.HEALING)
    assert not unique_is_taken(scene.table, other.id)


@card("WH-85")
def test_there_is_no_tree_without_a_sapling_there_or_without_the_card() -> None:
    scene, _, (trove, _) = trove_with_sapling("Wizard's Trove", "The White Tree", at="Edoras")
    assert not scene.begin(Phase.ORGANIZATION).may_play(trove)

    scene, _, (trove,) = trove_with_sapling("Wizard's Trove")
    assert not scene.begin(Phase.ORGANIZATION).may_play(trove)


@card("WH-85")
def test_a_deed_is_kept_at_a_wizardhaven_for_all_that_it_is_worth() -> None:
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company("Isengard [fallen-wizard]", "Elrond")
    prisoners = scene.first.gives("Rescue Prisoners", to=elrond)
    trove = scene.first.in_hand("Wizard's Trove")
    playing = scene.begin(Phase.ORGANIZATION)
    points = playing.points(0)

    playing.plays(trove, target=prisoners)
    playing.resolve()

    assert prisoners.is_stored
    assert trove.in_play
    assert playing.points(0) == points + 2
    assert not is_protected(scene.table, elrond.company.site)


@card("WH-85")
def test_what_a_card_says_of_another_site_it_says_of_the_wizardhaven() -> None:
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company("Isengard [fallen-wizard]", "Elrond")
    song = scene.first.gives(SONG, to=elrond)
    trove = scene.first.in_hand("Wizard's Trove")
    playing = scene.begin(Phase.ORGANIZATION)
    points = playing.points(0)
    assert not playing.may(Verb.STORE, song)

    playing.plays(trove, target=song)
    playing.resolve()

    assert song.is_stored
    assert playing.points(0) == points + 3


@card("WH-85")
def test_nothing_is_kept_away_from_wizardhavens() -> None:
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company("Edoras", "Elrond")
    scene.first.gives("Rescue Prisoners", to=elrond)
    trove = scene.first.in_hand("Wizard's Trove")

    assert not scene.begin(Phase.ORGANIZATION).may_play(trove)
