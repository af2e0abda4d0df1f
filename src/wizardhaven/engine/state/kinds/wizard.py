"""A Wizard, who is what the rules have in mind where they say nothing else. [GLO-123]"""

from typing import Final

from wizardhaven.engine.state.kinds.kind import Kind
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.terms import Alignment, PlayerKind

WIZARD: Final = Kind(
    PlayerKind.WIZARD,
    camp=Alignment.HERO,
    sites=Alignment.HERO,
    other_sites=(Alignment.MINION, Alignment.FALLEN_WIZARD, Alignment.BALROG),
    last_day="Free Council",
    starting_characters=5,
    starting_places=(SiteNamed("Rivendell"),),
    exchanges_fallen=True,
    avatar_enters_at=("Rivendell",),
    avatar_may_fall=True,
    takes_trophies=False,
    unused_items=(Alignment.MINION, Alignment.FALLEN_WIZARD, Alignment.BALROG),
)
