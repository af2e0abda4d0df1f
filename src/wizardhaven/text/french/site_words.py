"""What only sites say, in French."""

from typing import assert_never

from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.counting import all_of
from wizardhaven.text.french.grammar import to
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import RACES
from wizardhaven.vocabulary.sites import CreaturesAttackNormally, CreaturesDetain, OfSites, TapsOnArrival


def of_sites(ability: OfSites, scene: Scene) -> tuple[Clause, ...]:
    """One thing about a site."""
    match ability:
        case TapsOnArrival(overt):
            company = f"une compagnie {'dévoilée' if overt else 'voilée'}"
            front = f"lorsque {scene.card.text} est {scene.card.agreeing('révélé')} comme son nouveau site"
            taps = "doit engager un personnage non engagé, si elle en a un"
            return (Clause(company, taps, front=front),)
        case CreaturesAttackNormally(but):
            others = f" (sauf {all_of([f'les {RACES[race].plural}' for race in but])})" if but else ""
            keyed = f"les attaques des créatures liées {to(scene.card.text)}{others}"
            return (Clause(keyed, "ne sont jamais dilatoires"),)
        case CreaturesDetain():
            keyed = f"les attaques des créatures liées {to(scene.card.text)}"
            return (Clause(keyed, "sont dilatoires"),)
        case _:
            assert_never(ability)
