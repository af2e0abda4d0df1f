"""A game in the terminal: what has been told already, what has been chosen, where it can be saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from wizardhaven.bots.bot import Bot
from wizardhaven.catalogue import catalogue
from wizardhaven.cli.screen import Screen
from wizardhaven.engine.values import DICE, Action
from wizardhaven.errors import UnknownName, WizardhavenError
from wizardhaven.game.game import Game
from wizardhaven.notation.actions import action_code
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text, type_line
from wizardhaven.view.telling.speaking import action_text, choice_text, fact_text

OWN = 0


class Session:
    """One person's game, against a bot or alone for both players.

    `text` writes what is saved, after so many actions.
    """

    def __init__(
        self,
        game: Game,
        bot: Bot | None,
        console: Console,
        language: Language,
        record: Path,
        text: Callable[[list[str]], str],
    ) -> None:
        self.game = game
        self.bot = bot
        self.text = text
        self.console = console
        self.language = language
        self.screen = Screen(console, language)
        self.words = self.screen.words
        self.record = record
        self.actions: list[str] = []

    def play(self, ask: Callable[[str], str]) -> int:
        """Ask the player whenever it is for him to choose."""
        self._tell()
        while self.game.outcome is None:
            choice = self.game.pending
            assert choice is not None
            if choice.seat == DICE:
                self._apply(self.game.chance())
            elif choice.seat != OWN and self.bot is not None:
                view = self.game.view(1 - OWN) if self.bot.looks else None
                self._apply(self.bot.choose(view, self.game.options()))
            else:
                chosen = self._ask(ask)
                if chosen is None:
                    self.console.print(self.words.farewell)
                    return 0
                self._apply(chosen)
        self._end()
        return 0

    def _apply(self, action: Action) -> None:
        self.actions.append(action_code(action))
        self.game.apply(action)
        self._tell()

    def _tell(self) -> None:
        seat = OWN if self.bot is not None else None
        for fact in self.game.facts:
            told = fact_text(self.game.table, fact, seat, self.language)
            if told is not None:
                self.console.print(Text(told, style="italic"))

    def _ask(self, ask: Callable[[str], str]) -> Action | None:
        """Show the table and the choices; None if the player leaves."""
        game = self.game
        choice = game.pending
        assert choice is not None
        self.screen.draw(game.view(choice.seat), game.reasons())
        self.console.print(Text(choice_text(game.table, choice, self.language), style="bold"))
        self._list()
        while True:
            try:
                answer = ask(f"{self.words.prompt}: ").strip()
            except EOFError:
                return None
            if answer.isdecimal() and 1 <= int(answer) <= len(game.options()):
                return game.options()[int(answer) - 1]
            if answer == "q":
                return None
            if answer == "s":
                self._save()
            elif not self._show_card(answer):
                self.console.print(f"{self.words.not_a_choice} {self.words.help}.")

    def _list(self) -> None:
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        grid.add_column()
        for number, option in enumerate(self.game.options(), start=1):
            grid.add_row(str(number), action_text(self.game.table, option, self.language))
        self.console.print(grid)

    def _show_card(self, name: str) -> bool:
        """A card's text, if there is such a card."""
        try:
            printing = catalogue.find(name)
        except UnknownName:
            return False
        card = catalogue.cards().get(printing.card)
        if card is None:
            return False
        self.console.print(Text(catalogue.name(printing.card, self.language), style="bold"))
        self.console.print(Text(type_line(card, self.language), style="italic"))
        for paragraph in card_text(card, self.language):
            self.console.print(Text(paragraph))
        return True

    def _save(self) -> None:
        try:
            self.record.write_text(self.text(self.actions), encoding="utf-8")
        except OSError as problem:
            raise WizardhavenError(f"{self.record} cannot be written: {problem.strerror}.") from None
        self.console.print(self.words.saved.format(file=self.record))

    def _end(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        own, other = outcome.totals[OWN], outcome.totals[1 - OWN]
        words = self.words
        verdict = (
            words.victory if outcome.winner == OWN else words.tie if outcome.winner < 0 else words.defeat
        )
        self.console.print(Text(verdict.format(own=own, other=other), style="bold"))
        self._save()
