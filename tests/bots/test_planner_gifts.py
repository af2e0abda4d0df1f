"""What the planning bot makes of the wishes of factions: what it gives up, and whom it would win. [INF-02]"""

from dataclasses import replace

from tests.cards.peoples import DARK, SPEAKER
from wizardhaven import Verb
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.planner.odds import at_least
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.worth import influence_chance
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character, Faction


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


def test_orcs_in_play_make_it_harder_to_win_the_uruk_hai() -> None:
    chances = []
    for in_play in ("Stone Trolls", "Orcs of Moria"):
        scene = Scene(kinds=DARK)
        speaker = scene.first.company("Cirith Ungol [minion]", replace(SPEAKER, direct_influence=6))[0]
        scene.first.factions(in_play)
        scene.first.in_hand("Uruk-hai")
        sight = Sight(scene.at_site(of=speaker).game.view(0), 0)
        uruk_hai = cards()["LE-291"]
        assert isinstance(uruk_hai, Faction)
        chances.append(influence_chance(sight, sight.people[speaker.id], uruk_hai))

    assert chances == [at_least(6), at_least(8)]
