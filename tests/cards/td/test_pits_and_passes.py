"""Stories of the pits of Angband, of the pass over Caradhras and of withered lands."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.queries.words.site_path import path_types
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase, RegionType

OVER_CARADHRAS = ("Hollin", "Redhorn Gate", "Wold & Foothills")
TO_THE_MARSHES = ("Wold & Foothills", "Brown Lands", "Dagorlad")
WILDERNESS = RegionType.WILDERNESS


def at_the_end(*events: str) -> tuple[Playing, dict[str, Piece], list[int]]:
    """The end of a turn with these events in play, and what the first player is offered then."""
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    for event in ("From the Pits of Angband", *events):
        scene.second.event(event)
    names = ("Smaug", "Scorba Ahunt", "Ice-drake", "Wargs")
    mine = dict(zip(names, scene.first.discard_pile(*names), strict=True))
    playing = scene.begin(Phase.SITE)
    playing.pass_until("FetchCard", "OrderWaiting")
    if playing.question == "OrderWaiting":
        playing.apply(playing.options()[0])
    assert playing.asked == 0
    return playing, mine, [option.card for option in playing.options(Verb.TAKE)]


@card("TD-27")
def test_at_the_end_of_a_turn_a_dragon_or_a_drake_goes_back_into_the_play_deck() -> None:
    playing, mine, offered = at_the_end()

    assert offered == [mine["Smaug"].id, mine["Scorba Ahunt"].id, mine["Ice-drake"].id]
    assert playing.may(Verb.PASS)
    playing.does(Verb.TAKE, mine["Scorba Ahunt"])
    playing.pass_until("FetchCard", "OrganizationWindow")

    assert mine["Scorba Ahunt"].in_deck
    assert mine["Smaug"].is_discarded
    assert mine["Ice-drake"].is_discarded


@card("TD-27")
def test_by_night_a_dragon_and_a_drake_come_to_hand() -> None:
    playing, mine, offered = at_the_end("Doors of Night")
    taken = []
    while playing.question == "FetchCard":
        offered = [option.card for option in playing.options(Verb.TAKE)]
        taken.append(offered)
        playing.does(Verb.TAKE)

    dragons, drakes = [mine["Smaug"].id, mine["Scorba Ahunt"].id], [mine["Ice-drake"].id]
    assert sorted(taken) == sorted([dragons, drakes])
    assert mine["Ice-drake"].in_hand
    assert mine["Smaug"].in_hand
    assert mine["Scorba Ahunt"].is_discarded
    assert mine["Wargs"].is_discarded


@card("TD-27")
def test_the_other_player_may_do_the_same() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    scene.first.event("From the Pits of Angband")
    drake = scene.second.discard_pile("Ice-drake")[0]
    playing = scene.begin(Phase.SITE)

    playing.pass_until("FetchCard")

    assert playing.asked == 1
    playing.does(Verb.TAKE, drake)
    assert drake.in_deck


@card("TD-27")
def test_the_pits_cannot_be_duplicated() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    scene.second.event("From the Pits of Angband")
    again, _ = scene.second.hand("From the Pits of Angband", "Call of Home")

    assert scene.hazards(on=haldir).why_not(again) is Reason.DUPLICATED


@card("TD-9")
def test_each_who_crosses_the_pass_faces_a_blow_that_nothing_cancels() -> None:
    scene = Scene()
    haldir, sam = scene.first.company("Rivendell", "Haldir", "Sam Gamgee")
    stealth, concealment = scene.first.hand("Halfling Stealth", "Concealment")
    caradhras = scene.second.in_hand("Cruel Caradhras")
    playing = scene.hazards(on=haldir, to="Lórien", by=("Rhudaur", "Hollin", *OVER_CARADHRAS[1:]))

    playing.plays(caradhras)
    playing.resolve()

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 8
    assert sorted(strike.defender for strike in playing.attack.strikes) == sorted([haldir.id, sam.id])
    assert not playing.may_play(concealment)
    playing.does(Verb.RESOLVE_STRIKE, sam)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    assert not playing.may_play(stealth)


@card("TD-9")
def test_the_cold_is_worse_than_a_blow() -> None:
    scene = Scene()
    ori = scene.first.character("Ori", at="Goblin-gate")
    caradhras = scene.second.in_hand("Cruel Caradhras")
    playing = scene.hazards(on=ori, to="Rivendell", by=("High Pass", "Rhudaur"))

    playing.plays(caradhras)
    playing.resolve()
    playing.loses(ori)
    playing.pass_until("RollBodyCheck")
    playing.rolls(ori.body)  # and one more is too much

    assert playing.has_happened(Happening.ELIMINATED, ori)


@card("TD-9")
def test_nothing_that_changes_attacks_changes_the_mountain() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Goblin-gate")
    flame = scene.first.in_hand("Wizard’s Flame")
    caradhras = scene.second.in_hand("Cruel Caradhras")
    playing = scene.hazards(on=gandalf, to="Rivendell", by=("High Pass", "Rhudaur"))
    playing.plays(flame, user=gandalf)
    playing.resolve()
    playing.rolls(12)

    playing.plays(caradhras)
    playing.resolve()

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 8


@card("TD-9")
@pytest.mark.parametrize(
    ("start", "goal", "way"),
    [
        ("Rivendell", "Goblin-gate", ("Rhudaur", "High Pass")),
        ("Rivendell", "Bree", ("Rhudaur", "Arthedain")),
        ("Goblin-gate", "Rivendell", None),
    ],
    ids=["stops there", "goes elsewhere", "by Starter Movement"],
)
def test_whoever_does_not_cross_it_is_safe(start: str, goal: str, way: tuple[str, ...] | None) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at=start)
    caradhras, _ = scene.second.hand("Cruel Caradhras", "Call of Home")
    playing = scene.hazards(on=haldir, to=goal, by=way)

    assert playing.why_not(caradhras) is Reason.CONDITION_NOT_MET


def withered(region: str) -> tuple[RegionType, ...]:
    """What the way from Lórien to the Dead Marshes counts as once that region has withered."""
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Doors of Night")
    lands = scene.second.in_hand("Withered Lands")
    playing = scene.hazards(on=haldir, to="Dead Marshes", by=TO_THE_MARSHES)
    playing.does(Verb.PLAY, lands, names=(region,))
    playing.resolve()
    assert lands.is_discarded
    return path_types(playing.table, haldir.company)


@card("TD-85")
def test_a_withered_land_counts_for_two_wildernesses() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.in_hand("Withered Lands")
    playing = scene.hazards(on=haldir, to="Dead Marshes", by=TO_THE_MARSHES)
    plain = path_types(playing.table, haldir.company)

    shadow = RegionType.SHADOW_LAND
    assert plain == (WILDERNESS, shadow, shadow)
    assert not playing.may(Verb.PLAY)  # by day
    assert withered("Wold & Foothills") == (WILDERNESS, WILDERNESS, shadow, shadow)
    assert withered("Dagorlad") == (WILDERNESS, shadow, WILDERNESS, WILDERNESS)


@card("TD-85")
def test_a_border_land_withers_as_well_and_lets_worse_creatures_in() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Doors of Night")
    lands, giant = scene.second.hand("Withered Lands", "Giant")
    playing = scene.hazards(on=haldir, to="Edoras", by=("Wold & Foothills", "Rohan"))
    before = path_types(playing.table, haldir.company)
    assert before == (WILDERNESS, RegionType.BORDER_LAND)
    assert not playing.may(Verb.PLAY_CREATURE, giant)

    playing.does(Verb.PLAY, lands, names=("Rohan",))
    playing.resolve()

    assert path_types(playing.table, haldir.company) == (WILDERNESS, WILDERNESS, WILDERNESS)
    assert playing.may(Verb.PLAY_CREATURE, giant)


@card("TD-85")
@pytest.mark.parametrize("goal", ["Minas Tirith", "Dol Guldur"])
def test_free_domains_and_dark_domains_do_not_wither(goal: str) -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Doors of Night")
    scene.second.in_hand("Withered Lands")
    playing = scene.hazards(on=haldir, to=goal)
    types = path_types(playing.table, haldir.company)
    dry = [kind for kind in types if kind in (RegionType.FREE_DOMAIN, RegionType.DARK_DOMAIN)]

    assert dry
    assert len(playing.options(Verb.PLAY)) == len(types) - len(dry)
