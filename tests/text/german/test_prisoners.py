"""What a hazard host says in German."""

from wizardhaven.text.german.prisoners import takes_prisoners
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
        "Gelingt der Schlag, wird der Verteidiger nicht verletzt, sondern an einer Ruine/Hort"
        " gefangen gehalten. In jeder seiner Enttapp-Phasen wird für ihn ein Körperwurf mit +1"
        " gemacht. Ist er noch gefangen, würfelt danach sein Spieler und addiert seinen Körper:"
        " bei mehr als 15 ist er frei und bildet dort eine eigene Gemeinschaft. Rettungsangriff:"
        " Spinnen, drei Schläge mit Kampfkraft 9."
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
        "Der Verteidiger hat gegen den Schlag +2 Kampfkraft. Gelingt der Schlag, wird er nicht"
        " verletzt, sondern an einem Schattenhort gefangen gehalten. Auch seine Ringe wirft er ab."
        " In jeder seiner Enttapp-Phasen würfelt sein Spieler für jeden seiner Ringe: bei weniger"
        " als 7 wird der Ring abgeworfen. Rettungsangriffe: Orks, ein Schlag mit Kampfkraft 6;"
        " Trolle, zwei Schläge mit Kampfkraft 7."
    )


def test_a_host_that_holds_its_prisoners_where_it_takes_them() -> None:
    assert takes_prisoners(TakesPrisoners()) == (
        "Gelingt dabei ein Schlag, wird der Verteidiger nicht verletzt, sondern an diesem Ort"
        " gefangen gehalten. Die Rettungsangriffe gleichen allen automatischen Angriffen, die der"
        " Ort dann hat."
    )


def test_a_host_for_which_an_agent_takes_prisoners() -> None:
    host = TakesPrisoners(held_at=(Mark.AT_A_HOME,), rescue_attacks=(Attack(None, strikes=3, prowess=8),))

    assert takes_prisoners(host) == (
        "Gelingt der Schlag, wird der Verteidiger nicht verletzt, sondern an einem Heimatort des"
        " Agenten, wo immer dieser liegt, gefangen gehalten. Der Agent kehrt an diesen Ort zurück."
        " Rettungsangriff: von der Art des Agenten, drei Schläge mit Kampfkraft 8."
    )
