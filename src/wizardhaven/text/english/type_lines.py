"""What sort of card it is, as one English line."""

from typing import assert_never

from wizardhaven.text.english.grammar import capitalised, listed
from wizardhaven.text.english.terms import item, sort_of_site
from wizardhaven.text.havens import speaking_for
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Region, Site
from wizardhaven.vocabulary.marked import avatar_meant, is_marked, is_unique, keywords_of
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.terms import Alignment, SiteType


def type_line(card: Card) -> str:
    """The line under a card's name: "Unique Elf character, warrior and sage"."""
    with speaking_for(card):
        return _line(card)


def _line(card: Card) -> str:
    before, words = _before(card), _behind(card)
    line = capitalised(" ".join([*before, _kind(card)]))
    return f"{line}, {listed(words, 'and')}" if words else line


def _kind(card: Card) -> str:
    match card:
        case Character(race=race, avatar=avatar):
            agent = is_marked(card, Sort.AGENT)
            sort = "agent" if agent else "avatar" if avatar else "character"
            return f"{race.value} {sort}" if race else sort
        case Item(item_class=item_class):
            return item(item_class)
        case Ally():
            return "ally"
        case Faction(race=race):
            return f"{race.value} faction"
        case Event(side=side, length=length):
            return f"{side.value} {length.value}-event"
        case Creature(race=race):
            return race.value if race.value.endswith("creature") else f"{race.value} creature"
        case Site(site_type=site_type, region=region, alignment=alignment):
            if site_type is SiteType.HAVEN and alignment is Alignment.FALLEN_WIZARD:
                return f"Wizardhaven in {region or 'the Under-deeps'}"
            return f"{sort_of_site(site_type)} in {region or 'the Under-deeps'}"
        case Region(region_type=region_type):
            return f"{region_type.value} region"
        case _:
            assert_never(card)


def _before(card: Card) -> list[str]:
    """Unique or not, and whose; of the alignments only the hero's goes without saying."""
    match card:
        case Item() | Ally() | Faction() | Event():
            if card.alignment is Alignment.FALLEN_WIZARD:
                return [*_unique(is_unique(card)), "stage"]
            return [*_unique(is_unique(card)), *_alignment(card.alignment)]
        case Character():
            return [*_unique(is_unique(card)), *([] if card.avatar else _alignment(card.alignment))]
        case Creature():
            return _unique(is_unique(card))
        case Site(site_type=SiteType.HAVEN, alignment=Alignment.FALLEN_WIZARD):
            return []
        case Site():
            return _alignment(card.alignment)
        case Region():
            return []
        case _:
            assert_never(card)


def _unique(unique: bool) -> list[str]:
    return ["unique"] if unique else []


def _alignment(alignment: Alignment) -> list[str]:
    return [] if alignment is Alignment.HERO else [alignment.value]


def _specific(name: str | None) -> list[str]:
    """For which avatar alone the card is. [FW-34, DECK-05]"""
    return [f"{name.removeprefix('The ')} specific"] if name else []


def _behind(card: Card) -> list[str]:
    """What follows behind a comma: skills, or the words that other cards look for."""
    match card:
        case Character():
            leader = is_marked(card, Mark.LEADER)
            leads = ["leader"] if leader else []
            return [*[skill.value for skill in card.skills], *leads, *_specific(avatar_meant(card))]
        case Ally():
            race = [card.race.value] if card.race else []
            words = [keyword.value for keyword in keywords_of(card)]
            return [*race, *[skill.value for skill in card.skills], *words, *_specific(avatar_meant(card))]
        case Item():
            return [*[keyword.value for keyword in keywords_of(card)], *_specific(avatar_meant(card))]
        case Event():
            race = [card.race.value] if card.race else []
            also = any([use.as_short_event for use in card.uses])
            race += ["also playable as a short-event"] if also else []
            return [*race, *[keyword.value for keyword in keywords_of(card)], *_specific(avatar_meant(card))]
        case Creature() | Site():
            return [keyword.value for keyword in keywords_of(card)]
        case Faction():
            return _specific(avatar_meant(card))
        case Region():
            return []
        case _:
            assert_never(card)
