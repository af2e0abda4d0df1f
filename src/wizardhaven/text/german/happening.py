"""What happens by itself, in German: an occasion and what comes of it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from wizardhaven.text.german.clauses import Clause, sentence, sentences
from wizardhaven.text.german.conditions import condition, conditions
from wizardhaven.text.german.counting import any_of
from wizardhaven.text.german.effects import told
from wizardhaven.text.german.exceptions import spared
from wizardhaven.text.german.grammar import Forms, with_adjective
from wizardhaven.text.german.movers import attacks_on_movers
from wizardhaven.text.german.nominals import Nominal, definite, his_company, indefinite, unchanging
from wizardhaven.text.german.occasions import occasion_of
from wizardhaven.text.german.places import to_place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import is_such
from wizardhaven.text.german.terms import CHARACTER, COMPANY, MOVEMENTS
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
from wizardhaven.vocabulary.such import Named, Such, choices, named
from wizardhaven.vocabulary.terms import Movement, Phase


def happening(when: When, scene: Scene) -> str:
    """What happens by itself, in a sentence or two."""
    then, holds = when.then, when.condition
    if isinstance(then, Put) and then.what is Subject.TARGET:
        scene = replace(scene, target=unchanging("das lange Ereignis samt dieser Karte"))
    match when.occasion:
        case Occasion.COMPANY_MOVES if isinstance(then, Face):
            return attacks_on_movers([when], scene)
        case Occasion.COMPANY_MOVES if when.of is None and holds is not None:
            holds, kinds = without_spared(holds)
            assert holds is not None
            moving = condition(holds, replace(scene, company=indefinite(COMPANY)))
            happens = _then(then, replace(scene, company=definite(COMPANY)), f"wenn {moving},")
            return " ".join([happens, *[sentence(words) for words in spared(kinds)]])
        case Occasion.COMPANY_ARRIVES:
            return _said(then, scene, f"wenn sich {_moves(holds, scene)}")
        case Occasion.COMPANY_ORGANIZES:
            return together([when], scene)
        case Occasion.SITE_REVEALED:
            who, proviso = _who_comes(holds, scene)
            front = f"wenn {scene.card.nominative} als ihr neuer Ort aufgedeckt wird,{proviso}"
            first, *others = told(then, replace(scene, company=who))
            return sentences([first.after(front), *[each.said() for each in others]])
        case Occasion.CARD_STORED:
            return stored(when, scene, scene.card.nominative)
        case Occasion.ATTACK_DEFEATED:
            keyed = "eine Kreatur besiegt wird, die namentlich an eine dieser Regionen gebunden ist"
            beaten = keyed if when.of is Sort.CREATURE else "ein Angriff besiegt wird, den sie verändert"
            return _said(then, scene, f"wenn {beaten}{_if(holds, scene)}")
        case Occasion.INFLUENCE_SUCCEEDED:
            return _then(then, replace(scene, target=unchanging("er")), occasion_of(when, scene))
        case _:
            again = " Das geschieht nur einmal, auch wenn du mehrere Exemplare im Spiel hast."
            happens = _then(then, scene, f"{occasion_of(when, scene)}{_if(holds, scene)}")
            return happens + again if when.once else happens


def _then(happens: Effect, scene: Scene, front: str) -> str:
    """What comes to pass on an occasion; the bearer's company is his, since he is the one it befalls."""
    near = replace(scene, company=his_company(scene.bearer)) if scene.has_company else scene
    first, *others = told(happens, near)
    return sentences([first.after(front), *[each.said() for each in others]])


def _said(happens: Effect, scene: Scene, proviso: str) -> str:
    """What comes to pass, and when, behind it."""
    first, *others = told(happens, scene)
    return sentences([replace(first, proviso=proviso).said(), *[each.said() for each in others]])


def together(whens: Sequence[When], scene: Scene) -> str:
    """What several abilities do on the same occasion: the card goes, and others with it."""
    if whens[0].occasion is Occasion.COMPANY_MOVES:
        return attacks_on_movers(whens, scene)
    first, *_ = told(whens[-1].then, scene)
    others = f"samt allen Ringgeistern im Gefolge {scene.company.genitive} " if len(whens) > 1 else ""
    holds = whens[-1].condition
    proviso = f"wenn {conditions([holds], scene)}" if holds else ""
    return sentence(
        replace(first, rest=f"{others}in der Organisationsphase {first.rest}", proviso=proviso).said()
    )


def stored(when: When, scene: Scene, card: str) -> str:
    """What happens as soon as the card, which is called that here, has been stored."""
    phase = " in der Organisationsphase" if isinstance(when.of, Phase) else ""
    front = f"wird {card}{phase} hinterlegt,{_if(when.condition, scene)}"
    first, *others = told(when.then, scene)
    return sentences([first.after(front), *[each.said() for each in others]])


def _if(holds: Condition | None, scene: Scene) -> str:
    return f", wenn {conditions([holds], scene)}," if holds else ""


def _moves(holds: Condition | None, scene: Scene) -> str:
    company = scene.company.nominative
    match holds:
        case None:
            return f"{company} bewegt"
        case Unless(Is(Subject.NEW_SITE, such)):
            return f"{company} bewegt, außer {any_of(_goals(such))}"
        case Both(
            (Unless(Is(Subject.ORIGIN, Mark.UNDER_DEEPS)), Unless(Is(Subject.NEW_SITE, Mark.UNDER_DEEPS)))
        ):
            return f"{company} von einem Ort außerhalb der Tiefen zu einem anderen solchen bewegt"
        case Is(Subject.COMPANY, ways) if among(ways, Movement):
            return f"{company} {any_of([MOVEMENTS[way] for way in among(ways, Movement)])} bewegt"
        case _:
            return f"{company} bewegt und {condition(holds, scene)}"


def _goals(such: Such) -> list[str]:
    """Where a company may go, one after another."""
    goals: list[str] = []
    for choice in choices(such):
        each = [named(name) for name in choice.names] if isinstance(choice, Named) else [choice]
        goals.extend([to_place(one) for one in each])
    return goals


def _who_comes(holds: Condition | None, scene: Scene) -> tuple[Nominal, str]:
    match holds:
        case Is(Subject.COMPANY, Mark.OVERT):
            return indefinite(with_adjective("offen", COMPANY)), ""
        case Unless(Is(Subject.COMPANY, Mark.OVERT)):
            return indefinite(with_adjective("versteckt", COMPANY)), ""
        case _:
            return indefinite(COMPANY), _if(holds, scene)


def of_the_attack(when: When, scene: Scene) -> str:
    """What an attack says will come of it."""
    met = unchanging("der Charakter, gegen den er gerichtet ist,")
    first, *others = told(when.then, replace(scene, target=met) if when.instead else scene)
    rest = [each.said() for each in others]
    if when.instead:
        opening = f"ein erfolgreicher Schlag verwundet niemanden; {first.after('stattdessen')}"
        return sentences([opening, *rest])
    after = when.of is AttackResult.HAS_WOUNDED
    if after or when.occasion is Occasion.BODY_MATCHED or (_is_wound(when) and not when.once):
        return _each_wounded(when, scene, after=after)
    front = f"{_BEFORE.get(when.occasion) or _came_of_it(when.of)}{_if(when.condition, scene)}"
    return sentences([first.after(front), *rest])


_BEFORE: Final = {
    Occasion.ABOUT_TO_STRIKE: "wird der Angriff nicht aufgehoben, bevor seine Schläge zugewiesen werden,",
    Occasion.WOUNDED: "sobald der Angriff einen Charakter verwundet hat,",
}


def _is_wound(when: When) -> bool:
    return when.occasion is Occasion.WOUNDED


def _came_of_it(result: Such | Phase | AttackResult | None) -> str:
    if not isinstance(result, AttackResult):
        return "nach dem Angriff"
    match result:
        case AttackResult.NOT_CANCELED:
            return "wurde der Angriff nicht aufgehoben,"
        case AttackResult.NOT_DEFEATED:
            return "wird der Angriff nicht besiegt,"
        case AttackResult.SUCCEEDED:
            return "ist ein Schlag des Angriffs erfolgreich,"
        case AttackResult.FAILED:
            return "misslingt der Angriff, ohne besiegt zu werden,"
        case AttackResult.HAS_WOUNDED:
            return "hat der Angriff jemanden verwundet,"
        case _:
            assert_never(result)


def _each_wounded(when: When, scene: Scene, *, after: bool) -> str:
    matched = ["{owner} Körperwurf genau seinen Körper ergibt"]
    whom = when.of if not isinstance(when.of, (AttackResult, Phase)) else None
    victim = _victim("ihn" if after else "den Angriff").such(
        [*(is_such(whom) if whom else []), *([] if after or _is_wound(when) else matched)]
    )
    first, *others = told(when.then, replace(scene, bearer=victim, user=victim, target=victim))
    front = "nach dem Angriff" if after else ""
    proviso = f"wenn {condition(when.condition, scene)}," if when.condition else ""
    clause: Clause = replace(first, front=front) if front and proviso else first
    opening = clause.after(proviso or front) if proviso or front else clause.said()
    return sentences([opening, *[each.said() for each in others]])


def _victim(attack: str) -> Nominal:
    """Each one whom the attack has wounded."""
    wounded = with_adjective(f"durch {attack} verwundet", CHARACTER).after_der
    return Nominal(Forms("jeder", "jedes", "jedem", "jeden").before(wounded), CHARACTER.gender)
