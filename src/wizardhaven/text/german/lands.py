"""What sites and regions count as and allow, in German."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.exceptions import spared
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.nominals import Nominal, definite, this
from wizardhaven.text.german.paths import ways_through
from wizardhaven.text.german.places import at_place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import ITEM_CLASSES, SITE
from wizardhaven.vocabulary.lands import AllowsPlay, OfLands, TapsSites
from wizardhaven.vocabulary.terms import ItemClass


def _this_one(scene: Scene) -> Nominal:
    """The site that has been spoken of, or such a one as is meant here."""
    return this(SITE) if scene.site == definite(SITE) else scene.site


def of_lands(holds: OfLands, scene: Scene) -> Clause:
    """What holds for a site or a region, as a clause."""
    match holds:
        case AllowsPlay(information=True):
            return Clause("Information", "ist", f"an {_this_one(scene).dative} spielbar")
        case AllowsPlay(item_class=ItemClass() as sort):
            wherever = "was auch immer sein eigener Text über Orte sagt"
            hoard = wherever if holds.whatever_it_says else "auch ein Hort-Gegenstand"
            one = f"{a(ITEM_CLASSES[sort], Case.NOMINATIVE)}, {hoard},"
            return Clause(one, "ist", "an diesem Ort spielbar", proviso="solange der Ort nicht getappt ist")
        case AllowsPlay(items, ally_mind, allowed_at):
            ally = f"ein nicht einzigartiger Verbündeter mit Geisteskraft {ally_mind}"
            card = f"ein {KEYWORDS[items].after_ein.nominative}-Gegenstand" if items else ally
            at = at_place(allowed_at) if allowed_at else "an diesem Ort"
            tapped = "auch wenn der Ort getappt ist"
            return Clause(card, "darf", f"{at} gespielt werden", front="einmal pro Zug", proviso=tapped)
        case TapsSites(path, when, kinds):
            ways = f"deren Weg mindestens {ways_through(path.ways)} enthält"
            sites = f"alle Orte im Spiel, die keine Zufluchtsorte sind und {ways},"
            rest = "".join([f". {words[:1].upper()}{words[1:]}" for words in spared(kinds)])
            return Clause(sites, "werden", "getappt", proviso=f"solange {condition(when, scene)}{rest}")
        case _:
            assert_never(holds)
