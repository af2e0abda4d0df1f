"""What each standing word says in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.standing import standing
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
        ("jeder offene Agent muss jede Gemeinschaft angreifen, die seinen Ort betritt"),
    ),
    (
        OnGuardCards(to_hand=True),
        ("keine Karte bleibt auf der Hut; sie kehrt sofort auf die Hand ihres Spielers zurück"),
    ),
    (
        OnGuardCards(),
        (
            "Karten auf der Hut, die nicht aufgedeckt werden, werden abgeworfen, statt auf die Hand "
            "zurückzukehren"
        ),
    ),
    (
        MayNotMoveTo(other_than=(SiteNamed("Bree"), SitesIn(("The Shire",)))),
        (
            "diese Karte darf sich als Agent nur nach Bree oder zu einem Ort in der Region Das Auenland "
            "bewegen"
        ),
    ),
    (
        StartsAnywhere((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
        (
            "der Träger darf an jedem Schattenhort oder jedem Hort der Dunkelheit ins Spiel gekommen sein, "
            "wenn einer seiner Heimatorte ein solcher Ort ist; wird er aufgedeckt, wird diese Karte "
            "abgeworfen"
        ),
    ),
    (
        MayBring(races=(Race.ORC, Race.TROLL)),
        "du darfst Orks und Trolle ins Spiel bringen und das Spiel mit ihnen beginnen",
    ),
    (
        MayBring(races=(Race.HALF_ORC,), away_from_avatar=True),
        (
            "du darfst Halb-Orks an jedem deiner Zauberer-Zufluchtsorte ins Spiel bringen, auch fern von"
            " deinem Zauberer"
        ),
    ),
    (
        MayBring(mind_at_most=6, agents=True, just_one=True),
        (
            "du darfst anstelle eines anderen Charakters einen mit höchstens 6 Geisteskraft (auch einen"
            " Agenten) ins Spiel bringen; lege diese Karte zu ihm; er kann auch ein Anfangscharakter sein"
        ),
    ),
    (
        MayBring(agents=True, just_one=True, in_company=True),
        (
            "ein Agent darf mit der Gemeinschaft an einem Zufluchtsort ins Spiel kommen oder darin beginnen;"
            " lege diese Karte zu ihm"
        ),
    ),
    (
        FixedControl(1, less_for=Characters(races=(Race.HALF_ORC,))),
        "die Kontrolle über jeden deiner Halb-Orks kostet 1 Einflusspunkt weniger",
    ),
    (
        InfluencesFromAfar(10),
        (
            "dein Avatar darf versuchen, Karten deines Gegners zu beeinflussen, wo immer sie sind; statt des"
            " direkten zählt dann die aufgerundete Hälfte deines ungenutzten allgemeinen Einflusses"
            " (höchstens 10), vermindert um 1 je Region zwischen den Orten"
        ),
    ),
    (
        Bonus(Stat.GENERAL_INFLUENCE, +6, maximum=2),
        "du hast +6 allgemeinen Einfluss; nur 2 dieser Punkte dürfen Charaktere kontrollieren",
    ),
    (PassesFor(Race.HALF_ORC), "der Träger gilt in jeder Hinsicht als Halb-Ork"),
    (Bonus(Stat.MIND, -1), "der Träger hat −1 Geisteskraft, mindestens jedoch 1"),
    (
        AllowsOnePlay(items=Keyword.TECHNOLOGY),
        (
            "einmal pro Zug darf ein Technologie-Gegenstand an diesem Ort gespielt werden, "
            "auch wenn der Ort getappt ist"
        ),
    ),
    (
        AllowsInformation(),
        "Information ist an diesem Ort spielbar",
    ),
    (
        MoreRegions(1, through=("Rohan", "Khand")),
        (
            "die Gemeinschaft darf sich durch eine zusätzliche Region bewegen, wenn ihr Weg durch "
            "eine der Regionen Rohan oder Khand führt"
        ),
    ),
    (AnySize(), "die Größe der Gemeinschaft ist unbegrenzt"),
    (
        FixedControl(2),
        (
            "die Kontrolle über den Träger kostet 2 Einflusspunkte und kann nur durch allgemeinen "
            "Einfluss oder einen Gefallenen Zauberer erfolgen"
        ),
    ),
    (
        TakesShape(9, 10, 1, 25, (Skill.WARRIOR, Skill.RANGER), staying_untapped=-1),
        (
            "der Träger hat anstelle seiner eigenen Werte Kampfkraft 9, Körper 10, direkten Einfluss 1 und "
            "nur die Fertigkeiten Krieger und Waldläufer; dein allgemeiner Einfluss beträgt 25; er darf "
            "Gegenstände tragen, aber nicht benutzen; tappt er nicht für einen Schlag, erhält er nur −1 "
            "Kampfkraft"
        ),
    ),
    (
        TakesShape(3, 9, 8, 19, (Skill.SCOUT,)),
        (
            "der Träger hat anstelle seiner eigenen Werte Kampfkraft 3, Körper 9, direkten Einfluss 8 und "
            "nur die Fertigkeiten Kundschafter; dein allgemeiner Einfluss beträgt 19; er darf Gegenstände "
            "tragen, aber nicht benutzen"
        ),
    ),
    (
        Gathers(FactionsAt(regions=("Rohan",))),
        (
            "Heere, die an einem Ort in der Region Rohan spielbar sind und die du gewinnst, solange diese"
            " Karte im Spiel ist, werden unter diese Karte gelegt und geben je +1 Siegpunkt; wird eines "
            "davon abgeworfen, so auch diese Karte"
        ),
    ),
    (
        GivenUpInstead(),
        (
            "müsste durch einen Effekt ein Gegenstand der Gemeinschaft abgeworfen werden, der kein "
            "besonderer ist, darfst du stattdessen diese Karte abwerfen"
        ),
    ),
    (
        CancelsEffectsOf(("Bridge",)),
        "die Effekte der Karten „Brücke“ werden aufgehoben",
    ),
    (
        LiftsDemands("Eagle-mounts"),
        (
            "die Karte „Ritt auf den Adlern“ darf auf die Gemeinschaft gespielt werden, wo immer sie ist und "
            "wer immer zu ihr gehört"
        ),
    ),
    (
        CannotMove(),
        "die Gemeinschaft darf sich nicht bewegen",
    ),
    (
        MayMoveTo(ANY_SITE, condition=CompanySize(at_most=1, with_allies=True)),
        (
            "solange die Gemeinschaft keine anderen Charaktere oder Verbündeten hat, darf sich die "
            "Gemeinschaft zu einem Ort bewegen; ihr Weg hat dann keine Regionen, sodass Kreaturen nur an "
            "ihren neuen Ort gebunden werden können"
        ),
    ),
    (
        MayPlayAllies(common=True, mind=1, tapped_too=True, at=ANY_SITE),
        (
            "deine Gemeinschaften dürfen einen nicht einzigartigen Verbündeten mit Geisteskraft 1 an jedem "
            "Ort, ob getappt oder nicht, spielen"
        ),
    ),
    (
        MayPlayAllies(mind=1, by_bearer=True, no_copy=True, from_discard_pile=True),
        (
            "der Träger darf einen Verbündeten mit Geisteskraft 1, von dem er kein Exemplar kontrolliert, "
            "von der Hand oder aus deinem Abwurfstapel, spielen"
        ),
    ),
    (
        MayPlayAllies(company_size=2, tapped_too=True),
        ("deine Gemeinschaften der Größe 2 oder weniger dürfen Verbündete auch an getappten Orten spielen"),
    ),
    (
        MayPlayAllies(this_card=True, by="Radagast", at=SiteNamed("Bree"), without_tapping=True),
        "Radagast darf diese Karte in Bree spielen; dafür müssen weder er noch der Ort tappen",
    ),
    (
        InfluencesFactions(),
        "diese Karte darf wie ein Charakter Heere zu beeinflussen versuchen",
    ),
    (
        StagePointsChange(-6, minimum=3),
        "die Entwicklungspunkte des Trägers werden um 6 verringert (mindestens aber 3)",
    ),
    (
        StagePointsChange(+1),
        "die Entwicklungspunkte des Trägers werden um 1 erhöht",
    ),
    (
        Worth(Holdings((Points.FACTION,), unique=True), 2),
        "deine einzigartigen Heere sind jeweils zwei Siegpunkte wert",
    ),
    (
        Worth(Holdings((Points.CHARACTER, Points.ALLY), normally_at_least=2), 2),
        (
            "deine Charaktere und Verbündeten mit normalerweise mindestens 2 Siegpunkten sind jeweils"
            " zwei Siegpunkte wert"
        ),
    ),
    (
        Worth(Holdings((Points.ITEM,), ring=False), condition=StagePoints(7)),
        (
            "deine Gegenstände (außer Ringen) sind jeweils die volle Zahl der Siegpunkte wert, "
            "solange du mindestens 7 Entwicklungspunkte hast"
        ),
    ),
    (
        Worth(Holdings((Points.ITEM,), keywords=(Keyword.WEAPON, Keyword.SHIELD), with_avatar=True)),
        (
            "deine Waffen und Schilde in der Gemeinschaft deines Gefallenen Zauberers sind jeweils "
            "die volle Zahl der Siegpunkte wert"
        ),
    ),
    (
        Worth(Holdings((Points.KILL,), starred=False), 0),
        ("deine besiegten Gefahren ohne Sternchen sind jeweils keinen Siegpunkt wert"),
    ),
    (
        Worth(Holdings((Points.FACTION,), later=True), 1, regardless=True),
        (
            "deine Heere, die du von nun an ausspielst, sind jeweils einen Siegpunkt wert, was auch immer "
            "andere Karten sagen"
        ),
    ),
    (
        Worth(Holdings(away_from_havens=True), 1, regardless=True, at_end=True),
        (
            "bei Spielende sind deine Karten in Gemeinschaften außerhalb deiner Zauberer-Zufluchtsorte "
            "jeweils einen Siegpunkt wert, was auch immer andere Karten sagen"
        ),
    ),
    (
        Worth(Holdings((Points.KILL,), starred=True), for_good=True),
        (
            "deine besiegten Gefahren mit Sternchen, die besiegt werden, solange diese Karte im Spiel ist, "
            "sind jeweils die volle Zahl der Siegpunkte wert"
        ),
    ),
    (
        NoDetainment(condition=StagePoints(8)),
        (
            "Angriffe gegen deine Gemeinschaften sind nie Verhöre, solange du mindestens 8 "
            "Entwicklungspunkte hast"
        ),
    ),
    (
        NoDetainment(starred=True),
        "Angriffe von Gefahren mit Sternchen gegen deine Gemeinschaften sind nie Verhöre",
    ),
    (
        AlliesMayFollow(),
        "von dem Träger kontrollierte Helden-Verbündete dürfen den Träger überallhin begleiten",
    ),
    (
        AlliesStayNear(but=("The Balrog",)),
        (
            "jeder Verbündete an einem Ort in den Tiefen wird abgeworfen, ebenso jeder Verbündete, "
            "dessen Ort einen anderen nächsten Zufluchtsort hat als jeder Ort, an dem er spielbar "
            "ist, nach den Ortskarten seiner eigenen Seite; Der Balrog ist davon nicht betroffen"
        ),
    ),
    (MayMoveToHavens(), "diese Karte darf sich als Agent zu Zufluchtsorten bewegen"),
    (
        SparesBearer(discarded_above=6),
        (
            "ein erfolgreicher Schlag gegen den Träger verwundet ihn nicht; stattdessen wird "
            "gewürfelt, und bei mehr als 6 wird diese Karte abgeworfen"
        ),
    ),
    (
        TwoWeapons(),
        (
            "wenn der Träger auch ohne diese Karte Krieger ist, darf er zwei Waffen zugleich "
            "benutzen, dann aber keinen Schild"
        ),
    ),
    (
        RestAfterJourney(),
        (
            "unmittelbar nach ihrer Bewegungs-/Gefahrenphase darf jede Gemeinschaft an "
            "diesem Ort einen ihrer Charaktere enttappen oder einen verwundeten heilen (getappt)"
        ),
    ),
    (CreaturesCanceled(), "alle Angriffe von Gefahren-Kreaturen auf die Gemeinschaft werden aufgehoben"),
    (StandsFor("Gates of Morning"), "diese Karte gilt für Gefahren als „Tore des Morgens“"),
    (
        MayNotMoveTo(SitesOf((SiteType.FREE_HOLD,))),
        "diese Karte darf sich als Agent nicht zu einem Freien Ort bewegen",
    ),
    (
        ExtraAgentAction(each=True),
        "wenn ein Agent eine Agentenaktion ausführt, darf er eine zweite ausführen",
    ),
    (
        ExtraAgentAction(free=True, itself=True),
        (
            "wenn diese Karte offen liegt und eine Agentenaktion ausführt, darf er eine zweite "
            "ausführen, die nicht "
            "gegen das Gefahrenlimit zählt"
        ),
    ),
    (
        ExtraAgentAction(free=True),
        (
            "wenn der Träger eine Agentenaktion ausführt, darf er eine zweite ausführen, die nicht gegen das "
            "Gefahrenlimit zählt"
        ),
    ),
    (Bonus(Stat.PROWESS, +2, against=(Race.ORC,)), "der Träger hat +2 Kampfkraft gegen Orks"),
    (
        Bonus(Stat.DIRECT_INFLUENCE, +1, against=(Race.ELF, FactionsOf(Race.ELF))),
        "der Träger hat +1 direkten Einfluss gegen Elfen und Heere der Elfen",
    ),
    (
        Bonus(Stat.DIRECT_INFLUENCE, +2, against=(FactionNamed("Men of Lebennin"), AnyFaction())),
        "der Träger hat +2 direkten Einfluss gegen das Heer „Männer von Lebennin“ und Heere",
    ),
    (
        Bonus(Stat.DIRECT_INFLUENCE, +7, against=(Characters(name="Aragorn II"),)),
        "der Träger hat +7 direkten Einfluss gegen Aragorn II",
    ),
    (
        Bonus(Stat.PROWESS, +3, maximum=8, maximum_against=((Race.ORC,), 9)),
        "der Träger hat +3 Kampfkraft, höchstens jedoch 8 (gegen Orks 9)",
    ),
    (
        Bonus(Stat.BODY, +2, maximum=9, bearer=Characters(skill=Skill.WARRIOR)),
        "der Träger, der Krieger ist, hat +2 Körper, höchstens jedoch 9",
    ),
    (
        Bonus(Stat.PROWESS, +5, maximum=Amount.TWICE_PRINTED_PROWESS),
        "der Träger hat +5 Kampfkraft, höchstens jedoch das Doppelte der aufgedruckten Kampfkraft",
    ),
    (Bonus(Stat.CORRUPTION_POINTS, +2), "der Träger hat +2 Versuchungspunkte"),
    (
        Bonus(Stat.CORRUPTION_POINTS, +1, to=Subject.COMPANY),
        "jeder Charakter der Gemeinschaft hat +1 Versuchungspunkt",
    ),
    (Bonus(Stat.BODY, -1, to=Subject.COMPANY), "jeder Charakter der Gemeinschaft hat −1 Körper"),
    (CheckBonus(Check.CORRUPTION, -1), "die Versuchungswürfe des Trägers werden um −1 modifiziert"),
    (
        CheckBonus(Check.CORRUPTION, CharactersInCompany()),
        (
            "die Versuchungswürfe des Trägers werden um die Anzahl der Charaktere in seiner Gemeinschaft "
            "erhöht"
        ),
    ),
    (
        CheckBonus(Check.INFLUENCE, -1, against=(AnyFaction(),)),
        "die Einflusswürfe des Trägers gegen Heere werden um −1 modifiziert",
    ),
    (
        CheckBonus(Check.RING_TEST, +2, to=Subject.COMPANY),
        "alle Ringprüfungen in der Gemeinschaft werden um +2 modifiziert",
    ),
    (
        CheckBonus(Check.CORRUPTION, +1, to=Subject.COMPANY),
        "alle Versuchungswürfe werden um +1 modifiziert",
    ),
    (
        AttackBonus((Race.ORC, Race.TROLL), strikes=+1, prowess=+1),
        "jeder Angriff von Orks oder Trollen erhält +1 Schlag und +1 Kampfkraft",
    ),
    (
        AttackBonus(strikes=+2, body=-1, condition=InPlay("Doors of Night")),
        ("jeder Angriff erhält zusätzlich +2 Schläge und −1 Körper, solange „Tore der Nacht“ im Spiel ist"),
    ),
    (HandSize(+1), "du darfst eine Karte mehr als üblich auf der Hand behalten"),
    (
        HandSize(+1, condition=AtPlace(SiteNamed("Rivendell"))),
        (
            "du darfst eine Karte mehr als üblich auf der Hand behalten, solange die Gemeinschaft in "
            "Bruchtal ist"
        ),
    ),
    (
        BodyOfFoes((Race.DRAGON,), amount=-2),
        "der Körper von Drachen wird gegen den Träger um −2 modifiziert",
    ),
    (
        OneAttackOnly(),
        (
            "ein Ort mit mehreren automatischen Angriffen (außer Drachenhorten) oder eine Gefahr mit "
            "mehreren Angriffen hat nur einen davon, den der Gefahrenspieler wählt und der nicht aufgehoben "
            "werden kann"
        ),
    ),
    (
        StoringAtEndOfTurn(),
        "Helden-Charaktere dürfen in der Zugende-Phase wie in der Organisationsphase Karten hinterlegen",
    ),
    (HandSize(-2), "du darfst zwei Karten weniger als üblich auf der Hand behalten"),
    (
        ExtraDraws(-1, by_opponent=True),
        ("dein Gegner zieht eine Karte weniger (auch gar keine), wenn sich die Gemeinschaft bewegt"),
    ),
    (
        DoublesCorruption(),
        "jeder Charakter erhält die Versuchungspunkte einer seiner Quellen doppelt, und zwar der kleinsten",
    ),
    (
        BarsMinds(ByStagePoints(((9, 3),), otherwise=4)),
        (
            "Gefallene Zauberer dürfen keine Charaktere mit mehr als 4 Geisteskraft ins Spiel bringen und"
            " keine mit mehr als 3 bei mehr als 9 Entwicklungspunkten"
        ),
    ),
    (
        BarsSearching(15, of_fallen=20),
        (
            "ein Spieler mit höchstens 15 Karten im Spieldeck (20 als Gefallener Zauberer) darf weder "
            "dieses noch seinen Abwurfstapel durchsuchen oder ansehen"
        ),
    ),
    (CancelsEffectsOf(("Bridge", "Ford")), "die Effekte der Karten „Brücke“ und „Furt“ werden aufgehoben"),
    (BarsCards((Keyword.ENVIRONMENT,)), "keine Umweltkarten können gespielt werden"),
    (
        KeepsItems(SitesOf(under_deeps=True)),
        (
            "ein Gegenstand unter dieser Karte ist nicht im Spiel und gibt keine Siegpunkte; sein Spieler "
            "darf ihn an einem Ort in den Tiefen so ausspielen, als hätte er ihn auf der Hand"
        ),
    ),
    (
        RemovesDiscarded(),
        (
            "ist diese Karte hinterlegt, wenn dein Gegner eine nicht einzigartige Gefahr vor deinen Augen "
            "abwirft, darfst du diese Karte abwerfen, um die Gefahr aus dem Spiel zu entfernen"
        ),
    ),
    (DiscardsFromHand(shown=True), "dein Gegner muss seine Karten offen abwerfen"),
    (GrantsSkill(Skill.SCOUT), "der Träger hat die Fähigkeit eines Kundschafters"),
    (EnablesUse(Keyword.PALANTIR), "der Träger kann Palantíri benutzen"),
    (
        EnablesUse(Keyword.PALANTIR, by_tapping=True),
        "der Träger kann Palantíri benutzen, muss dafür aber tappen",
    ),
    (
        HealingReachesAll(),
        "jeder Effekt, der einen Charakter in der Gemeinschaft heilt, heilt alle ihre Charaktere",
    ),
    (
        BodyOfFoes((Race.NAZGUL, Race.RINGWRAITH), halved=True),
        "der Körper von Nazgûl und Ringgeistern wird gegen den Träger halbiert (aufgerundet)",
    ),
    (
        OnlyAtHomeSite(),
        ("diese Karte darf nur am eigenen Heimatort ins Spiel gebracht werden, außer als Anfangscharakter"),
    ),
    (PointsIfEliminated(-3), "du erhältst −3 Siegpunkte, wenn diese Karte eliminiert ist"),
    (NotControlledByDirectInfluence(), "der Träger kann nicht durch direkten Einfluss kontrolliert werden"),
    (DoesNotUntap(), "diese Karte wird in der Enttapp-Phase nicht enttappt"),
    (
        InAttacks(never_at_sites=True),
        (
            "diese Karte kann weder durch automatische Angriffe noch durch Gefahren angegriffen werden, "
            "die an den Ort der Gemeinschaft gebunden sind"
        ),
    ),
    (MakesOvert(), "die Gemeinschaft gilt als offen"),
    (MoreRegions(+1), "die Gemeinschaft darf sich durch eine zusätzliche Region bewegen"),
    (
        MoreRegions(+2, condition=EachCharacterHas(("Noble Steed",))),
        (
            "die Gemeinschaft darf sich durch bis zu zwei zusätzliche Regionen bewegen, solange jeder "
            "ihrer Charaktere „Edles Roß“ kontrolliert"
        ),
    ),
    (NoCreatures(), "keine Kreatur darf gegen die Gemeinschaft gespielt werden"),
    (
        NoCreatures((Race.UNDEAD,)),
        "keine Kreatur außer Untoten darf gegen die Gemeinschaft gespielt werden",
    ),
    (
        OpenToCreatures((Race.UNDEAD, Race.SPIDER)),
        "alle Kreaturen, die Untote oder Spinnen sind, dürfen gegen die Gemeinschaft gespielt werden",
    ),
    (
        MayMoveTo(SitesIn(region_types=(RegionType.WILDERNESS, RegionType.COASTAL_SEA))),
        (
            "die Gemeinschaft darf sich zu einem Ort in einer Wildnis oder einem Küstenmeer bewegen; ihr Weg "
            "hat dann keine Regionen, sodass Kreaturen nur an ihren neuen Ort gebunden werden können"
        ),
    ),
    (
        MayMoveTo(
            SiteNamed("Rivendell"),
            path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
            then=(HazardLimitChange(-2, minimum=2),),
        ),
        (
            "die Gemeinschaft darf sich nach Bruchtal bewegen; ihr Weg besteht dann aus Wildnis, Grenzland, "
            "und das Gefahrenlimit gegen sie wird um 2 gesenkt (bis auf mindestens 2)"
        ),
    ),
    (
        CheckBonus(Check.UNDER_DEEPS_MOVEMENT, 4, to=Subject.COMPANY),
        (
            "die Bewegungswürfe aller Gemeinschaften von einem Ort in den Tiefen zum anderen werden um +4 "
            "modifiziert"
        ),
    ),
    (
        CheckBonus(Check.RING_TEST, 2, to=Subject.SITE),
        "alle Ringprüfungen an diesem Ort werden um +2 modifiziert",
    ),
    (
        ShieldedFrom((Danger.RETURN_TO_ORIGIN, Danger.TAPPING_OF_SITES)),
        (
            "Effekte von Gefahren, die eine Gemeinschaft an ihren Ausgangsort zurückkehren lassen oder "
            "die ihren jetzigen oder neuen Ort tappen, haben auf die Gemeinschaft keine Wirkung"
        ),
    ),
    (
        HazardLimitChange(-2, minimum=2),
        "das Gefahrenlimit gegen die Gemeinschaft wird um 2 gesenkt (bis auf mindestens 2)",
    ),
    (HazardLimitChange(+1), "das Gefahrenlimit gegen die Gemeinschaft wird um 1 erhöht"),
    (HazardLimitChange(-2), "das Gefahrenlimit gegen die Gemeinschaft wird um 2 gesenkt"),
    (
        FreeCreatures(),
        (
            "Kreaturen dieser Art zählen nicht gegen das Gefahrenlimit, wenn sie gegen die Gemeinschaft "
            "gespielt werden"
        ),
    ),
    (
        NoResourcesNeeding(Skill.SCOUT),
        ("keine Unterstützung darf für die Gemeinschaft gespielt werden, die einen Kundschafter erfordert"),
    ),
    (
        MayCancelHazardsByTapping(PathHas(((RegionType.COASTAL_SEA, 1),), no_two_others=True)),
        (
            "jeder Charakter der Gemeinschaft darf tappen, um eine Gefahr aufzuheben, die sie oder "
            "etwas, das zu ihr gehört, zum Ziel hat, solange ihr Weg mindestens ein Küstenmeer und keine "
            "zwei anderen Regionen hintereinander enthält"
        ),
    ),
    (
        TreatSiteAs(SiteType.BORDER_HOLD, no_automatic_attacks=True),
        "das Ziel gilt als Grenzort und hat keine automatischen Angriffe",
    ),
    (
        TreatSiteAs(
            SiteType.HAVEN,
            place=SiteNamed("Minas Tirith"),
            purposes=(Purpose.HEALING, Purpose.PLAYING_HAZARDS),
        ),
        "Minas Tirith gilt für die Heilung und für das Ausspielen von Gefahren als Zufluchtsort",
    ),
    (
        TreatRegionAs(RegionType.WILDERNESS, around=True),
        "die Region des Ortes und alle angrenzenden Regionen gelten als Wildnis",
    ),
    (TreatRegionAs(RegionType.SHADOW_LAND), "das Ziel gilt als Schattenland"),
    (
        AttackBonus((Race.ORC,), prowess=2, automatic=True),
        "jeder automatische Angriff von Orks erhält +2 Kampfkraft",
    ),
    (
        AttackBonus((Race.MAN,), strikes=1, not_agents=True),
        "jeder Angriff von Menschen (außer von Agenten) erhält +1 Schlag",
    ),
    (
        AutomaticAttackTwice((Race.UNDEAD,)),
        "jeder automatische Angriff von Untoten findet zweimal unmittelbar nacheinander statt",
    ),
    (AutomaticAttackTwice(), "das Ziel findet zweimal unmittelbar nacheinander statt"),
    (
        HealingReachesAll(of=Subject.SITE),
        "jeder Effekt, der hier einen Charakter heilt, heilt alle Charaktere an diesem Ort",
    ),
    (NothingAtSite(), "die Gemeinschaft darf in ihrer Ortsphase nichts tun"),
    (
        NothingAtSite(of_movers=True),
        "jede Gemeinschaft, die sich zu dem Ziel bewegt, darf in ihrer Ortsphase nichts tun",
    ),
    (InAttacks(never=True), "diese Karte kann nicht angegriffen werden"),
    (
        DoesNotUntap(Subject.BEARER),
        (
            "der Träger kann nicht enttappt werden, solange diese Karte bei ihm liegt; wird er geheilt, ist "
            "er getappt"
        ),
    ),
    (
        ExtraDraws(by_opponent=True, times=2),
        (
            "dein Gegner darf bis zu 2-mal so viele Karten wie üblich ziehen, wenn sich die "
            "Gemeinschaft bewegt"
        ),
    ),
    (
        MayReplaceSite(),
        (
            "die Gemeinschaft darf am Ende des Zuges ihren Ort durch den Zufluchtsort ersetzen, an "
            "dem sie den Zug begonnen hat"
        ),
    ),
    (
        MayReplaceSite(by_nearest_haven=True, conditions=(CompanySize(at_most=3),)),
        (
            "du darfst am Ende deines Zuges diese Karte abwerfen, um den Ort der Gemeinschaft durch"
            " den nächsten Zufluchtsort zu ersetzen, wenn sie höchstens die Größe 3 hat"
        ),
    ),
    (
        InAttacks(struck_first=True),
        (
            "dieser Karte muss ein Schlag zugewiesen werden, bevor dem Träger einer zugewiesen "
            "werden kann, auch getappt oder verwundet"
        ),
    ),
    (
        ShieldedFrom((Danger.CAPTURE,)),
        (
            "Effekte von Gefahren, die einen ihrer Charaktere gefangen nehmen, haben auf die "
            "Gemeinschaft keine Wirkung"
        ),
    ),
    (
        OnlyAtHomeSite(may_start=False),
        (
            "diese Karte darf kein Anfangscharakter sein und nur am eigenen Heimatort ins Spiel "
            "gebracht werden"
        ),
    ),
    (
        MayMoveOn(SitesOf((SiteType.HAVEN,))),
        (
            "die Gemeinschaft darf sich zu einem weiteren Ort bewegen, mit sofort folgender "
            "weiterer Bewegungs-/Gefahrenphase, nachdem sie sich zu einem Zufluchtsort bewegt hat"
        ),
    ),
    (
        ItemsWeigh(-1, keywords=(Keyword.PALANTIR,)),
        "jeder Palantír gibt 1 Versuchungspunkt weniger",
    ),
    (
        ItemsWeigh(+2, rings=True),
        "jeder Ring gibt 2 Versuchungspunkte mehr",
    ),
    (
        MustTap(),
        (
            "jeder ungetappte Charakter der Gemeinschaft muss tappen, um sich einem Schlag einer "
            "Gefahren-Kreatur zu stellen"
        ),
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_german(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_standing_word_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} == {*get_args(Standing)} - {*get_args(OfWizardhavens)}
