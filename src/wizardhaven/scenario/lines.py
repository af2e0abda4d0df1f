"""What a line of a position lays on the table."""

from __future__ import annotations

from collections.abc import Callable

from wizardhaven.catalogue import catalogue
from wizardhaven.engine.questions import company_of
from wizardhaven.engine.values import (
    DECK,
    DISCARD,
    HAND,
    LOCATION,
    NONE,
    OUT,
    POINTS,
    REMOVED,
    SIDEBOARD,
    read_card,
)
from wizardhaven.errors import BrokenFile
from wizardhaven.scenario.journeys import read_journey
from wizardhaven.scenario.naming import ORDINALS, card_called, card_of, is_called
from wizardhaven.scenario.piece import Piece
from wizardhaven.scenario.scene import Scene
from wizardhaven.scenario.side import Side
from wizardhaven.scenario.words import NOBODY, NOBODY_YET, Entry, cards, entries, entry, number, parts
from wizardhaven.vocabulary.cards import Character, Creature, Event
from wizardhaven.vocabulary.terms import PlayerKind
from wizardhaven.vocabulary.terms import Side as CardSide

PILES = {
    "hand": HAND,
    "play deck": DECK,
    "discard pile": DISCARD,
    "sideboard": SIDEBOARD,
    "location deck": LOCATION,
    "points": POINTS,
    "removed": REMOVED,
}
ELIMINATED = "eliminated"
OVERDRAWN = "overdrawn"


class Line:
    """One line: whose it is, and what stands before and behind its colon."""

    def __init__(self, scene: Scene, text: str) -> None:
        head, mark, self.rest = text.partition(": ")
        seat, _, self.what = head.partition(" ")
        if seat not in ORDINALS or not mark:
            raise BrokenFile("write “first hand: …” or “second company at …: …”")
        self.scene = scene
        both = (scene.first, scene.second)
        self.side = both[ORDINALS.index(seat)]
        self.other = both[1 - ORDINALS.index(seat)]

    def owner(self, card: str) -> Side:
        """Whose a card is that lies with something of this player's: a hazard was played by the other."""
        return self.other if _is_hazard(card) else self.side


def lay(scene: Scene, text: str) -> None:
    """Do what the line says."""
    line = Line(scene, text)
    if line.what in PILES:
        names = cards(line.rest)
        line.side.deck(*names) if line.what == "play deck" else line.side.pile(PILES[line.what], *names)
        return
    for beginning, reader in READERS.items():
        if line.what == beginning or (beginning.endswith(" ") and line.what.startswith(beginning)):
            reader(line, line.what.removeprefix(beginning))
            return
    known = ", ".join([*PILES, *[f"{one}…" if one.endswith(" ") else one for one in READERS]])
    raise BrokenFile(f"“{line.what}” is none of {known}")


def _player(line: Line, _: str) -> None:
    """Who a player is, and which Fallen-wizard he has declared. [SET-03, FW-06]"""
    kind, _, name = line.rest.partition(" ")
    known = [one.value for one in PlayerKind]
    if kind not in known:
        raise BrokenFile(f"“{kind}” is none of {', '.join(known)}")
    line.side.plays(PlayerKind(kind), _avatar_of(PlayerKind(kind), name))


def _avatar_of(kind: PlayerKind, name: str) -> str:
    """Whom the player has declared: an avatar of his own kind, by his English name."""
    if not name:
        return ""
    for card in catalogue.cards().values():
        if isinstance(card, Character) and card.avatar is kind and is_called(read_card(card), name):
            return card.name
    raise BrokenFile(f"{name} is no avatar of a {kind.value}")


def _exhausted(line: Line, _: str) -> None:
    line.side.exhausted(number(line.rest, "times that a play deck has run out"))


def _stage_points(line: Line, _: str) -> None:
    line.side.stage_points(number(line.rest, "stage points"))


def _avatar(line: Line, _: str) -> None:
    if line.rest != ELIMINATED:
        raise BrokenFile(f"“{line.rest}” is nothing that an avatar can be; write “avatar: {ELIMINATED}”")
    line.side.avatar_eliminated()


def _influence(line: Line, _: str) -> None:
    if line.rest != OVERDRAWN:
        raise BrokenFile(f"“{line.rest}” is nothing that influence can be; write “influence: {OVERDRAWN}”")
    line.side.overdrawn()


def _table(line: Line, _: str) -> None:
    for card in cards(line.rest):
        line.side.event(card)


def _stored(line: Line, at: str) -> None:
    for card in cards(line.rest):
        line.side.stored(card, at)


def _on_guard(line: Line, against: str) -> None:
    whom = Piece(line.side.table, card_called(line.side.table, line.other.seat, against))
    for card in cards(line.rest):
        line.side.on_guard(card, against=whom)


def _company(line: Line, place: str) -> None:
    """A company at a site, perhaps beneath another one, perhaps with events on it."""
    place, _, events = place.partition(" with ")
    place, _, above = place.partition(" beneath ")
    members, at = entries(line.rest), entry(place)
    names = [member.name for member in members]
    company = line.side.company(at.name, *names, site_status=at.status)
    _lay_on(line, at, Piece(line.side.table, company[0].company.site))
    if above:
        haven = entry(above)
        surface = line.side.site(haven.name, haven.status)
        line.side.beneath(company[0], surface)
        _lay_on(line, haven, surface)
    _arrange(line, members, company)
    _lay_on_company(line, events, company[0])


def _lay_on_company(line: Line, events: str, member: Piece) -> None:
    for card in cards(events):
        line.owner(card).event(card, on_company_of=member)


def _company_beside(line: Line, whom: str) -> None:
    whom, _, events = whom.partition(" with ")
    members = entries(line.rest)
    neighbour = Piece(line.side.table, card_called(line.side.table, line.side.seat, whom))
    company = line.side.company_beside(neighbour, *[member.name for member in members])
    _arrange(line, members, company)
    _lay_on_company(line, events, company[0])


def _journey(line: Line, whom: str) -> None:
    """What has become of a company this turn. [MOV-15, MOV-45]"""
    number = company_of(line.side.table, card_called(line.side.table, line.side.seat, whom))
    if number == NONE:
        raise BrokenFile(f"{whom} is in no company")
    under_way = read_journey(line.side, number, parts(line.rest, ";"))
    if under_way is not None and line.scene.under_way is not None:
        raise BrokenFile("hazards are counted against one company at a time")
    line.scene.under_way = under_way or line.scene.under_way


def _arrange(line: Line, members: list[Entry], company: list[Piece]) -> None:
    """How those in a company lie, what they bear, and whom they follow."""
    for member, piece in zip(members, company):
        line.side.turn(piece, member.status)
        _lay_on(line, member, piece)
        if member.leader in (NOBODY, NOBODY_YET):
            line.side.lost_controller(piece, to_prison=member.leader == NOBODY_YET)
        elif member.leader:
            line.side.follow(piece, _leader(member, company))


def _leader(member: Entry, company: list[Piece]) -> Piece:
    for piece in company:
        if is_called(piece.table.printed[piece.id], member.leader):
            return piece
    raise BrokenFile(f"{member.name} cannot follow {member.leader}, who is not in the same company")


def _lay_on(line: Line, what: Entry, under: Piece) -> None:
    for held in what.held:
        card = entry(held)
        line.owner(card.name).gives(card.name, under, card.status)


def _prisoners(line: Line, place: str) -> None:
    site, by, host = place.partition(" by ")
    if not by:
        raise BrokenFile("write “held at Moria by Spells of the Barrow-wights”")
    held: Piece | None = None
    for one in entries(line.rest):
        prisoner = line.side.pile(OUT, one.name)[0]
        line.side.turn(prisoner, one.status)
        for ring in one.held:
            line.side.gives(ring, prisoner)
        if held is None:
            held = line.other.holds(host, prisoner, at=site)
        else:
            line.other.holds_too(held, prisoner)


def _face_down(line: Line, _: str) -> None:
    _agent(line, face_up=False)


def _face_up(line: Line, _: str) -> None:
    _agent(line, face_up=True)


def _agent(line: Line, *, face_up: bool) -> None:
    who, _, trail = line.rest.partition(" by way of ")
    agent = entry(who)
    piece = line.side.agent(agent.name, tuple(cards(trail)), agent.status, face_up)
    for card in agent.held:
        line.side.gives(card, piece)


def _is_hazard(name: str) -> bool:
    card = card_of(name)
    return isinstance(card, Creature) or (isinstance(card, Event) and card.side is CardSide.HAZARD)


READERS: dict[str, Callable[[Line, str], None]] = {
    "plays": _player,
    "exhausted": _exhausted,
    "stage points": _stage_points,
    "avatar": _avatar,
    "influence": _influence,
    "table": _table,
    "company at ": _company,
    "company beside ": _company_beside,
    "journey of ": _journey,
    "agent face-down": _face_down,
    "agent face-up": _face_up,
    "held at ": _prisoners,
    "stored at ": _stored,
    "on-guard against ": _on_guard,
}
