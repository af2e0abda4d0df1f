"""Stories of a blade from the barrows, and of Mistress Lobelia."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.cards.in_play import unique_is_taken
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race


@card("DM-119")
def test_a_barrow_blade_makes_a_dagger_sharper_most_of_all_against_the_dead() -> None:
    scene = Scene()
    merry = scene.first.character("Merry", at="Weathertop")
    dagger = scene.first.gives("Dagger of Westernesse", to=merry)
    blade = scene.first.in_hand("Barrow-blade")
    before = merry.prowess(), merry.prowess(Race.UNDEAD), merry.prowess(Race.NAZGUL)
    playing = scene.at_site(of=merry)
    points, burden = playing.points(0), merry.corruption_points

    playing.plays(blade, target=dagger)
    playing.resolve()

    after = merry.prowess(), merry.prowess(Race.UNDEAD), merry.prowess(Race.NAZGUL)
    assert [new - old for new, old in zip(after, before, strict=True)] == [1, 3, 3]
    assert merry.is_tapped
    assert playing.points(0) == points + 1
    assert merry.corruption_points == burden + 1


@card("DM-119")
def test_a_barrow_blade_lifts_prowess_no_higher_than_its_dagger_does() -> None:
    scene = Scene()
    aragorn, elrond = scene.first.company("Rivendell", "Aragorn II", "Elrond")
    for bearer in (aragorn, elrond):
        dagger = scene.first.gives("Dagger of Westernesse", to=bearer)
        scene.first.gives("Barrow-blade", to=dagger)

    assert (aragorn.prowess(), aragorn.prowess(Race.UNDEAD)) == (8, 8)  # 6 of his own
    assert (elrond.prowess(), elrond.prowess(Race.UNDEAD)) == (8, 8)  # 7 of his own


@card("DM-119")
def test_a_barrow_blade_goes_with_its_dagger() -> None:
    scene = Scene()
    merry, pippin = scene.first.company("Rivendell", "Merry", "Pippin")
    dagger = scene.first.gives("Dagger of Westernesse", to=merry)
    scene.first.gives("Barrow-blade", to=dagger)
    playing = scene.begin(Phase.ORGANIZATION)
    before = pippin.prowess(Race.UNDEAD)

    playing.does(Verb.TRANSFER, dagger, pippin)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert dagger.bearer == pippin
    assert pippin.prowess(Race.UNDEAD) >= before + 3


@card("DM-119")
def test_it_takes_ruins_and_a_dagger_that_has_none_yet() -> None:
    town, twice = Scene(), Scene()
    merry = town.first.character("Merry", at="Bree")
    town.first.gives("Dagger of Westernesse", to=merry)
    first, _ = town.first.hand("Barrow-blade", "Smoke Rings")
    town.first.discard_pile("Cram")
    pippin = twice.first.character("Pippin", at="Weathertop")
    dagger = twice.first.gives("Dagger of Westernesse", to=pippin)
    twice.first.gives("Barrow-blade", to=dagger)
    second, _ = twice.first.hand("Barrow-blade", "Smoke Rings")
    twice.first.discard_pile("Cram")

    assert town.at_site(of=merry).why_not(first) is Reason.CONDITION_NOT_MET
    assert twice.at_site(of=pippin).why_not(second) is Reason.DUPLICATED


@card("DM-178")
def test_lobelia_finds_whatever_can_be_played_where_she_is() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    lobelia = scene.first.gives("Mistress Lobelia", to=aragorn)
    rangers, hillmen, narsil = scene.first.deck("Rangers of the North", "Hillmen", "Narsil")
    bill = scene.first.discard_pile("Bill the Pony")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(lobelia)
    playing.resolve()
    found = [option.card for option in playing.options(Verb.TAKE)]
    playing.does(Verb.TAKE, rangers)
    playing.pass_until("OrganizationWindow")

    assert lobelia.is_tapped
    assert rangers.in_hand
    assert bill.id in found
    assert hillmen.id not in found
    assert narsil.id not in found


@card("DM-178")
def test_lobelia_does_not_go_far() -> None:
    for goal, stays in (("Bag End", True), ("Old Forest", True), ("Rivendell", False)):
        scene = Scene()
        aragorn = scene.first.character("Aragorn II", at="Bree")
        lobelia = scene.first.gives("Mistress Lobelia", to=aragorn)

        playing = scene.hazards(on=aragorn, to=goal)
        playing.pass_until("EnterSite", "MayDiscard", "SiteWindow", "OrganizationWindow", "EndOfOrganization")

        assert lobelia.in_play is stays, goal


@card("DM-178")
def test_there_is_only_one_lobelia_in_whatever_form() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.gives("Mistress Lobelia", to=aragorn)
    other = scene.second.in_hand("Mistress Lobelia")

    assert scene.table.printed[other.id].identity == "Lobelia Sackville-Baggins"
    assert unique_is_taken(scene.table, other.id)
