"""What agents do, in English."""

from typing import assert_never

from wizardhaven.text.agents import chooses, robbed
from wizardhaven.text.english.clauses import Outcome, Said
from wizardhaven.text.english.putting import putting
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.agents import AgentAttacks, AgentDrivesAway, ByAgents


def by_agents(happens: ByAgents, scene: Scene) -> Said:
    """One effect that an agent brings about."""
    match happens:
        case AgentDrivesAway(above_mind, at_home):
            more = f", adding {at_home} if the agent is at one of its own home sites" if at_home else ""
            where = "a character whose home site is where the agent is"
            reached = f"if the total is more than his mind plus {above_mind}, he returns to his player's hand"
            passing = "One of his items may first pass to another character of his company"
            return Outcome(f"you make a roll for {where}{more}; {reached}. {passing}")
        case AgentAttacks(prowess):
            instead = robbed(happens)
            stronger = f" with {signed(prowess)} prowess" if prowess else ""
            choosing = "; you choose the defending characters" if chooses(happens) else ""
            lost = putting(instead, scene).words if instead else ""
            robbing = f". A successful strike wounds nobody; instead, {lost}" if instead else ""
            return Outcome(f"{scene.target} attacks {scene.company}{stronger}{choosing}{robbing}")
        case _:
            assert_never(happens)
