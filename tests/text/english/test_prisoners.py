"""What a hazard host says in English."""

from wizardhaven.text.english.prisoners import takes_prisoners
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
        "If the strike succeeds, the defender is not harmed but taken prisoner at a Ruins & Lairs."
        " In each of his untap phases, he makes a body check modified by +1. If he is still held,"
        " his player then makes a roll and adds his body: above 15, he is free and forms a company"
        " of his own at that site. Rescue-attack: Spiders, 3 strikes with 9 prowess."
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
        "The defender has +2 prowess against the strike. If the strike succeeds, he is not harmed"
        " but taken prisoner at a Shadow-hold. He discards his rings as well. In each of his untap"
        " phases, his player makes a roll for each ring he bears: below 7, discard the ring."
        " Rescue-attacks: Orcs, 1 strike with 6 prowess; Trolls, 2 strikes with 7 prowess."
    )


def test_a_host_that_holds_its_prisoners_where_it_takes_them() -> None:
    assert takes_prisoners(TakesPrisoners()) == (
        "If one of their strikes succeeds, the defender is not harmed but taken prisoner at the"
        " site. The rescue-attacks are like all automatic-attacks that the site then has."
    )


def test_a_host_for_which_an_agent_takes_prisoners() -> None:
    host = TakesPrisoners(held_at=(Mark.AT_A_HOME,), rescue_attacks=(Attack(None, strikes=3, prowess=8),))

    assert takes_prisoners(host) == (
        "If the strike succeeds, the defender is not harmed but taken prisoner at one of the"
        " agent's home sites, wherever it lies, and the agent returns to that site. Rescue-attack:"
        " the agent's race, 3 strikes with 8 prowess."
    )
