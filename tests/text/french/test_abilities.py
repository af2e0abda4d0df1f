"""What each ability says in French."""

from typing import get_args

import pytest

from tests.text.french.reading import read
from wizardhaven.text.french.abilities import ability_sentence
from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.vocabulary.abilities import (
    Ability,
    DiscardWhile,
    DrivesOffAllies,
    LiesOnAvatar,
    May,
    OfCards,
    Passive,
    RingTestResult,
    StorableAt,
    When,
)
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import (
    Guards,
)
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.conditions import Happened, Is, Past, There, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn, Roll, Send, Tap
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner, OfFighting
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.standing import GivenUpInstead
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, HomeAt, Needing, Not, On, With, Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Moment,
    Phase,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
    Turned,
)

EXAMPLES = (
    (
        May(Use(costs=(Tap(Subject.THIS_CARD),), effects=(Become(Subject.BEARER, Turned.UNTAPPED),))),
        "Engagez cette carte pour redresser le porteur.",
    ),
    (
        May(Use(when=Moment.SITE, effects=(Become(Subject.BEARER, Turned.UNTAPPED),))),
        "Pendant votre phase de site, vous pouvez redresser le porteur.",
    ),
    (
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=6,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
        (
            "Pendant sa phase d’organisation, le porteur peut s’engager et lancer les dés : sur plus de "
            "6, cette carte est défaussée."
        ),
    ),
    (
        May(
            Use(
                when=Moment.ORGANIZATION,
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=7,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
                once_each_turn=True,
            )
        ),
        (
            "Une fois pendant chacune de ses phases d’organisation, le porteur peut lancer les dés : sur "
            "plus de 7, cette carte est défaussée."
        ),
    ),
    (
        When(
            Occasion.PHASE_ENDS,
            Roll(Check.CORRUPTION, Subject.BEARER),
            about=Subject.BEARER,
            of=Phase.MOVEMENT_HAZARD,
        ),
        "À la fin de sa phase de mouvement/périls, le porteur fait un jet de corruption.",
    ),
    (
        When(Occasion.CARD_PLAYED, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.SITE, of=Sort.ITEM),
        "Chaque fois qu’un objet est joué dans le site, le porteur fait un jet de corruption.",
    ),
    (
        When(Occasion.ITEM_GAINED, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.COMPANY),
        ("Chaque fois que quelqu’un de sa compagnie obtient un objet, le porteur fait un jet de corruption."),
    ),
    (
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
        "Lorsqu’un deck de jeu est épuisé, cette carte est défaussée.",
    ),
    (
        When(Occasion.COMPANY_MOVES, Send(Subject.ORIGIN), about=Subject.EVERYBODY, of=RegionType.WILDERNESS),
        "Quand une compagnie traverse une Contrée sauvage, la compagnie retourne à son site d’origine.",
    ),
    (
        When(
            Occasion.CARD_PLAYED,
            Put(all_of(Keyword.ENVIRONMENT, Side.RESOURCE), Pile.DISCARD_PILE, count=None),
            about=Subject.THIS_CARD,
        ),
        (
            "Dès que cette carte est jouée, toutes les cartes d’environnement de ressource en jeu "
            "sont défaussées et tous les effets d’environnement de ressource sont annulés."
        ),
    ),
    (
        DiscardWhile(Is(Subject.COMPANY, AtLeast(Tally.CHARACTERS, 4))),
        "Cette carte est défaussée dès que la compagnie compte au moins quatre personnages.",
    ),
    (
        When(
            Occasion.COMPANY_ORGANIZES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Is(Subject.SITE, SiteType.HAVEN),
        ),
        ("Cette carte est défaussée pendant la phase d’organisation si la compagnie est dans un Havre."),
    ),
    (
        When(Occasion.COMPANY_ARRIVES, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.COMPANY),
        "Cette carte est défaussée si la compagnie bouge.",
    ),
    (
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Unless(Is(Subject.NEW_SITE, Within(("Rohan", "Fangorn")))),
        ),
        (
            "Cette carte est défaussée si la compagnie bouge, sauf vers un site de l’une des régions "
            "Rohan ou Fangorn."
        ),
    ),
    (
        DrivesOffAllies(5, all_of(Race.ELF, Skill.WARRIOR)),
        (
            "Elfe guerrier seulement : dans un combat avec une autre compagnie, lancez les dés avant "
            "l’attribution des coups pour chacun de ses alliés séides non uniques ; l’allié est défaussé si "
            "le résultat dépasse son esprit plus 5."
        ),
    ),
    (StorableAt(), "Si l’objet est mis en réserve, cette carte l’est avec lui."),
    (StorableAt((named("Minas Tirith"),)), "Cette carte peut être mise en réserve à Minas Tirith."),
    (
        StorableAt((named("Minas Tirith"),), points=2),
        ("Cette carte peut être mise en réserve à Minas Tirith et vaut alors deux points de rassemblement."),
    ),
    (
        RingTestResult("Magic Ring", (1, 2, 3, 4, 5, 6, 7)),
        (
            "Si cet anneau est vérifié, il est défaussé, et selon le résultat on peut jouer aussitôt : "
            "un Anneau magique (7 ou moins)."
        ),
    ),
    (
        RingTestResult("Dwarven Ring", (5, 6, 7, 8)),
        (
            "Si cet anneau est vérifié, il est défaussé, et selon le résultat on peut jouer aussitôt : "
            "un Anneau Nain (de 5 à 8)."
        ),
    ),
    (
        RingTestResult("The One Ring", (3, 11)),
        (
            "Si cet anneau est vérifié, il est défaussé, et selon le résultat on peut jouer aussitôt : "
            "l’Anneau Unique (3 ou 11)."
        ),
    ),
    (
        Permit(Deed.REVEAL_AGAINST, any_of(Check.INFLUENCE_ATTEMPT, Check.RIDDLING)),
        (
            "Si cette carte est en garde, elle peut être révélée lorsqu’un personnage de la compagnie "
            "annonce une tentative d’influence ou un jet d’énigmes."
        ),
    ),
    (
        Permit(Deed.REVEAL_AGAINST, Needing(Skill.SCOUT)),
        (
            "Si cette carte est en garde, elle peut être révélée en réponse à une carte qui exige un "
            "éclaireur."
        ),
    ),
    (Fights(Manner.EACH_FACES_A_STRIKE), "Chaque personnage de la compagnie affronte un coup."),
    (
        Fights(Manner.EACH_FACES_A_STRIKE, Not(Race.WIZARD)),
        "Chaque personnage de la compagnie qui n’est pas un Sorcier affronte un coup.",
    ),
    (Fights(Manner.MIND_FOR_PROWESS), "Contre ce coup, son esprit tient lieu de prouesse."),
    (Fights(Manner.ONLY_TAPS), "Qui serait blessé s’engage seulement, sans jet de corps."),
    (
        Fights(Manner.AGAINST_ONE),
        (
            "Toutes ses attaques visent le même personnage. Si une attaque a d’autres coups, ce sont des "
            "coups excédentaires contre lui."
        ),
    ),
    (
        Fights(Manner.TAPPING_CANCELS_LATE, Not(Subject.TARGET)),
        (
            "L’une de ces attaques peut être annulée en engageant un autre personnage de la compagnie, même "
            "quand les coups sont déjà attribués."
        ),
    ),
    (
        Fights(Manner.TAPPING_CANCELS_LATE),
        (
            "L’une de ces attaques peut être annulée en engageant un personnage de la compagnie, même quand "
            "les coups sont déjà attribués."
        ),
    ),
    (
        Fights(Manner.SPARES_ITS_PLAYER),
        (
            "Toute attaque contre vos compagnies par cette carte ou une autre manifestation du même être est "
            "annulée."
        ),
    ),
    (
        Fights(Manner.TAPS_LESSER_MINDS),
        (
            "Un personnage qui a affronté un coup s’engage ensuite si son esprit n’est pas supérieur à la "
            "prouesse du coup, sauf si le coup a été annulé."
        ),
    ),
    (
        Fights(Manner.WITHOUT_WEAPONS),
        "Les armes ne sont d’aucune aide contre cette attaque.",
    ),
    (Fights(Manner.WITHOUT_WEAPONS), "Les armes ne sont d’aucune aide contre cette attaque."),
    (
        Modify(Stat.STAYING_UNTAPPED, -5, how=How.SET),
        "Qui ne s’engage pas contre elle reçoit −5 de prouesse.",
    ),
    (
        Guards(
            Attack(Race.DRAGON, strikes=2, prowess=18, body=7, unless_in_play="Smaug Ahunt"), named("Moria")
        ),
        (
            "Tant que « Smaug en chasse » n’est pas en jeu, Moria a une attaque automatique de plus : "
            "Dragon, deux coups de prouesse 18 et de corps 7."
        ),
    ),
    (
        Guards(Attack(Race.WOLF, strikes=3, prowess=7), SiteType.BORDER_HOLD),
        "Un Fief Frontalier a une attaque automatique de plus : Loups, trois coups de prouesse 7.",
    ),
    (
        Modify(Stat.HAZARD_LIMIT, 1, Mark.MOVING, condition=There(RegionType.COASTAL_SEA, Subject.PATH)),
        (
            "La limite de périls contre une compagnie qui bouge est augmentée de 1 si son trajet comporte "
            "au moins une Mer côtière."
        ),
    ),
    (
        When(
            Occasion.PHASE_ENDS,
            Put(
                all_of(Sort.CREATURE, Race.MAN),
                Pile.PLAY_DECK,
                (Pile.DISCARD_PILE,),
                may=True,
                by=Whose.ANYBODYS,
            ),
            about=Subject.EVERYBODY,
            of=Phase.END_OF_TURN,
        ),
        (
            "À la fin de chaque tour, chaque joueur peut mélanger dans son deck de jeu une créature "
            "d’Humains de sa pile de défausse."
        ),
    ),
    (
        When(
            Occasion.PHASE_ENDS,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE, or_else=all_of(Sort.CREATURE, Race.MAN)),
            about=Subject.OPPONENT,
            of=Phase.LONG_EVENT,
        ),
        (
            "À la fin de la phase des Événements Longs de votre adversaire, cette carte ou, à la place, "
            "une créature d’Humains de votre main est défaussée."
        ),
    ),
    (
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
        "Lorsqu’un deck de jeu est épuisé, cette carte est défaussée.",
    ),
    (Detains(), "L’attaque est une attaque dilatoire."),
    (
        Fights(Manner.ONLY_AGAINST, Not(With(HomeAt(named("Edoras"))))),
        "Jouable seulement contre les compagnies sans personnage dont le site natal est Edoras.",
    ),
    (
        When(Occasion.ATTACK_DEFEATED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.THIS_CARD),
        "Cette carte est défaussée quand une attaque qu’elle modifie est vaincue.",
    ),
    (
        When(
            Occasion.BODY_MATCHED,
            Put(Subject.TARGET, Pile.DISCARD_PILE),
            about=Subject.ATTACK,
            of=Not(Race.WIZARD),
        ),
        (
            "Chaque personnage blessé par l’attaque qui n’est pas un Sorcier et dont le jet de corps est "
            "égal à son corps est défaussé."
        ),
    ),
    (
        When(Occasion.ABOUT_TO_STRIKE, Roll(Check.CORRUPTION, Subject.COMPANY), about=Subject.ATTACK),
        (
            "Si l’attaque n’est pas annulée, avant que ses coups soient attribués, chaque personnage de la "
            "compagnie fait un jet de corruption."
        ),
    ),
    (
        When(
            Occasion.ATTACK_OVER,
            Put(all_of(Sort.RING, With(Subject.COMPANY)), Pile.DISCARD_PILE, onto=Subject.THIS_CARD),
            about=Subject.ATTACK,
            of=AttackResult.SUCCEEDED,
        ),
        (
            "Si un coup de l’attaque réussit, un anneau de la compagnie, à votre choix, est défaussé avec "
            "cette carte, si la compagnie en a un."
        ),
    ),
    (
        When(
            Occasion.ATTACK_OVER,
            Put(
                all_of(Sort.ALLY, named("Gollum")),
                Pile.PLAY,
                (Pile.HAND,),
                may=True,
                by=Whose.OF_THE_COMPANY,
                onto=Subject.THIS_CARD,
            ),
            about=Subject.ATTACK,
            of=AttackResult.FAILED,
        ),
        (
            "Si l’attaque échoue sans être vaincue, le joueur de la compagnie peut engager un personnage de "
            "celle-ci pour jouer « Gollum » de sa main avec lui. "
            "Dans ce cas, vous défaussez cette carte."
        ),
    ),
    (
        When(
            Occasion.WOUNDED,
            Put(all_of(Sort.ITEM, With(Subject.COMPANY)), Pile.DISCARD_PILE, by=Whose.OF_THE_COMPANY),
            about=Subject.ATTACK,
            once=True,
        ),
        ("Dès que l’attaque a blessé un personnage, la compagnie défausse un objet, au choix de son joueur."),
    ),
    (
        When(
            Occasion.ATTACK_OVER,
            ForTheTurn(
                Modify(Stat.STRIKES, 1, all_of(Sort.ATTACK, Race.UNDEAD)),
                on=Subject.COMPANY,
                also=(Modify(Stat.PROWESS, 1, all_of(Sort.ATTACK, Race.UNDEAD)),),
            ),
            about=Subject.ATTACK,
            of=AttackResult.NOT_CANCELED,
        ),
        (
            "Si l’attaque n’a pas été annulée, jusqu’à la fin du tour, chaque attaque de Morts-vivants "
            "contre la compagnie reçoit +1 coup et +1 de prouesse."
        ),
    ),
    (Fights(Manner.NOT_CANCELED), "L’attaque ne peut être annulée, mais ses coups le peuvent."),
    (Fights(Manner.ATTACKER_ASSIGNS), "Le joueur attaquant attribue tous les coups."),
    (
        Detains(any_of(Alignment.HERO, Not(Mark.OVERT))),
        "Contre les compagnies héros et les compagnies voilées, l’attaque est une attaque dilatoire.",
    ),
    (Fights(Manner.ONLY_AGAINST, Alignment.MINION), "Jouable seulement contre les compagnies séides."),
    (
        Modify(Stat.PROWESS, +3, Subject.THIS_CARD, condition=Happened(Past.FACED, Race.ORC)),
        "+3 de prouesse si la compagnie a déjà affronté une attaque d’Orques ce tour-ci.",
    ),
    (
        Modify(Stat.BODY, Count(Skill.RANGER, Subject.COMPANY, -2), Subject.THIS_CARD),
        "−2 de corps pour chaque rôdeur de la compagnie.",
    ),
    (
        When(
            Occasion.ATTACK_OVER,
            Roll(Check.CORRUPTION, Subject.TARGET),
            about=Subject.ATTACK,
            of=AttackResult.HAS_WOUNDED,
        ),
        "Après l’attaque, chaque personnage blessé par elle fait un jet de corruption.",
    ),
    (
        When(
            Occasion.WOUNDED,
            Put(all_of(Sort.ITEM, Not(ItemClass.SPECIAL), On(Subject.TARGET)), Pile.DISCARD_PILE, count=None),
            about=Subject.ATTACK,
            condition=There(named("Doors of Night")),
        ),
        (
            "Si « Portes de la Nuit » est en jeu, chaque personnage blessé par l’attaque défausse tous "
            "ses objets, sauf les objets spéciaux."
        ),
    ),
    (
        When(
            Occasion.ATTACK_OVER,
            ForTheTurn(Forbid(Deed.PLAY, Needing(Skill.SCOUT)), on=Subject.COMPANY),
            about=Subject.ATTACK,
            of=AttackResult.NOT_DEFEATED,
        ),
        (
            "Si l’attaque n’est pas vaincue, jusqu’à la fin du tour, aucune ressource qui exige un "
            "éclaireur ne peut être jouée pour la compagnie."
        ),
    ),
    (
        Permit(Deed.PLAY_READ_AS, all_of(named("Gates of Morning"), Not(named("Doors of Night")))),
        (
            "Vous pouvez jouer une ressource de votre main avec cette carte : pour elle, tout se passe "
            "comme si « Portes du Matin » était en jeu et « Portes de la Nuit » ne l’était pas. Si l’une "
            "des deux cartes est défaussée, l’autre l’est aussi."
        ),
    ),
    (LiesOnAvatar(), "Cette carte est posée sur le porteur dès qu’il est en jeu."),
    (CountsAs(HomeAt(Subject.THIS_CARD), named("Bairanax")), "Cette carte est l’antre du Dragon Bairanax."),
    (
        Modify(Stat.HAZARD_LIMIT, -1, Mark.MOVING),
        "La limite de périls contre une compagnie qui se déplace vers cette carte est réduite de 1.",
    ),
    (Modify(Stat.HAND_SIZE, +1), "Vous pouvez garder en main une carte de plus que d’ordinaire."),
    (
        When(
            Occasion.CARD_STORED,
            Put(Sort.AVATAR, Pile.PLAY, (Pile.DISCARD_PILE,), may=True),
            about=Subject.THIS_CARD,
        ),
        (
            "Lorsque cette carte est mise en réserve, si aucun de "
            "vos avatars n’est en jeu, vous pouvez chercher votre avatar dans votre pile de "
            "défausse et le mettre en jeu sur ce site, sans que cela compte comme votre personnage du tour."
        ),
    ),
    (
        GivenUpInstead(Keyword.LOST_KNOWLEDGE, tapping=Skill.SAGE),
        (
            "Vous pouvez engager un sage et défausser cette carte de votre main à la place d’une carte "
            "de Savoir perdu qu’une carte jouée avec sa compagnie demande de défausser."
        ),
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_an_ability_is_said_in_french(word: Ability, said: str) -> None:
    assert read(ability_sentence(word, PLAIN)) == said


def test_every_ability_that_is_no_standing_word_has_an_example() -> None:
    examples = {type(word) for word, _ in EXAMPLES}
    assert set(get_args(Passive)) | {Guards} | set(get_args(OfFighting)) | set(get_args(OfCards)) <= examples
