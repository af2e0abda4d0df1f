"""What a hazard host does to those it takes and to those who come to free them, in German."""

from wizardhaven.text.german.attack_bonuses import strength
from wizardhaven.text.german.clauses import sentences
from wizardhaven.text.german.places import at_place
from wizardhaven.text.german.terms import PHASES, RACES
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.prisoners import TakesPrisoners, is_at_agents_home
from wizardhaven.vocabulary.such import AnyOf
from wizardhaven.vocabulary.terms import Phase


def takes_prisoners(host: TakesPrisoners) -> str:
    """Who is taken, where he is held, what befalls him there and what his rescuers face."""
    prowess = f"der Verteidiger hat gegen den Schlag {signed(host.prowess)} Kampfkraft"
    held_at = _held_at(host)
    strike = "dabei ein Schlag" if not host.held_at else "der Schlag"
    taken = "er" if host.prowess else "der Verteidiger"
    parts = [
        *([prowess] if host.prowess else []),
        f"gelingt {strike}, wird {taken} nicht verletzt, sondern {held_at} gefangen gehalten",
        *(["der Agent kehrt an diesen Ort zurück"] if is_at_agents_home(host) else []),
        *(["auch seine Ringe wirft er ab"] if host.discards_rings else []),
        *_captivity(host),
        _rescue([_attack(each) for each in host.rescue_attacks]),
    ]
    return sentences(parts)


def _held_at(host: TakesPrisoners) -> str:
    if is_at_agents_home(host):
        return "an einem Heimatort des Agenten, wo immer dieser liegt,"
    return at_place(AnyOf(host.held_at)) if host.held_at else "an diesem Ort"


def _captivity(host: TakesPrisoners) -> list[str]:
    always = f"in jeder seiner {PHASES[Phase.UNTAP].plural.dative}"
    said: list[str] = []
    if host.body_check is not None:
        changed = f" mit {signed(host.body_check)}" if host.body_check else ""
        said.append(f"{always} wird für ihn ein Körperwurf{changed} gemacht")
    if host.ring_lost_below is not None:
        below = f"bei weniger als {host.ring_lost_below} wird der Ring abgeworfen"
        said.append(f"{always} würfelt sein Spieler für jeden seiner Ringe: {below}")
    if host.escapes_above is not None:
        above = f"bei mehr als {host.escapes_above} ist er frei und bildet dort eine eigene Gemeinschaft"
        said.append(f"ist er noch gefangen, würfelt danach sein Spieler und addiert seinen Körper: {above}")
    return said


def _attack(attack: Attack) -> str:
    numbers = strength(attack.strikes, attack.prowess, None)
    race = RACES[attack.race].plural.nominative if attack.race is not None else "von der Art des Agenten"
    return f"{race}, {numbers}"


def _rescue(attacks: list[str]) -> str:
    if not attacks:
        return "die Rettungsangriffe gleichen allen automatischen Angriffen, die der Ort dann hat"
    return f"Rettungsangriff{'e' if len(attacks) > 1 else ''}: {'; '.join(attacks)}"
