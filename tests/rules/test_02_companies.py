"""Companies change, join and split while their player organizes. [ORG-47 to ORG-52]"""

from tests.rules.fallen_wizards import fallen
from tests.rules.marks import rule
from wizardhaven.engine.changes.companies import merge
from wizardhaven.engine.changes.lasting import begin_lasting
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.lasting import COMPANY, Aim, Lasting
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Length, Phase, Side, Stat

GOOD_CHEER = Event(
    "CHEER",
    "Good Cheer",
    Side.RESOURCE,
    Length.PERMANENT,
    uses=(),
    abilities=(Modify(Stat.PROWESS, +1, Subject.COMPANY),),
)
WELL_KEPT = Event("KEPT", "A House Well Kept", Side.RESOURCE, Length.PERMANENT, ())


def organizing(scene: Scene) -> Playing:
    """The organizing block of the resource player."""
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    return playing


def site_of(piece: Piece) -> Piece:
    """The site card a character is at."""
    return Piece(piece.table, piece.company.site)


@rule("ORG-48")
def test_a_company_that_somebody_joins_has_moved_if_either_has_and_what_lasts_elsewhere_stays() -> None:
    scene = Scene()
    beretar = scene.first.company("Bree", "Beretar")[0]
    faramir = scene.first.company("Weathertop", "Faramir")[0]
    haldir = scene.first.company("Lórien", "Haldir")[0]
    table = scene.begin(Phase.ORGANIZATION).table
    moved = faramir.company.copy()
    moved.moved = True
    table.companies[moved.id] = moved
    for on in (faramir.company.id, haldir.company.id):
        begin_lasting(
            table,
            Lasting(beretar.id, Forbid(Deed.PLAY, Sort.CREATURE), Aim(COMPANY, on), None, environment=False),
        )

    merge(table, beretar.company.id, moved.id)

    assert beretar.company.moved
    assert [lasting.on.number for lasting in table.lasting] == [beretar.company.id, haldir.company.id]


@rule("ORG-47")
def test_a_character_changes_companies_together_with_his_followers() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    theoden = scene.first.company("Lórien", "Théoden", "Peath")[0]
    bergil = scene.first.company("Lórien", "Bergil")[0]
    playing = organizing(scene)
    playing.does(Verb.JOIN_COMPANIES, number=theoden.company.id)
    playing.does(Verb.FOLLOW, bergil, theoden)

    assert not playing.may(Verb.CHANGE_COMPANY, bergil)
    playing.does(Verb.CHANGE_COMPANY, theoden, number=haldir.company.id)

    assert haldir.companions == ["Haldir", "Théoden", "Bergil"]
    assert bergil.controller == theoden


@rule("ORG-47")
def test_an_avatar_changes_companies_as_well() -> None:
    scene = Scene()
    haldir = scene.first.company("Lórien", "Haldir")[0]
    gandalf, bergil = scene.first.company("Lórien", "Gandalf", "Bergil")
    playing = organizing(scene)

    playing.does(Verb.CHANGE_COMPANY, gandalf, number=haldir.company.id)

    assert haldir.companions == ["Haldir", "Gandalf"]
    assert bergil.companions == ["Bergil"]


@rule("ORG-48")
def test_what_lay_on_one_of_two_joined_companies_lies_on_the_whole() -> None:
    scene = Scene()
    haldir = scene.first.company("Bree", "Haldir")[0]
    hunger = scene.second.event("Nothing to Eat or Drink", on_company_of=haldir)
    beretar = scene.first.in_hand("Beretar")
    playing = organizing(scene)
    playing.does(Verb.PLAY_CHARACTER, beretar, target=site_of(haldir))
    assert (haldir.prowess(), beretar.prowess()) == (3, 5)

    playing.does(Verb.JOIN_COMPANIES)

    assert haldir.companions == ["Haldir", "Beretar"]
    assert (haldir.prowess(), beretar.prowess()) == (3, 4)
    assert hunger.in_play


@rule("ORG-48")
def test_an_effect_that_lasts_for_one_company_lasts_for_the_joined_one() -> None:
    scene = Scene()
    haldir = scene.first.company("Rivendell", "Haldir")[0]
    bergil = scene.first.company("Rivendell", "Bergil")[0]
    cram = scene.first.gives("Cram", to=bergil)
    edoras = scene.first.location_deck("Edoras")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.PLAN_MOVEMENT, edoras)

    playing.does(Verb.USE, cram)
    playing.resolve()
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.JOIN_COMPANIES)

    assert haldir.companions == ["Haldir", "Bergil"]
    playing.does(Verb.FINISH_ORGANIZING)
    assert playing.may(Verb.PLAN_MOVEMENT, edoras, number=haldir.company.id)


@rule("ORG-49")
def test_of_two_haven_cards_one_remains_and_carries_what_lay_on_the_other() -> None:
    scene = Scene()
    haldir = scene.first.company("Rivendell", "Haldir")[0]
    bergil = scene.first.company("Rivendell", "Bergil")[0]
    first, second = site_of(haldir), site_of(bergil)
    event = scene.first.gives(WELL_KEPT, to=second)
    playing = organizing(scene)

    playing.does(Verb.JOIN_COMPANIES)

    assert first.in_play
    assert second.place == "location deck"
    assert event.in_play
    assert event.bearer == first


@rule("ORG-50")
def test_one_part_of_a_split_company_moves_and_the_other_may_stay() -> None:
    scene = Scene()
    haldir, bergil = scene.first.company("Bree", "Haldir", "Bergil")
    rivendell = scene.first.location_deck("Rivendell")[0]
    playing = organizing(scene)

    playing.does(Verb.SPLIT, bergil)
    playing.does(Verb.PLAN_MOVEMENT, rivendell, number=bergil.company.id)
    playing.pass_to(Phase.MOVEMENT_HAZARD)

    assert haldir.companions == ["Haldir"]
    assert bergil.companions == ["Bergil"]


@rule("ORG-50")
def test_a_split_is_undone_if_no_part_has_movement_declared() -> None:
    scene = Scene()
    haldir, bergil = scene.first.company("Bree", "Haldir", "Bergil")
    scene.first.location_deck("Rivendell")
    playing = organizing(scene)

    playing.does(Verb.SPLIT, bergil)
    assert bergil.companions == ["Bergil"]
    playing.pass_until("EnterSite")

    assert haldir.companions == ["Haldir", "Bergil"]


@rule("ORG-50")
def test_the_parts_of_a_company_cannot_be_joined_again_that_turn() -> None:
    scene = Scene()
    haldir, bergil, anborn = scene.first.company("Lórien", "Haldir", "Bergil", "Anborn")
    peath = scene.first.company("Lórien", "Peath")[0]
    playing = organizing(scene)

    playing.does(Verb.SPLIT, bergil)
    playing.does(Verb.SPLIT, anborn)
    playing.does(Verb.JOIN_COMPANIES, number=peath.company.id)

    assert peath.companions == ["Peath", "Bergil"]
    assert playing.question == "Organizing"
    assert not playing.may(Verb.JOIN_COMPANIES)
    assert haldir.companions == ["Haldir"]


@rule("ORG-50")
def test_a_part_that_stays_is_not_joined_with_a_company_that_is_no_part() -> None:
    scene = Scene()
    haldir, bergil = scene.first.company("Lórien", "Haldir", "Bergil")
    peath = scene.first.company("Lórien", "Peath")[0]
    edoras = scene.first.location_deck("Edoras")[0]
    playing = organizing(scene)

    playing.does(Verb.SPLIT, bergil)
    playing.does(Verb.FINISH_ORGANIZING)
    playing.does(Verb.PLAN_MOVEMENT, edoras, number=haldir.company.id)
    playing.pass_until("NextToTravel")

    assert bergil.companions == ["Bergil"]
    assert peath.companions == ["Peath"]


@rule("ORG-51", "OFF-09")
def test_resources_on_a_company_stay_with_its_original_part() -> None:
    scene = Scene()
    haldir, bergil, _ = scene.first.company("Lórien", "Haldir", "Bergil", "Anborn")
    scene.first.event(GOOD_CHEER, on_company_of=haldir)
    playing = organizing(scene)
    assert (haldir.prowess(), bergil.prowess()) == (5, 2)

    playing.does(Verb.SPLIT, haldir)

    assert bergil.companions == ["Bergil", "Anborn"]
    assert (haldir.prowess(), bergil.prowess()) == (4, 2)


@rule("ORG-51", "OFF-10")
def test_the_hazard_player_decides_which_part_a_hazard_goes_with() -> None:
    scene = Scene()
    haldir, bergil = scene.first.company("Bree", "Haldir", "Bergil")
    hunger = scene.second.event("Nothing to Eat or Drink", on_company_of=haldir)
    scene.first.location_deck("Rivendell")
    playing = organizing(scene)

    playing.does(Verb.SPLIT, bergil)
    assert playing.asked == 1
    playing.does(Verb.CHOOSE_COMPANY, hunger, number=bergil.company.id)

    assert (haldir.prowess(), bergil.prowess()) == (4, 0)
    assert playing.asked == 0


@rule("ORG-52")
def test_after_a_split_at_a_haven_the_new_company_may_have_a_card_of_its_own() -> None:
    scene = Scene()
    haldir, bergil = scene.first.company("Rivendell", "Haldir", "Bergil")
    old = site_of(haldir)
    copy = scene.first.location_deck("Rivendell")[0]
    playing = organizing(scene)

    playing.does(Verb.SPLIT, bergil, target=copy)

    assert copy.in_play
    assert site_of(bergil) == copy
    assert site_of(haldir) == old


@rule("ORG-52")
def test_away_from_havens_the_parts_share_their_site_card() -> None:
    scene = Scene()
    haldir, bergil = scene.first.company("Bree", "Haldir", "Bergil")
    scene.first.location_deck("Rivendell")
    playing = organizing(scene)

    assert playing.options(Verb.SPLIT) == [Action(Verb.SPLIT, haldir.id), Action(Verb.SPLIT, bergil.id)]
    playing.does(Verb.SPLIT, bergil)

    assert site_of(bergil) == site_of(haldir)


@rule("ORG-52", "FW-38")
def test_at_a_haven_that_is_none_of_theirs_no_part_has_a_card_of_its_own() -> None:
    scene = fallen()
    beretar, eowyn = scene.first.company("Rivendell", "Beretar", "Éowyn")
    copy = scene.first.location_deck("Rivendell")[0]
    playing = organizing(scene)

    assert not playing.may(Verb.SPLIT, eowyn, target=copy)
    playing.does(Verb.SPLIT, eowyn)

    assert site_of(eowyn) == site_of(beretar)
    assert not copy.in_play
