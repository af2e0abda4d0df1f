"""Everything that depends on the kind of a player, with what is common as the default."""

from __future__ import annotations

from dataclasses import dataclass

from wizardhaven.engine.state.kinds.deck_rules import DeckRules
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Race


@dataclass(frozen=True)
class Kind:
    """A page says how its player differs from what is common; the rule stands below each line."""

    player: PlayerKind
    """Under which name cards, decks and messages speak of him. [SET-03]"""
    camp: Alignment
    """Whether he leads heroes or minions. [GLO-050, GLO-068]"""
    sites: Alignment
    """Of which alignment his own havens are. [SET-04, SET-05, SET-06]"""
    other_sites: tuple[Alignment, ...]
    """Of which versions sites and characters are not for him. [SET-04, DECK-14, DECK-17]"""
    deck: DeckRules
    """What he may bring to the table. [DECK-01]"""
    last_day: str
    """How the end is called for which he counts his points. [WIN-03]"""
    avatar_race: Race
    """Of which race his avatar is. [SET-03, GLO-094]"""

    starting_characters: int
    """With how many characters he may begin. [SET-17, SET-18]"""
    starting_places: tuple[Such, ...]
    """Where his starting company may stand. [SET-29, SET-30, SET-31, SET-32]"""
    starting_companies: int = 1
    """In how many companies he may begin, each at another of these places. [SET-30, SET-32]"""
    names_himself: bool = False
    """Says before the game who he is, and is that one as long as he is not eliminated. [FW-06, FW-33]"""
    exchanges_fallen: bool = False
    """May exchange a Wizard whom his opponent plays as fallen, and never plays that one. [FW-07]"""
    extra_influence: int = 0
    """What he has left of general influence for all but control, whatever he uses. [SET-39, INF-10]"""
    highest_mind: int | None = None
    """The highest mind of a character whom he brings into play without leave. [FW-23, ORG-34]"""
    orcs_by_leave: bool = False
    """Brings Orcs and Trolls into play only where a card lets him. [FW-74, ORG-35]"""

    acts_twice: bool = False
    """While organizing he may also play or let go one who is not unique, besides anybody. [ORG-07]"""
    calls_minds_up_to: int = 0
    """Up to which mind common characters come from his discard pile and sideboard as well. [ORG-08]"""
    home_for_dark_holds: Such | None = None
    """Where those are at home for him whose home is any Dark-hold. [ORG-36]"""
    dead_against: tuple[str, ...] = ()
    """What cannot be played against him, and may be exchanged by whoever holds it. [SET-13]"""

    avatar_enters_at: tuple[str, ...] = ()
    """Where his avatar may come into play besides his home site. [ORG-10, ORG-11, ORG-12, ORG-13]"""
    avatar_follows_avatar: bool = False
    """Has further avatars of his kind as followers. [ORG-19, ORG-20]"""
    avatar_is_bound: bool = False
    """His avatar leaves a haven only in a mode, and goes alone. [ORG-74, ORG-75]"""
    avatar_is_overt: bool = False
    """His avatar makes a company overt. [ORG-41, CMB-76]"""
    avatar_checks: bool = True
    """His avatar makes corruption checks. [COR-11, WIN-29]"""
    avatar_only_taps: bool = False
    """His avatar only taps if a corruption check fails by no more than one. [COR-05]"""
    avatar_may_fall: bool = False
    """His avatar may fall instead of being eliminated, where that is agreed. [COR-16]"""
    avatar_comforts: int = 0
    """What his avatar adds to the corruption checks of the others in his company. [COR-10]"""

    avatar_tests_rings: int | None = None
    """What is added where a gold ring in his avatar's company is tested; each is, every turn. [ITM-19]"""
    avatar_returns_on: tuple[int, ...] = ()
    """His avatar goes back to hand if the dice of a body check show one of these. [CMB-49, ORG-16]"""

    has_stage_cards: bool = False
    """Plays stage cards, has stage points, and gives stage cards up. [FW-13, FW-26, FW-30]"""
    count_by_race: bool = False
    """His Orcs and Trolls count as minions, all others as heroes, whatever is printed. [DECK-27]"""
    keeps_orcs_apart: bool = False
    """His hero resources do not concern his Orcs and Trolls. [EVT-18, TIM-32]"""
    magic_knows_no_side: bool = False
    """His spells and magic reach resources and sites of both sides. [FW-65, TIM-34]"""
    agents_are_characters: bool = False
    """May have agents as characters; for others they are only hazards. [AGT-05, AGT-06, AGT-07, AGT-08]"""
    agents_reach_him: bool = True
    """Hazards that an agent carries out can be played against him. [SET-12, INF-20]"""
    takes_trophies: bool = True
    """May have characters who take trophies, and leaders of factions. [CMB-71, WIN-63]"""

    starter_movement: bool = True
    """His companies use Starter Movement; others go by regions in any game. [ORG-66, ORG-68, AGT-31]"""
    starter_in_gorgoroth: bool = False
    """Starter Movement leads his companies to Gorgoroth and back, too. [ORG-67]"""
    gate_of_mordor: bool = False
    """To his side Dagorlad and Udûn are neighbours, and Imlad Morgul is open. [AGT-28, ORG-70, ORG-71]"""
    draws_by_new_site: bool = False
    """The new site counts for draws even if it is a haven of his. [MOV-20]"""
    uses_balrog_sites: bool = False
    """His companies may go to Balrog sites. [DECK-14]"""
    versions_by_company: bool = False
    """Which version of a site a company uses depends on it and on being overt. [FW-54, ORG-77, ORG-80]"""
    sites_of_agents: Alignment | None = None
    """Of which version alone his agents use site cards. [AGT-29, AGT-30]"""
    makes_havens: bool = False
    """A site that a card has turned into a haven is one of his own: a Wizardhaven. [FW-36, FW-39, FW-40]"""
    havens_are_surface_sites: bool = True
    """Printed ways lead from his havens into the Under-deeps. [UND-03, FW-41]"""
    ruins: tuple[str, ...] = ()
    """Which havens of others are but Ruins & Lairs to him. [DECK-19]"""
    stores_nothing_at: tuple[str, ...] = ()
    """Where he can store nothing, whatever a card says. [ORG-55]"""

    overt_is_minion: bool = False
    """Overt companies of his are minions for hazards, and everybody's foe. [MOV-40, CVC-02, FW-72]"""
    agents_detain: bool = False
    """Attacks by agents only detain his companies. [CMB-58]"""

    unused_items: tuple[Alignment, ...] = ()
    """Items of these alignments his characters only carry, and they count half. [ITM-08, WIN-58, WIN-59]"""
    matches_site: bool = False
    """What taps the site, or is shown there, must be of its alignment. [SITE-35, FW-67, INF-15]"""
    tests_hero_rings_at: int = 0
    """What is added when one of his hero gold rings is tested. [ITM-21]"""
    either_ring: bool = False
    """A tested gold ring may become a ring of either side. [ITM-17, ITM-22]"""

    others_are_worth_one: bool = False
    """All but stage cards is worth one point to him unless a card says otherwise. [FW-43, FW-44, WIN-61]"""
    stores_only_at_havens: bool = False
    """What he stores elsewhere than at a haven of his gives no points. [FW-47]"""
    no_hero_points_at_havens: bool = False
    """Hero items that are played at a haven of his own give him no points. [WIN-60]"""
    counts_below: bool = False
    """His cards in the Under-deeps count when it is asked whether the end may be called. [WIN-25, UND-13]"""
    for_a_group: int = 2
    """What three factions under one leader give besides their own points. [WIN-63]"""
    starred_foes: bool = False
    """Foes with an asterisk count for him. [CMB-41, CMB-44]"""
    calls_freely: bool = True
    """Calls the end himself once he has the points; others need Sudden Call. [WIN-17, WIN-19]"""
