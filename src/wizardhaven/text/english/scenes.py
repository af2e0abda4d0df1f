"""The scene that each kind of card sets for its own text."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.aims import sort_of_target
from wizardhaven.text.english.scene import Scene, company_of
from wizardhaven.text.english.selectors import character, user
from wizardhaven.text.english.targets import target
from wizardhaven.text.on_top import on_top
from wizardhaven.vocabulary.abilities import LiesOnAvatar
from wizardhaven.vocabulary.asked_for import names_in
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Region, Site
from wizardhaven.vocabulary.conditions import sites_asked_for
from wizardhaven.vocabulary.foes import StaysIf
from wizardhaven.vocabulary.marked import avatar_meant
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.places import names_of
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.targets import A, TheStrike, aimed_at, rest_of


def scene_of(card: Card) -> Scene:
    """How a card's text calls the card, its bearer, the company and the site."""
    match card:
        case Character(name=name):
            start = Mark.NOT_AT_THE_START not in card.marks
            company = company_of(name)
            return Scene(name, bearer=name, user=name, company=company, tersely=True, may_start=start)
        case Item(name=name):
            return Scene(name, company="the bearer's company", on_top=on_top(card.abilities))
        case Ally(name=name):
            return Scene(name, bearer="the character who controls it", company="its company")
        case Event():
            return _event(card)
        case Creature(name=name, race=race):
            return Scene(name, race=race)
        case Site(name=name):
            return Scene(name, site=name)
        case Faction(name=name, race=race):
            return Scene(name, race=race)
        case Region(name=name):
            return Scene(name)
        case _:
            assert_never(card)


def _event(card: Event) -> Scene:
    """An event speaks of what it was played on, if its uses all have the same sort of target."""
    avatar = avatar_meant(card)
    if avatar and LiesOnAvatar() in card.abilities:
        return Scene(card.name, bearer=avatar, company=company_of(avatar))
    if LiesOnAvatar() in card.abilities and card.uses[0].user is not None:
        return Scene(card.name, bearer=user(card.uses[0].user).again)
    sorts = {sort_of_target(use.target) for use in card.uses if not use.as_short_event}
    use = card.uses[0] if len(sorts) == 1 else Use()
    if aimed_at(use.target) is Sort.CHARACTER and any([other.target != use.target for other in card.uses]):
        use = Use(target=A(Sort.CHARACTER))  # one of several sorts of characters
    scene = Scene(card.name, race=card.race, site=_site(use))
    match use.target:
        case A(whose=whose) if aimed_at(use.target) is Sort.CHARACTER:
            who = rest_of(use.target)
            bearer = character(who, whose).again
            company = company_of(bearer) if names_in(who) else "his company"
            return Scene(card.name, bearer=bearer, target=bearer, company=company, race=card.race)
        case A() if aimed_at(use.target) is Sort.AGENT:
            return Scene(card.name, bearer="the agent")
        case TheStrike() if any(isinstance(each, StaysIf) for each in card.abilities):
            return Scene(card.name, bearer="the character", company="his company", race=card.race)
        case A() if aimed_at(use.target) is Sort.COMPANY:
            return replace(scene, on_company=True)
        case A() if aimed_at(use.target) is Sort.ITEM:
            item = target(use.target, scene).again
            return Scene(card.name, lies_on=item, company="the bearer's company", race=card.race)
        case _:
            return scene


def _site(use: Use) -> str:
    """The one site where the event is played, if there is only one."""
    places = [sites_asked_for(each) for each in use.requires]
    named = [name for each in places if each is not None for name in names_of(each)]
    return named[0] if len(named) == 1 else "the site"
