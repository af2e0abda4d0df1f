"""Those who come unlooked for in The Wizards: the lord of horses, and the host of the Dead."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.cards import Ally, Faction
from wizardhaven.vocabulary.conditions import Happened, Is, Past, There, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Tap
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, Having, Not, all_of, named
from wizardhaven.vocabulary.terms import Moment, Race

SHADOWFAX = Ally(
    code="TW-326",
    name="Shadowfax",
    prowess=2,
    body=8,
    mind=2,
    playable_at=(named("Edoras"), named("Dunharrow")),
    marshalling_points=1,
    marks=(Mark.UNIQUE,),
    abilities=(
        May(
            Use(
                when=Moment.END_OF_MOVEMENT_HAZARD,
                costs=(Tap(Subject.THIS_CARD),),
                requires=(
                    Is(Subject.COMPANY, Mark.MOVING),
                    Is(
                        Subject.COMPANY,
                        all_of(
                            AtMost(Tally.CHARACTERS, 2),
                            Not(Having(all_of(Sort.ALLY, Not(named("Shadowfax"))))),
                        ),
                    ),
                    Unless(There(Not(Race.HOBBIT), Subject.COMPANY, 2)),
                ),
                effects=(ForTheTurn(Permit(Deed.MOVE_ON, where=Sort.SITE), on=Subject.COMPANY),),
            )
        ),
    ),
)

ARMY_OF_THE_DEAD = Faction(
    code="TW-193",
    name="Army of the Dead",
    race=Race.UNDEAD,
    influence_number=0,
    playable_at=(named("Vale of Erech"),),
    marshalling_points=6,
    requires=(Happened(Past.UNDER, named("Paths of the Dead")),),
    freely=named("Aragorn II"),
)
