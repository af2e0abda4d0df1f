"""What many games came to: counts that add up, whoever played them and in however many portions."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from wizardhaven.bots.deeds import Deeds
from wizardhaven.bots.faults import Promise
from wizardhaven.bots.follies import COUNTED
from wizardhaven.bots.trial import Trial
from wizardhaven.cli.card_tally import CardTally
from wizardhaven.notation.digest import joined

ALWAYS_SEEN: Final = (Promise.NO_ERROR, Promise.SOMEBODY_TO_ASK)
"""Broken promises that show by themselves; the others are seen only by who looks for them."""
MOST_DETAILS: Final = 5


@dataclass(frozen=True)
class Detail:
    """One breach, with what it takes to see it again: a run of one game with that seed."""

    promise: str
    seed: int
    action: int
    text: str


@dataclass
class Tally:
    """A portion of games in their order; portions are added in theirs."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    actions: int = 0
    turns: int = 0
    refusals: int = 0
    positions_probed: int = 0
    cpu_seconds: float = 0.0
    general: Counter[str] = field(default_factory=Counter)
    deeds: Counter[str] = field(default_factory=Counter)
    follies: Counter[str] = field(default_factory=Counter)
    cards: CardTally = field(default_factory=CardTally)
    breaches: Counter[str] = field(default_factory=Counter)
    details: list[Detail] = field(default_factory=list)
    digests: list[str] = field(default_factory=list)

    def count(self, seed: int, trial: Trial) -> None:
        """Add one game."""
        self.games += 1
        self.finished += trial.finished
        self.decisions += trial.decisions
        self.actions += trial.actions
        self.turns += trial.turns
        self.digests.append(trial.digest)
        self.follies.update(trial.follies.counts)
        if trial.inspector is not None:
            self.refusals += trial.inspector.refusals
            self.positions_probed += trial.inspector.probed
            self.general.update(trial.inspector.general)
            self.deeds.update(trial.inspector.deeds.counts())
        for fault in trial.faults:
            self.breaches[fault.promise.value] += 1
            self._tell(Detail(fault.promise.value, seed, fault.action, fault.text))

    def add(self, other: "Tally") -> None:
        """Add the games that come next."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.actions += other.actions
        self.turns += other.turns
        self.refusals += other.refusals
        self.positions_probed += other.positions_probed
        self.cpu_seconds += other.cpu_seconds
        self.general.update(other.general)
        self.deeds.update(other.deeds)
        self.follies.update(other.follies)
        self.cards.add(other.cards)
        self.breaches.update(other.breaches)
        self.digests.extend(other.digests)
        for detail in other.details:
            self._tell(detail)

    def _tell(self, detail: Detail) -> None:
        """Keep the first few breaches of each promise."""
        if len([one for one in self.details if one.promise == detail.promise]) < MOST_DETAILS:
            self.details.append(detail)

    def kept_every_promise(self) -> bool:
        """Whether all games ended and nothing went wrong on the way."""
        return self.finished == self.games and not self.breaches

    def general_percent(self) -> float:
        """The share of refusals that could say nothing better than that it is not possible."""
        return round(100 * self.general.total() / self.refusals, 2) if self.refusals else 0.0

    def alone_percent(self) -> float:
        """The share of their turns in which avatars set out by themselves."""
        turns = self.follies["avatar_turns"]
        return round(100 * self.follies["avatars_alone"] / turns, 1) if turns else 0.0

    def figures(self, checked: bool) -> dict[str, object]:
        """The counts under their names; what nobody looked for has none."""
        looked = {
            promise.value: self.breaches[promise.value] if checked or promise in ALWAYS_SEEN else None
            for promise in Promise
        }
        done = {deed: self.deeds[deed] if checked else None for deed in Deeds().counts()}
        return {
            "games": self.games,
            "finished": self.finished,
            "checked": checked,
            **looked,
            "general_refusals_percent": self.general_percent() if checked else None,
            "refusals": self.refusals if checked else None,
            "general_refusals_at": dict(self.general.most_common()) if checked else None,
            "positions_probed": self.positions_probed if checked else None,
            **done,
            "per_100_games": {
                folly: round(100 * self.follies[folly] / max(self.games, 1), 1) for folly in COUNTED
            },
            "avatars_alone_percent": self.alone_percent(),
            **self.cards.figures(),
            "decisions": self.decisions,
            "actions": self.actions,
            "turns": self.turns,
            "cpu_seconds": round(self.cpu_seconds, 3),
            "digest": joined(self.digests),
            "details": [vars(detail) for detail in self.details],
        }
