"""Agents where a Ringwraith or a Balrog plays. [AGT-08, AGT-17, AGT-30]"""

from dataclasses import replace

from tests.rules.marks import rule
from wizardhaven.cards.le.sites.ruins_and_lairs import DIMRILL_DALE
from wizardhaven.catalogue import catalogue
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.play_deck import play_deck_faults
from wizardhaven.engine.queries.agents.agents import agent_of
from wizardhaven.engine.queries.agents.movement import reachable_sites
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import Not, all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Length, Phase, PlayerKind, Side

BALROG_AND_WIZARD = (PlayerKind.BALROG, PlayerKind.WIZARD)
WIZARD_AND_BALROG = (PlayerKind.WIZARD, PlayerKind.BALROG)
RINGWRAITH_AND_WIZARD = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)

WHISPERS = Event(
    "XX-901",
    "Whispers of an Agent",
    Side.HAZARD,
    Length.PERMANENT,
    uses=(Use(target=A(all_of(Sort.AGENT, Not(Mark.FACE_DOWN)))),),
    abilities=(Permit(Deed.ACT_AGAIN),),
)
PLAIN_WHISPERS = replace(WHISPERS, code="XX-902", name="Whispers", uses=(Use(),))


def cards(*names: str) -> tuple[str, ...]:
    """The codes of some cards."""
    return tuple([catalogue.find(name).card for name in names])


def of_a_balrog(*agents: str) -> Deck:
    """A play deck of a Balrog with ten characters, eleven creatures and these agents."""
    others = [
        "Lost in Free-domains",
        "Lost in Border-lands",
        "Lost in the Wilderness",
        "Clouds",
        "Gloom",
        "Despair of the Heart",
    ]
    hazards = (*["Orc-patrol", "Slayer", "Cave-drake"] * 3, "Wargs", "Wargs", *others * 3)
    return Deck(
        "Fire below",
        PlayerKind.BALROG,
        avatar=None,
        pool=(),
        characters=cards(*["Orc Captain", "Orc Chieftain", "Orc Veteran"] * 3, "Bolg"),
        resources=cards(*["Sneakin’"] * (29 + len(agents))),
        hazards=cards(*hazards, *agents),
        sideboard=(),
        sites=(),
    )


@rule("AGT-08")
def test_in_the_deck_of_a_balrog_an_agent_is_half_a_creature_and_no_character() -> None:
    two, one = of_a_balrog("Gisulf", "Leamon"), of_a_balrog("Gisulf")

    assert play_deck_faults(two) == []
    assert [(fault.rule, fault.numbers) for fault in play_deck_faults(one)] == [("DECK-07", (11, 12))]


@rule("AGT-08")
def test_for_a_balrog_an_agent_is_a_hazard_during_the_game_too() -> None:
    own, other = Scene(kinds=BALROG_AND_WIZARD), Scene(kinds=WIZARD_AND_BALROG)
    own.first.company("Edoras [minion]", "Orc Veteran", "Orc Captain")
    as_a_character = own.first.in_hand("Freca")
    aragorn = other.first.character("Aragorn II", at="Bree")
    as_a_hazard = other.second.in_hand("Freca")

    organizing = own.begin(Phase.ORGANIZATION)
    organizing.does(Verb.ORGANIZE)
    attacking = other.hazards(on=aragorn)

    assert organizing.why_not(as_a_character) is Reason.AGENTS_ARE_HAZARDS
    assert attacking.may(Verb.PLAY_AGENT, as_a_hazard)


def hazards_with_an_agent(
    kinds: tuple[PlayerKind, PlayerKind], card: str | Event
) -> tuple[Scene, Piece, Piece]:
    """A company at Bree, an agent of the other player's, and a card in his hand."""
    scene = Scene(kinds=kinds)
    at_bree = ("Bree", "Aragorn II") if kinds[0] is PlayerKind.WIZARD else ("Bree [minion]", "Luitprand")
    someone = scene.first.company(*at_bree)[0]
    scene.second.agent("Bill Ferny", sites=("Bree",), face_up=True)
    return scene, someone, scene.second.in_hand(card)


@rule("AGT-17")
def test_against_a_ringwraith_nothing_is_played_that_needs_an_agent_not_even_by_a_ringwraith() -> None:
    for player in (PlayerKind.WIZARD, PlayerKind.RINGWRAITH):
        scene, aragorn, refused = hazards_with_an_agent((PlayerKind.RINGWRAITH, player), WHISPERS)
        elsewhere, other, free = hazards_with_an_agent((PlayerKind.WIZARD, player), WHISPERS)

        assert scene.hazards(on=aragorn).why_not(refused) is Reason.NOT_AGAINST_RINGWRAITHS
        assert elsewhere.hazards(on=other).may_play(free)


@rule("AGT-17")
def test_most_such_hazards_say_so_of_every_minion_opponent() -> None:
    for player in (PlayerKind.RINGWRAITH, PlayerKind.BALROG):
        scene, aragorn, hazard = hazards_with_an_agent((player, PlayerKind.WIZARD), "Never Seen Him")

        assert scene.hazards(on=aragorn).why_not(hazard) is Reason.CONDITION_NOT_MET


@rule("AGT-17")
def test_a_hazard_without_an_agent_can_be_played_against_a_ringwraith() -> None:
    scene, aragorn, plain = hazards_with_an_agent(RINGWRAITH_AND_WIZARD, PLAIN_WHISPERS)

    assert scene.hazards(on=aragorn).may_play(plain)


@rule("AGT-30")
def test_agents_of_a_balrog_move_by_minion_site_cards_only() -> None:
    scene = Scene(kinds=WIZARD_AND_BALROG)
    deallus = scene.second.agent("Deallus", sites=("Ost-in-Edhil",))
    moria = replace(DIMRILL_DALE, code="XX-903", name="Moria", alignment=Alignment.BALROG)
    minion, balrog = scene.second.location_deck(DIMRILL_DALE, moria)
    hero = scene.second.location_deck("Moria (hero)")[0]

    agent = agent_of(scene.table, deallus.id)
    assert agent is not None
    within_reach = reachable_sites(scene.table, agent)

    assert within_reach == [minion.id]
    assert balrog.id not in within_reach
    assert hero.id not in within_reach
