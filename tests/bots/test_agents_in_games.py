"""Whole games with decks full of agents: nothing is lost, nothing leaks, every refusal has its reason."""

from dataclasses import replace

import pytest

from wizardhaven.bots.bot import Bot
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.random_bot import RandomBot
from wizardhaven.bots.trial import tried
from wizardhaven.catalogue import catalogue
from wizardhaven.decks.starting import starting_deck
from wizardhaven.engine.state.deck import StartingDeck
from wizardhaven.engine.state.settings import GameLength, Settings
from wizardhaven.vocabulary.cards import Card, Character, Creature, Site
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
)


def with_agents(name: str) -> StartingDeck:
    """A challenge deck with agents instead of its creatures, and with every hero site there is."""
    deck = starting_deck(name)
    cards = list(catalogue.cards().values())
    agents = [card for card in cards if isinstance(card, Character) and card.agent]
    hazards = [catalogue.cards()[catalogue.find(hazard).card] for hazard in (*HAZARDS, *AGAINST_THEM)]
    rest: list[Card] = [card for card in deck.play_deck if not isinstance(card, Creature)]
    known = [site.name for site in deck.sites]
    more = [
        card
        for card in cards
        if isinstance(card, Site) and card.alignment is Alignment.HERO and card.name not in known
    ]
    return replace(deck, play_deck=(*rest, *agents, *hazards), sites=(*deck.sites, *more))


@pytest.mark.parametrize("seed", range(3))
def test_games_with_agents_keep_every_promise(seed: int) -> None:
    decks = (with_agents("challenge-a"), with_agents("challenge-e"))
    bots: tuple[Bot, Bot] = (RandomBot(seed), RandomBot(seed + 1))

    trial = tried(decks, bots, Settings(GameLength.STARTER), seed, checks=True)

    assert trial.finished
    assert [fault.text for fault in trial.faults] == []


def test_the_planning_bot_plays_with_agents() -> None:
    decks = (with_agents("challenge-a"), with_agents("challenge-e"))
    bots: tuple[Bot, Bot] = (PlanningBot(), PlanningBot())

    trial = tried(decks, bots, Settings(GameLength.STARTER), 3, checks=False)

    assert trial.finished
    assert trial.faults == []
