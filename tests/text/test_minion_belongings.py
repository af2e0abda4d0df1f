"""How minion items, rings, allies and characters are spoken of, in three languages."""

import pytest

from wizardhaven.text.english.abilities import ability_sentence as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import ability_sentence as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import ability_sentence as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text, type_line
from wizardhaven.vocabulary.abilities import Ability, May, RingTestResult, When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Ally, Character, Item
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn, ModifyCheck, Roll
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    Able,
    Allowing,
    At,
    BoundFor,
    KeyedTo,
    Needing,
    Normally,
    Not,
    With,
    Within,
    all_of,
    any_of,
    named,
)
from wizardhaven.vocabulary.targets import A, TheAttack, TheRoll, TheStrike
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
    Turned,
)

LANDS = ("Ithilien", "Gorgoroth")
ORCS = Race.ORC
EXAMPLES: tuple[tuple[Ability, str, str, str], ...] = (
    (
        RingTestResult("Lesser Ring", (1, 2), sources=(Pile.PLAY_DECK, Pile.DISCARD_PILE)),
        (
            "When Staff is tested, discard it; by the result one of these may be played: a Lesser "
            "Ring (2 or less). You may also look for a Lesser Ring in your play deck and discard "
            "pile; shuffle a play deck in which you found it."
        ),
        (
            "Wird dieser Ring geprüft, wird er abgeworfen, und je nach Ergebnis darf sofort gespielt "
            "werden: ein Geringerer Ring (höchstens 2). Dafür darf auch in deinem Spieldeck und in "
            "deinem Abwurfstapel ein Geringerer Ring gesucht werden (danach wird das Spieldeck "
            "gemischt)."
        ),
        (
            "Si cet anneau est vérifié, il est défaussé, et selon le résultat on peut jouer "
            "aussitôt\xa0: un Anneau moindre (2 ou moins). Vous pouvez aussi chercher un Anneau moindre "
            "dans votre deck de jeu et dans votre pile de défausse\xa0; mélangez le deck de jeu où vous "
            "l’avez trouvé."
        ),
    ),
    (
        When(Occasion.TAPPED, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.THIS_CARD),
        "When Staff becomes tapped, the bearer makes a corruption check.",
        "Sooft diese Karte getappt wird, macht der Träger einen Versuchungswurf.",
        "Chaque fois que cette carte s’engage, le porteur fait un jet de corruption.",
    ),
    (
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.HAND, onto=With(Subject.THIS_CARD)),
            about=Subject.EVERYBODY,
            of=Mark.ANOTHER_FORM,
        ),
        (
            "When another manifestation of it is played, return Staff to your hand. You may first "
            "give one of his items to another character of his company."
        ),
        (
            "Wenn eine andere Manifestation davon gespielt wird, wird diese Karte auf deine Hand "
            "zurückgenommen. Einer seiner Gegenstände darf zuvor an einen anderen Charakter der "
            "Gemeinschaft übergehen."
        ),
        (
            "Quand une autre manifestation de la carte est jouée, cette carte est renvoyée dans "
            "votre main. Auparavant, l’un de ses objets peut passer à un autre personnage de sa "
            "compagnie."
        ),
    ),
    (
        Permit(Deed.COME_BESIDES, named("Bûrat", "Tûma")),
        (
            "In a turn in which Bûrat or Tûma comes into play, the bearer may do so as well and does "
            "not count as a character of that turn."
        ),
        (
            "In einem Zug, in dem Bûrat oder Tûma ins Spiel kommt, darf diese Karte ebenfalls ins "
            "Spiel gebracht werden, ohne als Charakter dieses Zuges zu zählen."
        ),
        (
            "Pendant un tour où Bûrat ou Tûma entre en jeu, cette carte peut entrer en jeu aussi, "
            "sans compter comme un personnage de ce tour."
        ),
    ),
    (
        Modify(Stat.MIND, -1, condition=There(named("Bûrat"), Subject.COMPANY)),
        "While the company contains Bûrat, the bearer has −1 mind, to a minimum of 1.",
        "Der Träger hat −1 Geisteskraft, mindestens jedoch 1, solange Bûrat zu der Gemeinschaft gehört.",
        "Le porteur reçoit −1 à l’esprit, 1 au moins, tant que la compagnie compte Bûrat.",
    ),
    (
        May(
            Use(
                target=A(all_of(Sort.CHARACTER, named("Bûrat", "Tûma"), At(Subject.SITE))),
                effects=(Become(Subject.TARGET, Turned.UNTAPPED),),
            )
        ),
        "You may untap Bûrat or Tûma at the same site.",
        "Du darfst Bûrat oder Tûma am selben Ort enttappen.",
        "Vous pouvez redresser Bûrat ou Tûma au même site.",
    ),
    (
        May(
            Use(
                target=A(all_of(Sort.CHARACTER, ORCS, At(Subject.SITE))),
                effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
            )
        ),
        "You may discard an Orc at the same site.",
        "Du darfst einen Ork am selben Ort abwerfen.",
        "Vous pouvez défausser un Orque au même site.",
    ),
    (
        May(
            Use(
                target=A(
                    all_of(Sort.EVENT, Side.HAZARD, Length.PERMANENT, BoundFor(Within(LANDS))), Whose.ANYBODYS
                ),
                effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
            )
        ),
        (
            "You may discard a hazard permanent-event on one of your companies that is moving to a "
            "site in Ithilien or Gorgoroth, or on a character of it."
        ),
        (
            "Du darfst ein permanentes Gefahren-Ereignis auf einer deiner Gemeinschaften auf dem Weg "
            "zu einem Ort in einer der Regionen Ithilien oder Gorgoroth oder auf einem ihrer "
            "Charaktere abwerfen."
        ),
        (
            "Vous pouvez défausser un péril d’Événement Permanent sur l’une de vos compagnies en "
            "route vers un site de l’une des régions Ithilien ou Gorgoroth, ou sur un de ses "
            "personnages."
        ),
    ),
    (
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(on=BoundFor(Within(LANDS))),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
        (
            "You may cancel an attack against one of your companies that is moving to a site in "
            "Ithilien or Gorgoroth."
        ),
        (
            "Du darfst einen Angriff auf eine deiner Gemeinschaften auf dem Weg zu einem Ort in "
            "einer der Regionen Ithilien oder Gorgoroth aufheben."
        ),
        (
            "Vous pouvez annuler une attaque contre l’une de vos compagnies en route vers un site de "
            "l’une des régions Ithilien ou Gorgoroth."
        ),
    ),
    (
        May(Use(when=Moment.ATTACK, target=TheAttack(Mark.DETAINMENT), effects=(Cancel(Canceled.ATTACK),))),
        "You may cancel a detainment attack.",
        "Du darfst einen Angriff (sofern er ein Verhör ist) auf eine deiner Gemeinschaften aufheben.",
        "Vous pouvez annuler une attaque (dilatoire) contre l’une de vos compagnies.",
    ),
    (
        May(
            Use(when=Moment.ATTACK, target=TheAttack(Not(Alignment.HERO)), effects=(Cancel(Canceled.ATTACK),))
        ),
        "You may cancel an attack that is not made by a hero company.",
        (
            "Du darfst einen Angriff (nicht einer Helden-Gemeinschaft) auf eine deiner "
            "Gemeinschaften aufheben."
        ),
        "Vous pouvez annuler une attaque (sauf d’une compagnie héros) contre l’une de vos compagnies.",
    ),
    (
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Mark.ATTACKER_ASSIGNS),
                effects=(Fights(Manner.AS_USUAL),),
            )
        ),
        (
            "The strikes of an attack whose strikes the attacker would all assign are assigned as "
            "usual instead."
        ),
        (
            "Die Schläge eines Angriffs (dessen Schläge sonst alle der Angreifer zuweist) auf eine "
            "deiner Gemeinschaften werden stattdessen wie üblich zugewiesen."
        ),
        (
            "Les coups d’une attaque (dont l’attaquant attribuerait tous les coups) contre l’une de "
            "vos compagnies sont attribués comme d’habitude à la place."
        ),
    ),
    (
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(Sort.CREATURE),
                effects=(Cancel(Canceled.ATTACK_AND_HAND),),
            )
        ),
        "You may cancel an attack by a creature and return the creature's card to its player's hand.",
        (
            "Du darfst einen Angriff einer Kreatur auf eine deiner Gemeinschaften aufheben. Die "
            "Karte der Kreatur kehrt auf die Hand ihres Spielers zurück."
        ),
        (
            "Vous pouvez annuler une attaque de créature contre l’une de vos compagnies. La carte de "
            "la créature retourne dans la main de son joueur."
        ),
    ),
    (
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(Sort.COMPANY),
                effects=(Modify(Stat.PROWESS, +2, all_of(ORCS, With(Subject.BEARER))),),
            )
        ),
        (
            "In the combat of a strike between two companies, each Orc of the company has +2 prowess "
            "from now on."
        ),
        (
            "Im Kampf eines Schlags zwischen zwei Gemeinschaften hat jeder Ork der Gemeinschaft von "
            "nun an +2 Kampfkraft."
        ),
        (
            "Pendant le combat d’un coup entre deux compagnies, chaque Orque de la compagnie reçoit "
            "désormais +2 de prouesse."
        ),
    ),
    (
        May(
            Use(
                when=Moment.CHECK,
                target=TheRoll((Check.CORRUPTION,), by=Subject.SITE),
                effects=(ModifyCheck(passing=True),),
            )
        ),
        (
            "You may make a corruption check made by a character at the same site succeed whatever "
            "the dice show."
        ),
        "Du darfst einen Versuchungswurf eines Charakters am selben Ort in jedem Fall erfolgreich machen.",
        (
            "Vous pouvez rendre un jet de corruption d’un personnage au même site réussi quoi que "
            "montrent les dés."
        ),
    ),
    (
        May(Use(effects=(Look(Pile.TOP, 5, Whose.ANYBODYS),))),
        (
            "Look at the top five cards of your play deck, and then at those of your opponent's; "
            "each time shuffle these cards and put them back on top."
        ),
        (
            "Du siehst dir die obersten fünf Karten deines Spieldecks an, dann die des Spieldecks "
            "deines Gegners. Sie werden jeweils gemischt und wieder oben aufgelegt."
        ),
        (
            "Vous regardez les cinq cartes du dessus de votre deck de jeu, puis celles du deck de "
            "jeu de votre adversaire. Elles sont chaque fois mélangées et remises sur le dessus."
        ),
    ),
    (
        May(Use(effects=(Put(Needing(Skill.SAGE), Pile.HAND, (Pile.PLAY_DECK,)),))),
        "You may take a card that needs a sage from your play deck into your hand.",
        "Du darfst eine Karte, die einen Weisen erfordert, aus deinem Spieldeck auf deine Hand nehmen.",
        "Vous pouvez prendre en main une carte (qui demande un sage) de votre deck de jeu.",
    ),
    (
        May(Use(effects=(Put(any_of(Keyword.SORCERY, Keyword.SHADOW_MAGIC), Pile.HAND, (Pile.PLAY_DECK,)),))),
        "You may take a sorcery card or a shadow-magic card from your play deck into your hand.",
        (
            "Du darfst eine Hexerei-Karte oder eine Schattenmagie-Karte aus deinem Spieldeck auf "
            "deine Hand nehmen."
        ),
        (
            "Vous pouvez prendre en main une carte de sorcellerie ou une carte de magie de l’ombre "
            "de votre deck de jeu."
        ),
    ),
    (
        May(
            Use(
                when=Moment.END_OF_MOVEMENT_HAZARD,
                effects=(
                    ForTheTurn(
                        Permit(
                            Deed.MOVE_ON, where=ANY_SITE, condition=There(RegionType.WILDERNESS, Subject.PATH)
                        ),
                        on=Subject.COMPANY,
                    ),
                ),
            )
        ),
        (
            "At the end of the movement/hazard phase, until the end of the turn, once the company "
            "has moved to a site, it may move on to another site by a site path with a Wilderness; a "
            "further movement/hazard phase follows at once."
        ),
        (
            "Am Ende der Bewegungs-/Gefahrenphase einer Gemeinschaft darf sich bis zum Ende des "
            "Zuges die Gemeinschaft zu einem weiteren Ort auf einem Weg durch eine Wildnis bewegen, "
            "mit sofort folgender weiterer Bewegungs-/Gefahrenphase, nachdem sie sich zu einem Ort "
            "bewegt hat."
        ),
        (
            "À la fin de la phase de mouvement/périls d’une compagnie, jusqu’à la fin du tour, la "
            "compagnie peut, après s’être rendue à un site, se rendre à un autre site par un trajet "
            "comportant une Contrée sauvage, avec une nouvelle phase de mouvement/périls."
        ),
    ),
    (
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(KeyedTo((RegionType.SHADOW_LAND, SiteType.DARK_HOLD))),
                effects=(Cancel(Canceled.STRIKE),),
            )
        ),
        "You may cancel a strike of a creature keyed to a Shadow-land or a Dark-hold.",
        (
            "Du darfst einen Schlag einer an ein Schattenland oder einen Hort der Dunkelheit "
            "gebundenen Kreatur aufheben."
        ),
        "Vous pouvez annuler un coup d’une créature liée à une Terre de l’ombre ou à un Fief Noir.",
    ),
    (
        May(
            Use(
                requires=(Is(Subject.BEARER, Normally(Able(Keyword.SORCERY))),),
                effects=(Become(Subject.BEARER, Turned.UNTAPPED),),
            )
        ),
        "If the bearer is a sorcery-using character even without this card, you may untap the bearer.",
        (
            "Wenn der Träger auch ohne diese Karte ein Charakter, der Hexerei anwenden kann, ist, "
            "darfst du den Träger enttappen."
        ),
        (
            "Si le porteur est un personnage qui peut utiliser la sorcellerie même sans cette carte, "
            "vous pouvez redresser le porteur."
        ),
    ),
)


@pytest.mark.parametrize(("ability", "in_english", "in_german", "in_french"), EXAMPLES)
def test_each_language_says_it(ability: Ability, in_english: str, in_german: str, in_french: str) -> None:
    assert english(ability, Scene("Staff")) == in_english
    assert german(ability, GERMAN) == in_german
    assert french(ability, FRENCH) == in_french


CARDS: tuple[tuple[Item | Ally | Character, tuple[str, str, str]], ...] = (
    (
        Item(
            "XX-1",
            "Thing",
            ItemClass.SPECIAL,
            playable_at=(named("Moria"),),
            played_by=ORCS,
            marks=(Mark.AT_TAPPED_SITES, Mark.TAPS_NO_SITE),
            only_for=(Race.RINGWRAITH,),
        ),
        (
            (
                "Special item. Playable only at Moria by an Orc, even if the site is tapped. Playing it "
                "does not tap the site. Only Ringwraiths can use it."
            ),
            (
                "Besonderer Gegenstand. Nur spielbar in Moria durch einen Ork, auch wenn der Ort getappt "
                "ist. Der Ort wird dafür nicht getappt. Nur Ringgeister können den Gegenstand benutzen."
            ),
            (
                "Objet spécial. Jouable seulement à Moria par un Orque, même si le site est engagé. Le "
                "jouer n’engage pas le site. Seuls les Spectres peuvent s’en servir."
            ),
        ),
    ),
    (
        Item("XX-1", "Thing", ItemClass.MINOR, played_by=ORCS, marks=(Duplication.ON_A_STRIKE,)),
        (
            "Minor item. Playable only by an Orc. Cannot be duplicated against a given strike.",
            (
                "Kleiner Gegenstand. Nur spielbar durch einen Ork. Von dieser Karte darf nur ein "
                "Exemplar je Schlag benutzt werden."
            ),
            (
                "Objet mineur. Jouable seulement par un Orque. Un seul exemplaire de cette carte peut "
                "être utilisé par coup."
            ),
        ),
    ),
    (
        Item(
            "XX-1",
            "Thing",
            ItemClass.GOLD_RING,
            playable_at=(all_of(SiteType.BORDER_HOLD, Allowing(ItemClass.GOLD_RING)),),
        ),
        (
            "Gold ring. Playable only at a Border-hold that allows gold ring items.",
            "Goldener Ring. Nur spielbar an einem Grenzort, an dem Goldene Ringe spielbar sind.",
            "Anneau d’or. Jouable seulement dans un Fief Frontalier où des anneaux d’or sont jouables.",
        ),
    ),
    (
        Item("XX-1", "Thing", ItemClass.GOLD_RING, playable_at=(Mark.LAIR,)),
        (
            "Gold ring. Playable only at a site that is a Dragon's lair.",
            "Goldener Ring. Nur spielbar an einem Ort, der ein Drachenhort ist.",
            "Anneau d’or. Jouable seulement dans un site qui est un antre de Dragon.",
        ),
    ),
    (
        Ally("XX-1", "Friend", 1, (all_of(Within(LANDS), Not(named("Minas Morgul"))),), race=Race.TROLL),
        (
            "Ally, Troll. Playable at a site other than Minas Morgul in Ithilien or Gorgoroth.",
            (
                "Verbündeter, Troll. Spielbar an einem Ort in einer der Regionen Ithilien oder Gorgoroth "
                "(außer Minas Morgul)."
            ),
            (
                "Allié, Troll. Jouable dans un site de l’une des régions Ithilien ou Gorgoroth (sauf "
                "Minas Morgul)."
            ),
        ),
    ),
    (
        Character(
            "XX-1",
            "Old Troll",
            Race.TROLL,
            (Skill.WARRIOR,),
            5,
            8,
            (),
            mind=4,
            marks=(Mark.NOT_AT_THE_START,),
        ),
        (
            "Unique Troll character, warrior. May not be in a starting company.",
            "Einzigartiger Troll, Krieger. Darf zu keiner Anfangsgemeinschaft gehören.",
            "Troll unique, guerrier. Ne peut faire partie d’une compagnie de départ.",
        ),
    ),
)


@pytest.mark.parametrize(("card", "told"), CARDS)
def test_each_language_says_what_is_special_about_a_card(
    card: Item | Ally | Character, told: tuple[str, str, str]
) -> None:
    assert [" ".join([f"{type_line(card, each)}.", *card_text(card, each)]) for each in Language] == list(
        told
    )
