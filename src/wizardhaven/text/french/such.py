"""Which cards are meant, in French."""

from types import MappingProxyType
from typing import Final, assert_never

from wizardhaven.text.french.counting import any_of, counted
from wizardhaven.text.french.grammar import Noun, a, feminine, masculine, of, the
from wizardhaven.text.french.keywords import KEYWORDS, MAGIC
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import by_races
from wizardhaven.text.french.terms import (
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
        Sort.AVATAR: masculine("avatar"),
        Sort.CHARACTER: CHARACTER,
        Sort.CREATURE: CREATURE,
        Sort.EVENT: EVENT,
        Sort.FACTION: FACTION,
        Sort.ITEM: ITEM,
        Sort.RING: RING,
    }
)


def cards(such: Such, scene: Scene, count: int | None = 1) -> str:
    """So many such cards, or all that there are: "une ressource ou un personnage"."""
    return any_of([_cards(meant, scene, count) for meant in ways(such)])


def _cards(meant: Meant, scene: Scene, count: int | None) -> str:
    if meant.names:
        return any_of([quoted(name) for name in meant.names])
    if meant.unique and meant.races and not (meant.nouns and isinstance(meant.nouns[0], Sort)):
        return f"une manifestation d'un {any_of([RACES[race].singular for race in meant.races])} unique"
    words = any_of([_counted(count, noun) for noun in _nouns(meant)])
    of_races = by_races(meant.races) if meant.nouns in ((Sort.CREATURE,), (Sort.FACTION,)) else ""
    return f"{words}{of_races}{_clauses(meant, scene)}"


def _counted(count: int | None, noun: Noun) -> str:
    if count is not None:
        return counted(count, noun)
    return f"{'toutes' if noun.feminine else 'tous'} les {noun.plural}"


def _nouns(meant: Meant) -> list[Noun]:
    """A character of a race is called by that alone; all the arts together are magic."""
    if meant.nouns == (Sort.CHARACTER,) and meant.races:
        return [RACES[race] for race in meant.races]
    if set(meant.nouns) == set(MAGIC):
        return [feminine("carte de magie", "cartes de magie")]
    return [_noun(noun, meant) for noun in meant.nouns] or [CARD]


def _noun(noun: Nominal, meant: Meant) -> Noun:
    match noun:
        case ItemClass():
            return ITEM_CLASSES[noun]
        case Sort.EVENT if meant.side:
            return masculine(f"événement de {SIDES[meant.side].singular}")
        case Sort():
            return SORTS[noun]
        case Side():
            return SIDES[noun]
        case Keyword():
            return _card_of(noun)
        case _:
            assert_never(noun)


def _card_of(keyword: Keyword) -> Noun:
    """A card with that word on it; of magic there is no piece that one could take."""
    word = ENVIRONMENT_CARD if keyword is Keyword.ENVIRONMENT else KEYWORDS[keyword]
    magic = Noun(f"carte {of(word.singular)}", f"cartes {of(word.singular)}", feminine=True)
    return magic if keyword in MAGIC else word


def _clauses(meant: Meant, scene: Scene) -> str:
    """What else must be true of it, mostly in brackets."""
    homes = any_of([a(sort_of_site(each)) for each in meant.homes])
    others = any_of([the(KEYWORDS[one]) for one in meant.other_than if isinstance(one, Keyword)])
    lengths = [LENGTHS[one] for one in meant.other_than if isinstance(one, Length)]
    return "".join(
        [
            f" (sauf {others})" if others else "",
            f" (avec pour site natal {homes})" if homes else "",
            f" (qui demande {a(SKILLS[meant.needing])})" if meant.needing else "",
            "".join([f" (pas d'Événement {length})" for length in lengths]),
            f" jouable sur le site {of(scene.company.text)}" if meant.here else "",
            _of_which(meant),
        ]
    )


def _of_which(meant: Meant) -> str:
    """What else must be true of an item of a class."""
    whose = {Alignment.HERO: " héros", Alignment.MINION: " séide"}.get(meant.alignment or Alignment.DUAL, "")
    common = " non unique" if meant.unique is False else ""
    sorts = any_of([KEYWORDS[keyword].singular for keyword in meant.being])
    if not common and not whose and not sorts:
        return ""
    return f" (objet{whose}{common}{f' : {sorts}' if sorts else ''})"
