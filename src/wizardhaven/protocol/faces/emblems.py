"""Which of our emblems stands for a card, by its kind, its race, its words and what it does."""

from collections.abc import Iterable
from typing import Final, TypeGuard, assert_never

from wizardhaven.protocol.faces.deeds import only_taps_target
from wizardhaven.protocol.faces.keys import REGION_LETTERS
from wizardhaven.protocol.faces.speech import site_letter
from wizardhaven.text.attacks_changed import Change, changes_attack, is_at_hand, is_change, kinds_of
from wizardhaven.vocabulary import (
    abilities,
    agents,
    attacks,
    card_effects,
    combat,
    conditions,
    effects,
    fighting,
    followers,
    hazards,
    journeys,
    lands,
    numbers,
    occasions,
    piles,
    places,
    prisoners,
    standing,
    subjects,
)
from wizardhaven.vocabulary.asked_for import skill_in
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Region, Site
from wizardhaven.vocabulary.marked import is_marked, keywords_of
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import ANYTHING
from wizardhaven.vocabulary.terms import Check, ItemClass, Keyword, Pile, Race, Side, Skill, Stat
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
_DOES: Final[dict[type[object] | Stat | Check | fighting.Manner, str]] = {
    combat.CancelAttack: "blades",
    combat.CancelStrike: "dodge",
    effects.ModifyCheck: "patron",
    effects.CancelCard: "gavel",
    card_effects.DiscardItems: "hunger",
    card_effects.RemoveHazardEvents: "lantern",
    effects.Tap: "wait",
    effects.Untap: "boots",
    effects.Become: "sapling",
    effects.CorruptionCheck: "whisper",
    combat.BodyCheck: "hunger",
    effects.TestRing: "ring",
    card_effects.TakeLeave: "home",
    card_effects.DrawCards: "hand",
    effects.RollFor: "whisper",
    card_effects.LeaveItems: "hand",
    combat.Face: "ambush",
    card_effects.PlaceWith: "horn",
    effects.ReturnToSiteOfOrigin: "tracks",
    effects.ReplaceNewSite: "shadows",
    card_effects.KeepCard: "scroll",
    card_effects.LetPlayItem: "gem",
    card_effects.BringCharacter: "home",
    card_effects.SendForth: "home",
    card_effects.GiveItem: "gem",
    card_effects.ExchangeFor: "gem",
    card_effects.TryFaction: "tongue",
    effects.GuessCard: "eye",
    card_effects.DrawAnew: "eye",
    card_effects.ArrangeTopCards: "eye",
    card_effects.GiveUp: "hand",
    card_effects.TurnUpItem: "gem",
    combat.HuntCreatures: "eye",
    combat.JoinAttackedCompany: "horse",
    agents.AgentAttacks: "mask",
    agents.AgentDrivesAway: "mask",
    agents.AgentInfluences: "tongue",
    effects.EndTheGame: "crown",
    Stat.HAND_SIZE: "hand",
    Stat.HAZARD_LIMIT: "shadows",
    Stat.RESOURCE_DRAWS: "wain",
    Stat.HAZARD_DRAWS: "wain",
    Stat.REGIONS: "boots",
    Stat.CONTROL: "tongue",
    Stat.CORRUPTION_POINTS: "lure",
    piles.DiscardsFromHand: "eye",
    piles.LookAtTop: "eye",
    piles.TakeFromTop: "eye",
    piles.TurnUpAtRandom: "eye",
    followers.BarsMinds: "mask",
    standing.BarsSearching: "shadows",
    standing.GrantsSkill: "book",
    standing.EnablesUse: "orb",
    standing.HealingReachesAll: "sapling",
    followers.AnySize: "door",
    standing.DoesNotUntap: "chain",
    combat.SparesBearer: "dodge",
    fighting.Manner.TWO_WEAPONS: "blades",
    hazards.NoCreatures: "tracks",
    hazards.OpenToCreatures: "tribes",
    hazards.ShieldedFrom: "patron",
    journeys.MayMoveTo: "horse",
    hazards.FreeCreatures: "tribes",
    hazards.MayCancelHazardsByTapping: "ship",
    lands.TreatSiteAs: "haven",
    lands.TreatRegionAs: "shadows",
    fighting.Manner.TWICE: "outpost",
    fighting.Manner.ONE_ATTACK_ONLY: "outpost",
    fighting.Manner.MUST_TAP: "wait",
    standing.StoringAtEndOfTurn: "scroll",
    agents.ExtraAgentAction: "mask",
    journeys.RestAfterJourney: "sapling",
    journeys.MayMoveBy: "boots",
    journeys.MayMoveOn: "boots",
    journeys.MayReplaceSite: "home",
    journeys.NothingAtSite: "wait",
    attacks.Guards: "fortress",
    abilities.ReadsResourceAs: "leaf",
    abilities.RingTestResult: "ring",
    abilities.StorableAt: "scroll",
    abilities.DrivesOffAllies: "dodge",
    prisoners.TakesPrisoners: "chain",
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
    deeds = [_happens(effect) for each in done for effect in each]
    holding = [_does(each) for each in card.abilities]
    sign = _first([*deeds, *holding])
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
        case card_effects.GiveUp(ring=True):
            return "ring"
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
            return _DOES.get(type(then))
        case abilities.May(use):
            return _first([_happens(each) for each in use.effects])
        case effects.If(then=then):
            return _first([_does(each) for each in then])
        case _:
            return _holds(what)


def _stirs(change: Change) -> str:
    """By whose attacks it changes, if they are those of one race, and wherever it is."""
    told = conditions.spoken_of(change.condition)
    kinds = kinds_of(change.of)
    if len(kinds) == 1 and isinstance(kinds[0], Race):
        if all([isinstance(one, conditions.InPlay) for one in told]):
            return _RACES[kinds[0]]
    return "stir"


def _holds(what: effects.Effect | abilities.Ability) -> str | None:
    """What tells one word from another: itself, how it is fought, or which number it changes and whose."""
    if isinstance(what, fighting.Fights):
        return _DOES.get(what.manner)
    if not isinstance(what, numbers.Modify):
        return _DOES.get(type(what))
    if is_of_characters(what):
        return "crown"
    if is_of_foes(what):
        return "axe"
    return "patron" if is_of_rolls(what) else _DOES.get(what.what)


def _moves(put: card_effects.Put) -> str:
    """By where a card comes from and where it goes."""
    if put.sources != (Pile.PLAY,):
        return "smoke"
    if put.to is Pile.HAND:
        return "home"
    return "gavel" if isinstance(put.what, subjects.Subject) else "doors"


def _first(signs: Iterable[str | None]) -> str | None:
    return next((sign for sign in signs if sign is not None), None)
