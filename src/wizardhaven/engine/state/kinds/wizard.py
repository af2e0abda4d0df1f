"""A Wizard, who is what the rules have in mind where they say nothing else. [GLO-123]"""

from typing import Final

from wizardhaven.engine.state.kinds.deck_rules import DeckRules
from wizardhaven.engine.state.kinds.kind import Kind
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Race

WIZARD: Final = Kind(
    PlayerKind.WIZARD,
    camp=Alignment.HERO,
    sites=Alignment.HERO,
    other_sites=(Alignment.MINION, Alignment.FALLEN_WIZARD, Alignment.BALROG),
    deck=DeckRules(
        entries=("DECK-15", "DECK-20", "DECK-21", "SET-28"),
        avatars=Alignment.HERO,
        characters=(Alignment.HERO,),
        resources=(Alignment.HERO, Alignment.DUAL),
        other_items=(Alignment.MINION,),
        sites=(Alignment.HERO,),
    ),
    last_day="Free Council",
    avatar_race=Race.WIZARD,
    starting_characters=5,
    starting_places=(named("Rivendell"),),
    exchanges_fallen=True,
    avatar_enters_at=("Rivendell",),
    avatar_may_fall=True,
    takes_trophies=False,
    unused_items=(Alignment.MINION, Alignment.FALLEN_WIZARD, Alignment.BALROG),
)
