"""What is permitted though other rules would not let it, as German clauses."""

from dataclasses import replace

from wizardhaven.text.german.allies import playing_allies
from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition, conditions
from wizardhaven.text.german.counting import all_of, any_of, number_word
from wizardhaven.text.german.followers import from_afar
from wizardhaven.text.german.forbids import forbidden
from wizardhaven.text.german.grammar import Case, a, the, with_adjective
from wizardhaven.text.german.hazards import canceling_by_tapping, let_in, one_let_in
from wizardhaven.text.german.keywords import KEYWORDS, MAGIC
from wizardhaven.text.german.modifying import modified
from wizardhaven.text.german.names import german, quoted
from wizardhaven.text.german.nominals import THEY, Nominal, definite, this
from wizardhaven.text.german.places import at_place, place, to_place
from wizardhaven.text.german.played_with import played_with
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import (
    CHECKS,
    ITEM_CLASSES,
    MOVEMENTS,
    PHASES,
    RACES,
    REGION_TYPES,
    SITE,
    SKILLS,
    haven,
    sort_of_site,
)
from wizardhaven.text.german.wizardhavens import minion_sites
from wizardhaven.text.permits import (
    BRINGING,
    GOING_BACK,
    USING,
    demands,
    how_many,
    is_common,
    mind_of,
    things,
    through,
    types_meant,
)
from wizardhaven.vocabulary.asked_for import (
    mentions,
    names_barred_by,
    names_in,
    one_of,
    races_in,
    region_type_in,
    says,
)
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import ANY_SITE, path_of, regions_of
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Named, Needing, Within, choices
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Movement,
    Phase,
    RegionType,
    SiteType,
    Skill,
)


def permitted(holds: Permit, scene: Scene) -> Clause:
    """The clause for one permission."""
    if holds.deed in BRINGING:
        return _bring(holds, scene)
    if holds.deed in USING:
        return _use(holds, scene)
    if holds.deed in GOING_BACK:
        return _go_back(holds, scene)
    match holds.deed:
        case Deed.KEY_ONE | Deed.PLAY_ONE_FREELY:
            return one_let_in(holds, scene)
        case Deed.KEY | Deed.PLAY_FREELY:
            return _creatures(holds, scene)
        case Deed.MOVE | Deed.MOVE_ON:
            return _move(holds, scene)
        case Deed.PLAY | Deed.PLAY_DISCARDED | Deed.PLAY_REGARDLESS | Deed.PLAY_WITHOUT_TAPPING:
            return _play(holds, scene)
        case Deed.PLAY_ONCE_A_TURN:
            return _once_a_turn(holds)
        case Deed.ACT_AGAIN | Deed.START_AT:
            return _agents(holds, scene)
        case Deed.REVEAL_AGAINST:
            front = "liegt diese Karte auf der Hut,"
            return Clause("sie", "darf", "aufgedeckt werden", front=front, proviso=_against(holds))
        case Deed.PLAY_READ_AS | Deed.RESERVE:
            return played_with(holds, scene)
        case Deed.INFLUENCE_FROM_AFAR:
            return from_afar(holds)
        case Deed.CANCEL_BY_DISCARDING:
            foes = any_of([RACES[race].plural.nominative for race in races_in(holds.what)])
            how = "eine Kreatur aus deiner Hand abwerfen, um einen Angriff aufzuheben"
            return Clause("du", "darfst", how, proviso=f"wenn beide {foes} sind")
        case Deed.CANCEL_BY_TAPPING:
            return canceling_by_tapping(holds, scene)
        case Deed.USE_MINION_SITES:
            return minion_sites(holds, scene)
        case Deed.INFLUENCE:
            return Clause(scene.card.nominative, "darf", "wie ein Charakter Heere zu beeinflussen versuchen")
        case Deed.STORE_AT_END_OF_TURN:
            phase, other = PHASES[Phase.END_OF_TURN].after_der.dative, PHASES[Phase.ORGANIZATION]
            storing = f"in der {phase} wie in der {other.after_der.dative} Karten hinterlegen"
            storers = "Schergen-Charaktere" if holds.by is Alignment.MINION else "Helden-Charaktere"
            return Clause(storers, "dürfen", storing)
        case _:
            return _companies(holds, scene)


def _companies(holds: Permit, scene: Scene) -> Clause:
    """Who may be with whom, and follow whom."""
    match holds.deed:
        case Deed.ATTACK:
            others = "andere Schergen-Gemeinschaften ohne Ringgeist angreifen"
            return Clause("Schergen-Gemeinschaften ohne Ringgeist oder mit dem Balrog", "dürfen", others)
        case Deed.EXCEED_SIZE:
            return Clause(f"die Größe {scene.company.genitive}", "ist", "unbegrenzt")
        case Deed.HAVE_FOLLOWERS:
            return Clause(scene.bearer.nominative, "darf", "Gefolgsleute haben")
        case Deed.JOIN:
            leaders = [f"{RACES[race].after_ein.nominative}-Anführer" for race in races_in(holds.what)]
            more = "einen weiteren Anführer enthalten, der für ihre Größe nicht zählt"
            if leaders:
                more = f"neben einem anderen Anführer einen {any_of(leaders)} enthalten"
            return Clause(scene.company.nominative, "darf", more)
        case Deed.COME_BESIDES:
            others = any_of([german(name) for name in names_in(holds.what)])
            front = f"in einem Zug, in dem {others} ins Spiel kommt,"
            free = "ebenfalls ins Spiel gebracht werden, ohne als Charakter dieses Zuges zu zählen"
            return Clause(scene.card.nominative, "darf", free, front=front)
        case Deed.LEAD if holds.what is Subject.THIS_CARD:
            follows = "als Gefolgsmann deines Ringgeists ins Spiel gebracht werden und kostet dann keinen"
            return Clause(scene.bearer.nominative, "darf", f"{follows} Einfluss")
        case Deed.LEAD:
            most = how_many(holds.what)
            some = "ein Ringgeist" if most == 1 else f"bis zu {number_word(most)} Ringgeister"
            free = f"{scene.bearer.dative}, wenn er dein Avatar ist, folgen, ohne Einfluss zu kosten"
            brings = "in Organisationsphasen mit ihm ins Spiel gebracht werden"
            return Clause(some, "darf" if most == 1 else "dürfen", f"{free}, und {brings}")
        case _:
            raise AssertionError(f"nothing permits that {holds.deed.value}")


def _bring(holds: Permit, scene: Scene) -> Clause:
    who = all_of([RACES[race].plural.accusative for race in races_in(holds.what)])
    agent = mentions(holds.what, Sort.AGENT)
    if holds.deed is Deed.BRING_ANY_NUMBER and not who:
        phase = "in deiner Organisationsphase"
        return Clause("du", "darfst", "beliebig viele Charaktere ins Spiel bringen", front=phase)
    if holds.deed is Deed.BRING_ANY_NUMBER:
        phase = f"in der Organisationsphase, in der {scene.card.nominative} gespielt wird,"
        brings = f"mit {scene.company.dative} beliebig viele {who} ins Spiel bringen"
        return Clause("du", "darfst", brings, front=phase)
    placed = f"lege {scene.card.accusative} zu ihm"
    if holds.deed is Deed.BRING_ONE and holds.by is Subject.COMPANY:
        there = f"an {a(haven(), Case.DATIVE)}"
        where = f"mit {scene.company.dative} {there} ins Spiel kommen oder darin beginnen"
        return Clause("ein Agent", "darf", f"{where}; {placed}")
    if holds.deed is Deed.BRING_ONE:
        even = " (auch einen Agenten)" if agent else ""
        least = f"einen mit höchstens {mind_of(holds.what)} Geisteskraft{even}"
        starting = "er kann auch ein Anfangscharakter sein"
        brings = f"anstelle eines anderen Charakters {least} ins Spiel bringen"
        return Clause("du", "darfst", f"{brings}; {placed}; {starting}")
    if agent:
        into_play = "hier als Charaktere unter direktem Einfluss ins Spiel gebracht werden"
        return Clause("Agenten", "dürfen", into_play)
    if holds.where is not None:
        where = "an jedem deiner Zauberer-Zufluchtsorte ins Spiel bringen, auch fern von deinem Zauberer"
        return Clause("du", "darfst", f"{who} {where}")
    return Clause("du", "darfst", f"{who} ins Spiel bringen und das Spiel mit ihnen beginnen")


def _use(holds: Permit, scene: Scene) -> Clause:
    sorts = things(holds)
    somebody = "dein Avatar" if holds.by is Sort.AVATAR else scene.bearer.nominative
    if sorts[0] in MAGIC:
        arts = all_of([KEYWORDS[each].after_ein.accusative for each in sorts])
        return Clause(somebody, "kann", f"{arts} anwenden")
    thing = scene.lies_on.accusative if scene.lies_on else KEYWORDS[sorts[0]].plural.accusative
    if sorts[0] is Keyword.THE_ONE_RING:
        thing = the(KEYWORDS[sorts[0]], Case.ACCUSATIVE)
    tapping = ", muss dafür aber tappen" if holds.deed is Deed.USE_BY_TAPPING else ""
    proviso = f"solange {condition(holds.condition, scene)}" if holds.condition else ""
    return Clause(somebody, "kann", f"{thing} benutzen{tapping}", proviso=proviso)


def _go_back(holds: Permit, scene: Scene) -> Clause:
    when = demands(holds.condition)
    proviso = f"wenn {conditions(when, replace(scene, company=THEY))}" if when else ""
    if holds.deed is Deed.GO_TO_NEAREST_HAVEN:
        lost = f"am Ende deines Zuges {scene.card.accusative} abwerfen"
        nearest = the(with_adjective("nächst", haven()), Case.ACCUSATIVE)
        replacing = f"den Ort {scene.company.genitive} durch {nearest} zu ersetzen"
        return Clause("du", "darfst", f"{lost}, um {replacing}", proviso=proviso)
    site = the(haven() if holds.where is SiteType.HAVEN else SITE, Case.ACCUSATIVE)
    began = f"durch {site} ersetzen, an dem sie den Zug begonnen hat"
    return Clause(scene.company.nominative, "darf", f"am Ende des Zuges ihren Ort {began}", proviso=proviso)


def _move(holds: Permit, scene: Scene) -> Clause:
    company = scene.company.nominative
    if holds.by is Sort.AGENT:
        return Clause(scene.card.nominative, "darf sich", "als Agent zu Zufluchtsorten bewegen")
    if holds.by is not None:
        going = f"{scene.bearer.accusative} überallhin begleiten"
        return Clause(f"von {scene.bearer.dative} kontrollierte Helden-Verbündete", "dürfen", going)
    if isinstance(holds.where, Movement):
        return Clause(company, "darf sich", f"von jedem Ort aus auch {MOVEMENTS[holds.where]} bewegen")
    if holds.deed is Deed.MOVE:
        return _special_movement(holds, scene)
    land = through(holds.condition)
    way = f" auf einem Weg durch {a(REGION_TYPES[land], Case.ACCUSATIVE)}" if land else ""
    on = f"zu einem weiteren Ort{way} bewegen, mit sofort folgender weiterer Bewegungs-/Gefahrenphase"
    moved = f"nachdem sie sich zu {place(holds.where or ANY_SITE).forms.dative} bewegt hat"
    return Clause(company, "darf sich", on, proviso=moved)


def _special_movement(holds: Permit, scene: Scene) -> Clause:
    """Where the company may go, what its way is like, and what else holds for it then."""
    keyed = "" if holds.then else ", sodass Kreaturen nur an ihren neuen Ort gebunden werden können"
    lands = [REGION_TYPES[each].after_ein.nominative for each in path_of(holds.what)]
    path = f"besteht dann aus {', '.join(lands)}" if lands else f"hat dann keine Regionen{keyed}"
    it = replace(scene, company=THEY)
    then = "".join([f", und {_then(each, it).said()}" for each in holds.then])
    moving = f"{to_place(holds.where or ANY_SITE)} bewegen; ihr Weg {path}{then}"
    front = f"solange {condition(holds.condition, scene)}," if holds.condition else ""
    return Clause(scene.company.nominative, "darf sich", moving, front=front)


def _then(holds: Forbid | Modify | Permit, scene: Scene) -> Clause:
    if isinstance(holds, Permit):
        return permitted(holds, scene)
    return modified(holds, scene) if isinstance(holds, Modify) else forbidden(holds, scene)


def _creatures(holds: Permit, scene: Scene) -> Clause:
    """Which creatures may be keyed where, or come free."""
    company, common = scene.company.accusative, is_common(holds.what)
    foes = [RACES[race].plural.nominative for race in races_in(holds.what)]
    if holds.deed is Deed.PLAY_FREELY:
        which = f"{'nicht einzigartige ' if common else ''}Kreaturen ({any_of(foes)})"
        free = f"nicht gegen das Gefahrenlimit, wenn sie gegen {company} gespielt werden"
        return Clause(which if foes else "Kreaturen dieser Art", "zählen", free)
    if holds.then:
        opened = f"am Ort {scene.target.genitive} gespielt werden, ohne gegen das Gefahrenlimit zu zählen"
        return Clause(let_in(holds.what), "dürfen", opened)
    land = region_type_in(holds.what)
    if isinstance(holds.where, Within) and land:
        single = a(with_adjective("einzeln", REGION_TYPES[land]), Case.ACCUSATIVE)
        others = f"eine der Regionen {any_of([german(name) for name in regions_of(holds.where)])}"
        creature = f"eine Kreatur, die an {single} gebunden werden kann,"
        return Clause(creature, "darf", f"auch namentlich an {others} gebunden werden")
    if holds.where is not None:
        sorts = f"{'nicht einzigartige ' if common else ''}{all_of(foes)}"
        names = names_barred_by(holds.what)
        sorts += f" (außer {all_of([quoted(name) for name in names])})" if names else ""
        proviso = f"wenn {condition(holds.condition, scene)}" if holds.condition else ""
        where = place(holds.where).accusative if not isinstance(holds.where, RegionType) else ""
        if isinstance(holds.where, RegionType):
            where = a(REGION_TYPES[holds.where], Case.ACCUSATIVE)
        return Clause(sorts, "dürfen", f"an {where} gebunden werden", proviso=proviso)
    where = f"an {scene.card.dative}" if scene.card == this(SITE) else f"gegen {company}"
    return Clause(let_in(holds.what), "dürfen", f"{where} gespielt werden")


def _this_one(scene: Scene) -> Nominal:
    """The site that has been spoken of, or such a one as is meant here."""
    return this(SITE) if scene.site == definite(SITE) else scene.site


def _play(holds: Permit, scene: Scene) -> Clause:
    if holds.what is Subject.THIS_CARD or says(holds.what, Sort.ALLY):
        return playing_allies(holds, scene)
    if holds.what is Mark.INFORMATION:
        return Clause("Information", "ist", f"an {_this_one(scene).dative} spielbar")
    if isinstance(holds.what, Named):
        on = f"auf {scene.company.accusative} gespielt werden"
        card = f"die Karte {any_of([quoted(name) for name in holds.what.names])}"
        return Clause(card, "darf", f"{on}, wo immer sie ist und wer immer zu ihr gehört")
    if holds.what is Sort.ITEM:
        return Clause("der erste Gegenstand, der dort gespielt wird,", "tappt", "den Ort nicht")
    assert isinstance(holds.what, ItemClass)
    sort = ITEM_CLASSES[holds.what]
    if holds.deed is Deed.PLAY_WITHOUT_TAPPING:
        first = the(with_adjective("erst", sort), Case.NOMINATIVE)
        return Clause(f"{first}, der in einem Zug hier gespielt wird,", "tappt", "den Ort nicht")
    regardless = "was auch immer sein eigener Text über Orte sagt"
    how = regardless if holds.deed is Deed.PLAY_REGARDLESS else "auch ein Hort-Gegenstand"
    one = f"{a(sort, Case.NOMINATIVE)}, {how},"
    return Clause(one, "ist", "an diesem Ort spielbar", proviso="solange der Ort nicht getappt ist")


def _once_a_turn(holds: Permit) -> Clause:
    words = [f"{KEYWORDS[word].after_ein.nominative}-Gegenstand" for word in one_of(holds.what, Keyword)]
    ally = f"ein nicht einzigartiger Verbündeter mit Geisteskraft {mind_of(holds.what)}"
    at = at_place(holds.where) if holds.where else "an diesem Ort"
    tapped = "auch wenn der Ort getappt ist"
    card = f"ein {any_of(words)}" if words else ally
    return Clause(card, "darf", f"{at} gespielt werden", front="einmal pro Zug", proviso=tapped)


def _agents(holds: Permit, scene: Scene) -> Clause:
    if holds.deed is Deed.START_AT:
        sites = [f"jedem {sort_of_site(each).after_ein.dative}" for each in types_meant(holds)]
        gone = f"wird er aufgedeckt, wird {scene.card.nominative} abgeworfen"
        if_so = f"wenn einer seiner Heimatorte ein solcher Ort ist; {gone}"
        begun = f"an {any_of(sites)} ins Spiel gekommen sein"
        return Clause(scene.bearer.nominative, "darf", begun, proviso=if_so)
    agent = "ein Agent" if holds.by is Sort.AGENT else scene.bearer.nominative
    if holds.by is Subject.THIS_CARD:
        agent = f"{scene.card.nominative} offen liegt und"
    free = holds.what is Mark.OUTSIDE_HAZARD_LIMIT
    charge = ", die nicht gegen das Gefahrenlimit zählt" if free else ""
    acting = f"wenn {agent} eine Agentenaktion ausführt,"
    return Clause("er", "darf", f"eine zweite ausführen{charge}", front=acting)


def _against(holds: Permit) -> str:
    """When, or in answer to what, a card on-guard may be revealed."""
    if holds.what is Sort.COMPANY:
        return "wenn die Gemeinschaft den Ort betritt"
    if isinstance(holds.what, Needing) and isinstance(holds.what.whom, Skill):
        needs = f"die {a(SKILLS[holds.what.whom], Case.ACCUSATIVE)} erfordert"
        return f"um auf eine Karte zu antworten, {needs}"
    checks = [check for check in choices(holds.what) if isinstance(check, Check)]
    attempts = any_of([a(CHECKS[check], Case.ACCUSATIVE) for check in checks])
    return f"wenn ein Charakter der Gemeinschaft {attempts} deklariert"
