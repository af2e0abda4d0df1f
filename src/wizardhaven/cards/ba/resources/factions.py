"""Factions of The Balrog."""

from wizardhaven.vocabulary.cards import Faction, Modification
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.such import Not, SpecificTo, all_of, any_of, named
from wizardhaven.vocabulary.terms import Alignment, Race, SiteType

A_FEW_RECRUITS = Faction(
    code="BA-80",
    name="A Few Recruits",
    race=Race.ORC,
    influence_number=8,
    playable_at=(
        all_of(
            any_of(SiteType.DARK_HOLD, SiteType.SHADOW_HOLD, SiteType.RUINS_AND_LAIRS),
            Not(Mark.LAIR),
            Not(Mark.UNDER_DEEPS),
            Not(Mark.SURFACE),
        ),
    ),
    modifications=(
        Modification(of=named("The Balrog"), amount=+3),
        Modification(of=Mark.LEADER, amount=+2),
    ),
    marshalling_points=1,
    marks=(Mark.COMMON, Mark.AT_TAPPED_SITES, SpecificTo("The Balrog")),
    alignment=Alignment.MINION,
)
