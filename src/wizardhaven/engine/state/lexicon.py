"""The lexicon of a game: what the cards of both players can ever say.

Whoever looks for a word that no card says need not look at cards. It depends on the cards and never on the
kinds of player, so that a word is heard whoever plays it.
"""

from __future__ import annotations

from typing import TypeAlias, final

from wizardhaven.engine.state.printed.printed import FACTION, Printed
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.places import names_of
from wizardhaven.vocabulary.terms import Check, Stat

Lexicon: TypeAlias = frozenset[type | Stat | Check | Deed | Manner]


@final
class Unwatched:
    """Stands for whatever answers a fact though no card in play watches for it."""


@final
class Minds:
    """Stands for whatever changes minds."""


@final
class MindsOfAll:
    """Stands for whatever changes minds of characters wherever they are."""


@final
class Journeys:
    """Stands for whatever lets a company move by Special Movement as long as it is with it."""


@final
class RegionTypes:
    """Stands for whatever makes all regions of a type count as of another."""


@final
class Weights:
    """Stands for whatever in play changes the corruption points of items."""


@final
class SiteTypes:
    """Stands for whatever makes sites count as of another type from where it lies, not on them."""


@final
class PlaysAllies:
    """Stands for whatever lets allies be played in ways that they do not say themselves."""


@final
class Leaders:
    """Stands for whatever makes somebody a leader."""


@final
class Player:
    """Stands for whatever makes somebody of the player who is no card."""


@final
class FactionsAct:
    """Stands for whatever a faction lets its player do."""


@final
class FactionsAttack:
    """Stands for whatever a faction does to those who move."""


def lexicon_of(printed: tuple[Printed, ...]) -> Lexicon:
    """The abilities on these cards: of what numbers, deeds and manners they speak, and what they make."""
    said: set[type | Stat | Check | Deed | Manner] = set()
    for card in printed:
        said.update([type(ability) for ability in card.abilities])
        said.update([change.what for change in card.modifiers])
        said.update([permit.deed for permit in card.permits])
        said.update([forbidden.deed for forbidden in card.forbids])
        if card.makes_leader:
            said.add(Leaders)
        if card.makes_player:
            said.add(Player)
        said.update([ability.manner for ability in card.abilities if isinstance(ability, Fights)])
        if card.unwatched:
            said.add(Unwatched)
        if card.changes_minds:
            said.add(Minds)
        if card.changes_all_minds:
            said.add(MindsOfAll)
        if card.journey is not None:
            said.add(Journeys)
        if card.ally_plays:
            said.add(PlaysAllies)
        if card.everywhere or any([names_of(change.what) for change in card.treats_sites]):
            said.add(SiteTypes)
        if card.treats_regions:
            said.add(RegionTypes)
        if card.weights:
            said.add(Weights)
        if card.kind == FACTION and card.actions:
            said.add(FactionsAct)
        if card.kind == FACTION and card.attacks_by_itself:
            said.add(FactionsAttack)
    return frozenset(said)
