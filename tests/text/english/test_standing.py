"""What each standing word says in English."""

from typing import get_args

import pytest

from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.standing import standing
from wizardhaven.vocabulary.agents import (
    AgentsMustAttack,
    ExtraAgentAction,
    MayMoveToHavens,
    MayNotMoveTo,
    StartsAnywhere,
)
from wizardhaven.vocabulary.allies import (
    AlliesMayFollow,
    AlliesStayNear,
    InAttacks,
    InfluencesFactions,
    MayPlayAllies,
)
from wizardhaven.vocabulary.amounts import Amount, ByStagePoints, CharactersInCompany
from wizardhaven.vocabulary.barring import BarsCards
from wizardhaven.vocabulary.bonuses import (
    AttackBonus,
    Bonus,
    CheckBonus,
    DoublesCorruption,
    HandSize,
    ItemsWeigh,
)
from wizardhaven.vocabulary.combat import (
    AutomaticAttackTwice,
    BodyOfFoes,
    MustTap,
    NoDetainment,
    OneAttackOnly,
    SparesBearer,
    TwoWeapons,
)
from wizardhaven.vocabulary.conditions import AtPlace, CompanySize, InPlay, PathHas, StagePoints
from wizardhaven.vocabulary.followers import (
    AnySize,
    BarsMinds,
    FixedControl,
    InfluencesFromAfar,
    MayBring,
    NotControlledByDirectInfluence,
    OnlyAtHomeSite,
    PassesFor,
)
from wizardhaven.vocabulary.hazards import (
    CancelsEffectsOf,
    CreaturesCanceled,
    FreeCreatures,
    HazardLimitChange,
    MayCancelHazardsByTapping,
    NoCreatures,
    NoResourcesNeeding,
    OnGuardCards,
    OpenToCreatures,
    ShieldedFrom,
    StandsFor,
)
from wizardhaven.vocabulary.journeys import (
    CannotMove,
    ExtraDraws,
    LiftsDemands,
    MayMoveOn,
    MayMoveTo,
    MayReplaceSite,
    MoreRegions,
    NothingAtSite,
    RestAfterJourney,
)
from wizardhaven.vocabulary.lands import AllowsInformation, AllowsOnePlay, TreatRegionAs, TreatSiteAs
from wizardhaven.vocabulary.piles import DiscardsFromHand, KeepsItems, RemovesDiscarded
from wizardhaven.vocabulary.places import ANY_SITE, SiteNamed, SitesIn, SitesOf
from wizardhaven.vocabulary.points import Gathers, PointsIfEliminated, StagePointsChange, Worth
from wizardhaven.vocabulary.selectors import (
    AnyFaction,
    Characters,
    FactionNamed,
    FactionsAt,
    FactionsOf,
    Holdings,
    Subject,
)
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.standing import (
    BarsSearching,
    DoesNotUntap,
    EnablesUse,
    GivenUpInstead,
    GrantsSkill,
    HealingReachesAll,
    MakesOvert,
    Standing,
    StoringAtEndOfTurn,
)
from wizardhaven.vocabulary.terms import (
    Check,
    Danger,
    Keyword,
    Points,
    Purpose,
    Race,
    RegionType,
    SiteType,
    Skill,
    Stat,
)
from wizardhaven.vocabulary.wizardhavens import OfWizardhavens

SCENE = Scene("Staff")
TERSELY = Scene("Gimli", bearer="Gimli", company="Gimli's company", tersely=True)

EXAMPLES: list[tuple[Standing, str]] = [
    (
        OpenToCreatures((Race.UNDEAD,), free=True),
        (
            "any creatures that are Undead may be played at the site of the target without counting against"
            " the hazard limit"
        ),
    ),
    (
        AgentsMustAttack(),
        ("each face-up agent must attack a company that enters the site where it is"),
    ),
    (
        OnGuardCards(to_hand=True),
        ("no card stays on-guard: each returns at once to its player's hand"),
    ),
    (
        OnGuardCards(),
        ("cards on-guard that are not revealed are discarded instead of returning to hand"),
    ),
    (
        MayNotMoveTo(other_than=(SiteNamed("Bree"), SitesIn(("The Shire",)))),
        ("as an agent, Staff may move only to Bree or a site in The Shire"),
    ),
    (
        StartsAnywhere((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
        (
            "until the bearer is turned up, it may have come into play at any Shadow-hold or Dark-hold, if "
            "one of its home sites is such a site; then discard Staff"
        ),
    ),
    (
        MayBring(races=(Race.ORC, Race.TROLL)),
        "you may bring Orcs and Trolls into play and begin the game with them",
    ),
    (
        MayBring(races=(Race.HALF_ORC,), away_from_avatar=True),
        "you may bring Half-orcs into play at any of your Wizardhavens, even away from your avatar",
    ),
    (
        MayBring(mind_at_most=6, agents=True, just_one=True),
        (
            "in place of another character, bring one with a mind of 6 or less, who may be an agent, into"
            " play and place Staff with him; he may also be a starting character"
        ),
    ),
    (
        MayBring(agents=True, just_one=True, in_company=True),
        (
            "one agent may come into play with the company at a Haven, or begin the game in it; place"
            " Staff with him"
        ),
    ),
    (
        FixedControl(1, less_for=Characters(races=(Race.HALF_ORC,))),
        "each of your Half-orcs takes one point of influence less to control",
    ),
    (
        InfluencesFromAfar(10),
        (
            "your avatar may try to influence your opponent's cards wherever they are; half of your unused"
            " general influence, rounded up, to a maximum of 10, then stands for his unused direct influence,"
            " less one for each region between the two sites"
        ),
    ),
    (
        Bonus(Stat.GENERAL_INFLUENCE, +6, maximum=2),
        "you have +6 general influence; only 2 of these points may be used to control characters",
    ),
    (PassesFor(Race.HALF_ORC), "the bearer counts as a Half-orc for all purposes"),
    (Bonus(Stat.MIND, -1), "the bearer has -1 mind, to a minimum of 1"),
    (
        AllowsOnePlay(items=Keyword.TECHNOLOGY),
        "once each turn, one Technology item may be played at the site, even if it is tapped",
    ),
    (
        AllowsInformation(),
        "information is playable at the site",
    ),
    (
        MoreRegions(1, through=("Rohan", "Khand")),
        ("the company may move through one more region on a way through Rohan or Khand"),
    ),
    (AnySize(), "there is no limit to the size of the company"),
    (
        FixedControl(2),
        (
            "the bearer takes two points of influence to control, which only general influence or a "
            "Fallen-wizard can give"
        ),
    ),
    (
        TakesShape(9, 10, 1, 25, (Skill.WARRIOR, Skill.RANGER), staying_untapped=-1),
        (
            "the bearer has prowess 9, body 10, direct influence 1 and no skills but warrior and ranger in "
            "place of his own; your general influence is 25. He may bear items, but cannot use any. If he "
            "does not tap to face a strike, only -1 comes to his prowess"
        ),
    ),
    (
        TakesShape(3, 9, 8, 19, (Skill.SCOUT,)),
        (
            "the bearer has prowess 3, body 9, direct influence 8 and no skills but scout in place of his "
            "own; your general influence is 19. He may bear items, but cannot use any"
        ),
    ),
    (
        Gathers(FactionsAt(regions=("Rohan",))),
        (
            "factions playable at a site in Rohan that you win over while Staff is in play are placed "
            "under it and each give you +1 marshalling point. If one of them is discarded, discard Staff"
        ),
    ),
    (
        GivenUpInstead(),
        (
            "if an effect would discard an item that is not special from the company, you may discard "
            "Staff instead"
        ),
    ),
    (
        CancelsEffectsOf(("Bridge",)),
        "the effects of Bridge are cancelled",
    ),
    (
        LiftsDemands("Eagle-mounts"),
        "Eagle-mounts may be played on the company wherever it is and whoever is in it",
    ),
    (
        CannotMove(),
        "the company cannot move",
    ),
    (
        MayMoveTo(ANY_SITE, condition=CompanySize(at_most=1, with_allies=True)),
        (
            "while there are no other characters or allies in the company, the company may move to a site; "
            "its site path then has no regions, so that creatures can be keyed to its new site only"
        ),
    ),
    (
        MayPlayAllies(common=True, mind=1, tapped_too=True, at=ANY_SITE),
        "your companies may play a non-unique ally with a mind of 1 at any site, tapped or untapped",
    ),
    (
        MayPlayAllies(mind=1, by_bearer=True, no_copy=True, from_discard_pile=True),
        (
            "the bearer may play an ally with a mind of 1 of which he controls no copy, taking it from hand"
            " or from your discard pile"
        ),
    ),
    (
        MayPlayAllies(company_size=2, tapped_too=True),
        "your companies of size two or less may play allies at tapped sites too",
    ),
    (
        MayPlayAllies(this_card=True, by="Radagast", at=SiteNamed("Bree"), without_tapping=True),
        "Radagast may play Staff at Bree, and neither he nor the site need tap for it",
    ),
    (
        InfluencesFactions(),
        "Staff may try to influence factions as though it were a character",
    ),
    (
        StagePointsChange(-6, minimum=3),
        "the bearer's stage points are lowered by six (to a minimum of three)",
    ),
    (
        StagePointsChange(+1),
        "the bearer's stage points are raised by one",
    ),
    (
        Worth(Holdings((Points.FACTION,), unique=True), 2),
        "your unique factions are each worth two marshalling points",
    ),
    (
        Worth(Holdings((Points.CHARACTER, Points.ALLY), normally_at_least=2), 2),
        (
            "your characters and allies that normally give 2 or more marshalling points are each "
            "worth two marshalling points"
        ),
    ),
    (
        Worth(Holdings((Points.ITEM,), ring=False), condition=StagePoints(7)),
        (
            "while you have 7 or more stage points, your items other than rings are each worth full "
            "marshalling points"
        ),
    ),
    (
        Worth(Holdings((Points.ITEM,), keywords=(Keyword.WEAPON, Keyword.SHIELD), with_avatar=True)),
        (
            "your weapon and shield items in your Fallen-wizard's company are each worth full "
            "marshalling points"
        ),
    ),
    (
        Worth(Holdings((Points.KILL,), starred=False), 0),
        ("your defeated hazards without an asterisk are each worth no points"),
    ),
    (
        Worth(Holdings((Points.FACTION,), later=True), 1, regardless=True),
        (
            "your factions that you play from now on are each worth one marshalling point, whatever "
            "other cards say"
        ),
    ),
    (
        Worth(Holdings(away_from_havens=True), 1, regardless=True, at_end=True),
        (
            "when the game ends, your cards in companies away from your Wizardhavens are each worth one "
            "marshalling point, whatever other cards say"
        ),
    ),
    (
        Worth(Holdings((Points.KILL,), starred=True), for_good=True),
        (
            "your defeated hazards with an asterisk that fall while this card is in play are each worth full "
            "marshalling points"
        ),
    ),
    (
        NoDetainment(condition=StagePoints(8)),
        "while you have 8 or more stage points, attacks against your companies are never detainment attacks",
    ),
    (
        NoDetainment(starred=True),
        "attacks of hazards with an asterisk against your companies are never detainment attacks",
    ),
    (AlliesMayFollow(), "hero allies that the bearer controls may go wherever he goes"),
    (
        AlliesStayNear(but=("The Balrog",)),
        (
            "each ally at an Under-deeps site is discarded, and so is each ally whose site has "
            "another nearest Haven or Darkhaven than each site where it is playable, by the site "
            "cards of the ally's own alignment; The Balrog is not affected"
        ),
    ),
    (MayMoveToHavens(), "as an agent, Staff may move to Havens"),
    (
        SparesBearer(discarded_above=6),
        (
            "a strike that succeeds against the bearer does not wound him; instead a roll is "
            "made, and on more than 6, discard Staff"
        ),
    ),
    (
        TwoWeapons(),
        (
            "if the bearer is a warrior even without Staff, he may use two weapons at once, "
            "but no shield with them"
        ),
    ),
    (
        RestAfterJourney(),
        (
            "right after its movement/hazard phase, each company at the site may untap one "
            "of its characters, or heal one to tapped"
        ),
    ),
    (CreaturesCanceled(), "all attacks by hazard creatures against the company are cancelled"),
    (StandsFor("Gates of Morning"), "whatever hazards say of Gates of Morning, Staff counts as it"),
    (
        MayNotMoveTo(SitesOf((SiteType.FREE_HOLD,))),
        "as an agent, Staff may not move to a Free-hold",
    ),
    (ExtraAgentAction(each=True), "whenever an agent takes an agent action, it may take a second one"),
    (
        ExtraAgentAction(free=True, itself=True),
        (
            "whenever Staff is face-up and takes an agent action, it may take a second one, which does not "
            "count against the hazard limit"
        ),
    ),
    (
        ExtraAgentAction(free=True),
        (
            "whenever the bearer takes an agent action, it may take a second one, which does not count "
            "against the hazard limit"
        ),
    ),
    (Bonus(Stat.PROWESS, 2, against=(Race.ORC,)), "the bearer has +2 prowess against Orcs"),
    (
        Bonus(Stat.PROWESS, 3, maximum=8, maximum_against=((Race.ORC,), 9)),
        "the bearer has +3 prowess, to a maximum of 8, or 9 against Orcs",
    ),
    (
        Bonus(Stat.BODY, 2, maximum=9, bearer=Characters(skill=Skill.WARRIOR)),
        "a bearer who is a warrior has +2 body, to a maximum of 9",
    ),
    (
        Bonus(Stat.PROWESS, 5, maximum=Amount.TWICE_PRINTED_PROWESS),
        "the bearer has +5 prowess, to a maximum of twice his printed prowess",
    ),
    (Bonus(Stat.CORRUPTION_POINTS, 2), "the bearer has +2 corruption points"),
    (
        Bonus(Stat.CORRUPTION_POINTS, 1, to=Subject.COMPANY),
        "each character of the company has +1 corruption point",
    ),
    (Bonus(Stat.BODY, -1, to=Subject.COMPANY), "each character of the company has -1 body"),
    (CheckBonus(Check.INFLUENCE, -4), "the bearer's influence checks are modified by -4"),
    (
        CheckBonus(Check.CORRUPTION, CharactersInCompany()),
        "the bearer's corruption checks are modified by adding the number of characters in the company",
    ),
    (
        CheckBonus(Check.CORRUPTION, 1, to=Subject.COMPANY),
        "corruption checks by everybody are modified by +1",
    ),
    (
        CheckBonus(Check.RING_TEST, 2, to=Subject.COMPANY),
        "tests of gold rings in the company are modified by +2",
    ),
    (AttackBonus(prowess=1), "each attack has +1 prowess"),
    (
        AttackBonus((Race.ORC,), prowess=2, automatic=True),
        "each automatic-attack by Orcs has +2 prowess",
    ),
    (
        AttackBonus((Race.MAN,), strikes=1, not_agents=True),
        "each attack by Men, agents excepted, has +1 strike",
    ),
    (
        AutomaticAttackTwice((Race.UNDEAD,)),
        "each automatic-attack by Undead is faced twice, the second time right after the first",
    ),
    (
        AttackBonus((Race.ORC,), strikes=2, condition=InPlay("Doors of Night")),
        "while Doors of Night is in play, each attack by Orcs also has +2 strikes",
    ),
    (HandSize(1), "your hand size is raised by one"),
    (
        HandSize(1, condition=AtPlace(SiteNamed("Bree"))),
        "while the company is at Bree, your hand size is raised by one",
    ),
    (
        BodyOfFoes((Race.DRAGON, Race.DRAKE), amount=-2),
        "against the bearer, the body of Dragons and Drakes is modified by -2",
    ),
    (
        Bonus(Stat.MARSHALLING_POINTS, 1, bearer=Characters(races=(Race.DWARF,))),
        "a bearer who is a Dwarf has +1 marshalling point",
    ),
    (
        OneAttackOnly(),
        (
            "a site with several automatic-attacks, unless it is a Dragon's lair, or a hazard with several "
            "attacks has only one of them: the hazard player chooses it, and it cannot be cancelled"
        ),
    ),
    (
        StoringAtEndOfTurn(),
        "hero characters may store cards in the end-of-turn phase as in the organization phase",
    ),
    (
        ExtraDraws(-1, by_opponent=True),
        "when the company moves, your opponent draws one card fewer, though never fewer than none",
    ),
    (
        DoublesCorruption(),
        (
            "each character has the corruption points of one of his sources twice, of the one that gives "
            "him the fewest"
        ),
    ),
    (
        BarsMinds(ByStagePoints(((9, 3),), otherwise=4)),
        (
            "Fallen-wizards may not bring characters with a mind above 4 into play, nor above 3 if their "
            "stage points exceed 9"
        ),
    ),
    (
        BarsSearching(15, of_fallen=20),
        (
            "nothing lets a player with 15 or fewer cards in his play deck (20 as a Fallen-wizard) search"
            " or look at any part of it or of his discard pile"
        ),
    ),
    (CancelsEffectsOf(("Bridge", "Ford")), "the effects of Bridge and Ford are cancelled"),
    (BarsCards((Keyword.ENVIRONMENT,)), "no environment cards can be played"),
    (
        KeepsItems(SitesOf(under_deeps=True)),
        (
            "an item beneath Staff is out of play and gives no marshalling points; its player may play it at "
            "a site in the Under-deeps as though it were in his hand"
        ),
    ),
    (
        RemovesDiscarded(),
        (
            "once Staff is stored, you may discard it as your opponent discards a hazard that is not unique "
            "and you see it, to remove the hazard from the game"
        ),
    ),
    (DiscardsFromHand(shown=True), "your opponent shows each card he discards"),
    (GrantsSkill(Skill.SCOUT), "the bearer has the scout skill"),
    (EnablesUse(Keyword.PALANTIR), "the bearer is able to use a Palantír"),
    (
        EnablesUse(Keyword.PALANTIR, by_tapping=True),
        "the bearer is able to use a Palantír, but must tap to do so",
    ),
    (HealingReachesAll(), "whatever heals one character of the company heals all of them"),
    (BodyOfFoes((Race.NAZGUL,), halved=True), "against the bearer, the body of Nazgûl is halved, rounded up"),
    (
        OnlyAtHomeSite(),
        "except as a starting character, the bearer can come into play only at the home site",
    ),
    (PointsIfEliminated(-3), "-3 marshalling points once eliminated"),
    (NotControlledByDirectInfluence(), "the bearer cannot be controlled by direct influence"),
    (DoesNotUntap(), "Staff does not untap in your untap phase"),
    (
        InAttacks(never_at_sites=True),
        "neither automatic-attacks nor hazards keyed to the company's site can attack Staff",
    ),
    (MakesOvert(), "the company is overt"),
    (MoreRegions(1), "the company may move through one more region"),
    (
        MoreRegions(2, InPlay("Horn")),
        "while Horn is in play, the company may move through up to two more regions",
    ),
    (NoCreatures(), "no creature may be played on the company"),
    (NoCreatures((Race.UNDEAD,)), "no creature other than Undead may be played on the company"),
    (
        OpenToCreatures((Race.UNDEAD, Race.SPIDER)),
        "any creatures that are Undead or Spiders may be played on the company",
    ),
    (
        MayMoveTo(SitesIn(region_types=(RegionType.WILDERNESS, RegionType.COASTAL_SEA))),
        (
            "the company may move to a site in a Wilderness or Coastal Sea; its site path then has no "
            "regions, so that creatures can be keyed to its new site only"
        ),
    ),
    (
        MayMoveTo(
            SiteNamed("Bree"),
            path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
            then=(HazardLimitChange(-2, minimum=2),),
        ),
        (
            "the company may move to Bree; its site path then is Wilderness, Border-land, and the hazard "
            "limit against it is lowered by two (to a minimum of two)"
        ),
    ),
    (
        CheckBonus(Check.UNDER_DEEPS_MOVEMENT, 4, to=Subject.COMPANY),
        "rolls to move from one site of the Under-deeps to another by every company are modified by +4",
    ),
    (CheckBonus(Check.RING_TEST, 2, to=Subject.SITE), "tests of gold rings at the site are modified by +2"),
    (
        ShieldedFrom((Danger.RETURN_TO_ORIGIN, Danger.TAPPING_OF_SITES)),
        "hazard effects neither return the company to its site of origin nor tap its current or new site",
    ),
    (
        HazardLimitChange(-2, minimum=2),
        "the hazard limit against the company is lowered by two (to a minimum of two)",
    ),
    (HazardLimitChange(-1), "the hazard limit against the company is lowered by one"),
    (
        FreeCreatures(),
        "creatures of the target do not count against the hazard limit when played on the company",
    ),
    (
        NoResourcesNeeding(Skill.SCOUT),
        "no resource that needs a scout may be played for the company",
    ),
    (
        MayCancelHazardsByTapping(PathHas(((RegionType.COASTAL_SEA, 1),), no_two_others=True)),
        (
            "while the company's site path has at least a Coastal Sea and no two regions of other types"
            " in a row, any character of the company may tap to cancel a hazard that is aimed at the company"
            " or at something associated with it"
        ),
    ),
    (TreatSiteAs(SiteType.SHADOW_HOLD), "the site counts as a Shadow-hold"),
    (
        TreatSiteAs(SiteType.HAVEN, SiteNamed("Bree"), (Purpose.HEALING, Purpose.PLAYING_HAZARDS)),
        "Bree counts as a Haven for healing and for the playing of hazards",
    ),
    (
        TreatSiteAs(SiteType.BORDER_HOLD, no_automatic_attacks=True),
        "the site counts as a Border-hold and has no automatic-attacks",
    ),
    (
        TreatRegionAs(RegionType.WILDERNESS, around=True),
        "the region of the site and all regions next to it count as Wilderness",
    ),
    (TreatRegionAs(RegionType.SHADOW_LAND), "the target counts as a Shadow-land"),
    (
        AutomaticAttackTwice(),
        "the target is faced twice, the second time right after the first",
    ),
    (HealingReachesAll(of=Subject.SITE), "whatever heals one character at the site heals all of them"),
    (NothingAtSite(), "the company may do nothing in its site phase"),
    (NothingAtSite(of_movers=True), "no company that moves to the site may do anything in its site phase"),
    (InAttacks(never=True), "Staff cannot be attacked"),
    (DoesNotUntap(Subject.BEARER), "the bearer cannot untap as long as Staff is with him"),
    (
        ExtraDraws(by_opponent=True, times=2),
        "your opponent may draw up to twice the normal number of cards when the company moves",
    ),
    (
        MayReplaceSite(),
        ("at the end of the turn, the company may replace its site by the Haven where it began the turn"),
    ),
    (
        MayReplaceSite(by_nearest_haven=True, conditions=(CompanySize(at_most=3),)),
        (
            "at the end of your turn, you may discard Staff to replace the site of the company by "
            "the nearest Haven, if the company's size is at most three"
        ),
    ),
    (
        InAttacks(struck_first=True),
        (
            "Staff must be assigned a strike before the bearer can be, and counts as untapped for "
            "this even if it is tapped or wounded"
        ),
    ),
    (ShieldedFrom((Danger.CAPTURE,)), "hazard effects cannot take a character of the company prisoner"),
    (
        OnlyAtHomeSite(may_start=False),
        "the bearer cannot be a starting character and can come into play only at the home site",
    ),
    (
        MayMoveOn(SitesOf((SiteType.HAVEN,))),
        (
            "once the company has moved to a Haven, it may move on to another site; a further "
            "movement/hazard phase follows at once"
        ),
    ),
    (
        ItemsWeigh(-1, keywords=(Keyword.PALANTIR,)),
        "each Palantír gives one corruption point less",
    ),
    (
        ItemsWeigh(+2, rings=True),
        "each ring gives two corruption points more",
    ),
    (
        MustTap(),
        "every untapped character of the company must tap to face a strike of a hazard creature",
    ),
]

OF_CHARACTERS: list[tuple[Standing, str]] = [
    (
        Bonus(Stat.DIRECT_INFLUENCE, 2, against=(FactionNamed("Rangers of the North"),)),
        "+2 direct influence against the Rangers of the North",
    ),
    (
        Bonus(Stat.DIRECT_INFLUENCE, 1, against=(Race.ELF, FactionsOf(Race.ELF))),
        "+1 direct influence against Elves and Elf factions",
    ),
    (
        Bonus(Stat.DIRECT_INFLUENCE, 7, against=(Characters(name="Aragorn II"),)),
        "+7 direct influence against Aragorn II",
    ),
    (
        CheckBonus(Check.INFLUENCE, -1, against=(AnyFaction(),)),
        "-1 to influence checks against factions",
    ),
]


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_as_a_clause(word: Standing, said: str) -> None:
    assert standing(word, SCENE) == said


@pytest.mark.parametrize(("word", "said"), OF_CHARACTERS)
def test_on_a_character_a_number_needs_nobody_named(word: Standing, said: str) -> None:
    assert standing(word, TERSELY) == said


def test_every_standing_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == {*get_args(Standing)} - {*get_args(OfWizardhavens)}


def test_a_card_on_a_palantir_lets_just_that_one_be_used() -> None:
    scene = Scene("Lens", lies_on="the Palantír")

    assert standing(EnablesUse(Keyword.PALANTIR), scene) == "the bearer is able to use the Palantír"
