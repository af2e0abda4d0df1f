"""What happens by itself, in French: an occasion and what comes of it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from wizardhaven.text.french.conditions import condition, conditions
from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.effects import told
from wizardhaven.text.french.exceptions import spared
from wizardhaven.text.french.grammar import (
    Nominal,
    definite,
    his_company,
    indefinite,
    of,
    sentence,
    sentences,
)
from wizardhaven.text.french.movers import attacks_on_movers
from wizardhaven.text.french.names import site
from wizardhaven.text.french.occasions import occasion_of
from wizardhaven.text.french.places import place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import is_such
from wizardhaven.text.french.terms import COMPANY, MOVEMENTS, PHASES
from wizardhaven.text.sparing import without_spared
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.asked_for import among
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Both, Condition, Is, Unless
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Named, Such, choices
from wizardhaven.vocabulary.terms import Movement, Phase


def happening(when: When, scene: Scene) -> str:
    """What happens by itself, in a sentence or two."""
    then, holds = when.then, when.condition
    if isinstance(then, Put) and then.what is Subject.TARGET:
        scene = replace(scene, target=Nominal("l'événement long, avec cette carte,"))
    match when.occasion:
        case Occasion.COMPANY_MOVES if isinstance(then, Face):
            return attacks_on_movers([when], scene)
        case Occasion.COMPANY_MOVES if when.of is None and holds is not None:
            holds, kinds = without_spared(holds)
            assert holds is not None
            moving = condition(holds, replace(scene, company=indefinite(COMPANY)))
            happens = _then(then, replace(scene, company=definite(COMPANY)), f"quand {moving}")
            return " ".join([happens, *[sentence(words) for words in spared(kinds)]])
        case Occasion.COMPANY_ARRIVES:
            return _said(then, scene, f"si {scene.company.text} bouge{_whereto(holds, scene)}")
        case Occasion.COMPANY_ORGANIZES:
            return together([when], scene)
        case Occasion.SITE_REVEALED:
            who, proviso = _who_comes(holds, scene)
            revealed = f"lorsque {scene.card.text} est {scene.card.agreeing('révélé')} comme son nouveau site"
            first, *others = told(then, replace(scene, company=who))
            return sentences([first.after(f"{revealed}{proviso}"), *[each.said() for each in others]])
        case Occasion.CARD_STORED:
            card = scene.card
            return stored(when, scene, f"lorsque {card.text} est {card.agreeing('mis')} en réserve")
        case Occasion.ATTACK_DEFEATED:
            keyed = "une créature liée par son nom à l'une de ces régions"
            foe = keyed if when.of is Sort.CREATURE else "une attaque qu'elle modifie"
            return _said(then, scene, f"quand {foe} est vaincue{_if(holds, scene)}")
        case Occasion.INFLUENCE_SUCCEEDED:
            return _then(then, replace(scene, target=Nominal("il")), occasion_of(when, scene))
        case _:
            happens = _then(then, scene, f"{occasion_of(when, scene)}{_if(holds, scene)}")
            again = "cela n'arrive qu'une fois, même si vous avez plusieurs exemplaires en jeu"
            return f"{happens} {sentence(again)}" if when.once else happens


def _then(happens: Effect, scene: Scene, front: str) -> str:
    """What comes to pass on an occasion; the bearer's company is his, since he is the one it befalls."""
    near = replace(scene, company=his_company(scene.bearer)) if scene.has_company else scene
    first, *others = told(happens, near)
    return sentences([first.after(front), *[each.said() for each in others]])


def _said(happens: Effect, scene: Scene, behind: str) -> str:
    """What comes to pass, and when, behind it."""
    first, *others = told(happens, scene)
    return sentences([f"{first.said()} {behind}", *[each.said() for each in others]])


def together(whens: Sequence[When], scene: Scene) -> str:
    """What several abilities do on the same occasion: the card goes, and others with it."""
    if whens[0].occasion is Occasion.COMPANY_MOVES:
        return attacks_on_movers(whens, scene)
    first, *_ = told(whens[-1].then, scene)
    others = f" avec tous les Spectres suivants {of(scene.company.text)}" if len(whens) > 1 else ""
    holds = whens[-1].condition
    proviso = f" si {conditions([holds], scene)}" if holds else ""
    return sentence(f"{first.said()}{others} pendant la {PHASES[Phase.ORGANIZATION]}{proviso}")


def stored(when: When, scene: Scene, front: str) -> str:
    """What happens as soon as the card has been stored, which is said at the front."""
    phase = f" pendant la {PHASES[when.of]}" if isinstance(when.of, Phase) else ""
    first, *others = told(when.then, scene)
    opening = first.after(f"{front}{phase}{_if(when.condition, scene)}")
    return sentences([opening, *[each.said() for each in others]])


def _if(holds: Condition | None, scene: Scene) -> str:
    return f", si {conditions([holds], scene)}" if holds else ""


def _whereto(holds: Condition | None, scene: Scene) -> str:
    match holds:
        case None:
            return ""
        case Unless(Is(Subject.NEW_SITE, such)):
            return f", sauf vers {any_of(_goals(such))}"
        case Both(
            (Unless(Is(Subject.ORIGIN, Mark.UNDER_DEEPS)), Unless(Is(Subject.NEW_SITE, Mark.UNDER_DEEPS)))
        ):
            return " d'un site hors des Abîmes à un autre"
        case Is(Subject.COMPANY, ways) if among(ways, Movement):
            return f" {any_of([MOVEMENTS[way] for way in among(ways, Movement)])}"
        case _:
            return f" et si {condition(holds, scene)}"


def _goals(such: Such) -> list[str]:
    """Where a company may go, one after another."""
    goals: list[str] = []
    for choice in choices(such):
        goals.extend(
            [site(name) for name in choice.names] if isinstance(choice, Named) else [place(choice).text]
        )
    return goals


def _who_comes(holds: Condition | None, scene: Scene) -> tuple[Nominal, str]:
    match holds:
        case Is(Subject.COMPANY, Mark.OVERT):
            return Nominal("une compagnie dévoilée", feminine=True), ""
        case Unless(Is(Subject.COMPANY, Mark.OVERT)):
            return Nominal("une compagnie voilée", feminine=True), ""
        case _:
            return indefinite(COMPANY), _if(holds, scene)


def of_the_attack(when: When, scene: Scene) -> str:
    """What an attack says will come of it."""
    met = Nominal("le personnage qui l'affronte")
    first, *others = told(when.then, replace(scene, target=met) if when.instead else scene)
    rest = [each.said() for each in others]
    if when.instead:
        opening = f"un coup réussi ne blesse personne ; {first.after('à la place')}"
        return sentences([opening, *rest])
    after = when.of is AttackResult.HAS_WOUNDED
    if after or when.occasion is Occasion.BODY_MATCHED or (_is_wound(when) and not when.once):
        return _each_wounded(when, scene, after=after)
    front = f"{_BEFORE.get(when.occasion) or _came_of_it(when.of)}{_if(when.condition, scene)}"
    return sentences([first.after(front), *rest])


_BEFORE: Final = {
    Occasion.ABOUT_TO_STRIKE: "si l'attaque n'est pas annulée, avant que ses coups soient attribués",
    Occasion.WOUNDED: "dès que l'attaque a blessé un personnage",
}


def _is_wound(when: When) -> bool:
    return when.occasion is Occasion.WOUNDED


def _came_of_it(result: Such | Phase | AttackResult | None) -> str:
    if not isinstance(result, AttackResult):
        return "après l'attaque"
    match result:
        case AttackResult.NOT_CANCELED:
            return "si l'attaque n'a pas été annulée"
        case AttackResult.NOT_DEFEATED:
            return "si l'attaque n'est pas vaincue"
        case AttackResult.SUCCEEDED:
            return "si un coup de l'attaque réussit"
        case AttackResult.FAILED:
            return "si l'attaque échoue sans être vaincue"
        case AttackResult.HAS_WOUNDED:
            return "si l'attaque a blessé un personnage"
        case _:
            assert_never(result)


def _each_wounded(when: When, scene: Scene, *, after: bool) -> str:
    matched = [] if after or _is_wound(when) else ["dont le jet de corps est égal à son corps"]
    whom = when.of if not isinstance(when.of, (AttackResult, Phase)) else None
    attack = "elle" if after else "l'attaque"
    victim = Nominal(f"chaque personnage blessé par {attack}").such(
        [*(is_such(whom) if whom else []), *matched]
    )
    first, *others = told(when.then, replace(scene, bearer=victim, user=victim, target=victim))
    fronts = [
        *([f"si {condition(when.condition, scene)}"] if when.condition else []),
        *(["après l'attaque"] if after else []),
    ]
    return sentences([first.after(", ".join(fronts)), *[each.said() for each in others]])
