"""What is shown of a Fallen-wizard: how far he has strayed, and what each card is worth to him."""

from tests.cards.invented import EVIL_COUNSEL
from tests.rules.marks import rule
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Points

FALLEN = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)


@rule("FW-26", "SET-08")
def test_everybody_sees_a_fallen_wizards_stage_points_card_by_card() -> None:
    scene = Scene(kinds=FALLEN)
    scene.first.character("Beretar", at="Bree")
    counsel = scene.first.event(EVIL_COUNSEL)
    patron = scene.first.event("Great Patron")
    playing = scene.begin(Phase.ORGANIZATION)

    stage_points = playing.game.view(1).players[0].stage_points

    assert stage_points.total == 4
    parts = [(part.card.id, part.amount) for part in stage_points.made_of if part.card is not None]
    assert parts == [(counsel.id, 2), (patron.id, 2)]
    assert playing.game.view(1).players[1].stage_points.total == 0


def test_everybody_sees_what_a_fallen_wizards_cards_are_worth_and_why() -> None:
    scene = Scene(kinds=FALLEN)
    faramir = scene.first.character("Faramir", at="Bree")
    orcrist = scene.first.gives("Orcrist", to=faramir)
    smiths = scene.first.event("Legacy of Smiths")
    playing = scene.begin(Phase.ORGANIZATION)

    character, item = playing.game.view(1).players[0].worths

    assert (character.card.id, character.source, character.normal) == (faramir.id, Points.CHARACTER, 2)
    assert (character.points, character.rule, character.by) == (1, "FW-44", None)
    assert (item.card.id, item.normal, item.points, item.rule) == (orcrist.id, 4, 4, "")
    assert item.by is not None
    assert item.by.id == smiths.id


def test_a_wizards_cards_are_worth_what_they_say() -> None:
    scene = Scene(kinds=FALLEN)
    scene.second.character("Faramir", at="Bree")
    playing = scene.begin(Phase.ORGANIZATION)

    (faramir,) = playing.game.view(0).players[1].worths

    assert (faramir.source, faramir.normal, faramir.points) == (Points.CHARACTER, 2, 2)
    assert (faramir.by, faramir.rule) == (None, "")
