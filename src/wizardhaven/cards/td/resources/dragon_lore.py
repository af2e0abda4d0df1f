"""What The Dragons know of the lairs of Dragons."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, any_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    ItemClass,
    Length,
    Moment,
    Pile,
    Side,
    Skill,
    Turned,
)

DRAGON_LORE = Event(
    code="TD-108",
    name="Dragon-lore",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=1,
    corruption=2,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(all_of(Sort.CHARACTER, Skill.SAGE), Whose.OF_THE_COMPANY),
            costs=(Tap(Subject.TARGET),),
            requires=(Is(Subject.SITE, all_of(Turned.UNTAPPED, Mark.INFORMATION)),),
            effects=(Tap(Subject.SITE),),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.SITE,
                costs=(Tap(Subject.BEARER), Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
                requires=(Is(Subject.SITE, all_of(Turned.TAPPED, Mark.LAIR)),),
                effects=(
                    Put(
                        all_of(
                            any_of(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GREATER, ItemClass.GOLD_RING),
                            Mark.PLAYABLE_HERE,
                        ),
                        Pile.PLAY,
                        (Pile.PLAY_DECK, Pile.DISCARD_PILE),
                        may=True,
                        onto=Subject.COMPANY,
                    ),
                ),
            )
        ),
    ),
)
