"""What cannot be done, as German clauses."""

from typing import assert_never

from wizardhaven.text.german.alignments import COMPANIES, PLAYERS
from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, any_of
from wizardhaven.text.german.exceptions import spared
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.hazards import one_such
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import german, quoted
from wizardhaven.text.german.nominals import of_it, this
from wizardhaven.text.german.places import at_place, to_place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import user
from wizardhaven.text.german.terms import MOVEMENTS, PHASES, RACES, REGION_TYPES, SITE, SKILLS
from wizardhaven.vocabulary.asked_for import (
    among,
    is_about_keys,
    least,
    most,
    names_barred_by,
    names_in,
    none_of,
    one_of,
    part_of,
    races_barred_by,
    region_type_in,
    says,
)
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Named, Needing, Not, Such, With, choices, parts
from wizardhaven.vocabulary.terms import (
    Alignment,
    Danger,
    Keyword,
    Length,
    Movement,
    Phase,
    PlayerKind,
    Race,
    Skill,
    Stat,
)


def forbidden(holds: Forbid, scene: Scene) -> Clause:
    """The clause for what may not be done."""
    what, card, bearer = holds.what, scene.card, scene.bearer.nominative
    match holds.deed:
        case Deed.ACT:
            return _idle(holds, scene)
        case Deed.AFFECT:
            return _shielded(what, scene)
        case Deed.ATTACK if what is Sort.AUTOMATIC_ATTACK:
            if holds.where is Mark.ANY_VERSION:
                loses = "ihre normalen automatischen Angriffe"
                return Clause(f"jede Version {of_it(scene.site)}", "verliert", loses)
            return Clause(scene.site.nominative, "hat", "keine automatischen Angriffe")
        case Deed.ATTACK:
            who = a(COMPANIES[one_of(what, Alignment)[0]], Case.NOMINATIVE)
            return Clause(who, "darf", "hier keine andere Gemeinschaft angreifen")
        case Deed.BRING:
            return _not_brought(holds, scene)
        case Deed.COME_AS_STRANGER:
            return _only_at_home(what, scene)
        case Deed.FAIL_BODY_CHECK:
            return Clause(bearer, "wird", "durch keinen Körperwurf abgeworfen")
        case Deed.HAVE_FOLLOWERS:
            return Clause(bearer, "darf", "keine Gefolgsleute haben")
        case Deed.JOIN:
            return _alone(what, scene)
        case Deed.LEAVE_PLAY if what is Length.LONG:
            return Clause(
                "das lange Ereignis",
                "wird",
                f"in keiner {PHASES[Phase.LONG_EVENT].after_ein.dative} wie üblich abgeworfen",
            )
        case Deed.LEAVE_PLAY:
            if card == this(SITE) or what is Subject.SITE:
                stays = "nie abgeworfen und kehrt nie in den Ortsstapel zurück"
                return Clause((scene.site if what is Subject.SITE else card).nominative, "wird", stays)
            only = f"das Spiel nur zusammen mit {scene.site.dative} und kann sonst nicht abgeworfen werden"
            return Clause(card.nominative, "verlässt", only)
        case Deed.LIE_ON_COMPANY:
            return _not_on_companies(what)
        case Deed.LIE_ON_GUARD:
            back = "auf der Hut; sie kehrt sofort auf die Hand ihres Spielers zurück"
            return Clause("keine Karte", "bleibt", back)
        case Deed.RETURN_FROM_GUARD:
            instead = "abgeworfen, statt auf die Hand zurückzukehren"
            return Clause("Karten auf der Hut, die nicht aufgedeckt werden,", "werden", instead)
        case Deed.MOVE:
            return _not_moving(holds, scene)
        case Deed.PLAY:
            return _not_played(holds, scene)
        case Deed.PLAY_ANOTHER:
            return Clause(f"nur {one_such(what)}", "darf", "pro Zug gespielt werden")
        case Deed.USE if holds.where is None:
            return Clause(scene.bearer.nominative, "verliert", "alle seine Fertigkeiten")
        case Deed.USE:
            return _not_used(holds)
        case Deed.SEARCH:
            if most(holds.by, Tally.PLAY_DECK) is None:
                who = any_of([a(PLAYERS[kind], Case.NOMINATIVE) for kind in among(holds.by, PlayerKind)])
                barred = "weder sein Spieldeck noch seinen Abwurfstapel durchsuchen oder ansehen"
                return Clause(who, "darf", barred)
            barred = "weder dieses noch seinen Abwurfstapel durchsuchen oder ansehen"
            return Clause(_searcher(holds.by), "darf", barred)
        case Deed.STORE if what is Subject.THIS_CARD:
            return Clause(card.nominative, "kann", "nicht gelagert werden")
        case Deed.STORE:
            return Clause("nichts", "kann", f"an {card.dative} gelagert werden")
        case Deed.STRAY:
            return _not_far(what)
        case Deed.UNTAP if what is Subject.THIS_CARD:
            phase = PHASES[Phase.UNTAP].after_der.dative
            return Clause(card.nominative, "wird", f"in der {phase} nicht enttappt")
        case Deed.UNTAP if what is Subject.SITE:
            return Clause(scene.site.nominative, "wird", "nie enttappt")
        case Deed.UNTAP:
            held = f"solange {card.nominative} bei ihm liegt; wird er geheilt, ist er getappt"
            return Clause(bearer, "kann", "nicht enttappt werden", proviso=held)
        case Deed.UNTAP_ONCE:
            instead = f"stattdessen getappt, und {card.nominative} wird abgeworfen"
            return Clause("er", "wird", instead, front=f"würde {bearer} das nächste Mal enttappt,")
        case Deed.USE_AS_HAVEN:
            use = f"{scene.site.accusative} nicht als Zauberer-Zufluchtsort benutzen"
            return Clause("andere Gefallene Zauberer", "dürfen", use)
        case _:
            raise AssertionError(f"no card forbids to {holds.deed.value}")


def way_out(holds: Standing) -> tuple[Clause, ...]:
    """Who may tap so that something that lasts is over."""
    if not isinstance(holds, Forbid) or holds.unless is None or isinstance(holds.unless, Named):
        return ()
    somebody = f"{user(holds.unless).first.nominative} der Gemeinschaft"
    return (Clause(somebody, "darf", "auch noch zu Beginn dieser Phase tappen, um dies aufzuheben"),)


def _idle(holds: Forbid, scene: Scene) -> Clause:
    """Who does nothing in the site phase, and how it can be helped."""
    phase = f"in ihrer {PHASES[Phase.SITE].after_der.dative} nichts tun"
    if holds.what is Mark.MOVING:
        return Clause(f"jede Gemeinschaft, die sich zu {scene.target.dative} bewegt,", "darf", phase)
    ways = [f"{user(who.whom).first.nominative} gehört ihr an" for who in none_of(holds.what, With)]
    if isinstance(holds.unless, Named):
        names = any_of([quoted(name) for name in holds.unless.names])
        ways.append(f"du wirfst {names} aus der Hand ab")
    proviso = f"es sei denn, {any_of(ways)}" if ways else ""
    return Clause(scene.company.nominative, "darf", phase, proviso=proviso)


def _not_on_companies(what: Such) -> Clause:
    """On which companies no resource permanent-event may lie."""
    somebody = part_of(what, With)
    assert somebody is not None, f"there are no words for {what}"
    events = (
        f"permanente Unterstützungs-Ereignisse auf einer Gemeinschaft mit {user(somebody.whom).first.dative}"
    )
    return Clause(
        events, "werden", "abgeworfen, und es dürfen keine auf eine solche Gemeinschaft gespielt werden"
    )


def _shielded(what: Such, scene: Scene) -> Clause:
    words = among(what, Keyword)
    if words:
        sorts = all_of([KEYWORDS[word].plural.nominative for word in words])
        return Clause(f"{sorts}, die den Träger zum Ziel haben,", "werden", "aufgehoben")
    dangers = among(what, Danger)
    source = "Effekte" if Danger.DISCARDING in dangers else "Effekte von Gefahren"
    effects = f"{source}, {any_of([_danger(danger) for danger in dangers])},"
    return Clause(effects, "haben", f"auf {scene.company.accusative} keine Wirkung")


def _danger(danger: Danger) -> str:
    match danger:
        case Danger.RETURN_TO_ORIGIN:
            return "die eine Gemeinschaft an ihren Ausgangsort zurückkehren lassen"
        case Danger.CAPTURE:
            return "die einen ihrer Charaktere gefangen nehmen"
        case Danger.TAPPING_OF_SITES:
            return "die ihren jetzigen oder neuen Ort tappen"
        case Danger.DISCARDING:
            return "die einen Charakter abwerfen würden"
        case _:
            assert_never(danger)


def _not_brought(holds: Forbid, scene: Scene) -> Clause:
    mind = least(holds.what, Stat.MIND)
    if mind is None:
        until = f"solange {scene.card.nominative} auf niemandem liegt"
        return Clause("dein Gegner", "darf", "deinen Avatar nicht spielen", proviso=until)
    points = least(holds.by, Stat.STAGE_POINTS)
    enough = f" mit mindestens {points} Entwicklungspunkten" if points else ""
    barred = f"keine Charaktere mit {mind} oder mehr Geisteskraft ins Spiel bringen"
    return Clause(f"Gefallene Zauberer{enough}", "dürfen", barred)


def _only_at_home(what: Such, scene: Scene) -> Clause:
    """Who comes into play only at home: the card itself, the avatar, or whoever would come to the site."""
    if what is Sort.AVATAR:
        return Clause("dein Avatar", "darf", "nur an seinem Heimatort ins Spiel gebracht werden")
    if what is Subject.THIS_CARD:
        start = ", außer als Anfangscharakter" if scene.may_start else ""
        home = f"nur am eigenen Heimatort ins Spiel gebracht werden{start}"
        return Clause(scene.card.nominative, "darf", home)
    but = all_of([RACES[race].plural.dative for race in none_of(what, Race)])
    who = f"kein Charakter außer {but}" if but else "kein Charakter"
    at_home = "es sei denn, dies ist sein Heimatort"
    return Clause(who, "darf", "hier ins Spiel gebracht werden", proviso=at_home)


def _alone(what: Such, scene: Scene) -> Clause:
    """Whom the bearer, or the company, may not have beside him."""
    if Sort.CHARACTER not in among(what, Sort):
        gone = f"alle Verbündeten und alle Ringgeister im Gefolge {scene.company.genitive}"
        return Clause(gone, "werden", "abgeworfen, und keine dürfen hinzukommen")
    nobody = "außerhalb der Organisationsphase darf weder ein anderer Charakter noch ein Verbündeter in"
    left = f"ist am Ende dieser Phase noch ein anderer dort, nimm {scene.card.accusative} auf die Hand"
    alone = f"{nobody} seiner Gemeinschaft sein; {left}"
    return Clause(f"alle Verbündeten {scene.bearer.genitive}", "werden", f"abgeworfen; {alone}")


def _not_moving(holds: Forbid, scene: Scene) -> Clause:
    where, company = holds.where, scene.company.nominative
    if where is None:
        return Clause(company, "darf sich", "nicht bewegen")
    if holds.what is Race.RINGWRAITH:
        return Clause("ein Ringgeist", "darf sich", "nicht hierher bewegen")
    if where is Mark.UNDER_DEEPS:
        return Clause(company, "darf sich", "nicht zu einem Ort in den Tiefen bewegen")
    if holds.what is not Sort.AGENT:
        ways = any_of([MOVEMENTS[movement] for movement in among(where, Movement)])
        proviso = f"solange {condition(holds.condition, scene)}," if holds.condition else ""
        other = ", sofern Bewegung durch Regionen möglich ist" if holds.what is Sort.COMPANY else ""
        return Clause(company, "darf sich", f"nicht {ways} bewegen{other}", front=proviso)
    if isinstance(where, Not):
        there = any_of([to_place(one) for one in choices(where.trait)])
        return Clause(scene.card.nominative, "darf sich", f"als Agent nur {there} bewegen")
    return Clause(scene.card.nominative, "darf sich", f"als Agent nicht {to_place(where)} bewegen")


def _not_played(holds: Forbid, scene: Scene) -> Clause:
    what = holds.what
    needing = part_of(what, Needing)
    if says(what, Sort.CREATURE):
        return _no_creatures(holds, scene)
    if needing is not None and isinstance(needing.whom, Skill):
        needs = f"die {a(SKILLS[needing.whom], Case.ACCUSATIVE)} erfordert"
        played = f"für {scene.company.accusative} gespielt werden, {needs}"
        return Clause("keine Unterstützung", "darf", played)
    if least(what, Stat.MARSHALLING_POINTS):
        barred = f"an keiner Version {of_it(scene.site)} Karten spielen, die Siegpunkte bringen"
        return Clause("dein Gegner", "darf", barred)
    if what is Mark.PLAYABLE_HERE:
        return Clause(f"was auf {scene.site.dative} steht,", "ist", "dort nicht spielbar")
    if names_in(what):
        names = any_of([quoted(name) for name in names_in(what)])
        gone = "nicht gespielt werden und wird abgeworfen, wenn sie im Spiel ist"
        return Clause(f"die Karte {names}", "kann", gone)
    sorts = any_of([_cards(keyword) for keyword in among(what, Keyword)])
    return Clause(f"keine {sorts}", "können", "gespielt werden")


def _no_creatures(holds: Forbid, scene: Scene) -> Clause:
    """Which creatures may not be played on the company."""
    played = f"gegen {scene.company.accusative} gespielt werden"
    if not is_about_keys(holds.what):
        other_than = races_barred_by(holds.what)
        barred = any_of([RACES[race].plural.dative for race in other_than])
        creature = f"keine Kreatur außer {barred}" if other_than else "keine Kreatur"
        return Clause(creature, "darf", played)
    proviso = f"wenn {condition(holds.condition, scene)}" if holds.condition else ""
    verb = "dürfen" if _is_only(holds.what) else "darf"
    return Clause(_kept_off(holds.what), verb, played, proviso=proviso)


def _is_only(such: Such) -> bool:
    """Whether all others are kept off."""
    return any([isinstance(part, Not) for part in parts(such)])


def _kept_off(such: Such) -> str:
    """By what they are keyed to, which creatures may not be played; or which alone may be."""
    only = _is_only(such)
    land = region_type_in(such)
    key = f"nach dem Regionstyp an {a(REGION_TYPES[land], Case.ACCUSATIVE)}" if land else "an ihren neuen Ort"
    bound = f"die {key} gebunden {'sind' if only else 'ist'}"
    return f"{'nur Kreaturen' if only else 'keine Kreatur'}, {bound},"


def _not_used(holds: Forbid) -> Clause:
    """What cannot be used somewhere, and which skill is lost there."""
    assert holds.where is not None
    there = f"{at_place(holds.where)} oder auf einem Weg durch eine solche Region"
    skills = [SKILLS[skill].after_ein.nominative for skill in among(holds.what, Skill)]
    lost = "".join([f"gilt nicht als {skill} und " for skill in skills])
    sorts = any_of([_cards(keyword) for keyword in among(holds.what, Keyword)])
    kinds = spared(none_of(holds.by, PlayerKind))
    rest = "".join([f". {words[:1].upper()}{words[1:]}" for words in kinds])
    return Clause(f"wer {there} ist,", f"{lost}kann", f"keine {sorts} anwenden{rest}")


def _cards(keyword: Keyword) -> str:
    """All cards with the word on them, in the plural."""
    return "Umweltkarten" if keyword is Keyword.ENVIRONMENT else KEYWORDS[keyword].plural.accusative


def _searcher(by: Such) -> str:
    who = "ein Gefallener Zauberer" if one_of(by, PlayerKind) else "ein Spieler"
    return f"{who} mit höchstens {most(by, Tally.PLAY_DECK)} Karten im Spieldeck"


def _not_far(what: Such) -> Clause:
    nearest = "dessen Ort einen anderen nächsten Zufluchtsort hat als jeder Ort, an dem er spielbar ist"
    sides = "nach den Ortskarten seiner eigenen Seite"
    names = any_of([german(name) for name in names_barred_by(what)])
    rest = f"; {names} ist davon nicht betroffen" if names else ""
    gone = f"abgeworfen, ebenso jeder Verbündete, {nearest}, {sides}{rest}"
    return Clause("jeder Verbündete an einem Ort in den Tiefen", "wird", gone)
