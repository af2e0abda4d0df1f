"""Words of gatherings, lore and quests, in the three languages."""

import pytest

from wizardhaven.text.english.abilities import ability_sentence as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import ability_sentence as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import ability_sentence as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.vocabulary.abilities import Ability, DiscardWhile, May, StorableAt, When
from wizardhaven.vocabulary.canceling import Cancel, Canceled, Cancels
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.conditions import Is, There, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.journeys import RestAfterJourney
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.standing import GivenUpInstead
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, AtMost, Not, On, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Keyword,
    Length,
    Moment,
    Pile,
    Points,
    Purpose,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
    State,
    Turned,
)

ANY_SIZE = Permit(Deed.EXCEED_SIZE)
FOR_NOTHING = Modify(
    Stat.CONTROL, 0, all_of(With(Subject.COMPANY), Race.DWARF, AtMost(Stat.MIND, 2)), how=How.SET
)
FOR_ONE_POINT = Modify(Stat.CONTROL, 1, all_of(With(Subject.COMPANY), Race.HOBBIT), how=How.SET)
AS_MANY_AS_COME = Permit(Deed.BRING_ANY_NUMBER, Race.DWARF)
TOO_MANY_GREAT_ONES = DiscardWhile(There(all_of(Not(Race.WIZARD), AtLeast(Stat.MIND, 6)), Subject.COMPANY, 2))
NO_DWARF = DiscardWhile(Unless(There(Race.DWARF, Subject.COMPANY)))
CHOOSERS = Modify(Stat.STRIKES, -1, all_of(Sort.ATTACK, Mark.ATTACKER_ASSIGNS), least=1)
CHOOSERS_BY_DAY = Modify(
    Stat.STRIKES,
    -1,
    all_of(Sort.ATTACK, Mark.ATTACKER_ASSIGNS),
    condition=There(named("Gates of Morning")),
    least=1,
)
ALL_WELL = May(
    Use(
        when=Moment.ORGANIZATION,
        costs=(Tap(Subject.BEARER), Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
        effects=(Become(Subject.COMPANY, State.WELL),),
    )
)
WELL_AT_HAVENS = May(
    Use(effects=(ForTheTurn(RestAfterJourney(everybody_at=SiteType.HAVEN), on=Subject.COMPANY),))
)
ONCE_MORE_TAPPED = Forbid(Deed.UNTAP_ONCE, Subject.BEARER)
QUEST_TAPS = When(
    Occasion.CARD_PLAYED,
    Tap(Subject.THIS_CARD),
    about=Subject.COMPANY,
    of=any_of(Keyword.PALANTIR, Keyword.THE_ONE_RING),
)
QUEST_TURNS = When(
    Occasion.CARD_PLAYED,
    Become(Subject.THIS_CARD, Turned.INVERTED),
    about=Subject.COMPANY,
    of=Keyword.STOLEN_KNOWLEDGE,
)
QUEST_TURNS_FOR_LORE = May(
    Use(
        when=Moment.SITE,
        costs=(Put(all_of(Keyword.LOST_KNOWLEDGE, With(Subject.COMPANY)), Pile.DISCARD_PILE),),
        effects=(Become(Subject.THIS_CARD, Turned.INVERTED),),
    )
)
QUEST_MAY_TAP = May(Use(when=Moment.SITE, effects=(Become(Subject.THIS_CARD, Turned.TAPPED),)))
QUEST_ENDS = StorableAt(
    (SiteType.HAVEN,),
    points=7,
    condition=Is(Subject.THIS_CARD, Turned.INVERTED),
    holding=(Modify(Stat.CORRUPTION_POINTS, -1, Sort.RING),),
)
FREED_OF_ENCHANTMENTS = May(
    Use(
        target=A(Sort.CHARACTER),
        effects=(
            Put(
                all_of(Side.HAZARD, Length.PERMANENT, Keyword.DARK_ENCHANTMENT, On(Subject.TARGET)),
                Pile.DISCARD_PILE,
                count=None,
            ),
        ),
    )
)
MEMORIES = GivenUpInstead(Keyword.LOST_KNOWLEDGE, tapping=Skill.SAGE)
NO_GENERAL_INFLUENCE = Modify(Stat.CONTROL, 0, against=Subject.PLAYER, how=How.SET)
NO_POINTS = Modify(Stat.MARSHALLING_POINTS, 0, how=How.SET)
UNTIL_WOUNDED = When(Occasion.WOUNDED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.BEARER)
UNTIL_THE_SITE_IS_NEEDED = When(
    Occasion.CARD_PLAYED,
    Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
    about=Subject.COMPANY,
    of=all_of(Side.RESOURCE, Mark.NEEDS_SITE),
)
COMMON_FOE = May(
    Use(
        when=Moment.ATTACK,
        target=TheAttack(all_of(Sort.CREATURE, Not(Mark.UNIQUE))),
        effects=(Cancel(Canceled.ATTACK),),
    )
)
NEXT_FOE = Cancels(all_of(Sort.CREATURE, Not(Mark.UNIQUE)), at_most=1)
IDLE = Forbid(Deed.ACT, Not(With(Race.WIZARD)), unless=named("Eagle-mounts"))
RENEWED = CountsAs(SiteType.HAVEN, named("Bag End"), (Purpose.HEALING, Purpose.BRINGING, Purpose.RENEWAL))
WORTH_MORE = Modify(Stat.MARSHALLING_POINTS, +1, all_of(Points.FACTION, Race.HOBBIT))

EXAMPLES: tuple[tuple[Ability, str, str, str], ...] = (
    (
        ANY_SIZE,
        "There is no limit to the size of the company.",
        "Die Größe der Gemeinschaft ist unbegrenzt.",
        "La taille de la compagnie n’est pas limitée.",
    ),
    (
        FOR_NOTHING,
        "Each Dwarf of the company whose mind is 2 or less takes no influence to control.",
        (
            "Die Kontrolle über jeden Zwerg der Gemeinschaft, dessen Geisteskraft höchstens 2 beträgt, "
            "kostet keine Einflusspunkte."
        ),
        (
            "Le contrôle de chaque Nain de la compagnie dont l’esprit est de 2 au plus ne coûte aucun "
            "point d’influence."
        ),
    ),
    (
        FOR_ONE_POINT,
        "Each Hobbit of the company takes one point of influence to control.",
        "Die Kontrolle über jeden Hobbit der Gemeinschaft kostet 1 Einflusspunkt.",
        "Le contrôle de chaque Hobbit de la compagnie coûte 1 point d’influence.",
    ),
    (
        AS_MANY_AS_COME,
        (
            "In the organization phase in which Lore is played, any number of Dwarves may be brought "
            "into play with the company."
        ),
        (
            "In der Organisationsphase, in der diese Karte gespielt wird, darfst du mit der Gemeinschaft "
            "beliebig viele Zwerge ins Spiel bringen."
        ),
        (
            "Pendant la phase d’organisation où cette carte est jouée, vous pouvez faire entrer en jeu "
            "autant de Nains que vous voulez avec la compagnie."
        ),
    ),
    (
        TOO_MANY_GREAT_ONES,
        (
            "Discard Lore as soon as the company contains two or more characters who are not Wizards and "
            "have a mind of 6 or more."
        ),
        (
            "Diese Karte wird abgeworfen, sobald zwei oder mehr Charaktere, die keine Zauberer sind und "
            "mindestens 6 Geisteskraft haben, zu der Gemeinschaft gehören."
        ),
        (
            "Cette carte est défaussée dès que la compagnie compte deux personnages ou plus qui ne sont "
            "pas des Sorciers et ont un esprit de 6 au moins."
        ),
    ),
    (
        NO_DWARF,
        "Discard Lore as soon as the company does not contain a Dwarf.",
        "Diese Karte wird abgeworfen, sobald kein Zwerg zu der Gemeinschaft gehört.",
        "Cette carte est défaussée dès que la compagnie ne compte aucun Nain.",
    ),
    (
        CHOOSERS,
        "Each attack that chooses its defenders has −1 strike (to a minimum of one).",
        "Jeder Angriff, der seine Verteidiger auswählt, erhält −1 Schlag (mindestens 1).",
        "Chaque attaque qui choisit ses défenseurs reçoit −1 coup (1 au minimum).",
    ),
    (
        CHOOSERS_BY_DAY,
        (
            "While Gates of Morning is in play, each attack that chooses its defenders also has −1 "
            "strike (to a minimum of one)."
        ),
        (
            "Jeder Angriff, der seine Verteidiger auswählt, erhält zusätzlich −1 Schlag (mindestens 1), "
            "solange „Tore des Morgens“ im Spiel ist."
        ),
        (
            "Chaque attaque qui choisit ses défenseurs reçoit en plus −1 coup (1 au minimum), tant que "
            "« Portes du Matin » est en jeu."
        ),
    ),
    (
        ALL_WELL,
        (
            "During the organization phase, tap the bearer and discard Lore to heal and untap every "
            "wounded character of his company."
        ),
        (
            "Tappe während deiner Organisationsphase den Träger und wirf diese Karte ab, um alle "
            "verwundeten Charaktere seiner Gemeinschaft zu heilen und sie zu enttappen."
        ),
        (
            "Pendant votre phase d’organisation, engagez le porteur et défaussez cette carte pour guérir "
            "et redresser tous les personnages blessés de sa compagnie."
        ),
    ),
    (
        WELL_AT_HAVENS,
        (
            "If the company moves to a Haven this turn, all of its characters are healed and untapped at "
            "the end of its movement/hazard phase."
        ),
        (
            "Wenn sich die Gemeinschaft in diesem Zug zu einem Zufluchtsort bewegt, werden alle ihre "
            "Charaktere am Ende ihrer Bewegungs-/Gefahrenphase geheilt und enttappt."
        ),
        (
            "Si la compagnie se rend à un Havre pendant ce tour, tous ses personnages sont guéris et "
            "redressés à la fin de sa phase de mouvement/périls."
        ),
    ),
    (
        ONCE_MORE_TAPPED,
        "The next time the bearer would become untapped, he is tapped instead and Lore is discarded.",
        (
            "Würde der Träger das nächste Mal enttappt, wird er stattdessen getappt, und diese Karte "
            "wird abgeworfen."
        ),
        (
            "La prochaine fois que le porteur devrait être redressé, il est engagé à la place, et cette "
            "carte est défaussée."
        ),
    ),
    (
        QUEST_TAPS,
        "When the company plays a Palantír or The One Ring, tap Lore.",
        "Spielt die Gemeinschaft einen Palantír oder den Einen Ring, wird diese Karte getappt.",
        "Lorsque la compagnie joue un Palantír ou l’Anneau Unique, cette carte est engagée.",
    ),
    (
        QUEST_TURNS,
        (
            "When the company plays a Stolen Knowledge card, invert Lore, if it is tapped and no other "
            "copy of it has been inverted."
        ),
        (
            "Spielt die Gemeinschaft eine Karte der Art Gestohlenes Wissen, wird diese Karte, sofern sie "
            "getappt ist und noch kein anderes Exemplar umgedreht worden ist, umgedreht."
        ),
        (
            "Lorsque la compagnie joue une carte de Savoir dérobé, cette carte est retournée si elle est "
            "engagée et si aucun autre exemplaire ne l’a été."
        ),
    ),
    (
        QUEST_TURNS_FOR_LORE,
        (
            "During the site phase, discard a Lost Knowledge card of the company to invert Lore, if it "
            "is tapped and no other copy of it has been inverted."
        ),
        (
            "Wirf während deiner Ortsphase eine Karte der Gemeinschaft der Art Verlorenes Wissen ab, um "
            "diese Karte umzudrehen, sofern sie getappt ist und noch kein anderes Exemplar umgedreht "
            "worden ist."
        ),
        (
            "Pendant votre phase de site, défaussez une carte de Savoir perdu de la compagnie pour "
            "retourner cette carte si elle est engagée et si aucun autre exemplaire ne l’a été."
        ),
    ),
    (
        QUEST_MAY_TAP,
        "During the site phase, you may tap Lore, if no other copy of it has been tapped.",
        (
            "Während deiner Ortsphase darfst du diese Karte tappen, sofern noch kein anderes Exemplar "
            "getappt worden ist."
        ),
        (
            "Pendant votre phase de site, vous pouvez engager cette carte si aucun autre exemplaire ne "
            "l’a été."
        ),
    ),
    (
        QUEST_ENDS,
        (
            "May be stored at a Haven while it is inverted, where it is worth 7 marshalling points. As "
            "long as it is stored, each ring gives one corruption point less."
        ),
        (
            "Diese Karte darf, wenn sie umgedreht ist, an einem Zufluchtsort hinterlegt werden und ist "
            "dann sieben Siegpunkte wert. Solange sie hinterlegt ist, gibt jeder Ring 1 Versuchungspunkt "
            "weniger."
        ),
        (
            "Cette carte peut être mise en réserve dans un Havre si elle est retournée, et vaut alors "
            "sept points de rassemblement. Tant qu’elle y est, chaque anneau donne 1 point de corruption "
            "de moins."
        ),
    ),
    (
        FREED_OF_ENCHANTMENTS,
        "You may discard all dark enchantments on one of your characters.",
        "Du darfst alle Dunkelzauber auf einem deiner Charaktere abwerfen.",
        "Vous pouvez défausser tous les enchantements des ténèbres placés sur l’un de vos personnages.",
    ),
    (
        MEMORIES,
        (
            "A sage may tap and you may discard Lore from your hand in place of a Lost Knowledge card "
            "that has to be discarded for a card played with his company."
        ),
        (
            "Tappt ein Weiser, darfst du diese Karte aus der Hand abwerfen, anstelle einer Karte der Art "
            "Verlorenes Wissen, die für eine mit seiner Gemeinschaft gespielte Karte abgeworfen werden "
            "muss."
        ),
        (
            "Vous pouvez engager un sage et défausser cette carte de votre main à la place d’une carte "
            "de Savoir perdu qu’une carte jouée avec sa compagnie demande de défausser."
        ),
    ),
    (
        NO_GENERAL_INFLUENCE,
        "The bearer counts nothing against general influence.",
        "Der Träger zählt nicht gegen deinen allgemeinen Einfluss.",
        "Le porteur ne compte pas sur votre influence générale.",
    ),
    (
        NO_POINTS,
        "The bearer's marshalling points do not count.",
        "Die Siegpunkte des Trägers zählen nicht.",
        "Les points de rassemblement du porteur ne comptent pas.",
    ),
    (
        UNTIL_WOUNDED,
        "When he is wounded, discard Lore.",
        "Wird der Träger verwundet, wird diese Karte abgeworfen.",
        "Lorsque le porteur est blessé, cette carte est défaussée.",
    ),
    (
        UNTIL_THE_SITE_IS_NEEDED,
        "When you play a resource that taps his site or can be played only there, discard Lore.",
        (
            "Spielst du eine Unterstützung, die seinen Ort tappt oder nur dort spielbar ist, wird diese "
            "Karte abgeworfen."
        ),
        (
            "Lorsque vous jouez une ressource qui engage son site ou n’est jouable que là, cette carte "
            "est défaussée."
        ),
    ),
    (
        COMMON_FOE,
        "You may cancel an attack by a non-unique creature.",
        (
            "Du darfst einen Angriff einer nicht einzigartigen Kreatur auf eine deiner Gemeinschaften "
            "aufheben."
        ),
        "Vous pouvez annuler une attaque de créature non unique contre l’une de vos compagnies.",
    ),
    (
        NEXT_FOE,
        "All attacks of the next non-unique hazard creature that attacks the company are cancelled.",
        (
            "Alle Angriffe der nächsten nicht einzigartigen Gefahren-Kreatur auf die Gemeinschaft werden "
            "aufgehoben."
        ),
        "Toutes les attaques de la prochaine créature non unique contre la compagnie sont annulées.",
    ),
    (
        IDLE,
        (
            "The company may do nothing in its site phase unless it contains a Wizard or you discard "
            "Eagle-mounts from your hand."
        ),
        (
            "Die Gemeinschaft darf in ihrer Ortsphase nichts tun, es sei denn, ein Zauberer gehört ihr "
            "an oder du wirfst „Ritt auf den Adlern“ aus der Hand ab."
        ),
        (
            "La compagnie ne peut rien faire pendant sa phase de site, sauf si elle compte un Sorcier ou "
            "si vous défaussez « Transport par les Aigles » de votre main."
        ),
    ),
    (
        RENEWED,
        (
            "Bag End counts as a Haven for healing and for bringing characters into play; it untaps in "
            "its player's untap phase, and goes back to the location deck instead of being discarded."
        ),
        (
            "Beutelsend gilt für die Heilung und für das Ausspielen von Charakteren als Zufluchtsort; er "
            "wird in der Enttapp-Phase seines Spielers enttappt und kommt, statt abgeworfen zu werden, "
            "in den Ortsstapel zurück."
        ),
        (
            "Cul-de-Sac compte comme un Havre pour la guérison et pour l’entrée en jeu de personnages ; "
            "il se redresse pendant la phase de redressement de son joueur et, au lieu d’être défaussé, "
            "retourne dans le deck de sites."
        ),
    ),
    (
        WORTH_MORE,
        "All Hobbit factions are each worth one marshalling point more.",
        "Alle Heere der Hobbits sind jeweils einen Siegpunkt mehr wert.",
        "Toutes les factions de Hobbits valent chacune un point de rassemblement de plus.",
    ),
)


@pytest.mark.parametrize(("word", "in_english", "in_german", "in_french"), EXAMPLES)
def test_it_is_said_in_all_languages(word: Ability, in_english: str, in_german: str, in_french: str) -> None:
    assert english(word, Scene("Lore")) == in_english
    assert german(word, GERMAN) == in_german
    assert french(word, FRENCH) == in_french
