"""The frame of the turn: its phases, its two players, the loss of an avatar. [UNT-01 to UNT-08]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import CorruptionCheck
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Keyword, Length, Phase, Side

LURE = Event(
    "LURE",
    "An Evening Lure",
    Side.HAZARD,
    Length.PERMANENT,
    uses=(),
    marks=(Keyword.CORRUPTION,),
    corruption=2,
    abilities=(
        When(Occasion.PHASE_ENDS, CorruptionCheck(by=Subject.BEARER), about=Subject.BEARER, of=Phase.UNTAP),
    ),
)


def count(playing: Playing, kind: Happening) -> int:
    """How often such a thing has happened."""
    return len([fact for fact in playing.happened if fact.kind is kind])


@rule("UNT-01")
def test_a_turn_has_six_phases_and_one_movement_and_site_phase_for_each_company() -> None:
    scene = Scene()
    scene.first.character("Bergil", at="Rivendell")
    scene.first.character("Haldir", at="Lórien")
    scene.first.character("Beretar", at="Bree")
    playing = scene.begin(Phase.UNTAP)

    playing.pass_until("NextToTravel")
    playing.does(Verb.CHOOSE_COMPANY)
    playing.does(Verb.CHOOSE_COMPANY)
    playing.pass_until("NextAtSite")
    playing.does(Verb.CHOOSE_COMPANY)
    playing.does(Verb.ENTER)
    playing.does(Verb.CHOOSE_COMPANY)
    playing.does(Verb.ENTER)
    playing.does(Verb.ENTER)
    playing.pass_until("OrganizationWindow")

    phases = [fact.number for fact in playing.happened if fact.kind is Happening.PHASE_BEGAN]
    assert phases == [0, 1, 2, 3, 4, 5, 0, 1]
    assert count(playing, Happening.HAZARD_LIMIT_SET) == 3
    assert count(playing, Happening.SITE_ENTERED) == 3
    assert playing.resource_player == 1


@rule("UNT-02")
def test_the_roles_swap_with_the_turn() -> None:
    scene = Scene()
    scene.first.character("Bergil")
    scene.second.character("Haldir", at="Lórien")
    playing = scene.begin(Phase.ORGANIZATION)
    assert (playing.resource_player, playing.hazard_player) == (0, 1)

    playing.passes()
    playing.pass_until("OrganizationWindow")

    assert (playing.resource_player, playing.hazard_player) == (1, 0)
    assert playing.asked == 1


@rule("UNT-03")
def test_the_resource_player_plays_resources_and_neither_plays_nor_uses_hazards() -> None:
    scene = Scene()
    scene.first.character("Bergil")
    gates, doors = scene.first.hand("Gates of Morning", "Doors of Night")
    waiting = scene.first.event("Power Built by Waiting")
    playing = scene.begin(Phase.UNTAP)

    assert playing.may_play(gates)
    assert not playing.may_play(doors)
    assert playing.why_not(doors) is Reason.NOT_ON_OWN_TURN
    assert not playing.may(Verb.USE, waiting)


@rule("UNT-03")
def test_a_hazard_whose_text_allows_it_may_be_played_on_ones_own_turn() -> None:
    scene = Scene()
    scene.first.character("Bergil")
    twilight = scene.first.in_hand("Twilight")
    doors = scene.second.event("Doors of Night")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(twilight, target=doors)
    playing.resolve()

    assert doors.is_discarded


@rule("UNT-04")
def test_the_hazard_player_waits_for_the_movement_hazard_phase() -> None:
    scene = Scene()
    bergil = scene.first.character("Bergil")
    scene.first.event("Gates of Morning")
    doors, _ = scene.second.hand("Doors of Night", "Twilight")
    waiting = scene.second.event("Power Built by Waiting")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.passes()
    assert playing.asked == 1
    assert playing.why_not(doors) is Reason.HAZARDS_ONLY_AGAINST_MOVERS
    assert not playing.may(Verb.USE, waiting)
    playing.pass_until("HazardWindow")

    assert playing.may_play(doors)
    assert playing.may(Verb.USE, waiting)
    assert bergil.in_play


@rule("UNT-04")
def test_the_hazard_player_plays_no_resources() -> None:
    scene = Scene()
    bergil = scene.first.character("Bergil")
    gates = scene.second.in_hand("Gates of Morning")
    playing = scene.hazards(on=bergil)

    assert playing.asked == 1
    assert not playing.may_play(gates)
    assert playing.why_not(gates) is Reason.NOT_YOUR_TURN


@rule("UNT-05")
def test_what_belongs_to_the_end_of_a_phase_is_lost_once_the_next_has_begun() -> None:
    scene = Scene()
    scene.first.character("Adrazar")
    stealth, _ = scene.first.hand("Stealth", "Gates of Morning")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.pass_until("EndOfOrganization")
    assert playing.may_play(stealth)
    playing.passes()

    assert playing.phase is Phase.LONG_EVENT
    assert playing.why_not(stealth) is Reason.ONLY_AT_END_OF_ORGANIZATION


@rule("UNT-06")
def test_what_happens_at_the_end_of_a_phase_happens_when_both_players_are_done() -> None:
    scene = Scene()
    boromir = scene.first.character("Boromir II")
    bergil = scene.first.character("Bergil")
    scene.first.hand("Gates of Morning")
    scene.second.gives(LURE, to=boromir)
    playing = scene.begin(Phase.UNTAP)

    assert playing.question == "UntapWindow"
    playing.passes()
    assert playing.question == "SupportWindow"
    assert playing.phase is Phase.UNTAP
    playing.does(Verb.SUPPORT, bergil)
    playing.rolls(3)  # 3 + 1 - 1 is above 2

    assert bergil.is_tapped
    assert boromir.in_play
    assert playing.phase is Phase.ORGANIZATION


@rule("UNT-06")
def test_the_resource_player_orders_what_happens_at_the_end_of_a_phase() -> None:
    scene = Scene()
    boromir = scene.first.character("Boromir II", at="Lórien")
    faramir = scene.first.character("Faramir", at="Bree")
    scene.second.gives(LURE, to=boromir)
    of_faramir = scene.second.gives(LURE, to=faramir)
    playing = scene.begin(Phase.UNTAP)

    assert playing.asked == 0
    playing.does(Verb.RESOLVE_NEXT, of_faramir)
    playing.rolls(2)  # not above 2

    assert faramir.is_discarded
    assert boromir.in_play


@rule("UNT-07")
def test_the_rules_for_companies_hold_outside_the_organization_phase_too() -> None:
    scene = Scene()
    beretar = scene.first.company("Bree", "Beretar", "Haldir", "Arwen", "Annalena")[0]
    bergil = scene.first.company("Rivendell", "Bergil", "Anborn", "Forlong", "Ioreth")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, number=bergil.company.id)
    playing.pass_until("NextToTravel")
    playing.does(Verb.CHOOSE_COMPANY, number=bergil.company.id)
    playing.does(Verb.TRAVEL)
    playing.pass_to(Phase.SITE)

    assert len(beretar.companions) == 4  # eight of them cannot be one company away from a haven
    assert bergil.site == "Rivendell"


@rule("UNT-08")
def test_a_player_whose_avatar_is_eliminated_plays_on_without_one() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf")
    bergil = scene.first.character("Bergil")
    scroll = scene.first.gives("Scroll of Isildur", to=gandalf)
    saruman = scene.first.in_hand("Saruman")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRANSFER, scroll, bergil)
    playing.passes()
    playing.rolls(2)  # 2 + 1 is not above 3
    playing.does(Verb.ORGANIZE)

    assert gandalf.is_eliminated
    assert playing.outcome is None
    assert playing.points(0) == -5
    assert not playing.may(Verb.PLAY_CHARACTER, saruman)
    assert playing.why_not(saruman) is Reason.AVATAR_ELIMINATED
