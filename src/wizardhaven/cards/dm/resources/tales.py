"""Resource events of Dark Minions about what is told and remembered of a company."""

from wizardhaven.vocabulary.abilities import DiscardWhile
from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import YouAre
from wizardhaven.vocabulary.followers import OnlyAtHomeSite
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import Duplication, Length, Side, Stat

SAW_FURTHER_AND_DEEPER = Event(
    code="DM-156",
    name="Saw Further and Deeper",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(requires=(YouAre(absent=True),)),),
    duplication=Duplication.BY_A_PLAYER,
    abilities=(
        Bonus(Stat.GENERAL_INFLUENCE, +5),
        OnlyAtHomeSite(of_avatar=True),
        DiscardWhile(YouAre()),
    ),
)
