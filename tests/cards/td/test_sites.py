"""Stories of the sites."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.ids import PILE_NAMES
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Race


@card("TD-173")
def test_a_tapped_buhr_widu_goes_back_to_the_location_deck() -> None:
    scene = Scene()
    faramir = scene.first.company("Buhr Widu", "Faramir", site_status="tapped")[0]
    left = faramir.company.site
    playing = scene.hazards(on=faramir, to="Lórien")

    playing.pass_until("EnterSite")

    assert faramir.site == "Lórien"
    assert PILE_NAMES[playing.table.cards[left].place] == "location deck"


@card("TD-173")
def test_a_troll_waits_at_buhr_widu() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Buhr Widu")
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)

    assert playing.attack is not None
    assert playing.attack.race is Race.TROLL
    assert attack_strikes(playing.table, playing.attack) == 1
    assert attack_prowess(playing.table, playing.attack) == 10


@card("TD-178")
def test_a_dragon_waits_on_the_isle_of_the_ulond_and_major_items() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Isle of the Ulond")
    mail, narsil = scene.first.hand("Hauberk of Bright Mail", "Narsil")
    playing = scene.entering(of=imrahil)

    playing.does(Verb.ENTER)
    assert playing.attack is not None
    assert playing.attack.race is Race.DRAGON
    assert attack_prowess(playing.table, playing.attack) == 14
    playing.does(Verb.ASSIGN, imrahil)
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(12)  # 12 + 5 - 3 is as much as 14

    assert playing.why_not(narsil) is Reason.NOT_PLAYABLE_HERE
    assert playing.may(Verb.PLAY_AT_SITE, mail, imrahil)
