"""Invented cards that say, for players of every kind, what only Fallen-wizards' cards used to say."""

from dataclasses import replace
from typing import Final

from wizardhaven.vocabulary.abilities import Ability, When
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Ally, Creature, Event, Faction, Item
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import DiscardsFromHand
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, Not, With, all_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Length,
    Moment,
    Pile,
    PlayerKind,
    Race,
    Side,
    Stat,
    Turned,
)

RINGWRAITH_AND_WIZARD: Final = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
WIZARD_AND_RINGWRAITH: Final = (PlayerKind.WIZARD, PlayerKind.RINGWRAITH)
WIZARD_AND_FALLEN: Final = (PlayerKind.WIZARD, PlayerKind.FALLEN_WIZARD)


def saying(code: str, name: str, *words: Ability, alignment: Alignment = Alignment.HERO) -> Event:
    """A permanent-event that says these words."""
    return Event(
        code, name, Side.RESOURCE, Length.PERMANENT, uses=(Use(),), abilities=words, alignment=alignment
    )


HUNTING_HORN: Final = saying("XX-651", "Hunting-horn", DiscardsFromHand(Pile.PLAY))
WATCHFUL_EYE: Final = saying("XX-652", "Watchful Eye", DiscardsFromHand(), alignment=Alignment.MINION)
FAR_VOICE: Final = saying(
    "XX-653",
    "Far Voice",
    Permit(Deed.INFLUENCE_FROM_AFAR, then=(Modify(Stat.GENERAL_INFLUENCE, 2, how=How.DIVIDED, most=10),)),
)
OPEN_WAR: Final = saying("XX-654", "Open War", Fights(Manner.NORMAL))
OPEN_WAR_OF_MINIONS: Final = replace(OPEN_WAR, code="XX-655", alignment=Alignment.MINION)
LOVE_OF_THE_SHIRE: Final = saying(
    "XX-656", "Love of the Shire", Modify(Stat.CONTROL, -1, all_of(With(Subject.PLAYER), Race.HOBBIT))
)
FRIEND_OF_BEASTS: Final = saying("XX-657", "Friend of Beasts", Permit(Deed.PLAY, Sort.ALLY, where=ANY_SITE))

PEACE: Final = saying("XX-658", "Peace of the House", Cancels(Sort.ATTACK))
PEACE_OF_MINIONS: Final = replace(PEACE, code="XX-671", alignment=Alignment.MINION)
JEALOUS_WATCH: Final = saying(
    "XX-659",
    "Jealous Watch",
    Forbid(Deed.PLAY, AtLeast(Stat.MARSHALLING_POINTS, 1), where=Mark.ANY_VERSION, by=Subject.OPPONENT),
)
NO_HOUSE_OF_HIS: Final = saying("XX-660", "No House of His", Forbid(Deed.USE_AS_HAVEN, by=Subject.OPPONENT))

FEATHERS: Final = Item(
    "XX-661",
    "Cloak of Feathers",
    ItemClass.MINOR,
    abilities=(Permit(Deed.MOVE, where=Not(Mark.UNDER_DEEPS)),),
)
DARK_FEATHERS: Final = replace(FEATHERS, code="XX-662", alignment=Alignment.MINION)
WHISTLE: Final = Item(
    "XX-669",
    "Whistle",
    ItemClass.MINOR,
    abilities=(Permit(Deed.PLAY, Sort.ALLY, where=Turned.UNTAPPED, by=Subject.BEARER),),
)
DARK_WHISTLE: Final = replace(WHISTLE, code="XX-670", alignment=Alignment.MINION)

MOLE: Final = Ally("XX-663", "Mole", mind=1, playable_at=(named("Old Forest"),), prowess=1, body=8)
HERALD: Final = Ally(
    "XX-664",
    "Herald",
    mind=1,
    playable_at=(ANY_SITE,),
    prowess=1,
    body=8,
    direct_influence=3,
    abilities=(Permit(Deed.INFLUENCE, Sort.FACTION),),
)
FAITHFUL_CROW: Final = Ally(
    "XX-665",
    "Faithful Crow",
    mind=1,
    playable_at=(ANY_SITE,),
    prowess=1,
    body=8,
    abilities=(
        When(
            Occasion.CONTROLLER_LEFT,
            Put(named("Faithful Crow"), Pile.HAND, (Pile.DISCARD_PILE,), may=True),
            about=Subject.THIS_CARD,
        ),
    ),
)

BREE_FOLK: Final = Faction(
    "XX-666",
    "Folk of Bree",
    Race.MAN,
    7,
    playable_at=(named("Bree"),),
    marshalling_points=1,
    alignment=Alignment.DUAL,
)
FEAST_AT_BREE: Final = Event(
    "XX-667",
    "Feast at Bree",
    Side.RESOURCE,
    Length.PERMANENT,
    uses=(Use(when=Moment.SITE, target=A(Sort.SITE, Whose.OF_THE_COMPANY)),),
    marshalling_points=1,
    alignment=Alignment.MINION,
)
WEAK_BEAST: Final = Creature(
    "XX-668", "Weak Beast", Race.ANIMAL, strikes=1, prowess=4, kill_points=1, keyed_to=()
)
