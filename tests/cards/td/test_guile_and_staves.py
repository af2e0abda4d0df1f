"""Stories of guile, of a Wizard's Staff, of cakes for the way, of a spirit of the sea and of a curse."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.movement.most_regions import most_regions
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.state.parts import total
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Check, Phase, Race


@card("TD-159")
def test_trickery_cancels_an_attack_on_more_than_five() -> None:
    scene = Scene()
    bilbo = scene.first.character("Bilbo", at="Lórien")
    trickery = scene.first.in_hand("Trickery")
    playing = scene.attack(on=bilbo, race=Race.TROLL)

    playing.plays(trickery, user=bilbo)
    playing.resolve()
    playing.rolls(6)

    assert playing.attack is None


@card("TD-159")
def test_trickery_comes_to_nothing_on_five() -> None:
    scene = Scene()
    bilbo = scene.first.character("Bilbo", at="Lórien")
    trickery = scene.first.in_hand("Trickery")
    playing = scene.attack(on=bilbo, race=Race.TROLL)

    playing.plays(trickery, user=bilbo)
    playing.resolve()
    playing.rolls(5)

    assert playing.attack is not None


@card("TD-159")
def test_no_trick_deceives_a_dragon() -> None:
    scene = Scene()
    bilbo = scene.first.character("Bilbo", at="Lórien")
    trickery = scene.first.in_hand("Trickery")
    playing = scene.attack(on=bilbo, race=Race.DRAGON)

    assert not playing.may_play(trickery)


@card("TD-170")
def test_only_a_wizard_plays_a_wizard_s_staff() -> None:
    scene = Scene()
    gandalf, aragorn = scene.first.company("The Lonely Mountain", "Gandalf", "Aragorn II")
    staff = scene.first.in_hand("Wizard’s Staff")
    playing = scene.at_site(of=gandalf)

    assert playing.may(Verb.PLAY_AT_SITE, staff, gandalf)
    assert not playing.may(Verb.PLAY_AT_SITE, staff, aragorn)


@card("TD-170")
def test_a_staff_makes_its_wizard_mightier() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    before = gandalf.prowess(), gandalf.direct_influence()
    scene.first.gives("Wizard’s Staff", to=gandalf)

    assert (gandalf.prowess(), gandalf.direct_influence()) == (before[0] + 2, before[1] + 2)


@card("TD-170")
def test_a_staff_helps_against_the_price_of_spells_alone() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    scene.first.gives("Wizard’s Staff", to=gandalf)
    uncloaked = scene.first.in_hand("Wizard Uncloaked")

    by_spell = total(check_parts(scene.table, gandalf.id, Check.CORRUPTION, cause=uncloaked.id))
    otherwise = total(check_parts(scene.table, gandalf.id, Check.CORRUPTION))

    assert by_spell == otherwise + 2


@card("TD-170")
def test_a_staff_brings_a_spell_back_at_the_end_of_the_turn() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    staff = scene.first.gives("Wizard’s Staff", to=gandalf)
    spell, cram = scene.first.discard_pile("Wizard Uncloaked", "Cram")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.uses(staff)
    playing.resolve()
    playing.rolls(12)

    assert gandalf.is_tapped
    assert spell.in_hand
    assert cram.is_discarded


@card("TD-160")
def test_cakes_are_baked_at_border_holds_even_tapped_ones() -> None:
    scene = Scene()
    (aragorn,) = scene.first.company("Bree", "Aragorn II", site_status="tapped")
    cakes = scene.first.in_hand("Twice-baked Cakes")
    playing = scene.at_site(of=aragorn)

    assert playing.may(Verb.PLAY_AT_SITE, cakes, aragorn)


@card("TD-160")
def test_cakes_carry_a_company_two_regions_farther() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    cakes = scene.first.gives("Twice-baked Cakes", to=aragorn)
    playing = scene.begin(Phase.ORGANIZATION)
    before = most_regions(playing.table, aragorn.company)

    playing.uses(cakes)
    playing.resolve()

    assert cakes.is_discarded
    assert most_regions(playing.table, aragorn.company) == before + 2


@card("TD-142")
def test_the_wingild_calls_an_environment_back() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    nymph = scene.first.gives("Nenseldë the Wingild", to=imrahil)
    star, gates = scene.first.discard_pile("Star of High Hope", "Gates of Morning")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(nymph)
    playing.resolve()

    assert nymph.is_tapped
    assert star.in_hand
    assert gates.is_discarded  # a permanent-event


@card("TD-142")
def test_the_wingild_does_not_leave_the_southern_coast() -> None:
    near, far = Scene(), Scene()
    imrahil = near.first.character("Imrahil", at="Dol Amroth")
    stays = near.first.gives("Nenseldë the Wingild", to=imrahil)
    faramir = far.first.character("Faramir", at="Lórien")
    goes = far.first.gives("Nenseldë the Wingild", to=faramir)

    near.hazards(on=imrahil, to="Edhellond").pass_to(Phase.SITE)
    far.hazards(on=faramir, to="Moria").pass_to(Phase.SITE)

    assert stays.in_play
    assert goes.is_discarded


@card("TD-142")
def test_the_wingild_is_never_struck() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    nymph = scene.first.gives("Nenseldë the Wingild", to=imrahil)
    playing = scene.attack(on=imrahil, strikes=2)
    playing.pass_until("FaceStrike")
    assert playing.attack is not None

    assert nymph.id not in [strike.defender for strike in playing.attack.strikes]


@card("TD-16")
def test_the_curse_of_a_dragon_weakens_its_strike_and_stays() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="The Lonely Mountain")
    smaug, curse = scene.second.hand("Smaug", "Dragon’s Curse")
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.PLAY_CREATURE, smaug)
    playing.resolve()
    playing.pass_until("StrikeHazards")
    playing.plays(curse)
    playing.resolve()
    assert playing.attack is not None

    assert playing.attack.strikes[0].modifier == 1 - 1  # the second strike is in excess
    assert curse.bearer == aragorn
    assert aragorn.corruption_points == 2


@card("TD-16")
def test_who_is_cursed_is_tempted_at_the_end_of_his_untap_phase() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    scene.second.gives("Dragon’s Curse", to=aragorn)
    playing = scene.begin(Phase.UNTAP)

    playing.pass_until("RollCheck", "CheckWindow")

    assert playing.table.check is not None
    assert playing.table.check.character == aragorn.id


@card("TD-16")
def test_a_sage_may_lift_the_curse() -> None:
    scene = Scene()
    aragorn, elrond = scene.first.company("Lórien", "Aragorn II", "Elrond")
    curse = scene.second.gives("Dragon’s Curse", to=aragorn)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL, curse, elrond)
    playing.resolve()
    playing.rolls(7)

    assert elrond.is_tapped
    assert curse.is_discarded
