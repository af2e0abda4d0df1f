"""Hazard events of Dark Minions that make the earth and the Under-deeps dangerous."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attacks import AddsAutomaticAttack, AttacksMovers, EachFacesAStrike
from wizardhaven.vocabulary.bonuses import AttackBonus, CheckBonus
from wizardhaven.vocabulary.card_effects import Discard
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import CannotBeCanceled, WithoutWeapons
from wizardhaven.vocabulary.conditions import AtPlace, InPlay, MovingTo, OpponentIsNot
from wizardhaven.vocabulary.effects import ReturnToSiteOfOrigin
from wizardhaven.vocabulary.hazards import CancelsEffectsOf
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.places import SitesIn, SitesOf
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.such import Sort
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Length,
    Moment,
    PlayerKind,
    Race,
    Side,
    SiteType,
    Stat,
)

THE_BLACK_ENEMYS_WRATH = Event(
    code="DM-47",
    name="The Black Enemy’s Wrath",
    side=Side.HAZARD,
    length=Length.LONG,
    duplication=Duplication.ANYWHERE,
    uses=(Use(requires=(OpponentIsNot((PlayerKind.RINGWRAITH,)),)),),
    abilities=(
        AddsAutomaticAttack(
            SitesOf((SiteType.DARK_HOLD, SiteType.SHADOW_HOLD), or_below=True),
            Race.LAVA_FLOW,
            strikes=0,
            prowess=6,
            spares=(PlayerKind.RINGWRAITH, PlayerKind.BALROG),
        ),
        EachFacesAStrike(),
        CannotBeCanceled(),
        WithoutWeapons(staying_untapped=-5),
    ),
)

DRUMS = Event(
    code="DM-52",
    name="Drums",
    side=Side.HAZARD,
    length=Length.LONG,
    duplication=Duplication.ANYWHERE,
    uses=(Use(),),
    abilities=(
        Modify(
            Stat.HAZARD_LIMIT, +1, Sort.COMPANY, condition=MovingTo(SitesOf(under_deeps=True), or_at=True)
        ),
        AttackBonus(prowess=+1, condition=MovingTo(SitesOf(under_deeps=True), or_at=True)),
        AttackBonus(
            strikes=+1,
            prowess=+1,
            automatic=True,
            condition=AtPlace(
                SitesIn(
                    (
                        "Angmar",
                        "Gap of Isen",
                        "Gorgoroth",
                        "Gundabad",
                        "High Pass",
                        "Redhorn Gate",
                        "Rohan",
                        "Southern Mirkwood",
                        "Udûn",
                    )
                )
            ),
            doubled_if=InPlay("Doors of Night"),
        ),
    ),
)

EARTH_TREMORS = Event(
    code="DM-53",
    name="Earth-tremors",
    side=Side.HAZARD,
    length=Length.LONG,
    duplication=Duplication.ANYWHERE,
    uses=(Use(),),
    abilities=(
        AttacksMovers(
            strikes=0,
            prowess=7,
            body=None,
            regions=(),
            race=Race.ROCK_FALL,
            to_or_from=SitesOf(under_deeps=True),
        ),
        EachFacesAStrike(),
        CannotBeCanceled(),
        WithoutWeapons(),
        CancelsEffectsOf(("Into Dark Tunnels", "Old Road", "Great-road", "Bridge")),
    ),
)

THE_REACH_OF_ULMO = Event(
    code="DM-82",
    name="The Reach of Ulmo",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    duplication=Duplication.ANYWHERE,
    uses=(
        Use(),
        Use(when=Moment.SITE_REVEALED, requires=(MovingTo(SitesOf(under_deeps=True)),)),
    ),
    abilities=(
        CheckBonus(Check.UNDER_DEEPS_MOVEMENT, -2, to=Subject.COMPANY),
        CancelsEffectsOf(("Great Ship", "Ford"), once=True),
        When(Occasion.DECK_EXHAUSTED, Discard(Subject.THIS_CARD)),
        When(Occasion.CAME_THROUGH_BELOW, Discard(Subject.THIS_CARD)),
    ),
)

THE_WAY_IS_SHUT = Event(
    code="DM-98",
    name="The Way is Shut",
    side=Side.HAZARD,
    length=Length.LONG,
    duplication=Duplication.ANYWHERE,
    uses=(Use(),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            ReturnToSiteOfOrigin(),
            condition=MovingTo(SitesOf(under_deeps=True), or_from=True),
        ),
        CancelsEffectsOf(("Secret Passage", "Secret Entrance")),
    ),
)
