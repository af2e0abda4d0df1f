"""The numbers of a card with short names, for the grid on the large card."""

from typing import Final

import msgspec

from wizardhaven.text.language import Language
from wizardhaven.text.numbers import Label, numbers
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.cards import Card, Creature

_SHORT: Final[dict[Language, dict[Label, str]]] = {
    Language.EN: {
        Label.PROWESS: "prowess",
        Label.BODY: "body",
        Label.MIND: "mind",
        Label.DIRECT_INFLUENCE: "direct infl.",
        Label.INFLUENCE_NUMBER: "needs more than",
        Label.STRIKES: "strikes",
        Label.CORRUPTION: "cor\N{SOFT HYPHEN}rup\N{SOFT HYPHEN}tion",
        Label.CORRUPTION_CHECK_MODIFIER: "corr. checks",
        Label.STAGE_POINTS: "stage points",
        Label.RESOURCE_DRAWS: "you draw",
        Label.HAZARD_DRAWS: "they draw",
    },
    Language.DE: {
        Label.PROWESS: "Kampf\N{SOFT HYPHEN}kraft",
        Label.BODY: "Körper",
        Label.MIND: "Geist",
        Label.DIRECT_INFLUENCE: "dir. Einfl.",
        Label.INFLUENCE_NUMBER: "mehr als",
        Label.STRIKES: "Schläge",
        Label.CORRUPTION: "Ver\N{SOFT HYPHEN}suchung",
        Label.CORRUPTION_CHECK_MODIFIER: "Vers.-Würfe",
        Label.STAGE_POINTS: "Entw.-Punkte",
        Label.RESOURCE_DRAWS: "du ziehst",
        Label.HAZARD_DRAWS: "Gegner zieht",
    },
    Language.FR: {
        Label.PROWESS: "prouesse",
        Label.BODY: "corps",
        Label.MIND: "esprit",
        Label.DIRECT_INFLUENCE: "infl. directe",
        Label.INFLUENCE_NUMBER: "plus de",
        Label.STRIKES: "coups",
        Label.CORRUPTION: "cor\N{SOFT HYPHEN}rup\N{SOFT HYPHEN}tion",
        Label.CORRUPTION_CHECK_MODIFIER: "jets de corr.",
        Label.STAGE_POINTS: "points de Déchu",
        Label.RESOURCE_DRAWS: "vous piochez",
        Label.HAZARD_DRAWS: "adver\N{SOFT HYPHEN}saire",
    },
}
_ATTACKS: Final = {Language.EN: "attacks", Language.DE: "Angriffe", Language.FR: "attaques"}


class Fact(msgspec.Struct, frozen=True):
    """A number or a word of the card, and what it is."""

    label: str
    value: str


def facts(card: Card, language: Language) -> tuple[Fact, ...]:
    """What the grid shows; points have their own mark on the card."""
    named = _SHORT[language]
    shown = [
        Fact(named[label], signed(value) if label is Label.CORRUPTION_CHECK_MODIFIER else str(value))
        for label, value in numbers(card)
        if label in named and (label is not Label.CORRUPTION or value)
    ]
    if isinstance(card, Creature) and card.attacks > 1:
        shown.insert(0, Fact(_ATTACKS[language], str(card.attacks)))
    return tuple(shown)
