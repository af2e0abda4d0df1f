"""Positions of whole games, for what must be true of all of them."""

from hypothesis import settings
from hypothesis import strategies as st

from tests.bots.playing import match
from wizardhaven.game.game import SEED_LIMIT

few = settings(max_examples=12)

seeds = st.integers(min_value=0, max_value=SEED_LIMIT - 1)
positions = st.builds(match, seeds, st.integers(min_value=0, max_value=400))
"""A match of random bots, somewhere on its way."""
