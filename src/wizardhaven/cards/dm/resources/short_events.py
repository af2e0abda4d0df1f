"""Short-events of Dark Minions."""

from wizardhaven.vocabulary.bonuses import CheckBonus
from wizardhaven.vocabulary.card_effects import Discard, Fetch, ReturnToHand
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import ChangeDefender
from wizardhaven.vocabulary.conditions import MovingTo
from wizardhaven.vocabulary.effects import ForTheTurn, Tap, Untap
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import TakeFromTop
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Characters, Subject, Whose
from wizardhaven.vocabulary.targets import ACharacter, ACompany, ACreature, AnAgent, AnAttack
from wizardhaven.vocabulary.terms import Check, Duplication, Keyword, Length, Moment, Race, Side, Source, Stat

HUNDREDS_OF_BUTTERFLIES = Event(
    code="DM-142",
    name="Hundreds of Butterflies",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.MOVEMENT_HAZARD,
            target=ACharacter(Characters(), Whose.OF_THE_COMPANY),
            requires=(MovingTo(),),
            effects=(Untap(Subject.TARGET), ForTheTurn(Modify(Stat.HAZARD_LIMIT, +1), on=Subject.COMPANY)),
        ),
    ),
)

SMOKE_RINGS = Event(
    code="DM-159",
    name="Smoke Rings",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            effects=(
                Fetch(
                    sources=(Source.SIDEBOARD, Source.DISCARD_PILE), sides=(Side.RESOURCE,), characters=True
                ),
            )
        ),
    ),
)

THE_DWARVES_ARE_UPON_YOU = Event(
    code="DM-124",
    name="The Dwarves Are upon You!",
    side=Side.RESOURCE,
    length=Length.SHORT,
    duplication=Duplication.ON_AN_ATTACK,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=AnAttack(),
            effects=(ChangeDefender(prowess=+2, body=-1, each=Characters(races=(Race.DWARF,))),),
        ),
    ),
)

HORNS_HORNS_HORNS = Event(
    code="DM-140",
    name="Horns, Horns, Horns",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(effects=(Fetch((Source.DISCARD_PILE,), factions=True, every=True, each_player=True),)),),
)

WITHDRAWN_TO_MORDOR = Event(
    code="DM-165",
    name="Withdrawn to Mordor",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(target=AnAgent(anybodys=True, mind_at_most=5), effects=(Discard(Subject.TARGET),)),
        Use(target=AnAgent(anybodys=True, mind_at_least=6), effects=(ReturnToHand(Subject.TARGET),)),
        Use(target=ACompany(), effects=(Discard(Subject.ON_GUARD),)),
    ),
)

FIRST_OF_THE_ORDER = Event(
    code="DM-131",
    name="First of the Order",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACharacter(Characters(name="Saruman")),
            effects=(ForTheTurn(CheckBonus(Check.CORRUPTION, +2)),),
        ),
    ),
)

EYES_OF_MANDOS = Event(
    code="DM-126",
    name="Eyes of Mandos",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=ACharacter(Characters(name="Pallando")),
            costs=(TapCost(Subject.TARGET),),
            effects=(TakeFromTop(8),),
        ),
    ),
)

THE_HUNT = Event(
    code="DM-143",
    name="The Hunt",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            user=Characters(name="Alatar"),
            target=ACreature(seen_discarded=True),
            effects=(SendCreature(on_user=True, helpless=Keyword.SPELL), Tap(Subject.USER)),
        ),
    ),
)
