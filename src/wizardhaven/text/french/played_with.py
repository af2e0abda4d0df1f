"""Cards that are played with another one, or from beside it, in French."""

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.counting import all_of
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.scene import Scene
from wizardhaven.vocabulary.asked_for import names_barred_by, names_in
from wizardhaven.vocabulary.permits import Permit


def read_as(holds: Permit, scene: Scene) -> Clause:
    """As what a resource is read that is played with the card."""
    there = all_of([quoted(name) for name in names_in(holds.what)])
    gone = all_of([quoted(name) for name in names_barred_by(holds.what)])
    playing = f"pouvez jouer une ressource de votre main avec {scene.card.text}"
    read = f"pour elle, tout se passe comme si {there} était en jeu et {gone} ne l'était pas"
    both = "Si l'une des deux cartes est défaussée, l'autre l'est aussi"
    return Clause("vous", f"{playing} : {read}. {both}")
