"""Cards that are played with another one, or from beside it, in French."""

from wizardhaven.text.french.clauses import DISCARD, Clause, do
from wizardhaven.text.french.counting import all_of, any_of
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import RACES
from wizardhaven.text.reserving import prowess_gained
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.asked_for import names_barred_by, names_in, races_in
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.permits import Permit


def read_as(holds: Permit, scene: Scene) -> Clause:
    """As what a resource is read that is played with the card."""
    there = all_of([quoted(name) for name in names_in(holds.what)])
    gone = all_of([quoted(name) for name in names_barred_by(holds.what)])
    playing = f"pouvez jouer une ressource de votre main avec {scene.card.text}"
    read = f"pour elle, tout se passe comme si {there} était en jeu et {gone} ne l'était pas"
    both = "Si l'une des deux cartes est défaussée, l'autre l'est aussi"
    return Clause("vous", f"{playing} : {read}. {both}")


def played_with(holds: Permit, scene: Scene) -> Clause:
    """A card that is played together with this one, or waits with it until it is played."""
    return reserving(holds, scene) if holds.deed is Deed.RESERVE else read_as(holds, scene)


def reserving(holds: Permit, scene: Scene) -> Clause:
    """Which creature may be off to the side with the card, and how it is played from there."""
    sort = any_of([RACES[race].singular for race in races_in(holds.what)])
    one = f"une créature ({sort}) de votre main, face visible"
    aside = f"pouvez mettre de côté {one}, avec {scene.card.text}, une seule à la fois"
    free = "Cela ne compte pas dans la limite de périls"
    prowess = prowess_gained(holds)
    stronger = f" ; elle a alors {signed(prowess)} de prouesse" if prowess else ""
    played = f"Vous pouvez la jouer comme si elle était dans votre main{stronger}"
    gone = do(DISCARD, scene.card).passive().said()
    gone = f"{gone[:1].upper()}{gone[1:]}"
    with_it = f"Quand {scene.card.text} est défaussée, la créature l'est aussi"
    return Clause("vous", ". ".join([aside, free, played, f"{gone} après son attaque", with_it]))
