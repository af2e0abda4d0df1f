"""What an effect, an ability or a use does, in very few words: several ways to say it, the longest first."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from wizardhaven.protocol.faces.phrases import Phrases
from wizardhaven.protocol.faces.speech import (
    at_place,
    keyword_name,
    race_name,
    race_names,
    region_type_name,
    site_type_name,
    skill_name,
)
from wizardhaven.protocol.faces.told_as import told_as
from wizardhaven.text.attacks_changed import (
    Change,
    amount,
    changes_attack,
    is_change,
    of_subject,
    together,
)
from wizardhaven.text.language import Language
from wizardhaven.text.modifying import gathered
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary import (
    abilities,
    card_effects,
    combat,
    deeds,
    effects,
    fighting,
    numbers,
    permits,
    piles,
)
from wizardhaven.vocabulary.amounts import ByStagePoints, Count
from wizardhaven.vocabulary.asked_for import one_of, races_in, skill_in
from wizardhaven.vocabulary.canceling import ATTACKS, Cancel, Canceled
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.occasions import BY_THE_WAY, Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.putting import way_of
from wizardhaven.vocabulary.rolls import consequences, modifier, removal_in
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, Not, Such, choices, parts
from wizardhaven.vocabulary.targets import A, Target, TheAttack, TheRoll, aimed_at, is_declared, needed_for
from wizardhaven.vocabulary.terms import (
    Check,
    Keyword,
    Pile,
    Race,
    RegionType,
    SiteType,
    Skill,
    Stat,
    State,
    Turned,
)
from wizardhaven.vocabulary.whose import foes, is_of_characters, is_of_foes, is_of_rolls
from wizardhaven.vocabulary.whose import who as whom

_SEVERAL = 3


@dataclass(frozen=True)
class Speaker:
    """Who speaks: the phrases and the language of the terms."""

    words: Phrases
    language: Language


def _sort(where: Such, language: Language) -> list[str]:
    """The bare sort of site, if that is all that is said of it."""
    return [site_type_name(where, language)] if isinstance(where, SiteType) else []


def use(card_use: Use, speaker: Speaker) -> list[str]:
    """What comes of a use, with who does it and what it costs as long as there is room for that."""
    told = [ways for each in together(card_use.effects) if (ways := _done(each, card_use.target, speaker))]
    done = told[0] if told else []
    words, who = speaker.words, _who(card_use.user, speaker)
    paid = [*_paid(card_use, speaker, done)]
    if who and Subject.USER in _tapped(card_use):
        paid += [words.tapping_user.format(who=who, words=way) for way in done]
    if who:
        paid += [words.with_user.format(who=who, words=way) for way in done]
    return [*paid, *done]


def _paid(card_use: Use, speaker: Speaker, done: Sequence[str]) -> Iterable[str]:
    tapped = _tapped(card_use)
    if Subject.THIS_CARD in tapped or Subject.BEARER in tapped:
        return [speaker.words.tapping.format(words=way) for way in done]
    if any(isinstance(cost, card_effects.Put) and cost.what is Subject.THIS_CARD for cost in card_use.costs):
        return [speaker.words.discarding.format(words=way) for way in done]
    return []


def _tapped(card_use: Use) -> list[Subject]:
    return [cost.what for cost in card_use.costs if isinstance(cost, effects.Tap)]


def only_taps_target(card_use: Use) -> bool:
    """Whether all that the use does is to tap its target."""
    return len(card_use.effects) == 1 and all(
        isinstance(effect, effects.Tap) and effect.what is Subject.TARGET for effect in card_use.effects
    )


def held(said: Sequence[abilities.Ability], speaker: Speaker) -> list[list[str]]:
    """What each ability does; changes to the same attacks are one, and so are those to foes."""
    found: list[list[str]] = []
    for group in gathered(said):
        changes = [each for each in group if is_change(each)]
        struck = [each for each in group if isinstance(each, numbers.Modify) and is_of_foes(each)]
        if changes:
            found.append(_attacks_changed(changes, speaker))
        elif len(struck) > 1:
            prowess, body = [amount(struck, stat) for stat in (Stat.PROWESS, Stat.BODY)]
            found.append([speaker.words.foes_body.format(words=_changes(0, prowess, body, speaker))])
        else:
            found.extend([ability(each, speaker) for each in group])
    return found


def _attacks_changed(changes: Sequence[Change], speaker: Speaker) -> list[str]:
    """What attacks have more or less, and whose they are."""
    words, of = speaker.words, changes[0].of
    strikes, prowess, body = [amount(changes, stat) for stat in (Stat.STRIKES, Stat.PROWESS, Stat.BODY)]
    change = _changes(strikes, prowess, body, speaker)
    on_entering = Sort.AUTOMATIC_ATTACK in parts(of)
    automatic = [words.automatic_attack.format(words=change)] if on_entering else []
    named = _named_attacks(races_in(of), strikes, prowess, change, speaker)
    return [*named, *automatic, words.attack.format(words=change), change]


def ability(what: abilities.Ability, speaker: Speaker) -> list[str]:
    """What an ability does."""
    words, language = speaker.words, speaker.language
    match what:
        case abilities.May(Use(effects=(effects.Tap(Subject.THIS_CARD),))):
            return []
        case abilities.May(card_use) if removal_in(card_use) is not None:
            return []
        case abilities.May(card_use):
            return use(card_use, speaker)
        case abilities.When(then=effects.Tap(Subject.THIS_CARD)) | abilities.When(about=Subject.ATTACK):
            return []
        case abilities.When(occasion) if occasion in BY_THE_WAY:
            return []
        case abilities.When(Occasion.COMPANY_MOVES, combat.Face((first, *_))):
            foe = race_name(first.race or Race.DRAGON, language)
            return [words.movers.format(foe=foe, strikes=first.strikes, prowess=first.prowess)]
        case abilities.When(_, then):
            return effect(then, None, speaker)
        case abilities.StorableAt(places, points) if places and points is not None:
            where = at_place(places[0], language)
            bare = [f"{sort}: {points}" for sort in _sort(places[0], language)]
            return [words.store.format(where=where, number=points), f"{where}: {points}", where, *bare]
        case abilities.DiscardWhile():
            return []
        case _:
            return _holding(what, speaker)


def _holding(what: abilities.Ability, speaker: Speaker) -> list[str]:
    words, language = speaker.words, speaker.language
    match what:
        case numbers.Modify(Stat() as stat, int() as amount) if is_of_foes(what):
            halved = what.how is numbers.How.DIVIDED
            change = f"½ {words.stats[stat][0]}" if halved else _number(stat, amount, speaker)[0]
            return [words.foes_body.format(words=change)]
        case numbers.Modify() if is_of_characters(what):
            return _bonus(what, speaker)
        case numbers.Modify(Check() as check, int() as amount) if is_of_rolls(what):
            return [words.to_checks.format(number=signed(amount), rolls=words.checks[check])]
        case numbers.Modify(Stat.CONTROL, against=Not()):
            return [words.no_direct_influence]
        case numbers.Modify():
            return _modified(what, speaker)
        case piles.DiscardsFromHand(Pile.TOP):
            return []
        case CountsAs(Skill() as skill):
            return [words.grants_skill.format(skill=skill_name(skill, language))]
        case permits.Permit(deeds.Deed.USE | deeds.Deed.USE_BY_TAPPING, such):
            return [words.may_use.format(thing=keyword_name(one_of(such, Keyword)[0], language))]
        case CountsAs(SiteType() as site_type):
            return [words.site_as.format(sort=site_type_name(site_type, language))]
        case CountsAs(RegionType() as region_type) | CountsAs(AllOf((RegionType() as region_type, *_))):
            return [words.region_as.format(sort=region_type_name(region_type, language))]
        case permits.Permit(deeds.Deed.KEY, such, None):
            options = [choice for part in parts(such) for choice in choices(part)]
            foes = tuple([option for option in options if isinstance(option, Race)])
            return [words.open_to.format(foes=_races(foes, speaker))]
        case _:
            return _plain(what, speaker)


def effect(what: effects.Effect, target: Target | None, speaker: Speaker) -> list[str]:
    """What happens."""
    words = speaker.words
    match what:
        case effects.ForTheTurn(first) if is_change(first):
            return _attacks_changed([each for each in (first, *what.also) if is_change(each)], speaker)
        case effects.ForTheTurn(first):
            return _holding(first, speaker)
        case Cancel(Canceled.CARD | Canceled.EFFECT as canceled):
            return [_cancelled(target, canceled is Canceled.EFFECT, speaker)]
        case Cancel(canceled) if canceled in ATTACKS:
            races = races_in(target.such) if isinstance(target, TheAttack) else ()
            named = [words.cancel.format(foes=_races(races, speaker))] if races else []
            return [*named, *_plain(what, speaker)]
        case numbers.Modify() | fighting.Fights():
            return _at_hand((what,), speaker)
        case effects.ModifyCheck(int() as amount) if isinstance(target, TheRoll):
            return [words.to_checks.format(number=signed(amount), rolls=words.checks[target.kinds[0]])]
        case card_effects.Put():
            return _put(what, target, speaker)
        case effects.Tap(Subject.SITE):
            return []
        case effects.Become(who, Turned.UNTAPPED):
            return [_untapped(who, target, speaker)]
        case effects.Become(_, Turned()):
            return []
        case effects.Become(_, state):
            return [words.heal if state is State.WELL else words.wound]
        case effects.Roll(Check.CORRUPTION):
            changed = f" {signed(modifier(what))}" if modifier(what) else ""
            return [f"{_plain(what, speaker)[0]}{changed}"]
        case effects.Roll(Check.BODY | Check.REMOVAL | Check.RING_TEST):
            return _plain(what, speaker)
        case effects.If(then=then):
            return [way for each in then for way in effect(each, target, speaker)]
        case effects.Roll():
            coming = consequences(what)[0]
            return [words.roll.format(words=way) for way in effect(coming, target, speaker)]
        case combat.Face():
            return [_facing(what, speaker)]
        case effects.EndTheGame(called=True):
            return [words.calls_end]
        case _:
            return _plain(what, speaker)


def _done(happening: Sequence[effects.Effect], target: Target | None, speaker: Speaker) -> list[str]:
    """What happens in one breath: changes to what is at hand, or one effect of any other sort."""
    changes = [each for each in happening if isinstance(each, Change)]
    return _at_hand(changes, speaker) if changes else effect(happening[0], target, speaker)


def _at_hand(changes: Sequence[Change], speaker: Speaker) -> list[str]:
    """What is changed of the attack, of a strike or of those who face it."""
    words, said = speaker.words, tuple(changes)
    strikes, prowess, body = [amount(changes, stat) for stat in (Stat.STRIKES, Stat.PROWESS, Stat.BODY)]
    change = _changes(strikes, prowess, body, speaker)
    if changes_attack(changes):
        if not change:
            return [words.plain[numbers.Modify]]
        return [words.attack.format(words=change), change]
    if fighting.fights(said, fighting.Manner.SEVERAL_STRIKES):
        return [words.several_strikes]
    if of_subject(changes, Subject.STRIKE):
        return []
    without = [words.untapped_strike] if fighting.fights(said, fighting.Manner.WITHOUT_TAPPING) else []
    return [*without, words.for_strike.format(words=change), change] if change else without


def _put(put: card_effects.Put, target: Target | None, speaker: Speaker) -> list[str]:
    """What becomes of a card, by where it comes from and where it goes."""
    words = speaker.words
    if put.to is Pile.REMOVED and put.what is Subject.THIS_CARD:
        return []
    if put.what is Sort.RING:
        return [words.give_up_ring]
    if way_of(put) in words.plain:
        return _plain(put, speaker)
    if put.sources != (Pile.PLAY,):
        return [words.to_hand if put.to is Pile.HAND else words.to_deck]
    if put.to is Pile.HAND:
        return [words.back_to_hand]
    if put.what is Subject.ON_GUARD:
        return [words.discard_on_guard]
    if not isinstance(put.what, Subject) and Sort.FACTION not in parts(put.what):
        environments = Keyword.ENVIRONMENT in parts(put.what)
        return [words.clear_environments if environments else words.clear_events]
    if aimed_at(target) is Sort.FACTION:
        return [words.discard_faction]
    return [words.discard_event if aimed_at(target) is Sort.EVENT else words.discard]


def _plain(what: effects.Effect | abilities.Ability, speaker: Speaker) -> list[str]:
    said = speaker.words.plain.get(told_as(what))
    return [] if said is None else [said]


def _cancelled(target: Target | None, only_effect: bool, speaker: Speaker) -> str:
    words = speaker.words
    if isinstance(target, A) and not is_declared(target):
        environment = Keyword.ENVIRONMENT in one_of(target.what, Keyword)
        return words.cancel_environment if environment else words.discard_event
    if only_effect:
        return words.cancel_effect
    needs_a_skill = isinstance(needed_for(target), Skill)
    return words.plain[Canceled.CARD] if needs_a_skill else words.cancel_hazard


def _untapped(who: Subject, target: Target | None, speaker: Speaker) -> str:
    words = speaker.words
    if aimed_at(target) is Sort.SITE or who is Subject.SITE:
        return words.untap_site
    if aimed_at(target) is Sort.ITEM:
        return words.untap_item
    return words.untap_company if who is Subject.COMPANY else words.plain[Turned.UNTAPPED]


def _facing(face: combat.Face, speaker: Speaker) -> str:
    words = speaker.words
    match face.what:
        case (attack, *_) if attack.race is not None:
            foes = race_names(attack.race, speaker.language)
            return words.faces.format(foes=foes, strikes=attack.strikes, prowess=attack.prowess)
        case _:
            return words.faces_again if face.what is Subject.SITE else words.faces_like


def _bonus(bonus: numbers.Modify, speaker: Speaker) -> list[str]:
    """A number, with whom it counts against, for whom, and up to what."""
    words = speaker.words
    by = bonus.by.otherwise if isinstance(bonus.by, ByStagePoints) else bonus.by
    assert isinstance(bonus.what, Stat)
    assert isinstance(by, int)
    plain = _number(bonus.what, by, speaker)
    ways: list[str] = []
    races = [foe for foe in foes(bonus) if isinstance(foe, Race)]
    if races:
        ways += [words.against.format(words=way, foes=_races(races, speaker)) for way in plain]
    if isinstance(bonus.most, int):
        ways += [words.up_to.format(words=way, number=bonus.most) for way in plain]
    who = _who(whom(bonus), speaker)
    return [words.bearer.format(who=who, words=way) if who else way for way in (*ways, *plain)]


def _modified(change: numbers.Modify, speaker: Speaker) -> list[str]:
    """A number of a company or of its player, with what it is changed by each time."""
    patterns: dict[Stat | Check, str] = {
        Stat.HAND_SIZE: speaker.words.hand_size,
        Stat.HAZARD_LIMIT: speaker.words.hazard_limit,
        Stat.REGIONS: speaker.words.regions,
    }
    match change.by:
        case int() as amount if change.what in patterns:
            return [patterns[change.what].format(number=signed(amount))]
        case Count(times=amount) if change.what in patterns:
            return [patterns[change.what].format(number=signed(amount))]
        case _:
            return _plain(change, speaker)


def _number(stat: Stat, amount: int, speaker: Speaker) -> list[str]:
    return list(dict.fromkeys([f"{signed(amount)} {name}" for name in speaker.words.stats[stat]]))


def _changes(strikes: int, prowess: int, body: int, speaker: Speaker) -> str:
    words = speaker.words
    pattern = words.strike if abs(strikes) == 1 else words.strikes
    said = [
        *([pattern.format(number=signed(strikes))] if strikes else []),
        *([_number(Stat.PROWESS, prowess, speaker)[-1]] if prowess else []),
        *([_number(Stat.BODY, body, speaker)[-1]] if body else []),
    ]
    return words.joined.join(said)


def _named_attacks(
    races: Sequence[Race], strikes: int, prowess: int, change: str, speaker: Speaker
) -> list[str]:
    """Whose attacks are changed: in words, or as strikes over prowess where both are."""
    if not races:
        return []
    whose = _races(races, speaker)
    both = [f"{signed(strikes)}/{signed(prowess)}"] if strikes and prowess else []
    return [speaker.words.bearer.format(who=whose, words=way) for way in (change, *both)]


def _races(races: Sequence[Race], speaker: Speaker) -> str:
    named = [race_names(race, speaker.language) for race in races]
    return ", ".join(named[:_SEVERAL]) + ("…" if len(named) > _SEVERAL else "")


def _who(who: Such | None, speaker: Speaker) -> str | None:
    """A skill or a race that somebody must have; nothing if it is anybody."""
    if who is None:
        return None
    skill, races = skill_in(who), races_in(who)
    if skill is not None:
        return skill_name(skill, speaker.language)
    return race_name(races[0], speaker.language) if len(races) == 1 else None
