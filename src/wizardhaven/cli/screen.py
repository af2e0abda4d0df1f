"""The table drawn for a terminal: both sides, what is going on, the hand with its reasons."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from wizardhaven.catalogue import catalogue
from wizardhaven.cli.screen_words import WORDS, Words
from wizardhaven.engine.values import CardId, Reason
from wizardhaven.text.language import Language
from wizardhaven.text.phases import PHASES
from wizardhaven.view.agents import AgentView
from wizardhaven.view.cards import CardView, EventStatus, EventView, ItemView, Status
from wizardhaven.view.characters import CharacterView
from wizardhaven.view.combat import AttackView, StrikeView
from wizardhaven.view.companies import CompanyView
from wizardhaven.view.players import PlayerView
from wizardhaven.view.seat_view import View
from wizardhaven.view.telling.speaking import reason_text

STATUS_STYLE = {
    Status.UNTAPPED: "",
    Status.TAPPED: "yellow",
    Status.WOUNDED: "red",
}
HIDDEN = "▢"
"""A site card that lies face-down: how often an agent has moved is open, where it is not. [AGT-21]"""

STATUS_MARK = {Status.UNTAPPED: "", Status.TAPPED: " ◗", Status.WOUNDED: " ✖"}
EVENT_MARK = {EventStatus.UNTAPPED: "", EventStatus.TAPPED: " ◗", EventStatus.INVERTED: " ◒"}


class Screen:
    """Draws what a seat sees, in a language."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console = console
        self.language = language
        self.words: Words = WORDS[language]

    def name(self, card: CardView | None) -> str:
        """A card's name, or that it lies face-down."""
        if card is None or card.code is None:
            return self.words.face_down
        return catalogue.name(card.code, self.language)

    def draw(self, view: View, reasons: Mapping[CardId, Reason]) -> None:
        """The whole table, the player's own side last."""
        own = view.seat if view.seat is not None else 0
        self.console.print(Rule(self._title(view, own), style="bright_black"))
        for player in (view.players[1 - own], view.players[own]):
            self.console.print(self._player(player, mine=player.seat == own))
        if view.events:
            shown = ", ".join([self._event(event) for event in view.events])
            self.console.print(Text(f"{self.words.on_the_table}{self.words.colon} {shown}", style="magenta"))
        if view.chain:
            self.console.print(
                Text(f"{self.words.chain}{self.words.colon} {self._chain(view)}", style="cyan")
            )
        if view.attack is not None:
            self.console.print(self._attack(view.attack))
        self.console.print(self._hand(view.players[own], reasons))

    def _title(self, view: View, own: int) -> Text:
        whose = self.words.your_turn if view.active == own else self.words.their_turn
        phase = PHASES[self.language][view.phase]
        return Text(f"{self.words.turn} {view.turn} · {whose} · {phase}", style="bold")

    def _player(self, player: PlayerView, mine: bool) -> RenderableType:
        words = self.words
        points = player.marshalling_points
        influence = player.general_influence
        head = Text(words.you if mine else words.opponent, style="bold green" if mine else "bold blue")
        head.append(
            f"   {words.points} {points.plain} ({words.council} {points.at_council})"
            f"   {words.influence} {influence.used}/{influence.total}",
            style="not bold",
        )
        piles = Text(
            f"{words.hand} {player.hand.count} · {words.deck} {player.play_deck.count}"
            f" · {words.discard} {player.discard_pile.count} · {words.sideboard} {player.sideboard.count}",
            style="bright_black",
        )
        won = [self.name(card) for card in player.marshalling_points_pile]
        won += [self.name(stored.card) for stored in player.stored]
        lines: list[RenderableType] = [head, Padding(piles, (0, 0, 0, 2))]
        if won:
            lines.append(
                Padding(Text(f"{words.won}{words.colon} {', '.join(won)}", style="green"), (0, 0, 0, 2))
            )
        lines.extend([Padding(self._company(company), (0, 0, 0, 2)) for company in player.companies])
        lines.extend([Padding(self._agent(agent), (0, 0, 0, 2)) for agent in player.agents])
        return Group(*lines)

    def _company(self, company: CompanyView) -> RenderableType:
        site = company.site
        head = Text(self.name(site.card), style=f"bold {STATUS_STYLE[site.status]}".strip())
        head.append(f" ({self.words.site_types[site.site_type]}){STATUS_MARK[site.status]}", "not bold")
        if company.destination is not None:
            head.append(f"  →  {self.name(company.destination.card)}", "bold")
        if company.path:
            head.append(f"  [{' '.join([self.words.region_types[kind] for kind in company.path])}]", "cyan")
        if company.hazard_limit is not None:
            head.append(f"  {self.words.hazards} {company.hazards}/{company.hazard_limit}", "red")
        if company.on_guard:
            cards = ", ".join([self.name(card) for card in company.on_guard])
            head.append(f"  {self.words.on_guard}{self.words.colon} {cards}", "magenta")
        for event in (*company.events, *site.on_it):
            head.append(f"  ‹{self.name(event.card)}›", "magenta")
        members = [Padding(self._character(one, 0), (0, 0, 0, 2)) for one in company.characters]
        return Group(head, *members)

    def _agent(self, agent: AgentView) -> RenderableType:
        """An agent hazard and the way it has come."""
        text = Text(f"{self.words.agent}{self.words.colon} ", "red")
        text.append(f"{self.name(agent.card)}{STATUS_MARK[agent.status]}", STATUS_STYLE[agent.status])
        if agent.card.code is not None and agent.face_down:
            text.append(f" ({self.words.face_down})", "bright_black")
        if agent.prowess is not None and agent.body is not None:
            text.append(f"  {agent.prowess.total}/{agent.body.total}", "bold")
        way = [HIDDEN if site.card.code is None else self.name(site.card) for site in agent.sites]
        if way or agent.at:
            text.append(f"  {' → '.join(way) if way else self._place(agent.at)}", "cyan")
        for event in agent.events:
            text.append(f"  ‹{self._event(event)}›", "magenta")
        return text

    def _place(self, site: str) -> str:
        return catalogue.name(catalogue.find(site).code, self.language)

    def _character(self, one: CharacterView, depth: int) -> RenderableType:
        text = Text("└ " * depth)
        text.append(self.name(one.card), STATUS_STYLE[one.status])
        text.append(STATUS_MARK[one.status], STATUS_STYLE[one.status])
        text.append(f"  {one.prowess.total}/{one.body.total}", "bold")
        text.append(f"  {self.words.influence} {one.direct_influence}", "bright_black")
        if one.corruption_points:
            text.append(f"  {self.words.corruption} {one.corruption_points}", "bright_black")
        held = [self._held(item) for item in one.items]
        held += [f"{self.name(ally.card)}{STATUS_MARK[ally.status]}" for ally in one.allies]
        if held:
            text.append(f"  [{', '.join(held)}]", "cyan")
        for event in one.events:
            text.append(f"  ‹{self._event(event)}›", "magenta")
        return Group(text, *[self._character(follower, depth + 1) for follower in one.followers])

    def _held(self, item: ItemView) -> str:
        idle = "" if item.in_use else f" ({self.words.not_in_use})"
        return f"{self.name(item.card)}{STATUS_MARK[item.status]}{idle}"

    def _event(self, event: EventView) -> str:
        held = ", ".join([f"{self.name(one.card)}{STATUS_MARK[one.status]}" for one in event.aside])
        return f"{self.name(event.card)}{EVENT_MARK[event.status]}{f' [{held}]' if held else ''}"

    def _chain(self, view: View) -> str:
        return " → ".join([self.name(declared.card) for declared in view.chain])

    def _attack(self, attack: AttackView) -> RenderableType:
        words = self.words
        who = self.name(attack.source) if attack.source is not None else words.the_site
        if attack.attackers:
            names = ", ".join([self.name(attacker) for attacker in attack.attackers])
            head = Text(
                f"{words.attack}{words.colon} {names}, {words.strikes} {len(attack.attackers)}",
                style="bold red",
            )
            return Group(head, *[Padding(self._strike(strike), (0, 0, 0, 2)) for strike in attack.strikes])
        body = "-" if attack.body is None else str(attack.body)
        head = Text(
            f"{words.attack}{words.colon} {who}, {words.strikes} {attack.strikes_count.total},"
            f" {attack.prowess.total}/{body}",
            style="bold red",
        )
        return Group(head, *[Padding(self._strike(strike), (0, 0, 0, 2)) for strike in attack.strikes])

    def _strike(self, strike: StrikeView) -> Text:
        text = Text(("▶ " if strike.at_hand else "  ") + self.name(strike.defender), style="red")
        if strike.prowess is not None and strike.to_beat is not None:
            needed = strike.to_beat - strike.prowess.total + 1
            text.append(f"  {strike.prowess.total} + {self.words.roll} > {strike.to_beat}")
            text.append(f"   ({self.words.needs} {max(2, needed)})", "bold")
            parts = [
                f"{part.amount:+} {self.name(part.card) if part.card is not None else part.rule}"
                for part in strike.prowess.made_of
            ]
            text.append("   " + ", ".join(parts), "bright_black")
        elif (
            strike.attacker is not None and strike.attacker_prowess is not None and strike.prowess is not None
        ):
            roll = self.words.roll
            text.append(f"  {strike.prowess.total} + {roll} > {strike.attacker_prowess.total} + {roll}")
            text.append(f"   {self.name(strike.attacker)}", "bright_black")
        else:
            text.append(f"  {self.words.results[strike.result]}")
        return text

    def _hand(self, player: PlayerView, reasons: Mapping[CardId, Reason]) -> RenderableType:
        cards = player.hand.cards or ()
        why = {reasons.get(card.id) if card.id is not None else None for card in cards}
        head = Text(self.words.hand_of_yours, style="bold")
        if len(why) == 1 and len(cards) > 1 and (only := why.pop()) is not None:
            names = ", ".join([self.name(card) for card in cards])
            told = Text(f"{names}\n{reason_text(only, self.language)} [{only.rule}]", style="bright_black")
            return Group(head, Padding(told, (0, 0, 0, 2)))
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(style="bright_black")
        for card in cards:
            reason = reasons.get(card.id) if card.id is not None else None
            if reason is None:
                grid.add_row(Text(self.name(card), style="bold"), "")
            else:
                said = f"{reason_text(reason, self.language)} [{reason.rule}]"
                grid.add_row(Text(self.name(card), style="bright_black"), Text(said))
        return Group(head, Padding(grid, (0, 0, 0, 2)))
