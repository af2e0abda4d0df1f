"""What the effects on cards say in French."""

import pytest

from tests.text.french.reading import read
from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.uses import alternatives
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Influence
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, At, AtMost, Not, On, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Length, Moment, Pile, Race, Side, Skill, Stat

EXAMPLES = (
    (
        Use(target=A(Sort.COMPANY, Whose.OF_THE_COMPANY), effects=(Rule(Own.SHOW_HAZARDS),)),
        (
            "Jouable sur une compagnie. Votre adversaire peut vous montrer autant de périls de sa main "
            "qu’il veut. Il ne peut en jouer aucun autre sur la compagnie jusqu’à la fin de sa phase de "
            "mouvement/périls, ni en mettre d’autres en garde."
        ),
    ),
    (Use(effects=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),)), "Défaussez cette carte."),
    (Use(effects=(Put(Subject.THIS_CARD, Pile.REMOVED),)), "Retirez cette carte de la partie."),
    (Use(effects=(Put(ANYTHING, Pile.HAND, (Pile.TOP,), count=3),)), "Tirez trois cartes."),
    (
        Use(effects=(Put(all_of(Race.NAZGUL, Sort.EVENT), Pile.DISCARD_PILE, count=None),)),
        "Défaussez tous les événements de Nazgûl en jeu.",
    ),
    (
        Use(effects=(Put(all_of(Sort.ITEM, On(Subject.BEARER)), Pile.ASIDE, count=None),)),
        (
            "Placez tous les objets du porteur de côté avec cette carte. Ils sont rendus à l’avatar sur "
            "lequel elle est posée ensuite."
        ),
    ),
    (
        Use(effects=(Put(Subject.ON_GUARD, Pile.DISCARD_PILE),)),
        "Défaussez la carte en garde sur la compagnie.",
    ),
    (
        Use(
            effects=(
                Put(
                    all_of(Sort.CHARACTER, Not(Sort.AVATAR)),
                    Pile.PLAY,
                    (Pile.HAND,),
                    may=True,
                    onto=With(Subject.COMPANY),
                ),
            )
        ),
        (
            "Vous pouvez mettre en jeu dans la compagnie un personnage de votre main qui n’est pas un "
            "avatar, sous influence directe. Cela ne compte pas comme votre personnage du tour."
        ),
    ),
    (
        Use(
            effects=(
                Put(
                    all_of(Sort.ITEM, Not(ItemClass.SPECIAL), On(Subject.BEARER)),
                    Pile.DISCARD_PILE,
                    count=None,
                ),
            )
        ),
        "Le porteur défausse tous ses objets, sauf les objets spéciaux.",
    ),
    (
        Use(effects=(Put(Subject.THIS_CARD, Pile.HAND, onto=With(Subject.THIS_CARD)),)),
        (
            "Renvoyez cette carte dans votre main. Auparavant, l’un de ses objets peut passer à un autre "
            "personnage de sa compagnie."
        ),
    ),
    (
        Use(target=A(Sort.CHARACTER), effects=(Put(Subject.TARGET, Pile.HAND),)),
        "L’un de vos personnages retourne dans la main de son joueur.",
    ),
    (
        Use(target=A(Sort.CHARACTER), effects=(Put(Subject.TARGET, Pile.HAND, onto=With(Subject.TARGET)),)),
        (
            "L’un de vos personnages retourne dans la main de son joueur. Auparavant, l’un de ses objets "
            "peut passer à un autre personnage de sa compagnie."
        ),
    ),
    (
        Use(
            user=Race.WIZARD,
            effects=(
                Put(all_of(Side.HAZARD, Length.PERMANENT, With(Subject.COMPANY)), Pile.HAND, count=None),
            ),
        ),
        (
            "Sorcier seulement : renvoyez dans la main de votre adversaire tous les périls d’Événement "
            "Permanent placés sur des personnages de la compagnie du Sorcier."
        ),
    ),
    (
        Use(
            effects=(
                Put(
                    any_of(Side.RESOURCE, Sort.CHARACTER), Pile.PLAY_DECK, (Pile.SIDEBOARD, Pile.DISCARD_PILE)
                ),
            )
        ),
        (
            "Mélangez dans votre deck de jeu une ressource ou un personnage de votre Talon ou de votre "
            "pile de défausse."
        ),
    ),
    (
        Use(effects=(Put(all_of(Keyword.ENVIRONMENT, Side.HAZARD), Pile.DISCARD_PILE, count=None),)),
        (
            "Toutes les cartes d’environnement de péril en jeu sont défaussées et tous les effets "
            "d’environnement de péril sont annulés."
        ),
    ),
    (
        Use(effects=(Put(Side.HAZARD, Pile.PLAY_DECK, (Pile.SIDEBOARD,), count=3, up_to=True),)),
        ("Mélangez dans votre deck de jeu jusqu’à trois périls de votre Talon."),
    ),
    (
        Use(effects=(Put(Keyword.SPELL, Pile.HAND, (Pile.DISCARD_PILE,)),)),
        "Prenez en main un sort de votre pile de défausse.",
    ),
    (
        Use(effects=(Rule(Own.DRAW_ANEW),)),
        (
            "Vous montrez votre main, mettez de côté tout ce qui n’est pas un péril et piochez jusqu’à votre "
            "taille de main. Vous posez ensuite ces cartes sur votre deck de jeu dans l’ordre de votre choix."
        ),
    ),
    (
        Use(effects=(Look(Pile.TOP, None, Whose.OPPONENTS, then=Put(ANYTHING, Pile.TOP, (Pile.TOP,))),)),
        (
            "L’attaquant regarde autant de cartes du dessus du deck de jeu du défenseur que de coups "
            "réussis. Il pose chacune sous le deck ou de nouveau dessus, dans l’ordre de son choix."
        ),
    ),
    (
        Use(effects=(Put(Mark.STAGE, Pile.DISCARD_PILE, by=Whose.OPPONENTS),)),
        "Votre adversaire défausse une carte de Déchu de son choix.",
    ),
    (
        Use(
            effects=(
                Put(
                    Mark.STAGE,
                    Pile.DISCARD_PILE,
                    count=AtMost(Stat.STAGE_POINTS, 6),
                    may=True,
                    by=Whose.OPPONENTS,
                    onto=Subject.THIS_CARD,
                ),
            )
        ),
        (
            "Votre adversaire peut défausser assez de cartes de Déchu de son choix pour avoir moins de 7 "
            "de leurs points. S’il le fait, cette carte est défaussée."
        ),
    ),
    (
        Use(
            effects=(
                Put(Sort.RING, Pile.DISCARD_PILE, (Pile.HAND, Pile.PLAY), by=Whose.OPPONENTS, shown=True),
            )
        ),
        (
            "Votre adversaire défausse un anneau de sa main ou de ses compagnies. S’il n’en a pas, il "
            "montre sa main."
        ),
    ),
    (
        Use(effects=(Put(named("Risky Blow"), Pile.HAND, (Pile.DISCARD_PILE,)),)),
        "Prenez en main « Coup risqué » de votre pile de défausse.",
    ),
    (
        Use(effects=(Put(all_of(Sort.RING, Not(Keyword.THE_ONE_RING)), Pile.HAND, (Pile.DISCARD_PILE,)),)),
        "Prenez en main un anneau (sauf l’Anneau Unique) de votre pile de défausse.",
    ),
    (
        Use(user=Skill.SCOUT, effects=(Rule(Own.TURN_UP_ITEM, 3),)),
        (
            "Éclaireur seulement : vous révélez une à une les cartes de votre deck de jeu jusqu’à un objet "
            "qui n’est pas spécial et qui peut être porté, ou jusqu’à la dernière. L’éclaireur obtient "
            "l’objet et les autres cartes sont remélangées. L’éclaireur affronte ensuite seul un coup "
            "d’une prouesse de 3 plus 1 par carte révélée. L’attaque et le coup ne peuvent être annulés. "
            "S’il est blessé, l’objet est défaussé."
        ),
    ),
    (
        Use(
            effects=(
                Put(
                    all_of(Sort.ITEM, Not(ItemClass.SPECIAL)),
                    Pile.PLAY,
                    (Pile.HAND,),
                    may=True,
                    onto=Subject.THIS_CARD,
                ),
            )
        ),
        (
            "Vous pouvez défausser cette carte pour placer avec le porteur n’importe quel objet non spécial "
            "de votre main."
        ),
    ),
    (
        Use(
            effects=(
                Put(
                    all_of(ItemClass.MINOR, any_of(Keyword.WEAPON, Keyword.HELMET), Not(Mark.UNIQUE)),
                    Pile.PLAY,
                    (Pile.HAND, Pile.SIDEBOARD),
                    onto=At(Subject.SITE),
                ),
            )
        ),
        (
            "Placez un objet mineur non unique (arme ou casque) de votre main ou de votre Talon avec un "
            "personnage du même site, qui n’a pas à s’engager."
        ),
    ),
    (
        Use(
            when=Moment.SITE,
            effects=(
                Put(
                    all_of(any_of(ItemClass.MINOR, ItemClass.GOLD_RING), Mark.PLAYABLE_HERE),
                    Pile.PLAY,
                    (Pile.HAND,),
                    may=True,
                    onto=Subject.COMPANY,
                ),
            ),
        ),
        (
            "Pendant votre phase de site, un personnage non engagé de la compagnie peut jouer un objet "
            "mineur ou un anneau d’or jouable sur ce site, même si le site est engagé. Le site n’est pas "
            "engagé pour autant."
        ),
    ),
    (
        Use(effects=(Put(Subject.THIS_CARD, Pile.PLAY, onto=Subject.USER),)),
        "Placez cette carte avec le personnage.",
    ),
    (
        Use(effects=(Put(Subject.THIS_CARD, Pile.PLAY, onto=Subject.COMPANY),)),
        (
            "Un personnage de la compagnie peut s’engager pour prendre cette carte. Sinon, cette "
            "carte est défaussée."
        ),
    ),
    (
        Use(effects=(Put(named("The White Tree"), Pile.ASIDE, (Pile.HAND,)),)),
        (
            "Vous jouez « L’Arbre Blanc » de votre main avec cette carte. Le texte de « L’Arbre Blanc » "
            "ne compte pas, pas même le fait que la carte est unique. Le Havre de Sorcier est désormais "
            "protégé."
        ),
    ),
    (
        Use(effects=(Put(ItemClass.MINOR, Pile.PLAY, (Pile.HAND,), may=True, onto=Subject.COMPANY),)),
        (
            "Un personnage non engagé de la compagnie peut jouer un objet mineur, même si le site "
            "est engagé. Le site n’est pas engagé pour autant."
        ),
    ),
    (
        Use(effects=(Put(Sort.AVATAR, Pile.PLAY, (Pile.PLAY_DECK, Pile.DISCARD_PILE), may=True),)),
        (
            "Si aucun de vos avatars n’est en jeu, vous pouvez chercher votre avatar dans votre "
            "deck de jeu ou dans votre pile de défausse et le mettre en jeu sur ce site, "
            "sans que cela compte comme votre personnage du tour."
        ),
    ),
    (
        Use(
            effects=(
                Put(
                    all_of(Sort.CHARACTER, any_of(Race.ORC, Race.TROLL)),
                    Pile.PLAY,
                    (Pile.DISCARD_PILE,),
                    onto=Subject.SITE,
                ),
            )
        ),
        (
            "Vous mettez en jeu un Orque ou un Troll de votre pile de défausse au même site dans une "
            "compagnie à part, sous influence générale. Ce personnage est défaussé à la fin de la phase de "
            "mouvement/périls, sauf s’il a bougé vers un autre site que celui de votre avatar. Cela ne "
            "compte pas comme votre personnage du tour."
        ),
    ),
    (
        Use(target=A(Sort.CHARACTER), effects=(Influence(Sort.FACTION, Sort.CHARACTER, (-2,)),)),
        (
            "Jouable sur l’un de vos personnages. Le personnage tente d’influencer une faction de votre "
            "main, où qu’elle soit jouable. La tentative est modifiée de −2 et de −1 par région du "
            "chemin, les deux extrémités comprises. Si elle échoue, le personnage est défaussé aussi. Si "
            "elle réussit, son site est engagé, sans qu’un autre objet puisse être joué pour cela."
        ),
    ),
)


@pytest.mark.parametrize(("use", "said"), EXAMPLES)
def test_an_effect_is_said_in_french(use: Use, said: str) -> None:
    assert read(alternatives((use,), PLAIN)[0]) == said


def test_every_such_effect_has_an_example() -> None:
    assert {type(use.effects[0]) for use, _ in EXAMPLES} == {Put, Rule, Influence, Look}
