"""What a text has already spoken of, and how German calls each of those things."""

from dataclasses import dataclass
from typing import assert_never

from wizardhaven.text.german.nominals import Nominal, unchanging
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
    """Whether "+2 Kampfkraft" needs nobody named, since it is clear who has it."""


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
            return unchanging(f"die Karte, die bei {scene.company.dative} auf der Hut liegt,")
        case Subject.EVERYBODY:
            return unchanging("alle Charaktere", is_plural=True)
        case Subject.EVERY_ITEM:
            return unchanging("alle Gegenstände im Spiel", is_plural=True)
        case Subject.FOE:
            return unchanging("sein Feind")
        case Subject.PLAYER:
            return unchanging("du")
        case Subject.OPPONENT:
            return unchanging("dein Gegner")
        case Subject.ACTIVE_PLAYER:
            return unchanging("der Spieler, der am Zug ist,")
        case Subject.NEW_SITE:
            return unchanging(f"der neue Ort {scene.company.genitive}")
        case Subject.ATTACK:
            return unchanging("der Angriff")
        case Subject.STRIKE:
            return unchanging("der Schlag")
        case Subject.ORIGIN:
            return unchanging(f"der Ort {scene.company.genitive}")
        case Subject.PATH:
            return unchanging(f"der Weg {scene.company.genitive}")
        case _:
            assert_never(of)
