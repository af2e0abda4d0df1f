"""What can be said: the words, and of what numbers, rolls, deeds and manners they speak."""

from __future__ import annotations

from typing import TypeAlias

from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Manner
from wizardhaven.vocabulary.terms import Check, Stat

Said: TypeAlias = frozenset[type | Stat | Check | Deed | Manner]
