"""What agents do and what holds for them, in English."""

from typing import assert_never

from wizardhaven.text.agents import chooses, robbed
from wizardhaven.text.english.card_effects import to_cards
from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.places import place, places
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import sites
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.agents import (
    AgentAttacks,
    AgentDrivesAway,
    AgentInfluences,
    AgentsMustAttack,
    ByAgents,
    ExtraAgentAction,
    MayMoveToHavens,
    MayNotMoveTo,
    OfAgents,
    StartsAnywhere,
    TurnUpAgent,
)


def of_agents(holds: OfAgents, scene: Scene) -> str:
    """What holds for agents, as a clause."""
    match holds:
        case MayMoveToHavens():
            return f"as an agent, {scene.card} may move to Havens"
        case MayNotMoveTo(where, ()):
            return f"as an agent, {scene.card} may not move to {place(where)}"
        case MayNotMoveTo(_, open_to):
            return f"as an agent, {scene.card} may move only to {places(open_to)}"
        case AgentsMustAttack():
            return "each face-up agent must attack a company that enters the site where it is"
        case StartsAnywhere(types):
            anywhere = f"may have come into play at any {listed(sites(types), 'or')}"
            if_so = "if one of its home sites is such a site"
            return f"{scene.bearer} {anywhere}, {if_so}; discard {scene.card} when it is turned up"
        case ExtraAgentAction(each, free, itself):
            agent = "an agent" if each else scene.bearer
            if itself:
                agent = f"{scene.card} is face-up and"
            charge = ", which does not count against the hazard limit" if free else ""
            return f"whenever {agent} takes an agent action, it may take a second one{charge}"
        case _:
            assert_never(holds)


def by_agents(happens: ByAgents, scene: Scene) -> Said:
    """One effect that an agent brings about."""
    match happens:
        case AgentDrivesAway(above_mind, at_home):
            more = f", adding {at_home} if the agent is at one of its own home sites" if at_home else ""
            where = "a character whose home site is where the agent is"
            reached = f"if the total is more than his mind plus {above_mind}, he returns to his player's hand"
            passing = "One of his items may first pass to another character of his company"
            return Outcome(f"you make a roll for {where}{more}; {reached}. {passing}")
        case TurnUpAgent():
            return Deed(f"tap {scene.target} and turn it up")
        case AgentInfluences():
            return Outcome(_influence(happens, scene))
        case AgentAttacks(prowess):
            instead = robbed(happens)
            stronger = f" with {signed(prowess)} prowess" if prowess else ""
            choosing = "; you choose the defending characters" if chooses(happens) else ""
            lost = to_cards(instead, scene).words if instead else ""
            robbing = f". A successful strike wounds nobody; instead, {lost}" if instead else ""
            return Outcome(f"{scene.target} attacks {scene.company}{stronger}{choosing}{robbing}")
        case _:
            assert_never(happens)


def _influence(tries: AgentInfluences, scene: Scene) -> str:
    """Whom an agent may try, and with what advantage."""
    sorts = [("factions", tries.factions), ("allies", tries.allies), ("characters", tries.characters)]
    cards = listed([sort for sort, is_meant in sorts if is_meant], "or")
    diplomat = f" ({signed(tries.of_diplomat)} for a diplomat)" if tries.of_diplomat is not None else ""
    bonus = f" with {signed(tries.modifier)}{diplomat}" if tries.modifier or diplomat else ""
    home = ". If that card shares a home site with the agent or can be played at one, the attempt"
    more = f"{home} gets a further {signed(tries.of_home)}" if tries.of_home else ""
    sure = f"{home} succeeds without a roll" if tries.sure_of_home else ""
    general = ". His unused general influence does not count" if tries.without_general else ""
    to_hand = ". If the attempt succeeds, that card returns to his hand" if tries.to_hand else ""
    trying = f"{scene.target} may try to influence one of your opponent's {cards}"
    return f"{trying}{bonus}{more}{sure}{general}{to_hand}"
