"""A short second line for an answer: the lands of a way, what somebody's mind costs, what a use does."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from wizardhaven.engine.questions import (
    SitePath,
    adjacency,
    agent_of,
    changed_regions,
    characters_of,
    free_to_control,
    is_under_deeps,
    possible_sites,
    region_ways,
    site_of,
    starter_path,
    treated,
    undone_by,
    unused_direct_influence,
)
from wizardhaven.engine.steps import MOST_MIND
from wizardhaven.engine.values import (
    CHARACTER,
    NONE,
    REGION_MOVEMENT,
    STARTER,
    Action,
    CardId,
    Company,
    Table,
    Verb,
)
from wizardhaven.protocol.faces.speech import region_name, region_type_name
from wizardhaven.protocol.shapes import Text
from wizardhaven.protocol.using import told
from wizardhaven.text.language import Language
from wizardhaven.text.names import translated
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import RegionType

UNDONE: Final = {
    Language.EN: "{card} then comes to nothing: who has tapped for it must still be tapped",
    Language.DE: "Aus {card} wird dann nichts: Wer dafür getappt hat, muss noch getappt sein",
    Language.FR: "{card} reste alors sans effet\N{NO-BREAK SPACE}: qui s’est engagé doit l’être encore",
}
STARTER_MOVEMENT: Final = {
    Language.EN: "Printed path: {lands}",
    Language.DE: "Aufgedruckter Weg: {lands}",
    Language.FR: "Trajet imprimé\N{NO-BREAK SPACE}: {lands}",
}
MOVEMENT_ROLL: Final = {
    Language.EN: "{deeps}, on a roll of {number} or more",
    Language.DE: "{deeps}, ab einem Wurf von {number}",
    Language.FR: "{deeps}, sur un jet d’au moins {number}",
}
GENERAL_INFLUENCE: Final = {
    Language.EN: "Mind {mind}; general influence left: {left}",
    Language.DE: "Geist {mind}; freier allgemeiner Einfluss: {left}",
    Language.FR: "Esprit {mind}\N{NO-BREAK SPACE}; influence générale libre\N{NO-BREAK SPACE}: {left}",
}
DIRECT_INFLUENCE: Final = {
    Language.EN: "Mind {mind}; direct influence left: {left}",
    Language.DE: "Geist {mind}; freier direkter Einfluss: {left}",
    Language.FR: "Esprit {mind}\N{NO-BREAK SPACE}; influence directe libre\N{NO-BREAK SPACE}: {left}",
}
DRAFT: Final = {
    Language.EN: "Mind {mind} of {left} left",
    Language.DE: "Geist {mind} von {left} übrigen",
    Language.FR: "Esprit {mind} sur {left} restants",
}
AGENT: Final = {
    Language.EN: "Your agent at {sites}",
    Language.DE: "Dein Agent, Ort: {sites}",
    Language.FR: "Votre agent, site\N{NO-BREAK SPACE}: {sites}",
}
HIDDEN_AGENT: Final = {
    Language.EN: "Your face-down agent at {sites}",
    Language.DE: "Dein verdeckter Agent, Ort: {sites}",
    Language.FR: "Votre agent face cachée, site\N{NO-BREAK SPACE}: {sites}",
}
OR: Final = {Language.EN: " or ", Language.DE: " oder ", Language.FR: " ou "}
OF_AGENTS: Final = (
    Verb.MOVE_AGENT,
    Verb.STEP_BACK,
    Verb.RETURN_HOME,
    Verb.HEAL_AGENT,
    Verb.UNTAP_AGENT,
    Verb.HIDE_AGENT,
    Verb.OPEN_SITE,
    Verb.REVEAL_AGENT,
    Verb.ATTACK_WITH_AGENT,
)
"""What agents do."""
MOST_SITES: Final = 4
"""Where an agent may be in more places than these, that is left to its card."""


@final
class Details:
    """What can be said of the answers to one question; what holds for many of them is found only once."""

    def __init__(self, table: Table, seat: int, language: Language) -> None:
        self.table = table
        self.seat = seat
        self.language = language
        self._changes = changed_regions(table)
        self._general: int | None = None

    def of(self, action: Action) -> Text | None:
        """The second line of an answer, in the seat's own words; None if there is nothing to add."""
        words = self._warning(action) or self._words(action)
        return Text(words) if words else None

    def _warning(self, action: Action) -> str:
        """What of his own the player would undo. [TIM-13]"""
        undone = undone_by(self.table, action)
        if undone == NONE:
            return ""
        name = translated(self.table.printed[undone].name, self.language)
        return UNDONE[self.language].format(card=name)

    def _words(self, action: Action) -> str:
        match action.verb:
            case Verb.PLAN_MOVEMENT:
                return self._plan(self.table.companies[action.company_meant], action.card)
            case Verb.TRAVEL if self.table.company in self.table.companies:
                return self._way(self.table.companies[self.table.company], action)
            case Verb.FREE if action.other != NONE:
                return ""  # somebody is let go
            case Verb.PLAY_CHARACTER | Verb.FOLLOW | Verb.FREE:
                return self._control(action.card, action.other)
            case Verb.DRAFT if self.table.printed[action.card].kind == CHARACTER:
                drafted = [self.table.printed[one].mind for one in characters_of(self.table, self.seat)]
                mind = self.table.printed[action.card].mind
                return DRAFT[self.language].format(mind=mind, left=MOST_MIND - sum(drafted))
            case Verb.USE if len(self.table.printed[action.card].actions) == 1:
                printed = self.table.printed[action.card]  # of several the answer itself says which is meant
                return told(printed.card, printed.actions[0], self.language)
            case verb if verb in OF_AGENTS:
                return self._agent(action.card)
            case _:
                return ""

    def _agent(self, card: CardId) -> str:
        """Where an agent of one's own is, or may be as long as that has not been named. [AGT-14]"""
        agent = agent_of(self.table, card)
        sites = possible_sites(self.table, agent) if agent is not None else []
        if agent is None or not 0 < len(sites) <= MOST_SITES:
            return ""
        names = OR[self.language].join([translated(site, self.language) for site in sites])
        return (HIDDEN_AGENT if agent.face_down else AGENT)[self.language].format(sites=names)

    def _plan(self, company: Company, goal: CardId) -> str:
        """The printed path, else the shortest way through regions, else the Under-deeps."""
        origin, new = site_of(self.table, company.site), site_of(self.table, goal)
        if starter_path(self.table.kinds[company.seat], origin, new):
            return self._printed(company, new)
        ways = region_ways(self.table, company, origin, new)
        if ways:
            return self._lands(ways[0])
        listed = adjacency(self.table, company.site, goal)
        return self._tunnel(origin, listed.number) if listed is not None else ""

    def _tunnel(self, origin: Site, number: int) -> str:
        """The Under-deeps, and what has to be rolled to find the way there. [UND-06, UND-07]"""
        deeps = region_name(None, self.language)
        if not is_under_deeps(origin) or number == 0:
            return deeps
        return MOVEMENT_ROLL[self.language].format(deeps=deeps, number=number)

    def _way(self, company: Company, action: Action) -> str:
        """The lands in the order in which the company crosses them."""
        if action.number == REGION_MOVEMENT:
            return self._lands(action.names)
        if action.number == STARTER:
            return self._printed(company, site_of(self.table, action.card))
        return ""

    def _lands(self, regions: tuple[str, ...]) -> str:
        types = tuple([self.table.atlas.types[region] for region in regions])
        return lands(self._now(SitePath(types, regions, None)), self.language)

    def _printed(self, company: Company, new: Site) -> str:
        """A printed path names only the regions at its two ends. [MOV-10]"""
        origin = site_of(self.table, company.site)
        types = starter_path(self.table.kinds[company.seat], origin, new)
        between = [""] * (len(types) - 2)
        names = (origin.region or "", *between, new.region or "")[-len(types) :]
        path = SitePath(types, names, (origin.name, new.name))
        return STARTER_MOVEMENT[self.language].format(lands=lands(self._now(path), self.language))

    def _now(self, path: SitePath) -> tuple[RegionType, ...]:
        return treated(self.table, path, self._changes) if self._changes else path.types

    def _control(self, character: CardId, leader: CardId) -> str:
        """The mind that has to be paid for, and what there is to pay it from; an avatar costs nothing."""
        printed = self.table.printed[character]
        if printed.avatar:
            return ""
        if leader >= 0:
            left = unused_direct_influence(self.table, leader, character)
            return DIRECT_INFLUENCE[self.language].format(mind=printed.mind, left=left)
        if self._general is None:
            self._general = free_to_control(self.table, self.seat)
        return GENERAL_INFLUENCE[self.language].format(mind=printed.mind, left=self._general)


@cache
def lands(types: tuple[RegionType, ...], language: Language) -> str:
    """Sorts of land in a row."""
    return ", ".join([region_type_name(each, language) for each in types])
