"""What stands before the parts of an entry, in every language the rulebook is written in."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from wizardhaven.text.language import Language


@dataclass(frozen=True)
class Labels:
    """The labels of one language, and its words for the kinds of player."""

    applies_to: str
    sources: str
    example: str
    differs: str
    open_point: str
    see_also: str
    authoritative: str
    kinds: Mapping[str, str]
    colon: str = ":"


LABELS: Final[Mapping[Language, Labels]] = MappingProxyType(
    {
        Language.EN: Labels(
            applies_to="applies to",
            sources="Sources",
            example="Example",
            differs="Differs",
            open_point="Open point",
            see_also="See also",
            authoritative="authoritative",
            kinds={kind: kind for kind in ("all", "wizard", "ringwraith", "fallen-wizard", "balrog")},
        ),
        Language.DE: Labels(
            applies_to="gilt für",
            sources="Quellen",
            example="Beispiel",
            differs="Abweichungen",
            open_point="Offener Punkt",
            see_also="Siehe auch",
            authoritative="maßgeblich",
            kinds={
                "all": "alle",
                "wizard": "Zauberer",
                "ringwraith": "Ringgeist",
                "fallen-wizard": "Gefallener Zauberer",
                "balrog": "Balrog",
            },
        ),
        Language.FR: Labels(
            applies_to="concerne",
            sources="Sources",
            example="Exemple",
            differs="Divergences",
            open_point="Point ouvert",
            see_also="Voir aussi",
            authoritative="fait foi",
            kinds={
                "all": "tous",
                "wizard": "Sorcier",
                "ringwraith": "Spectre",
                "fallen-wizard": "Sorcier Corrompu",
                "balrog": "Balrog",
            },
            colon="\N{NO-BREAK SPACE}:",
        ),
    }
)
