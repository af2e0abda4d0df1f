"""What comes into play or is kept, with whom and from where, in French."""

from dataclasses import replace

from wizardhaven.text.french.clauses import LAY, Clause, Deed, Said
from wizardhaven.text.french.counting import any_of, number_word
from wizardhaven.text.french.grammar import Nominal, a, of, of_many
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.selectors import character
from wizardhaven.text.french.terms import ITEM_CLASSES, RACES, SOURCES
from wizardhaven.vocabulary.asked_for import denies, mentions, names_in, one_of, part_of, races_in, says
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Named, Such
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile


def placing(put: Put, scene: Scene) -> Said:
    """With whom the card comes into play, or who taps for it."""
    if put.onto is Subject.SITE:
        it = replace(scene.card, text="celle-ci" if scene.card.feminine else "celui-ci")
        return (Deed((LAY,), it, where=f"avec {scene.site.text}"),)
    if isinstance(put.onto, Subject) and put.onto is not Subject.COMPANY and put.to is not Pile.POINTS:
        return (Deed((LAY,), scene.card, where=f"avec {subject(put.onto, scene).text}"),)
    taking = f"peut s'engager pour prendre {scene.card.text}"
    if put.to is Pile.POINTS:
        taking = f"peut s'engager pour que {scene.card.text} rejoigne vos points de rassemblement"
    discarded = scene.card.agreeing("défaussé")
    if put.onto is Sort.CHARACTER:
        lies = f"est avec un personnage {of(scene.company.text)}, qui n'a pas à s'engager"
        return (Clause(scene.card.text, lies),)
    names = names_in(put.onto) if put.onto is not None else ()
    somebody = "il" if put.onto is Subject.TARGET else f"un personnage {of(scene.company.text)}"
    who = character(Named(names), Whose.OF_THE_COMPANY).first.text if names else somebody
    return (
        Clause(who, taking),
        Clause(scene.card.text, f"est {discarded}", front="sinon"),
    )


def keeping(put: Put, scene: Scene) -> Said:
    """What is stored, or kept with the card."""
    if put.to is Pile.STORED:
        there = "y est mise en réserve, comme si son texte parlait de ce site"
        return (Clause(scene.target.text, there),)
    if isinstance(put.what, Subject):
        return (Clause("la créature", "est plutôt mise de côté avec elle"),)
    name = quoted(names_in(put.what)[0])
    return (
        Clause("vous", f"jouez {name} de votre main avec {scene.card.text}"),
        Clause(f"le texte de {name}", "ne compte pas, pas même le fait que la carte est unique"),
        Clause("le Havre de Sorcier", "est désormais protégé"),
    )


def joining(put: Put, such: Such, scene: Scene) -> Said:
    """Who comes into play with the company, and under whose influence."""
    races = races_in(such)
    if put.onto is Sort.AVATAR:
        some = f"autant {of_many(RACES[races[0]])} de votre main que vous voulez"
        coming = f"faire entrer en jeu {some} dans {scene.company.text}"
        return (Clause("vous", f"pouvez {coming}, comme suivants sous l'influence directe de votre avatar"),)
    exchanged = put.onto is Subject.THIS_CARD
    general = exchanged or put.onto is Subject.COMPANY
    sort = f"{any_of([a(RACES[race]) for race in races]) if races else 'un personnage'} de votre main"
    agents = " (même un agent)" if mentions(such, Sort.AGENT) else ""
    plain = "" if races else " qui n'est pas un avatar"
    newcomer = f"{sort}{agents}{plain}"
    control = "sous influence générale ou directe" if general else "sous influence directe"
    enough = ", s'il en reste assez" if general else ""
    company = "sa compagnie" if exchanged else scene.company.text
    paying = f"défausser {scene.card.text} pour " if exchanged else ""
    joins = f"pouvez {paying}mettre en jeu dans {company} {newcomer}, {control}{enough}"
    counts = Clause("cela", "ne compte pas comme votre personnage du tour")
    return (Clause("vous", joins), counts)


def letting_play(put: Put, such: Such, scene: Scene) -> Said:
    """Who may play which item, and from where."""
    items = any_of([a(ITEM_CLASSES[each]) for each in one_of(such, ItemClass)])
    allowed = " jouable sur ce site" if says(such, Mark.PLAYABLE_HERE) else ""
    if denies(such, Mark.UNIQUE):
        allowed += " qui n'est ni unique ni un objet de trésor"
    others = [source for source in put.sources if source is not Pile.HAND]
    piles = any_of([f"de votre {SOURCES[source].singular}" for source in others])
    origin = Clause("l'objet", f"peut aussi provenir {piles}")
    if Pile.HAND not in put.sources:
        origin = Clause("l'objet", f"provient {piles}, qui est ensuite mélangé")
    sorts = any_of([KEYWORDS[sort].singular for sort in one_of(such, Keyword)])
    items += f" ({sorts})" if sorts else ""
    most = put.count if isinstance(put.count, int) else 1
    several = most > 1
    who = f"jusqu'à {number_word(most)} personnages non engagés" if several else "un personnage non engagé"
    playing = Clause(
        f"{who} {of(scene.company.text)}",
        f"{'peuvent chacun' if several else 'peut'} jouer {items}{allowed}, même si le site est engagé",
    )
    sparing = Clause("le site", "n'est pas engagé pour autant")
    return (playing, sparing, origin) if others else (playing, sparing)


def exchanging(put: Put, such: Such, scene: Scene) -> Said:
    """Which item or ally takes the place of the card."""
    if put.by is Whose.OF_THE_COMPANY:
        ally = quoted(names_in(such)[0])
        tapping = f"engager un personnage de celle-ci pour jouer {ally} de sa main avec lui"
        gone = Clause("vous", f"défaussez {scene.card.text}", front="dans ce cas")
        return (Clause(f"le joueur {of(scene.company.text)}", f"peut {tapping}"), gone)
    placed = f"placer avec {scene.bearer.text} n'importe quel objet non spécial de votre main"
    return (Clause("vous", f"pouvez défausser {scene.card.text} pour {placed}"),)


def giving(put: Put, such: Such) -> Said:
    """Which item somebody is given, and from where."""
    if put.may:
        return _giving_by_tapping(put, such)
    sort = ITEM_CLASSES[part_of(such, ItemClass) or ItemClass.MINOR]
    thing = Nominal(f"{a(sort)} non unique ({_sorts(such)}) {_piles(put)}")
    return (Deed((LAY,), thing, where="avec un personnage du même site, qui n'a pas à s'engager"),)


def _giving_by_tapping(put: Put, such: Such) -> Said:
    """Which item somebody may be given who taps for it, and from where."""
    thing = Nominal(f"un objet non spécial et non unique ({_sorts(such)}) {_piles(put)}")
    if says(such, Mark.STORED):
        like = "identique à un objet que votre adversaire a mis en réserve"
        thing = Nominal(f"un objet non spécial {_piles(put)}, {like},")
    given = Deed((LAY,), thing, where="avec un personnage non engagé de la même compagnie, qui s'engage")
    placed = Clause("vous", f"pouvez {given.infinitive()}")
    if not says(such, Mark.STORED):
        return (placed,)
    lost = "est défaussé, et le vôtre ne peut jamais être mis en réserve"
    return (placed, Clause("l'objet en réserve de votre adversaire", lost))


def _sorts(such: Such) -> str:
    return any_of([KEYWORDS[sort].singular for sort in one_of(such, Keyword)])


def _piles(put: Put) -> str:
    return any_of([f"de votre {SOURCES[source].singular}" for source in put.sources])


def sending(such: Such) -> Said:
    """Who comes into play for his avatar, and must go."""
    someone = any_of([a(RACES[race]) for race in races_in(such)])
    coming = "au même site dans une compagnie à part, sous influence générale"
    lost = "est défaussé à la fin de la phase de mouvement/périls"
    unless = "sauf s'il a bougé vers un autre site que celui de votre avatar"
    return (
        Clause("vous", f"mettez en jeu {someone} de votre pile de défausse {coming}"),
        Clause("ce personnage", f"{lost}, {unless}"),
        Clause("cela", "ne compte pas comme votre personnage du tour"),
    )
