"""The scene that each kind of card sets for its own text."""

from dataclasses import replace
from typing import Final, assert_never

from wizardhaven.text.aims import sort_of_target
from wizardhaven.text.french.grammar import Nominal, company_of, definite, his_company, named, this
from wizardhaven.text.french.names import french
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import user
from wizardhaven.text.french.targets import target
from wizardhaven.text.french.terms import ALLY, BEARER, CARD, CHARACTER, COMPANY, ITEM, SITE, TARGET
from wizardhaven.text.on_top import on_top
from wizardhaven.vocabulary.abilities import LiesOnAvatar
from wizardhaven.vocabulary.asked_for import names_in
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Region, Site
from wizardhaven.vocabulary.foes import StaysIf
from wizardhaven.vocabulary.marked import avatar_meant
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.targets import (
    A,
    TheAttack,
    TheStrike,
    aimed_at,
)
from wizardhaven.vocabulary.terms import Side

PLAIN: Final = Scene(
    card=this(CARD),
    bearer=definite(BEARER),
    user=definite(CHARACTER),
    target=definite(TARGET),
    company=definite(COMPANY),
    site=definite(SITE),
    has_company=False,
)
"""A text that speaks of the company it concerns and of nobody in particular."""


def scene_of(card: Card) -> Scene:
    """How a card's text calls the card, its bearer, the company and the site."""
    match card:
        case Character(name=name):
            who = named(french(name))
            company = company_of(who)
            start = Mark.NOT_AT_THE_START not in card.marks
            scene = replace(PLAIN, card=who, bearer=who, user=who, company=company, may_start=start)
            return replace(scene, has_company=True, tersely=True)
        case Item():
            company = company_of(PLAIN.bearer)
            scene = replace(PLAIN, card=this(ITEM), user=PLAIN.bearer, company=company)
            return replace(scene, has_company=True, tersely=True, on_top=on_top(card.abilities))
        case Ally():
            who = this(ALLY)  # a name would not say whether it is "défaussé" or "défaussée"
            bearer = Nominal("le personnage qui le contrôle")
            return replace(
                PLAIN, card=who, bearer=bearer, user=who, company=his_company(who), has_company=True
            )
        case Event():
            return _event(card)
        case Site():
            return replace(PLAIN, card=this(SITE))
        case Creature(race=race) | Faction(race=race):
            return replace(PLAIN, race=race)
        case Region():
            return PLAIN
        case _:
            assert_never(card)


def _event(card: Event) -> Scene:
    """An event speaks of what it was played on, if its uses all have the same sort of target."""
    avatar = avatar_meant(card)
    if avatar and LiesOnAvatar() in card.abilities:
        who = named(french(avatar))
        return replace(PLAIN, bearer=who, company=company_of(who), has_company=True)
    if LiesOnAvatar() in card.abilities and card.uses[0].user is not None:
        return replace(PLAIN, bearer=user(card.uses[0].user).again)
    sorts = {sort_of_target(use.target) for use in card.uses if not use.as_short_event}
    use = card.uses[0] if len(sorts) == 1 else Use()
    if aimed_at(use.target) is Sort.CHARACTER and any([other.target != use.target for other in card.uses]):
        use = Use(target=A(Sort.CHARACTER))  # one of several sorts of characters
    threatens = card.side is Side.HAZARD and any([isinstance(each.target, TheAttack) for each in card.uses])
    scene = replace(PLAIN, race=card.race, has_company=threatens)  # never one of its own player's
    again = target(use.target, scene).again if use.target else PLAIN.target
    match use.target:
        case A() if aimed_at(use.target) is Sort.CHARACTER:
            return replace(scene, bearer=again, target=again, company=company_of(again), has_company=True)
        case A() if aimed_at(use.target) is Sort.AGENT:
            return replace(scene, bearer=again, target=again)
        case TheStrike() if any(isinstance(each, StaysIf) for each in card.abilities):
            who = definite(CHARACTER)
            return replace(scene, bearer=who, target=again, company=company_of(who), has_company=True)
        case A() if aimed_at(use.target) is Sort.ITEM:
            return replace(scene, lies_on=again, company=company_of(PLAIN.bearer), has_company=True)
        case A() if aimed_at(use.target) is Sort.COMPANY:
            return replace(scene, on_company=True)
        case A(what) if aimed_at(use.target) is Sort.SITE and len(names_in(what)) > 1:
            return replace(scene, target=definite(SITE))
        case A() if aimed_at(use.target) is Sort.SITE:
            return replace(scene, target=again, site=again)
        case _:
            return scene
