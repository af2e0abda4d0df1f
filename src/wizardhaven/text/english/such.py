"""Which cards are meant, in English."""

from typing import assert_never

from wizardhaven.text.english.grammar import listed, number, one_of, with_article
from wizardhaven.text.english.keywords import MAGIC, bearing, is_magic
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import item, sites
from wizardhaven.text.such import Meant, Nominal, ways
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Length, Side


def a_card(such: Such, scene: Scene) -> str:
    """One such card: "a resource or character that is no short-event"."""
    return listed([_one(meant, scene) for meant in ways(such)], "or")


def cards(such: Such, scene: Scene, count: int | None) -> str:
    """So many such cards, or all that there are: "two minor items"."""
    many = "all" if count is None else number(count)
    sorts = [f"{listed(_plurals(meant), 'or')}{_clauses(meant, scene)}" for meant in ways(such)]
    return f"{many} {listed(sorts, 'or')}"


def _one(meant: Meant, scene: Scene) -> str:
    if meant.names:
        return listed(meant.names, "or")
    if meant.unique and meant.races and not (meant.nouns and isinstance(meant.nouns[0], Sort)):
        return f"any manifestation of a unique {_before(meant)}".rstrip()
    keywords = [noun for noun in meant.nouns if isinstance(noun, Keyword)]
    if keywords:
        card = "a magic card" if is_magic(keywords) else listed([_card_of(word) for word in keywords], "or")
    else:
        sorts = [_noun(noun, meant) for noun in meant.nouns] or ["card"]
        card = with_article(f"{_before(meant)}{listed(sorts, 'or')}")
    return f"{card}{_clauses(meant, scene)}"


def _card_of(keyword: Keyword) -> str:
    """A card with that word on it; of magic there is no piece that one could take."""
    return f"a {keyword.value} card" if keyword in MAGIC else bearing(keyword)


def _plurals(meant: Meant) -> list[str]:
    return [f"{_before(meant)}{_noun(noun, meant)}s" for noun in meant.nouns] or ["cards"]


def _noun(noun: Nominal, meant: Meant) -> str:
    match noun:
        case ItemClass():
            return item(noun)
        case Sort():
            return f"{meant.side.value} {noun.value}" if meant.side else noun.value
        case Side():
            return noun.value
        case Keyword():
            return noun.value
        case _:
            assert_never(noun)


def _before(meant: Meant) -> str:
    """Whose card it is, and of which race."""
    whose = f"{meant.alignment.value} " if meant.alignment else ""
    races = f"{listed([race.value for race in meant.races], 'or')} " if meant.races else ""
    return f"{whose}{races}"


def _clauses(meant: Meant, scene: Scene) -> str:
    """What else must be true of it, behind the noun."""
    others = [one for one in meant.other_than if isinstance(one, Keyword)]
    being = [
        *(["is not unique"] if meant.unique is False else []),
        *([f"is {with_article(listed([one.value for one in meant.being], 'or'))}"] if meant.being else []),
        *[f"is no {one.value}-event" for one in meant.other_than if isinstance(one, Length)],
        *([f"needs {with_article(meant.needing.value)}"] if meant.needing else []),
        *([f"can be played at {scene.company}'s site"] if meant.here else []),
    ]
    return "".join(
        [
            f" other than {listed([one.value for one in others], 'or')}" if others else "",
            f" whose home site is {one_of(sites(meant.homes))}" if meant.homes else "",
            f" that {listed(being, 'and')}" if being else "",
        ]
    )
