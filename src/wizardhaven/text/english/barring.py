"""What keeps cards from being played or used, in English."""

from wizardhaven.text.english.exceptions import spared
from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.text.english.keywords import cards_of
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.vocabulary.barring import BarsCards


def bars_cards(holds: BarsCards, scene: Scene) -> str:
    """Which cards cannot be played, or not be used somewhere, and what else is lost there."""
    if holds.needing is not None:
        needing = f"no resource that needs {with_article(holds.needing.value)}"
        return f"{needing} may be played for {scene.company}"
    if holds.names:
        named = listed(holds.names, "or")
        return f"{named} cannot be played, and is discarded if it is in play"
    sorts = listed([cards_of((keyword,)) for keyword in holds.keywords], "or")
    if holds.around is None:
        return f"no {sorts} can be played"
    there = f"at {place(holds.around)}, or moving through such a region,"
    lost = f"loses the {holds.losing.value} skill and " if holds.losing else ""
    rest = "".join([f". {words.removesuffix('.')}" for words in spared(holds.spares)])
    return f"each character {there} {lost}cannot use {sorts}{rest}"
