"""Stories of the Phial of Galadriel: a light where all other lights go out."""

from dataclasses import replace

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.rules.resources.at_site import why_not_at_site
from wizardhaven.engine.state.ids import HAND
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.terms import Phase, Race, SiteType


def with_the_glass(
    *, at: str = "Lórien", bearer: str = "Frodo", lady: str = "untapped"
) -> tuple[Scene, Piece]:
    """Somebody bears a Star-glass in one company with Galadriel; the Phial is in hand."""
    scene = Scene()
    frodo, galadriel = scene.first.company(at, bearer, "Galadriel")
    scene.first.turn(galadriel, lady)
    scene.first.gives("Star-glass", to=frodo)
    scene.first.in_hand("Phial of Galadriel")
    return scene, frodo


def refused(scene: Scene, of: Piece) -> Reason | None:
    """Why the Phial in hand cannot be played at the site of that character's company."""
    phial = scene.table.pile(0, HAND)[0]
    return why_not_at_site(scene.table, of.company, phial)


@card("DM-176")
def test_galadriel_taps_and_the_phial_takes_the_place_of_the_star_glass_for_good() -> None:
    scene, frodo = with_the_glass()
    playing = scene.at_site(of=frodo)
    phial, glass = playing.piece("Phial of Galadriel"), playing.piece("Star-glass")

    playing.does(Verb.PLAY_AT_SITE, phial, frodo)
    playing.resolve()

    assert phial.bearer == frodo
    assert glass.is_eliminated
    assert frodo.is_untapped
    assert playing.piece("Galadriel").is_tapped
    assert frodo.corruption_points == 0


@card("DM-176")
def test_the_phial_is_given_at_havens_by_an_untapped_galadriel_and_to_no_wizard_or_dwarf() -> None:
    assert refused(*with_the_glass(at="Bree")) is Reason.NOT_PLAYABLE_HERE
    assert refused(*with_the_glass(lady="tapped")) is Reason.NO_UNTAPPED_CHARACTER
    assert refused(*with_the_glass(bearer="Gandalf")) is Reason.CONDITION_NOT_MET
    assert refused(*with_the_glass(bearer="Gimli")) is Reason.CONDITION_NOT_MET
    assert refused(*with_the_glass(bearer="Aragorn II")) is None


@card("DM-176")
def test_without_a_star_glass_there_is_no_phial() -> None:
    scene = Scene()
    frodo, _ = scene.first.company("Lórien", "Frodo", "Galadriel")
    scene.first.in_hand("Phial of Galadriel")

    assert refused(scene, frodo) is Reason.CONDITION_NOT_MET


@card("DM-176")
def test_the_phial_is_not_handed_on() -> None:
    scene = Scene()
    frodo, _ = scene.first.company("Rivendell", "Frodo", "Sam Gamgee")
    phial = scene.first.gives("Phial of Galadriel", to=frodo)
    dagger = scene.first.gives("Dagger of Westernesse", to=frodo)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.TRANSFER, dagger)
    assert not playing.may(Verb.TRANSFER, phial)


@card("DM-176")
def test_nobody_takes_the_phial_from_a_bearer_who_falls() -> None:
    scene = Scene()
    frodo, sam = scene.first.company("Rivendell", "Frodo", "Sam Gamgee")
    phial = scene.first.gives("Phial of Galadriel", to=frodo)
    dagger = scene.first.gives("Dagger of Westernesse", to=frodo)
    playing = scene.attack(on=frodo, prowess=20)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, frodo)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()
    playing.rolls(2, 12)

    assert playing.may(Verb.SAVE_ITEM, dagger, sam)
    assert not playing.may(Verb.SAVE_ITEM, phial)


@card("DM-176")
def test_the_phial_cancels_an_attack_of_the_undead_and_of_no_others() -> None:
    scene, other = Scene(), Scene()
    frodo = scene.first.character("Frodo", at="Rivendell")
    phial = scene.first.gives("Phial of Galadriel", to=frodo)
    sam = other.first.character("Sam Gamgee", at="Rivendell")
    idle = other.first.gives("Phial of Galadriel", to=sam)
    playing = scene.attack(on=frodo, race=Race.UNDEAD)
    against_orcs = other.attack(on=sam, race=Race.ORC)

    playing.uses(phial)
    playing.resolve()

    assert playing.attack is None
    assert phial.is_tapped
    assert not against_orcs.may(Verb.USE, idle)


def met_by(site: str, *, abilities: tuple[Ability, ...] = ()) -> tuple[Playing, Piece, list[Piece]]:
    """Three stay at a site, one of them tapped and one wounded, and a creature keyed to it strikes twice."""
    scene = Scene()
    company = scene.first.company(site, "Frodo", "Sam Gamgee", "Aragorn II")
    scene.first.turn(company[1], "tapped")
    scene.first.turn(company[2], "wounded")
    phial = scene.first.gives("Phial of Galadriel", to=company[0])
    scene.first.in_hand("Concealment")
    lurker = replace(
        LURKER, keyed_to=(Key(SiteType.SHADOW_HOLD), Key(SiteType.RUINS_AND_LAIRS)), abilities=abilities
    )
    foe = scene.second.in_hand(lurker)
    playing = scene.hazards(on=company[0])
    playing.does(Verb.PLAY_CREATURE, foe)
    playing.pass_until("BeforeAssignment")
    return playing, phial, company


LURKER = Creature("XX-1", "Lurker", Race.ORC, strikes=2, prowess=9, kill_points=1, keyed_to=())


@card("DM-176")
def test_against_what_is_keyed_to_shadow_the_bearer_s_player_says_who_is_struck() -> None:
    playing, phial, (frodo, sam, aragorn) = met_by("Moria", abilities=(Fights(Manner.ATTACKER_ASSIGNS),))
    playing.uses(phial)
    playing.resolve()
    playing.pass_until("AssignByDefender")
    offered = [option.card for option in playing.options()]
    playing.does(Verb.ASSIGN, sam)
    playing.does(Verb.ASSIGN, aragorn)

    attack = playing.attack
    assert attack is not None
    assert attack.prowess == 7
    assert offered == [frodo.id, sam.id, aragorn.id]
    assert [strike.defender for strike in attack.strikes] == [sam.id, aragorn.id]
    assert phial.is_tapped


@card("DM-176")
def test_even_an_attack_on_hobbits_alone_or_on_one_character_alone_goes_where_the_phial_lets_it() -> None:
    on_hobbits = Fights(Manner.EACH_FACES_A_STRIKE, Race.HOBBIT)
    playing, phial, (_, _, aragorn) = met_by("Moria", abilities=(on_hobbits,))
    again, light, (frodo, sam, _) = met_by("Moria", abilities=(Fights(Manner.AGAINST_ONE),))
    playing.uses(phial)
    playing.resolve()
    playing.pass_until("AssignByDefender")
    again.uses(light)
    again.resolve()
    again.pass_until("AssignByDefender")
    again.does(Verb.ASSIGN, frodo)

    assert playing.may(Verb.ASSIGN, aragorn)
    assert again.may(Verb.ASSIGN, sam)


@card("DM-176")
def test_the_phial_does_not_change_what_is_keyed_elsewhere_nor_what_is_no_creature_s() -> None:
    playing, phial, _ = met_by("Weathertop")
    scene = Scene()
    bilbo = scene.first.character("Bilbo", at="Moria")
    idle = scene.first.gives("Phial of Galadriel", to=bilbo)
    scene.first.in_hand("Concealment")
    unkeyed = scene.attack(on=bilbo)

    assert playing.question == unkeyed.question == "BeforeAssignment"
    assert not playing.may(Verb.USE, phial)
    assert not unkeyed.may(Verb.USE, idle)


@card("DM-176")
def test_the_phial_strengthens_its_bearer_in_a_corruption_check_and_nobody_else() -> None:
    scene, other = Scene(), Scene()
    frodo, _ = scene.first.company("Rivendell", "Frodo", "Sam Gamgee")
    phial = scene.first.gives("Phial of Galadriel", to=frodo)
    bilbo, sam = other.first.company("Rivendell", "Bilbo", "Sam Gamgee")
    idle = other.first.gives("Phial of Galadriel", to=bilbo)
    other.first.gives("Glamdring", to=sam)
    scene.first.gives("Glamdring", to=frodo)
    playing = scene.check(frodo)
    elsewhere = other.check(sam)

    playing.uses(phial)
    playing.resolve()

    check = playing.table.check
    assert check is not None
    assert check.modifier == 2
    assert phial.is_tapped
    assert not elsewhere.may(Verb.USE, idle)
