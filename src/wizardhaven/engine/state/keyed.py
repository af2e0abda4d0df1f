"""How a creature is keyed to a company's way or to its site. [MOV-28, MOV-31]"""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.values import Value

UNKEYED: Final = 0


BY_REGION_TYPE: Final = 1


BY_REGION_NAME: Final = 2


BY_SITE_TYPE: Final = 3


BY_SITE_NAME: Final = 4


@final
class Keyed(Value):
    """One way in which a creature is playable: how it is keyed, to what, and what lets it be so.

    That is one of its own keys, of which `key` is the number; the one after the last is what a site or an
    effect lends it. [MOV-28] Or it is the `agent` who has opened the site. [AGT-36] A region that a card in
    play opens needs neither: its name is enough.
    """

    __slots__ = ("agent", "key", "kind", "name")

    def __init__(self, kind: int, name: str, key: int = NONE, agent: CardId = NO_CARD) -> None:
        self.kind = kind
        self.name = name
        self.key = key
        self.agent = agent


NO_KEY: Final = Keyed(UNKEYED, "")
