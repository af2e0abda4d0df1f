"""How a card is used, in German: when, by whom, at what cost, on what, to what effect."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from wizardhaven.text.attacks_changed import together
from wizardhaven.text.forbidding import is_told_at_length
from wizardhaven.text.german.clauses import NAME, PLAY, Clause, Deed, sentence, sentences
from wizardhaven.text.german.conditions import conditions
from wizardhaven.text.german.costs import cost_of
from wizardhaven.text.german.effects import effect, said_together
from wizardhaven.text.german.moments import goes_without_saying, moment
from wizardhaven.text.german.nominals import THEY, company_of, definite, his_company, one_of_yours
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import Introduced, only, user
from wizardhaven.text.german.targets import target
from wizardhaven.text.german.terms import CHARACTER, COMPANY
from wizardhaven.text.modifying import changes_draws
from wizardhaven.vocabulary import deeds
from wizardhaven.vocabulary.agents import AgentAttacks, AgentDrivesAway
from wizardhaven.vocabulary.asked_for import part_of, skill_in
from wizardhaven.vocabulary.canceling import Cancel
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import AllyAttacks, Face, HuntCreatures
from wizardhaven.vocabulary.effects import (
    Become,
    Effect,
    EndTheGame,
    ForTheTurn,
    GuessCard,
    If,
    Influence,
    ModifyCheck,
    Roll,
    Send,
    Tap,
)
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import permits
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import On
from wizardhaven.vocabulary.targets import (
    ACreatureType,
    TheAttack,
    TheRoll,
    TheStrike,
    aimed_at,
    is_in_company,
    lasts_too,
)
from wizardhaven.vocabulary.terms import Check, Moment


def alternatives(uses: Sequence[Use], scene: Scene) -> list[str]:
    """The uses of one card, of which one is chosen: a paragraph each, if there is anything to say."""
    led = [
        _led(_lead(use, uses[0] if number else None), words)
        for number, use in enumerate(uses)
        if (words := use_of(use, scene, may=False))
    ]
    if uses[0] == Use():
        led = [f"Auch {words[:1].lower()}{words[1:]}" for words in led]
    return [*led[:1], *[f"Oder: {words}" for words in led[1:]]]


def _lead(use: Use, first: Use | None) -> str:
    """For whom a use is, if that has not been said, or as what the card is played."""
    if use.as_short_event:
        return "Als kurzes Ereignis"
    return only(use.user) if use.user and (first is None or use.user != first.user) else ""


def _led(lead: str, words: str) -> str:
    """For whom the card is, before a colon; before a full stop if a colon follows anyway."""
    if not lead:
        return words
    return f"{lead}. {words}" if ": " in words else f"{lead}: {words}"


def use_of(use: Use, scene: Scene, *, may: bool) -> str:
    """The sentences of one use; what a card in play offers for nothing need not be done."""
    words = _use_of(use, scene, may=may)
    if may and aimed_at(use.target) is Sort.CREATURE:
        # it is in play already, and nobody attacks at the council
        words = words.replace("Spielbar", "Nutzbar", 1).replace(" oder beim Freien Rat", "", 1)
    if use.one_of_several:
        return f"{words} Nur eine solche Fähigkeit dieser Karte ist pro Zug erlaubt, und nur einmal."
    return f"{words} Das ist nur einmal pro Zug erlaubt." if use.once_each_turn else words


def _use_of(use: Use, scene: Scene, *, may: bool) -> str:
    scene = _with_user(use, scene)
    aim = target(use.target, scene) if use.target else None
    if aimed_at(use.target) is Sort.CHARACTER and aim and not use.user and not is_in_company(use.target):
        scene = replace(scene, company=company_of(aim.again), bearer=aim.again, has_company=True)
    if isinstance(use.target, TheRoll) and aim and not use.user:
        scene = replace(scene, company=his_company(scene.bearer), has_company=True)
    if aimed_at(use.target) is Sort.COMPANY and aim and use.costs:
        scene = replace(scene, company=aim.first, has_company=True)  # the cost says nothing of it
    if aim and _effect_comes_first(use):
        return _acting(use, scene, aim, may=may)
    if aim and use.effects and isinstance(use.target, TheAttack | TheStrike | TheRoll):
        return _acting(use, scene, aim, may=may, occasion=f"bei {aim.first.dative}")
    if aimed_at(use.target) is Sort.CHARACTER and aim and use.user and Tap(Subject.TARGET) in use.costs:
        return _sending(use, scene, aim)  # what is paid names him
    if aimed_at(use.target) is Sort.AGENT and aim and use.costs:
        return _sending(use, replace(scene, company=definite(COMPANY)), aim)
    again = replace(scene, target=aim.again) if aim else scene
    if isinstance(use.target, ACreatureType) and aim:
        naming = Deed(NAME, aim.first)
        return sentences([_fronted(use, scene, naming), *_rest(use.effects, again)])
    if aim or not use.effects:
        playing = _playing(use, scene, aim)
        return sentences([*([playing] if playing else []), *_rest(use.effects, again)])
    return _acting(use, scene, aim, may=may)


def _with_user(use: Use, scene: Scene) -> Scene:
    """Once a character has been told to tap, his company is "seine"."""
    if use.user is None:
        return (
            replace(scene, company=his_company(scene.bearer)) if Tap(Subject.BEARER) in use.costs else scene
        )
    if use.user is ANYBODY and use.effects and _is_plain_roll(use.effects[0]):
        anybody = one_of_yours(CHARACTER)
        return replace(scene, user=anybody, company=his_company(anybody), has_company=True)
    who = user(use.user).again
    if scene.on_company:
        return replace(scene, user=who)
    company = his_company(who) if Tap(Subject.USER) in use.costs else company_of(who)
    return replace(scene, user=who, company=company, has_company=True)


def _acting(use: Use, scene: Scene, aim: Introduced | None, *, may: bool, occasion: str = "") -> str:
    """A use whose first effect is all there is to name its target."""
    again = replace(scene, target=aim.again) if aim else scene
    first = replace(scene, target=aim.first) if aim and not occasion else again
    if aim and aimed_at(use.target) is Sort.SITE:
        first, again = replace(first, site=aim.first), replace(again, site=aim.again)
    beginning, *others = together(use.effects)
    head, *more = said_together(beginning, first)
    opening = _fronted(use, scene, head, occasion=occasion, may=may)
    following = [part.said() if isinstance(part, Clause) else part.command() for part in more]
    return sentences(
        [opening, *following, *_rest([one for each in others for one in each], again), *_also(use)]
    )


def _sending(use: Use, scene: Scene, aim: Introduced) -> str:
    """An agent is tapped or discarded, and something comes of it."""
    first, again = replace(scene, target=aim.first), replace(scene, target=aim.again)
    head, *more = effect(use.effects[0], again)
    following = [part.said() if isinstance(part, Clause) else part.command() for part in more]
    return sentences([_fronted(use, first, head), *following, *_rest(use.effects[1:], again)])


def _fronted(use: Use, scene: Scene, head: Deed | Clause, *, occasion: str = "", may: bool = False) -> str:
    """The first sentence: the occasion, the condition, the cost, and what comes of it."""
    when = "" if goes_without_saying(use.when, use.target) else moment(use.when)
    proviso = f"wenn {conditions(use.requires, scene)}," if use.requires else ""
    front = ", ".join([part for part in (occasion, proviso) if part])
    start = ", ".join([part for part in (when, front) if part])
    if use.costs:
        paid = [cost_of(use, each, scene) for each in use.costs]
        goal = f", um {head.purpose()}" if isinstance(head, Deed) else f": {sentence(head.said())[:-1]}"
        if may and use.requires:  # where something must hold, it is no command
            permitted = " und ".join([each.permission() for each in paid])
            return f"{Clause('du', 'darfst', f'{when} {permitted}').after(front)}{goal}"
        paying = " und ".join([paid[0].command(when), *[each.command() for each in paid[1:]]])
        return f"{front} {paying}{goal}"
    if isinstance(head, Clause):
        return head.after(start) if start else head.said()
    if may:
        allowed = Clause("du", "darfst", head.permission())
        return allowed.after(start) if start else allowed.said()
    return f"{front} {head.command(when)}"


def _playing(use: Use, scene: Scene, aim: Introduced | None) -> str:
    """Where, when and on what a card is played; nothing if that goes without saying."""
    if use.costs and aim is None:
        return _fronted(use, scene, Deed(PLAY, scene.card))
    on = f"auf {aim.first.accusative}" if aim else ""
    it = replace(scene, company=THEY) if aimed_at(use.target) is Sort.COMPANY else scene
    proviso = f", wenn {conditions(use.requires, it)}" if use.requires else ""
    payer = replace(scene, company=aim.again) if aim and aimed_at(use.target) is Sort.COMPANY else scene
    acts = [cost_of(use, each, payer) for each in use.costs]
    paid = [act.command("" if number else "dafür") for number, act in enumerate(acts)]
    paying = f"; {' und '.join(paid)}" if paid else ""
    parts = [part for part in ("" if isinstance(use.target, TheStrike) else moment(use.when), on) if part]
    return f"{' '.join(['spielbar', *parts])}{proviso}{paying}" if parts or proviso else ""


def _rest(effects: Sequence[Effect], scene: Scene) -> list[str]:
    """The effects that follow, each in its own sentences."""
    parts = [part for each in together(effects) for part in said_together(each, scene)]
    return [part.said() if isinstance(part, Clause) else part.command() for part in parts]


def _also(use: Use) -> list[str]:
    """What is said in a sentence of its own, behind the others."""
    lasting = lasts_too(use.target)
    return [
        *(["stattdessen darfst du den andauernden Effekt einer solchen Karte beenden"] if lasting else []),
        *([f"dies ist {moment(use.when)} erlaubt"] if use.when is Moment.AT_ANY_POINT else []),
    ]


def _effect_comes_first(use: Use) -> bool:
    """Whether the first effect names the target, and nothing that must hold has spoken of him before."""
    spoken_of = aimed_at(use.target) in (Sort.CHARACTER, Sort.COMPANY) and bool(use.requires)
    return bool(use.effects) and not spoken_of and _names_target(use.effects[0])


def _names_target(happens: Effect) -> bool:
    """Whether the effect, said first, is itself the first to name the target."""
    match happens:
        case Fights(Manner.DEEP_EXCESS):
            return False
        case Cancel() | Modify() | Fights():
            return True
        case ModifyCheck():
            return True
        case Put():
            return _puts_target(happens)
        case Tap(what) | Become(what) | Roll(Check.RING_TEST, what):
            return what is Subject.TARGET
        case Roll(Check.CORRUPTION, then=then) if then:
            return isinstance(then[0], Cancel)
        case Roll(Check.CORRUPTION, who):
            return who is Subject.TARGET
        case ForTheTurn(Modify(of=such)) if skill_in(such) is not None:
            return False
        case ForTheTurn(holds) if permits(holds, deeds.Deed.KEY):
            return False
        case ForTheTurn(holds, on):
            long = permits(holds, deeds.Deed.MOVE_ON) or is_told_at_length(holds)
            return on is Subject.TARGET and not long and not changes_draws(holds)
        case If() | Roll():
            return False
        case Send():
            return False
        case Face() | EndTheGame():
            return False
        case AllyAttacks():
            return True
        case Rule(own):
            return own is Own.TURN_UP_AGENT
        case AgentDrivesAway() | SendCreature() | Look():
            return False
        case AgentAttacks() | Influence() | GuessCard():
            return False
        case HuntCreatures():
            return False
        case _:
            assert_never(happens)


def _is_plain_roll(happens: Effect) -> bool:
    return isinstance(happens, Roll) and happens.kind not in (Check.BODY, Check.CORRUPTION, Check.RING_TEST)


def _puts_target(put: Put) -> bool:
    """Whether it is the target that is put away, with whom something is placed, or off whom it is taken."""
    match way_of(put):
        case Way.NAMED | Way.LEAVING:
            return put.what is Subject.TARGET
        case Way.PLACED:
            return put.onto is Subject.TARGET
        case Way.ITEMS_LOST | Way.RELIEVED if not isinstance(put.what, Subject):
            on = part_of(put.what, On)
            return on is not None and on.whom is Subject.TARGET
        case _:
            return False
