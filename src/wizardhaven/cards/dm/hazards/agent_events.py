"""Hazard events of Dark Minions that need agents."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.agents import AgentAttacks, AgentInfluences, ExtraAgentAction, StartsAnywhere
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.card_effects import DiscardItems, Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, MovingTo, Unless
from wizardhaven.vocabulary.effects import ForTheTurn, ModifyCheck, ReturnToSiteOfOrigin
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.hazards import OpenToCreatures
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import DiscardCost, TapCost, Use
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, At, HomeAt, Not, all_of, any_of
from wizardhaven.vocabulary.targets import A, ASite, TheRoll
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    PlayerKind,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
)

AN_ARTICLE_MISSING = Event(
    code="DM-43",
    name="An Article Missing",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.AGENT, Skill.SCOUT, At(Subject.SITE))),
            costs=(TapCost(Subject.TARGET),),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(
                AgentAttacks(
                    prowess=+4,
                    abilities=(
                        Fights(Manner.ATTACKER_ASSIGNS),
                        When(
                            Occasion.WOUNDED,
                            DiscardItems(of=Subject.COMPANY, only_one=True),
                            about=Subject.ATTACK,
                            instead=True,
                        ),
                    ),
                ),
            ),
        ),
    ),
)

CUNNING_FOES = Event(
    code="DM-50",
    name="Cunning Foes",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.AGENT, Skill.WARRIOR, At(Subject.SITE))),
            costs=(TapCost(Subject.TARGET),),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(AgentAttacks(prowess=+3, abilities=(Fights(Manner.ATTACKER_ASSIGNS),)),),
        ),
    ),
)

GOOD_SENSE_REVOLTS = Event(
    code="DM-61",
    name="Good Sense Revolts",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.AGENT),
            costs=(TapCost(Subject.TARGET),),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(AgentInfluences(modifier=+4, of_home=+4),),
        ),
        Use(
            when=Moment.CHECK,
            target=TheRoll((Check.INFLUENCE,), by=Sort.AGENT),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(ModifyCheck(+4),),
        ),
    ),
)

GREAT_NEED_OR_PURPOSE = Event(
    code="DM-62",
    name="Great Need or Purpose",
    side=Side.HAZARD,
    length=Length.LONG,
    uses=(Use(),),
    marks=(Duplication.ANYWHERE,),
    abilities=(ExtraAgentAction(each=True),),
)

INNER_CUNNING = Event(
    code="DM-68",
    name="Inner Cunning",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=A(all_of(Sort.AGENT, Mark.FACE_DOWN, Mark.NEW)),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
        ),
        Use(
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(
                Put(
                    all_of(Sort.AGENT, HomeAt(any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD))),
                    Pile.HAND,
                    (Pile.PLAY_DECK,),
                    shown=True,
                ),
            ),
            as_short_event=True,
        ),
    ),
    abilities=(StartsAnywhere((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),),
)

NEVER_SEEN_HIM = Event(
    code="DM-74",
    name="Never Seen Him",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=A(all_of(Sort.AGENT, Not(Mark.FACE_DOWN))),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
        ),
    ),
    marks=(Duplication.ON_A_CARD,),
    abilities=(ExtraAgentAction(free=True),),
)

NOBODYS_FRIEND = Event(
    code="DM-76",
    name="Nobody’s Friend",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=A(all_of(Sort.AGENT, Mark.FACE_DOWN, Mark.NEW)),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
        ),
        Use(
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(
                Put(
                    all_of(Sort.AGENT, HomeAt(any_of(SiteType.BORDER_HOLD, SiteType.FREE_HOLD))),
                    Pile.HAND,
                    (Pile.PLAY_DECK,),
                    shown=True,
                ),
            ),
            as_short_event=True,
        ),
    ),
    abilities=(StartsAnywhere((SiteType.BORDER_HOLD, SiteType.FREE_HOLD)),),
)

SEEK_WITHOUT_SUCCESS = Event(
    code="DM-87",
    name="Seek without Success",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.AGENT, Skill.RANGER, At(Subject.SITE))),
            costs=(DiscardCost(Subject.TARGET),),
            requires=(
                Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
                MovingTo(),
            ),
            effects=(ReturnToSiteOfOrigin(),),
        ),
    ),
)

SHADOW_OUT_OF_THE_DARK = Event(
    code="DM-89",
    name="Shadow out of the Dark",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=A(all_of(Sort.AGENT, Not(Mark.FACE_DOWN), Able(Keyword.SHADOW_MAGIC))),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                target=A(
                    all_of(
                        Sort.AGENT,
                        Subject.BEARER,
                        Not(Mark.FACE_DOWN),
                        Not(At(any_of(SiteType.FREE_HOLD, SiteType.HAVEN))),
                    )
                ),
                costs=(TapCost(Subject.TARGET),),
                effects=(ForTheTurn(OpenToCreatures(of=Race.UNDEAD, free=True)),),
            )
        ),
    ),
)

SUDDEN_FURY = Event(
    code="DM-91",
    name="Sudden Fury",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ASite(),
            effects=(
                ForTheTurn(
                    Modify(Stat.STRIKES, +1, all_of(Sort.ATTACK, Skill.SCOUT)),
                    also=(Fights(Manner.ATTACKER_ASSIGNS, all_of(Sort.ATTACK, Skill.SCOUT)),),
                ),
            ),
        ),
    ),
)

TO_GET_YOU_AWAY = Event(
    code="DM-92",
    name="To Get You Away",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=A(all_of(Sort.AGENT, At(Subject.SITE))),
            costs=(TapCost(Subject.TARGET),),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(AgentAttacks(abilities=(Fights(Manner.ATTACKER_ASSIGNS),)),),
        ),
    ),
    abilities=(
        TakesPrisoners(held_at=(Mark.AT_A_HOME,), rescue_attacks=(Attack(None, strikes=3, prowess=8),)),
    ),
)

TWISTED_TALES = Event(
    code="DM-96",
    name="Twisted Tales",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.AGENT, Skill.DIPLOMAT)),
            costs=(TapCost(Subject.TARGET),),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(AgentInfluences(modifier=+6, sure_of_home=True, allies=False, characters=False),),
        ),
    ),
)

WILL_NOT_COME_DOWN = Event(
    code="DM-101",
    name="Will not Come Down",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.AGENT),
            costs=(TapCost(Subject.TARGET),),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(AgentInfluences(without_general=True, to_hand=True),),
        ),
    ),
)

YOUR_WELCOME_IS_DOUBTFUL = Event(
    code="DM-104",
    name="Your Welcome Is Doubtful",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.AGENT),
            costs=(TapCost(Subject.TARGET),),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(AgentInfluences(modifier=+6, of_diplomat=+10, of_home=+7, factions=False),),
        ),
    ),
)
