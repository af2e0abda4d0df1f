"""Allies of The Wizards."""

from wizardhaven.vocabulary.abilities import DiscardOnMove
from wizardhaven.vocabulary.cards import Ally
from wizardhaven.vocabulary.selectors import SiteNamed
from wizardhaven.vocabulary.standing import SafeAtSites
from wizardhaven.vocabulary.terms import Skill

QUICKBEAM = Ally(
    code="TW-307",
    name="Quickbeam",
    prowess=6,
    body=9,
    mind=3,
    playable_at=(SiteNamed("Wellinghall"),),
    marshalling_points=2,
    unique=True,
    abilities=(SafeAtSites(),),
)

TREEBEARD = Ally(
    code="TW-353",
    name="Treebeard",
    prowess=8,
    body=9,
    mind=3,
    playable_at=(SiteNamed("Wellinghall"),),
    skills=(Skill.SAGE,),
    marshalling_points=2,
    unique=True,
    abilities=(
        SafeAtSites(),
        DiscardOnMove(
            except_to=(
                "Fangorn",
                "Rohan",
                "Gap of Isen",
                "Wold & Foothills",
                "Enedhwaith",
                "Old Pûkel-land",
                "Brown Lands",
                "Anduin Vales",
                "Redhorn Gate",
            )
        ),
    ),
)
