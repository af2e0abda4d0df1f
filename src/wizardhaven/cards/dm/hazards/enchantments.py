"""Dark enchantments of Dark Minions, and hazards against lore, hands and piles."""

from wizardhaven.vocabulary.abilities import RemovalRoll, When
from wizardhaven.vocabulary.bonuses import Bonus
from wizardhaven.vocabulary.card_effects import Discard, ReturnToHand
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import CorruptionCheck, Tap
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.piles import KeepsItems, TakeFromTop, TurnUpAtRandom
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Characters, Subject, Whose
from wizardhaven.vocabulary.standing import DoesNotUntap
from wizardhaven.vocabulary.such import AtLeast, Tally
from wizardhaven.vocabulary.targets import ACharacter, AnEvent, AnItem
from wizardhaven.vocabulary.terms import Duplication, Keyword, Length, Points, Race, Side, Skill, Source, Stat

ENDLESS_WHISPERS = Event(
    code="DM-54",
    name="Endless Whispers",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    keywords=(Keyword.DARK_ENCHANTMENT,),
    duplication=Duplication.ON_A_CHARACTER,
    counts_against_hazard_limit=False,
    uses=(
        Use(
            target=ACharacter(
                Characters(other_than=(Race.WIZARD,), wounded_by=Race.UNDEAD), Whose.OF_THE_COMPANY
            )
        ),
    ),
    abilities=(DoesNotUntap(Subject.BEARER), RemovalRoll(above=7, by=Characters(skill=Skill.SAGE))),
)

PALE_DREAM_MAKER = Event(
    code="DM-78",
    name="Pale Dream-maker",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    keywords=(Keyword.CORRUPTION, Keyword.DARK_ENCHANTMENT),
    duplication=Duplication.ON_A_CHARACTER,
    corruption=2,
    counts_against_hazard_limit=False,
    uses=(
        Use(
            target=ACharacter(
                Characters(other_than=(Race.WIZARD,), wounded_by=Race.UNDEAD), Whose.OF_THE_COMPANY
            )
        ),
    ),
    abilities=(
        When(Occasion.CARD_DISCARDED, CorruptionCheck(by=Subject.BEARER)),
        Bonus(Stat.DIRECT_INFLUENCE, 0, fixed=True),
        RemovalRoll(above=6, by=Characters(skill=Skill.SAGE), not_bearer=True),
    ),
)

GNAW_WITH_WORDS = Event(
    code="DM-60",
    name="Gnaw with Words",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACharacter(Characters(skill=Skill.SAGE, beside=Skill.SAGE), Whose.OF_THE_COMPANY),
            effects=(Tap(Subject.TARGET),),
        ),
        Use(
            target=ACharacter(Characters(skill=Skill.DIPLOMAT, beside=Skill.DIPLOMAT), Whose.OF_THE_COMPANY),
            effects=(Tap(Subject.TARGET),),
        ),
    ),
)

WHICH_MIGHT_BE_LIES = Event(
    code="DM-100",
    name="Which Might Be Lies",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=AnEvent(side=Side.RESOURCE, lengths=(Length.PERMANENT,), stored_information=True),
            effects=(Discard(Subject.TARGET),),
        ),
    ),
)

NEITHER_SO_ANCIENT_NOR_SO_POTENT = Event(
    code="DM-73",
    name="Neither so Ancient Nor so Potent",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marshalling_points=2,
    points=Points.ITEM,
    among_points=True,
    uses=(Use(target=AnItem(stored=True), effects=(ReturnToHand(Subject.TARGET),)),),
)

AWARE_OF_THEIR_WAYS = Event(
    code="DM-46",
    name="Aware of their Ways",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(Use(effects=(TurnUpAtRandom(Source.DISCARD_PILE, 4, removing=True),)),),
)

GREAT_SECRETS_BURIED_THERE = Event(
    code="DM-63",
    name="Great Secrets Buried There",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    playable_as_resource=True,
    uses=(
        Use(
            requires=(Is(Subject.ACTIVE_PLAYER, AtLeast(Tally.PLAY_DECK, 10)),),
            effects=(TakeFromTop(10, beneath=True),),
        ),
    ),
    abilities=(KeepsItems(SitesOf(under_deeps=True)),),
)
