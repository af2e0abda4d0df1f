"""Stories of a thief, of the Great Goblin and of the beasts of the South; of the lost and the lured."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind


@card("TW-102")
def test_a_thief_wounds_nobody_but_takes_an_item_of_the_companys_choice() -> None:
    scene = Scene()
    haldir, anborn = scene.first.company("Bree", "Haldir", "Anborn")
    cram = scene.first.gives("Cram", to=haldir)
    mail = scene.first.gives("Hauberk of Bright Mail", to=anborn)
    thief = scene.second.in_hand("Thief")
    playing = scene.hazards(on=haldir)

    playing.does(Verb.PLAY_CREATURE, thief)
    playing.resolve()
    playing.loses(anborn)
    playing.pass_until("LoseItem")
    playing.does(Verb.DISCARD, cram)

    assert cram.is_discarded
    assert mail.bearer == anborn
    assert not anborn.is_wounded


@card("TW-95")
@pytest.mark.parametrize(
    ("start", "to", "by", "comes"),
    [
        ("Rivendell", "Lórien", (), True),
        ("Lórien", "Rivendell", (), True),
        ("Rivendell", "Goblin-gate", ("Rhudaur", "High Pass"), True),
        ("Grey Havens", "Rivendell", (), False),
    ],
)
def test_the_great_goblin_lies_in_wait_near_the_high_pass(
    start: str, to: str, by: tuple[str, ...], comes: bool
) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at=start)
    goblin = scene.second.in_hand("The Great Goblin")
    playing = scene.hazards(on=haldir, to=to, by=by) if by else scene.hazards(on=haldir, to=to)

    assert playing.may(Verb.PLAY_CREATURE, goblin) is comes


@card("TW-66")
def test_the_mumak_comes_in_the_south_and_with_corsairs_farther_north() -> None:
    scene, other = Scene(), Scene()
    haldir = scene.first.character("Haldir", at="Pelargir")  # in Lebennin
    corsairs, mumak = scene.second.hand("Corsairs of Umbar", "Mûmak (Oliphant)")
    quarrels = scene.first.in_hand("Dark Quarrels")
    playing = scene.hazards(on=haldir, to="Tolfalas", by=("Lebennin", "Mouths of the Anduin"))
    balin = other.first.character("Balin", at="Easterling Camp")  # in Horse Plains
    beast = other.second.in_hand("Mûmak (Oliphant)")

    assert not playing.may(Verb.PLAY_CREATURE, mumak)
    playing.does(Verb.PLAY_CREATURE, corsairs)
    playing.resolve()
    playing.plays(quarrels)
    playing.resolve()

    assert playing.may(Verb.PLAY_CREATURE, mumak)
    assert other.hazards(on=balin).may(Verb.PLAY_CREATURE, beast)


@card("TW-66")
def test_the_mumak_does_nothing_to_minions() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    ulzog = scene.first.character("Mauhúr", at="Dead Marshes [minion]")
    mumak = scene.second.in_hand("Mûmak (Oliphant)")
    playing = scene.hazards(on=ulzog)

    assert not playing.may(Verb.PLAY_CREATURE, mumak)


@card("TW-50")
def test_a_company_lost_at_sea_does_nothing_at_its_site() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Pelargir")
    lost = scene.second.in_hand("Lost at Sea")
    playing = scene.hazards(on=haldir, to="Tolfalas", by=("Lebennin", "Mouths of the Anduin"))

    playing.plays(lost)
    playing.resolve()
    playing.pass_to(Phase.END_OF_TURN)

    assert not playing.has_happened(Happening.SITE_ENTERED)


@card("TW-50")
def test_nobody_is_lost_at_sea_on_dry_land() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    lost = scene.second.in_hand("Lost at Sea")
    playing = scene.hazards(on=haldir, to="Bree")

    assert playing.why_not(lost) is Reason.CONDITION_NOT_MET


@card("TW-56")
@pytest.mark.parametrize(("to", "checks"), [("Lórien", True), ("Bree", False)])
def test_a_wizard_lured_by_creation_checks_when_his_company_has_moved_to_a_haven(
    to: str, checks: bool
) -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    lure = scene.second.gives("Lure of Creation", to=gandalf)
    playing = scene.hazards(on=gandalf, to=to)
    removal = playing.table.printed[lure.id].removing
    assert gandalf.corruption_points == 2

    playing.pass_until("RollCheck", "EnterSite")

    assert (playing.question == "RollCheck") is checks
    assert removal is not None
    assert removal.above == 6


@card("TW-56")
def test_creation_lures_wizards_alone_and_only_where_they_move() -> None:
    scene = Scene()
    gandalf, haldir = scene.first.company("Rivendell", "Gandalf", "Haldir")
    lure = scene.second.in_hand("Lure of Creation")
    playing = scene.hazards(on=gandalf)

    assert not playing.may_play(lure, target=haldir)
    playing.plays(lure, target=gandalf)
    playing.resolve()
    playing.pass_until("EnterSite")

    assert not playing.has_happened(Happening.ROLLED)


@card("TW-79")
def test_a_pick_pocket_takes_something_from_the_one_he_meets_and_harms_nobody() -> None:
    scene = Scene()
    haldir, anborn = scene.first.company("Bree", "Haldir", "Anborn")
    cram = scene.first.gives("Cram", to=haldir)
    mail = scene.first.gives("Hauberk of Bright Mail", to=anborn)
    herbs = scene.first.gives("Healing Herbs", to=anborn)
    thief = scene.second.in_hand("Pick-pocket")
    playing = scene.hazards(on=haldir)

    playing.does(Verb.PLAY_CREATURE, thief)
    playing.resolve()
    assert playing.question == "AssignByAttacker"
    playing.loses(anborn)
    playing.pass_until("LoseItem")
    assert not playing.may(Verb.DISCARD, cram)
    playing.does(Verb.DISCARD, herbs)

    assert herbs.is_discarded
    assert mail.bearer == anborn
    assert not anborn.is_wounded


@card("TW-25")
def test_crebain_strike_at_everybody_and_see_a_card_for_each_of_them() -> None:
    scene = Scene()
    haldir, anborn = scene.first.company("Moria", "Haldir", "Anborn")
    scene.first.hand("Cram", "Glamdring", "Stealth")
    crebain = scene.second.in_hand("Crebain")
    playing = scene.hazards(on=haldir)

    playing.does(Verb.PLAY_CREATURE, crebain)
    playing.resolve()
    playing.wins(haldir)
    playing.wins(anborn)
    playing.pass_until("HazardWindow", "EnterSite")

    shown = [fact for fact in playing.happened if fact.kind is Happening.TURNED_UP]
    assert len(shown) == 2
