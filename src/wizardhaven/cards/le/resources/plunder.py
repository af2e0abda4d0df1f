"""Arms that minions find where a site has been emptied already."""

from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Happened, Is, Past
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, all_of, any_of
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Pile,
    Side,
    SiteType,
    Turned,
)

OLD_CACHE = Event(
    code="LE-213",
    name="Old Cache",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(
                Is(
                    Subject.SITE,
                    all_of(
                        any_of(SiteType.DARK_HOLD, SiteType.SHADOW_HOLD, SiteType.RUINS_AND_LAIRS),
                        Turned.TAPPED,
                    ),
                ),
            ),
            effects=(
                Put(
                    all_of(
                        ItemClass.MINOR,
                        any_of(Keyword.WEAPON, Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET),
                        Not(Mark.UNIQUE),
                        Not(Keyword.HOARD),
                    ),
                    Pile.PLAY,
                    (Pile.PLAY_DECK, Pile.DISCARD_PILE, Pile.SIDEBOARD),
                    count=2,
                    up_to=True,
                    may=True,
                    onto=Subject.COMPANY,
                ),
            ),
        ),
    ),
)

SWAG = Event(
    code="LE-236",
    name="Swag",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(
                Is(
                    Subject.SITE,
                    all_of(
                        any_of(SiteType.RUINS_AND_LAIRS, SiteType.BORDER_HOLD, SiteType.FREE_HOLD),
                        Turned.TAPPED,
                    ),
                ),
            ),
            effects=(
                Put(
                    all_of(
                        ItemClass.MINOR,
                        any_of(Keyword.WEAPON, Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET),
                        Not(Mark.UNIQUE),
                        Not(Keyword.HOARD),
                    ),
                    Pile.PLAY,
                    (Pile.PLAY_DECK, Pile.DISCARD_PILE, Pile.SIDEBOARD),
                    count=2,
                    up_to=True,
                    may=True,
                    onto=Subject.COMPANY,
                ),
            ),
        ),
    ),
)

THING_STOLEN = Event(
    code="LE-243",
    name="Thing Stolen",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(
                Is(Subject.SITE, any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
                Happened(Past.PLAYED, Sort.FACTION),
            ),
            effects=(
                Put(
                    all_of(any_of(ItemClass.MINOR, ItemClass.MAJOR), Not(Mark.UNIQUE), Not(Keyword.HOARD)),
                    Pile.PLAY,
                    (Pile.HAND,),
                    may=True,
                    onto=Subject.COMPANY,
                ),
            ),
        ),
    ),
)
