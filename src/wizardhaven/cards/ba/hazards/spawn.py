"""Spawn of The Balrog: what broods in the deepest places."""

from wizardhaven.vocabulary.attacks import AddsAutomaticAttack
from wizardhaven.vocabulary.bonuses import AttackBonus
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import ChangeAttack, MayChangeAttacks
from wizardhaven.vocabulary.foes import OpensSites
from wizardhaven.vocabulary.places import SiteNamed, SitesOf
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import Keyword, Length, Points, Race, Side, SiteType

SPAWN_OF_UNGOLIANT = Event(
    code="BA-24",
    name="Spawn of Ungoliant",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    unique=True,
    keywords=(Keyword.SPAWN,),
    marshalling_points=4,
    points=Points.KILL,
    uses=(Use(),),
    abilities=(
        AddsAutomaticAttack(SiteNamed("The Pûkel-deeps"), Race.SPAWN, 3, 15, 8),
        AddsAutomaticAttack(SiteNamed("The Gem-deeps"), Race.SPAWN, 3, 15, 8),
        AttackBonus(
            (Race.SPIDER,),
            wound_checks=+1,
            wounded_races=(Race.ELF, Race.DWARF, Race.HOBBIT, Race.DUNADAN, Race.MAN),
        ),
    ),
)

UNGOLIANTS_FOUL_ISSUE = Event(
    code="BA-28",
    name="Ungoliant’s Foul Issue",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    unique=True,
    keywords=(Keyword.SPAWN,),
    marshalling_points=4,
    points=Points.KILL,
    uses=(Use(),),
    abilities=(
        AddsAutomaticAttack(SiteNamed("Ancient Deep-hold"), Race.SPAWN, 2, 17, 7),
        OpensSites(
            (Race.SPIDER,), SitesOf((SiteType.RUINS_AND_LAIRS, SiteType.SHADOW_HOLD), under_deeps=True)
        ),
    ),
)

UNGOLIANTS_PROGENY = Event(
    code="BA-27",
    name="Ungoliant’s Progeny",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    unique=True,
    keywords=(Keyword.SPAWN,),
    marshalling_points=4,
    points=Points.KILL,
    uses=(Use(),),
    abilities=(
        AddsAutomaticAttack(SiteNamed("The Wind-deeps"), Race.SPAWN, 2, 16, 8),
        AddsAutomaticAttack(SiteNamed("The Rusted-deeps"), Race.SPAWN, 2, 16, 8),
        MayChangeAttacks((Race.SPIDER,), ChangeAttack(prowess=+1, detaining=True)),
    ),
)
