"""By which rule an attack only detains those whom it strikes. [CMB-55 to CMB-58, CMB-61]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.questions import harmless_by
from wizardhaven.engine.values import Attack, Table
from wizardhaven.vocabulary.fighting import Detains
from wizardhaven.vocabulary.terms import Alignment

SAID: Final = "CMB-55"
"""A card says so: the one that attacks, or another."""
AGENT: Final = "CMB-58"


def detaining_rule(table: Table, attack: Attack) -> str:
    """The rule by which an attack is a detainment attack, if it is one."""
    if attack.agent:
        return AGENT
    company = table.companies.get(attack.company)
    if company is None:
        return ""  # nobody is left whom it could detain
    if attack.automatic or table.kinds[company.seat].camp is not Alignment.MINION:
        return SAID
    if any([isinstance(ability, Detains) for ability in attack.abilities]):
        return SAID
    return harmless_by(table, company, attack.race, attack.keyed) or SAID
