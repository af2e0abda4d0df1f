"""What sites and regions count as and allow, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.exceptions import spared
from wizardhaven.text.french.grammar import Nominal, a, definite, that, this
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.paths import ways_through
from wizardhaven.text.french.places import at_place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import ITEM_CLASSES, SITE
from wizardhaven.vocabulary.lands import AllowsPlay, OfLands, TapsSites
from wizardhaven.vocabulary.terms import ItemClass


def _this_one(scene: Scene) -> Nominal:
    """The site that has been spoken of, or such a one as is meant here."""
    return this(SITE) if scene.site == definite(SITE) else scene.site


def of_lands(holds: OfLands, scene: Scene) -> Clause:
    """What holds for a site or a region, as a clause."""
    match holds:
        case AllowsPlay(information=True):
            return Clause("les informations", f"sont jouables dans {_this_one(scene).text}")
        case AllowsPlay(item_class=ItemClass() as sort):
            wherever = "quoi que dise son propre texte des sites"
            hoard = wherever if holds.whatever_it_says else "même un objet de trésor"
            one = f"{a(ITEM_CLASSES[sort])}, {hoard},"
            return Clause(one, "est jouable à ce site tant qu'il n'est pas engagé")
        case AllowsPlay(items, ally_mind, allowed_at):
            ally = f"un allié non unique d'esprit {ally_mind}"
            card_played = f"un objet de {KEYWORDS[items].singular}" if items else ally
            at = at_place(allowed_at) if allowed_at else "dans ce site"
            playing = f"peut être joué {at}, même si le site est engagé"
            return Clause(card_played, playing, front="une fois par tour")
        case TapsSites(path, when, kinds):
            ways = ways_through(path.ways)
            sites = (
                f"tous les sites en jeu qui ne sont pas des havres et dont le trajet comporte au moins {ways}"
            )
            rest = "".join([f". {words[:1].upper()}{words[1:]}" for words in spared(kinds)])
            return Clause(sites, "sont engagés", proviso=f"tant {that(condition(when, scene))}{rest}")
        case _:
            assert_never(holds)
