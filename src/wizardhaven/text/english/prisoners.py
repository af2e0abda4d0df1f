"""What a hazard host does to those it takes and to those who come to free them, in English."""

from wizardhaven.text.english.attack_bonuses import strength
from wizardhaven.text.english.grammar import sentence
from wizardhaven.text.english.places import place
from wizardhaven.text.english.terms import races
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.prisoners import TakesPrisoners, is_at_agents_home
from wizardhaven.vocabulary.such import AnyOf


def takes_prisoners(host: TakesPrisoners) -> str:
    """Who is taken, where he is held, what befalls him there and what his rescuers face."""
    taken = "he" if host.prowess else "the defender"
    held_at = _held_at(host)
    strike = "one of their strikes" if not host.held_at else "the strike"
    parts = [
        *([f"the defender has {signed(host.prowess)} prowess against the strike"] if host.prowess else []),
        f"if {strike} succeeds, {taken} is not harmed but taken prisoner at {held_at}",
        *(["he discards his rings as well"] if host.discards_rings else []),
        *_captivity(host),
        _rescue([_attack(each) for each in host.rescue_attacks]),
    ]
    return " ".join([sentence(part) for part in parts])


def _held_at(host: TakesPrisoners) -> str:
    if is_at_agents_home(host):
        return "one of the agent's home sites, wherever it lies, and the agent returns to that site"
    return place(AnyOf(host.held_at)) if host.held_at else "the site"


def _captivity(host: TakesPrisoners) -> list[str]:
    always = "in each of his untap phases"
    said: list[str] = []
    if host.body_check is not None:
        changed = f" modified by {signed(host.body_check)}" if host.body_check else ""
        said.append(f"{always}, he makes a body check{changed}")
    if host.ring_lost_below is not None:
        below = f"below {host.ring_lost_below}, discard the ring"
        said.append(f"{always}, his player makes a roll for each ring he bears: {below}")
    if host.escapes_above is not None:
        above = f"above {host.escapes_above}, he is free and forms a company of his own at that site"
        said.append(f"if he is still held, his player then makes a roll and adds his body: {above}")
    return said


def _attack(attack: Attack) -> str:
    race = races(attack.race) if attack.race is not None else "the agent's race"
    return f"{race}, {strength(attack.strikes, attack.prowess, None)}"


def _rescue(attacks: list[str]) -> str:
    if not attacks:
        return "the rescue-attacks are like all automatic-attacks that the site then has"
    return f"rescue-attack{'s' if len(attacks) > 1 else ''}: {'; '.join(attacks)}"
