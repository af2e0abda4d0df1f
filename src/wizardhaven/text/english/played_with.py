"""Cards that are played with another one, or from beside it, in English."""

from wizardhaven.text.english.grammar import listed, one_of
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.reserving import prowess_gained
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.asked_for import names_barred_by, names_in, races_in
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.permits import Permit


def read_as(holds: Permit, scene: Scene) -> str:
    """As what a resource is read that is played with the card."""
    in_play, not_in_play = names_in(holds.what), names_barred_by(holds.what)
    there = f"{listed(in_play, 'and')} were in play and {listed(not_in_play, 'and')} were not"
    playing = f"you may play one resource from your hand with {scene.card}: it is read as though {there}"
    return f"{playing}. When one of the two is discarded, discard the other as well"


def played_with(holds: Permit, scene: Scene) -> str:
    """A card that is played together with this one, or waits with it until it is played."""
    return reserving(holds, scene) if holds.deed is Deed.RESERVE else read_as(holds, scene)


def reserving(holds: Permit, scene: Scene) -> str:
    """Which creature may be off to the side with the card, and how it is played from there."""
    one = one_of([race.value for race in races_in(holds.what)])
    counts = "which does not count against the hazard limit"
    aside = f"you may put {one} creature from your hand face up off to the side with {scene.card}"
    prowess = prowess_gained(holds)
    stronger = f", with {signed(prowess)} prowess" if prowess else ""
    played = f"You may play it as though it were in your hand{stronger}"
    gone = f"Discard {scene.card} after it has attacked"
    with_it = f"When {scene.card} is discarded, so is the creature"
    return ". ".join([f"{aside}, one at a time, {counts}", played, gone, with_it])
