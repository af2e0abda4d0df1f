"""What happens by itself, in English: an occasion and what comes of it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from wizardhaven.text.english.conditions import condition, conditions
from wizardhaven.text.english.effects import told
from wizardhaven.text.english.exceptions import spared
from wizardhaven.text.english.grammar import listed, sentence
from wizardhaven.text.english.movers import attacks_on_movers
from wizardhaven.text.english.occasions import occasion_of
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import provisos
from wizardhaven.text.sparing import without_spared
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.asked_for import among
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Both, Condition, Is, Unless
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Named, Such, choices
from wizardhaven.vocabulary.terms import Movement, Phase


def happening(when: When, scene: Scene) -> str:
    """What happens by itself, without a capital letter or a full stop."""
    then, holds = when.then, when.condition
    if isinstance(then, Put) and then.what is Subject.TARGET:
        scene = replace(scene, target=f"that long-event and {scene.card}")
    match when.occasion:
        case Occasion.COMPANY_MOVES if isinstance(then, Face):
            return attacks_on_movers([when], scene)
        case Occasion.COMPANY_MOVES if when.of is None and holds is not None:
            holds, kinds = without_spared(holds)
            assert holds is not None
            moving = condition(holds, replace(scene, company="a company"))
            rest = "".join([f". {words.removesuffix('.')}" for words in spared(kinds)])
            return f"when {moving}, {told(then, replace(scene, company='the company'))}{rest}"
        case Occasion.COMPANY_ARRIVES:
            return f"{told(then, scene)} if {scene.company} moves{_whereto(holds, scene)}"
        case Occasion.COMPANY_ORGANIZES:
            return f"{told(then, scene)} {_organizing(holds, scene)}"
        case Occasion.SITE_REVEALED:
            who, proviso = _who_comes(holds, scene)
            revealed = f"when {scene.card} is revealed as its new site"
            return f"{revealed}{proviso}, {told(then, replace(scene, company=who))}"
        case Occasion.CARD_STORED:
            stored = f"when {scene.card} is stored{_in_phase(when.of)}"
            may = "" if isinstance(then, Roll) else "you may "
            return f"{stored}{_if(holds, scene)}, {may}{told(then, scene)}"
        case Occasion.ATTACK_DEFEATED:
            keyed = "a creature that is keyed by name to one of these regions"
            foe = keyed if when.of is Sort.CREATURE else "an attack that it changes"
            return f"{told(then, scene)} when {foe} is defeated{_if(holds, scene)}"
        case Occasion.INFLUENCE_SUCCEEDED:
            return f"{occasion_of(when, scene)}, {told(then, replace(scene, target='he'))}"
        case _:
            again = ". This happens only once, even if you have several copies in play" if when.once else ""
            return f"{occasion_of(when, scene)}{_if(holds, scene)}, {told(then, scene)}{again}"


def together(whens: Sequence[When], scene: Scene) -> str:
    """What several abilities do on the same occasion: the card goes, and others with it."""
    if whens[0].occasion is Occasion.COMPANY_MOVES:
        return attacks_on_movers(whens, scene)
    others = [told(when.then, scene).removeprefix("discard ") for when in whens[:-1]]
    lost = listed([told(whens[-1].then, scene), *others], "and")
    return sentence(f"{lost} {_organizing(whens[-1].condition, scene)}")


def _organizing(holds: Condition | None, scene: Scene) -> str:
    return f"in the organization phase{f' if {conditions([holds], scene)}' if holds else ''}"


def _if(holds: Condition | None, scene: Scene) -> str:
    return f", if {conditions([holds], scene)}" if holds else ""


def _in_phase(of: Such | Phase | AttackResult | None) -> str:
    return f" in the {of.value}" if isinstance(of, Phase) else ""


def _whereto(holds: Condition | None, scene: Scene) -> str:
    match holds:
        case None:
            return ""
        case Unless(Is(Subject.NEW_SITE, such)):
            return f", unless to {listed(_goals(such), 'or')}"
        case Both(
            (Unless(Is(Subject.ORIGIN, Mark.UNDER_DEEPS)), Unless(Is(Subject.NEW_SITE, Mark.UNDER_DEEPS)))
        ):
            return " from one site that is not in the Under-deeps to another"
        case Is(Subject.COMPANY, ways) if among(ways, Movement):
            return f" by {listed([way.value for way in among(ways, Movement)], 'or')}"
        case _:
            return f" and {conditions([holds], replace(scene, company='it'))}"


def _goals(such: Such) -> list[str]:
    """Where a company may go, one after another."""
    goals: list[str] = []
    for choice in choices(such):
        goals.extend(choice.names if isinstance(choice, Named) else [place(choice)])
    return goals


def _who_comes(holds: Condition | None, scene: Scene) -> tuple[str, str]:
    match holds:
        case Is(Subject.COMPANY, Mark.OVERT):
            return "an overt company", ""
        case Unless(Is(Subject.COMPANY, Mark.OVERT)):
            return "a covert company", ""
        case _:
            return "a company", _if(holds, scene)


def of_the_attack(when: When, scene: Scene) -> str:
    """What an attack says will come of it."""
    if when.instead:
        met = replace(scene, target="the character who faces it")
        return f"A successful strike wounds nobody; instead, {told(when.then, met)}."
    after = when.of is AttackResult.HAS_WOUNDED
    if after or when.occasion is Occasion.BODY_MATCHED or (_is_wound(when) and not when.once):
        return _each_wounded(when, scene, after=after)
    front = _BEFORE.get(when.occasion) or _came_of_it(when.of)
    return f"{front}{_if(when.condition, scene)}, {told(when.then, scene)}."


_BEFORE: Final = {
    Occasion.ABOUT_TO_STRIKE: "If the attack is not cancelled, before its strikes are assigned",
    Occasion.WOUNDED: "As soon as the attack has wounded a character",
}


def _is_wound(when: When) -> bool:
    return when.occasion is Occasion.WOUNDED


def _came_of_it(result: Such | Phase | AttackResult | None) -> str:
    if not isinstance(result, AttackResult):
        return "After the attack"
    match result:
        case AttackResult.NOT_CANCELED:
            return "If the attack was not cancelled"
        case AttackResult.NOT_DEFEATED:
            return "If the attack is not defeated"
        case AttackResult.SUCCEEDED:
            return "If a strike of the attack is successful"
        case AttackResult.FAILED:
            return "If the attack fails but is not defeated"
        case AttackResult.HAS_WOUNDED:
            return "After the attack, if it has wounded a character"
        case _:
            assert_never(result)


def _each_wounded(when: When, scene: Scene, *, after: bool) -> str:
    such = provisos(when.of) if when.of and not isinstance(when.of, (AttackResult, Phase)) else ""
    equal = " and whose body check comes to exactly his body" if not after and not _is_wound(when) else ""
    attack = "it" if after else "the attack"
    victim = f"each character{such}{' and who is' if such else ''} wounded by {attack}{equal}"
    words = told(when.then, replace(scene, bearer=victim, user=victim, target=victim))
    clauses = [
        *([f"if {condition(when.condition, scene)}"] if when.condition else []),
        *(["after the attack"] if after else []),
        words,
    ]
    return sentence(", ".join(clauses))
