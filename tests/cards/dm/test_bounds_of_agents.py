"""Stories of what hazards that need agents do not do, and of several of them on one agent."""

import pytest

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven.engine.queries.combat.attacks import attack_strikes
from wizardhaven.engine.queries.prisoners.rescue_sites import rescue_attacks
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import PlayerKind


def acting(*events: str, on_him: tuple[str, ...] = ()) -> tuple[Playing, Piece, Piece]:
    """Gisulf in sight, tapped, before a hazard limit of four, with cards in play and on him."""
    scene = Scene()
    aragorn = scene.first.company("Bree", "Aragorn II", "Anborn", "Boromir II", "Beretar")[0]
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)
    for event in events:
        scene.second.event(event)
    for event in on_him:
        scene.second.gives(event, gisulf)
    scene.second.location_deck("The Lonely Mountain", "Dale", "Iron Hill Dwarf-hold")
    return scene.hazards(on=aragorn), gisulf, aragorn


def acts(playing: Playing, gisulf: Piece) -> bool:
    """He moves on if he may; whether he did."""
    if not playing.may(Verb.MOVE_AGENT, gisulf):
        return False
    playing.does(Verb.MOVE_AGENT, gisulf)
    playing.resolve()
    return True


@card("DM-62")
def test_the_second_action_out_of_great_need_counts_and_there_is_no_third() -> None:
    playing, gisulf, aragorn = acting("Great Need or Purpose")

    done = [acts(playing, gisulf) for _ in range(3)]

    assert done == [True, True, False]
    assert aragorn.company.hazards == 2


@card("DM-62")
def test_great_need_cannot_be_duplicated() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.second.event("Great Need or Purpose")
    second = scene.second.in_hand("Great Need or Purpose")

    assert scene.hazards(on=aragorn).why_not(second) is Reason.DUPLICATED


@card("DM-74")
def test_who_was_never_seen_takes_one_action_for_nothing_and_no_third() -> None:
    playing, gisulf, aragorn = acting(on_him=("Never Seen Him",))

    done = [acts(playing, gisulf) for _ in range(3)]

    assert done == [True, True, False]
    assert aragorn.company.hazards == 1


@card("DM-62", "DM-74")
@rule("AGT-20")
def test_need_and_secrecy_together_give_three_actions_of_which_two_count() -> None:
    playing, gisulf, aragorn = acting("Great Need or Purpose", on_him=("Never Seen Him",))

    done = [acts(playing, gisulf) for _ in range(4)]

    assert done == [True, True, True, False]
    assert aragorn.company.hazards == 2


@card("DM-87")
def test_without_a_ranger_where_a_company_goes_nobody_seeks_in_vain() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.agent("Gisulf", sites=("Goblin-gate",))
    scene.second.agent("Bill Ferny", sites=("Gladden Fields",))
    seek = scene.second.in_hand("Seek without Success")

    playing = scene.hazards(on=haldir, to="Gladden Fields")

    assert playing.why_not(seek) is Reason.NO_TARGET


@card("DM-87")
def test_a_company_that_stays_is_not_led_back() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Gladden Fields")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields",))
    seek = scene.second.in_hand("Seek without Success")

    playing = scene.hazards(on=haldir)

    assert not playing.may_play(seek)
    assert gisulf.in_play


@pytest.mark.parametrize(
    "event", ["Good Sense Revolts", "Twisted Tales", "Will not Come Down", "Your Welcome Is Doubtful"]
)
@card("DM-61", "DM-96", "DM-101", "DM-104")
def test_a_tapped_agent_tries_his_influence_for_no_card(event: str) -> None:
    scene = Scene()
    eomer = scene.first.character("Éomer", at="Edoras")
    scene.first.factions("Riders of Rohan")
    wormtongue = scene.second.agent("Wormtongue", sites=("Edoras",), face_up=True)
    held = scene.second.in_hand(event)
    playing = scene.hazards(on=eomer)
    untapped = playing.may_play(held, target=wormtongue)
    scene.second.turn(wormtongue, "tapped")

    assert untapped
    assert not scene.hazards(on=eomer).may_play(held)


@card("DM-96")
def test_twisted_tales_are_told_by_diplomats_alone() -> None:
    scene = Scene()
    eomer = scene.first.character("Éomer", at="Dunnish Clan-hold")
    scene.first.factions("Dunlendings")
    scene.second.agent("Leamon", sites=("Dunnish Clan-hold",), face_up=True)
    tales = scene.second.in_hand("Twisted Tales")

    assert scene.hazards(on=eomer).why_not(tales) is Reason.NO_TARGET


@card("DM-104")
def test_no_faction_is_given_a_doubtful_welcome() -> None:
    scene = Scene()
    eomer = scene.first.character("Éomer", at="Edoras")
    riders = scene.first.factions("Riders of Rohan")[0]
    wormtongue = scene.second.agent("Wormtongue", sites=("Edoras",), face_up=True)
    welcome = scene.second.in_hand("Your Welcome Is Doubtful")
    playing = scene.hazards(on=eomer)

    playing.plays(welcome, target=wormtongue)
    playing.resolve()

    assert playing.may(Verb.INFLUENCE, wormtongue, eomer)
    assert not playing.may(Verb.INFLUENCE, wormtongue, riders)


@pytest.mark.parametrize(
    "event",
    [
        "An Article Missing",
        "Good Sense Revolts",
        "Never Seen Him",
        "Shadow out of the Dark",
        "To Get You Away",
        "Will not Come Down",
        "Your Welcome Is Doubtful",
    ],
)
@card("DM-43", "DM-61", "DM-74", "DM-89", "DM-92", "DM-101", "DM-104")
@rule("AGT-17")
def test_what_needs_an_agent_is_for_wizards_as_opponents_fallen_or_not(event: str) -> None:
    kinds = (PlayerKind.RINGWRAITH, PlayerKind.BALROG, PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)

    assert [_is_played_against(kind, event) for kind in kinds] == [False, False, True, True]


def _is_played_against(kind: PlayerKind, event: str) -> bool:
    """Whether the card may be played with Taladhan at Dol Guldur as a company of that player's is there."""
    scene = Scene(kinds=(kind, PlayerKind.WIZARD))
    someone = scene.first.character("Beretar" if kind is PlayerKind.WIZARD else "Jerrek", at="Dol Guldur")
    scene.second.agent("Taladhan", sites=("Dol Guldur",), face_up=True)
    scene.second.location_deck("Sarn Goriwing")
    held = scene.second.in_hand(event)
    return scene.hazards(on=someone).may_play(held)


@card("DM-7", "DM-43")
def test_elerina_who_has_tapped_to_steal_has_a_single_strike() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    elerina = scene.second.agent("Elerína")
    scene.second.location_deck("Mount Gram")
    missing = scene.second.in_hand("An Article Missing")
    playing = scene.hazards(on=haldir, to="Mount Gram", by=("Arthedain", "Rhudaur", "Angmar"))

    playing.plays(missing, target=elerina)
    playing.resolve()

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 1
    assert not playing.may(Verb.USE, elerina)


@card("DM-25", "DM-43")
def test_taladhan_who_comes_for_a_missing_article_takes_two_things() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Lórien")
    dagger, shield, cram = [
        scene.first.gives(item, gimli)
        for item in ("Dagger of Westernesse", "Shield of Iron-bound Ash", "Cram")
    ]
    taladhan = scene.second.agent("Taladhan")
    scene.second.location_deck("Dol Guldur")
    missing = scene.second.in_hand("An Article Missing")
    playing = scene.hazards(on=gimli, to="Dol Guldur")
    playing.plays(missing, target=taladhan)
    playing.resolve()
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE, gimli)
    playing.pass_until("RollForAgent")
    playing.rolls(12)
    playing.pass_until("RollStrike")
    playing.rolls(2)

    playing.does(Verb.DISCARD, dagger)
    playing.does(Verb.DISCARD, shield)

    assert cram.bearer == gimli
    assert not gimli.is_wounded


@card("DM-74", "DM-89")
def test_all_that_lies_on_an_agent_goes_with_it() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    withdrawn = scene.first.in_hand("Withdrawn to Mordor")
    firiel = scene.second.agent("Firiel", sites=("Pelargir",), face_up=True)
    never, shadow = [
        scene.second.gives(name, firiel) for name in ("Never Seen Him", "Shadow out of the Dark")
    ]
    playing = scene.hazards(on=haldir)

    playing.plays(withdrawn)  # her mind is 6: she goes back to hand
    playing.resolve()

    assert firiel.in_hand
    assert never.is_discarded
    assert shadow.is_discarded
    assert playing.piece("Pelargir", 1).place == "location deck"


@card("DM-92")
def test_a_host_whose_agent_is_driven_off_before_he_attacks_takes_nobody() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    withdrawn = scene.first.in_hand("Withdrawn to Mordor")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields", "Goblin-gate"))
    scene.second.location_deck("Dale")
    away = scene.second.in_hand("To Get You Away")
    playing = scene.hazards(on=gimli, to="Goblin-gate")
    playing.plays(away, target=gisulf)
    playing.plays(withdrawn)
    playing.resolve()

    assert gisulf.is_discarded
    assert away.is_discarded
    assert playing.attack is None


@card("DM-29", "DM-92")
def test_whoever_comes_for_a_prisoner_of_my_precious_faces_foes_of_no_race() -> None:
    scene = Scene()
    gimli, sam = scene.first.company("Rivendell", "Gimli", "Sam Gamgee")
    precious = scene.second.agent("My Precious")
    moria = scene.second.location_deck("Moria")[0]
    away = scene.second.in_hand("To Get You Away")
    playing = scene.hazards(on=gimli, to="Goblin-gate")
    playing.plays(away, target=precious)
    playing.resolve()
    playing.pass_until("AssignByAttacker")
    playing.does(Verb.ASSIGN, sam)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE, sam)
    playing.pass_until("RollForAgent")
    playing.rolls(12)
    playing.pass_until("RollStrike")
    playing.rolls(2)
    attacks = rescue_attacks(playing.table, away.id)

    assert sam.is_aside
    assert moria.bearer == away
    assert [(one.race, one.strikes, one.prowess) for one in attacks] == [(None, 3, 8)]


@card("DM-89")
@rule("AGT-42")
def test_an_agent_without_a_site_card_is_where_his_player_knows_the_site() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    taladhan = scene.second.agent("Taladhan")
    shadow, bones = scene.second.hand("Shadow out of the Dark", "Stirring Bones")
    playing = scene.hazards(on=faramir, to="Dol Guldur")
    playing.does(Verb.REVEAL_AGENT, taladhan, names=("Dol Guldur",))
    playing.plays(shadow, target=taladhan)
    playing.resolve()

    playing.uses(shadow)  # a Darkhaven for others, but a Dark-hold for a Wizard
    playing.resolve()

    assert taladhan.is_tapped
    assert playing.may(Verb.PLAY_CREATURE, bones, names=("Dol Guldur",))


@card("DM-2", "DM-137")
def test_an_agent_put_down_in_haste_is_not_taken_for_one_that_has_gone() -> None:
    scene = Scene()
    gimli = scene.first.company("Rivendell", "Gimli", "Balin", "Thorin II")[0]
    snake = scene.first.in_hand("Here Is a Snake!")
    scene.second.agent("Gisulf")
    baduila = scene.second.agent("Baduila")
    woffung = scene.second.in_hand("Woffung")
    scene.second.location_deck("Goblin-gate")
    playing = scene.hazards(on=gimli, to="Goblin-gate", by=("Rhudaur", "High Pass"))
    hidden = [one for one in playing.options(Verb.PLAY) if one.card == snake.id and one.number == 1]
    playing.apply(hidden[-1])  # upon Baduila, who was put down last
    playing.uses(baduila)
    playing.does(Verb.PLAY_AGENT, woffung)
    playing.resolve()

    assert baduila.is_discarded
    assert woffung.is_face_down
    assert woffung.is_untapped
