"""Words about hands and piles, in the three languages."""

import pytest

from wizardhaven.text.english.abilities import ability_sentence as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import ability_sentence as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import ability_sentence as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.vocabulary.abilities import Ability, May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.conditions import Happened, Is, Past, There
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.piles import DiscardsFromHand, Keeps, Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AtLeast, Not, all_of, any_of
from wizardhaven.vocabulary.terms import (
    ItemClass,
    Keyword,
    Phase,
    Pile,
    PlayerKind,
    RegionType,
    SiteType,
    Stat,
)

FROM_TOP = May(Use(effects=(Look(Pile.TOP, 8, Whose.OWN, then=Put(ANYTHING, Pile.HAND, (Pile.TOP,))),)))
AT_RANDOM = May(Use(effects=(Look(Pile.HAND, 5, Whose.OPPONENTS),)))
REMOVING = May(
    Use(
        effects=(
            Look(
                Pile.DISCARD_PILE,
                4,
                Whose.OPPONENTS,
                then=Put(Not(Mark.UNIQUE), Pile.REMOVED, (Pile.DISCARD_PILE,), may=True),
            ),
        )
    )
)
DRAWS_LESS = Modify(
    Stat.RESOURCE_DRAWS,
    -1,
    all_of(Sort.COMPANY, Not(any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
    condition=There(RegionType.DARK_DOMAIN, Subject.PATH),
)
CONTESTED = When(
    Occasion.PHASE_BEGINS,
    Put(Subject.THIS_CARD, Pile.DISCARD_PILE, or_else=Keyword.ENVIRONMENT, by=Whose.ANYBODYS),
    about=Subject.PLAYER,
    of=Phase.ORGANIZATION,
)
INSTEAD = When(
    Occasion.PHASE_ENDS,
    Put(Subject.THIS_CARD, Pile.DISCARD_PILE, or_else=Keyword.RITUAL),
    about=Subject.PLAYER,
    of=Phase.ORGANIZATION,
)
BENEATH = May(
    Use(
        requires=(Is(Subject.ACTIVE_PLAYER, AtLeast(Tally.PLAY_DECK, 10)),),
        effects=(
            Look(
                Pile.TOP,
                10,
                Whose.OPPONENTS,
                then=Put(
                    all_of(Sort.ITEM, Not(ItemClass.SPECIAL), Not(Keyword.HOARD)),
                    Pile.ASIDE,
                    (Pile.TOP,),
                    by=Whose.OPPONENTS,
                ),
            ),
        ),
    )
)
KEPT = Keeps(Sort.ITEM, Mark.UNDER_DEEPS)
ARMORY = Keeps(ItemClass.MINOR, SiteType.BORDER_HOLD)
THREE_BENEATH = Modify(
    Stat.MARSHALLING_POINTS, +1, Subject.THIS_CARD, condition=Is(Subject.THIS_CARD, AtLeast(Tally.BENEATH, 3))
)
SHOWN = DiscardsFromHand(Pile.PLAY)
ONTO_DECK = DiscardsFromHand(Pile.TOP)
REMOVES = Rule(Own.REMOVE_DISCARDED)
BEATEN = May(
    Use(requires=(Happened(Past.BEATEN, Sort.AGENT),), effects=(Look(Pile.HAND, 1, Whose.OPPONENTS),))
)

EXAMPLES: tuple[tuple[Ability, str, str, str], ...] = (
    (
        FROM_TOP,
        (
            "Reveal up to eight cards from the top of your play deck and take one of them into your hand. "
            "Shuffle the others back into it."
        ),
        (
            "Du deckst bis zu acht Karten oben von deinem Spieldeck auf und nimmst eine davon auf deine"
            " Hand. Die übrigen werden zurückgemischt."
        ),
        (
            "Vous dévoilez jusqu’à huit cartes du dessus de votre deck de jeu et en prenez une en main. "
            "Les autres y sont remélangées."
        ),
    ),
    (
        AT_RANDOM,
        "Your opponent reveals five cards at random from his hand.",
        "Dein Gegner deckt zufällig fünf Karten aus seiner Hand auf.",
        "Votre adversaire dévoile au hasard cinq cartes de sa main.",
    ),
    (
        REMOVING,
        (
            "Your opponent reveals four cards at random from his discard pile. You may remove one of "
            "them that is not unique from play; the others stay there."
        ),
        (
            "Dein Gegner deckt zufällig vier Karten aus seinem Abwurfstapel auf. Du darfst eine "
            "davon, die nicht einzigartig ist, aus dem Spiel entfernen. Die übrigen bleiben dort."
        ),
        (
            "Votre adversaire dévoile au hasard quatre cartes de sa pile de défausse. Vous pouvez en "
            "retirer du jeu une qui n’est pas unique. Les autres y restent."
        ),
    ),
    (
        DRAWS_LESS,
        (
            "When a company moves and its site path has a Dark-domain, its player draws one "
            "card fewer (perhaps none), unless he is a Ringwraith or Balrog player."
        ),
        (
            "Wenn sich eine Gemeinschaft bewegt und ihr Weg mindestens ein Dunkles Reich enthält, "
            "zieht ihr Spieler eine Karte weniger (auch gar keine), außer er ist ein "
            "Ringgeist-Spieler oder ein Balrog-Spieler."
        ),
        (
            "Lorsqu’une compagnie bouge et que son trajet comporte au moins un Domaine noir, son "
            "joueur tire une carte de moins (éventuellement aucune), sauf s’il est un joueur de Spectre "
            "ou un joueur de Balrog."
        ),
    ),
    (
        CONTESTED,
        (
            "At the beginning of your organization phase, discard this card, or an environment card "
            "from your hand instead. In the latter case your opponent may discard such a card from "
            "his hand to have it discarded after all, which you can counter with two of yours, he "
            "with another one, and so on."
        ),
        (
            "Zu Beginn deiner Organisationsphase wird diese Karte oder stattdessen eine Umweltkarte "
            "von deiner Hand abgeworfen. Dein Gegner darf im zweiten Fall eine solche Karte von "
            "seiner Hand abwerfen, damit sie doch abgeworfen wird. Du kannst dem mit zwei solchen "
            "Karten begegnen, er mit einer weiteren, und so fort."
        ),
        (
            "Au début de votre phase d’organisation, cette carte ou, à la place, une carte "
            "d’environnement de votre main est défaussée. Dans ce dernier cas, votre adversaire peut "
            "défausser une telle carte de sa main pour qu’elle soit défaussée malgré tout. Vous "
            "pouvez y répondre par deux des vôtres, lui par une autre, et ainsi de suite."
        ),
    ),
    (
        INSTEAD,
        (
            "At the end of your organization phase, discard this card, or a ritual card from your "
            "hand instead."
        ),
        (
            "Am Ende deiner Organisationsphase wird diese Karte oder stattdessen ein Ritual von deiner "
            "Hand abgeworfen."
        ),
        (
            "À la fin de votre phase d’organisation, cette carte ou, à la place, un rituel de votre "
            "main est défaussée."
        ),
    ),
    (
        BENEATH,
        (
            "If the play deck of the player whose turn it is has at least ten cards, the player whose"
            " turn it is looks at the top ten cards of his play deck. If there is an item among them "
            "that is neither a special item nor a hoard item, he lays one beneath this card; if not, "
            "he reveals the cards. The others are shuffled back."
        ),
        (
            "Wenn das Spieldeck des Spielers, der am Zug ist, mindestens zehn Karten enthält, sieht "
            "sich der Spieler, der am Zug ist, die obersten zehn Karten seines Spieldecks an. Ist "
            "darunter ein Gegenstand, der weder besonders noch ein Schatzgegenstand ist, legt er "
            "einen davon unter diese Karte. Sonst zeigt er die Karten. Die übrigen werden "
            "zurückgemischt."
        ),
        (
            "Si le deck de jeu du joueur dont c’est le tour compte au moins dix cartes, le joueur "
            "dont c’est le tour regarde les dix premières cartes de son deck de jeu. S’il s’y trouve "
            "un objet qui n’est ni spécial ni un objet de trésor, il en place un sous cette carte. "
            "Sinon, il dévoile ces cartes. Les autres y sont remélangées."
        ),
    ),
    (
        KEPT,
        (
            "An item beneath this card is out of play and gives no marshalling points; its player may"
            " play it at a site in the Under-deeps as though it were in his hand."
        ),
        (
            "Ein Gegenstand unter dieser Karte ist nicht im Spiel und gibt keine Siegpunkte; sein "
            "Spieler darf ihn an einem Ort in den Tiefen so ausspielen, als hätte er ihn auf der "
            "Hand."
        ),
        (
            "Un objet sous cette carte n’est pas en jeu et ne donne pas de points de "
            "rassemblement\N{NO-BREAK SPACE}; son joueur peut le jouer dans un site des Abîmes comme"
            " s’il l’avait en main."
        ),
    ),
    (
        ARMORY,
        (
            "In your organization phase you may put minor items from your hand beneath this card. "
            "Minor items that could be stored at a Haven may be put there instead. An item beneath "
            "this card is out of play and gives no marshalling points; its player may play it at a "
            "Border-hold as though it were in his hand."
        ),
        (
            "Du darfst in deiner Organisationsphase kleine Gegenstände von deiner Hand unter diese "
            "Karte legen. Kleine Gegenstände, die an einem Zufluchtsort hinterlegt werden könnten, "
            "dürfen ebenso dorthin. Ein Gegenstand unter dieser Karte ist nicht im Spiel und gibt "
            "keine Siegpunkte; sein Spieler darf ihn an einem Grenzort so ausspielen, als hätte er "
            "ihn auf der Hand."
        ),
        (
            "Vous pouvez placer des objets mineurs de votre main sous cette carte pendant votre phase"
            " d’organisation. Les objets mineurs qui pourraient être mis en réserve dans un Havre "
            "peuvent y être placés de même. Un objet sous cette carte n’est pas en jeu et ne donne "
            "pas de points de rassemblement\N{NO-BREAK SPACE}; son joueur peut le jouer dans un Fief"
            " Frontalier comme s’il l’avait en main."
        ),
    ),
    (
        THREE_BENEATH,
        "While at least three cards lie beneath it, this card gives +1 marshalling point.",
        "Diese Karte gibt +1 Siegpunkt, solange mindestens drei Karten unter ihr liegen.",
        ("Cette carte donne +1 point de rassemblement, tant qu’au moins trois cartes se trouvent sous elle."),
    ),
    (
        SHOWN,
        (
            "Your opponent shows each card he discards, and you may have a creature that he discards "
            "in your turn attack your avatar's company instead."
        ),
        (
            "Dein Gegner muss seine Karten offen abwerfen; du darfst jede Kreatur, die er in deinem "
            "Zug abwirft, stattdessen die Gemeinschaft deines Avatars angreifen lassen."
        ),
        (
            "Votre adversaire doit défausser ses cartes face visible\N{NO-BREAK SPACE}; s’il défausse "
            "une créature pendant votre tour, vous pouvez plutôt lui faire attaquer la compagnie de votre "
            "avatar."
        ),
    ),
    (
        ONTO_DECK,
        (
            "Whenever a player discards a card from his hand, he may lay it face down on top of his "
            "play deck instead."
        ),
        (
            "Wenn ein Spieler eine Karte aus der Hand abwirft, darf er sie stattdessen verdeckt oben "
            "auf sein Spieldeck legen."
        ),
        (
            "Chaque fois qu’un joueur défausse une carte de sa main, il peut la poser face cachée sur"
            " son deck de jeu à la place."
        ),
    ),
    (
        REMOVES,
        (
            "Once this card is stored, you may discard it as your opponent discards a hazard that is "
            "not unique and you see it, to remove the hazard from the game."
        ),
        (
            "Ist diese Karte hinterlegt, wenn dein Gegner eine nicht einzigartige Gefahr vor deinen "
            "Augen abwirft, darfst du diese Karte abwerfen, um die Gefahr aus dem Spiel zu entfernen."
        ),
        (
            "Une fois cette carte en réserve, vous pouvez la défausser pour retirer le péril du jeu "
            "quand votre adversaire défausse sous vos yeux un péril qui n’est pas unique."
        ),
    ),
    (
        BEATEN,
        (
            "If the company has faced an agent this turn, all strikes of which have failed, your "
            "opponent reveals one card at random from his hand."
        ),
        (
            "Wenn die Gemeinschaft in diesem Zug einem Agenten gegenüberstand, dessen Schläge alle "
            "fehlgeschlagen sind, deckt dein Gegner zufällig eine Karte aus seiner Hand auf."
        ),
        (
            "Si la compagnie a affronté ce tour-ci un agent dont tous les coups ont échoué, votre "
            "adversaire dévoile au hasard une carte de sa main."
        ),
    ),
)


@pytest.mark.parametrize(("word", "in_english", "in_german", "in_french"), EXAMPLES)
def test_the_word_is_said_in_three_languages(
    word: Ability, in_english: str, in_german: str, in_french: str
) -> None:
    assert english(word, Scene("this card")) == in_english
    assert german(word, GERMAN) == in_german
    assert french(word, FRENCH) == in_french
