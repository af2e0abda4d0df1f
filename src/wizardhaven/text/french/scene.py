"""What a text has already spoken of, and how French calls each of those things."""

from dataclasses import dataclass
from typing import assert_never

from wizardhaven.text.french.grammar import Nominal
from wizardhaven.text.french.grammar import of as of_whom
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Race


@dataclass(frozen=True)
class Scene:
    """The nominals that stand for each subject while one card is being said."""

    card: Nominal
    bearer: Nominal
    user: Nominal
    target: Nominal
    company: Nominal
    site: Nominal
    has_company: bool
    """Whether the company is somebody's, and not just any that the rules concern."""
    lies_on: Nominal | None = None
    """The item that the card lies on."""
    race: Race | None = None
    """The sort of foe by which an event attacks."""
    may_start: bool = True
    """Whether somebody may be in play from the start."""
    on_company: bool = False
    """Whether the card lies on a company, whose characters are meant by it."""
    on_top: tuple[Modify, ...] = ()
    """The numbers that come on top of others of the same card."""
    tersely: bool = False
    """Whether "+2 à la prouesse" needs nobody named, since it is clear who has it."""


def subject(of: Subject, scene: Scene) -> Nominal:
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
            return Nominal(f"la carte en garde sur {scene.company.text}", feminine=True)
        case Subject.EVERYBODY:
            return Nominal("tous les personnages", plural=True)
        case Subject.EVERY_ITEM:
            return Nominal("tous les objets en jeu", plural=True)
        case Subject.FOE:
            return Nominal("son ennemi")
        case Subject.PLAYER:
            return Nominal("vous")
        case Subject.OPPONENT:
            return Nominal("votre adversaire")
        case Subject.ACTIVE_PLAYER:
            return Nominal("le joueur dont c'est le tour")
        case Subject.NEW_SITE:
            return Nominal(f"le nouveau site {of_whom(scene.company.text)}")
        case Subject.ATTACK:
            return Nominal("l'attaque", feminine=True)
        case Subject.STRIKE:
            return Nominal("le coup")
        case Subject.ORIGIN:
            return Nominal(f"le site {of_whom(scene.company.text)}")
        case Subject.PATH:
            return Nominal(f"le trajet {of_whom(scene.company.text)}")
        case _:
            assert_never(of)
