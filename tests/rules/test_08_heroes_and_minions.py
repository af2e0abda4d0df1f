"""Hero cards and minion cards keep apart. [TIM-18, TIM-31, ITM-11, EVT-20, GLO-050, GLO-068]"""

from dataclasses import replace

from tests.rules.marks import rule
from tests.rules.minion_cards import DARKHAVEN, OLD_TROLL
from wizardhaven import Game, deck
from wizardhaven.cards.tw.items.major import HAUBERK_OF_BRIGHT_MAIL
from wizardhaven.cards.tw.items.special import PALANTIR_OF_ORTHANC
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.kinds.ringwraith import RINGWRAITH
from wizardhaven.engine.state.kinds.wizard import WIZARD
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import Become
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, all_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Length,
    Moment,
    Phase,
    Pile,
    PlayerKind,
    Side,
    SiteType,
    Turned,
)

MINION_PALANTIR = replace(PALANTIR_OF_ORTHANC, code="XX-530", alignment=Alignment.MINION)
MINION_MAIL = replace(HAUBERK_OF_BRIGHT_MAIL, code="XX-535", alignment=Alignment.MINION)
MINION_RIVENDELL_SITE = replace(DARKHAVEN, code="XX-531", site_type=SiteType.RUINS_AND_LAIRS)
FRESH_WATCH = Event(
    "XX-532",
    "Fresh Watch",
    Side.RESOURCE,
    Length.SHORT,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(all_of(Sort.SITE, SiteType.RUINS_AND_LAIRS), Whose.OF_THE_COMPANY),
            effects=(Become(Subject.TARGET, Turned.UNTAPPED),),
        ),
    ),
)
SHATTERING = Event(
    "XX-533",
    "Shattering",
    Side.RESOURCE,
    Length.SHORT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            costs=(Put(all_of(named("Palantír of Orthanc"), At(named("Rivendell"))), Pile.DISCARD_PILE),),
        ),
    ),
)
MARCH = Event(
    "XX-534",
    "March",
    Side.RESOURCE,
    Length.SHORT,
    uses=(Use(when=Moment.ORGANIZATION, target=A(all_of(Sort.COMPANY, Alignment.MINION))),),
)


@rule("TIM-31", "EVT-20")
def test_a_hero_event_is_not_aimed_at_a_minion_item() -> None:
    scene = Scene()
    (saruman,) = scene.first.company("Rivendell", "Saruman")
    stone = scene.first.gives(MINION_PALANTIR, to=saruman)
    align = scene.first.in_hand("Align Palantír")
    playing = scene.begin(Phase.ORGANIZATION)

    assert stone.in_play
    assert playing.why_not(align) is Reason.NO_TARGET


@rule("TIM-31", "EVT-20")
def test_a_hero_event_leaves_a_minion_site_alone() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    (at_minion_site,) = scene.first.company(MINION_RIVENDELL_SITE, "Anborn", site_status="tapped")
    scene.first.in_hand(FRESH_WATCH)
    over_at_once = scene.at_site(at_minion_site)
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    hero_site = replace(MINION_RIVENDELL_SITE, alignment=Alignment.HERO)
    (at_hero_site,) = scene.first.company(hero_site, "Anborn", site_status="tapped")
    fresh = scene.first.in_hand(FRESH_WATCH)
    allowed = scene.at_site(at_hero_site)

    assert over_at_once.phase is Phase.END_OF_TURN
    assert allowed.may_play(fresh)


@rule("ITM-11", "TIM-18")
def test_a_minion_item_does_not_pay_for_a_hero_event() -> None:
    scene = Scene()
    (saruman,) = scene.first.company("Rivendell", "Saruman")
    scene.first.gives(MINION_PALANTIR, to=saruman)
    shattering = scene.first.in_hand(SHATTERING)
    refused = scene.begin(Phase.ORGANIZATION)
    scene = Scene()
    (saruman,) = scene.first.company("Rivendell", "Saruman")
    scene.first.gives("Palantír of Orthanc", to=saruman)
    paid = scene.first.in_hand(SHATTERING)
    allowed = scene.begin(Phase.ORGANIZATION)

    assert refused.why_not(shattering) is Reason.NOTHING_TO_PAY_WITH
    assert allowed.may_play(paid)


@rule("TIM-18", "ITM-11")
def test_a_hero_event_lets_no_minion_item_be_played() -> None:
    scene = Scene()
    (gimli,) = scene.first.company("Isle of the Ulond", "Gimli", site_status="tapped")
    bounty, hero_mail, minion_mail = scene.first.hand(
        "Bounty of the Hoard", "Hauberk of Bright Mail", MINION_MAIL
    )
    playing = scene.at_site(of=gimli)

    playing.plays(bounty)
    playing.resolve()

    assert playing.may(Verb.PLAY_AT_SITE, hero_mail, gimli)
    assert playing.why_not(minion_mail) is Reason.OF_THE_OTHER_SIDE


@rule("GLO-068", "GLO-050")
def test_a_ringwraith_players_company_is_one_of_minions_and_a_wizards_one_of_heroes() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    scene.first.company(DARKHAVEN, OLD_TROLL)
    of_minions = scene.first.in_hand(MARCH)
    minions = scene.begin(Phase.ORGANIZATION)
    scene = Scene()
    scene.first.company("Rivendell", "Anborn")
    of_heroes = scene.first.in_hand(MARCH)
    heroes = scene.begin(Phase.ORGANIZATION)

    assert minions.may_play(of_minions)
    assert heroes.why_not(of_heroes) is Reason.NO_TARGET


def uses_a_minion_item(kind: PlayerKind) -> bool:
    """Whether a character of such a player's uses a minion item."""
    scene = Scene(kinds=(kind, PlayerKind.WIZARD))
    (bearer,) = scene.first.company("Rivendell", "Anborn")
    return scene.table.cards[scene.first.gives(MINION_PALANTIR, to=bearer).id].in_use


@rule("SET-03")
def test_each_player_is_of_one_kind_and_what_serves_one_kind_may_not_serve_another() -> None:
    assert not uses_a_minion_item(PlayerKind.WIZARD)
    assert uses_a_minion_item(PlayerKind.RINGWRAITH)
    assert uses_a_minion_item(PlayerKind.FALLEN_WIZARD)
    assert uses_a_minion_item(PlayerKind.BALROG)


@rule("SET-03")
def test_the_kind_of_each_player_is_declared_with_his_deck() -> None:
    wizard, ringwraith = deck("challenge-a"), replace(deck("challenge-a"), kind=PlayerKind.RINGWRAITH)

    assert Game.new([wizard, ringwraith]).table.kinds == (WIZARD, RINGWRAITH)
    assert Game.new([wizard, wizard]).table.kinds == (WIZARD, WIZARD)
