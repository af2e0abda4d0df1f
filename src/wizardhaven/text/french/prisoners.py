"""What a hazard host does to those it takes and to those who come to free them, in French."""

from wizardhaven.text.french.attack_bonuses import strength
from wizardhaven.text.french.grammar import sentences
from wizardhaven.text.french.places import at_place
from wizardhaven.text.french.terms import PHASES, RACES
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.prisoners import TakesPrisoners, is_at_agents_home
from wizardhaven.vocabulary.such import AnyOf
from wizardhaven.vocabulary.terms import Phase


def takes_prisoners(host: TakesPrisoners) -> str:
    """Who is taken, where he is held, what befalls him there and what his rescuers face."""
    prowess = f"le défenseur a {signed(host.prowess)} de prouesse contre le coup"
    held_at = _held_at(host)
    strike = "l'un de leurs coups" if not host.held_at else "le coup"
    taken = "il" if host.prowess else "le défenseur"
    parts = [
        *([prowess] if host.prowess else []),
        f"si {strike} réussit, {taken} n'est pas blessé mais fait prisonnier {held_at}",
        *(["l'agent retourne à ce site"] if is_at_agents_home(host) else []),
        *(["il défausse aussi ses anneaux"] if host.discards_rings else []),
        *_captivity(host),
        _rescue([_attack(each) for each in host.rescue_attacks]),
    ]
    return sentences(parts)


def _held_at(host: TakesPrisoners) -> str:
    if is_at_agents_home(host):
        return "à l'un des sites natals de l'agent, où qu'il soit"
    return at_place(AnyOf(host.held_at)) if host.held_at else "à ce site"


def _captivity(host: TakesPrisoners) -> list[str]:
    always = f"à chaque {PHASES[Phase.UNTAP]} de son joueur"
    said: list[str] = []
    if host.body_check is not None:
        changed = f" modifié de {signed(host.body_check)}" if host.body_check else ""
        said.append(f"{always}, il subit un jet de corps{changed}")
    if host.ring_lost_below is not None:
        below = f"à moins de {host.ring_lost_below}, l'anneau est défaussé"
        said.append(f"{always}, celui-ci lance les dés pour chaque anneau porté par le personnage : {below}")
    if host.escapes_above is not None:
        above = f"à plus de {host.escapes_above}, il est libre et y forme sa propre compagnie"
        rolling = "son joueur lance ensuite les dés et ajoute son corps"
        said.append(f"s'il est encore prisonnier, {rolling} : {above}")
    return said


def _attack(attack: Attack) -> str:
    race = RACES[attack.race].plural if attack.race is not None else "race de l'agent"
    return f"{race}, {strength(attack.strikes, attack.prowess, None)}"


def _rescue(attacks: list[str]) -> str:
    if not attacks:
        return "les attaques de sauvetage sont identiques aux attaques automatiques du site à ce moment"
    plural = "s" if len(attacks) > 1 else ""
    return f"attaque{plural} de sauvetage : {' ; '.join(attacks)}"
