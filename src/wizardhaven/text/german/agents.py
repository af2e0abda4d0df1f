"""What agents do, in German."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.agents import chooses, robbed
from wizardhaven.text.german.clauses import Clause, Said
from wizardhaven.text.german.putting import putting
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.agents import AgentAttacks, AgentDrivesAway, ByAgents
from wizardhaven.vocabulary.card_effects import Put


def by_agents(happens: ByAgents, scene: Scene) -> Said:
    """One effect that an agent brings about."""
    match happens:
        case AgentDrivesAway(above_mind, at_home):
            more = f" und addierst {at_home}, wenn es auch ein Heimatort des Agenten ist" if at_home else ""
            where = f"für einen Charakter, dessen Heimatort der Ort des Agenten ist,{more}"
            front = f"ist die Summe größer als seine Geisteskraft plus {above_mind},"
            handing_on = "vorher an einen anderen Charakter seiner Gemeinschaft übergehen"
            return (
                Clause("du", "würfelst", where),
                Clause("er", "kehrt", "auf die Hand seines Spielers zurück", front=front),
                Clause("einer seiner Gegenstände", "darf", handing_on),
            )
        case AgentAttacks(prowess):
            instead = robbed(happens)
            stronger = f" mit {signed(prowess)} Kampfkraft" if prowess else ""
            attacking = Clause(scene.target.nominative, "greift", f"{scene.company.accusative}{stronger} an")
            choosing = Clause("du", "bestimmst", "die verteidigenden Charaktere")
            robbing = Clause("ein erfolgreicher Schlag", "verwundet", "niemanden")
            return (
                attacking,
                *([choosing] if chooses(happens) else []),
                *([robbing, *_instead(instead, scene)] if instead else []),
            )
        case _:
            assert_never(happens)


def _instead(happens: Put, scene: Scene) -> Said:
    """What happens in place of a wound."""
    parts = putting(happens, scene)
    return tuple([replace(part, front="stattdessen") if isinstance(part, Clause) else part for part in parts])
