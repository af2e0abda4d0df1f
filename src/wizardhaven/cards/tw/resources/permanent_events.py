"""Resource permanent-events of The Wizards."""

from wizardhaven.vocabulary.abilities import DiscardOnMove, StorableAt, When
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, NotInPlay
from wizardhaven.vocabulary.effects import DiscardEnvironments
from wizardhaven.vocabulary.playing import DiscardCost, Use
from wizardhaven.vocabulary.selectors import ACharacter, AnItem, Characters, SiteNamed
from wizardhaven.vocabulary.standing import Bonus, EnablesUse, TreatSiteAs
from wizardhaven.vocabulary.terms import (
    Duplication,
    Keyword,
    Length,
    Occasion,
    Purpose,
    Side,
    SiteType,
    Skill,
    Stat,
)

ALIGN_PALANTIR = Event(
    code="TW-190",
    name="Align Palantír",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=2,
    corruption=2,
    duplication=Duplication.ON_A_CARD,
    uses=(Use(user=Characters(skill=Skill.SAGE), target=AnItem(keyword=Keyword.PALANTIR)),),
    abilities=(EnablesUse(Keyword.PALANTIR), StorableAt(with_item=True), DiscardOnMove()),
)

GATES_OF_MORNING = Event(
    code="TW-243",
    name="Gates of Morning",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    keywords=(Keyword.ENVIRONMENT,),
    duplication=Duplication.ANYWHERE,
    uses=(Use(),),
    abilities=(When(Occasion.PLAYED, DiscardEnvironments(Side.HAZARD)),),
)

RETURN_OF_THE_KING = Event(
    code="TW-316",
    name="Return of the King",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    unique=True,
    marshalling_points=3,
    uses=(
        Use(
            target=ACharacter(Characters(name="Aragorn II")),
            requires=(AtPlace(SiteNamed("Minas Tirith")), NotInPlay("Denethor II")),
        ),
    ),
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +3),),
)

THE_WHITE_TREE = Event(
    code="TW-348",
    name="The White Tree",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    unique=True,
    marshalling_points=5,
    uses=(
        Use(
            user=Characters(skill=Skill.SAGE),
            costs=(DiscardCost("Sapling of the White Tree", at=SiteNamed("Minas Tirith")),),
            requires=(AtPlace(SiteNamed("Minas Tirith")),),
        ),
    ),
    abilities=(
        TreatSiteAs(
            SiteType.HAVEN,
            place=SiteNamed("Minas Tirith"),
            purposes=(Purpose.HEALING, Purpose.PLAYING_HAZARDS),
        ),
    ),
)
