"""A table to speak about: Adrazar with his Cram at Rivendell, attacked by an Orc-watch."""

from tests.view.positions import called, new_game
from wizardhaven.engine.changes.control import enter_play, give_item
from wizardhaven.engine.changes.new_companies import form_company, put_site_into_play
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import DECLARED
from wizardhaven.engine.state.strike import Strike
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Race

OWN = 0
OTHER = 1


def set_table() -> Table:
    """The first player's Adrazar with Cram, and Anborn, at Rivendell; nothing else in play."""
    table = new_game(1).table
    table.declared = ("Alatar", "Saruman")
    site = called(table, "Rivendell", OWN)
    put_site_into_play(table, site)
    members = (called(table, "Adrazar", OWN), called(table, "Anborn", OWN))
    for member in members:
        enter_play(table, member)
    table.company = form_company(table, OWN, site, members)
    give_item(table, called(table, "Cram", OWN), members[0])
    return table


def attacked(table: Table) -> None:
    """An Orc-watch strikes at both of them; Adrazar comes first."""
    company = table.companies[table.company]
    attack = Attack(company.id, Race.ORC, 3, 9, -1)
    attack.source = called(table, "Orc-watch", OWN)
    attack.defenders = company.members
    attack.strikes = tuple([Strike(member) for member in company.members])
    attack.strike = 0
    table.cards[attack.source].place = DECLARED
    table.attack = attack
