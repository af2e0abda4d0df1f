"""What agents do, in French."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.agents import chooses, robbed
from wizardhaven.text.french.clauses import Clause, Said
from wizardhaven.text.french.putting import putting
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.agents import AgentAttacks, AgentDrivesAway, ByAgents
from wizardhaven.vocabulary.card_effects import Put


def by_agents(happens: ByAgents, scene: Scene) -> Said:
    """One effect that an agent brings about."""
    match happens:
        case AgentDrivesAway(above_mind, at_home):
            more = f" et ajoutez {at_home} si c'est aussi un site natal de l'agent" if at_home else ""
            where = f"lancez les dés pour un personnage dont le site natal est le site de l'agent{more}"
            front = f"si le total est supérieur à son esprit plus {above_mind}"
            companion = "peut passer à un autre personnage de sa compagnie"
            return (
                Clause("vous", where),
                Clause("il", "retourne dans la main de son joueur", front=front),
                Clause("l'un de ses objets", companion, front="auparavant"),
            )
        case AgentAttacks(prowess):
            instead = robbed(happens)
            stronger = f" avec {signed(prowess)} de prouesse" if prowess else ""
            attacking = Clause(scene.target.text, f"attaque {scene.company.text}{stronger}")
            choosing = Clause("vous", "choisissez les personnages défenseurs")
            robbing = Clause("un coup réussi", "ne blesse personne")
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
    return tuple([replace(part, front="à la place") if isinstance(part, Clause) else part for part in parts])
