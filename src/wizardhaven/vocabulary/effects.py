"""What happens: each effect is done once, in the order in which a card lists them. [TIM-49]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.agents import ByAgents
from wizardhaven.vocabulary.amounts import Amount, Number
from wizardhaven.vocabulary.canceling import Cancel
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import InCombat
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.fighting import Fights
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.singular import Rule
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Check, ItemClass, Keyword, Phase, Stat, State, Turned

Bound: TypeAlias = int | Stat | tuple[int | Number | tuple[Such, int], ...]
"""A number to exceed: one, one of the attack at hand, or several together, some only against such attacks."""


@dataclass(frozen=True)
class ModifyCheck:
    """The roll that is meant is modified, perhaps by no more than a maximum. Or it is passed in any case.

    Something may follow if the influence check is successful. Or if it fails the faction goes elsewhere than
    to the discard pile.
    """

    amount: int | Number = 0
    maximum: int | None = None
    passing: bool = False
    then: Put | None = None
    failing: Put | None = None


@dataclass(frozen=True)
class Tap:
    """The card is tapped; as a cost it must be untapped. [TIM-16]

    Where it is the site, one more minor item may be played afterwards. [SITE-33] Of a company it is one
    untapped character, or such a one, whichever its player likes, if there is one.
    """

    what: Subject
    who: Such = ANYBODY


@dataclass(frozen=True)
class Become:
    """The character is healed and untapped if he is wounded, or is wounded without a body check, or lost.

    Of a company everybody in it is healed and untapped who is wounded. Or the card is untapped if it is
    tapped; of a company, every tapped character who is not wounded, or everybody in it taps who is untapped.
    Or a card of several stages comes to the next: it is tapped, or a tapped one is inverted, if no other copy
    of it has come that far. Or every item in play that is untapped taps, whosever it is.
    """

    who: Subject
    state: State | Turned


@dataclass(frozen=True)
class Roll:
    """Somebody rolls, or his player does for him, and numbers are added; above a number something happens.

    Otherwise something else does, or each of these only below a number of its own, the first that comes. The
    number to exceed is so much, or the sum of several, or it depends on who attacks, or it is the prowess of
    the attack at hand. The roll may be a check that cards speak of; whoever is only put away if a corruption
    check fails is discarded at worst, and whoever taps for a body check is not harmed otherwise.

    Several rolls may be made: everybody in the company or at its site makes one, each such character in play,
    or each player for each such faction that he has. A corruption check may be made for each such item that
    others in the company bear, less its corruption points; or so many times. Of two tests of a ring the
    player chooses one; without any he says what it shows, perhaps any such ring but The One Ring. [ITM-15]

    To be rid of a hazard that somebody bears he rolls himself, or somebody else of his company does; without
    a roll it is enough to try.

    Perhaps the dice alone must show more than a number too. Perhaps an item of a class must first be
    discarded from the company for it.
    """

    kind: Check | None
    by: Subject
    plus: tuple[int | Number, ...] = ()
    above: Bound | None = None
    then: tuple[Effect, ...] = ()
    failing: tuple[Effect | tuple[int, Effect], ...] = ()
    times: int | Number = 1
    of: Such | None = None
    or_dice_at_most: int = 0
    for_item: ItemClass | None = None


@dataclass(frozen=True)
class ForTheTurn:
    """Until the end of the turn something holds for the target, or the company concerned.

    Or it holds until the player's next untap phase, or through his next organization phase, or until a
    long-event would go in his long-event phase. [EVT-08] More may go with a first one.
    """

    standing: Standing
    on: Subject = Subject.TARGET
    until: Phase = Phase.END_OF_TURN
    also: tuple[Standing, ...] = ()


@dataclass(frozen=True)
class Send:
    """The company, or one character alone, goes back to where it came from; its phase is over. [MOV-45]

    Unless the company has one of these, each with at least so much prowess. Or the card's player replaces its
    new site by another one of his location deck that is such a one, [MOV-13] or the site where his own
    company is; in its site phase it then does nothing more.
    """

    to: Subject | Such
    what: Subject = Subject.COMPANY
    unless: tuple[tuple[Such, int], ...] = ()


@dataclass(frozen=True)
class Influence:
    """The target tries to influence such a card. [INF-01]

    An agent may try one of the opponent's. [INF-17] Numbers are added; more if he is such a one himself, or
    if that card belongs to a home site of his: then perhaps no roll is needed. [INF-19] If the opponent's
    unused general influence is added, it does not count. The card may go back to hand then.

    A character tries a faction from hand, wherever it belongs: by one less for each region on the way there,
    both ends counted. If that fails he is discarded as well; if it succeeds his site taps, and no further
    item may be played for that. Or the way, by a site card of his player's, may have no more than so many
    regions from his haven: then nothing is taken off for them, his direct influence does not count, and he is
    not lost. It may be a faction that the opponent has in play. [INF-08]
    """

    what: Such
    by: Sort
    plus: tuple[int | Amount | tuple[Such, int | None], ...] = ()
    then: tuple[Put, ...] = ()
    within: int = 0


@dataclass(frozen=True)
class GuessCard:
    """The player names a card and his opponent shows his hand; if it is in it, something happens."""

    then: tuple[Effect, ...]


@dataclass(frozen=True)
class If:
    """Something happens only if all of this holds when its turn comes.

    Where nothing must hold, several things happen one after another.
    """

    conditions: tuple[Condition, ...]
    then: tuple[Effect, ...]


@dataclass(frozen=True)
class EndTheGame:
    """The player of the card wins at once; perhaps an item that the target bears is destroyed. [WIN-04]

    Or the end is called for the player whose turn it is, if he may have it called. [WIN-21]
    """

    destroying: Keyword | None = None
    called: bool = False


Effect: TypeAlias = (
    Modify
    | Fights
    | InCombat
    | SendCreature
    | Put
    | ByAgents
    | Look
    | ModifyCheck
    | Cancel
    | Tap
    | Become
    | Roll
    | ForTheTurn
    | Send
    | Influence
    | GuessCard
    | If
    | EndTheGame
    | Rule
)
