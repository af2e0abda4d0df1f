"""What a text has already spoken of, and how it calls each of those things."""

from dataclasses import dataclass
from typing import assert_never

from wizardhaven.text.english.grammar import possessive
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Race


@dataclass(frozen=True)
class Noun:
    """Something as it is called at first and again afterwards: "a scout", "the scout"."""

    first: str
    again: str


@dataclass(frozen=True)
class Scene:
    """The nouns that stand for each subject while one card is being said."""

    card: str
    bearer: str = "the bearer"
    user: str = "the character"
    target: str = "the target"
    company: str = "the company"
    site: str = "the site"
    lies_on: str = ""
    race: Race | None = None
    may_start: bool = True
    """Whether somebody may be in play from the start."""
    on_company: bool = False
    """Whether the card lies on a company, whose characters are meant by it."""
    on_top: tuple[Modify, ...] = ()
    """The numbers that come on top of others of the same card."""
    tersely: bool = False
    """Whether "+2 prowess" needs nobody named, since the card itself is the one who has it."""


def subject(of: Subject, scene: Scene) -> str:
    """What a subject is called in this text."""
    match of:
        case Subject.THIS_CARD:
            return scene.card
        case Subject.BEARER:
            return scene.bearer
        case Subject.USER:
            return scene.user
        case Subject.TARGET:
            return scene.target
        case Subject.COMPANY:
            return scene.company
        case Subject.SITE:
            return scene.site
        case Subject.ON_GUARD:
            return f"the card on-guard with {scene.company}"
        case Subject.EVERYBODY:
            return "every character"
        case Subject.EVERY_ITEM:
            return "every item in play"
        case Subject.FOE:
            return "his foe"
        case Subject.PLAYER:
            return "you"
        case Subject.OPPONENT:
            return "your opponent"
        case Subject.ACTIVE_PLAYER:
            return "the player whose turn it is"
        case Subject.NEW_SITE:
            return f"the new site of {scene.company}"
        case Subject.ATTACK:
            return "the attack"
        case Subject.STRIKE:
            return "the strike"
        case Subject.ORIGIN:
            return f"the site of {scene.company}"
        case Subject.PATH:
            return f"the site path of {scene.company}"
        case _:
            assert_never(of)


def company_of(somebody: str) -> str:
    """The company of a character: "a ranger's company", "the company of a scout who ..."."""
    if " who" in somebody:
        return f"the company of {somebody}"
    return f"{possessive(somebody)} company"
