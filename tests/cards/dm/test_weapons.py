"""Stories of the weapons."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_body
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene


@card("DM-166")
def test_aiglos_serves_a_warrior_and_most_of_all_at_night() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    arwen = scene.first.character("Arwen", at="Bree")
    influence = faramir.direct_influence(arwen)
    scene.first.gives("Aiglos", to=faramir)
    playing = scene.attack(on=faramir, body=6)

    assert (faramir.prowess(), faramir.body) == (5 + 2, 8 + 1)
    assert faramir.direct_influence(arwen) == influence + 3
    assert playing.attack is not None
    assert attack_body(playing.table, playing.attack, faramir.id) == 6 - 2
    scene.second.event("Doors of Night")
    assert faramir.prowess() == 5 + 5


@card("DM-166")
def test_aiglos_never_lifts_prowess_beyond_eleven_and_serves_nobody_but_warriors() -> None:
    scene, other = Scene(), Scene()
    scene.second.event("Doors of Night")
    other.second.event("Doors of Night")
    glorfindel = other.first.character("Glorfindel II", at="Bree")
    arwen = scene.first.character("Arwen", at="Bree")
    of_arwen = (arwen.prowess(), arwen.body)
    other.first.gives("Aiglos", to=glorfindel)
    scene.first.gives("Aiglos", to=arwen)
    other.attack(on=glorfindel, body=6)
    playing = scene.attack(on=arwen, body=6)

    assert glorfindel.prowess() == 11
    assert (arwen.prowess(), arwen.body) == of_arwen
    assert playing.attack is not None
    assert attack_body(playing.table, playing.attack, arwen.id) == 6


@card("DM-166")
def test_aiglos_lies_in_the_under_deeps() -> None:
    above, below = Scene(), Scene()
    haldir = above.first.character("Haldir", at="Moria")
    other, _ = above.first.hand("Aiglos", "Glamdring")
    faramir = below.first.character("Faramir", at="The Under-gates")
    spear = below.first.in_hand("Aiglos")

    assert above.at_site(of=haldir).why_not(other) is Reason.NOT_PLAYABLE_HERE
    assert below.at_site(of=faramir).may(Verb.PLAY_AT_SITE, spear, faramir)
