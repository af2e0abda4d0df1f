"""Of an agent that lies face-down nobody but its player learns what it is or where. [AGT-15, AGT-21]"""

import pytest

from wizardhaven.bots.conservation import complaints
from wizardhaven.bots.hidden import with_all_secrets_changed, with_other_secrets
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.agent import TO_FRIENDS_OF_HOME
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.view.seat_view import seat_view
from wizardhaven.view.telling.speaking import action_text, choice_text, fact_text


def begun() -> tuple[Playing, Piece, Piece]:
    """Two hidden agents, one of them on its way, another in hand, and a company to play hazards on."""
    scene = Scene()
    aragorn = scene.first.company("Bree", "Aragorn II", "Faramir", "Boromir II")[0]
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields",))
    ferny = scene.second.agent("Bill Ferny")
    scene.second.hand("Leamon", "Woffung")
    scene.second.location_deck("Goblin-gate", "Beorn’s House", "Bree", "Lake-town")
    return scene.hazards(on=aragorn), gisulf, ferny


def sentences(playing: Playing, seat: int | None, language: Language) -> list[str]:
    """What the seat is told of everything that has happened."""
    told = [fact_text(playing.table, fact, seat, language) for fact in playing.happened]
    return [words for words in told if words]


def test_the_opponent_sees_that_there_are_agents_and_nothing_else() -> None:
    playing, _, _ = begun()

    seen = playing.game.view(0).players[1].agents

    assert [agent.card.code for agent in seen] == [None, None]
    assert [[site.card.code for site in agent.sites] for agent in seen] == [[None], []]
    assert [agent.prowess for agent in seen] == [None, None]
    assert [agent.homes for agent in seen] == [(), ()]


def test_its_player_sees_his_agents_and_their_way() -> None:
    playing, _, _ = begun()

    seen = playing.game.view(1).players[1].agents

    assert [agent.card.code for agent in seen] == ["DM-13", "DM-3"]
    assert [len(agent.sites) for agent in seen] == [1, 0]
    assert [agent.homes for agent in seen] == [("Woodmen-town", "Lake-town", "Dale"), ("Bree", "Cameth Brin")]


def test_other_hidden_agents_would_look_the_same() -> None:
    playing, gisulf, _ = begun()
    playing.does(Verb.MOVE_AGENT, gisulf)

    other = with_other_secrets(playing.table, 0, 3)
    for_all = with_all_secrets_changed(playing.table, 3)

    assert [agent.card for agent in other.agents] != [agent.card for agent in playing.table.agents]
    assert seat_view(other, 0) == playing.game.view(0)
    assert seat_view(for_all, None) == playing.game.view(None)
    assert complaints(other) == []


@pytest.mark.parametrize("language", Language)
def test_nothing_that_a_hidden_agent_does_is_told_with_its_name(language: Language) -> None:
    playing, gisulf, ferny = begun()
    playing.does(Verb.MOVE_AGENT, gisulf)
    playing.resolve()
    playing.does(Verb.OPEN_SITE, ferny, number=TO_FRIENDS_OF_HOME)
    playing.resolve()
    playing.does(Verb.PLAY_AGENT)
    playing.resolve()

    told = " ".join(sentences(playing, 0, language))

    for name in ("Gisulf", "Ferny", "Farning", "Fougeron", "Leamon", "Woffung", "Beorn", "Orkstadt"):
        assert name not in told


@pytest.mark.parametrize("language", Language)
def test_a_card_played_on_a_hidden_agent_does_not_tell_which_it_is(language: Language) -> None:
    scene = Scene()
    aragorn = scene.first.company("Bree", "Aragorn II", "Faramir", "Boromir II")[0]
    ferny, friend = scene.second.hand("Bill Ferny", "Nobody’s Friend")
    playing = scene.hazards(on=aragorn)
    playing.does(Verb.PLAY_AGENT, ferny)
    playing.resolve()
    playing.plays(friend, target=ferny)
    chain = playing.game.view(0).chain
    declared = with_other_secrets(playing.table, 0, 3)
    looked_alike = seat_view(declared, 0) == playing.game.view(0)
    playing.resolve()
    seen = playing.game.view(0).players[1].agents[0]

    told = " ".join(sentences(playing, 0, language))

    assert chain == () or looked_alike
    assert [event.card.code for event in seen.events] == ["DM-76"]
    assert seen.card.code is None
    for name in ("Ferny", "Farning", "Fougeron"):
        assert name not in told
    assert seat_view(with_other_secrets(playing.table, 0, 3), 0) == playing.game.view(0)


@pytest.mark.parametrize("language", Language)
def test_a_way_that_was_never_shown_is_never_told(language: Language) -> None:
    playing, gisulf, _ = begun()
    playing.does(Verb.MOVE_AGENT, gisulf)
    playing.resolve()
    playing.pass_until("OrganizationWindow")
    playing.passes()
    playing.pass_until("HazardWindow")
    playing.does(Verb.STEP_BACK, gisulf)
    playing.resolve()
    playing.pass_until("OrganizationWindow")
    playing.passes()
    playing.pass_until("HazardWindow")
    playing.does(Verb.RETURN_HOME, gisulf)
    playing.resolve()

    told = " ".join(sentences(playing, 0, language))
    own = " ".join(sentences(playing, 1, language))

    for name in ("Gisulf", "Gladden", "Schwertel", "Iris", "Goblin", "Orkstadt", "Gobelins", "Beorn"):
        assert name not in told
    assert "Gisulf" in own


@pytest.mark.parametrize("language", Language)
def test_an_agent_that_never_comes_into_play_is_discarded_unseen(language: Language) -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.event("Gates of Morning")
    doublings = scene.first.in_hand("Many Turns and Doublings")
    words, gisulf = scene.second.hand("Foolish Words", "Gisulf")
    playing = scene.hazards(on=aragorn)
    playing.passes()
    playing.plays(words, target=aragorn)
    playing.resolve()
    playing.passes()
    playing.does(Verb.PLAY_AGENT, gisulf)
    playing.plays(doublings, user=aragorn)
    playing.resolve()

    told = " ".join(sentences(playing, 0, language))
    own = " ".join(sentences(playing, 1, language))

    assert gisulf.is_discarded
    assert "Gisulf" not in told
    assert "Gisulf" in own


def test_a_spectator_sees_no_more_of_a_hidden_agent_than_the_opponent() -> None:
    playing, _, _ = begun()

    seen = playing.game.view(None).players[1].agents

    assert [agent.card.code for agent in seen] == [None, None]
    assert [[site.card.code for site in agent.sites] for agent in seen] == [[None], []]


@pytest.mark.parametrize("language", Language)
def test_a_card_that_lies_on_a_hidden_agent_may_be_aimed_at_without_its_name(language: Language) -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Bree")
    marvels = scene.first.in_hand("Marvels Told")
    gisulf = scene.second.agent("Gisulf", sites=("Lake-town",), face_up=True)
    scene.second.gives("Never Seen Him", gisulf)
    scene.second.agent("Woffung")
    ferny = scene.second.agent("Bill Ferny")
    scene.second.gives("Nobody’s Friend", ferny)
    playing = scene.hazards(on=elrond)

    offered = [one for one in playing.options(Verb.PLAY) if one.card == marvels.id]
    said = [action_text(playing.table, one, language) for one in offered]

    assert len(set(said)) == 2
    assert "Gisulf" in said[0]
    assert not any([name in said[1] for name in ("Ferny", "Farning", "Fougeron", "Woffung")])


@pytest.mark.parametrize("language", Language)
def test_whoever_turns_up_an_agent_is_not_told_before_which_it_is(language: Language) -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    snake = scene.first.in_hand("Here Is a Snake!")
    scene.second.agent("Gisulf", sites=("Gladden Fields",))
    scene.second.agent("Bill Ferny")
    scene.second.hand("Leamon", "Woffung")
    scene.second.location_deck("Goblin-gate", "Beorn’s House")
    playing = scene.hazards(on=aragorn)
    choice = playing.game.pending
    assert choice is not None

    offered = [one for one in playing.options(Verb.PLAY) if one.card == snake.id and one.number == 1]
    said = [action_text(playing.table, one, language) for one in offered]
    otherwise = choice.options(with_other_secrets(playing.table, 0, 3))

    assert playing.asked == 0
    assert len(set(said)) == 2
    assert not any(["Gisulf" in words or "Gladden" in words or "Bree" in words for words in said])
    assert set(playing.options()) == set(otherwise)


def test_the_story_of_an_agent_is_told_in_english() -> None:
    playing, gisulf, _ = begun()
    playing.does(Verb.MOVE_AGENT, gisulf)
    playing.resolve()
    hidden = sentences(playing, 0, Language.EN)
    own = sentences(playing, 1, Language.EN)
    playing.does(Verb.REVEAL_AGENT, gisulf)

    assert hidden == ["A card taps.", "An agent is about to act.", "An agent moves."]
    assert own == ["Gisulf taps.", "Gisulf is about to act.", "Gisulf moves to Goblin-gate."]
    assert "The agent Gisulf is revealed at Goblin-gate." in sentences(playing, 0, Language.EN)


@pytest.mark.parametrize("language", Language)
def test_every_agent_action_has_words_of_its_own(language: Language) -> None:
    playing, _, _ = begun()

    said = [action_text(playing.table, option, language) for option in playing.options()]

    assert len(set(said)) == len(said)
    assert choice_text(playing.table, playing.game.pending, language) if playing.game.pending else False


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (Language.EN, "Attack with Gisulf"),
        (Language.DE, "Mit Gisulf angreifen"),
        (Language.FR, "Attaquer avec Gisulf"),
    ],
)
def test_sending_an_agent_into_the_attack_is_said(language: Language, words: str) -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lake-town")
    scene.second.agent("Gisulf")
    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)

    said = [action_text(playing.table, option, language) for option in playing.options()]

    assert words in said
