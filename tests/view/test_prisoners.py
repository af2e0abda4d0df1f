"""Prisoners and what is off to the side lie open, and are told of in every language."""

import pytest

from tests.text.french.reading import read
from wizardhaven import Verb
from wizardhaven.bots.hidden import with_other_secrets
from wizardhaven.engine.rules.combat.capture import ChooseRescueSite
from wizardhaven.engine.rules.prisoners.captivity import RollEscape, RollForRing
from wizardhaven.engine.rules.prisoners.rescue import FreePrisoners
from wizardhaven.engine.state.action import PASS, Action
from wizardhaven.engine.state.facts import Fact, Happening
from wizardhaven.engine.state.step import Choice
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.view.cards import Status
from wizardhaven.view.seat_view import seat_view
from wizardhaven.view.telling.speaking import action_text, choice_text, fact_text
from wizardhaven.vocabulary.terms import Phase, Race

EN, DE, FR = Language.EN, Language.DE, Language.FR


def held() -> tuple[Scene, Piece, Piece, Piece]:
    """Sam Gamgee with a ring, wounded and held at Moria, and Gimli in Rivendell."""
    scene = Scene()
    scene.first.character("Gimli", at="Rivendell")
    sam = scene.first.character("Sam Gamgee", at="Bree", status="wounded")
    ring = scene.first.gives("Lesser Ring", to=sam)
    host = scene.second.holds("Waylaid, Wounded, and Orc-dragged", sam, at="Moria")
    return scene, sam, ring, host


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_the_prisoner_his_ring_and_the_rescue_site(seat: int | None) -> None:
    scene, sam, ring, host = held()

    event = seat_view(scene.table, seat).events[0]

    assert event.card.id == host.id
    site, prisoner = sorted(event.aside, key=lambda one: one.card.id == sam.id)
    assert site.card.id == host.aside("Moria").id
    assert prisoner.status is Status.WOUNDED
    assert [card.id for card in prisoner.on_it] == [ring.id]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_where_prisoners_are_held_and_what_their_rescuers_face(seat: int | None) -> None:
    scene, _, _, host = held()

    prison = seat_view(scene.table, seat).events[0].prison

    assert prison is not None
    assert prison.site.card.id == host.aside("Moria").id
    assert [(attack.race, attack.strikes, attack.prowess) for attack in prison.attacks] == [
        (Race.ORC, 3, 6),
        (Race.ORC, 4, 7),
        (Race.ORC, 5, 8),
    ]
    assert not prison.tried


def test_it_is_seen_that_somebody_has_come_for_the_prisoners_this_turn() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Gladden Fields")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    flies = scene.second.holds("Flies and Spiders", sam, at="Gladden Fields")
    playing = scene.at_site(of=gimli)

    playing.does(Verb.RESCUE, flies)

    prison = playing.game.view(1).events[0].prison
    assert prison is not None
    assert prison.tried


def test_what_holds_nobody_is_no_prison() -> None:
    scene = Scene()
    scene.second.event("Doors of Night")

    assert seat_view(scene.table, 0).events[0].prison is None


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_borrowed_site_that_is_planned_lies_open(seat: int | None) -> None:
    scene, _, _, host = held()
    moria = host.aside("Moria")
    scene.first.hand("Marvels Told")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, moria)

    company = playing.game.view(seat).players[0].companies[0]
    assert company.destination is not None
    assert company.destination.card.id == moria.id
    assert playing.game.view(seat).players[1].empty_sites == ()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_borrowed_site_is_not_mixed_up_with_what_is_hidden(seat: int) -> None:
    scene, _, _, host = held()
    scene.first.location_deck("Barrow-downs", "Carn Dûm")
    scene.second.location_deck("Barrow-downs", "Carn Dûm")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, host.aside("Moria"))

    other = with_other_secrets(playing.table, seat, seed=5)
    assert seat_view(other, seat) == seat_view(playing.table, seat)


def asked(choice: Choice, playing: Playing, language: Language) -> str:
    return read(choice_text(playing.table, choice, language))


def test_the_questions_about_prisoners_in_words() -> None:
    scene, sam, ring, host = held()
    company = next(iter(scene.table.companies))
    playing = scene.begin(Phase.ORGANIZATION)
    where = ChooseRescueSite(1, host.id, sam.id)
    freeing = FreePrisoners(0, company, host.id)
    losing = RollForRing(ring.id, 7)
    escaping = RollEscape(sam.id, 15)

    assert asked(where, playing, EN) == "Where do you hold Sam Gamgee prisoner?"
    assert asked(where, playing, DE) == "Wo hältst du Sam Gamdschie gefangen?"
    assert asked(where, playing, FR) == "À quel site retenez-vous Sam Gamegie ?"
    assert asked(freeing, playing, EN) == "Who frees the prisoners of Waylaid, Wounded, and Orc-dragged?"
    assert asked(freeing, playing, DE) == "Wer befreit die Gefangenen von „Von Orks verschleppt“?"
    assert asked(freeing, playing, FR) == "Qui libère les prisonniers de « Enlevés par les Orques » ?"
    assert asked(losing, playing, EN) == (
        "Roll for Lesser Ring, which is lost to Waylaid, Wounded, and Orc-dragged below 7 on the dice"
    )
    assert asked(escaping, playing, EN) == "Roll for the escape of Sam Gamgee (more than 6 on the dice)"


def test_what_is_done_about_prisoners_in_words() -> None:
    scene, sam, _, host = held()
    moria = host.aside("Moria")
    gimli = scene.first.characters()[0]
    playing = scene.begin(Phase.ORGANIZATION)
    playing.table.push(FreePrisoners(0, gimli.company.id, host.id))
    hold = Action(Verb.HOLD_AT, moria.id, sam.id)
    rescue = Action(Verb.RESCUE, host.id)
    free = Action(Verb.FREE_PRISONERS, gimli.id, host.id)

    assert action_text(playing.table, hold, EN) == "Hold Sam Gamgee at Moria"
    assert action_text(playing.table, hold, DE) == "Sam Gamdschie in Moria gefangen halten"
    assert action_text(playing.table, hold, FR) == "Retenir Sam Gamegie à Moria"
    assert action_text(playing.table, rescue, EN) == (
        "Try to free the prisoners of Waylaid, Wounded, and Orc-dragged"
    )
    assert action_text(playing.table, free, DE) == (
        "Gimli tappen, um die Gefangenen von „Von Orks verschleppt“ zu befreien"
    )
    assert action_text(playing.table, PASS, EN) == "Free nobody"
    assert action_text(playing.table, PASS, DE) == "Niemanden befreien"
    assert action_text(playing.table, PASS, FR) == "Ne libérer personne"


def test_what_happens_to_prisoners_in_words() -> None:
    scene, sam, _, host = held()
    taken = Fact(Happening.TAKEN_PRISONER, sam.id, host.id)
    laid = Fact(Happening.PUT_ASIDE, host.aside("Moria").id, host.id)
    free = Fact(Happening.SET_FREE, sam.id, host.id)

    assert fact_text(scene.table, taken, 0, EN) == (
        "Sam Gamgee is taken prisoner by Waylaid, Wounded, and Orc-dragged."
    )
    assert fact_text(scene.table, taken, 0, DE) == (
        "Sam Gamdschie wird durch „Von Orks verschleppt“ gefangen genommen."
    )
    assert fact_text(scene.table, free, 1, EN) == "Sam Gamgee is free again."
    assert (
        fact_text(scene.table, laid, 0, DE) == "Der Ort Moria wird mit „Von Orks verschleppt“ beiseitegelegt."
    )
    told = fact_text(scene.table, laid, 0, FR)
    assert told is not None
    assert read(told) == "Le site Moria est mis de côté avec « Enlevés par les Orques »."
