"""Stories of the creatures."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene


@card("AS-21")
def test_stout_men_of_gondor_only_detain_heroes() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    men = scene.second.in_hand("Stout Men of Gondor")
    playing = scene.hazards(on=peath, to="Edoras")

    playing.does(Verb.PLAY_CREATURE, men, names=("Edoras",))
    playing.resolve()
    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 6
    assert attack_prowess(playing.table, playing.attack) == 7
    playing.does(Verb.ASSIGN, peath)
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(5)  # 5 + 4 - 3 - 5 for the excess strikes is less than 7

    assert peath.is_tapped
    assert not peath.is_wounded


@card("AS-21")
def test_heroes_win_nothing_by_beating_stout_men_of_gondor() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Lórien")
    men = scene.second.in_hand("Stout Men of Gondor")
    playing = scene.hazards(on=glorfindel, to="Edoras")

    playing.does(Verb.PLAY_CREATURE, men)
    playing.resolve()
    playing.does(Verb.ASSIGN, glorfindel)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)  # 12 + 8 - 5 is greater than 7

    assert men.is_discarded
    assert playing.points(0) == 3


@card("AS-21")
def test_stout_men_of_gondor_are_met_in_rohan_and_at_its_sites_but_not_in_fangorn() -> None:
    rohan, fangorn = Scene(), Scene()
    haldir = rohan.first.character("Haldir", at="Lórien")
    first = rohan.second.in_hand("Stout Men of Gondor")
    peath = fangorn.first.character("Peath", at="Lórien")
    second = fangorn.second.in_hand("Stout Men of Gondor")

    in_rohan = rohan.hazards(on=haldir, to="Edoras", by=("Wold & Foothills", "Rohan"))
    in_fangorn = fangorn.hazards(on=peath, to="Wellinghall", by=("Wold & Foothills", "Fangorn"))

    assert in_rohan.may(Verb.PLAY_CREATURE, first, names=("Rohan",))
    assert in_rohan.may(Verb.PLAY_CREATURE, first, names=("Edoras",))
    assert in_fangorn.why_not(second) is Reason.NOT_KEYED
