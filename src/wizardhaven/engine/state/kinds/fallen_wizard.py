"""A Fallen-wizard, who is of neither side and has stages to go through. [GLO-041]"""

from typing import Final

from wizardhaven.engine.state.kinds.kind import Kind
from wizardhaven.vocabulary.places import SiteNamed, SitesIn
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, SiteType

FALLEN_WIZARD: Final = Kind(
    PlayerKind.FALLEN_WIZARD,
    camp=Alignment.HERO,
    sites=Alignment.FALLEN_WIZARD,
    other_sites=(Alignment.BALROG,),
    last_day="Day of Reckoning",
    starting_characters=5,
    starting_places=(
        SiteNamed("The White Towers"),
        SitesIn(regions=("Rhudaur", "Arthedain"), types=(SiteType.RUINS_AND_LAIRS,)),
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
