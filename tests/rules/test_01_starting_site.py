"""A drafted card that can only enter play together with a site. [SET-22]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import Not, all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Length, PlayerKind, Side, SiteType

SECRET_REFUGE = Event(
    code="XX-22",
    name="Secret Refuge",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.FALLEN_WIZARD,
    stage_points=1,
    uses=(Use(target=A(all_of(Sort.SITE, SiteType.RUINS_AND_LAIRS, Not(Mark.LAIR)), Whose.OF_THE_COMPANY)),),
)


def draft_of(kind: PlayerKind) -> tuple[Playing, Piece, list[Piece]]:
    """The first player may draft a refuge or Faramir; the second has one character."""
    scene = Scene(kinds=(kind, PlayerKind.WIZARD))
    sites = scene.first.location_deck("Rivendell", "Weathertop", "Ettenmoors", "Moria", "Bandit Lair")
    scene.second.location_deck("Rivendell")
    refuge, faramir = scene.first.pool(SECRET_REFUGE, "Faramir")
    haldir = scene.second.pool("Haldir")[0]
    return scene.opening(), refuge, [faramir, haldir, *sites]


@rule("SET-22")
def test_who_drafts_a_card_that_needs_a_site_names_the_starting_site_at_once() -> None:
    playing, refuge, (faramir, haldir, _, weathertop, ettenmoors, moria, bandits) = draft_of(
        PlayerKind.FALLEN_WIZARD
    )

    playing.does(Verb.DRAFT, refuge)
    playing.does(Verb.DRAFT, haldir)
    asked = (playing.question, playing.asked)
    outside = [playing.may(Verb.START_AT, refuge, site) for site in (moria, bandits)]
    may_start_at_weathertop = playing.may(Verb.START_AT, refuge, weathertop)
    playing.does(Verb.START_AT, refuge, ettenmoors)
    playing.does(Verb.DRAFT, faramir)

    assert asked == ("NameStartingSite", 0)
    assert outside == [False, False]
    assert may_start_at_weathertop
    assert refuge.bearer == ettenmoors
    assert faramir.site == "Ettenmoors"
    assert haldir.site == "Rivendell"


@rule("SET-22")
def test_a_company_that_was_formed_before_begins_at_the_site_that_is_named() -> None:
    playing, refuge, (faramir, haldir, rivendell, weathertop, *_) = draft_of(PlayerKind.FALLEN_WIZARD)

    playing.does(Verb.DRAFT, faramir)
    playing.does(Verb.DRAFT, haldir)  # the refuge is all that is left to reveal, and it must be tried
    playing.does(Verb.START_AT, refuge, weathertop)

    assert faramir.site == "Weathertop"
    assert refuge.bearer == weathertop
    assert weathertop.in_play
    assert not rivendell.in_play


@rule("SET-22", "SET-29")
def test_a_wizard_names_no_site_but_rivendell() -> None:
    playing, refuge, (faramir, *_) = draft_of(PlayerKind.WIZARD)

    assert playing.may(Verb.DRAFT, faramir)
    assert not playing.may(Verb.DRAFT, refuge)


@rule("SET-22")
def test_a_named_site_goes_back_if_nobody_is_drafted_who_could_begin_there() -> None:
    playing, refuge, (_, haldir, _, _, ettenmoors, *_) = draft_of(PlayerKind.FALLEN_WIZARD)

    playing.does(Verb.DRAFT, refuge)
    playing.does(Verb.DRAFT, haldir)
    playing.does(Verb.START_AT, refuge, ettenmoors)
    playing.does(Verb.STOP_DRAFTING)
    playing.pass_until("RollForFirst")

    assert not ettenmoors.in_play
    assert not refuge.in_play
