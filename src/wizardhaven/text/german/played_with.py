"""Cards that are played with another one, or from beside it, in German."""

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.scene import Scene
from wizardhaven.vocabulary.asked_for import names_barred_by, names_in
from wizardhaven.vocabulary.permits import Permit


def read_as(holds: Permit, scene: Scene) -> Clause:
    """As what a resource is read that is played with the card."""
    there = all_of([quoted(name) for name in names_in(holds.what)])
    gone = all_of([quoted(name) for name in names_barred_by(holds.what)])
    playing = f"eine Unterstützung aus der Hand zusammen mit {scene.card.dative} spielen"
    read = f"für sie gilt, als wäre {there} im Spiel und {gone} nicht"
    both = "Wird eine der beiden Karten abgeworfen, dann auch die andere"
    return Clause("du", "darfst", f"{playing}: {read}. {both}")
