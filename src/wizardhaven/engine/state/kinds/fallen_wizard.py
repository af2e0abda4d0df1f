"""A Fallen-wizard, who is of neither side and has stages to go through. [GLO-041]"""

from typing import Final

from wizardhaven.engine.state.kinds.deck_rules import DeckRules
from wizardhaven.engine.state.kinds.kind import Kind
from wizardhaven.vocabulary.such import Within, all_of, named
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Race, SiteType

BARRED: Final = (
    "Bade to Rule",
    "The Balrog [minion]",
    "Cracks of Doom",
    "Favor of the Valar",
    "Glamour of Surpassing Excellance",
    "Gollum’s Fate",
    "Hour of Need",
    "Kill All But NOT the Halflings",
    "The Lidless Eye",
    "Messenger of Mordor",
    "News Must Get Through",
    "News of the Shire",
    "Old Road",
    "Sauron",
    "The Sun Unveiled",
    "Use Your Legs",
    "The Windlord Found Me",
    "Wizard Uncloaked",
)
"""Seventeen cards, and Sauron, whose own text bars him. [DECK-29, FW-14]"""

FALLEN_WIZARD: Final = Kind(
    PlayerKind.FALLEN_WIZARD,
    camp=Alignment.HERO,
    sites=Alignment.FALLEN_WIZARD,
    other_sites=(Alignment.BALROG,),
    deck=DeckRules(
        entries=("DECK-17", "DECK-24", "DECK-26", "DECK-29", "SET-31"),
        avatars=Alignment.FALLEN_WIZARD,
        characters=(Alignment.HERO, Alignment.MINION),
        resources=(Alignment.HERO, Alignment.MINION, Alignment.DUAL, Alignment.FALLEN_WIZARD),
        sites=(Alignment.HERO, Alignment.MINION, Alignment.FALLEN_WIZARD),
        barred=BARRED,
        copies=2,
        hazards_as_resources=2,
        starting_stage_points=3,
        own_sites_in_any_number=True,
    ),
    last_day="Day of Reckoning",
    avatar_race=Race.FALLEN_WIZARD,
    starting_characters=5,
    starting_places=(
        named("The White Towers"),
        all_of(Within(("Rhudaur", "Arthedain")), SiteType.RUINS_AND_LAIRS),
    ),
    names_himself=True,
    highest_mind=5,
    orcs_by_leave=True,
    avatar_only_taps=True,
    has_stage_cards=True,
    count_by_race=True,
    keeps_orcs_apart=True,
    magic_knows_no_side=True,
    agents_are_characters=True,
    starter_movement=False,
    draws_by_new_site=True,
    versions_by_company=True,
    sites_of_agents=Alignment.HERO,
    makes_havens=True,
    havens_are_surface_sites=False,
    overt_is_minion=True,
    matches_site=True,
    tests_hero_rings_at=-1,
    either_ring=True,
    others_are_worth_one=True,
    stores_only_at_havens=True,
    for_a_group=1,
)
