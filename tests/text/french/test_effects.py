"""What each effect says in French, in the shortest use of it."""

from typing import get_args

import pytest

from tests.text.french.reading import read
from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.uses import alternatives
from wizardhaven.vocabulary.agents import AgentAttacks, AgentDrivesAway
from wizardhaven.vocabulary.amounts import Amount, Count
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import InCombat
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import (
    Become,
    Effect,
    EndTheGame,
    ForTheTurn,
    GuessCard,
    If,
    Influence,
    ModifyCheck,
    Roll,
    Send,
    Tap,
)
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AtLeast, Beside, HomeAt, Not, all_of, any_of, named
from wizardhaven.vocabulary.targets import (
    A,
    TheAttack,
    TheRoll,
    TheStrike,
)
from wizardhaven.vocabulary.terms import (
    Check,
    ItemClass,
    Keyword,
    Moment,
    Phase,
    Pile,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
    State,
    Turned,
)

EXAMPLES = (
    (
        Use(
            target=A(all_of(Sort.AGENT, Not(Mark.FACE_DOWN)), Whose.ANYBODYS),
            effects=(SendCreature(on=Subject.TARGET),),
        ),
        (
            "Jouable sur un agent face visible de l’un ou l’autre joueur. Une créature de votre main qui "
            "peut être liée au site de l’agent l’attaque aussitôt comme s’il était un personnage. Personne "
            "ne reçoit de points de rassemblement pour l’agent."
        ),
    ),
    (
        Use(
            target=A(all_of(Sort.AGENT, Mark.FACE_DOWN), Whose.OPPONENTS), effects=(Rule(Own.TURN_UP_AGENT),)
        ),
        ("Engagez et révélez un agent face cachée de votre adversaire."),
    ),
    (
        Use(user=ANYBODY, effects=(Become(Subject.USER, State.WOUNDED),)),
        "Le personnage est blessé sans jet de corps.",
    ),
    (
        Use(effects=(ForTheTurn(Modify(Stat.HAND_SIZE, +1), on=Subject.THIS_CARD, until=Phase.UNTAP),)),
        (
            "Jusqu’à votre prochaine phase de redressement, vous pouvez garder en main une carte de plus que "
            "d’ordinaire."
        ),
    ),
    (
        Use(
            target=A(Sort.AGENT),
            costs=(Tap(Subject.TARGET),),
            effects=(AgentAttacks(prowess=+2, abilities=(Fights(Manner.ATTACKER_ASSIGNS),)),),
        ),
        (
            "Engagez l’un de vos agents : l’agent attaque la compagnie avec +2 de prouesse. Vous choisissez "
            "les personnages défenseurs."
        ),
    ),
    (
        Use(
            target=A(Sort.AGENT),
            costs=(Tap(Subject.TARGET),),
            effects=(
                Influence(
                    any_of(Sort.ALLY, Sort.CHARACTER),
                    Sort.AGENT,
                    (
                        +6,
                        (Skill.DIPLOMAT, +4),
                    ),
                ),
            ),
        ),
        (
            "Engagez l’un de vos agents : l’agent peut tenter d’influencer un allié ou un personnage de "
            "votre adversaire avec +6 (+10 pour un diplomate)."
        ),
    ),
    (
        Use(
            target=A(Sort.AGENT),
            costs=(Tap(Subject.TARGET),),
            effects=(
                Influence(any_of(Sort.FACTION, Sort.CHARACTER), Sort.AGENT, ((HomeAt(Subject.TARGET), +4),)),
            ),
        ),
        (
            "Engagez l’un de vos agents : l’agent peut tenter d’influencer une faction ou un personnage de "
            "votre adversaire. Si cette carte a un site natal en commun avec l’agent ou peut y être jouée, "
            "la tentative reçoit encore +4."
        ),
    ),
    (
        Use(
            target=A(Sort.AGENT),
            costs=(Tap(Subject.TARGET),),
            effects=(Influence(Sort.FACTION, Sort.AGENT, ((HomeAt(Subject.TARGET), None),)),),
        ),
        (
            "Engagez l’un de vos agents : l’agent peut tenter d’influencer une faction de votre adversaire. "
            "Si cette carte a un site natal en commun avec l’agent ou peut y être jouée, la tentative "
            "réussit sans jet de dés."
        ),
    ),
    (
        Use(
            target=TheRoll((Check.CORRUPTION,), by=Skill.SAGE),
            when=Moment.CHECK,
            effects=(ModifyCheck(+4),),
        ),
        "Modifiez de +4 un jet de corruption de l’un de vos sages.",
    ),
    (
        Use(
            target=TheRoll((Check.INFLUENCE,), by=Subject.OPPONENT),
            when=Moment.CHECK,
            effects=(Cancel(Canceled.EFFECT),),
        ),
        (
            "Annulez une tentative d’influence de votre adversaire sur l’une de vos cartes pendant sa phase "
            "de site."
        ),
    ),
    (
        Use(
            target=A(all_of(Sort.EVENT, Keyword.ENVIRONMENT), Whose.ANYBODYS),
            effects=(Cancel(Canceled.CARD),),
        ),
        "Annulez et défaussez une carte d’environnement.",
    ),
    (Use(effects=(Become(Subject.BEARER, Turned.UNTAPPED),)), "Redressez le porteur."),
    (
        Use(target=A(all_of(Sort.CHARACTER, State.WOUNDED)), effects=(Become(Subject.TARGET, State.WELL),)),
        "Guérissez et redressez l’un de vos personnages blessés.",
    ),
    (Use(effects=(Roll(Check.CORRUPTION, Subject.BEARER),)), "Le porteur fait un jet de corruption."),
    (
        Use(effects=(Roll(Check.CORRUPTION, Subject.USER, (-2,)),)),
        "Le personnage fait un jet de corruption modifié de −2.",
    ),
    (
        Use(effects=(Roll(Check.CORRUPTION, Subject.BEARER, times=Count(ANYTHING, Subject.PATH)),)),
        "Le porteur fait un jet de corruption pour chaque région sur le trajet de la compagnie.",
    ),
    (
        Use(effects=(Roll(Check.CORRUPTION, Subject.BEARER, times=Amount.TWICE_PRINTED_PROWESS),)),
        "Le porteur fait un jet de corruption deux fois pour chaque point de la prouesse imprimée.",
    ),
    (
        Use(
            target=TheStrike(),
            when=Moment.STRIKE,
            effects=(Roll(Check.CORRUPTION, Subject.BEARER, (-2,), then=(Cancel(Canceled.STRIKE),)),),
        ),
        "Le porteur peut faire un jet de corruption modifié de −2 pour annuler un coup.",
    ),
    (
        Use(
            target=A(Sort.CHARACTER),
            effects=(Roll(Check.CORRUPTION, Subject.TARGET, then=(EndTheGame(Keyword.WEAPON),)),),
        ),
        (
            "Jouable sur l’un de vos personnages. Le personnage fait un jet de corruption. Si le jet "
            "réussit, l’arme est détruite et vous gagnez la partie."
        ),
    ),
    (
        Use(effects=(EndTheGame(called=True),)),
        (
            "La fin de la partie est annoncée, si c’est le tour d’un joueur de Spectre ou de Balrog qui "
            "remplit les conditions. Son adversaire joue le dernier tour."
        ),
    ),
    (Use(effects=(EndTheGame(),)), "Vous gagnez la partie."),
    (
        Use(effects=(EndTheGame(destroying=Keyword.THE_ONE_RING),)),
        "L’Anneau Unique est détruit et vous gagnez la partie.",
    ),
    (
        Use(
            target=A(all_of(Sort.ITEM, ItemClass.GOLD_RING)), effects=(Roll(Check.RING_TEST, Subject.TARGET),)
        ),
        "Vérifiez un anneau d’or de l’une de vos compagnies.",
    ),
    (
        Use(
            target=A(Sort.FACTION, Whose.OF_THE_COMPANY),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (Amount.UNUSED_GENERAL_INFLUENCE,),
                    above=10,
                    failing=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
                ),
            ),
        ),
        (
            "Jouable sur l’une des factions de votre adversaire. Le joueur de la faction lance les dés "
            "et ajoute son influence générale inutilisée. Si le total est inférieur à 11, la faction est "
            "défaussée."
        ),
    ),
    (
        Use(effects=(ForTheTurn(Forbid(Deed.PLAY, Sort.CREATURE), on=Subject.COMPANY),)),
        "Jusqu’à la fin du tour, aucune créature ne peut être jouée contre la compagnie.",
    ),
    (Use(effects=(Send(Subject.ORIGIN),)), "La compagnie retourne à son site d’origine."),
    (
        Use(effects=(Send(Beside(Subject.NEW_SITE), Subject.NEW_SITE),)),
        (
            "Vous remplacez le nouveau site de la compagnie par un autre site du même alignement de votre "
            "pile de sites, situé dans la même région ou dans une région adjacente."
        ),
    ),
    (
        Use(effects=(Look(Pile.TOP, 5, Whose.ANYBODYS),)),
        (
            "Vous regardez les cinq cartes du dessus de votre deck de jeu, puis celles du deck de jeu de "
            "votre adversaire. Elles sont chaque fois mélangées et remises sur le dessus."
        ),
    ),
    (
        Use(effects=(Look(Pile.TOP, 8, Whose.OWN, then=Put(ANYTHING, Pile.HAND, (Pile.TOP,))),)),
        (
            "Vous dévoilez jusqu’à huit cartes du dessus de votre deck de jeu et en prenez une en main. "
            "Les autres y sont remélangées."
        ),
    ),
    (
        Use(effects=(Look(Pile.HAND, 5, Whose.OPPONENTS),)),
        "Votre adversaire dévoile au hasard cinq cartes de sa main.",
    ),
    (
        Use(effects=(AgentDrivesAway(above_mind=5, at_home=5),)),
        (
            "Vous lancez les dés pour un personnage dont le site natal est le site de l’agent et ajoutez "
            "5 si c’est aussi un site natal de l’agent. Si le total est supérieur à son esprit plus 5, il"
            " retourne dans la main de son joueur. Auparavant, l’un de ses objets peut passer à un autre "
            "personnage de sa compagnie."
        ),
    ),
    (
        Use(
            when=Moment.ATTACK,
            target=TheAttack(),
            effects=(GuessCard((Cancel(Canceled.ALL_ATTACKS),)),),
        ),
        (
            "Lors d’une attaque contre l’une de vos compagnies, vous nommez une carte et votre adversaire "
            "montre sa main. Si la carte nommée s’y trouve, l’attaque et toutes les autres attaques de la "
            "même créature (dont la carte est défaussée) sont annulées."
        ),
    ),
    (
        Use(
            effects=(
                If(
                    (Is(Subject.PLAYER, AtLeast(Tally.PLAY_DECK, 5)),),
                    (Put(Side.RESOURCE, Pile.PLAY_DECK, (Pile.DISCARD_PILE,), count=3, may=True),),
                ),
            )
        ),
        (
            "Si votre deck de jeu compte au moins cinq cartes, vous pouvez mélanger dans votre deck de jeu "
            "trois ressources de votre pile de défausse."
        ),
    ),
    (
        Use(
            effects=(
                If(
                    (There(named("Doors of Night")),),
                    (Tap(Subject.THIS_CARD), Put(ANYTHING, Pile.HAND, (Pile.TOP,))),
                ),
            )
        ),
        ("Si « Portes de la Nuit » est en jeu, cette carte est engagée. Dans ce cas, une carte est tirée."),
    ),
    (
        Use(
            user=named("Alatar"),
            target=A(all_of(Sort.CREATURE, Mark.DISCARDED), Whose.OPPONENTS),
            effects=(SendCreature(on=Subject.USER, helpless=Keyword.SPELL),),
        ),
        (
            "Alatar seulement : jouable sur une créature que votre adversaire a auparavant défaussée "
            "face visible et qui n’est ni en jeu ni définitivement hors du jeu. Votre adversaire "
            "retrouve la créature parmi ses cartes et mélange son deck de jeu s’il l’a fouillé. Elle "
            "attaque aussitôt Alatar comme s’il formait à lui seul une compagnie. Alatar ne peut contre "
            "elle ni utiliser de sorts ni en bénéficier."
        ),
    ),
    (
        Use(
            target=A(all_of(Sort.CREATURE, Race.NAZGUL, Mark.DISCARDED)),
            effects=(SendCreature(prowess=+2, body=-1),),
        ),
        (
            "Jouable sur une créature (Nazgûl) de votre pile de défausse qui pourrait maintenant attaquer la "
            "compagnie. La créature attaque aussitôt la compagnie avec +2 de prouesse et −1 de corps. Elle "
            "ne compte pas dans la limite de périls."
        ),
    ),
    (
        Use(effects=(ForTheTurn(Forbid(Deed.ACT, unless=Skill.RANGER), on=Subject.COMPANY),)),
        (
            "Jusqu’à la fin du tour, la compagnie ne peut rien faire pendant sa phase de site. Un "
            "rôdeur de la compagnie peut s’engager pour annuler cet effet, même au début de cette "
            "phase."
        ),
    ),
    (
        Use(effects=(Send(Subject.ORIGIN, Subject.USER),)),
        "Le personnage forme une nouvelle compagnie, qui retourne aussitôt au site d’origine.",
    ),
    (Use(effects=(Cancel(Canceled.EFFECT),)), "Annulez la cible."),
    (
        Use(
            target=A(Sort.CHARACTER),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (Amount.MIND,),
                    above=11,
                    failing=(Send(Subject.ORIGIN, Subject.TARGET),),
                ),
            ),
        ),
        (
            "Jouable sur l’un de vos personnages. Le joueur du personnage lance les dés et ajoute "
            "l’esprit du personnage. Si le total est inférieur à 12, le personnage forme une "
            "nouvelle compagnie, qui retourne aussitôt au site d’origine."
        ),
    ),
    (
        Use(effects=(Roll(Check.CORRUPTION, Subject.BEARER, times=Amount.MIND),)),
        "Le porteur fait un jet de corruption pour chaque point de son esprit.",
    ),
    (Use(effects=(Tap(Subject.SITE),)), "Engagez le site."),
    (
        Use(effects=(ForTheTurn(Permit(Deed.GO_BACK, where=SiteType.HAVEN), on=Subject.COMPANY),)),
        ("La compagnie peut remplacer son site par le Havre où elle a commencé le tour, à la fin du tour."),
    ),
    (
        Use(effects=(ForTheTurn(Modify(Stat.HAZARD_DRAWS, 3, how=How.TIMES), on=Subject.COMPANY),)),
        (
            "Jusqu’à la fin du tour, lorsque la compagnie bouge, votre adversaire peut tirer "
            "jusqu’à 3 fois le nombre normal de cartes."
        ),
    ),
    (
        Use(effects=(ForTheTurn(Permit(Deed.MOVE_ON, where=SiteType.BORDER_HOLD), on=Subject.COMPANY),)),
        (
            "Jusqu’à la fin du tour, la compagnie peut, après s’être rendue à un Fief Frontalier, "
            "se rendre à un autre site, avec une nouvelle phase de mouvement/périls."
        ),
    ),
)


@pytest.mark.parametrize(("use", "said"), EXAMPLES)
def test_an_effect_is_said_in_french(use: Use, said: str) -> None:
    assert read(alternatives((use,), PLAIN)[0]) == said


def test_every_effect_has_an_example() -> None:
    assert {type(use.effects[0]) for use, _ in EXAMPLES} == set(get_args(Effect)) - set(
        get_args(InCombat | Put | Modify | Fights)
    )
