"""Cards that are played with another one, or from beside it, in German."""

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import by_sort
from wizardhaven.text.reserving import prowess_gained
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.asked_for import names_barred_by, names_in, races_in
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.permits import Permit


def read_as(holds: Permit, scene: Scene) -> Clause:
    """As what a resource is read that is played with the card."""
    there = all_of([quoted(name) for name in names_in(holds.what)])
    gone = all_of([quoted(name) for name in names_barred_by(holds.what)])
    playing = f"eine Unterstützung aus der Hand zusammen mit {scene.card.dative} spielen"
    read = f"für sie gilt, als wäre {there} im Spiel und {gone} nicht"
    both = "Wird eine der beiden Karten abgeworfen, dann auch die andere"
    return Clause("du", "darfst", f"{playing}: {read}. {both}")


def played_with(holds: Permit, scene: Scene) -> Clause:
    """A card that is played together with this one, or waits with it until it is played."""
    return reserving(holds, scene) if holds.deed is Deed.RESERVE else read_as(holds, scene)


def reserving(holds: Permit, scene: Scene) -> Clause:
    """Which creature may be off to the side with the card, and how it is played from there."""
    one = f"eine Kreatur{by_sort(races_in(holds.what))} von deiner Hand offen"
    aside = f"{one} mit {scene.card.dative} beiseite legen, immer nur eine zugleich"
    free = "Das zählt nicht gegen das Gefahrenlimit"
    prowess = prowess_gained(holds)
    stronger = f"; sie hat dann {signed(prowess)} Kampfkraft" if prowess else ""
    played = f"Du darfst sie ausspielen, als wäre sie auf deiner Hand{stronger}"
    gone = f"{scene.card.nominative[:1].upper()}{scene.card.nominative[1:]} wird abgeworfen"
    with_it = f"Wird {scene.card.nominative} abgeworfen, wird auch die Kreatur abgeworfen"
    told = [aside, free, played, f"{gone}, nachdem die Kreatur angegriffen hat", with_it]
    return Clause("du", "darfst", ". ".join(told))
