"""Decks full of agents, for games in which much lies face-down."""

from dataclasses import replace

from wizardhaven.catalogue import catalogue
from wizardhaven.decks.starting import starting_deck
from wizardhaven.engine.state.deck import StartingDeck
from wizardhaven.vocabulary.cards import Card, Character, Creature, Site
from wizardhaven.vocabulary.marked import is_marked
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.terms import Alignment

HAZARDS = (
    "Cunning Foes",
    "Good Sense Revolts",
    "Never Seen Him",
    "Twisted Tales",
    "Your Welcome Is Doubtful",
    "Nobody’s Friend",
    "Inner Cunning",
    "To Get You Away",
    "Will not Come Down",
    "An Article Missing",
    "Seek without Success",
    "Shadow out of the Dark",
    "Great Need or Purpose",
    "Sudden Fury",
)
AGAINST_THEM = (
    "Here Is a Snake!",
    "Face Out of Sight",
    "Withdrawn to Mordor",
    "I Know Much about You",
    "Hidden Knife",
    "Ordered to Kill",
    "Marvels Told",
)


def with_agents(name: str) -> StartingDeck:
    """A challenge deck with agents instead of its creatures, and with every hero site there is."""
    deck = starting_deck(name)
    cards = list(catalogue.cards().values())
    agents = [card for card in cards if isinstance(card, Character) and is_marked(card, Sort.AGENT)]
    hazards = [catalogue.cards()[catalogue.find(hazard).card] for hazard in (*HAZARDS, *AGAINST_THEM)]
    rest: list[Card] = [card for card in deck.play_deck if not isinstance(card, Creature)]
    known = [site.name for site in deck.sites]
    more = [
        card
        for card in cards
        if isinstance(card, Site) and card.alignment is Alignment.HERO and card.name not in known
    ]
    return replace(deck, play_deck=(*rest, *agents, *hazards), sites=(*deck.sites, *more))
