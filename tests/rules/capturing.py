"""How a character gets under a hazard host, for the stories of prisoners."""

from wizardhaven.scenario import Playing
from wizardhaven.scenario.piece import Piece
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.targets import TheStrike
from wizardhaven.vocabulary.terms import Length, Moment, Race, Side, SiteType

LOST = 2
"""A roll that loses to any strike of these stories."""


WON = 12
"""A roll that defeats them."""


WEBS = Event(
    code="XX-1",
    name="Webs",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(when=Moment.STRIKE, target=TheStrike()),),
    abilities=(
        TakesPrisoners(
            held_at=(SiteType.RUINS_AND_LAIRS,),
            rescue_attacks=(Attack(Race.SPIDER, strikes=1, prowess=5),),
        ),
    ),
)


def is_taken(playing: Playing, victim: Piece, host: Piece) -> None:
    """The host is played on the strike against him, and he loses to it."""
    playing.plays(host)
    playing.resolve()
    playing.loses(victim)
