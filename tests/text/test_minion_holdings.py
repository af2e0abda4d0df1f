"""How minion sites and their people are spoken of, in three languages."""

import pytest

from wizardhaven.text.english.abilities import ability_sentence as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import ability_sentence as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import ability_sentence as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text
from wizardhaven.vocabulary.abilities import Ability, May, When
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, Send, Tap
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    ANYTHING,
    AtLeast,
    AtMost,
    KeyedTo,
    Not,
    PlayableAt,
    Within,
    all_of,
    any_of,
    named,
)
from wizardhaven.vocabulary.targets import A, TheAttack, TheStrike
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Moment,
    Pile,
    Race,
    SiteType,
    Stat,
    Turned,
)

EXAMPLES: tuple[tuple[Ability, str, str, str], ...] = (
    (
        When(
            Occasion.SITE_REVEALED,
            Tap(Subject.COMPANY),
            about=Subject.THIS_CARD,
            condition=Is(Subject.COMPANY, Mark.OVERT),
        ),
        (
            "When Staff is revealed as its new site, an overt company must tap an untapped "
            "character, if it has one."
        ),
        (
            "Wenn diese Karte als ihr neuer Ort aufgedeckt wird, muss eine offene Gemeinschaft einen "
            "ungetappten Charakter tappen, falls sie einen hat."
        ),
        (
            "Lorsque cette carte est révélée comme son nouveau site, une compagnie dévoilée doit "
            "engager un personnage non engagé, si elle en a un."
        ),
    ),
    (
        When(
            Occasion.SITE_REVEALED,
            Tap(Subject.COMPANY),
            about=Subject.THIS_CARD,
            condition=Unless(Is(Subject.COMPANY, Mark.OVERT)),
        ),
        (
            "When Staff is revealed as its new site, a covert company must tap an untapped "
            "character, if it has one."
        ),
        (
            "Wenn diese Karte als ihr neuer Ort aufgedeckt wird, muss eine versteckte Gemeinschaft "
            "einen ungetappten Charakter tappen, falls sie einen hat."
        ),
        (
            "Lorsque cette carte est révélée comme son nouveau site, une compagnie voilée doit "
            "engager un personnage non engagé, si elle en a un."
        ),
    ),
    (
        Forbid(Deed.ATTACK, Alignment.MINION),
        "A minion company may not attack another company here.",
        "Eine Schergen-Gemeinschaft darf hier keine andere Gemeinschaft angreifen.",
        "Une compagnie séide ne peut attaquer ici une autre compagnie.",
    ),
    (
        Forbid(Deed.MOVE, Race.RINGWRAITH, where=Subject.THIS_CARD),
        "A Ringwraith may not move to Staff.",
        "Ein Ringgeist darf sich nicht hierher bewegen.",
        "Un Spectre ne peut aller ici.",
    ),
    (
        Permit(Deed.BRING, Sort.AGENT),
        "Agents may be brought into play here as characters under direct influence.",
        "Agenten dürfen hier als Charaktere unter direktem Einfluss ins Spiel gebracht werden.",
        "Les agents peuvent entrer en jeu ici comme personnages, sous influence directe.",
    ),
    (
        Permit(Deed.PLAY_WITHOUT_TAPPING, ItemClass.MINOR),
        "The first minor item played here each turn does not tap Staff.",
        "Der erste kleine Gegenstand, der in einem Zug hier gespielt wird, tappt den Ort nicht.",
        "Le premier objet mineur joué ici à chaque tour n’engage pas le site.",
    ),
    (
        Fights(Manner.NORMAL, KeyedTo((Sort.SITE,))),
        "Creatures keyed to Staff attack normally, never as detainment attacks.",
        "Angriffe von Kreaturen, die an diese Karte gebunden sind, sind nie Verhöre.",
        "Les attaques des créatures liées à cette carte ne sont jamais dilatoires.",
    ),
    (
        Fights(Manner.NORMAL, all_of(KeyedTo((Sort.SITE,)), Not(Race.NAZGUL))),
        "Creatures keyed to Staff, other than Nazgûl, attack normally, never as detainment attacks.",
        "Angriffe von Kreaturen, die an diese Karte gebunden sind, sind nie Verhöre, außer denen von Nazgûl.",
        "Les attaques des créatures liées à cette carte (sauf les Nazgûl) ne sont jamais dilatoires.",
    ),
    (
        Detains(Not(Mark.OVERT)),
        "A detainment attack against covert companies.",
        "Gegen versteckte Gemeinschaften ist der Angriff ein Verhör.",
        "Contre les compagnies voilées, l’attaque est une attaque dilatoire.",
    ),
    (
        Detains(Mark.OVERT),
        "A detainment attack against overt companies.",
        "Gegen offene Gemeinschaften ist der Angriff ein Verhör.",
        "Contre les compagnies dévoilées, l’attaque est une attaque dilatoire.",
    ),
    (
        Detains(any_of(Alignment.HERO, Not(Mark.OVERT))),
        "A detainment attack against hero companies and covert companies.",
        "Gegen Helden-Gemeinschaften und versteckte Gemeinschaften ist der Angriff ein Verhör.",
        "Contre les compagnies héros et les compagnies voilées, l’attaque est une attaque dilatoire.",
    ),
    (
        Fights(Manner.ONLY_AGAINST, Mark.OVERT),
        "Only overt companies face this attack.",
        "Der Angriff gilt nur offenen Gemeinschaften.",
        "Seules les compagnies dévoilées subissent cette attaque.",
    ),
    (
        Modify(Stat.DIRECT_INFLUENCE, +2, against=all_of(Sort.FACTION, PlayableAt(named("Variag Camp")))),
        "The bearer has +2 direct influence against factions playable at Variag Camp.",
        "Der Träger hat +2 direkten Einfluss gegen Heere, die am Ort Lager der Variags spielbar sind.",
        "Le porteur reçoit +2 à l’influence directe sur les factions jouables au site Camp variag.",
    ),
    (
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(Mark.STRIKING_THIS_CARD, on=(Subject.BEARER,)),
                effects=(Cancel(Canceled.STRIKE),),
            )
        ),
        "You may cancel a strike against the bearer of an attack that strikes Staff as well.",
        (
            "Du darfst einen Schlag gegen den Träger (sofern derselbe Angriff auch gegen diese Karte "
            "einen Schlag führt) aufheben."
        ),
        (
            "Vous pouvez annuler un coup contre le porteur (si la même attaque porte aussi un coup à "
            "cette carte)."
        ),
    ),
    (
        May(Use(effects=(Put(Sort.FACTION, Pile.PLAY_DECK, (Pile.DISCARD_PILE,)),))),
        "You may shuffle a faction from your discard pile into your play deck.",
        "Du darfst ein Heer aus deinem Abwurfstapel in dein Spieldeck mischen.",
        "Vous pouvez mélanger dans votre deck de jeu une faction de votre pile de défausse.",
    ),
    (
        May(
            Use(
                effects=(
                    Put(Sort.FACTION, Pile.PLAY_DECK, (Pile.DISCARD_PILE,), count=None, by=Whose.ANYBODYS),
                )
            )
        ),
        "Each player shuffles all factions from his discard pile into his play deck.",
        "Jeder Spieler mischt alle Heere aus seinem Abwurfstapel in sein Spieldeck.",
        "Chaque joueur mélange toutes les factions de sa pile de défausse dans son deck de jeu.",
    ),
    (
        May(
            Use(
                effects=(
                    Put(
                        all_of(any_of(Sort.ITEM, Sort.ALLY, Sort.FACTION), Mark.PLAYABLE_HERE),
                        Pile.HAND,
                        (Pile.PLAY_DECK,),
                    ),
                )
            )
        ),
        (
            "You may take an item, ally or faction that can be played at the company's site from your play "
            "deck into your hand."
        ),
        (
            "Du darfst einen Gegenstand, einen Verbündeten oder ein Heer, die am Ort der "
            "Gemeinschaft spielbar sind, aus deinem Spieldeck auf deine Hand nehmen."
        ),
        (
            "Vous pouvez prendre en main un objet, un allié ou une faction jouable sur le site de la "
            "compagnie de votre deck de jeu."
        ),
    ),
    (
        May(
            Use(
                effects=(
                    Put(
                        all_of(any_of(Sort.CHARACTER, Sort.AGENT), Not(Sort.AVATAR)),
                        Pile.PLAY,
                        (Pile.HAND,),
                        may=True,
                        onto=Subject.COMPANY,
                    ),
                )
            )
        ),
        (
            "You may bring a character who is not an avatar, perhaps an agent, into play from your "
            "hand in the company under general or direct influence, if enough is unused. This does "
            "not count as your one character of the turn."
        ),
        (
            "Du darfst einen Charakter, der kein Avatar ist (auch einen Agenten), von der Hand unter "
            "allgemeinem oder direktem Einfluss in der Gemeinschaft ins Spiel bringen, wenn genug "
            "ungenutzt ist. Dies zählt nicht als dein Charakter des Zuges."
        ),
        (
            "Vous pouvez mettre en jeu dans la compagnie un personnage de votre main (même un agent) "
            "qui n’est pas un avatar, sous influence générale ou directe, s’il en reste assez. Cela "
            "ne compte pas comme votre personnage du tour."
        ),
    ),
    (
        Modify(Stat.RESOURCE_DRAWS, Count(ANYTHING, Subject.PATH, short_of=4), Sort.COMPANY),
        (
            "When a company moves, its player may draw one more card for each region fewer than four "
            "in its site path."
        ),
        (
            "Wenn sich eine Gemeinschaft bewegt, darf ihr Spieler für jede Region, die ihrem Weg an "
            "vier fehlt, eine Karte mehr ziehen."
        ),
        (
            "Lorsqu’une compagnie bouge, son joueur peut tirer une carte de plus pour chaque région "
            "qui manque à son trajet pour en avoir quatre."
        ),
    ),
    (
        Modify(Check.CORRUPTION, Count(ANYTHING, Subject.PATH, short_of=4)),
        (
            "The bearer's corruption checks are modified by adding the number of regions by which "
            "the company's site path falls short of four."
        ),
        (
            "Die Versuchungswürfe des Trägers werden um die Anzahl der Regionen, die dem Weg seiner "
            "Gemeinschaft an 4 fehlen, erhöht."
        ),
        (
            "Le nombre de régions qui manquent au trajet de sa compagnie pour 4 s’ajoute aux jets de "
            "corruption du porteur."
        ),
    ),
    (
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Unless(Is(Subject.NEW_SITE, any_of(named("Bree", "Moria"), Within(("Rohan",))))),
        ),
        "Discard Staff if the company moves, unless to Bree, Moria or a site in Rohan.",
        (
            "Diese Karte wird abgeworfen, wenn sich die Gemeinschaft bewegt, außer nach Bree, nach "
            "Moria oder zu einem Ort in der Region Rohan."
        ),
        (
            "Cette carte est défaussée si la compagnie bouge, sauf vers Bree, Moria ou un site de la "
            "région Rohan."
        ),
    ),
    (
        May(
            Use(
                requires=(Unless(Is(Subject.COMPANY, Mark.MOVING)),),
                effects=(Put(ANYTHING, Pile.HAND, (Pile.TOP,)),),
            )
        ),
        "If the company is not moving, you may draw one card.",
        "Wenn die Gemeinschaft sich nicht bewegt, darfst du eine Karte ziehen.",
        "Si la compagnie ne bouge pas, vous pouvez tirer une carte.",
    ),
    (
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(),
                effects=(
                    Modify(Stat.PROWESS, +1, Subject.TARGET),
                    Fights(Manner.ROLLS_TWICE),
                ),
            )
        ),
        (
            "The character who faces a strike has +1 prowess against it and rolls twice, using the "
            "better roll."
        ),
        (
            "Der Verteidiger eines Schlags erhält gegen diesen Schlag +1 Kampfkraft und würfelt "
            "zweimal; der bessere Wurf gilt."
        ),
        (
            "Le défenseur d’un coup reçoit +1 de prouesse contre ce coup et lance deux fois les dés, "
            "en gardant le meilleur jet."
        ),
    ),
    (
        May(
            Use(
                target=A(all_of(Sort.ITEM, named("Glamdring"))),
                effects=(Become(Subject.TARGET, Turned.UNTAPPED),),
            )
        ),
        "You may untap a Glamdring in one of your companies.",
        "Du darfst einen Gegenstand „Glamdring“ in einer deiner Gemeinschaften enttappen.",
        "Vous pouvez redresser un objet « Glamdring » de l’une de vos compagnies.",
    ),
    (
        May(
            Use(
                target=A(all_of(Sort.AGENT, Not(Mark.FACE_DOWN), AtMost(Stat.MIND, 5)), Whose.OPPONENTS),
                effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
            )
        ),
        "You may discard one of your opponent's face-up agents whose mind is 5 or less.",
        "Du darfst einen offenen Agenten deines Gegners mit Geisteskraft 5 oder weniger abwerfen.",
        ("Vous pouvez défausser un agent face visible de votre adversaire dont l’esprit est de 5 ou moins."),
    ),
    (
        May(
            Use(
                target=A(all_of(Sort.AGENT, Not(Mark.FACE_DOWN), AtLeast(Stat.MIND, 6)), Whose.OPPONENTS),
                effects=(Put(Subject.TARGET, Pile.HAND),),
            )
        ),
        "One of your opponent's face-up agents whose mind is 6 or more returns to his player's hand.",
        (
            "Ein offener Agent deines Gegners mit Geisteskraft 6 oder mehr kehrt auf die Hand seines "
            "Spielers zurück."
        ),
        (
            "Un agent face visible de votre adversaire dont l’esprit est de 6 ou plus retourne "
            "dans la main de son joueur."
        ),
    ),
    (
        May(Use(target=A(Sort.COMPANY), effects=(Put(Subject.ON_GUARD, Pile.DISCARD_PILE),))),
        "You may discard the card on-guard with one of your companies.",
        (
            "Spielbar auf eine deiner Gemeinschaften. Wirf die Karte, die bei der Gemeinschaft auf "
            "der Hut liegt, ab."
        ),
        "Jouable sur l’une de vos compagnies. Défaussez la carte en garde sur la compagnie.",
    ),
    (
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(),
                effects=(Send(Within(("Rohan",)), Subject.SITE), Cancel(Canceled.ATTACK)),
            )
        ),
        (
            "Before the strikes of an attack are assigned, you may replace the company's site with another "
            "site in Rohan from your location deck. Cancel the attack."
        ),
        (
            "Bei einem Angriff auf eine deiner Gemeinschaften darfst du den Ort der Gemeinschaft "
            "durch einen anderen Ort in der Region Rohan aus deinem Ortsstapel ersetzen. Hebe den "
            "Angriff auf."
        ),
        (
            "Lors d’une attaque contre l’une de vos compagnies, vous pouvez remplacer le site de la "
            "compagnie par un autre site de la région Rohan de votre pile de sites. Annulez "
            "l’attaque."
        ),
    ),
)


@pytest.mark.parametrize(("word", "in_english", "in_german", "in_french"), EXAMPLES)
def test_a_word_of_minion_holdings_is_said_in_each_language(
    word: Ability, in_english: str, in_german: str, in_french: str
) -> None:
    assert english(word, Scene("Staff")) == in_english
    assert german(word, GERMAN) == in_german
    assert french(word, FRENCH) == in_french


TOWN = Site(
    code="XX-1",
    name="Town",
    site_type=SiteType.FREE_HOLD,
    region="Rohan",
    resource_draws=1,
    hazard_draws=1,
    playable_items=(
        all_of(ItemClass.MAJOR, any_of(named("Glamdring"), Keyword.SHIELD)),
        all_of(ItemClass.GREATER, Alignment.HERO),
    ),
    automatic_attacks=(
        Attack(Race.MAN, strikes=1, prowess=9, abilities=(Fights(Manner.EACH_FACES_A_STRIKE),)),
    ),
    marks=(Mark.NEVER_TAPS,),
    alignment=Alignment.MINION,
)

TEXTS = [
    (
        Language.EN,
        [
            (
                "Playable here: major and greater items (major: Glamdring or shield only, greater: hero "
                "items only)."
            ),
            "Automatic-attack: Men, 9 prowess. Each character in the company faces one strike.",
            "Town never taps.",
        ],
    ),
    (
        Language.DE,
        [
            (
                "Hier spielbar: große und mächtige Gegenstände (große: nur „Glamdring“ oder Schilde) "
                "(mächtige: nur Gegenstände der Seite Held)."
            ),
            (
                "Automatischer Angriff: Menschen, Kampfkraft 9. Jeder Charakter in der Gemeinschaft muss "
                "sich einem Schlag stellen."
            ),
            "Dieser Ort wird nie getappt.",
        ],
    ),
    (
        Language.FR,
        [
            (
                "Jouable ici : objets majeurs et supérieurs (majeurs : « Glamdring » ou boucliers "
                "seulement) (supérieurs : objets héros seulement)."
            ),
            "Attaque automatique : Humains, prouesse 9. Chaque personnage de la compagnie affronte un coup.",
            "Ce site ne s’engage jamais.",
        ],
    ),
]


@pytest.mark.parametrize(("language", "paragraphs"), TEXTS)
def test_a_site_says_which_items_it_keeps_to_and_that_it_never_taps(
    language: Language, paragraphs: list[str]
) -> None:
    assert card_text(TOWN, language) == paragraphs
