"""Cards that are played with another one, or from beside it, in English."""

from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.scene import Scene
from wizardhaven.vocabulary.asked_for import names_barred_by, names_in
from wizardhaven.vocabulary.permits import Permit


def read_as(holds: Permit, scene: Scene) -> str:
    """As what a resource is read that is played with the card."""
    in_play, not_in_play = names_in(holds.what), names_barred_by(holds.what)
    there = f"{listed(in_play, 'and')} were in play and {listed(not_in_play, 'and')} were not"
    playing = f"you may play one resource from your hand with {scene.card}: it is read as though {there}"
    return f"{playing}. When one of the two is discarded, discard the other as well"
