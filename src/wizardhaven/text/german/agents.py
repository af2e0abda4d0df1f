"""What agents do and what holds for them, in German."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.agents import chooses, robbed
from wizardhaven.text.german.card_effects import to_cards
from wizardhaven.text.german.clauses import TAP, TURN_UP, Clause, Deed, Said
from wizardhaven.text.german.counting import any_of
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.nominals import pronoun
from wizardhaven.text.german.places import to_place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import ALLY, CHARACTER, FACTION, sort_of_site
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
from wizardhaven.vocabulary.card_effects import DiscardItems


def of_agents(holds: OfAgents, scene: Scene) -> Clause:
    """What holds for agents, as a clause."""
    match holds:
        case MayMoveToHavens():
            return Clause(scene.card.nominative, "darf sich", "als Agent zu Zufluchtsorten bewegen")
        case MayNotMoveTo(_, open_to) if open_to:
            there = any_of([to_place(one) for one in open_to])
            return Clause(scene.card.nominative, "darf sich", f"als Agent nur {there} bewegen")
        case MayNotMoveTo(where):
            barred = f"als Agent nicht {to_place(where)} bewegen"
            return Clause(scene.card.nominative, "darf sich", barred)
        case AgentsMustAttack():
            entering = "jede Gemeinschaft angreifen, die seinen Ort betritt"
            return Clause("jeder offene Agent", "muss", entering)
        case StartsAnywhere(types):
            anywhere = f"an {any_of([f'jedem {sort_of_site(each).after_ein.dative}' for each in types])}"
            begun = f"{anywhere} ins Spiel gekommen sein"
            gone = f"wird er aufgedeckt, wird {scene.card.nominative} abgeworfen"
            if_so = f"wenn einer seiner Heimatorte ein solcher Ort ist; {gone}"
            return Clause(scene.bearer.nominative, "darf", begun, proviso=if_so)
        case ExtraAgentAction(each, free, itself):
            agent = "ein Agent" if each else scene.bearer.nominative
            if itself:
                agent = f"{scene.card.nominative} offen liegt und"
            charge = ", die nicht gegen das Gefahrenlimit zählt" if free else ""
            acting = f"wenn {agent} eine Agentenaktion ausführt,"
            return Clause("er", "darf", f"eine zweite ausführen{charge}", front=acting)
        case _:
            assert_never(holds)


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
        case TurnUpAgent():
            return (Deed(TAP, scene.target, then=Deed(TURN_UP, pronoun(scene.target))),)
        case AgentInfluences():
            return _influence(happens, scene)
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


def _instead(happens: DiscardItems, scene: Scene) -> Said:
    """What happens in place of a wound."""
    parts = to_cards(happens, scene)
    return tuple([replace(part, front="stattdessen") if isinstance(part, Clause) else part for part in parts])


def _influence(tries: AgentInfluences, scene: Scene) -> Said:
    """Whom an agent may try, and with what advantage."""
    sorts = [(FACTION, tries.factions), (ALLY, tries.allies), (CHARACTER, tries.characters)]
    cards = any_of([a(sort, Case.ACCUSATIVE) for sort, is_meant in sorts if is_meant])
    diplomat = f" ({signed(tries.of_diplomat)} für einen Diplomaten)" if tries.of_diplomat is not None else ""
    bonus = f" mit {signed(tries.modifier)}{diplomat}" if tries.modifier or diplomat else ""
    trying = Clause(
        scene.target.nominative, "darf", f"{cards} deines Gegners{bonus} zu beeinflussen versuchen"
    )
    home = "hat diese Karte einen Heimatort mit dem Agenten gemeinsam oder ist sie an einem spielbar,"
    more = Clause("der Versuch", "erhält", f"weitere {signed(tries.of_home)}", front=home)
    sure = Clause("der Versuch", "gelingt", "ohne Wurf", front=home)
    general = Clause("sein ungenutzter allgemeiner Einfluss", "zählt", "dabei nicht")
    back = "auf seine Hand zurück, statt abgeworfen zu werden"
    to_hand = Clause("die Karte", "kehrt", back, front="gelingt der Versuch,")
    return (
        trying,
        *([more] if tries.of_home else []),
        *([sure] if tries.sure_of_home else []),
        *([general] if tries.without_general else []),
        *([to_hand] if tries.to_hand else []),
    )
