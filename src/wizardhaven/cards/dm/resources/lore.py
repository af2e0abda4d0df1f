"""Gatherings, farewells and lore: resource events of Dark Minions."""

from wizardhaven.vocabulary.abilities import DiscardWhile
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import CompanyHas
from wizardhaven.vocabulary.followers import AnySize, FixedControl, MayBring
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Characters
from wizardhaven.vocabulary.targets import ACompany
from wizardhaven.vocabulary.terms import Duplication, Length, Moment, Race, Side

AN_UNEXPECTED_PARTY = Event(
    code="DM-114",
    name="An Unexpected Party",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    duplication=Duplication.ON_A_COMPANY,
    uses=(Use(when=Moment.ORGANIZATION, target=ACompany()),),
    abilities=(
        AnySize(),
        FixedControl(0, in_company=Characters(races=(Race.DWARF,), mind_at_most=2)),
        MayBring(races=(Race.DWARF,), any_number=True),
        DiscardWhile(CompanyHas((Characters(other_than=(Race.WIZARD,), mind_at_least=6),), at_least=2)),
        DiscardWhile(CompanyHas((Characters(other_than=(Race.DWARF,)),), at_least=3)),
        DiscardWhile(CompanyHas((Characters(races=(Race.DWARF,), mind_at_least=6),), absent=True)),
    ),
)
