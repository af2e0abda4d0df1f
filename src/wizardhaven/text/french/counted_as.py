"""What counts as something else, as French clauses."""

from typing import Final, assert_never

from wizardhaven.text.away import who_is_away
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, any_of, counted
from wizardhaven.text.french.grammar import a, of, that
from wizardhaven.text.french.names import french, quoted
from wizardhaven.text.french.places import every
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import RACES, REGION_TYPES, SKILLS, sort_of_site
from wizardhaven.text.havens import Havens, spoken_of
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.places import is_of_other_versions
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, Beside, HomeAt, Named, Not, Such
from wizardhaven.vocabulary.terms import Purpose, Race, RegionType, SiteType, Skill

UNSAID: Final = (Purpose.EVERYTHING, Purpose.RENEWAL)
"""What goes without saying, and what is said in a clause of its own."""


def counting(holds: CountsAs, scene: Scene) -> Clause:
    """The clause for who or what counts as something else."""
    bearer, site, target = scene.bearer.text, scene.site.text, scene.target.text
    match holds.as_:
        case Skill() as skill:
            return Clause(bearer, f"a le talent {of(SKILLS[skill].singular)}")
        case Race() as race:
            return Clause(bearer, f"compte en tout comme {a(RACES[race])}")
        case Named(names) if holds.condition is not None:
            proviso = f"tant {that(condition(holds.condition, scene))}"
            card = any_of([quoted(name) for name in names])
            return Clause(f"la carte {card}", "compte comme en jeu", proviso=proviso)
        case Not() if isinstance(holds.what, Named):
            veiled = any_of([quoted(name) for name in holds.what.names])
            return Clause(f"la carte {veiled}", "compte comme hors jeu, même si elle est en jeu")
        case Named(names):
            return _by_name(holds.what, names, scene)
        case HomeAt(home_site):
            names = holds.what.names if isinstance(holds.what, Named) else ()
            whose = any_of([french(name) for name in names])
            if home_site is Subject.THIS_CARD:
                return Clause(scene.card.text, f"est l'antre du Dragon {whose}")
            return Clause(site, f"est un site natal de {whose}")
        case Mark() as mark:
            return _marked(mark, scene)
        case Subject() as whole:
            return _healing(whole, scene)
        case SiteType() as sort:
            return _site(sort, holds, scene)
        case Beside(Named(others)) if isinstance(holds.what, Named):
            lands = all_of([french(name) for name in holds.what.names])
            touches = "touche" if len(holds.what.names) == 1 else "touchent"
            moving = f"quand {scene.company.text} se déplace de région en région"
            return Clause(lands, f"{touches} {all_of([french(name) for name in others])} {moving}")
        case RegionType() as sort if isinstance(holds.what, Beside):
            around = f"la région {of(site)} et toutes les régions adjacentes"
            return Clause(around, f"comptent comme {a(REGION_TYPES[sort])}")
        case RegionType() as sort if isinstance(holds.what, RegionType):
            each = f"chaque {REGION_TYPES[holds.what].singular}"
            proviso = f"tant {that(condition(holds.condition, scene))}" if holds.condition else ""
            return Clause(each, f"compte comme {a(REGION_TYPES[sort])}", proviso=proviso)
        case RegionType() as sort:
            return Clause(target, f"compte comme {a(REGION_TYPES[sort])}")
        case AllOf((RegionType() as sort, *more)):
            return Clause(target, f"compte comme {counted(1 + len(more), REGION_TYPES[sort])}")
        case AllOf():
            both = "compte à la fois comme site héros et comme site séide"
            return Clause(site, f"{both} pour les ressources que vous y jouez")
        case _:
            raise AssertionError(f"nothing counts as {holds.as_}")


def _by_name(what: Such, names: tuple[str, ...], scene: Scene) -> Clause:
    """The card passes for another one; or the player is somebody who is no card."""
    if what is not Subject.PLAYER:
        other = any_of([quoted(name) for name in names])
        return Clause(scene.card.text, f"compte comme {other} pour les périls")
    barred = "vous ne pouvez ni révéler de Spectre ni jouer de Spectres comme suivants"
    return Clause("vous", f"êtes {any_of([french(name) for name in names])} et non un Spectre : {barred}")


def _marked(mark: Mark, scene: Scene) -> Clause:
    if mark is Mark.LEADER:
        return Clause(scene.bearer.text, "est un chef")
    if mark is Mark.OVERT:
        return Clause(scene.company.text, "est dévoilée")
    if mark is Mark.PROTECTED:
        return Clause(scene.site.text, "est un Havre de Sorcier protégé")
    if mark is Mark.HOARD:
        return Clause(scene.site.text, "est considéré comme un site qui renferme un trésor")
    assert mark is Mark.DETAINMENT, f"nothing counts as {mark}"
    return Clause(f"les attaques automatiques {of(scene.site.text)}", "sont dilatoires")


def _healing(whole: Subject, scene: Scene) -> Clause:
    if whole is Subject.SITE:
        return Clause("tout effet qui guérit un personnage ici", "guérit tous les personnages ici")
    effect = f"tout effet qui guérit un personnage {of(scene.company.text)}"
    return Clause(effect, "guérit tous les personnages de cette compagnie")


def _site(sort: SiteType, holds: CountsAs, scene: Scene) -> Clause:
    """What a site, every version of it, or all such sites count as, and for what."""
    what = holds.what
    site = scene.site.text if isinstance(what, Subject) else ""
    if what is Mark.ANY_VERSION:
        site = f"toute version {of(scene.site.text)}"
    makes_haven = sort is SiteType.HAVEN and Purpose.EVERYTHING in holds.purposes
    if is_of_other_versions(what):
        site = f"toute autre version {of(scene.site.text)}"
    if makes_haven and spoken_of() is Havens.MINIONS:
        return Clause(site, "devient un Havre Noir")
    if makes_haven:
        return Clause(site, "devient l'un de vos Havres de Sorcier")
    purposes = all_of([_purpose(each) for each in holds.purposes if each not in UNSAID])
    for_what = f" {purposes}" if purposes else ""
    fresh = " ; il se redresse pendant la phase de redressement de son joueur et, au lieu d'être défaussé,"
    renewed = f"{fresh} retourne dans le deck de sites" if Purpose.RENEWAL in holds.purposes else ""
    when = f"tant {that(condition(holds.condition, scene))}" if holds.condition else ""
    if away := who_is_away(holds.condition):
        when = f"tant que {french(away)} est en jeu, mais non ici"
    counts = f"compte comme {a(sort_of_site(sort))}{for_what}{renewed}"
    return Clause(site or every(what).text, counts, proviso=when)


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
