"""The attacks and strikes that a card is aimed at, in French."""

from typing import Final

from wizardhaven.text.french.alignments import COMPANIES
from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.grammar import a, of, of_many, one_of_yours, to
from wizardhaven.text.french.names import french, one_region_of
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import by_races, character, companion, user
from wizardhaven.text.french.terms import COMPANY, RACES, REGION_TYPES, sort_of_site
from wizardhaven.text.order import without
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.such import AtMost, Such, parts
from wizardhaven.vocabulary.targets import AnAttack, AStrike
from wizardhaven.vocabulary.terms import RegionType, SiteType, Stat


def of_attack(what: AnAttack, scene: Scene) -> str:
    """Whose an attack is, and on which company."""
    by = by_races(what.races) or (" de créature" if what.by_creature else "")
    by = " de créature non unique" if what.not_unique else by
    sort = f"{by} (créatures seulement)" if what.races and what.by_creature else by
    sort += " à un seul coup par attaque" if what.single_strikes else ""
    sort += f" {of(french(what.by_name))}" if what.by_name else ""
    sort += " d'un agent" if what.by_agent else ""
    sort = " d'une créature aux attaques multiples" if what.one_of_several else sort
    if what.keyed_to:
        sort += f" liée {any_of([_key(each) for each in what.keyed_to])}"
    sort += _of_what_sort(what)
    if what.elsewhere:
        return f"{sort} contre une autre de vos compagnies"
    if what.moving_to:
        return (
            f"{sort} contre l'une de vos compagnies en route vers un site de {one_region_of(what.moving_to)}"
        )
    if what.by_company_with is not None:
        return f"{sort} {of(_company_with(what.by_company_with))} contre une autre compagnie"
    if what.against is not None:
        return f"{sort} contre {_company_with(what.against)}"
    if what.by_name:
        return sort
    on = scene.company if scene.has_company else one_of_yours(COMPANY)
    return f"{sort} contre {on.text}"


_ALONE: Final = AtMost(Stat.CHARACTERS_IN_COMPANY, 1)


def _company_with(who: Such) -> str:
    """A company of the player's by somebody in it, who is perhaps there alone."""
    somebody = user(without(who, _ALONE)).first.text
    if _ALONE in parts(who):
        return f"une de vos compagnies dont {somebody} est le seul personnage"
    return f"votre compagnie avec {somebody}"


def _key(key: RegionType | SiteType | str) -> str:
    """To what an attack is keyed."""
    if isinstance(key, str):
        return to(f"la région {french(key)}")
    return to(a(REGION_TYPES[key] if isinstance(key, RegionType) else sort_of_site(key)))


def _of_what_sort(what: AnAttack) -> str:
    """What else must be true of an attack."""
    barred = any_of([of_many(RACES[race]) for race in what.not_by])
    provisos = [
        *([f"sauf {barred}"] if barred else []),
        *([f"{'' if what.by_creature else 'automatique ou '}liée à un site"] if what.at_site else []),
        *(["non liée à un site"] if what.at_site is False else []),
        *(["non automatique"] if what.not_automatic else []),
        *(["contre laquelle les armes n'aident pas"] if what.without_weapons else []),
        *(["dont l'attaquant attribuerait tous les coups"] if what.choosing else []),
        *(["dilatoire"] if what.detainment else []),
        *(
            [f"sauf d'une {COMPANIES[what.not_by_company].singular}"]
            if what.not_by_company is not None
            else []
        ),
        *(["avec plus de coups que de défenseurs"] if what.outnumbering else []),
    ]
    least = f" d'une prouesse normale de {what.prowess_at_least} ou plus" if what.prowess_at_least else ""
    return (f" ({', '.join(provisos)})" if provisos else "") + least


def of_strike(what: AStrike, scene: Scene) -> str:
    """Whom a strike may be aimed at; nobody in particular if the word names nobody."""
    defenders = [
        *([_bearer(what.defender, scene)] if what.on_bearer else []),
        *([scene.card.text] if what.on_this_card else []),
        *([f"{companion(what.defender).text} {of(scene.company.text)}"] if what.on_companion else []),
    ]
    if what.defender is not ANYBODY and not defenders:
        defenders = [character(what.defender, Whose.OF_THE_COMPANY).first.text]
    barred = [
        *(["d'une attaque automatique"] if what.not_automatic else []),
        *[of_many(RACES[race]) for race in what.not_by],
    ]
    sort = by_races(what.by)
    if what.by_creature:
        creatures = f" ({any_of([RACES[race].singular for race in what.by])})" if what.by else ""
        sort = f" d'une créature{creatures}"
    sort += f" d'une prouesse de {what.prowess_at_least} ou plus" if what.prowess_at_least else ""
    sort += " entre deux compagnies" if what.between_companies else ""
    others = sort + (f" (sauf {any_of(barred)})" if barred else "")
    if what.keyed_to:
        keys = any_of([_key(each) for each in what.keyed_to])
        others = f" d'une créature liée {keys}{others}"
    too = f" (si la même attaque porte aussi un coup {to(scene.card.text)})" if what.struck_too else ""
    against = f" {any_of([f'contre {each}' for each in defenders])}" if defenders else ""
    return f"{others}{against}{too}"


def _bearer(who: Such, scene: Scene) -> str:
    """The card's bearer, who may have to be such a character."""
    return scene.bearer.text if who is ANYBODY else f"{user(who).first.text} qui porte {scene.card.text}"
