"""Stories of Palm to Palm: a company whose members hold together."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase


@card("DM-153")
def test_palm_to_palm_is_for_a_company_without_a_wizard_at_a_haven() -> None:
    scene, other = Scene(), Scene()
    frodo, _ = scene.first.company("Rivendell", "Frodo", "Sam Gamgee")
    scene.first.company("Bree", "Beretar")
    palm = scene.first.in_hand("Palm to Palm")
    playing = scene.begin(Phase.ORGANIZATION)
    other.first.company("Rivendell", "Gandalf", "Frodo")
    led = other.first.in_hand("Palm to Palm")
    with_a_wizard = other.begin(Phase.ORGANIZATION)
    offered = [option.aim.number for option in playing.options(Verb.PLAY)]
    playing.plays(palm)
    playing.resolve()

    assert offered == [frodo.company.id]
    assert palm.in_play
    assert not with_a_wizard.may_play(led)


def influencing() -> tuple[Playing, Piece, Piece]:
    """Théoden, with Imrahil beside him, tries to win Beretar over."""
    scene = Scene()
    theoden, imrahil = scene.first.company("Bree", "Théoden", "Imrahil")
    scene.first.character("Anborn", at="Minas Tirith")
    palm = scene.first.event("Palm to Palm", on_company_of=theoden)
    beretar = scene.second.character("Beretar", at="Bree")
    playing = scene.at_site(theoden)
    playing.does(Verb.INFLUENCE, theoden, beretar)
    return playing, palm, imrahil


@card("DM-153")
def test_a_companion_taps_for_one_more_in_an_influence_attempt() -> None:
    playing, palm, imrahil = influencing()
    playing.pass_until("RollWindow")
    users = [option.other for option in playing.options(Verb.USE)]
    playing.does(Verb.USE, palm, imrahil)
    playing.resolve()

    check = playing.table.check
    assert check is not None
    assert users == [imrahil.id]
    assert imrahil.is_tapped
    assert check.modifier == 1


def burdened(*others: str) -> tuple[Playing, Piece, Piece, list[Piece]]:
    """Faramir bears a corruption card among companions who hold together."""
    scene = Scene()
    faramir, *companions = scene.first.company("Lórien", "Faramir", *others)
    palm = scene.first.event("Palm to Palm", on_company_of=faramir)
    lure = scene.second.gives("Lure of Expedience", to=faramir)
    return scene.begin(Phase.ORGANIZATION), palm, lure, [faramir, *companions]


@card("DM-153")
def test_companions_tap_to_help_somebody_be_rid_of_a_corruption_card() -> None:
    playing, palm, lure, (_, beretar, anborn) = burdened("Beretar", "Anborn")
    playing.does(Verb.TRY_REMOVAL, lure)
    playing.does(Verb.USE, palm, beretar)
    playing.resolve()
    playing.does(Verb.USE, palm, anborn)
    playing.resolve()
    playing.rolls(4)  # 4 + 2 is above 5

    assert lure.is_discarded
    assert beretar.is_tapped
    assert anborn.is_tapped
    assert playing.table.check is None


@card("DM-153")
def test_without_help_the_roll_is_what_it_was_and_nobody_helps_himself() -> None:
    playing, palm, lure, (faramir, beretar) = burdened("Beretar")
    playing.does(Verb.TRY_REMOVAL_UNTAPPED, lure)
    by_himself = playing.may(Verb.USE, palm, faramir)
    seen = playing.game.view(1).check
    playing.passes()
    playing.rolls(8)  # 8 - 3 is not above 5

    assert seen is not None
    assert (seen.modifier.total, seen.to_exceed) == (-3, 5)
    assert not by_himself
    assert lure.in_play
    assert beretar.is_untapped
    assert playing.table.check is None


@card("DM-153")
def test_minds_in_the_company_are_one_greater_those_of_allies_too() -> None:
    scene = Scene()
    faramir, beretar = scene.first.company("Lórien", "Faramir", "Beretar")
    anborn = scene.first.character("Anborn", at="Edoras")
    quickbeam = scene.first.gives("Quickbeam", to=faramir)
    everybody = [faramir.id, beretar.id, quickbeam.id, anborn.id]
    before = [mind(scene.table, one) for one in everybody]

    scene.first.event("Palm to Palm", on_company_of=faramir)

    after = [mind(scene.table, one) for one in everybody]
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 1, 1, 0]


@card("DM-153")
def test_it_goes_when_somebody_splits_off() -> None:
    playing, palm, _, (_, beretar) = burdened("Beretar")
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.SPLIT, beretar)

    assert palm.is_discarded


@card("DM-153")
def test_it_goes_when_somebody_changes_companies_but_not_when_somebody_is_gone() -> None:
    scene = Scene()
    faramir, beretar, bergil = scene.first.company("Lórien", "Faramir", "Beretar", "Bergil")
    scene.first.company("Lórien", "Anborn")
    palm = scene.first.event("Palm to Palm", on_company_of=faramir)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.DISCARD_CHARACTER, bergil)
    still = palm.in_play
    playing.does(Verb.CHANGE_COMPANY, beretar)

    assert still
    assert palm.is_discarded


@card("DM-153")
def test_it_goes_when_a_wizard_joins() -> None:
    scene = Scene()
    frodo = scene.first.character("Frodo", at="Rivendell")
    gandalf = scene.first.in_hand("Gandalf")
    palm = scene.first.event("Palm to Palm", on_company_of=frodo)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, gandalf)

    assert palm.is_discarded


@card("DM-153")
def test_it_goes_when_a_play_deck_is_exhausted() -> None:
    scene = Scene(filled=False)
    faramir = scene.first.character("Faramir", at="Rivendell")
    scene.first.deck("Dodge")
    scene.second.fill(9)
    palm = scene.first.event("Palm to Palm", on_company_of=faramir)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("OrganizationWindow")

    assert playing.has_happened(Happening.EXHAUSTED)
    assert not palm.in_play


@card("DM-114", "DM-153")
def test_a_party_asks_for_the_mind_that_somebody_has_now() -> None:
    scene = Scene()
    thorin = scene.first.company("Rivendell", "Thorin II", "Dori", "Faramir")[0]
    party = scene.first.event("An Unexpected Party", on_company_of=thorin)
    palm = scene.first.in_hand("Palm to Palm")
    playing = scene.begin(Phase.ORGANIZATION)
    before = playing.unused_general_influence(0)
    playing.plays(palm)
    playing.resolve()

    assert before == 20 - 8 - 5  # Dori, whose mind is 1, takes none
    assert party.is_discarded  # Faramir's mind, 5 on his card, is now greater than 5
    assert playing.unused_general_influence(0) == 20 - 9 - 6 - 2


@card("DM-117", "DM-153")
def test_who_waits_for_allies_has_no_greater_mind_now_either() -> None:
    scene = Scene()
    legolas, beretar = scene.first.company("Bree", "Legolas", "Beretar")
    scene.first.event("Palm to Palm", on_company_of=legolas)
    wait = scene.first.in_hand("Await the Advent of Allies")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(wait, target=beretar)
    assert not playing.may_play(wait, target=legolas)
