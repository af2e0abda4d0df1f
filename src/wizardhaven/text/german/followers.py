"""Who may come into play and what control costs, as German clauses."""

from typing import TypeAlias, assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import RACES
from wizardhaven.vocabulary.followers import MayBring
from wizardhaven.vocabulary.standing import FixedControl, NotControlledByDirectInfluence

OfFollowers: TypeAlias = MayBring | FixedControl | NotControlledByDirectInfluence


def of_followers(holds: OfFollowers, scene: Scene) -> Clause:
    """The clause for one word."""
    match holds:
        case MayBring():
            return _may_bring(holds, scene)
        case NotControlledByDirectInfluence():
            return Clause(
                scene.bearer.nominative, "kann", "nicht durch direkten Einfluss kontrolliert werden"
            )
        case FixedControl(cost):
            control = (
                f"{cost} Einflusspunkt{'' if cost == 1 else 'e'} und kann nur durch allgemeinen Einfluss"
            )
            return Clause(
                f"die Kontrolle über {scene.bearer.accusative}",
                "kostet",
                f"{control} oder einen Gefallenen Zauberer erfolgen",
            )
        case _:
            assert_never(holds)


def _may_bring(holds: MayBring, scene: Scene) -> Clause:
    who = all_of([RACES[race].plural.accusative for race in holds.races])
    if holds.away_from_avatar:
        where = "an jedem deiner Zauberer-Zufluchtsorte ins Spiel bringen, auch fern von deinem Zauberer"
        return Clause("du", "darfst", f"{who} {where}")
    if not holds.just_one:
        return Clause("du", "darfst", f"{who} ins Spiel bringen und das Spiel mit ihnen beginnen")
    placed = f"lege {scene.card.accusative} zu ihm"
    if holds.in_company:
        where = f"mit {scene.company.dative} an einem Zufluchtsort ins Spiel kommen oder darin beginnen"
        return Clause("ein Agent", "darf", f"{where}; {placed}")
    agent = " (auch einen Agenten)" if holds.agents else ""
    brings = f"anstelle eines anderen Charakters einen mit höchstens {holds.mind_at_most} Geisteskraft{agent}"
    starting = "er kann auch ein Anfangscharakter sein"
    return Clause("du", "darfst", f"{brings} ins Spiel bringen; {placed}; {starting}")
