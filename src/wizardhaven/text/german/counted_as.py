"""What counts as something else, as German clauses."""

from typing import Final, assert_never

from wizardhaven.text.away import who_is_away
from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, any_of, counted
from wizardhaven.text.german.grammar import JEDER, Case
from wizardhaven.text.german.names import german, quoted
from wizardhaven.text.german.nominals import of_it
from wizardhaven.text.german.places import home
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import RACES, REGION_TYPES, SKILLS, sort_of_site
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
    bearer, site = scene.bearer.nominative, scene.site
    match holds.as_:
        case Skill() as skill:
            return Clause(bearer, "hat", f"die Fähigkeit eines {SKILLS[skill].after_ein.genitive}")
        case Race() as race:
            return Clause(bearer, "gilt", f"in jeder Hinsicht als {RACES[race].after_ein.nominative}")
        case Named(names) if holds.condition is not None:
            proviso = f"solange {condition(holds.condition, scene)}"
            card = any_of([quoted(name) for name in names])
            return Clause(f"die Karte {card}", "gilt", "als im Spiel befindlich", proviso=proviso)
        case Not() if isinstance(holds.what, Named):
            veiled = any_of([quoted(name) for name in holds.what.names])
            return Clause(f"die Karte {veiled}", "gilt", "als nicht im Spiel, auch wenn sie im Spiel ist")
        case Named(names):
            return _by_name(holds.what, names, scene)
        case HomeAt(home_site):
            names = holds.what.names if isinstance(holds.what, Named) else ()
            whose = any_of([german(name) for name in names])
            if home_site is Subject.THIS_CARD:
                return Clause(scene.card.nominative, "ist", f"der Hort des Drachen {whose}")
            return Clause(site.nominative, "ist", f"ein Heimatort von {whose}")
        case Mark() as mark:
            return _marked(mark, scene)
        case Subject() as whole:
            return _healing(whole, scene)
        case SiteType() as sort:
            return _site(sort, holds, scene)
        case Beside(Named(others)) if isinstance(holds.what, Named):
            lands = all_of([german(name) for name in holds.what.names])
            moving = f"wenn sich {scene.company.nominative} von Region zu Region bewegt"
            beside = f"an {all_of([german(name) for name in others])}, {moving}"
            return Clause(lands, "grenzt" if len(holds.what.names) == 1 else "grenzen", beside)
        case RegionType() as sort if isinstance(holds.what, Beside):
            around = f"die Region {site.genitive} und alle angrenzenden Regionen"
            return Clause(around, "gelten", f"als {REGION_TYPES[sort].after_ein.nominative}")
        case RegionType() as sort if isinstance(holds.what, RegionType):
            land = REGION_TYPES[holds.what]
            each = f"{JEDER[land.gender]} {land.after_der.nominative}"
            proviso = f"solange {condition(holds.condition, scene)}" if holds.condition else ""
            return Clause(each, "gilt", f"als {REGION_TYPES[sort].after_ein.nominative}", proviso=proviso)
        case RegionType() as sort:
            return Clause(scene.target.nominative, "gilt", f"als {REGION_TYPES[sort].after_ein.nominative}")
        case AllOf((RegionType() as sort, *more)):
            several = counted(1 + len(more), REGION_TYPES[sort], Case.NOMINATIVE)
            return Clause(scene.target.nominative, "gilt", f"als {several}")
        case AllOf():
            both = "für die Karten, die du dort spielst, zugleich als Heldenort und als Schergenort"
            return Clause(site.nominative, "gilt", both)
        case _:
            raise AssertionError(f"nothing counts as {holds.as_}")


def _by_name(what: Such, names: tuple[str, ...], scene: Scene) -> Clause:
    """The card passes for another one; or the player is somebody who is no card."""
    if what is not Subject.PLAYER:
        other = any_of([quoted(name) for name in names])
        return Clause(scene.card.nominative, "gilt", f"für Gefahren als {other}")
    barred = "du darfst weder einen Ringgeist enthüllen noch Ringgeister als Gefolgsleute spielen"
    return Clause("du", "bist", f"{any_of([german(name) for name in names])} und kein Ringgeist: {barred}")


def _marked(mark: Mark, scene: Scene) -> Clause:
    if mark is Mark.LEADER:
        return Clause(scene.bearer.nominative, "ist", "ein Anführer")
    if mark is Mark.OVERT:
        return Clause(scene.company.nominative, "gilt", "als offen")
    if mark is Mark.PROTECTED:
        return Clause(scene.site.nominative, "gilt", "als geschützter Zauberer-Zufluchtsort")
    if mark is Mark.HOARD:
        return Clause(scene.site.nominative, "gilt", "als Ort mit einem Schatz")
    assert mark is Mark.DETAINMENT, f"nothing counts as {mark}"
    return Clause(f"die automatischen Angriffe {of_it(scene.site)}", "sind", "Verhöre")


def _healing(whole: Subject, scene: Scene) -> Clause:
    if whole is Subject.SITE:
        here = "jeder Effekt, der hier einen Charakter heilt,"
        return Clause(here, "heilt", "alle Charaktere an diesem Ort")
    effect = f"jeder Effekt, der einen Charakter in {scene.company.dative} heilt,"
    return Clause(effect, "heilt", "alle ihre Charaktere")


def _site(sort: SiteType, holds: CountsAs, scene: Scene) -> Clause:
    """What a site, every version of it, or all such sites count as, and for what."""
    what = holds.what
    site = scene.site.nominative if isinstance(what, Subject) else ""
    if what is Mark.ANY_VERSION:
        site = f"jede Version {of_it(scene.site)}"
    makes_haven = sort is SiteType.HAVEN and Purpose.EVERYTHING in holds.purposes
    if is_of_other_versions(what):
        site = f"jede andere Version {of_it(scene.site)}"
    if makes_haven and spoken_of() is Havens.MINIONS:
        return Clause(site, "wird", "zu einem Dunklen Zufluchtsort")
    if makes_haven:
        return Clause(site, "wird", "zu einem deiner Zauberer-Zufluchtsorte")
    purposes = all_of([_purpose(each) for each in holds.purposes if each not in UNSAID])
    fresh = "; er wird in der Enttapp-Phase seines Spielers enttappt und kommt, statt abgeworfen zu werden,"
    renewed = f"{fresh} in den Ortsstapel zurück" if Purpose.RENEWAL in holds.purposes else ""
    counts = f"{purposes} als {sort_of_site(sort).after_ein.nominative}{renewed}".strip()
    when = f"solange {condition(holds.condition, scene)}" if holds.condition else ""
    if away := who_is_away(holds.condition):
        when = f"solange {german(away)} im Spiel, aber nicht dort ist"
    return Clause(site or home(what), "gilt", counts, proviso=when)


def _purpose(purpose: Purpose) -> str:
    match purpose:
        case Purpose.EVERYTHING | Purpose.RENEWAL:
            return "für alles"
        case Purpose.HEALING:
            return "für die Heilung"
        case Purpose.PLAYING_HAZARDS:
            return "für das Ausspielen von Gefahren"
        case Purpose.BRINGING:
            return "für das Ausspielen von Charakteren"
        case _:
            assert_never(purpose)
