"""How sites in the Under-deeps are reached."""

from dataclasses import dataclass

from wizardhaven.vocabulary.such import Such


@dataclass(frozen=True)
class Adjacent:
    """Where the Under-deeps lead from a site, and what the roll to get there must reach. [UND-02]

    The number of the surface site is 0. Or it is one such site alone, which is chosen at the latest when
    somebody first goes there or comes from there. Of a card on a site it is the one that was chosen for it.
    """

    place: Such
    number: int
    chosen: bool = False
