"""The lexicon of a game: what the cards of both players can ever say.

Whoever looks for a word that no card says need not look at cards. It depends on the cards and never on the
kinds of player, so that a word is heard whoever plays it.
"""

from __future__ import annotations

from typing import TypeAlias, final

from wizardhaven.engine.state.printed.printed import FACTION, Printed
from wizardhaven.engine.state.printed.said import Said
from wizardhaven.vocabulary.conditions import recalls_a_foe
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.places import names_of
from wizardhaven.vocabulary.terms import Check, Stat

Lexicon: TypeAlias = Said


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
class FoesRecalled:
    """Stands for whatever asks by whom a company was attacked, and to what that was keyed."""


@final
class Leaders:
    """Stands for whatever makes somebody a leader."""


@final
class Player:
    """Stands for whatever makes somebody of the player who is no card."""


@final
class FromSideboard:
    """Stands for whatever may be shuffled from the sideboard into the play deck."""


@final
class FactionsAct:
    """Stands for whatever a faction lets its player do."""


@final
class Veils:
    """Stands for whatever makes a card in play count as out of play."""


@final
class FactionsAttack:
    """Stands for whatever a faction does to those who move."""


def lexicon_of(printed: tuple[Printed, ...]) -> Lexicon:
    """The abilities on these cards: of what numbers, deeds and manners they speak, and what they make."""
    found: set[type | Stat | Check | Deed | Manner] = set()
    for card in printed:
        if card.said is None:
            card.said = said_by(card)
        if card.said:
            found.update(card.said)
    return frozenset(found)


def said_by(card: Printed) -> Said:
    """What one card can say."""
    said: set[type | Stat | Check | Deed | Manner] = {type(ability) for ability in card.abilities}
    said.update([change.what for change in card.modifiers])
    said.update([permit.deed for permit in card.permits])
    said.update([forbidden.deed for forbidden in card.forbids])
    said.update([ability.manner for ability in card.abilities if isinstance(ability, Fights)])
    conditions = [ability.condition for ability in card.abilities if isinstance(ability, Modify)]
    if card.creature is not None:
        conditions.extend([key.condition for key in card.creature.keyed_to])
    by_name = any([names_of(change.what) for change in card.treats_sites])
    signs: tuple[tuple[type, bool], ...] = (
        (FoesRecalled, any([recalls_a_foe(condition) for condition in conditions])),
        (Leaders, card.makes_leader),
        (Player, bool(card.makes_player)),
        (Unwatched, card.unwatched),
        (Minds, card.changes_minds),
        (MindsOfAll, card.changes_all_minds),
        (Journeys, card.journey is not None),
        (PlaysAllies, bool(card.ally_plays)),
        (SiteTypes, card.everywhere or by_name),
        (RegionTypes, bool(card.treats_regions)),
        (Weights, bool(card.weights)),
        (FromSideboard, card.from_sideboard),
        (Veils, bool(card.hides)),
        (FactionsAct, card.kind == FACTION and bool(card.actions)),
        (FactionsAttack, card.kind == FACTION and card.attacks_by_itself),
    )
    said.update([sign for sign, is_said in signs if is_said])
    return frozenset(said)
