"""How a card is used, as English: when, by whom, at what cost, on what, to what effect."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from wizardhaven.text.attacks_changed import is_change, together
from wizardhaven.text.english.clauses import Deed, Outcome
from wizardhaven.text.english.conditions import conditions
from wizardhaven.text.english.costs import cost, paying
from wizardhaven.text.english.effects import said_together
from wizardhaven.text.english.grammar import capitalised, listed, sentence
from wizardhaven.text.english.moments import moment
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene, company_of
from wizardhaven.text.english.selectors import only, user
from wizardhaven.text.english.targets import target
from wizardhaven.text.forbidding import is_told_at_length
from wizardhaven.text.modifying import changes_draws
from wizardhaven.vocabulary import deeds
from wizardhaven.vocabulary.asked_for import skill_in
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Condition, Either, Is
from wizardhaven.vocabulary.effects import EndTheGame, ForTheTurn, Roll, Send, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import permits
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import ACreatureType, TheAttack, TheRoll, TheStrike, aimed_at
from wizardhaven.vocabulary.terms import Check, Moment


def alternatives(uses: Sequence[Use], scene: Scene) -> list[str]:
    """The uses of one card, of which one is chosen: a paragraph each, if there is anything to say."""
    first, *others = [f"{_as_what(use)}{using(use, scene)}" for use in uses]
    lead = only(uses[0].user) if uses[0].user else ""
    opening = f"{lead}: {first}" if lead and first else capitalised(first)
    again = "Alternatively," if opening else "Also"
    return [words for words in (opening, *[f"{again} {other}" for other in others]) if words]


def _as_what(use: Use) -> str:
    """That the card is a short-event this way, though it is none otherwise."""
    return "as a short-event, " if use.as_short_event else ""


def using(use: Use, scene: Scene, *, may: bool = False) -> str:
    """The sentences of one use, the first without its capital letter.

    What a card in play offers for nothing need not be done.
    """
    words = _using(use, scene, may=may)
    if may and aimed_at(use.target) is Sort.CREATURE:
        # it is in play already, and nobody attacks at the council
        words = words.replace("playable", "usable", 1).replace(" or at the council", "", 1)
    if use.one_of_several:
        return f"{words} You may use only one such ability of this card each turn, and only once."
    return f"{words} You may do so only once each turn." if use.once_each_turn else words


def _using(use: Use, scene: Scene, *, may: bool) -> str:
    scenes = _scenes(use, scene)
    if not use.effects:
        return _playable(use, scenes)
    if _speaks_at_length(use):
        told = [said_together(each, scenes.again).words for each in together(use.effects)]
        playing = _playable(use, scenes)
        return " ".join([*([playing] if playing else []), *[sentence(words) for words in told]])
    opening = _opening(use, scenes, may=may)
    rest = together(use.effects)[1:]
    others = [sentence(said_together(each, scenes.again).words) for each in rest]
    return " ".join([opening, *others])


def _speaks_at_length(use: Use) -> bool:
    """Whether what comes first says so much that the target must have been named before."""
    if aimed_at(use.target) in (Sort.CHARACTER, Sort.COMPANY) and use.requires:
        return True  # what must hold speaks of his company, or of the target itself
    first = use.effects[0]
    if isinstance(first, ForTheTurn) and changes_draws(first.standing):
        return True
    if isinstance(first, ForTheTurn) and permits(first.standing, deeds.Deed.MOVE_ON):
        return use.target is not None
    if isinstance(first, ForTheTurn) and is_told_at_length(first.standing):
        return aimed_at(use.target) in (Sort.COMPANY, Sort.SITE)
    if isinstance(first, Roll) and first.kind is Check.CORRUPTION:
        if first.by is Subject.USER and aimed_at(use.target) is Sort.CHARACTER:
            return True  # the target is for the abilities of the card
        if aimed_at(use.target) is Sort.ITEM:
            return use.user is None and first.by is Subject.BEARER
        return bool(first.then) and aimed_at(use.target) is Sort.CHARACTER
    if isinstance(first, Fights):
        return first.manner is Manner.DEEP_EXCESS
    if isinstance(first, ForTheTurn) and isinstance(use.target, TheAttack):
        return first.on is Subject.COMPANY  # it is about more than the attack at hand
    if isinstance(first, Put) and way_of(first) is Way.RELIEVED:
        return first.above is not None
    if isinstance(first, EndTheGame):
        return not first.called
    if isinstance(first, Look):
        return isinstance(first.then, deeds.Deed)
    if isinstance(first, ForTheTurn) and is_change(first.standing):
        return skill_in(first.standing.of) is not None
    if isinstance(first, Send) and first.to is not Subject.ORIGIN:
        return first.what is Subject.NEW_SITE
    if isinstance(first, Put) and way_of(first) is Way.KEPT:
        return True
    if isinstance(first, Roll):
        return first.kind is not Check.RING_TEST
    return isinstance(first, Face | SendCreature)


@dataclass(frozen=True)
class _Scenes:
    """How things are called where they are first named, and again afterwards."""

    first: Scene
    again: Scene


def _scenes(use: Use, scene: Scene) -> _Scenes:
    """Bring the user and the target of a use into the scene."""
    first = again = scene
    if use.user is not None:
        somebody = user(use.user)
        first = replace(first, user=somebody.first, company=company_of(somebody.first))
        again = replace(again, user=somebody.again, company=company_of(somebody.again))
    if use.user is not None and scene.on_company:
        first = replace(first, user=f"{first.user} of {scene.company}", company=scene.company)
        again = replace(again, company=scene.company)
        if not isinstance(use.target, TheRoll):
            return _Scenes(first, again)
        roll = target(use.target, first)
        return _Scenes(replace(first, target=roll.first), replace(again, target=roll.again))
    unnamed = not scene.tersely and scene.bearer.startswith("the ")
    if Tap(Subject.USER) in use.costs or (Tap(Subject.BEARER) in use.costs and unnamed):
        first, again = replace(first, company="his company"), replace(again, company="his company")
    if Tap(Subject.THIS_CARD) in use.costs and scene.tersely:
        first, again = replace(first, company="the same company"), replace(again, company="the same company")
    if use.target is None:
        return _Scenes(first, again)
    if aimed_at(use.target) is Sort.AGENT:  # it belongs to no company
        first, again = replace(first, company="the company"), replace(again, company="the company")
    noun = target(use.target, first)
    if aimed_at(use.target) is Sort.COMPANY:
        first, again = replace(first, company=noun.first), replace(again, company=noun.again)
    if isinstance(use.target, TheRoll) and use.user is None:
        first, again = replace(first, company="his company"), replace(again, company="his company")
    if aimed_at(use.target) is Sort.SITE:
        first, again = replace(first, site=noun.first), replace(again, site=noun.again)
    return _Scenes(replace(first, target=noun.first), replace(again, target=noun.again))


def _playable(use: Use, scenes: _Scenes) -> str:
    """Where, when and on what a card is played; nothing if that goes without saying."""
    at = [words for each in use.requires if (words := _site(each))]
    rest = [each for each in use.requires if not _site(each)]
    it = replace(scenes.again, company="it") if aimed_at(use.target) is Sort.COMPANY else scenes.again
    named = replace(scenes.first, target=scenes.again.target, company=scenes.again.company)
    parts = [
        _moment_of(use),
        f"{'against' if isinstance(use.target, TheAttack) else 'on'} {scenes.first.target}"
        if use.target
        else "",
        *at,
        f"by {listed([paying(each, named) for each in use.costs], 'and')}" if use.costs else "",
        f"if {conditions(rest, it)}" if rest else "",
    ]
    said = [part for part in parts if part]
    return f"playable {' '.join(said)}." if said else ""


def _site(required: Condition) -> str:
    """At which site the card is played, if that is what it requires."""
    match required:
        case Is(Subject.SITE, where):
            return f"at {place(where)}"
        case Either((Is(Subject.SITE, where), Is(Subject.COMPANY, Mark.STARTING))):
            return f"at {place(where)} or in your starting company"
        case _:
            return ""


def _opening(use: Use, scenes: _Scenes, *, may: bool) -> str:
    """The sentence of the first effect, with everything that must come before it."""
    naming = [f"name {scenes.first.target}"] if isinstance(use.target, ACreatureType) else []
    acts = [*[cost(each, scenes.first) for each in use.costs], *naming]
    told = said_together(together(use.effects)[0], _after(use, scenes))
    before = [
        "" if _speaks_for_itself(use, scenes, told) else moment(use.when),
        f"if {conditions(use.requires, scenes.again)}" if use.requires else "",
    ]
    told = _naming_user_once(told, scenes)
    joint = " to " if isinstance(told, Deed) else "; "
    plain = f"you may {told.words}" if may and isinstance(told, Deed) else told.words
    leave = "you may " if may and use.requires else ""  # where something must hold, it is no command
    clause = f"{leave}{listed(acts, 'and')}{joint}{told.words}" if acts else plain
    return ", ".join([part for part in (*before, clause) if part]) + "."


def _naming_user_once(told: Deed | Outcome, scenes: _Scenes) -> Deed | Outcome:
    """Whoever was named at first is known from then on: "a diplomat", "the diplomat"."""
    head, name, rest = told.words.partition(scenes.first.user)
    return replace(told, words=f"{head}{name}{rest.replace(scenes.first.user, scenes.again.user)}")


def _after(use: Use, scenes: _Scenes) -> Scene:
    """Who has been tapped and what has been named is known from then on."""
    scene = scenes.first
    if Tap(Subject.USER) in use.costs:
        scene = replace(scene, user=scenes.again.user)
    named = isinstance(use.target, ACreatureType) or (aimed_at(use.target) is Sort.AGENT and bool(use.costs))
    return replace(scene, target=scenes.again.target) if named else scene


def _speaks_for_itself(use: Use, scenes: _Scenes, told: Deed | Outcome) -> bool:
    """Whether naming the attack, strike, check or attempt already says when."""
    answers = (Moment.ATTACK, Moment.STRIKE, Moment.CHECK)
    if use.when is Moment.STRIKE and isinstance(use.target, TheAttack):
        return False  # the attack alone does not tell that its strikes have been assigned
    named = use.target is not None and aimed_at(use.target) is not Sort.CHARACTER
    return use.when in answers and named and scenes.first.target in told.words


def _moment_of(use: Use) -> str:
    """When it may be used, unless its target says so already."""
    against_attack = isinstance(use.target, TheAttack) and use.when is Moment.ATTACK
    return "" if against_attack or isinstance(use.target, TheStrike) else moment(use.when)
