"""What a hazard host says in French."""

from wizardhaven.text.french.prisoners import takes_prisoners
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.terms import Race, SiteType


def test_a_host_that_checks_its_prisoners_and_may_let_them_escape() -> None:
    host = TakesPrisoners(
        held_at=(SiteType.RUINS_AND_LAIRS,),
        rescue_attacks=(Attack(Race.SPIDER, strikes=3, prowess=9),),
        body_check=1,
        escapes_above=15,
    )

    assert takes_prisoners(host) == (
        "Si le coup réussit, le défenseur n’est pas blessé mais fait prisonnier dans un site de"
        " Ruines et Antres. À chaque phase de redressement de son joueur, il subit un jet de corps"
        " modifié de +1. S’il est encore prisonnier, son joueur lance ensuite les dés et ajoute"
        " son corps\N{NO-BREAK SPACE}: à plus de 15, il est libre et y forme sa propre compagnie."
        " Attaque de sauvetage\N{NO-BREAK SPACE}: Araignées, trois coups de prouesse 9."
    )


def test_a_host_that_is_after_rings() -> None:
    host = TakesPrisoners(
        held_at=(SiteType.SHADOW_HOLD,),
        rescue_attacks=(
            Attack(Race.ORC, strikes=1, prowess=6),
            Attack(Race.TROLL, strikes=2, prowess=7),
        ),
        prowess=2,
        discards_rings=True,
        ring_lost_below=7,
    )

    assert takes_prisoners(host) == (
        "Le défenseur a +2 de prouesse contre le coup. Si le coup réussit, il n’est pas blessé"
        " mais fait prisonnier dans un Fief de l’Ombre. Il défausse aussi ses anneaux. À chaque"
        " phase de redressement de son joueur, celui-ci lance les dés pour chaque anneau porté par"
        " le personnage\N{NO-BREAK SPACE}: à moins de 7, l’anneau est défaussé. Attaques de"
        " sauvetage\N{NO-BREAK SPACE}: Orques, un coup de prouesse 6\N{NO-BREAK SPACE}; Trolls,"
        " deux coups de prouesse 7."
    )


def test_a_host_that_holds_its_prisoners_where_it_takes_them() -> None:
    assert takes_prisoners(TakesPrisoners()) == (
        "Si l’un de leurs coups réussit, le défenseur n’est pas blessé mais fait prisonnier à ce"
        " site. Les attaques de sauvetage sont identiques aux attaques automatiques du site à ce"
        " moment."
    )


def test_a_host_for_which_an_agent_takes_prisoners() -> None:
    host = TakesPrisoners(held_at=(Mark.AT_A_HOME,), rescue_attacks=(Attack(None, strikes=3, prowess=8),))

    assert takes_prisoners(host) == (
        "Si le coup réussit, le défenseur n’est pas blessé mais fait prisonnier à l’un des sites"
        " natals de l’agent, où qu’il soit. L’agent retourne à ce site. Attaque de"
        " sauvetage\N{NO-BREAK SPACE}: race de l’agent, trois coups de prouesse 8."
    )
