"""Looks for the seed of somebody's first game: what the lesson speaks of has to come about in it.

A newcomer is played who does what the lesson points at; `python -m tools.first_game` prints the seeds with
which he meets every station; `tests/server/test_first_game.py` says if the chosen one is one of them no more.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from tools.staging import OWN
from wizardhaven.bots.bot import Bot
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.teacher import TeacherBot
from wizardhaven.catalogue.catalogue import cards, find
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.writing import written as deck_text
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import HAND
from wizardhaven.engine.state.questions import Question
from wizardhaven.server.first_game import FIRST_GAME
from wizardhaven.server.played import Played
from wizardhaven.server.setup import Player, Setup
from wizardhaven.vocabulary.cards import Card, Faction, Item

LAST_TURN: Final = 3
STRIKES: Final = (Happening.STRIKE_FAILED, Happening.STRIKE_INEFFECTUAL, Happening.STRIKE_SUCCEEDED)
THOUGHT_ABOUT: Final = (Question.DRAW_MORE, Question.ASSIGN_BY_DEFENDER)
"""Where even a newcomer does not simply pass."""
LOOKED_AT: Final = 4000
PEOPLES: Final = {
    "Men of Anfalas": "Lond Galen",
    "Men of Anórien": "Minas Tirith",
    "Men of Lebennin": "Pelargir",
    "Knights of Dol Amroth": "Dol Amroth",
    "Rangers of Ithilien": "Henneth Annûn",
}
"""The factions of the newcomer's deck, and where they are won over."""


@dataclass
class Met:
    """What a newcomer has met of the lesson."""

    begins: bool = False
    attacked: bool = False
    strikes: list[Happening] = field(default_factory=list)
    guarded_site: bool = False
    item_played: bool = False
    hazards: int = 0
    second: str = ""
    """Where the second journey of the lesson leads."""
    faction: bool = False

    @property
    def beaten(self) -> bool:
        """Whether the first strike fails, and none does harm."""
        return (
            self.strikes[:1] == [Happening.STRIKE_FAILED] and Happening.STRIKE_SUCCEEDED not in self.strikes
        )

    @property
    def all(self) -> bool:
        wanted = (self.begins, self.attacked, self.beaten, self.guarded_site, self.item_played)
        return all(wanted) and self.hazards > 1 and self.faction


def dealt(seed: int) -> Played:
    """The first game with that seed, at its first question."""
    players = (
        Player("Mira", deck_text(deck(FIRST_GAME.deck))),
        Player("The teacher", deck_text(deck(FIRST_GAME.against)), FIRST_GAME.opponent),
    )
    played = Played(Setup(players, FIRST_GAME.length, str(seed)))
    played.throwers = {OWN}
    played.throw()
    return played


def met(seed: int) -> Met:
    """What a newcomer meets who does what the lesson points at."""
    played, found = dealt(seed), Met()
    bots: tuple[Bot, Bot] = (PlanningBot(), TeacherBot())
    while played.asked is not None and played.game.table.turn <= LAST_TURN:
        if played.game.table.turn == 1 and played.game.table.active != OWN:
            return found
        found.begins = found.begins or played.game.table.turn == 1
        _look(played, found)
        if played.rolling:
            played.roll()
            _look_at_strike(played, found)
        else:
            seat, options = played.asked, played.game.options()
            pointed = _newcomer(played, options, found) if seat == OWN else None
            played.choose(pointed or bots[seat].choose(played.game.view(seat), options), 0)
    return found


def _look_at_strike(played: Played, found: Met) -> None:
    """Note what became of a strike against the newcomer's first company."""
    if played.game.table.turn == 1:
        found.strikes += [fact.kind for fact in played.game.facts if fact.kind in STRIKES]


def _look(played: Played, found: Met) -> None:
    """Note what is there at this moment."""
    table, choice = played.game.table, played.game.pending
    if choice is None or played.asked != OWN:
        return
    options = played.game.options()
    if table.turn == 1 and choice.asks is Question.FACE_STRIKE:
        found.attacked = found.attacked or table.phase.value.startswith("movement")
        found.guarded_site = found.guarded_site or table.phase.value.startswith("site")
    if choice.asks is Question.HAZARD_ACTIONS and table.turn == 2:
        creatures = {option.card for option in options if option.verb is Verb.PLAY_CREATURE}
        found.hazards = max(found.hazards, len(creatures))
    if choice.asks is Question.FACTION_ROLL:
        found.faction = True
    items = [one for one in options if one.verb is Verb.PLAY_AT_SITE]
    if table.turn == 1 and any([isinstance(_card(table.printed[one.card].name), Item) for one in items]):
        found.item_played = True


def _newcomer(played: Played, options: Sequence[Action], found: Met) -> Action | None:
    """What somebody does who follows the arrow and otherwise passes; None where he has to think."""
    pointed = _pointed_at(played, options, found)
    choice = played.game.pending
    if pointed is not None or choice is None or choice.asks in THOUGHT_ABOUT:
        return pointed
    return next((option for option in options if option.verb is Verb.PASS), None)


def _pointed_at(played: Played, options: Sequence[Action], found: Met) -> Action | None:
    """What the lesson points at, if it points at something."""
    table = played.game.table
    for option in options:
        card = table.printed[option.card] if option.card >= 0 else None
        if card is None:
            continue
        if option.verb is Verb.PLAN_MOVEMENT and card.name == _destination(played, options, found):
            return option
        if option.verb in (Verb.DRAFT, Verb.GIVE_ITEM, Verb.ENTER, Verb.TAP_TO_FACE, Verb.PLAY_CREATURE):
            return option
        if option.verb is Verb.PLAY_AT_SITE and isinstance(_card(card.name), Item | Faction):
            return option
    return None


def _destination(played: Played, options: Sequence[Action], found: Met) -> str:
    """Where to go: to the guarded site first, then to a people that somebody in hand belongs to."""
    table = played.game.table
    if table.turn == 1:
        return cards()[FIRST_GAME.lesson.sites[0]].name
    names = [table.printed[card].name for card in table.pile(OWN, HAND)]
    reached = {table.printed[one.card].name for one in options if one.verb is Verb.PLAN_MOVEMENT}
    for people, site in PEOPLES.items():
        if not found.second and people in names and site in reached:
            found.second = site
    return found.second


def _card(name: str) -> Card:
    return cards()[find(name).card]


def main() -> int:
    """Print the seeds with which every station comes about."""
    first = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    for seed in range(first, first + LOOKED_AT):
        found = met(seed)
        if found.all:
            print(seed, found, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
