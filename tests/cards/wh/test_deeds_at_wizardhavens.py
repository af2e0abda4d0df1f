"""Stories of what is kept at Wizardhavens."""

from tests.cards.marks import card
from tests.cards.wh.strongholds import scene_of
from wizardhaven.engine.queries.cards.in_play import unique_is_taken
from wizardhaven.engine.queries.sites.sites import is_haven, is_protected
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.abilities import StorableAt
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Length, Phase, Purpose, Side

SONG = Event(
    code="XX-626",
    name="Song of the Tree",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=0,
    uses=(Use(),),
    abilities=(StorableAt((named("Minas Tirith"),), points=3),),
)


def trove_with_sapling(
    *in_hand: str, at: str = "Isengard [fallen-wizard]"
) -> tuple[Scene, Piece, list[Piece]]:
    """A company is at Isengard, where the player has stored a Sapling or has not."""
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company("Isengard [fallen-wizard]", "Elrond")
    scene.first.stored("Sapling of the White Tree", at=at)
    return scene, elrond, scene.first.hand(*in_hand)


@card("WH-85")
def test_the_white_tree_grows_at_a_wizardhaven_where_a_sapling_is_stored() -> None:
    scene, elrond, (trove, tree) = trove_with_sapling("Wizard's Trove", "The White Tree")
    scene.second.event("The White Tree")
    playing = scene.begin(Phase.ORGANIZATION)
    points = playing.points(0)
    assert not is_protected(scene.table, elrond.company.site)

    playing.plays(trove)
    playing.resolve()

    assert tree.bearer == trove
    assert playing.points(0) == points + 5
    assert playing.stage_points(0) == 1
    assert is_protected(scene.table, elrond.company.site)


@card("WH-85")
def test_the_tree_keeps_its_wizardhaven_protected_though_nobody_is_there() -> None:
    scene, elrond, (trove, tree) = trove_with_sapling("Wizard's Trove", "The White Tree")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(trove)
    playing.resolve()

    scene.hazards(on=elrond, to="Edoras").pass_to(Phase.SITE)
    again = scene.first.site("Isengard [fallen-wizard]")

    assert tree.in_play
    assert trove.in_play
    assert is_protected(scene.table, again.id)


@card("WH-85")
def test_the_text_of_the_tree_counts_for_nothing() -> None:
    scene, _, (trove, _) = trove_with_sapling("Wizard's Trove", "The White Tree")
    (arwen,) = scene.first.company("Minas Tirith", "Arwen")
    other = scene.second.in_hand("The White Tree")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(trove)
    playing.resolve()

    assert not is_haven(scene.table, arwen.company.site, Purpose.HEALING)
    assert not unique_is_taken(scene.table, other.id)


@card("WH-85")
def test_there_is_no_tree_without_a_sapling_there_or_without_the_card() -> None:
    scene, _, (trove, _) = trove_with_sapling("Wizard's Trove", "The White Tree", at="Edoras")
    assert not scene.begin(Phase.ORGANIZATION).may_play(trove)

    scene, _, (trove,) = trove_with_sapling("Wizard's Trove")
    assert not scene.begin(Phase.ORGANIZATION).may_play(trove)


@card("WH-85")
def test_a_deed_is_kept_at_a_wizardhaven_for_all_that_it_is_worth() -> None:
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company("Isengard [fallen-wizard]", "Elrond")
    prisoners = scene.first.gives("Rescue Prisoners", to=elrond)
    trove = scene.first.in_hand("Wizard's Trove")
    playing = scene.begin(Phase.ORGANIZATION)
    points = playing.points(0)

    playing.plays(trove, target=prisoners)
    playing.resolve()

    assert prisoners.is_stored
    assert trove.in_play
    assert playing.points(0) == points + 2
    assert not is_protected(scene.table, elrond.company.site)


@card("WH-85")
def test_what_a_card_says_of_another_site_it_says_of_the_wizardhaven() -> None:
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company("Isengard [fallen-wizard]", "Elrond")
    song = scene.first.gives(SONG, to=elrond)
    trove = scene.first.in_hand("Wizard's Trove")
    playing = scene.begin(Phase.ORGANIZATION)
    points = playing.points(0)
    assert not playing.may(Verb.STORE, song)

    playing.plays(trove, target=song)
    playing.resolve()

    assert song.is_stored
    assert playing.points(0) == points + 3


@card("WH-85")
def test_nothing_is_kept_away_from_wizardhavens() -> None:
    scene = scene_of("Saruman")
    (elrond,) = scene.first.company("Edoras", "Elrond")
    scene.first.gives("Rescue Prisoners", to=elrond)
    trove = scene.first.in_hand("Wizard's Trove")

    assert not scene.begin(Phase.ORGANIZATION).may_play(trove)
