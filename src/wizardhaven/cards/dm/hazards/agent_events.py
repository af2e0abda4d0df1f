"""Hazard events of Dark Minions that need agents."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.agents import AgentAttacks
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Influence, ModifyCheck, Send, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, At, HomeAt, Not, With, all_of, any_of
from wizardhaven.vocabulary.targets import A, TheRoll
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
            costs=(Tap(Subject.TARGET),),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(
                AgentAttacks(
                    prowess=+4,
                    abilities=(
                        Fights(Manner.ATTACKER_ASSIGNS),
                        When(
                            Occasion.WOUNDED,
                            Put(
                                all_of(Sort.ITEM, With(Subject.COMPANY)),
                                Pile.DISCARD_PILE,
                                by=Whose.OF_THE_COMPANY,
                            ),
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
            costs=(Tap(Subject.TARGET),),
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
            costs=(Tap(Subject.TARGET),),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(
                Influence(
                    any_of(Sort.FACTION, Sort.ALLY, Sort.CHARACTER),
                    Sort.AGENT,
                    (
                        +4,
                        (HomeAt(Subject.TARGET), +4),
                    ),
                ),
            ),
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
    abilities=(Permit(Deed.ACT_AGAIN, by=Sort.AGENT),),
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
    abilities=(Permit(Deed.START_AT, where=any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),),
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
    abilities=(Permit(Deed.ACT_AGAIN, Mark.OUTSIDE_HAZARD_LIMIT),),
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
    abilities=(Permit(Deed.START_AT, where=any_of(SiteType.BORDER_HOLD, SiteType.FREE_HOLD)),),
)

SEEK_WITHOUT_SUCCESS = Event(
    code="DM-87",
    name="Seek without Success",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.AGENT, Skill.RANGER, At(Subject.SITE))),
            costs=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
            requires=(
                Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
                Is(Subject.COMPANY, Mark.MOVING),
            ),
            effects=(Send(Subject.ORIGIN),),
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
                costs=(Tap(Subject.TARGET),),
                effects=(ForTheTurn(Permit(Deed.KEY, Race.UNDEAD, then=(Permit(Deed.PLAY_FREELY),))),),
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
            target=A(Sort.SITE, Whose.OF_THE_COMPANY),
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
            costs=(Tap(Subject.TARGET),),
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
            costs=(Tap(Subject.TARGET),),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(
                Influence(
                    Sort.FACTION,
                    Sort.AGENT,
                    (
                        +6,
                        (HomeAt(Subject.TARGET), None),
                    ),
                ),
            ),
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
            costs=(Tap(Subject.TARGET),),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(
                Influence(
                    any_of(Sort.FACTION, Sort.ALLY, Sort.CHARACTER),
                    Sort.AGENT,
                    (Amount.UNUSED_GENERAL_INFLUENCE,),
                    then=(Put(Subject.TARGET, Pile.HAND),),
                ),
            ),
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
            costs=(Tap(Subject.TARGET),),
            requires=(Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),),
            effects=(
                Influence(
                    any_of(Sort.ALLY, Sort.CHARACTER),
                    Sort.AGENT,
                    (
                        +6,
                        (Skill.DIPLOMAT, +4),
                        (HomeAt(Subject.TARGET), +7),
                    ),
                ),
            ),
        ),
    ),
)
