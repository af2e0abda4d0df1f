"""Men of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Character, FormOf
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import PlayableAt, With, all_of, any_of, named
from wizardhaven.vocabulary.terms import Alignment, Moment, Pile, Race, Side, SiteType, Skill, Stat

DOGRIB = Character(
    code="LE-7",
    name="Dôgrib",
    race=Race.MAN,
    skills=(Skill.WARRIOR,),
    prowess=4,
    body=7,
    home=(named("Lossadan Camp"),),
    mind=2,
    corruption_check_modifier=-1,
    alignment=Alignment.MINION,
)

DORELAS = Character(
    code="LE-8",
    name="Dorelas",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.SAGE),
    prowess=2,
    body=7,
    home=(named("Lond Galen"),),
    mind=3,
    direct_influence=1,
    marshalling_points=1,
    alignment=Alignment.MINION,
)

DUNLENDING_SPY = Character(
    code="LE-9",
    name="Dunlending Spy",
    race=Race.MAN,
    skills=(Skill.SCOUT,),
    prowess=2,
    body=8,
    home=(named("Bree"),),
    mind=1,
    alignment=Alignment.MINION,
)

HORSEMAN_IN_THE_NIGHT = Character(
    code="LE-16",
    name="Horseman in the Night",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=3,
    body=7,
    home=(SiteType.DARK_HOLD,),
    mind=4,
    direct_influence=2,
    marshalling_points=1,
    marks=(Mark.COMMON,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +1, against=Sort.FACTION),),
)

LUITPRAND = Character(
    code="LE-23",
    name="Luitprand",
    race=Race.MAN,
    skills=(Skill.SCOUT,),
    prowess=3,
    body=7,
    home=(named("Lake-town"),),
    mind=1,
    alignment=Alignment.MINION,
)

ODOACER = Character(
    code="LE-28",
    name="Odoacer",
    race=Race.MAN,
    skills=(Skill.RANGER,),
    prowess=4,
    body=6,
    home=(named("Woodmen-town"),),
    mind=1,
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +3, against=all_of(Sort.FACTION, named("Woodmen"))),),
)

OSTISEN = Character(
    code="LE-36",
    name="Ostisen",
    race=Race.MAN,
    skills=(Skill.SCOUT,),
    prowess=3,
    body=9,
    home=(named("Vale of Erech"),),
    mind=2,
    alignment=Alignment.MINION,
)

UCHEL = Character(
    code="LE-47",
    name="Uchel",
    race=Race.MAN,
    skills=(Skill.RANGER,),
    prowess=2,
    body=7,
    home=(named("Cameth Brin"),),
    mind=1,
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +4, against=all_of(Sort.FACTION, named("Hillmen"))),),
)

ASTERNAK = Character(
    code="LE-1",
    name="Asternak",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=5,
    body=7,
    home=(named("Variag Camp"),),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, PlayableAt(named("Variag Camp")))),
    ),
)

JERREK = Character(
    code="LE-17",
    name="Jerrek",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.SCOUT),
    prowess=5,
    body=8,
    home=(named("Southron Oasis"),),
    mind=4,
    marshalling_points=1,
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +1, against=all_of(Sort.FACTION, PlayableAt(named("Southron Oasis")))),
    ),
)

LAYOS = Character(
    code="LE-19",
    name="Layos",
    race=Race.MAN,
    skills=(Skill.SAGE, Skill.DIPLOMAT),
    prowess=3,
    body=8,
    home=(named("Shrel-Kain"),),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Men of Dorwinion"))),),
)

NEVIDO_SMOD = Character(
    code="LE-27",
    name="Nevido Smôd",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.RANGER),
    prowess=4,
    body=8,
    home=(named("Easterling Camp"),),
    mind=4,
    direct_influence=1,
    marshalling_points=1,
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, PlayableAt(named("Easterling Camp")))),
    ),
)

PON_OPAR = Character(
    code="LE-37",
    name="Pon Opar",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.RANGER, Skill.SAGE),
    prowess=5,
    body=8,
    home=(named("Southron Oasis"),),
    mind=6,
    direct_influence=1,
    marshalling_points=2,
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, PlayableAt(named("Southron Oasis")))),
    ),
)

SHAMAS = Character(
    code="LE-40",
    name="Shámas",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=2,
    body=8,
    home=(named("Dunnish Clan-hold"),),
    mind=3,
    direct_influence=1,
    marshalling_points=1,
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +1, against=all_of(Sort.FACTION, Race.MAN)),
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, named("Dunlendings"))),
    ),
)

TROS_HESNEF = Character(
    code="LE-46",
    name="Tros Hesnef",
    race=Race.MAN,
    skills=(Skill.WARRIOR,),
    prowess=5,
    body=7,
    home=(named("Easterling Camp"),),
    mind=2,
    corruption_check_modifier=-1,
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +1, against=all_of(Sort.FACTION, PlayableAt(named("Easterling Camp")))),
    ),
)

THE_MOUTH = Character(
    code="LE-24",
    name="The Mouth",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.DIPLOMAT),
    prowess=6,
    body=8,
    home=(named("Barad-dûr"),),
    mind=9,
    direct_influence=4,
    marshalling_points=3,
    marks=(FormOf("Mouth of Sauron"),),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=Sort.FACTION),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Put(any_of(Side.RESOURCE, Sort.CHARACTER), Pile.PLAY_DECK, (Pile.DISCARD_PILE,)),),
            )
        ),
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.HAND, onto=With(Subject.THIS_CARD)),
            about=Subject.EVERYBODY,
            of=Mark.ANOTHER_FORM,
        ),
    ),
)
