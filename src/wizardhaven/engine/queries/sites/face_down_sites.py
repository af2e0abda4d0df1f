"""Where companies are bound for without anybody else knowing it. [ORG-61]"""

from __future__ import annotations

from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.table import Table


def planned_sites(table: Table) -> list[CardId]:
    """Sites that lie face-down with companies; one that is in play already was named openly. [ORG-61]

    So was a site card of the other player's: a rescue site lay with its host for all to see, and the site
    of a company that was led astray lay open before. [PRS-21, MOV-13] Who has moved and moves on has turned
    up the further site only once it has set out for it. [MOV-04]
    """
    bound = [company for company in table.companies.values() if company.destination != NONE]
    if not bound:  # as it is most often
        return []
    open_sites = [company.site for company in table.companies.values()]
    planned: list[CardId] = []
    for company in bound:
        goal = company.destination
        openly = company.origin != NONE or table.owners[goal] != company.seat
        goals = open_sites if openly else planned
        goals.append(goal)
    return [site for site in planned if site not in open_sites]
