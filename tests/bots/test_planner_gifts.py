"""What the planning bot gives up so that a Dragon listens. [INF-02]"""

from dataclasses import replace

from tests.cards.peoples import DARK, SPEAKER
from wizardhaven import Verb
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character


def speaking(who: Character, *items: str) -> tuple[Playing, list[Piece]]:
    """Somebody speaks to Smaug, and the bot is asked what he gives up."""
    scene = Scene(kinds=DARK)
    speaker = scene.first.company("The Lonely Mountain [minion]", who)[0]
    borne = [scene.first.gives(item, speaker) for item in items]
    roused = scene.first.in_hand("Smaug Roused")
    playing = scene.at_site(of=speaker)
    playing.does(Verb.PLAY_AT_SITE, roused, speaker)
    playing.resolve()
    return playing, borne


def test_an_item_is_given_up_where_the_dragon_would_hardly_listen() -> None:
    playing, (bow,) = speaking(replace(SPEAKER, direct_influence=4), "Mechanical Bow")

    chosen = PlanningBot().choose(playing.game.view(0), playing.options())

    assert (chosen.verb, chosen.card) == (Verb.DISCARD, bow.id)


def test_nothing_is_given_up_where_he_listens_anyway() -> None:
    playing, _ = speaking(replace(SPEAKER, direct_influence=11), "Mechanical Bow")

    chosen = PlanningBot().choose(playing.game.view(0), playing.options())

    assert chosen.verb is Verb.PASS
