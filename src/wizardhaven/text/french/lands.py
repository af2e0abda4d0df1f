"""What sites and regions count as and allow, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, counted
from wizardhaven.text.french.exceptions import spared
from wizardhaven.text.french.grammar import a, of, that
from wizardhaven.text.french.names import french
from wizardhaven.text.french.paths import ways_through
from wizardhaven.text.french.places import every
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import REGION_TYPES, sort_of_site
from wizardhaven.vocabulary.lands import OfLands, TapsSites, TreatRegionAs, TreatSiteAs
from wizardhaven.vocabulary.terms import Purpose


def of_lands(holds: OfLands, scene: Scene) -> Clause:
    """What holds for a site or a region, as a clause."""
    match holds:
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
        case Purpose.EVERYTHING:
            return "pour tout"
        case Purpose.HEALING:
            return "pour la guérison"
        case Purpose.PLAYING_HAZARDS:
            return "pour jouer des périls"
        case Purpose.BRINGING:
            return "pour l'entrée en jeu de personnages"
        case _:
            assert_never(purpose)
