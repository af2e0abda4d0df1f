"""The door of whoever asks what is true: views, messages, bots, scenes and the command line."""

from wizardhaven.engine.queries.agents.agents import (
    agent_of,
    agents_of,
    hidden_sites,
    home_names,
    lies_face_down,
    possible_sites,
)
from wizardhaven.engine.queries.cards.in_play import (
    avatar_of,
    characters_of,
    company_of,
    is_kill,
    kills_of,
    unique_is_taken,
)
from wizardhaven.engine.queries.cards.notes import (
    noted,
)
from wizardhaven.engine.queries.cards.races import (
    ORC_KIND,
    is_any,
)
from wizardhaven.engine.queries.cards.rings import (
    is_ring,
)
from wizardhaven.engine.queries.chain.undoing import (
    cancelled_already,
    undone_by,
)
from wizardhaven.engine.queries.combat.attacks import (
    WOUNDED_AGENT,
    added_to_attack,
    against_body,
    attack_body,
    attack_prowess,
    attack_strikes,
    attacked_seat,
    attacker_assigns,
    body_of_attack,
    takes_actions,
    wound_checks,
)
from wizardhaven.engine.queries.combat.body_checks import (
    body_check_parts,
    discard_numbers,
)
from wizardhaven.engine.queries.combat.sorts_of_attack import (
    each_faces_a_strike,
    may_face_two,
    meets_the_mind,
    only_taps,
)
from wizardhaven.engine.queries.combat.strikes import (
    attacker_parts,
    body_change,
    defender_parts,
    spared_by,
    staying_untapped,
    weakened_by,
)
from wizardhaven.engine.queries.companies.companies import (
    companies_of,
    is_kept,
)
from wizardhaven.engine.queries.companies.composition import (
    FREE_FOLK,
    LARGEST,
    may_be_company,
)
from wizardhaven.engine.queries.companies.hazard_limit import (
    base_hazard_limit,
    hazard_limit,
    lasting_limits,
    limits_for_movers,
)
from wizardhaven.engine.queries.ending.marshalling_points import (
    added_up,
    by_source,
    plain_total,
    points_of,
    scored,
)
from wizardhaven.engine.queries.ending.reckoning import (
    SOURCES,
    Decision,
    Procedure,
    Reckoning,
    Standing,
    Sum,
    Tally,
    doubled,
    limited,
    points_to_call,
    points_towards_call,
    reckon,
)
from wizardhaven.engine.queries.ending.verdict import (
    verdict,
)
from wizardhaven.engine.queries.ending.worth import (
    Judged,
)
from wizardhaven.engine.queries.hazards.harmless_to_minions import harmless_by
from wizardhaven.engine.queries.influence.attempt import (
    controller_of,
    influence_sum,
    value_to_exceed,
)
from wizardhaven.engine.queries.influence.by_agents import (
    home_advantage,
)
from wizardhaven.engine.queries.influence.factions import (
    faction_parts,
)
from wizardhaven.engine.queries.influence.from_afar import (
    afar_parts,
)
from wizardhaven.engine.queries.items.items import may_bear
from wizardhaven.engine.queries.movement.drawn_ways import (
    drawn_regions,
)
from wizardhaven.engine.queries.movement.under_deeps_roll import (
    number_to_reach,
)
from wizardhaven.engine.queries.movement.ways import (
    Way,
    region_ways,
    starter_path,
    ways_to,
)
from wizardhaven.engine.queries.numbers.bonuses import (
    bonuses,
    counts_against,
)
from wizardhaven.engine.queries.numbers.control_cost import (
    control_cost,
)
from wizardhaven.engine.queries.numbers.corruption import (
    corruption_parts,
    corruption_points,
    may_only_tap,
)
from wizardhaven.engine.queries.numbers.hand_size import (
    discards_face_up,
    hand_size,
)
from wizardhaven.engine.queries.numbers.influence import (
    camp_modifier,
    controlling_influence,
    direct_influence,
    followers_of,
    free_to_control,
    general_influence,
    is_overburdened,
    is_without_direct,
    left_of,
    refuses_control,
    unused_direct_influence,
    unused_general_influence,
    used_general_influence,
)
from wizardhaven.engine.queries.numbers.prowess_and_body import (
    body,
    body_parts,
    prowess,
    prowess_parts,
)
from wizardhaven.engine.queries.numbers.rolls import (
    check_parts,
)
from wizardhaven.engine.queries.players.identity import (
    stands_for_player,
)
from wizardhaven.engine.queries.players.overt import (
    is_overt,
)
from wizardhaven.engine.queries.players.stage_points import (
    stage_parts,
    stage_points,
)
from wizardhaven.engine.queries.prisoners.prisoners import (
    aside_with,
    captor,
    hosts_against,
    prisoners_of,
)
from wizardhaven.engine.queries.prisoners.rescue_sites import (
    rescue_attacks,
    rescue_site,
)
from wizardhaven.engine.queries.resources.playable_at_site import (
    lists_item,
)
from wizardhaven.engine.queries.sites.automatic_attacks import (
    added_by,
    automatic_attacks,
)
from wizardhaven.engine.queries.sites.face_down_sites import (
    planned_sites,
)
from wizardhaven.engine.queries.sites.on_the_site import (
    never_leaves,
    place_name,
    surface_of,
)
from wizardhaven.engine.queries.sites.site_paths import (
    SitePath,
    changed_regions,
    regions_now,
    treated,
)
from wizardhaven.engine.queries.sites.sites import (
    is_haven,
    is_held_by,
    is_lair,
    is_protected,
    is_under_deeps,
    site_of,
    site_type,
)
from wizardhaven.engine.queries.sites.under_deeps import (
    adjacency,
)
from wizardhaven.engine.queries.words.characters import (
    size,
)
from wizardhaven.engine.queries.words.shapes import (
    own_number,
)
from wizardhaven.engine.queries.words.site_path import path_types
from wizardhaven.engine.queries.words.such import (
    mind,
)

__all__ = [
    "FREE_FOLK",
    "LARGEST",
    "ORC_KIND",
    "SOURCES",
    "WOUNDED_AGENT",
    "Decision",
    "Judged",
    "Procedure",
    "Reckoning",
    "SitePath",
    "Standing",
    "Sum",
    "Tally",
    "Way",
    "added_by",
    "added_to_attack",
    "added_up",
    "adjacency",
    "afar_parts",
    "against_body",
    "agent_of",
    "agents_of",
    "aside_with",
    "attack_body",
    "attack_prowess",
    "attack_strikes",
    "attacked_seat",
    "attacker_assigns",
    "attacker_parts",
    "automatic_attacks",
    "avatar_of",
    "base_hazard_limit",
    "body",
    "body_change",
    "body_check_parts",
    "body_of_attack",
    "body_parts",
    "bonuses",
    "by_source",
    "camp_modifier",
    "cancelled_already",
    "captor",
    "changed_regions",
    "characters_of",
    "check_parts",
    "companies_of",
    "company_of",
    "control_cost",
    "controller_of",
    "controlling_influence",
    "corruption_parts",
    "corruption_points",
    "counts_against",
    "defender_parts",
    "direct_influence",
    "discard_numbers",
    "discards_face_up",
    "doubled",
    "drawn_regions",
    "each_faces_a_strike",
    "faction_parts",
    "followers_of",
    "free_to_control",
    "general_influence",
    "hand_size",
    "harmless_by",
    "hazard_limit",
    "hidden_sites",
    "home_advantage",
    "home_names",
    "hosts_against",
    "influence_sum",
    "is_any",
    "is_haven",
    "is_held_by",
    "is_kept",
    "is_kill",
    "is_lair",
    "is_overburdened",
    "is_overt",
    "is_protected",
    "is_ring",
    "is_under_deeps",
    "is_without_direct",
    "kills_of",
    "lasting_limits",
    "left_of",
    "lies_face_down",
    "limited",
    "limits_for_movers",
    "lists_item",
    "may_be_company",
    "may_bear",
    "may_face_two",
    "may_only_tap",
    "meets_the_mind",
    "mind",
    "never_leaves",
    "noted",
    "number_to_reach",
    "only_taps",
    "own_number",
    "path_types",
    "place_name",
    "plain_total",
    "planned_sites",
    "points_of",
    "points_to_call",
    "points_towards_call",
    "possible_sites",
    "prisoners_of",
    "prowess",
    "prowess_parts",
    "reckon",
    "refuses_control",
    "region_ways",
    "regions_now",
    "rescue_attacks",
    "rescue_site",
    "scored",
    "site_of",
    "site_type",
    "size",
    "spared_by",
    "stage_parts",
    "stage_points",
    "stands_for_player",
    "starter_path",
    "staying_untapped",
    "surface_of",
    "takes_actions",
    "treated",
    "undone_by",
    "unique_is_taken",
    "unused_direct_influence",
    "unused_general_influence",
    "used_general_influence",
    "value_to_exceed",
    "verdict",
    "ways_to",
    "weakened_by",
    "wound_checks",
]
