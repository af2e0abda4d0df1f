"""Stories of what the Wizards know: of Hobbits, of herbs, and of the waters of Nimrodel."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase


@card("DM-139")
def test_gandalf_learns_of_hobbits_at_a_haven_and_taps_for_it() -> None:
    scene = Scene()
    gandalf, frodo = scene.first.company("Rivendell", "Gandalf", "Frodo")
    faramir = scene.first.character("Faramir", at="Rivendell")
    lore = scene.first.in_hand("Hobbit-lore")
    hobbits = scene.first.in_hand("Hobbits")
    plain = gandalf.direct_influence()
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(lore)
    playing.resolve()

    assert lore.bearer == gandalf
    assert gandalf.is_tapped
    assert gandalf.direct_influence() == gandalf.direct_influence(faramir) == plain
    assert gandalf.direct_influence(frodo) == plain + 2
    assert gandalf.direct_influence(hobbits) == plain + 2


@card("DM-139")
def test_gandalf_learns_of_hobbits_only_while_he_organizes() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    lore = scene.first.in_hand("Hobbit-lore")

    assert not scene.at_site(of=gandalf).may_play(lore)


@card("DM-139")
def test_a_wounded_gandalf_learns_of_them_just_the_same_and_twice_if_he_likes() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell", status="wounded")
    frodo = scene.first.character("Frodo", at="Rivendell")
    first, second = scene.first.hand("Hobbit-lore", "Hobbit-lore")
    plain = gandalf.direct_influence(frodo)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(first)
    playing.resolve()
    playing.plays(second)
    playing.resolve()

    assert gandalf.is_wounded
    assert gandalf.direct_influence(frodo) == plain + 4


@card("DM-139")
def test_it_is_learnt_by_gandalf_alone_and_only_at_a_haven() -> None:
    for name, site, reason in (
        ("Saruman", "Rivendell", Reason.NO_TARGET),
        ("Gandalf", "Bree", Reason.CONDITION_NOT_MET),
    ):
        scene = Scene()
        scene.first.character(name, at=site)
        lore, _ = scene.first.hand("Hobbit-lore", "Smoke Rings")
        scene.first.discard_pile("Cram")

        assert scene.begin(Phase.ORGANIZATION).why_not(lore) is reason


@card("DM-136")
def test_radagast_gathers_herbs_on_his_way_through_the_wild() -> None:
    scene = Scene()
    radagast = scene.first.character("Radagast", at="Rivendell")
    herbs = scene.first.in_hand("Herb-lore")
    playing = scene.hazards(on=radagast, to="Bree")

    playing.plays(herbs)
    playing.resolve()

    assert herbs.bearer == radagast
    assert radagast.is_tapped


@card("DM-136")
def test_no_herbs_grow_where_he_stays_or_where_the_land_is_not_wild() -> None:
    for start, to in (("Rivendell", None), ("Minas Tirith", "Pelargir")):
        scene = Scene()
        radagast = scene.first.character("Radagast", at=start)
        herbs, _ = scene.first.hand("Herb-lore", "Smoke Rings")
        scene.first.discard_pile("Cram")

        assert scene.hazards(on=radagast, to=to).why_not(herbs) is Reason.CONDITION_NOT_MET


@card("DM-136")
def test_herbs_heal_and_untap_the_whole_company_even_him_who_tapped_for_them() -> None:
    scene = Scene()
    radagast = scene.first.character("Radagast", at="Bree")
    faramir = scene.first.character("Faramir", at="Bree", status="wounded")
    beregond = scene.first.character("Beregond", at="Bree", status="tapped")
    elsewhere = scene.first.character("Peath", at="Rivendell", status="wounded")
    herbs = scene.first.gives("Herb-lore", to=radagast)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(herbs)
    playing.resolve()

    assert faramir.is_untapped
    assert beregond.is_untapped
    assert radagast.is_untapped
    assert elsewhere.is_wounded
    assert herbs.is_discarded


@card("DM-136")
def test_a_tapped_radagast_uses_no_herbs_and_nobody_does_outside_the_organization_phase() -> None:
    scene = Scene()
    radagast = scene.first.character("Radagast", at="Bree", status="tapped")
    scene.first.character("Faramir", at="Bree", status="wounded")
    herbs = scene.first.gives("Herb-lore", to=radagast)
    assert not scene.begin(Phase.ORGANIZATION).may(Verb.USE, herbs)

    scene = Scene()
    radagast, faramir = scene.first.company("Bree", "Radagast", "Faramir")
    scene.first.turn(faramir, "wounded")
    herbs = scene.first.gives("Herb-lore", to=radagast)
    assert not scene.hazards(on=radagast).may(Verb.USE, herbs)


def bound_for(site: str) -> tuple[Playing, Piece, Piece, Piece]:
    """A weary company sets out from Rivendell with the healing of Nimrodel on it."""
    scene = Scene()
    faramir, beregond = scene.first.company("Rivendell", "Faramir", "Beregond")
    scene.first.turn(faramir, "wounded")
    scene.first.turn(beregond, "tapped")
    goal = scene.first.location_deck(site)[0]
    healing = scene.first.in_hand("Healing of Nimrodel")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, goal)
    playing.plays(healing)
    playing.resolve()
    return playing, faramir, beregond, healing


def arrive(playing: Playing) -> None:
    """The company takes the first way there is, and nobody hinders it."""
    playing.pass_until("RevealSite")
    playing.apply(playing.options(Verb.TRAVEL)[0])
    playing.pass_until("EnterSite")


@card("DM-135")
def test_on_the_way_from_haven_to_haven_everybody_is_healed_and_untapped() -> None:
    playing, faramir, beregond, healing = bound_for("Lórien")
    assert healing.is_discarded
    assert faramir.is_wounded

    arrive(playing)

    assert faramir.site == "Lórien"
    assert faramir.is_untapped
    assert beregond.is_untapped


@card("DM-135")
def test_at_any_other_goal_nobody_is_healed() -> None:
    playing, faramir, beregond, _ = bound_for("Bree")

    arrive(playing)

    assert faramir.site == "Bree"
    assert faramir.is_wounded
    assert beregond.is_tapped


@card("DM-135")
def test_it_is_for_a_company_that_moves_from_a_haven() -> None:
    staying, leaving = Scene(), Scene()
    staying.first.character("Faramir", at="Rivendell")
    first, _ = staying.first.hand("Healing of Nimrodel", "Smoke Rings")
    staying.first.discard_pile("Cram")
    leaving.first.character("Faramir", at="Bree")
    haven = leaving.first.location_deck("Rivendell")[0]
    second, _ = leaving.first.hand("Healing of Nimrodel", "Smoke Rings")
    leaving.first.discard_pile("Cram")

    at_rest, on_the_way = staying.begin(Phase.ORGANIZATION), leaving.begin(Phase.ORGANIZATION)
    on_the_way.does(Verb.PLAN_MOVEMENT, haven)

    assert at_rest.why_not(first) is Reason.CONDITION_NOT_MET
    assert on_the_way.why_not(second) is Reason.CONDITION_NOT_MET
