"""What only sites say, in German."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import COMPANY, RACES
from wizardhaven.vocabulary.sites import CreaturesAttackNormally, CreaturesDetain, OfSites, TapsOnArrival


def of_sites(ability: OfSites, scene: Scene) -> tuple[Clause, ...]:
    """One thing about a site."""
    match ability:
        case TapsOnArrival(overt):
            company = f"eine {'offene' if overt else 'versteckte'} {COMPANY.after_ein.nominative}"
            front = f"wenn {scene.card.nominative} als ihr neuer Ort aufgedeckt wird,"
            taps = "einen ungetappten Charakter tappen, falls sie einen hat"
            return (Clause(company, "muss", taps, front=front),)
        case CreaturesAttackNormally(but):
            keyed = f"Angriffe von Kreaturen, die an {scene.card.accusative} gebunden sind,"
            others = all_of([RACES[race].plural.dative for race in but])
            return (Clause(keyed, "sind", "nie Verhöre", proviso=f"außer denen von {others}" if but else ""),)
        case CreaturesDetain():
            keyed = f"Angriffe von Kreaturen, die an {scene.card.accusative} gebunden sind,"
            return (Clause(keyed, "sind", "Verhöre"),)
        case _:
            assert_never(ability)
