"""The Balrog, who leads minions from below. [GLO-010]"""

from typing import Final

from wizardhaven.engine.state.kinds.kind import Kind
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.terms import Alignment, PlayerKind

BALROG: Final = Kind(
    PlayerKind.BALROG,
    camp=Alignment.MINION,
    sites=Alignment.BALROG,
    other_sites=(Alignment.HERO, Alignment.FALLEN_WIZARD),
    last_day="Day of Decision",
    starting_characters=6,
    starting_places=(SiteNamed("Moria"), SiteNamed("The Under-gates")),
    avatar_enters_at=("The Under-gates",),
    avatar_is_overt=True,
    avatar_checks=False,
    avatar_comforts=2,
    starter_movement=False,
    gate_of_mordor=True,
    draws_by_new_site=True,
    uses_balrog_sites=True,
    sites_of_agents=Alignment.MINION,
    agents_detain=True,
    unused_items=(Alignment.HERO,),
    starred_foes=True,
    calls_freely=False,
)
