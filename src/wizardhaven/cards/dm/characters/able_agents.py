"""More agents of Dark Minions, with powers or magic of their own."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.agents import AgentAttacks
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Influence, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, HomeAt, PlayableAt, With, Within, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import Alignment, Keyword, Moment, Pile, Race, Skill, Stat

ELERINA = Character(
    code="DM-7",
    name="Elerína",
    race=Race.MAN,
    skills=(Skill.SCOUT, Skill.SAGE, Skill.DIPLOMAT),
    prowess=5,
    body=9,
    home=(named("Carn Dûm"), named("Mount Gram")),
    mind=8,
    direct_influence=3,
    marshalling_points=3,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, any_of(Keyword.SHADOW_MAGIC, Keyword.SPIRIT_MAGIC)),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(named("Elerína")),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Modify(Stat.STRIKES, +1, Subject.ATTACK),),
            )
        ),
    ),
)

FIRIEL = Character(
    code="DM-10",
    name="Firiel",
    race=Race.DUNADAN,
    skills=(Skill.SAGE, Skill.DIPLOMAT),
    prowess=3,
    body=8,
    home=(named("Pelargir"), named("Vale of Erech")),
    mind=6,
    direct_influence=3,
    marshalling_points=2,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, Keyword.SHADOW_MAGIC),
        Modify(
            Stat.DIRECT_INFLUENCE,
            +2,
            against=any_of(
                Race.DUNADAN,
                all_of(
                    Sort.FACTION,
                    PlayableAt(Within(("Anfalas", "Anórien", "Belfalas", "Lamedon", "Lebennin"))),
                ),
            ),
        ),
    ),
)

GOLODHROS = Character(
    code="DM-14",
    name="Golodhros",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.SAGE, Skill.DIPLOMAT),
    prowess=5,
    body=9,
    home=(named("Minas Morgul"), named("Cirith Ungol"), named("Barad-dûr")),
    mind=9,
    direct_influence=4,
    marshalling_points=3,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, Keyword.SPIRIT_MAGIC),
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                target=A(all_of(Sort.AGENT, Subject.THIS_CARD)),
                costs=(Tap(Subject.TARGET),),
                effects=(Influence(any_of(Sort.FACTION, Sort.ALLY, Sort.CHARACTER), Sort.AGENT),),
            )
        ),
    ),
)

THE_GRIMBURGOTH = Character(
    code="DM-15",
    name="The Grimburgoth",
    race=Race.MAN,
    skills=(Skill.WARRIOR, Skill.RANGER, Skill.SAGE),
    prowess=7,
    body=9,
    home=(named("Dol Guldur"),),
    mind=8,
    direct_influence=2,
    marshalling_points=3,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, Keyword.SORCERY),
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                target=A(all_of(Sort.AGENT, Subject.THIS_CARD, At(Subject.SITE))),
                costs=(Tap(Subject.TARGET),),
                effects=(AgentAttacks(prowess=+2),),
            )
        ),
    ),
)

SURION = Character(
    code="DM-24",
    name="Súrion",
    race=Race.DUNADAN,
    skills=(Skill.WARRIOR, Skill.SAGE, Skill.DIPLOMAT),
    prowess=5,
    body=7,
    home=(named("Minas Tirith"), named("Pelargir")),
    mind=6,
    direct_influence=2,
    marshalling_points=2,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(
            Stat.DIRECT_INFLUENCE,
            +2,
            against=any_of(
                Race.DUNADAN,
                all_of(
                    Sort.FACTION,
                    PlayableAt(Within(("Anfalas", "Anórien", "Belfalas", "Lamedon", "Lebennin"))),
                ),
            ),
        ),
    ),
)

TALADHAN = Character(
    code="DM-25",
    name="Taladhan",
    race=Race.MAN,
    skills=(Skill.SCOUT, Skill.RANGER, Skill.SAGE),
    prowess=4,
    body=9,
    home=(named("Sarn Goriwing"), named("Dol Guldur")),
    mind=6,
    direct_influence=1,
    marshalling_points=2,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, Keyword.SHADOW_MAGIC),
        Fights(Manner.ATTACKER_ASSIGNS),
        When(
            Occasion.WOUNDED,
            Put(all_of(Sort.ITEM, With(Subject.COMPANY)), Pile.DISCARD_PILE, by=Whose.OF_THE_COMPANY),
            about=Subject.ATTACK,
            instead=True,
        ),
    ),
)

WORMTONGUE = Character(
    code="DM-27",
    name="Wormtongue",
    race=Race.MAN,
    skills=(Skill.SCOUT, Skill.SAGE, Skill.DIPLOMAT),
    prowess=1,
    body=8,
    home=(named("Edoras"), named("Dunharrow"), named("Isengard")),
    mind=5,
    direct_influence=2,
    marshalling_points=2,
    marks=(Sort.AGENT,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(
            Stat.DIRECT_INFLUENCE,
            +4,
            against=any_of(all_of(Sort.FACTION, named("Riders of Rohan")), HomeAt(named("Edoras"))),
        ),
    ),
)
