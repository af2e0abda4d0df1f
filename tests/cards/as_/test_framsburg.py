"""Stories of Framsburg as minions find it."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.terms import Alignment, ItemClass, PlayerKind

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
BLADE = Item("XX-1", "Blade", ItemClass.MINOR, alignment=Alignment.MINION)
COAT = Item("XX-2", "Coat", ItemClass.MINOR, alignment=Alignment.MINION)
RAGS = Item("XX-4", "Rags", ItemClass.MINOR, alignment=Alignment.MINION, marks=(Mark.AT_TAPPED_SITES,))
HELM = Item("XX-3", "Helm", ItemClass.MAJOR, alignment=Alignment.MINION)


def plays(playing: Playing, item: Piece, somebody: Piece) -> None:
    """He plays the item, and nobody answers."""
    playing.does(Verb.PLAY_AT_SITE, item, somebody)
    playing.resolve()


@card("AS-146")
def test_the_first_minor_item_of_a_turn_does_not_tap_framsburg() -> None:
    scene = Scene(kinds=DARK)
    luitprand, ostisen = scene.first.company("Framsburg [minion]", "Luitprand", "Ostisen")
    blade, coat = scene.first.hand(BLADE, COAT)
    playing = scene.at_site(of=luitprand)

    plays(playing, blade, luitprand)

    assert luitprand.is_tapped
    assert blade.bearer == luitprand
    assert not Piece(scene.table, luitprand.company.site).is_tapped
    assert playing.question != "OneMoreItem"  # it does not stand for an additional one [SITE-33]
    assert playing.may(Verb.PLAY_AT_SITE, coat, ostisen)


@card("AS-146")
def test_the_second_minor_item_taps_framsburg_and_another_may_follow() -> None:
    scene = Scene(kinds=DARK)
    luitprand, ostisen, _ = scene.first.company("Framsburg [minion]", "Luitprand", "Ostisen", "Orc Brawler")
    blade, coat, _ = scene.first.hand(BLADE, COAT, "Blazon of the Eye")
    playing = scene.at_site(of=luitprand)

    plays(playing, blade, luitprand)
    plays(playing, coat, ostisen)

    assert Piece(scene.table, luitprand.company.site).is_tapped
    assert playing.question == "OneMoreItem"


@card("AS-146")
def test_the_next_turn_has_a_first_minor_item_of_its_own_at_framsburg() -> None:
    scene = Scene(kinds=DARK)
    luitprand, ostisen = scene.first.company("Framsburg [minion]", "Luitprand", "Ostisen")
    blade, coat = scene.first.hand(BLADE, COAT)
    playing = scene.at_site(of=luitprand)
    plays(playing, blade, luitprand)

    scene.table.notes = ()  # what was noted in that turn is forgotten in the next
    plays(playing, coat, ostisen)

    assert not Piece(scene.table, luitprand.company.site).is_tapped


@card("AS-146")
def test_a_tapped_framsburg_has_no_minor_item_for_anybody() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.company("Framsburg [minion]", "Luitprand", site_status="tapped")[0]
    blade, rags = scene.first.hand(BLADE, RAGS)
    playing = scene.at_site(of=luitprand)

    assert playing.may(Verb.PLAY_AT_SITE, rags)  # it says so itself
    assert playing.why_not(blade) is Reason.SITE_IS_TAPPED  # [SITE-24]


@card("AS-146")
def test_only_an_item_that_would_tap_framsburg_is_answered_by_what_lies_on_guard() -> None:
    scene = Scene(kinds=DARK)
    luitprand, ostisen = scene.first.company("Framsburg [minion]", "Luitprand", "Ostisen")
    blade, coat = scene.first.hand(BLADE, COAT)
    lure = scene.second.on_guard("Lure of the Senses", against=luitprand)
    playing = scene.at_site(of=luitprand)

    playing.does(Verb.PLAY_AT_SITE, blade, luitprand)
    assert not playing.may(Verb.REVEAL_ON_GUARD, lure)
    playing.resolve()
    playing.does(Verb.PLAY_AT_SITE, coat, ostisen)

    assert playing.may(Verb.REVEAL_ON_GUARD, lure)  # [SITE-38]


@card("AS-146")
def test_framsburg_has_minor_items_only() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Framsburg [minion]")
    helm, blade = scene.first.hand(HELM, BLADE)
    playing = scene.at_site(of=luitprand)

    assert playing.may(Verb.PLAY_AT_SITE, blade)
    assert playing.why_not(helm) is Reason.NOT_PLAYABLE_HERE
