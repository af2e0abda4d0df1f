"""Resource permanent-events of The White Hand about whom a player leads, and how."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.followers import MayBring
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ACharacter, ACompany, Characters
from wizardhaven.vocabulary.standing import Bonus, FixedControl
from wizardhaven.vocabulary.terms import Alignment, Duplication, Length, Race, Side, Stat

OPEN_TO_THE_SUMMONS = Event(
    code="WH-46",
    name="Open to the Summons",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    duplication=Duplication.ON_A_CHARACTER,
    for_minor_item=True,
    alignment=Alignment.MINION,
    uses=(Use(target=ACompany()),),
    abilities=(MayBring(agents=True, just_one=True, in_company=True), Bonus(Stat.MIND, -1)),
)

BAD_COMPANY = Event(
    code="WH-63",
    name="Bad Company",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=2,
    duplication=Duplication.BY_A_PLAYER,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(MayBring(races=(Race.ORC, Race.TROLL)),),
)

THRALL_OF_THE_VOICE = Event(
    code="WH-82",
    name="Thrall of the Voice",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=1,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(MayBring(mind_at_most=6, agents=True, just_one=True), Bonus(Stat.MIND, -1)),
)

WIZARDS_MYRMIDON = Event(
    code="WH-84",
    name="Wizard’s Myrmidon",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=1,
    duplication=Duplication.BY_A_PLAYER,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(target=ACharacter(Characters(other_than=(Race.FALLEN_WIZARD,)))),),
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +1), FixedControl(3)),
)
