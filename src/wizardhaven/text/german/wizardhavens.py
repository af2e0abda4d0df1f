"""What holds at Wizardhavens, and which versions of sites are used, as German clauses."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.names import german
from wizardhaven.text.german.nominals import of_it
from wizardhaven.text.german.places import home as home_site
from wizardhaven.text.german.places import place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import AUTOMATIC_ATTACK, SITE_TYPES, sort_of_site
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.lands import TreatSiteAs
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.terms import Alignment, Purpose, SiteType
from wizardhaven.vocabulary.wizardhavens import (
    BothAlignments,
    HasAttacksOf,
    LeadsBelow,
    LeavesWithSite,
    NobodyElsesWizardhaven,
    NoPointsForOpponent,
    OfWizardhavens,
    Protected,
    UsesMinionSites,
)


def of_wizardhavens(holds: OfWizardhavens, scene: Scene) -> Clause:
    """The clause for one word."""
    site = scene.site
    match holds:
        case Protected():
            return Clause(site.nominative, "gilt", "als geschützter Zauberer-Zufluchtsort")
        case NobodyElsesWizardhaven():
            use = f"{site.accusative} nicht als Zauberer-Zufluchtsort benutzen"
            return Clause("andere Gefallene Zauberer", "dürfen", use)
        case NoPointsForOpponent():
            barred = f"an keiner Version {of_it(site)} Karten spielen, die Siegpunkte bringen"
            return Clause("dein Gegner", "darf", barred)
        case LeavesWithSite():
            only = f"das Spiel nur zusammen mit {site.dative} und kann sonst nicht abgeworfen werden"
            return Clause(scene.card.nominative, "verlässt", only)
        case BothAlignments():
            both = "für die Karten, die du dort spielst, zugleich als Heldenort und als Schergenort"
            return Clause(site.nominative, "gilt", both)
        case UsesMinionSites(only_here=True):
            instead = f"für {site.accusative} die Schergenkarte statt der Heldenkarte benutzen"
            return Clause("du", "musst", instead)
        case HasAttacksOf(version, prowess):
            card, whose = (
                ("Heldenkarte", "offene Gemeinschaften")
                if version is Alignment.HERO
                else ("Schergenkarte", "Helden-Gemeinschaften")
            )
            stronger = f" mit Kampfkraft {signed(prowess)}" if prowess else ""
            attacks = f"auch die automatischen Angriffe seiner {card}{stronger}"
            return Clause(site.nominative, "hat", f"{attacks}; gegen {whose} sind sie Verhöre")
        case LeadsBelow(number):
            both = f"{site.nominative} und der gewählte Ort in den Tiefen"
            return Clause(both, "sind", f"angrenzend, mit der Zahl {number}")
        case UsesMinionSites():
            return _minion_sites(holds, scene)
        case _:
            assert_never(holds)


def _minion_sites(holds: UsesMinionSites, scene: Scene) -> Clause:
    hero = [
        f"{SITE_TYPES[each].plural.accusative}{' der Helden' if each is SiteType.HAVEN else ''}"
        for each in holds.types
    ]
    using = f"für {all_of(hero)} Schergen-Ortskarten benutzen"
    enough = f" mit mindestens {holds.stage_points} Entwicklungspunkten" if holds.stage_points else ""
    match holds.whose:
        case Whose.OWN:
            return Clause("du", "musst", using)
        case Whose.OF_THE_COMPANY:
            return Clause(f"der Spieler {scene.bearer.genitive}{enough}", "muss", using)
        case Whose.ANYBODYS:
            return Clause(f"Spieler Gefallener Zauberer{enough}", "müssen", using)
        case Whose.OPPONENTS:
            return Clause(f"dein Gegner{enough}", "muss", using)
        case _:
            assert_never(holds.whose)


def treat_site_as(holds: TreatSiteAs, scene: Scene) -> Clause:
    """What the site counts as, and what it has lost."""
    purposes = all_of([_purpose(each) for each in holds.purposes if each is not Purpose.EVERYTHING])
    for_what = f" {purposes}" if purposes else ""
    quiet = (
        f" und hat keine {AUTOMATIC_ATTACK.plural_after_die.accusative}" if holds.no_automatic_attacks else ""
    )
    word = sort_of_site(holds.site_type).after_ein.nominative
    site = place(holds.place) if holds.place else scene.site
    if holds.nothing_playable:
        home = f" und ein Heimatort von {holds.home_of}" if holds.home_of else ""
        bare = "er hat keine automatischen Angriffe, und was auf ihm steht, ist dort nicht spielbar"
        return Clause(site.nominative, "wird", f"zu einem deiner Zauberer-Zufluchtsorte{home}; {bare}")
    if holds.all_versions:
        loses = " und verliert ihre normalen automatischen Angriffe" if holds.no_automatic_attacks else ""
        return Clause(f"jede Version {of_it(scene.site)}", "gilt", f"als {word}{loses}")
    every = home_site(holds.place) if holds.place else site.nominative
    quiet += "; seine automatischen Angriffe sind Verhöre" if holds.detaining else ""
    fresh = "; er wird in der Enttapp-Phase seines Spielers enttappt und kommt, statt abgeworfen zu werden,"
    renewed = f"{fresh} in den Ortsstapel zurück" if holds.renewing else ""
    gone = f"solange {german(holds.while_away)} im Spiel, aber nicht dort ist" if holds.while_away else ""
    return Clause(every, "gilt", f"{for_what} als {word}{quiet}{renewed}".strip(), proviso=gone)


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
