"""Which cards are meant, in German: always as the object of a deed."""

from types import MappingProxyType
from typing import Final, assert_never

from wizardhaven.text.german.counting import any_of, counted
from wizardhaven.text.german.grammar import (
    Case,
    Noun,
    a,
    compound,
    feminine,
    masculine,
    no,
    the,
    with_adjective,
)
from wizardhaven.text.german.keywords import KEYWORDS, MAGIC
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import by_sort
from wizardhaven.text.german.terms import (
    AGENT,
    ALLY,
    AUTOMATIC_ATTACK,
    CARD,
    CHARACTER,
    CREATURE,
    ENVIRONMENT_CARD,
    EVENT,
    FACTION,
    ITEM,
    ITEM_CLASSES,
    LENGTHS,
    OF_SIDES,
    RACES,
    RING,
    SIDES,
    SKILLS,
    sort_of_site,
)
from wizardhaven.text.such import Meant, Nominal, ways
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Length, Side

SORTS: Final[MappingProxyType[Sort, Noun]] = MappingProxyType(
    {
        Sort.AGENT: AGENT,
        Sort.ALLY: ALLY,
        Sort.AUTOMATIC_ATTACK: AUTOMATIC_ATTACK,
        Sort.AVATAR: masculine("Avatar", "Avatars", "Avatare"),
        Sort.CHARACTER: CHARACTER,
        Sort.CREATURE: CREATURE,
        Sort.EVENT: EVENT,
        Sort.FACTION: FACTION,
        Sort.ITEM: ITEM,
        Sort.RING: RING,
    }
)


def cards(such: Such, scene: Scene, count: int | None = 1) -> str:
    """So many such cards, or all that there are: "eine Unterstützung oder einen Charakter"."""
    return any_of([_cards(meant, scene, count) for meant in ways(such)])


def noun_of(such: Such) -> Noun:
    """How the one that was taken is called: by the only noun there is, or as a card."""
    nouns = [noun for meant in ways(such) for noun in meant.nouns if isinstance(noun, Sort)]
    return SORTS[nouns[0]] if nouns == [Sort.AGENT] else CARD


def _cards(meant: Meant, scene: Scene, count: int | None) -> str:
    if meant.names:
        return any_of([quoted(name) for name in meant.names])
    if meant.unique and meant.races and not (meant.nouns and isinstance(meant.nouns[0], Sort)):
        sorts = any_of([RACES[race].plural.dative for race in meant.races])
        return f"eine beliebige Erscheinungsform von einzigartigen {sorts}"
    nouns = [_noun(noun, meant) for noun in meant.nouns] or [CARD]
    if set(meant.nouns) == set(MAGIC):
        nouns = [feminine("Magiekarte", "Magiekarten")]
    words = any_of([_counted(count, noun) for noun in nouns])
    return f"{words}{by_sort(meant.races)}{_clauses(meant, scene)}{_in_brackets(meant)}"


def _counted(count: int | None, noun: Noun) -> str:
    return (
        f"alle {noun.plural_after_die.accusative}" if count is None else counted(count, noun, Case.ACCUSATIVE)
    )


def _noun(noun: Nominal, meant: Meant) -> Noun:
    match noun:
        case ItemClass():
            return ITEM_CLASSES[noun]
        case Sort():
            return compound(OF_SIDES[meant.side], SORTS[noun]) if meant.side else SORTS[noun]
        case Side():
            return SIDES[noun]
        case Keyword():
            return _card_of(noun)
        case _:
            assert_never(noun)


def _card_of(keyword: Keyword) -> Noun:
    """A card with that word on it; of magic there is no piece that one could take."""
    word = ENVIRONMENT_CARD if keyword is Keyword.ENVIRONMENT else KEYWORDS[keyword]
    return compound(f"{word.after_ein.nominative}-", CARD) if keyword in MAGIC else word


def _clauses(meant: Meant, scene: Scene) -> str:
    """What else must be true of it, between commas."""
    homes = any_of([a(sort_of_site(each), Case.NOMINATIVE) for each in meant.homes])
    skill = a(SKILLS[meant.needing], Case.ACCUSATIVE) if meant.needing else ""
    is_or_are = "ist" if meant.nouns == (Sort.CREATURE,) else "sind"
    return "".join(
        [
            f", dessen Heimatort {homes} ist," if homes else "",
            f", die {skill} erfordert," if skill else "",
            f", die am Ort {scene.company.genitive} spielbar {is_or_are}," if meant.here else "",
        ]
    )


def _in_brackets(meant: Meant) -> str:
    """What it must not be, and what an item of a class must be besides."""
    others = [the(KEYWORDS[one], Case.DATIVE) for one in meant.other_than if isinstance(one, Keyword)]
    lengths = [with_adjective(LENGTHS[one], EVENT) for one in meant.other_than if isinstance(one, Length)]
    return "".join(
        [
            f" (außer {any_of(others)})" if others else "",
            "".join([f" ({no(event, Case.NOMINATIVE)})" for event in lengths]),
            _of_which(meant),
        ]
    )


def _of_which(meant: Meant) -> str:
    common = "nicht einzigartiger " if meant.unique is False else ""
    whose = {Alignment.HERO: "Helden-", Alignment.MINION: "Schergen-"}.get(
        meant.alignment or Alignment.DUAL, ""
    )
    sorts = any_of([KEYWORDS[keyword].after_ein.nominative for keyword in meant.being])
    if not common and not whose and not sorts:
        return ""
    return f" ({common}{whose}Gegenstand{f': {sorts}' if sorts else ''})"
