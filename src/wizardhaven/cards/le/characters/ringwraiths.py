"""Ringwraiths, the avatars, of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Character, FormOf
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Tap
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import ReshufflesUsed
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, AtMost, KeyedTo, Not, With, Within, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Keyword,
    Moment,
    Pile,
    PlayerKind,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
)

ADUNAPHEL_THE_RINGWRAITH = Character(
    code="LE-50",
    name="Adûnaphel the Ringwraith",
    race=Race.RINGWRAITH,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.DIPLOMAT),
    prowess=8,
    body=10,
    home=(named("Urlurtsu Nurn"),),
    avatar=PlayerKind.RINGWRAITH,
    direct_influence=4,
    marks=(FormOf("Adûnaphel"),),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, Keyword.SPIRIT_MAGIC),
        Modify(
            Stat.DIRECT_INFLUENCE,
            +2,
            condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.HERALDED_LORD_MODE)),
        ),
        Modify(Stat.PROWESS, -2, condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.FELL_RIDER_MODE))),
        May(
            Use(
                when=Moment.ATTACK,
                requires=(Is(Subject.BEARER, all_of(Sort.AVATAR, At(SiteType.HAVEN))),),
                target=TheAttack(all_of(Sort.CREATURE, Not(KeyedTo((Sort.SITE,)))), on=Mark.ELSEWHERE),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
    ),
)

AKHORAHIL_THE_RINGWRAITH = Character(
    code="LE-51",
    name="Akhôrahil the Ringwraith",
    race=Race.RINGWRAITH,
    skills=(Skill.SAGE,),
    prowess=8,
    body=9,
    home=(Within(("Nurn",)),),
    avatar=PlayerKind.RINGWRAITH,
    direct_influence=3,
    marks=(FormOf("Akhôrahil"),),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, any_of(Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)),
        Modify(
            Stat.DIRECT_INFLUENCE,
            +3,
            condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.HERALDED_LORD_MODE)),
        ),
        Modify(Stat.PROWESS, +1, condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.FELL_RIDER_MODE))),
        ReshufflesUsed((Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)),
    ),
)

DWAR_THE_RINGWRAITH = Character(
    code="LE-52",
    name="Dwar the Ringwraith",
    race=Race.RINGWRAITH,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.SAGE),
    prowess=9,
    body=10,
    home=(Within(("Udûn",)),),
    avatar=PlayerKind.RINGWRAITH,
    direct_influence=5,
    marks=(FormOf("Dwar of Waw"),),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, Keyword.SORCERY),
        Modify(
            Stat.DIRECT_INFLUENCE,
            -3,
            condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.HERALDED_LORD_MODE)),
        ),
        Modify(Stat.PROWESS, -1, condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.FELL_RIDER_MODE))),
        May(
            Use(
                requires=(Is(Subject.BEARER, all_of(Sort.AVATAR, At(SiteType.HAVEN))),),
                target=A(Sort.COMPANY),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(ForTheTurn(Modify(Stat.PROWESS, +1), also=(Modify(Stat.BODY, +1),)),),
            )
        ),
    ),
)

HOARMURATH_THE_RINGWRAITH = Character(
    code="LE-53",
    name="Hoarmûrath the Ringwraith",
    race=Race.RINGWRAITH,
    skills=(Skill.SCOUT, Skill.RANGER, Skill.SAGE),
    prowess=8,
    body=9,
    home=(Within(("Udûn",)),),
    avatar=PlayerKind.RINGWRAITH,
    direct_influence=3,
    marks=(FormOf("Hoarmûrath of Dír"),),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, Keyword.SORCERY),
        Modify(
            Stat.DIRECT_INFLUENCE,
            +1,
            condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.HERALDED_LORD_MODE)),
        ),
        Modify(Stat.PROWESS, +2, condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.FELL_RIDER_MODE))),
        Modify(Stat.HAND_SIZE, +1, condition=Is(Subject.BEARER, all_of(Sort.AVATAR, At(SiteType.HAVEN)))),
    ),
)

INDUR_THE_RINGWRAITH = Character(
    code="LE-54",
    name="Indûr the Ringwraith",
    race=Race.RINGWRAITH,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=9,
    body=10,
    home=(Within(("Udûn", "Imlad Morgul")),),
    avatar=PlayerKind.RINGWRAITH,
    direct_influence=5,
    marks=(FormOf("Indûr Dawndeath"),),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, any_of(Keyword.SORCERY, Keyword.SPIRIT_MAGIC)),
        Modify(
            Stat.DIRECT_INFLUENCE,
            -1,
            condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.HERALDED_LORD_MODE)),
        ),
        Modify(Stat.PROWESS, -3, condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.FELL_RIDER_MODE))),
        May(
            Use(
                when=Moment.BEGINNING_OF_END_OF_TURN,
                requires=(Is(Subject.BEARER, Sort.AVATAR),),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(
                    Put(
                        any_of(Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC),
                        Pile.HAND,
                        (Pile.DISCARD_PILE,),
                    ),
                ),
            )
        ),
    ),
)

KHAMUL_THE_RINGWRAITH = Character(
    code="LE-55",
    name="Khamûl the Ringwraith",
    race=Race.RINGWRAITH,
    skills=(Skill.WARRIOR, Skill.RANGER, Skill.DIPLOMAT),
    prowess=9,
    body=9,
    home=(named("Dol Guldur"),),
    avatar=PlayerKind.RINGWRAITH,
    direct_influence=4,
    marks=(FormOf("Khamûl the Easterling"),),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, Keyword.SORCERY),
        Modify(
            Stat.DIRECT_INFLUENCE,
            -2,
            condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.HERALDED_LORD_MODE)),
        ),
        Modify(Stat.PROWESS, +1, condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.FELL_RIDER_MODE))),
        Modify(Stat.BODY, -2, Subject.FOE, against=Race.ELF, condition=Is(Subject.BEARER, Mark.STRIKING)),
        Permit(Deed.LEAD, all_of(Race.RINGWRAITH, AtMost(Tally.CHARACTERS, 1))),
    ),
)

REN_THE_RINGWRAITH = Character(
    code="LE-56",
    name="Ren the Ringwraith",
    race=Race.RINGWRAITH,
    skills=(Skill.SAGE, Skill.DIPLOMAT),
    prowess=8,
    body=10,
    home=(Within(("Gorgoroth",)),),
    avatar=PlayerKind.RINGWRAITH,
    direct_influence=4,
    marks=(FormOf("Ren the Unclean"),),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, any_of(Keyword.SORCERY, Keyword.SHADOW_MAGIC)),
        Modify(
            Stat.DIRECT_INFLUENCE,
            -2,
            condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.HERALDED_LORD_MODE)),
        ),
        Modify(Stat.PROWESS, +2, condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.FELL_RIDER_MODE))),
        May(
            Use(
                when=Moment.ORGANIZATION,
                requires=(Is(Subject.BEARER, all_of(Sort.AVATAR, At(SiteType.HAVEN))),),
                target=A(Sort.COMPANY),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(
                    ForTheTurn(
                        Modify(
                            Check.CORRUPTION,
                            +2,
                            all_of(With(Subject.COMPANY), Sort.CHARACTER, Alignment.MINION),
                        )
                    ),
                ),
            )
        ),
    ),
)

UVATHA_THE_RINGWRAITH = Character(
    code="LE-57",
    name="Ûvatha the Ringwraith",
    race=Race.RINGWRAITH,
    skills=(Skill.WARRIOR, Skill.SCOUT, Skill.RANGER),
    prowess=9,
    body=9,
    home=(Within(("Khand",)),),
    avatar=PlayerKind.RINGWRAITH,
    direct_influence=5,
    marks=(FormOf("Ûvatha the Horseman"),),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, Keyword.SPIRIT_MAGIC),
        Modify(
            Stat.DIRECT_INFLUENCE,
            -3,
            condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.HERALDED_LORD_MODE)),
        ),
        Modify(Stat.PROWESS, -1, condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.FELL_RIDER_MODE))),
        Permit(Deed.LEAD, Subject.THIS_CARD),
        May(
            Use(
                when=Moment.ORGANIZATION,
                requires=(Is(Subject.BEARER, all_of(Sort.AVATAR, At(SiteType.HAVEN))),),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Put(all_of(Side.RESOURCE, Sort.EVENT), Pile.PLAY_DECK, (Pile.DISCARD_PILE,)),),
            )
        ),
    ),
)

THE_WITCH_KING = Character(
    code="LE-58",
    name="The Witch-king",
    race=Race.RINGWRAITH,
    skills=(Skill.WARRIOR, Skill.SAGE, Skill.DIPLOMAT),
    prowess=9,
    body=12,
    home=(Within(("Imlad Morgul",)),),
    avatar=PlayerKind.RINGWRAITH,
    direct_influence=3,
    marks=(FormOf("Witch-king of Angmar"),),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, any_of(Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)),
        Modify(
            Stat.DIRECT_INFLUENCE,
            +3,
            condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.HERALDED_LORD_MODE)),
        ),
        Modify(Stat.PROWESS, +1, condition=Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.FELL_RIDER_MODE))),
        Permit(Deed.LEAD, all_of(Race.RINGWRAITH, AtMost(Tally.CHARACTERS, 2))),
    ),
)
