"""Lost Knowledge of Dark Minions: writings of old, and what guards them."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import any_of, named
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile, Race, SiteType

FORGOTTEN_SCROLLS = Item(
    code="DM-169",
    name="Forgotten Scrolls",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Mark.NOT_AT_THE_START, Keyword.LOST_KNOWLEDGE),
    also_at_tapped=(named("Minas Tirith"),),
    abilities=(
        When(
            Occasion.CARD_PLAYED,
            Face(
                (
                    Attack(
                        Race.TRAP,
                        strikes=1,
                        prowess=8,
                        abilities=(Fights(Manner.NOT_CANCELED), Fights(Manner.WITHOUT_WEAPONS)),
                    ),
                ),
                who=Subject.BEARER,
            ),
            about=Subject.THIS_CARD,
        ),
        May(
            Use(
                requires=(Is(Subject.SITE, SiteType.RUINS_AND_LAIRS),),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(ForTheTurn(Permit(Deed.PLAY, Mark.INFORMATION), on=Subject.SITE),),
            )
        ),
    ),
)

LOST_TOME = Item(
    code="DM-172",
    name="Lost Tome",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Mark.NOT_AT_THE_START, Keyword.LOST_KNOWLEDGE),
    abilities=(
        When(
            Occasion.CARD_PLAYED,
            Face(
                (
                    Attack(
                        Race.TRAP,
                        strikes=1,
                        prowess=9,
                        abilities=(Fights(Manner.NOT_CANCELED), Fights(Manner.WITHOUT_WEAPONS)),
                    ),
                ),
                who=Subject.BEARER,
            ),
            about=Subject.THIS_CARD,
        ),
        May(
            Use(
                requires=(Is(Subject.SITE, any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(ForTheTurn(Permit(Deed.PLAY, Mark.INFORMATION), on=Subject.SITE),),
            )
        ),
    ),
)
