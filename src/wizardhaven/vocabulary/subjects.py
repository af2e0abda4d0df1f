"""Whom and what a text has already named."""

from enum import Enum


class Subject(Enum):
    """Somebody or something that the text has already named; as a trait, that very one."""

    THIS_CARD = "this card"
    BEARER = "the card's bearer"
    USER = "the character who uses it"
    TARGET = "the target"
    COMPANY = "the company concerned"
    SITE = "the company's site"
    PLAYER = "the card's player, or its bearer's"
    OPPONENT = "his opponent"
    ON_GUARD = "what lies on-guard with the company"
    EVERYBODY = "every character of either player"
    EVERY_ITEM = "every item that anybody bears"
    FOE = "whoever strikes at the bearer, or whom he strikes"
    ACTIVE_PLAYER = "the player whose turn it is"
    NEW_SITE = "the company's new site, or the one where it stays"
    ATTACK = "the attack at hand, or the one that the card makes"
    ORIGIN = "the site where the company is, or which it leaves"
    PATH = "the company's site path"
    STRIKE = "the strike at hand, or those of the attack"
