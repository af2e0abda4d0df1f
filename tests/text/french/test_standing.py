"""What each standing word says in French."""

from typing import get_args

import pytest

from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.standing import standing
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
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    CompanySize,
    EachCharacterHas,
    InPlay,
    PathHas,
    StagePoints,
)
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

EXAMPLES = (
    (
        AgentsMustAttack(),
        ("chaque agent face visible doit attaquer toute compagnie qui entre dans son site"),
    ),
    (
        OnGuardCards(to_hand=True),
        ("aucune carte ne reste en garde ; elle retourne aussitôt dans la main de son joueur"),
    ),
    (
        OnGuardCards(),
        ("les cartes en garde qui ne sont pas révélées sont défaussées au lieu de retourner en main"),
    ),
    (
        MayNotMoveTo(other_than=(SiteNamed("Bree"), SitesIn(("The Shire",)))),
        ("cette carte ne peut aller, en tant qu'agent, qu'à Bree ou dans un site de la région La Comté"),
    ),
    (
        StartsAnywhere((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
        (
            "jusqu'à ce que le porteur soit révélé, il peut être entré en jeu dans un Fief de l'Ombre ou un"
            " Fief Noir quelconque, si l'un de ses sites natals est de ce type ; la carte est ensuite "
            "défaussée"
        ),
    ),
    (
        MayBring(races=(Race.ORC, Race.TROLL)),
        "vous pouvez faire entrer en jeu des Orques et des Trolls et commencer la partie avec eux",
    ),
    (
        MayBring(races=(Race.HALF_ORC,), away_from_avatar=True),
        (
            "vous pouvez faire entrer en jeu des Demi-orques dans tout Havre de Sorcier à vous, même loin de"
            " votre Sorcier"
        ),
    ),
    (
        MayBring(mind_at_most=6, agents=True, just_one=True),
        (
            "vous pouvez faire entrer en jeu un personnage (même un agent) dont l'esprit est de 6 au plus, à"
            " la place d'un autre ; placez cette carte avec lui ; il peut aussi être un personnage de départ"
        ),
    ),
    (
        MayBring(agents=True, just_one=True, in_company=True),
        (
            "un agent peut entrer en jeu avec la compagnie dans un Havre, ou y commencer la partie ; placez"
            " cette carte avec lui"
        ),
    ),
    (
        FixedControl(1, less_for=Characters(races=(Race.HALF_ORC,))),
        "le contrôle de chacun de vos Demi-orques coûte 1 point d'influence de moins",
    ),
    (
        InfluencesFromAfar(10),
        (
            "votre avatar peut tenter d'influencer les cartes de votre adversaire où qu'elles soient ; la"
            " moitié (arrondie au supérieur, 10 au plus) de votre influence générale inutilisée remplace"
            " alors son influence directe, moins 1 par région entre les deux sites"
        ),
    ),
    (
        Bonus(Stat.GENERAL_INFLUENCE, +6, maximum=2),
        "vous recevez +6 à l'influence générale ; seuls 2 de ces points peuvent contrôler des personnages",
    ),
    (PassesFor(Race.HALF_ORC), "le porteur compte en tout comme un Demi-orque"),
    (Bonus(Stat.MIND, -1), "le porteur reçoit −1 à l'esprit, 1 au moins"),
    (
        AllowsOnePlay(items=Keyword.TECHNOLOGY),
        "une fois par tour, un objet de technologie peut être joué dans ce site, même si le site est engagé",
    ),
    (
        AllowsInformation(),
        "les informations sont jouables dans ce site",
    ),
    (
        MoreRegions(1, through=("Rohan", "Khand")),
        (
            "la compagnie peut traverser une région supplémentaire si son trajet passe par l'une des "
            "régions Rohan ou Khand"
        ),
    ),
    (AnySize(), "la taille de la compagnie n'est pas limitée"),
    (
        FixedControl(2),
        (
            "le contrôle du porteur coûte 2 points d'influence et ne revient qu'à l'influence "
            "générale ou à un Sorcier Corrompu"
        ),
    ),
    (
        TakesShape(9, 10, 1, 25, (Skill.WARRIOR, Skill.RANGER), staying_untapped=-1),
        (
            "le porteur a, au lieu des siens, une prouesse de 9, un corps de 10, une influence directe de 1"
            " et pour seuls talents guerrier et rôdeur ; votre influence générale est de 25 ; il peut "
            "porter des objets, mais pas les utiliser ; s'il ne s'engage pas contre un coup, il ne reçoit "
            "que −1 de prouesse"
        ),
    ),
    (
        TakesShape(3, 9, 8, 19, (Skill.SCOUT,)),
        (
            "le porteur a, au lieu des siens, une prouesse de 3, un corps de 9, une influence directe de 8 "
            "et pour seuls talents éclaireur ; votre influence générale est de 19 ; il peut porter des "
            "objets, mais pas les utiliser"
        ),
    ),
    (
        Gathers(FactionsAt(regions=("Rohan",))),
        (
            "les factions jouables dans un site de la région Rohan que vous gagnez tant que cette carte "
            "est en jeu sont placées dessous et donnent chacune +1 point de rassemblement ; si l'une "
            "d'elles est défaussée, défaussez cette carte"
        ),
    ),
    (
        GivenUpInstead(),
        (
            "si un effet doit faire défausser un objet non spécial de la compagnie, vous pouvez défausser"
            " cette carte à sa place"
        ),
    ),
    (
        CancelsEffectsOf(("Bridge",)),
        "les effets des cartes « Pont » sont annulés",
    ),
    (
        LiftsDemands("Eagle-mounts"),
        (
            "la carte « Transport par les Aigles » peut être jouée sur la compagnie, où qu'elle soit et "
            "quels que soient ses membres"
        ),
    ),
    (
        CannotMove(),
        "la compagnie ne peut pas se déplacer",
    ),
    (
        MayMoveTo(ANY_SITE, condition=CompanySize(at_most=1, with_allies=True)),
        (
            "tant que la compagnie ne compte aucun autre personnage ni allié, la compagnie peut se déplacer"
            " vers un site ; son trajet ne comporte alors aucune région, de sorte que les créatures ne "
            "peuvent être liées qu'à son nouveau site"
        ),
    ),
    (
        MayPlayAllies(common=True, mind=1, tapped_too=True, at=ANY_SITE),
        (
            "vos compagnies peuvent jouer un allié non unique d'un esprit de 1 dans n'importe quel site, "
            "engagé ou non"
        ),
    ),
    (
        MayPlayAllies(mind=1, by_bearer=True, no_copy=True, from_discard_pile=True),
        (
            "le porteur peut jouer un allié d'un esprit de 1 dont il ne contrôle aucun exemplaire, de votre"
            " main ou de votre pile de défausse,"
        ),
    ),
    (
        MayPlayAllies(company_size=2, tapped_too=True),
        "vos compagnies d'une taille de 2 au plus peuvent jouer des alliés même dans des sites engagés",
    ),
    (
        MayPlayAllies(this_card=True, by="Radagast", at=SiteNamed("Bree"), without_tapping=True),
        "Radagast peut jouer cette carte à Bree ; ni lui ni le site ne doivent s'engager pour cela",
    ),
    (
        InfluencesFactions(),
        "cette carte peut tenter d'influencer des factions comme s'il s'agissait d'un personnage",
    ),
    (
        StagePointsChange(-6, minimum=3),
        "les points de Déchu du porteur sont réduits de 6 (mais au moins 3)",
    ),
    (
        StagePointsChange(+1),
        "les points de Déchu du porteur sont augmentés de 1",
    ),
    (
        Worth(Holdings((Points.FACTION,), unique=True), 2),
        ("vos factions uniques valent chacune deux points de rassemblement"),
    ),
    (
        Worth(Holdings((Points.CHARACTER, Points.ALLY), normally_at_least=2), 2),
        (
            "vos personnages et alliés qui donnent normalement au moins 2 points de rassemblement "
            "valent chacun deux points de rassemblement"
        ),
    ),
    (
        Worth(Holdings((Points.ITEM,), ring=False), condition=StagePoints(7)),
        (
            "vos objets (sauf les anneaux) valent chacun le plein de leurs points de rassemblement, "
            "tant que vous avez au moins 7 points de Déchu"
        ),
    ),
    (
        Worth(Holdings((Points.ITEM,), keywords=(Keyword.WEAPON, Keyword.SHIELD), with_avatar=True)),
        (
            "vos armes et boucliers dans la compagnie de votre Sorcier Corrompu valent chacun le "
            "plein de leurs points de rassemblement"
        ),
    ),
    (
        Worth(Holdings((Points.KILL,), starred=False), 0),
        ("vos périls vaincus sans astérisque valent chacun zéro point de rassemblement"),
    ),
    (
        Worth(Holdings((Points.FACTION,), later=True), 1, regardless=True),
        (
            "vos factions que vous jouez désormais valent chacune un point de rassemblement, quoi que disent "
            "d'autres cartes"
        ),
    ),
    (
        Worth(Holdings(away_from_havens=True), 1, regardless=True, at_end=True),
        (
            "à la fin de la partie, vos cartes dans les compagnies hors de vos Havres de Sorcier valent "
            "chacune un point de rassemblement, quoi que disent d'autres cartes"
        ),
    ),
    (
        Worth(Holdings((Points.KILL,), starred=True), for_good=True),
        (
            "vos périls vaincus avec astérisque qui le sont tant que cette carte est en jeu valent chacun le "
            "plein de leurs points de rassemblement"
        ),
    ),
    (
        NoDetainment(condition=StagePoints(8)),
        (
            "les attaques contre vos compagnies ne sont jamais dilatoires, tant que vous avez au moins 8 "
            "points de Déchu"
        ),
    ),
    (
        NoDetainment(starred=True),
        "les attaques des périls avec astérisque contre vos compagnies ne sont jamais dilatoires",
    ),
    (AlliesMayFollow(), "les alliés héros que contrôle le porteur peuvent le suivre partout"),
    (
        AlliesStayNear(but=("The Balrog",)),
        (
            "tout allié dans un site des Abîmes est défaussé, ainsi que tout allié dont le site a un "
            "autre Havre le plus proche que tous les sites où il est jouable, selon les cartes de "
            "site de son propre alignement ; Le Balrog n'est pas affecté"
        ),
    ),
    (MayMoveToHavens(), "cette carte peut aller dans les Havres en tant qu'agent"),
    (
        SparesBearer(discarded_above=6),
        (
            "un coup réussi contre le porteur ne le blesse pas ; à la place, on lance les "
            "dés : sur plus de 6, cette carte est défaussée"
        ),
    ),
    (
        TwoWeapons(),
        (
            "si le porteur est guerrier même sans cette carte, il peut utiliser deux armes à "
            "la fois, mais alors aucun bouclier"
        ),
    ),
    (
        RestAfterJourney(),
        (
            "juste après sa phase de mouvement/périls, chaque compagnie sur ce site peut "
            "redresser l'un de ses personnages, ou en guérir un (engagé)"
        ),
    ),
    (CreaturesCanceled(), "toutes les attaques de créatures contre la compagnie sont annulées"),
    (StandsFor("Gates of Morning"), "cette carte compte comme « Portes du Matin » pour les périls"),
    (
        MayNotMoveTo(SitesOf((SiteType.FREE_HOLD,))),
        "cette carte ne peut aller dans un Fief libre en tant qu'agent",
    ),
    (
        ExtraAgentAction(each=True),
        "chaque fois qu'un agent fait une action d'agent, il peut en faire une seconde",
    ),
    (
        ExtraAgentAction(free=True, itself=True),
        (
            "chaque fois que cette carte, face visible, fait une action d'agent, il peut en "
            "faire une seconde, qui "
            "ne compte pas dans la limite de périls"
        ),
    ),
    (
        ExtraAgentAction(free=True),
        (
            "chaque fois que le porteur fait une action d'agent, il peut en faire une seconde, qui ne compte "
            "pas dans la limite de périls"
        ),
    ),
    (Bonus(Stat.PROWESS, +2, against=(Race.ORC,)), "le porteur reçoit +2 à la prouesse contre les Orques"),
    (
        Bonus(Stat.DIRECT_INFLUENCE, +1, against=(Race.ELF, FactionsOf(Race.ELF))),
        "le porteur reçoit +1 à l'influence directe sur les Elfes et les factions d'Elfes",
    ),
    (
        Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Men of Lebennin"), AnyFaction())),
        ("le porteur reçoit +2 à l'influence directe sur la faction « Hommes de Lebennin » et les factions"),
    ),
    (
        Bonus(Stat.DIRECT_INFLUENCE, +7, against=(Characters(name="Aragorn II"),)),
        "le porteur reçoit +7 à l'influence directe sur Aragorn II",
    ),
    (
        Bonus(Stat.PROWESS, +3, maximum=8, maximum_against=((Race.ORC,), 9)),
        "le porteur reçoit +3 à la prouesse, 8 au plus (9 contre les Orques)",
    ),
    (
        Bonus(Stat.BODY, +2, maximum=9, bearer=Characters(skill=Skill.WARRIOR)),
        "le porteur, s'il est guerrier, reçoit +2 au corps, 9 au plus",
    ),
    (
        Bonus(Stat.PROWESS, +5, maximum=Amount.TWICE_PRINTED_PROWESS),
        "le porteur reçoit +5 à la prouesse, le double de la prouesse imprimée au plus",
    ),
    (Bonus(Stat.CORRUPTION_POINTS, +2), "le porteur reçoit +2 points de corruption"),
    (
        Bonus(Stat.CORRUPTION_POINTS, +1, to=Subject.COMPANY),
        "chaque personnage de la compagnie reçoit +1 point de corruption",
    ),
    (Bonus(Stat.BODY, -1, to=Subject.COMPANY), "chaque personnage de la compagnie reçoit −1 au corps"),
    (CheckBonus(Check.CORRUPTION, -1), "les jets de corruption du porteur sont modifiés de −1"),
    (
        CheckBonus(Check.CORRUPTION, CharactersInCompany()),
        "le nombre de personnages de sa compagnie s'ajoute aux jets de corruption du porteur",
    ),
    (
        CheckBonus(Check.INFLUENCE, -1, against=(AnyFaction(),)),
        "les jets d'influence du porteur sur les factions sont modifiés de −1",
    ),
    (
        CheckBonus(Check.RING_TEST, +2, to=Subject.COMPANY),
        "les vérifications d'anneaux d'or de la compagnie sont modifiées de +2",
    ),
    (
        CheckBonus(Check.CORRUPTION, +1, to=Subject.COMPANY),
        "les jets de corruption de tous les personnages sont modifiés de +1",
    ),
    (
        AttackBonus((Race.ORC, Race.TROLL), strikes=+1, prowess=+1),
        "chaque attaque d'Orques ou de Trolls reçoit +1 coup et +1 de prouesse",
    ),
    (
        AttackBonus(strikes=+2, body=-1, condition=InPlay("Doors of Night")),
        ("chaque attaque reçoit en plus +2 coups et −1 de corps, tant que « Portes de la Nuit » est en jeu"),
    ),
    (HandSize(+1), "vous pouvez garder en main une carte de plus que d'ordinaire"),
    (
        HandSize(+1, condition=AtPlace(SiteNamed("Rivendell"))),
        (
            "vous pouvez garder en main une carte de plus que d'ordinaire, tant que la compagnie est à "
            "Fondcombe"
        ),
    ),
    (BodyOfFoes((Race.DRAGON,), amount=-2), "le corps des Dragons est modifié de −2 contre le porteur"),
    (
        OneAttackOnly(),
        (
            "un site à plusieurs attaques automatiques (sauf les antres de Dragon) ou un péril à plusieurs "
            "attaques n'en a qu'une seule, que le joueur de périls choisit et qui ne peut être annulée"
        ),
    ),
    (
        StoringAtEndOfTurn(),
        (
            "les personnages héros peuvent mettre des cartes en réserve pendant la phase de fin de tour "
            "comme pendant la phase d'organisation"
        ),
    ),
    (HandSize(-2), "vous pouvez garder en main deux cartes de moins que d'ordinaire"),
    (
        ExtraDraws(-1, by_opponent=True),
        "lorsque la compagnie bouge, votre adversaire tire une carte de moins (au minimum aucune)",
    ),
    (
        DoublesCorruption(),
        "chaque personnage compte deux fois les points de corruption d'une de ses sources, la plus faible",
    ),
    (
        BarsMinds(ByStagePoints(((9, 3),), otherwise=4)),
        (
            "les Sorciers Corrompus ne peuvent faire entrer en jeu de personnages d'un esprit de plus de "
            "4, ni de plus de 3 si leurs points de Déchu dépassent 9"
        ),
    ),
    (
        BarsSearching(15, of_fallen=20),
        (
            "un joueur dont le deck de jeu a au plus 15 cartes (20 pour un Sorcier Corrompu) ne peut "
            "fouiller ni regarder ni ce deck ni sa pile de défausse"
        ),
    ),
    (CancelsEffectsOf(("Bridge", "Ford")), "les effets des cartes « Pont » et « Gué » sont annulés"),
    (BarsCards((Keyword.ENVIRONMENT,)), "aucune carte d'environnement ne peut être jouée"),
    (
        KeepsItems(SitesOf(under_deeps=True)),
        (
            "un objet sous cette carte n'est pas en jeu et ne donne pas de points de rassemblement ; son "
            "joueur peut le jouer dans un site des Abîmes comme s'il l'avait en main"
        ),
    ),
    (
        RemovesDiscarded(),
        (
            "une fois cette carte en réserve, vous pouvez la défausser pour retirer le péril du jeu quand "
            "votre adversaire défausse sous vos yeux un péril qui n'est pas unique"
        ),
    ),
    (DiscardsFromHand(shown=True), "votre adversaire doit défausser ses cartes face visible"),
    (GrantsSkill(Skill.SCOUT), "le porteur a le talent d'éclaireur"),
    (EnablesUse(Keyword.PALANTIR), "le porteur peut utiliser les Palantíri"),
    (
        EnablesUse(Keyword.PALANTIR, by_tapping=True),
        "le porteur peut utiliser les Palantíri, mais doit s'engager pour cela",
    ),
    (
        HealingReachesAll(),
        (
            "tout effet qui guérit un personnage de la compagnie guérit tous les personnages de cette "
            "compagnie"
        ),
    ),
    (
        BodyOfFoes((Race.NAZGUL, Race.RINGWRAITH), halved=True),
        ("le corps des Nazgûl et des Spectres est réduit de moitié contre le porteur (arrondi au supérieur)"),
    ),
    (
        OnlyAtHomeSite(),
        "cette carte ne peut entrer en jeu qu'à son site natal, sauf comme personnage de départ",
    ),
    (PointsIfEliminated(-3), "vous recevez −3 points de rassemblement en cas d'élimination de cette carte"),
    (NotControlledByDirectInfluence(), "le porteur ne peut pas être contrôlé par influence directe"),
    (DoesNotUntap(), "cette carte ne se redresse pas pendant la phase de redressement"),
    (
        InAttacks(never_at_sites=True),
        (
            "ni les attaques automatiques ni les périls liés au site de sa compagnie ne peuvent attaquer "
            "cette carte"
        ),
    ),
    (MakesOvert(), "la compagnie est dévoilée"),
    (MoreRegions(+1), "la compagnie peut traverser une région supplémentaire"),
    (
        MoreRegions(+2, condition=EachCharacterHas(("Noble Steed",))),
        (
            "la compagnie peut traverser jusqu'à deux régions supplémentaires, tant que chacun de ses "
            "personnages contrôle « Noble destrier »"
        ),
    ),
    (NoCreatures(), "aucune créature ne peut être jouée contre la compagnie"),
    (
        NoCreatures((Race.UNDEAD,)),
        "aucune créature sauf les Morts-vivants ne peut être jouée contre la compagnie",
    ),
    (
        OpenToCreatures((Race.UNDEAD, Race.SPIDER)),
        (
            "toutes les créatures qui sont des Morts-vivants ou des Araignées peuvent être jouées contre la "
            "compagnie"
        ),
    ),
    (
        MayMoveTo(SitesIn(region_types=(RegionType.WILDERNESS, RegionType.COASTAL_SEA))),
        (
            "la compagnie peut se déplacer vers un site d'une Contrée sauvage ou d'une Mer côtière ; son "
            "trajet ne comporte alors aucune région, de sorte que les créatures ne peuvent être liées qu'à "
            "son nouveau site"
        ),
    ),
    (
        MayMoveTo(
            SiteNamed("Bree"),
            path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
            then=(HazardLimitChange(-2, minimum=2),),
        ),
        (
            "la compagnie peut se déplacer vers Bree ; son trajet est alors Contrée sauvage, Terre "
            "frontalière, et la limite de périls contre la compagnie est réduite de 2 (jusqu'à un minimum "
            "de 2)"
        ),
    ),
    (
        CheckBonus(Check.UNDER_DEEPS_MOVEMENT, 4, to=Subject.COMPANY),
        "les jets de déplacement de toute compagnie d'un site des Abîmes à un autre sont modifiés de +4",
    ),
    (
        CheckBonus(Check.RING_TEST, 2, to=Subject.SITE),
        "les vérifications d'anneaux d'or dans ce site sont modifiées de +2",
    ),
    (
        ShieldedFrom((Danger.RETURN_TO_ORIGIN, Danger.TAPPING_OF_SITES)),
        (
            "les effets de péril qui font retourner une compagnie à son site d'origine ou qui engagent "
            "son site actuel ou son nouveau site n'affectent pas la compagnie"
        ),
    ),
    (
        HazardLimitChange(-2, minimum=2),
        "la limite de périls contre la compagnie est réduite de 2 (jusqu'à un minimum de 2)",
    ),
    (HazardLimitChange(+1), "la limite de périls contre la compagnie est augmentée de 1"),
    (HazardLimitChange(-2), "la limite de périls contre la compagnie est réduite de 2"),
    (
        FreeCreatures(),
        "les créatures de ce type jouées contre la compagnie ne comptent pas dans la limite de périls",
    ),
    (
        NoResourcesNeeding(Skill.SCOUT),
        "aucune ressource qui exige un éclaireur ne peut être jouée pour la compagnie",
    ),
    (
        MayCancelHazardsByTapping(PathHas(((RegionType.COASTAL_SEA, 1),), no_two_others=True)),
        (
            "chaque personnage de la compagnie peut s'engager pour annuler un péril qui la cible ou qui "
            "cible quelque chose qui lui est associé, tant que son trajet comporte au moins une Mer côtière "
            "et jamais deux autres régions de suite"
        ),
    ),
    (
        TreatSiteAs(SiteType.BORDER_HOLD, no_automatic_attacks=True),
        "la cible compte comme un Fief Frontalier et n'a plus d'attaque automatique",
    ),
    (
        TreatSiteAs(
            SiteType.HAVEN,
            place=SiteNamed("Minas Tirith"),
            purposes=(Purpose.HEALING, Purpose.PLAYING_HAZARDS),
        ),
        "Minas Tirith compte comme un Havre pour la guérison et pour jouer des périls",
    ),
    (
        TreatRegionAs(RegionType.WILDERNESS, around=True),
        "la région du site et toutes les régions adjacentes comptent comme une Contrée sauvage",
    ),
    (TreatRegionAs(RegionType.SHADOW_LAND), "la cible compte comme une Terre de l'ombre"),
    (
        AttackBonus((Race.ORC,), prowess=2, automatic=True),
        "chaque attaque automatique d'Orques reçoit +2 de prouesse",
    ),
    (
        AttackBonus((Race.MAN,), strikes=1, not_agents=True),
        "chaque attaque d'Humains (sauf d'agents) reçoit +1 coup",
    ),
    (
        AutomaticAttackTwice((Race.UNDEAD,)),
        "chaque attaque automatique de Morts-vivants a lieu deux fois de suite",
    ),
    (AutomaticAttackTwice(), "la cible a lieu deux fois de suite"),
    (
        HealingReachesAll(of=Subject.SITE),
        "tout effet qui guérit un personnage ici guérit tous les personnages ici",
    ),
    (NothingAtSite(), "la compagnie ne peut rien faire pendant sa phase de site"),
    (
        NothingAtSite(of_movers=True),
        "toute compagnie qui se rend à la cible ne peut rien faire pendant sa phase de site",
    ),
    (InAttacks(never=True), "aucune attaque ne peut viser cette carte"),
    (DoesNotUntap(Subject.BEARER), "le porteur ne peut pas se redresser tant que cette carte est avec lui"),
    (
        ExtraDraws(by_opponent=True, times=2),
        ("lorsque la compagnie bouge, votre adversaire peut tirer jusqu'à 2 fois le nombre normal de cartes"),
    ),
    (
        MayReplaceSite(),
        ("la compagnie peut remplacer son site par le Havre où elle a commencé le tour, à la fin du tour"),
    ),
    (
        MayReplaceSite(by_nearest_haven=True, conditions=(CompanySize(at_most=3),)),
        (
            "vous pouvez défausser cette carte à la fin de votre tour pour remplacer le site de la "
            "compagnie par le Havre le plus proche, si elle est d'une taille de 3 au plus"
        ),
    ),
    (
        InAttacks(struck_first=True),
        (
            "un coup doit être assigné à cette carte avant qu'un autre puisse l'être au porteur, "
            "même si cette carte n'est pas redressée"
        ),
    ),
    (
        ShieldedFrom((Danger.CAPTURE,)),
        ("les effets de péril qui font prisonnier l'un de ses personnages n'affectent pas la compagnie"),
    ),
    (
        OnlyAtHomeSite(may_start=False),
        ("cette carte ne peut pas être un personnage de départ et ne peut entrer en jeu qu'à son site natal"),
    ),
    (
        MayMoveOn(SitesOf((SiteType.HAVEN,))),
        (
            "la compagnie peut, après s'être rendue à un Havre, se rendre à un autre site, avec une"
            " nouvelle phase de mouvement/périls"
        ),
    ),
    (
        ItemsWeigh(-1, keywords=(Keyword.PALANTIR,)),
        "chaque Palantír donne 1 point de corruption de moins",
    ),
    (
        ItemsWeigh(+2, rings=True),
        "chaque anneau donne 2 points de corruption de plus",
    ),
    (
        MustTap(),
        "tout personnage non engagé de la compagnie doit s'engager pour affronter un coup d'une créature",
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_french(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_standing_word_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} == {*get_args(Standing)} - {*get_args(OfWizardhavens)}
