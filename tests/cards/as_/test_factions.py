"""Stories of the factions."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene


@card("AS-60")
def test_the_wain_easterlings_want_more_than_eight() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Easterling Camp")
    easterlings = scene.first.in_hand("Wain-easterlings")
    playing = scene.at_site(of=theoden)

    playing.does(Verb.PLAY_AT_SITE, easterlings, theoden)
    playing.resolve()
    playing.rolls(6)  # 6 + 3

    assert easterlings.among_points


@card("AS-60")
def test_the_wain_easterlings_do_not_like_dunedain_and_hate_wizards() -> None:
    dunadan, wizard = Scene(), Scene()
    faramir = dunadan.first.character("Faramir", at="Easterling Camp")
    first = dunadan.first.in_hand("Wain-easterlings")
    gandalf = wizard.first.character("Gandalf", at="Easterling Camp")
    second = wizard.first.in_hand("Wain-easterlings")
    by_faramir, by_gandalf = dunadan.at_site(of=faramir), wizard.at_site(of=gandalf)

    by_faramir.does(Verb.PLAY_AT_SITE, first, faramir)
    by_faramir.resolve()
    by_faramir.rolls(9)  # 9 + 1 - 2
    by_gandalf.does(Verb.PLAY_AT_SITE, second, gandalf)
    by_gandalf.resolve()
    by_gandalf.rolls(3)  # 3 + 10 - 5

    assert first.is_discarded
    assert second.is_discarded
