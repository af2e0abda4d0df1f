"""What sites and regions count as and allow, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, counted
from wizardhaven.text.french.exceptions import spared
from wizardhaven.text.french.grammar import Nominal, a, definite, of, that, this
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import french
from wizardhaven.text.french.paths import ways_through
from wizardhaven.text.french.places import at_place, every
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import ITEM_CLASSES, REGION_TYPES, SITE, sort_of_site
from wizardhaven.vocabulary.lands import AllowsPlay, OfLands, TapsSites, TreatRegionAs, TreatSiteAs
from wizardhaven.vocabulary.terms import ItemClass, Purpose


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
        case TreatSiteAs():
            return _treat_site_as(holds, scene)
        case TapsSites(path, when, kinds):
            ways = ways_through(path.ways)
            sites = (
                f"tous les sites en jeu qui ne sont pas des havres et dont le trajet comporte au moins {ways}"
            )
            rest = "".join([f". {words[:1].upper()}{words[1:]}" for words in spared(kinds)])
            return Clause(sites, "sont engagés", proviso=f"tant {that(condition(when, scene))}{rest}")
        case TreatRegionAs(region_type, around=True):
            around = f"la région {of(scene.site.text)} et toutes les régions adjacentes"
            return Clause(around, f"comptent comme {a(REGION_TYPES[region_type])}")
        case TreatRegionAs(region_type, times=times) if times > 1:
            return Clause(scene.target.text, f"compte comme {counted(times, REGION_TYPES[region_type])}")
        case TreatRegionAs(region_type):
            return Clause(scene.target.text, f"compte comme {a(REGION_TYPES[region_type])}")
        case _:
            assert_never(holds)


def _treat_site_as(holds: TreatSiteAs, scene: Scene) -> Clause:
    site = every(holds.place) if holds.place else scene.site
    purposes = all_of([_purpose(each) for each in holds.purposes if each is not Purpose.EVERYTHING])
    for_what = f" {purposes}" if purposes else ""
    quiet = " et n'a plus d'attaque automatique" if holds.no_automatic_attacks else ""
    if holds.nothing_playable:
        home = f" et un site natal de {holds.home_of}" if holds.home_of else ""
        bare = "n'a plus d'attaque automatique et rien de ce qu'il indique n'y est jouable"
        return Clause(site.text, f"devient l'un de vos Havres de Sorcier{home} ; il {bare}")
    sort = a(sort_of_site(holds.site_type))
    if holds.all_versions:
        loses = " et perd ses attaques automatiques normales" if holds.no_automatic_attacks else ""
        return Clause(f"toute version {of(scene.site.text)}", f"compte comme {sort}{loses}")
    quiet += " et ses attaques automatiques sont dilatoires" if holds.detaining else ""
    fresh = " ; il se redresse pendant la phase de redressement de son joueur et, au lieu d'être défaussé,"
    renewed = f"{fresh} retourne dans le deck de sites" if holds.renewing else ""
    away = f"tant que {french(holds.while_away)} est en jeu, mais non ici" if holds.while_away else ""
    return Clause(site.text, f"compte comme {sort}{for_what}{quiet}{renewed}", proviso=away)


def _purpose(purpose: Purpose) -> str:
    match purpose:
        case Purpose.EVERYTHING | Purpose.RENEWAL:
            return "pour tout"
        case Purpose.HEALING:
            return "pour la guérison"
        case Purpose.PLAYING_HAZARDS:
            return "pour jouer des périls"
        case Purpose.BRINGING:
            return "pour l'entrée en jeu de personnages"
        case _:
            assert_never(purpose)
