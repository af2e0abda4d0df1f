"""Stories of Nobody’s Friend and Inner Cunning, which let an agent have begun elsewhere."""

from tests.cards.marks import card
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import PlayerKind


def friendless(to: str, agent: str = "Bill Ferny", event: str = "Nobody’s Friend") -> tuple[Playing, Piece]:
    """An agent is put down, and the event on it, while Aragorn is on his way to a site."""
    scene = Scene()
    aragorn = scene.first.company("Lórien", "Aragorn II", "Anborn", "Boromir II", "Beretar")[0]
    scene.second.location_deck("Bree", "Edoras", "Dale", "Moria", "Dol Guldur", "Gladden Fields")
    ferny, friend = scene.second.hand(agent, event)
    playing = scene.hazards(on=aragorn, to=to)
    playing.does(Verb.PLAY_AGENT, ferny)
    playing.resolve()
    playing.plays(friend, target=ferny)
    playing.resolve()
    return playing, ferny


@card("DM-76")
def test_an_agent_with_nobodys_friend_may_turn_out_to_be_at_any_border_hold_or_free_hold() -> None:
    playing, ferny = friendless(to="Dale")
    friend = playing.piece("Nobody’s Friend", 1)
    lies_there = friend.bearer == ferny
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, ferny)

    assert lies_there
    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 2 + 2  # he was hidden, but is not at home
    assert not playing.attack.attacker_chooses
    assert ferny.trail == ["Dale"]
    assert friend.is_discarded


@card("DM-76")
def test_an_agent_with_nobodys_friend_is_at_no_ruins() -> None:
    playing, ferny = friendless(to="Moria")
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    names = [one.names for one in playing.options(Verb.REVEAL_AGENT)]

    assert not playing.may(Verb.ATTACK_WITH_AGENT, ferny)
    assert names == []


@card("DM-76")
def test_an_agent_may_be_revealed_at_a_strange_border_hold_and_nowhere_else() -> None:
    playing, ferny = friendless(to="Dale")

    named = [one.names[0] for one in playing.options(Verb.REVEAL_AGENT)]

    assert named == ["Bree", "Cameth Brin", "Dale", "Edoras"]
    assert ferny.is_face_down


@card("DM-76")
def test_an_agent_of_other_homes_gains_nothing_by_nobodys_friend() -> None:
    playing, anarin = friendless(to="Dale", agent="Anarin")

    named = [one.names[0] for one in playing.options(Verb.REVEAL_AGENT)]

    assert anarin.is_face_down
    assert named == ["Moria"]


@card("DM-76")
def test_an_agent_moves_on_from_wherever_it_may_have_begun() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    ferny = scene.second.agent("Bill Ferny")
    scene.second.gives("Nobody’s Friend", ferny)
    far, near = scene.second.location_deck("Gladden Fields", "Goblin-gate")
    playing = scene.hazards(on=aragorn)

    assert playing.may(Verb.MOVE_AGENT, ferny, near)
    playing.does(Verb.MOVE_AGENT, ferny, far)  # Woodmen-town is a Border-hold next to the Anduin Vales
    playing.resolve()
    playing.does(Verb.REVEAL_AGENT, ferny)

    assert ferny.in_play
    assert ferny.trail == ["Gladden Fields"]


@card("DM-76")
def test_without_nobodys_friend_the_same_way_is_found_out() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    ferny = scene.second.agent("Bill Ferny", sites=("Gladden Fields",))
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.REVEAL_AGENT, ferny)

    assert ferny.is_discarded


@card("DM-76")
def test_an_agent_that_has_returned_home_is_at_a_home_of_its_own() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    ferny = scene.second.agent("Bill Ferny", sites=("Gladden Fields",))
    scene.second.gives("Nobody’s Friend", ferny)
    scene.second.location_deck("Dale")
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.RETURN_HOME, ferny)
    playing.resolve()

    assert [one.names[0] for one in playing.options(Verb.REVEAL_AGENT)] == ["Bree", "Cameth Brin"]


@card("DM-76")
def test_nobodys_friend_is_for_an_agent_that_was_just_put_down() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.second.agent("Bill Ferny")
    scene.second.agent("Gisulf", sites=("Dale",), face_up=True)
    friend = scene.second.in_hand("Nobody’s Friend")
    playing = scene.hazards(on=aragorn)

    assert not playing.may_play(friend)


@card("DM-76")
def test_nobodys_friend_may_fetch_an_agent_as_a_short_event() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    ferny, anarin = scene.second.deck("Bill Ferny", "Anarin")
    friend = scene.second.in_hand("Nobody’s Friend")
    playing = scene.hazards(on=aragorn)

    playing.plays(friend)
    playing.resolve()
    shuffling = playing.may(Verb.SHUFFLE)

    assert shuffling  # there is only one such agent to take
    assert ferny.in_hand
    assert anarin.in_deck
    assert playing.has_happened(Happening.TURNED_UP)
    playing.apply(playing.game.chance())
    assert friend.is_discarded


@card("DM-76")
def test_nobodys_friend_is_not_played_against_a_ringwraith() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    luitprand = scene.first.character("Luitprand", at="Bree [minion]")
    scene.second.deck("Bill Ferny")
    friend = scene.second.in_hand("Nobody’s Friend")
    playing = scene.hazards(on=luitprand)

    assert not playing.may_play(friend)


@card("DM-68")
def test_an_agent_with_inner_cunning_may_turn_out_to_be_at_any_shadow_hold_or_dark_hold() -> None:
    playing, anarin = friendless(to="Dol Guldur", agent="Anarin", event="Inner Cunning")
    named = [one.names[0] for one in playing.options(Verb.REVEAL_AGENT)]
    playing.does(Verb.REVEAL_AGENT, anarin, names=["Dol Guldur"])

    assert named == ["Moria", "Dol Guldur"]
    assert anarin.trail == ["Dol Guldur"]
    assert playing.piece("Inner Cunning", 1).is_discarded


@card("DM-68")
def test_inner_cunning_may_fetch_an_agent_as_a_short_event() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    ferny, anarin = scene.second.deck("Bill Ferny", "Anarin")
    cunning = scene.second.in_hand("Inner Cunning")
    playing = scene.hazards(on=aragorn)

    playing.plays(cunning)
    playing.resolve()

    assert anarin.in_hand
    assert ferny.in_deck


@card("DM-76")
def test_nobodys_friend_is_not_played_against_minions() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    odoacer = scene.first.company("Bree [minion]", "Odoacer", "Luitprand")[0]
    ferny, friend = scene.second.hand("Bill Ferny", "Nobody’s Friend")
    playing = scene.hazards(on=odoacer)

    playing.does(Verb.PLAY_AGENT, ferny)
    playing.resolve()

    assert ferny.is_face_down
    assert not playing.may_play(friend)
    assert playing.why_not(friend) is Reason.CONDITION_NOT_MET
