"""What each effect says in German, in the shortest use of it."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.uses import alternatives
from wizardhaven.vocabulary.agents import AgentAttacks, AgentDrivesAway, AgentInfluences, TurnUpAgent
from wizardhaven.vocabulary.amounts import Amount, RegionsInPath
from wizardhaven.vocabulary.bonuses import HandSize
from wizardhaven.vocabulary.card_effects import (
    ArrangeTopCards,
    BringCharacter,
    Discard,
    DiscardItems,
    DiscardOnGuard,
    DrawAnew,
    DrawCards,
    Fetch,
    GiveItem,
    GiveUpRing,
    GiveUpStageCard,
    KeepCard,
    LetPlayItem,
    PlaceWith,
    RemoveHazardEvents,
    ReturnToHand,
    ShowHazards,
    TryFaction,
    TurnUpItem,
)
from wizardhaven.vocabulary.combat import (
    BodyCheck,
    CancelAttack,
    CancelStrike,
    ChangeAttack,
    ChangeDefender,
    FaceAttack,
    HuntCreatures,
    JoinAttackedCompany,
)
from wizardhaven.vocabulary.conditions import AtPlace, DeckHolds, InPlay
from wizardhaven.vocabulary.effects import (
    Become,
    CancelCard,
    CorruptionCheck,
    DiscardEnvironments,
    Effect,
    EndTheGame,
    ForTheTurn,
    GuessCard,
    ModifyCheck,
    ReplaceNewSite,
    ReturnToSiteOfOrigin,
    RollFor,
    Tap,
    TestRing,
    Untap,
)
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.hazards import NoCreatures
from wizardhaven.vocabulary.journeys import ExtraDraws, MayMoveOn, MayReplaceSite, NothingAtSite
from wizardhaven.vocabulary.piles import TakeFromTop, TurnUpAtRandom
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Characters, Subject, Whose
from wizardhaven.vocabulary.targets import (
    ACharacter,
    ACheck,
    ACompany,
    ACreature,
    AFaction,
    AnAgent,
    AnAttack,
    AnEvent,
    AnItem,
    AStrike,
)
from wizardhaven.vocabulary.terms import (
    Check,
    ItemClass,
    Keyword,
    Moment,
    Race,
    Side,
    SiteType,
    Skill,
    Source,
    State,
)

EXAMPLES = (
    (
        Use(target=AnAgent(anybodys=True), effects=(SendCreature(on_agent=True),)),
        (
            "Spielbar auf einen offenen Agenten eines beliebigen Spielers. Eine Kreatur aus deiner Hand, "
            "die an den Ort des Agenten gebunden werden kann, greift ihn sofort an, als wäre er ein "
            "Charakter. Für den Agenten erhält niemand Siegpunkte."
        ),
    ),
    (
        Use(target=ACompany(Whose.OF_THE_COMPANY), effects=(ShowHazards(),)),
        (
            "Spielbar auf eine Gemeinschaft. Dein Gegner darf dir beliebig viele Gefahren aus seiner Hand "
            "zeigen. Für den Rest dieser Bewegungs-/Gefahrenphase darf er keine anderen auf die "
            "Gemeinschaft spielen oder auf die Hut legen."
        ),
    ),
    (
        Use(target=AnAgent(opponents=True, only_face_down=True), effects=(TurnUpAgent(),)),
        ("Tappe einen verdeckten Agenten deines Gegners und decke ihn auf."),
    ),
    (
        Use(target=AnAttack(), when=Moment.ATTACK, effects=(ChangeAttack(strikes=-2, least_strikes=1),)),
        "Gib einem Angriff auf eine deiner Gemeinschaften −2 Schläge (mindestens aber einen Schlag).",
    ),
    (
        Use(target=AStrike(on_bearer=True), when=Moment.STRIKE, effects=(CancelStrike(ineffectual=True),)),
        "Mache einen Schlag gegen den Träger wirkungslos.",
    ),
    (
        Use(target=AStrike(), when=Moment.STRIKE, effects=(ChangeDefender(prowess=+3, body=-1),)),
        "Der Verteidiger eines Schlags erhält gegen diesen Schlag +3 Kampfkraft und −1 Körper.",
    ),
    (
        Use(
            target=AnAttack(),
            when=Moment.ATTACK,
            effects=(ChangeDefender(prowess=+2, body=-1, each=Characters(races=(Race.DWARF,))),),
        ),
        (
            "Jeder Zwerg, der sich einem Angriff auf eine deiner Gemeinschaften stellt, erhält dagegen "
            "+2 Kampfkraft und −1 Körper."
        ),
    ),
    (
        Use(user=Characters(), effects=(Become(Subject.USER, State.WOUNDED),)),
        "Der Charakter wird ohne Körperwurf verwundet.",
    ),
    (
        Use(effects=(ForTheTurn(HandSize(+1), on=Subject.THIS_CARD, until_untap=True),)),
        "Bis zu deiner nächsten Enttapp-Phase darfst du eine Karte mehr als üblich auf der Hand behalten.",
    ),
    (
        Use(
            effects=(
                Fetch(
                    sources=(Source.DISCARD_PILE,), sides=(Side.RESOURCE,), count=3, only_if=(DeckHolds(5),)
                ),
            )
        ),
        (
            "Wenn dein Spieldeck mindestens fünf Karten enthält, darfst du drei Unterstützungen aus deinem "
            "Abwurfstapel in dein Spieldeck mischen."
        ),
    ),
    (
        Use(
            target=AnAgent(also_face_down=True),
            costs=(TapCost(Subject.TARGET),),
            effects=(AgentAttacks(prowess=+2, attacker_chooses=True),),
        ),
        (
            "Tappe einen deiner Agenten: Der Agent greift die Gemeinschaft mit +2 Kampfkraft an. Du "
            "bestimmst die verteidigenden Charaktere."
        ),
    ),
    (
        Use(
            target=AnAgent(also_face_down=True),
            costs=(TapCost(Subject.TARGET),),
            effects=(AgentInfluences(+6, of_diplomat=+10, factions=False),),
        ),
        (
            "Tappe einen deiner Agenten: Der Agent darf einen Verbündeten oder einen Charakter deines "
            "Gegners mit +6 (+10 für einen Diplomaten) zu beeinflussen versuchen."
        ),
    ),
    (
        Use(
            target=AnAgent(also_face_down=True),
            costs=(TapCost(Subject.TARGET),),
            effects=(AgentInfluences(of_home=+4, allies=False),),
        ),
        (
            "Tappe einen deiner Agenten: Der Agent darf ein Heer oder einen Charakter deines Gegners zu "
            "beeinflussen versuchen. Hat diese Karte einen Heimatort mit dem Agenten gemeinsam oder ist sie "
            "an einem spielbar, erhält der Versuch weitere +4."
        ),
    ),
    (
        Use(
            target=AnAgent(also_face_down=True),
            costs=(TapCost(Subject.TARGET),),
            effects=(AgentInfluences(sure_of_home=True, allies=False, characters=False),),
        ),
        (
            "Tappe einen deiner Agenten: Der Agent darf ein Heer deines Gegners zu beeinflussen versuchen. "
            "Hat diese Karte einen Heimatort mit dem Agenten gemeinsam oder ist sie an einem spielbar, "
            "gelingt der Versuch ohne Wurf."
        ),
    ),
    (
        Use(target=AnAttack(), when=Moment.ATTACK, effects=(CancelAttack(),)),
        "Hebe einen Angriff auf eine deiner Gemeinschaften auf.",
    ),
    (
        Use(
            target=AnAttack((Race.WOLF,)), when=Moment.ATTACK, effects=(ChangeAttack(strikes=+1, prowess=-2),)
        ),
        "Gib einem Angriff von Wölfen auf eine deiner Gemeinschaften +1 Schlag und −2 Kampfkraft.",
    ),
    (
        Use(target=AnAttack(), when=Moment.ATTACK, effects=(ChangeAttack(halving=True),)),
        "Halbiere die Anzahl der Schläge eines Angriffs auf eine deiner Gemeinschaften (aufgerundet).",
    ),
    (
        Use(target=AStrike(on_bearer=True), when=Moment.STRIKE, effects=(CancelStrike(),)),
        "Hebe einen Schlag gegen den Träger auf.",
    ),
    (
        Use(target=AStrike(), when=Moment.STRIKE, effects=(ChangeDefender(without_tapping=True),)),
        "Der Verteidiger eines Schlags tappt für diesen Schlag nicht.",
    ),
    (
        Use(target=AStrike(), when=Moment.STRIKE, effects=(ChangeDefender(body=-1, without_tapping=True),)),
        "Der Verteidiger eines Schlags tappt für diesen Schlag nicht und erhält −1 Körper.",
    ),
    (
        Use(
            target=ACheck((Check.CORRUPTION,), Characters(skill=Skill.SAGE)),
            when=Moment.CHECK,
            effects=(ModifyCheck(+4),),
        ),
        "Modifiziere einen Versuchungswurf eines deiner Weisen um +4.",
    ),
    (
        Use(
            target=ACheck((Check.INFLUENCE,), by_opponent=True),
            when=Moment.CHECK,
            effects=(CancelCard(only_effect=True),),
        ),
        "Hebe einen Einflussversuch deines Gegners während seiner Ortsphase gegen eine deiner Karten auf.",
    ),
    (
        Use(target=AnEvent(environment=True), effects=(CancelCard(),)),
        "Hebe eine Umweltkarte auf und wirf sie ab.",
    ),
    (Use(effects=(Discard(Subject.THIS_CARD),)), "Wirf diese Karte ab."),
    (Use(effects=(Discard(Subject.THIS_CARD, for_good=True),)), "Entferne diese Karte aus dem Spiel."),
    (Use(effects=(DrawCards(3),)), "Ziehe drei Karten."),
    (
        Use(effects=(DiscardOnGuard(),)),
        "Wirf die Karte, die bei der Gemeinschaft auf der Hut liegt, ab.",
    ),
    (
        Use(effects=(BringCharacter(),)),
        (
            "Du darfst einen Charakter, der kein Avatar ist, von der Hand unter direktem Einfluss in der "
            "Gemeinschaft ins Spiel bringen. Dies zählt nicht als dein Charakter des Zuges."
        ),
    ),
    (
        Use(effects=(DiscardItems(Subject.BEARER),)),
        "Der Träger wirft alle seine Gegenstände außer besonderen Gegenständen ab.",
    ),
    (
        Use(target=ACharacter(), effects=(ReturnToHand(Subject.TARGET),)),
        "Einer deiner Charaktere kehrt auf die Hand seines Spielers zurück.",
    ),
    (
        Use(target=ACharacter(), effects=(ReturnToHand(Subject.TARGET, passing_one_item=True),)),
        (
            "Einer deiner Charaktere kehrt auf die Hand seines Spielers zurück. Einer seiner Gegenstände "
            "darf zuvor an einen anderen Charakter seiner Gemeinschaft übergehen."
        ),
    ),
    (
        Use(user=Characters(races=(Race.WIZARD,)), effects=(RemoveHazardEvents(to_hand=True),)),
        (
            "Nur Zauberer: Gib alle permanenten Gefahren-Ereignisse auf Charakteren der Gemeinschaft des "
            "Zauberers auf die Hand deines Gegners zurück."
        ),
    ),
    (Use(effects=(Untap(Subject.BEARER),)), "Enttappe den Träger."),
    (
        Use(target=ACharacter(Characters(wounded=True)), effects=(Become(Subject.TARGET, State.WELL),)),
        "Heile einen deiner verwundeten Charaktere und enttappe ihn.",
    ),
    (Use(effects=(CorruptionCheck(Subject.BEARER),)), "Der Träger macht einen Versuchungswurf."),
    (
        Use(target=AnAttack(), effects=(ChangeDefender(prowess=-1, body=-1, several=True),)),
        (
            "Der Charakter darf sich beliebig vielen Schlägen eines Angriffs auf eine deiner Gemeinschaften "
            "stellen, wenn ihm sein Spieler einen davon zuweist. Für jeden weiteren Schlag erhält er −1 "
            "Kampfkraft und −1 Körper."
        ),
    ),
    (
        Use(effects=(BodyCheck(-1),)),
        (
            "Jeder Charakter der Gemeinschaft macht einen um −1 modifizierten Körperwurf. Wer dabei "
            "scheitert, tappt nur. Orks und Trolle werden abgeworfen, wenn es ihre eigene Karte sagt."
        ),
    ),
    (
        Use(effects=(CorruptionCheck(Subject.USER, modifier=-2),)),
        "Der Charakter macht einen um −2 modifizierten Versuchungswurf.",
    ),
    (
        Use(effects=(CorruptionCheck(Subject.BEARER, times=RegionsInPath()),)),
        "Der Träger macht für jede Region auf dem Weg der Gemeinschaft einen Versuchungswurf.",
    ),
    (
        Use(effects=(CorruptionCheck(Subject.BEARER, times=Amount.TWICE_PRINTED_PROWESS),)),
        "Der Träger macht zweimal für jeden Punkt der aufgedruckten Kampfkraft einen Versuchungswurf.",
    ),
    (
        Use(
            target=AStrike(),
            when=Moment.STRIKE,
            effects=(CorruptionCheck(Subject.BEARER, modifier=-2, then=CancelStrike()),),
        ),
        "Der Träger darf einen um −2 modifizierten Versuchungswurf machen, um einen Schlag aufzuheben.",
    ),
    (
        Use(target=ACharacter(), effects=(CorruptionCheck(Subject.TARGET, then=EndTheGame(Keyword.WEAPON)),)),
        (
            "Spielbar auf einen deiner Charaktere. Der Charakter macht einen Versuchungswurf. Gelingt der "
            "Wurf, wird die Waffe zerstört und du gewinnst das Spiel."
        ),
    ),
    (
        Use(effects=(EndTheGame(called=True),)),
        (
            "Das Ende des Spiels wird ausgerufen, wenn ein Ringgeist- oder Balrog-Spieler am Zug ist, der "
            "die Bedingungen dafür erfüllt. Sein Gegner hat den letzten Zug."
        ),
    ),
    (Use(effects=(EndTheGame(),)), "Du gewinnst das Spiel."),
    (
        Use(effects=(EndTheGame(destroying=Keyword.THE_ONE_RING),)),
        "Der Eine Ring wird zerstört und du gewinnst das Spiel.",
    ),
    (
        Use(target=AnItem(item_class=ItemClass.GOLD_RING), effects=(TestRing(),)),
        "Prüfe einen Goldenen Ring in einer deiner Gemeinschaften.",
    ),
    (
        Use(
            effects=(Fetch((Source.SIDEBOARD, Source.DISCARD_PILE), sides=(Side.RESOURCE,), characters=True),)
        ),
        (
            "Mische eine Unterstützung oder einen Charakter aus deinem Reservestapel oder deinem "
            "Abwurfstapel in dein Spieldeck."
        ),
    ),
    (
        Use(effects=(Fetch((Source.SIDEBOARD,), sides=(Side.HAZARD,), twice_if=InPlay("Doors of Night")),)),
        (
            "Mische eine Gefahr aus deinem Reservestapel in dein Spieldeck. Wenn „Tore der Nacht“ im "
            "Spiel ist, darfst du dies zweimal tun."
        ),
    ),
    (
        Use(effects=(Fetch((Source.DISCARD_PILE,), keywords=(Keyword.SPELL,), to_hand=True),)),
        "Nimm einen Zauberspruch aus deinem Abwurfstapel auf deine Hand.",
    ),
    (
        Use(
            target=AFaction(),
            effects=(
                RollFor(below=11, plus=(Amount.UNUSED_GENERAL_INFLUENCE,), then=(Discard(Subject.TARGET),)),
            ),
        ),
        (
            "Spielbar auf eines der Heere deines Gegners. Der Spieler des Heeres würfelt und addiert "
            "seinen ungenutzten allgemeinen Einfluss. Ist die Summe kleiner als 11, wird das Heer "
            "abgeworfen."
        ),
    ),
    (
        Use(effects=(DiscardEnvironments(Side.HAZARD),)),
        (
            "Alle Gefahren-Umweltkarten im Spiel werden abgeworfen und alle Effekte von "
            "Gefahren-Umweltkarten aufgehoben."
        ),
    ),
    (
        Use(effects=(ForTheTurn(NoCreatures(), on=Subject.COMPANY),)),
        "Bis zum Ende des Zuges darf keine Kreatur gegen die Gemeinschaft gespielt werden.",
    ),
    (
        Use(effects=(ReplaceNewSite(nearby=True),)),
        (
            "Du ersetzt den neuen Ort der Gemeinschaft durch einen anderen Ort derselben Gesinnung aus "
            "deinem Ortsstapel, der in derselben oder einer angrenzenden Region liegt."
        ),
    ),
    (Use(effects=(ReturnToSiteOfOrigin(),)), "Die Gemeinschaft kehrt zu ihrem Ausgangsort zurück."),
    (
        Use(effects=(FaceAttack(again=True, prowess=3),)),
        (
            "Die Gemeinschaft muss sich erneut allen automatischen Angriffen des Ortes "
            "mit +3 Kampfkraft stellen."
        ),
    ),
    (
        Use(effects=(FaceAttack(),)),
        (
            "Die Gemeinschaft muss sich sofort Angriffen stellen, die allen automatischen Angriffen an "
            "ihrem neuen Ort gleichen. Diese Angriffe gelten nicht als automatische Angriffe."
        ),
    ),
    (
        Use(effects=(TakeFromTop(8),)),
        (
            "Du deckst die obersten acht Karten deines Spieldecks auf und nimmst eine davon auf deine Hand. "
            "Die übrigen werden zurückgemischt."
        ),
    ),
    (
        Use(effects=(TurnUpAtRandom(Source.HAND, 5),)),
        "Dein Gegner deckt zufällig fünf Karten aus seiner Hand auf.",
    ),
    (
        Use(effects=(DrawAnew(),)),
        (
            "Du zeigst deine Hand, legst alle Karten außer Gefahren beiseite und ziehst auf deine Handgröße "
            "auf. Danach legst du diese Karten in beliebiger Reihenfolge auf dein Spieldeck."
        ),
    ),
    (
        Use(effects=(ArrangeTopCards(),)),
        (
            "Der Angreifer sieht sich oben so viele Karten vom Spieldeck des Verteidigers an, wie Schläge"
            " erfolgreich waren. Er legt jede davon unter das Deck oder wieder darauf, in beliebiger "
            "Reihenfolge."
        ),
    ),
    (
        Use(effects=(GiveUpStageCard(),)),
        "Dein Gegner wirft eine Entwicklungskarte seiner Wahl ab.",
    ),
    (
        Use(effects=(GiveUpStageCard(until_below=7),)),
        (
            "Dein Gegner darf so viele Entwicklungskarten seiner Wahl abwerfen, dass er weniger als 7 "
            "Entwicklungspunkte hat. Tut er das, wird diese Karte abgeworfen."
        ),
    ),
    (
        Use(effects=(GiveUpRing(),)),
        (
            "Dein Gegner wirft einen Ring aus seiner Hand oder aus seinen Gemeinschaften ab. Hat er "
            "keinen, zeigt er seine Hand."
        ),
    ),
    (
        Use(effects=(AgentDrivesAway(above_mind=5, at_home=5),)),
        (
            "Du würfelst für einen Charakter, dessen Heimatort der Ort des Agenten ist, und addierst 5, "
            "wenn es auch ein Heimatort des Agenten ist. Ist die Summe größer als seine Geisteskraft plus"
            " 5, kehrt er auf die Hand seines Spielers zurück. Einer seiner Gegenstände darf vorher an "
            "einen anderen Charakter seiner Gemeinschaft übergehen."
        ),
    ),
    (
        Use(
            when=Moment.ATTACK,
            target=AnAttack(),
            effects=(GuessCard((CancelAttack(and_further=True),)),),
        ),
        (
            "Bei einem Angriff auf eine deiner Gemeinschaften nennst du eine Karte, und dein Gegner zeigt "
            "seine Hand vor. Ist die genannte Karte darunter, werden der Angriff und alle weiteren Angriffe "
            "derselben Kreatur aufgehoben."
        ),
    ),
    (
        Use(
            user=Characters(name="Alatar"),
            target=ACreature(seen_discarded=True),
            effects=(SendCreature(on_user=True, helpless=Keyword.SPELL),),
        ),
        (
            "Nur Alatar: Spielbar auf eine Kreatur, die dein Gegner zuvor offen abgeworfen hat und die "
            "weder im Spiel noch endgültig aus dem Spiel ist. Dein Gegner sucht die Kreatur unter seinen "
            "Karten heraus und mischt sein Spieldeck, falls er es durchsucht hat. Sie greift Alatar "
            "sofort an, als wäre er allein eine Gemeinschaft. Alatar kann gegen sie weder Zaubersprüche "
            "benutzen noch Nutzen daraus ziehen."
        ),
    ),
    (
        Use(target=ACreature((Race.NAZGUL,)), effects=(SendCreature(prowess=+2, body=-1),)),
        (
            "Spielbar auf eine Kreatur der Art Nazgûl aus deinem Ablagestapel, die die Gemeinschaft jetzt "
            "angreifen könnte. Die Kreatur greift die Gemeinschaft sofort mit +2 Kampfkraft und −1 Körper "
            "an. Sie zählt nicht gegen das Gefahrenlimit."
        ),
    ),
    (
        Use(effects=(HuntCreatures(Source.PLAY_DECK, 5),)),
        (
            "Dein Gegner deckt die Karten seines Spieldecks einzeln auf, bis 5 davon Kreaturen sind oder "
            "keine mehr übrig ist. Jede Kreatur greift sofort die Gemeinschaft deines Avatars an. Sein "
            "Spieldeck wird danach gemischt."
        ),
    ),
    (
        Use(effects=(Fetch((Source.DISCARD_PILE,), names=("Risky Blow",), to_hand=True),)),
        "Nimm „Riskanter Schlag“ aus deinem Abwurfstapel auf deine Hand.",
    ),
    (
        Use(effects=(Fetch((Source.DISCARD_PILE,), rings=True, to_hand=True),)),
        "Nimm einen Ring (außer dem Einen Ring) aus deinem Abwurfstapel auf deine Hand.",
    ),
    (
        Use(user=Characters(skill=Skill.SCOUT), effects=(TurnUpItem(3),)),
        (
            "Nur Kundschafter: Du deckst Karten deines Spieldecks auf, bis ein Gegenstand kommt, der nicht "
            "besonders ist und getragen werden kann, oder keine Karte mehr übrig ist. Der Kundschafter "
            "erhält den Gegenstand, und die übrigen Karten werden zurückgemischt. Der Kundschafter muss sich "
            "danach allein einem Schlag mit einer Kampfkraft von 3 plus 1 je aufgedeckte Karte stellen. "
            "Angriff und Schlag können nicht aufgehoben werden. Wird er dabei verwundet, wird der "
            "Gegenstand abgeworfen."
        ),
    ),
    (
        Use(effects=(GiveItem(ItemClass.MINOR, (Keyword.WEAPON, Keyword.HELMET), (Source.SIDEBOARD,)),)),
        (
            "Lege einen nicht einzigartigen kleinen Gegenstand (Waffe oder Helm) aus der Hand oder deinem "
            "Reservestapel zu einem Charakter am selben Ort (der dafür nicht tappen muss)."
        ),
    ),
    (
        Use(when=Moment.SITE, effects=(LetPlayItem((ItemClass.MINOR, ItemClass.GOLD_RING)),)),
        (
            "Während deiner Ortsphase darf ein ungetappter Charakter der Gemeinschaft einen kleinen "
            "Gegenstand oder einen Goldenen Ring spielen, der an diesem Ort spielbar ist, auch wenn der "
            "Ort getappt ist. Der Ort wird dafür nicht getappt."
        ),
    ),
    (
        Use(
            target=AnAttack(by_creature=True, elsewhere=True),
            when=Moment.ATTACK,
            requires=(AtPlace(SitesOf((SiteType.HAVEN,))),),
            effects=(JoinAttackedCompany(),),
        ),
        (
            "Bei einem Angriff einer Kreatur auf eine andere deiner Gemeinschaften, wenn die "
            "Gemeinschaft an einem Zufluchtsort ist, darf sich diese Karte sofort der angegriffenen "
            "Gemeinschaft anschließen. Alle Verbündeten, die diese Karte kontrolliert, werden dabei "
            "abgeworfen. Diese Karte muss sich einem Schlag dieser Kreatur stellen. Nach dem "
            "letzten Angriff der Kreatur tappt diese Karte und macht einen Versuchungswurf."
        ),
    ),
    (
        Use(
            effects=(
                ForTheTurn(NothingAtSite(unless_tapping=Characters(skill=Skill.RANGER)), on=Subject.COMPANY),
            )
        ),
        (
            "Bis zum Ende des Zuges darf die Gemeinschaft in ihrer Ortsphase nichts tun. Ein "
            "Waldläufer der Gemeinschaft darf auch noch zu Beginn dieser Phase tappen, um dies "
            "aufzuheben."
        ),
    ),
    (
        Use(effects=(ReturnToSiteOfOrigin(Subject.USER),)),
        "Der Charakter bildet eine eigene Gemeinschaft, die sofort zum Ausgangsort zurückkehrt.",
    ),
    (Use(effects=(CancelCard(Subject.THIS_CARD, only_effect=True),)), "Hebe diese Karte auf."),
    (
        Use(
            target=ACharacter(),
            effects=(RollFor(then=(ReturnToSiteOfOrigin(Subject.TARGET),), plus=(Amount.MIND,), below=12),),
        ),
        (
            "Spielbar auf einen deiner Charaktere. Der Spieler des Charakters würfelt und addiert "
            "die Geisteskraft des Charakters. Ist die Summe kleiner als 12, bildet der Charakter "
            "eine eigene Gemeinschaft, die sofort zum Ausgangsort zurückkehrt."
        ),
    ),
    (
        Use(effects=(CorruptionCheck(Subject.BEARER, times=Amount.MIND),)),
        "Der Träger macht für jeden Punkt seiner Geisteskraft einen Versuchungswurf.",
    ),
    (Use(effects=(Tap(Subject.SITE),)), "Tappe den Ort."),
    (
        Use(effects=(FaceAttack(Race.SPIDER, strikes=2, prowess=7, body=5),)),
        (
            "Die Gemeinschaft muss sich einem Angriff von Spinnen stellen (zwei Schläge mit "
            "Kampfkraft 7 und Körper 5)."
        ),
    ),
    (Use(effects=(PlaceWith(Subject.USER),)), "Lege diese Karte zu dem Charakter."),
    (
        Use(effects=(PlaceWith(),)),
        (
            "Ein Charakter der Gemeinschaft darf tappen, um diese Karte zu nehmen. Nimmt sie "
            "niemand, wird diese Karte abgeworfen."
        ),
    ),
    (
        Use(effects=(KeepCard("The White Tree"),)),
        (
            "Du spielst „Der Weiße Baum“ von deiner Hand zu dieser Karte. Der Text von „Der Weiße Baum“ "
            "gilt nicht, auch nicht, dass die Karte einzigartig ist. Der Zauberer-Zufluchtsort ist von nun "
            "an geschützt."
        ),
    ),
    (
        Use(effects=(LetPlayItem((ItemClass.MINOR,), whatever_the_site=True),)),
        (
            "Ein ungetappter Charakter der Gemeinschaft darf einen kleinen Gegenstand spielen, auch"
            " wenn der Ort getappt ist. Der Ort wird dafür nicht getappt."
        ),
    ),
    (
        Use(effects=(Fetch(sources=(Source.PLAY_DECK, Source.DISCARD_PILE), avatar_into_play=True),)),
        (
            "Du darfst deinen Avatar aus deinem Spieldeck oder deinem Abwurfstapel heraussuchen und"
            " an diesem Ort ins Spiel bringen, wenn keiner deiner Avatare im Spiel ist."
        ),
    ),
    (
        Use(effects=(ForTheTurn(MayReplaceSite(), on=Subject.COMPANY),)),
        (
            "Die Gemeinschaft darf am Ende des Zuges ihren Ort durch den Zufluchtsort ersetzen, an "
            "dem sie den Zug begonnen hat."
        ),
    ),
    (
        Use(effects=(ForTheTurn(ExtraDraws(by_opponent=True, times=3), on=Subject.COMPANY),)),
        (
            "Bis zum Ende des Zuges darf dein Gegner bis zu 3-mal so viele Karten wie üblich "
            "ziehen, wenn sich die Gemeinschaft bewegt."
        ),
    ),
    (
        Use(effects=(ForTheTurn(MayMoveOn(SitesOf((SiteType.BORDER_HOLD,))), on=Subject.COMPANY),)),
        (
            "Bis zum Ende des Zuges darf sich die Gemeinschaft zu einem weiteren Ort bewegen, mit "
            "sofort folgender weiterer Bewegungs-/Gefahrenphase, nachdem sie sich zu einem Grenzort"
            " bewegt hat."
        ),
    ),
    (
        Use(target=ACharacter(), effects=(TryFaction(-2),)),
        (
            "Spielbar auf einen deiner Charaktere. Der Charakter versucht, ein Heer aus deiner Hand zu "
            "beeinflussen, wo immer es spielbar ist. Der Versuch wird um −2 und um −1 je Region auf dem "
            "Weg dorthin, beide Enden mitgezählt, modifiziert. Misslingt er, wird der Charakter "
            "ebenfalls abgeworfen. Gelingt er, wird sein Ort getappt, ohne weiteren Gegenstand."
        ),
    ),
)


@pytest.mark.parametrize(("use", "said"), EXAMPLES)
def test_an_effect_is_said_in_german(use: Use, said: str) -> None:
    assert alternatives((use,), PLAIN)[0] == said


def test_every_effect_has_an_example() -> None:
    assert {type(effect) for use, _ in EXAMPLES for effect in use.effects} == set(get_args(Effect))
