"""Which of our emblems stands for a card, by its kind, its race, its words and what it does."""

from collections.abc import Iterable
from typing import Final, TypeGuard, assert_never

from wizardhaven.protocol.faces.deeds import only_taps_target
from wizardhaven.protocol.faces.keys import REGION_LETTERS
from wizardhaven.protocol.faces.speech import site_letter
from wizardhaven.protocol.faces.told_as import Told, told_as
from wizardhaven.text.attacks_changed import Change, changes_attack, is_at_hand, is_change, kinds_of
from wizardhaven.vocabulary import (
    abilities,
    agents,
    attacks,
    card_effects,
    combat,
    conditions,
    deeds,
    effects,
    fighting,
    journeys,
    numbers,
    occasions,
    permits,
    piles,
    places,
    prisoners,
    subjects,
)
from wizardhaven.vocabulary.asked_for import skill_in
from wizardhaven.vocabulary.canceling import Canceled
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Region, Site
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marked import is_marked, keywords_of
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.singular import Own
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING
from wizardhaven.vocabulary.terms import (
    Check,
    ItemClass,
    Keyword,
    Movement,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
    Turned,
)
from wizardhaven.vocabulary.whose import foes, is_of_characters, is_of_foes, is_of_rolls

_RACES: Final[dict[Race, str]] = {
    Race.DUNADAN: "star",
    Race.DWARF: "axe",
    Race.ELF: "leaf",
    Race.HOBBIT: "door",
    Race.MAN: "helm",
    Race.WIZARD: "staff",
    Race.RINGWRAITH: "crown",
    Race.FALLEN_WIZARD: "hand",
    Race.BALROG: "worm",
    Race.ORC: "orc",
    Race.HALF_ORC: "orc",
    Race.TROLL: "troll",
    Race.ANIMAL: "tracks",
    Race.AWAKENED_PLANT: "ent",
    Race.DRAGON: "worm",
    Race.DRAKE: "drake",
    Race.EAGLE: "drake",
    Race.ENT: "ent",
    Race.GAS: "ghost",
    Race.GIANT: "troll",
    Race.MAIA: "eye",
    Race.NAZGUL: "hood",
    Race.PUKEL_CREATURE: "pukel",
    Race.SLAYER: "dagger",
    Race.SPIDER: "spider",
    Race.TRAP: "ambush",
    Race.UNDEAD: "ghost",
    Race.WOLF: "wolf",
    Race.WOSE: "pukel",
    Race.ORC_AND_MAN: "orc",
    Race.SKIN_CHANGER: "tracks",
    Race.LAVA_FLOW: "ghost",
    Race.ROCK_FALL: "pukel",
    Race.SPAWN: "spider",
}
_PEOPLES: Final[dict[Race, str]] = {Race.MAN: "banner", Race.DUNADAN: "banner"}
_FOES: Final[dict[Race, str]] = {Race.MAN: "ambush", Race.DUNADAN: "blades"}
_KEYWORDS: Final[dict[Keyword, str]] = {
    Keyword.THE_ONE_RING: "ring",
    Keyword.DWARVEN_RING: "ring",
    Keyword.MAGIC_RING: "ring",
    Keyword.LESSER_RING: "ring",
    Keyword.MIND_RING: "ring",
    Keyword.SPIRIT_RING: "ring",
    Keyword.PALANTIR: "orb",
    Keyword.HELMET: "helm",
    Keyword.ARMOR: "mail",
    Keyword.SHIELD: "mail",
    Keyword.WEAPON: "sword",
    Keyword.HOARD: "gem",
    Keyword.SPELL: "staff",
    Keyword.LIGHT_ENCHANTMENT: "lantern",
    Keyword.RITUAL: "book",
    Keyword.CORRUPTION: "lure",
    Keyword.DARK_ENCHANTMENT: "dusk",
    Keyword.ENVIRONMENT: "dusk",
}
_SKILLS: Final[dict[Skill, str]] = {
    Skill.WARRIOR: "blades",
    Skill.SCOUT: "hood",
    Skill.RANGER: "tracks",
    Skill.SAGE: "book",
    Skill.DIPLOMAT: "voice",
}
_DOES: Final[dict[Told, str]] = {
    Canceled.ATTACK: "blades",
    Canceled.STRIKE: "dodge",
    effects.ModifyCheck: "patron",
    Canceled.CARD: "gavel",
    Way.ITEMS_LOST: "hunger",
    Way.RELIEVED: "lantern",
    effects.Tap: "wait",
    Turned.UNTAPPED: "boots",
    effects.Become: "sapling",
    (effects.Roll, Check.CORRUPTION): "whisper",
    (effects.Roll, Check.BODY): "hunger",
    (effects.Roll, Check.RING_TEST): "ring",
    Way.LEAVING: "home",
    Way.DRAWN: "hand",
    effects.Roll: "whisper",
    Way.ITEMS_LEFT: "hand",
    combat.Face: "ambush",
    Way.PLACED: "horn",
    (effects.Send, Subject.ORIGIN): "tracks",
    effects.Send: "shadows",
    Way.STORED: "scroll",
    Way.KEPT: "scroll",
    Way.PLAYED: "gem",
    Way.JOINED: "home",
    Way.SENT: "home",
    Way.GIVEN: "gem",
    Way.PASSED: "gem",
    Way.ITEMS_STORED: "gem",
    Way.EXCHANGED: "gem",
    (effects.Influence, Sort.CHARACTER): "tongue",
    effects.GuessCard: "eye",
    Own.DRAW_ANEW: "eye",
    piles.Look: "eye",
    Way.GIVEN_UP: "hand",
    Own.TURN_UP_ITEM: "gem",
    combat.HuntCreatures: "eye",
    Own.JOIN_ATTACKED_COMPANY: "horse",
    agents.AgentAttacks: "mask",
    agents.AgentDrivesAway: "mask",
    effects.Influence: "tongue",
    effects.EndTheGame: "crown",
    Stat.HAND_SIZE: "hand",
    Stat.HAZARD_LIMIT: "shadows",
    Stat.RESOURCE_DRAWS: "wain",
    Stat.HAZARD_DRAWS: "wain",
    Stat.REGIONS: "boots",
    Stat.CONTROL: "tongue",
    Stat.CORRUPTION_POINTS: "lure",
    piles.DiscardsFromHand: "eye",
    Whose.ANYBODYS: "eye",
    Whose.OWN: "eye",
    Whose.OPPONENTS: "eye",
    deeds.Deed.USE: "orb",
    deeds.Deed.USE_BY_TAPPING: "orb",
    deeds.Deed.EXCEED_SIZE: "door",
    Own.SPARE_BEARER: "dodge",
    fighting.Manner.TWO_WEAPONS: "blades",
    deeds.Deed.KEY: "tribes",
    deeds.Deed.MOVE: "horse",
    deeds.Deed.PLAY_FREELY: "tribes",
    deeds.Deed.KEY_ONE: "tribes",
    deeds.Deed.PLAY_ONE_FREELY: "tribes",
    deeds.Deed.CANCEL_BY_TAPPING: "ship",
    fighting.Manner.TWICE: "outpost",
    fighting.Manner.ONE_ATTACK_ONLY: "outpost",
    fighting.Manner.MUST_TAP: "wait",
    deeds.Deed.STORE_AT_END_OF_TURN: "scroll",
    deeds.Deed.ACT_AGAIN: "mask",
    journeys.RestAfterJourney: "sapling",
    Movement: "boots",
    deeds.Deed.MOVE_ON: "boots",
    deeds.Deed.GO_BACK: "home",
    deeds.Deed.GO_TO_NEAREST_HAVEN: "home",
    attacks.Guards: "fortress",
    deeds.Deed.PLAY_READ_AS: "leaf",
    abilities.RingTestResult: "ring",
    abilities.StorableAt: "scroll",
    abilities.DrivesOffAllies: "dodge",
    prisoners.TakesPrisoners: "chain",
    (Forbid, deeds.Deed.ACT): "wait",
    (Forbid, deeds.Deed.AFFECT): "patron",
    (Forbid, deeds.Deed.BRING): "mask",
    (Forbid, deeds.Deed.SEARCH): "shadows",
    (Forbid, deeds.Deed.UNTAP): "chain",
    (Forbid, deeds.Deed.UNTAP_ONCE): "chain",
    Sort.CREATURE: "tracks",
    Skill: "book",
    SiteType: "haven",
    RegionType: "shadows",
    subjects.Subject: "sapling",
}


def emblem(card: Card) -> str:
    """The id of the emblem in the sprite; places have the sign of their type."""
    match card:
        case Site():
            return f"st-{site_letter(card)}"
        case Region(region_type=region_type):
            return f"rt-{REGION_LETTERS[region_type]}"
        case _:
            return f"g-{_emblem(card)}"


def foe_emblem(race: Race) -> str:
    """What stands for an attack that no card makes."""
    return f"g-{_FOES.get(race, _RACES[race])}"


def _emblem(card: Character | Item | Ally | Faction | Event | Creature) -> str:
    match card:
        case Character() if is_marked(card, Sort.AGENT):
            return "mask"
        case Character(race=people):
            return _RACES[people] if people is not None else "mask"
        case Faction(race=race):
            return _PEOPLES.get(race, _RACES[race])
        case Creature(race=race):
            return _FOES.get(race, _RACES[race])
        case Ally():
            return _ally(card)
        case Item():
            return _item(card)
        case Event():
            return _event(card)
        case _:
            assert_never(card)


def _ally(card: Ally) -> str:
    """An ally has no race; how it fights, where it lives and what it can do must tell."""
    safety = [one.of for one in card.abilities if _is_safety(one)]
    if safety and safety[0] is not ANYTHING:
        return "ent"
    kin = [race for place in card.playable_at for race in places.guards_of(place)]
    if kin:
        return _RACES[kin[0]]
    if safety:
        return "leaf"
    return _SKILLS[card.skills[0]] if card.skills else "horse"


def _is_safety(ability: abilities.Ability) -> TypeGuard[fighting.Fights]:
    return isinstance(ability, fighting.Fights) and ability.manner is fighting.Manner.NOT_ATTACKED


def _item(card: Item) -> str:
    for keyword, sign in _KEYWORDS.items():
        if keyword in keywords_of(card):
            return "dagger" if sign == "sword" and card.item_class is ItemClass.MINOR else sign
    if card.item_class is ItemClass.GOLD_RING:
        return "ring"
    if any([isinstance(each, numbers.Modify) and is_of_rolls(each) for each in card.abilities]):
        return "scroll"
    if any(
        [
            isinstance(each, numbers.Modify) and is_of_characters(each) and foes(each)
            for each in card.abilities
        ]
    ):
        return "horn"
    return _first([_does(each) for each in card.abilities]) or "phial"


def _event(card: Event) -> str:
    if card.race is not None:
        return _RACES[card.race]
    for keyword in (Keyword.SPELL, Keyword.LIGHT_ENCHANTMENT, Keyword.CORRUPTION):
        if keyword in keywords_of(card):
            return _KEYWORDS[keyword]
    done = [use.effects for use in card.uses if not only_taps_target(use)]
    doing = [_happens(effect) for each in done for effect in each]
    holding = [_does(each) for each in card.abilities]
    sign = _first([*doing, *holding])
    skills = [skill_in(use.user) for use in card.uses if use.user is not None]
    skilled = [skill for skill in skills if skill is not None]
    if sign == "blades" and skilled:
        return _SKILLS[skilled[0]]
    return sign or _first([_KEYWORDS.get(each) for each in keywords_of(card)]) or _of_side(card.side)


def _of_side(side: Side) -> str:
    return "eye" if side is Side.HAZARD else "star"


def _happens(effect: effects.Effect) -> str | None:
    """What an effect does: a number of such people is that of those who face the attack at hand."""
    if isinstance(effect, numbers.Modify) and not is_change(effect):
        if not isinstance(effect.of, subjects.Subject):
            return "dodge"
    return _does(effect)


def _does(what: effects.Effect | abilities.Ability) -> str | None:
    match what:
        case effects.ForTheTurn(held):
            return "stir" if is_change(held) else _holds(held)
        case numbers.Modify() | fighting.Fights() if is_change(what):
            return _stirs(what)
        case numbers.Modify() | fighting.Fights() if is_at_hand(what):
            return "blades" if changes_attack((what,)) else "dodge"
        case card_effects.Put():
            return _moves(what)
        case effects.Tap(subjects.Subject.SITE):
            return None
        case abilities.When(occasions.Occasion.COMPANY_MOVES, combat.Face()):
            return "worm"
        case abilities.When(about=subjects.Subject.ATTACK):
            return None
        case abilities.When(occasions.Occasion.CARD_STORED):
            return _DOES[abilities.StorableAt]
        case abilities.When(occasion) if occasion in occasions.BY_THE_WAY:
            return None
        case abilities.When(_, card_effects.Put() as then):
            return _moves(then)
        case abilities.When(_, then):
            return _DOES.get(told_as(then))
        case abilities.May(use):
            return _first([_happens(each) for each in use.effects])
        case effects.If(then=then):
            return _first([_does(each) for each in then])
        case permits.Permit(deeds.Deed.KEY, where=where) if where is not None:
            return None
        case _:
            return _holds(what)


def _stirs(change: Change) -> str:
    """By whose attacks it changes, if they are those of one race, and wherever it is."""
    told = conditions.spoken_of(change.condition)
    kinds = kinds_of(change.of)
    if len(kinds) == 1 and isinstance(kinds[0], Race):
        if all([isinstance(one, conditions.There) for one in told]):
            return _RACES[kinds[0]]
    return "stir"


def _holds(what: effects.Effect | abilities.Ability) -> str | None:
    """What tells one word from another: a number also by whose it is."""
    if not isinstance(what, numbers.Modify):
        return _DOES.get(told_as(what))
    if is_of_characters(what):
        return "crown"
    if is_of_foes(what):
        return "axe"
    return "patron" if is_of_rolls(what) else _DOES.get(what.what)


def _moves(put: card_effects.Put) -> str:
    """By the way it is put elsewhere, or by where it comes from and where it goes."""
    if put.what is Sort.RING:
        return "ring"
    told = _DOES.get(way_of(put))
    if told is not None:
        return told
    if put.sources != (Pile.PLAY,):
        return "smoke"
    if put.to is Pile.HAND:
        return "home"
    return "gavel" if isinstance(put.what, subjects.Subject) else "doors"


def _first(signs: Iterable[str | None]) -> str | None:
    return next((sign for sign in signs if sign is not None), None)
