"""The Balrog, who leads minions from below. [GLO-010]"""

from typing import Final

from wizardhaven.engine.state.kinds.deck_rules import DeckRules
from wizardhaven.engine.state.kinds.kind import Kind
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.such import Not, all_of, named
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Race, SiteType

BARRED: Final = (
    "Above the Abyss",
    "Bade to Rule",
    "The Balrog [minion]",
    "Balrog of Moria",
    "The Black Council",
    "Black Horse",
    "Black Rider",
    "By the Ringwraith’s Word",
    "Creature of an Older World",
    "Durin’s Bane",
    "Fell Rider",
    "The Fiery Blade",
    "Helm of Fear",
    "Heralded Lord",
    "Kill All But NOT the Halflings",
    "The Lidless Eye",
    "Morgul-blade",
    "News of the Shire",
    "Open to the Summons",
    "Orders from Lugbúrz",
    "Padding Feet",
    "The Ring Leaves Its Mark",
    "Adûnaphel Unleashed",
    "Akhôrahil Unleashed",
    "Dwar Unleashed",
    "Hoarmûrath Unleashed",
    "Indûr Unleashed",
    "Khamûl Unleashed",
    "Ren Unleashed",
    "Ûvatha Unleashed",
    "The Witch-king Unleashed",
    "Sauron",
    "They Ride Together",
    "Use Your Legs",
    "While the Yellow Face Sleeps",
)
"""Twenty-six cards, and what the nine Ringwraiths unleash. [DECK-34]"""

DEAD: Final = (
    "Balrog of Moria",
    "Durin’s Bane",
    "Reluctant Final Parting",
    "The Balrog",
    "The Black Council",
)
"""Five cards; The Balrog is the ally. [SET-13]"""

BALROG: Final = Kind(
    PlayerKind.BALROG,
    camp=Alignment.MINION,
    sites=Alignment.BALROG,
    other_sites=(Alignment.HERO, Alignment.FALLEN_WIZARD),
    deck=DeckRules(
        entries=("DECK-18", "DECK-32", "DECK-33", "DECK-34", "SET-32"),
        avatars=Alignment.BALROG,
        characters=(Alignment.MINION,),
        races=(Race.ORC, Race.TROLL),
        highest_mind=8,
        resources=(Alignment.MINION, Alignment.DUAL),
        races_of_factions=(Race.ANIMAL, Race.DRAGON, Race.ORC, Race.TROLL, Race.WOLF),
        sites=(Alignment.MINION, Alignment.BALROG),
        own_version_of_sites=True,
        barred=BARRED,
    ),
    last_day="Day of Decision",
    avatar_race=Race.BALROG,
    starting_characters=6,
    starting_places=(named("Moria"), named("The Under-gates")),
    acts_twice=True,
    calls_minds_up_to=3,
    home_for_dark_holds=all_of(Mark.UNDER_DEEPS, Not(SiteType.DARK_HOLD)),
    dead_against=DEAD,
    starting_companies=2,
    extra_influence=5,
    avatar_enters_at=("The Under-gates",),
    avatar_is_overt=True,
    avatar_checks=False,
    avatar_comforts=2,
    avatar_tests_rings=-2,
    starter_movement=False,
    gate_of_mordor=True,
    draws_by_new_site=True,
    uses_balrog_sites=True,
    sites_of_agents=Alignment.MINION,
    ruins=("Geann a-Lisch",),
    stores_nothing_at=("Barad-dûr",),
    agents_detain=True,
    unused_items=(Alignment.HERO,),
    no_hero_points_at_havens=True,
    counts_below=True,
    starred_foes=True,
    calls_freely=False,
)
