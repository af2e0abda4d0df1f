"""The attacks and strikes that a card is aimed at, in German."""

from typing import Final

from wizardhaven.text.german.alignments import COMPANIES
from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.names import german, in_regions
from wizardhaven.text.german.nominals import one_of_yours
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import by_races, by_sort, character, companion, user
from wizardhaven.text.german.terms import COMPANY, REGION_TYPES, sort_of_site
from wizardhaven.text.order import without
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.such import AtMost, Such, parts
from wizardhaven.vocabulary.targets import AnAttack, AStrike
from wizardhaven.vocabulary.terms import RegionType, SiteType, Stat


def of_attack(what: AnAttack, scene: Scene) -> str:
    """Whose an attack is, and on which company."""
    by = by_races(what.races) or (" einer Kreatur" if what.by_creature else "")
    by = " einer nicht einzigartigen Kreatur" if what.not_unique else by
    sort = f"{by} (nur Kreaturen)" if what.races and what.by_creature else by
    sort += " mit je einem Schlag pro Angriff" if what.single_strikes else ""
    sort += f" von {german(what.by_name)}" if what.by_name else ""
    sort += " eines Agenten" if what.by_agent else ""
    sort = " einer Kreatur mit mehreren Angriffen" if what.one_of_several else sort
    if what.keyed_to:
        sort += f" (gebunden an {any_of([_key(each) for each in what.keyed_to])})"
    sort += _of_what_sort(what)
    if what.elsewhere:
        return f"{sort} auf eine andere deiner Gemeinschaften"
    if what.moving_to:
        return f"{sort} auf eine deiner Gemeinschaften auf dem Weg zu einem Ort {in_regions(what.moving_to)}"
    if what.by_company_with is not None:
        return f"{sort} {_company_with(what.by_company_with, Case.GENITIVE)} auf eine andere Gemeinschaft"
    if what.against is not None:
        return f"{sort} auf {_company_with(what.against, Case.ACCUSATIVE)}"
    if what.by_name:
        return sort
    on = scene.company if scene.has_company else one_of_yours(COMPANY)
    return f"{sort} auf {on.accusative}"


_ALONE: Final = AtMost(Stat.CHARACTERS_IN_COMPANY, 1)


def _company_with(who: Such, case: Case) -> str:
    """A company of the player's by somebody in it, who is perhaps there alone."""
    somebody = user(without(who, _ALONE)).first
    if _ALONE in parts(who):
        one = "einer" if case is Case.GENITIVE else "eine"
        return f"{one} deiner Gemeinschaften ohne andere Charaktere als {somebody.accusative}"
    return f"{'deiner' if case is Case.GENITIVE else 'deine'} Gemeinschaft mit {somebody.dative}"


def _key(to: RegionType | SiteType | str) -> str:
    """What an attack is keyed to, as an object."""
    if isinstance(to, str):
        return german(to)
    return a(REGION_TYPES[to] if isinstance(to, RegionType) else sort_of_site(to), Case.ACCUSATIVE)


def _of_what_sort(what: AnAttack) -> str:
    """What else must be true of an attack."""
    provisos = [
        *([f"nicht{by_races(what.not_by)}"] if what.not_by else []),
        *(
            [f"{'' if what.by_creature else 'automatisch oder '}an einen Ort gebunden"]
            if what.at_site
            else []
        ),
        *(["nicht an einen Ort gebunden"] if what.at_site is False else []),
        *(["nicht automatisch"] if what.not_automatic else []),
        *(["gegen den Waffen nicht helfen"] if what.without_weapons else []),
        *(["dessen Schläge sonst alle der Angreifer zuweist"] if what.choosing else []),
        *(["sofern er ein Verhör ist"] if what.detainment else []),
        *(
            [f"nicht einer {COMPANIES[what.not_by_company].after_ein.dative}"]
            if what.not_by_company is not None
            else []
        ),
        *(["mit mehr Schlägen als Verteidigern"] if what.outnumbering else []),
    ]
    least = f" mit mindestens {what.prowess_at_least} normaler Kampfkraft" if what.prowess_at_least else ""
    return (f" ({all_of(provisos)})" if provisos else "") + least


def of_strike(what: AStrike, scene: Scene) -> str:
    """Whom a strike may be aimed at; nobody in particular if the word names nobody."""
    defenders = [
        *([_bearer(what.defender, scene)] if what.on_bearer else []),
        *([scene.card.accusative] if what.on_this_card else []),
        *([f"{companion(what.defender).accusative} in {scene.company.dative}"] if what.on_companion else []),
    ]
    if what.defender is not ANYBODY and not defenders:
        defenders = [character(what.defender, Whose.OF_THE_COMPANY).first.accusative]
    barred = [
        *(["dem eines automatischen Angriffs"] if what.not_automatic else []),
        *([f"dem{by_races(what.not_by)}"] if what.not_by else []),
    ]
    sort = f" einer Kreatur{by_sort(what.by)}" if what.by_creature else by_races(what.by)
    sort += f" mit mindestens {what.prowess_at_least} Kampfkraft" if what.prowess_at_least else ""
    sort += " zwischen zwei Gemeinschaften" if what.between_companies else ""
    others = sort + (f" (außer {any_of(barred)})" if barred else "")
    if what.keyed_to:
        regions = any_of([_key(each) for each in what.keyed_to])
        others = f" einer an {regions} gebundenen Kreatur{others}"
    too = f" (sofern derselbe Angriff auch gegen {scene.card.accusative} einen Schlag führt)"
    against = f" {any_of([f'gegen {each}' for each in defenders])}" if defenders else ""
    return f"{others}{against}{too if what.struck_too else ''}"


def _bearer(who: Such, scene: Scene) -> str:
    """The card's bearer, who may have to be such a character."""
    if who is ANYBODY:
        return scene.bearer.accusative
    return f"{user(who).first.accusative} als Träger {scene.card.genitive}"
