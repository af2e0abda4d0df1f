// What the stage says besides the sentences that come ready from the server.

import type { Language } from "../protocol/messages";
import type { PointsSource, StrikeView } from "../protocol/view";
import type { Stretch, Tone } from "./throws";

type StageWords = {
    percent: (ways: number) => string;
    steps: string;
    // Sums and throws.
    together: string;
    theDice: string;
    rollMoreThan: (number: number) => string;
    rollAtLeast: (number: number) => string;
    withMoreThan: (number: number) => string;
    anyThrow: string;
    noThrow: string;
    noThrowShort: string;
    thisMakes: string;
    odds: (stretches: Stretch[]) => string;
    tone: Record<Tone, string>;
    dice: (one: number, two: number) => string;
    diceWaiting: string;
    lastThrow: string;
    // Combat.
    attack: string;
    automaticAttack: string;
    attackOfTheSite: string;
    companyAttack: string;
    detainment: string;
    canceled: string;
    strikes: string;
    prowess: string;
    body: string;
    mind: string;
    strikeNumber: (number: number, all: number) => string;
    result: Record<StrikeView["result"], string>;
    atHand: string;
    status: { tapped: string; wounded: string };
    toGive: (number: number) => string;
    allGiven: string;
    excess: (number: number) => string;
    whoFaces: string;
    theStrikes: string;
    attackerChooses: string;
    mustFace: string;
    against: (one: string, other: string) => string;
    strikesOn: (number: number) => string;
    // Places.
    entered: string;
    notEntered: string;
    siteUntapped: string;
    siteTapped: string;
    noAttacks: string;
    onGuardTheirs: (number: number) => string;
    onGuardOwn: (number: number) => string;
    onGuardHint: string;
    onlyYouKnow: (name: string) => string;
    company: (leader: string) => string;
    theCompany: string;
    whatIsHere: string;
    // The council.
    scoreSheet: string;
    scoreHelp: string;
    source: Record<PointsSource, string>;
    counted: string;
    doubled: string;
    halved: string;
    duplicates: string;
    avatarPenalty: string;
    final: string;
    atCouncil: string;
    doubledHint: string;
    halvedHint: string;
    you: string;
    opponent: string;
    player: (number: number) => string;
    won: string;
    called: string;
    avatarGone: string;
    // The draft.
    yourCompany: string;
    theirCompany: (name: string) => string;
    mindOfCompany: string;
    mindUsed: (used: number, all: number) => string;
    yourChoice: string;
    secret: string;
    slot: (number: number) => string;
    pool: string;
    poolLeft: (number: number) => string;
    bothTurnUp: string;
    chosenByBoth: string;
    startingSites: string;
    // Looking through cards.
    filter: string;
    sort: string;
    sorts: { order: string; name: string; kind: string };
    shown: (shown: number, all: number) => string;
    nothingFits: string;
    copies: (number: number) => string;
    // The chain, the limit.
    chain: string;
    chainHint: string;
    outerChain: string;
    nextToResolve: string;
    aimedAt: (what: string) => string;
    usedBy: (who: string) => string;
    showing: (what: string) => string;
    kinds: Record<string, string>;
    aims: Record<string, string>;
    unknownCard: string;
};

type Ranges = { most: (n: number) => string; least: (n: number) => string; any: string };

function throws(range: Stretch, ranges: Ranges): string {
    if (range.from <= 2 && range.to >= 12) return ranges.any;
    if (range.to >= 12) return ranges.least(range.from);
    if (range.from <= 2) return ranges.most(range.to);
    return range.from === range.to ? `${range.from}` : `${range.from}–${range.to}`;
}

const share = (number: number): number => Math.round((100 * number) / 36);

const EN: Ranges = { most: (n) => `${n} or less`, least: (n) => `${n} or more`, any: "any throw" };
const DE: Ranges = { most: (n) => `${n} oder weniger`, least: (n) => `${n} oder mehr`, any: "jeder Wurf" };
const FR: Ranges = { most: (n) => `${n} ou moins`, least: (n) => `${n} ou plus`, any: "tout jet" };

export const words: Record<Language, StageWords> = {
    en: {
        percent: (ways) => `${share(ways)}%`,
        steps: "Steps",
        together: "Together",
        theDice: "+ the dice",
        rollMoreThan: (number) => `roll more than ${number}`,
        rollAtLeast: (number) => `roll ${number} or more`,
        withMoreThan: (number) => `with more than ${number}`,
        anyThrow: "any throw will do",
        noThrow: "no throw is enough",
        noThrowShort: "none",
        thisMakes: "together",
        odds: (found) => {
            const tone = { good: "goes well", even: "stays even", bad: "goes badly" };
            const said = found.map((range) => `${throws(range, EN)} ${tone[range.tone]}, ${range.ways}`);
            return `Of 36 throws: ${said.join("; ")}.`;
        },
        tone: { good: "goes well", even: "stays even", bad: "goes badly" },
        dice: (one, two) => `The dice show ${one} and ${two}: ${one + two}`,
        diceWaiting: "The dice have not been rolled",
        lastThrow: "The last throw",
        attack: "Attack",
        automaticAttack: "Automatic-attack",
        attackOfTheSite: "Attack of the site",
        companyAttack: "A company attacks",
        detainment: "detainment",
        canceled: "cancelled",
        strikes: "strikes",
        prowess: "prowess",
        body: "body",
        mind: "mind",
        strikeNumber: (number, all) => `Strike ${number} of ${all}`,
        result: {
            waiting: "waiting",
            canceled: "cancelled",
            ineffectual: "ineffectual",
            failed: "failed",
            defeated: "defeated",
            successful: "successful",
        },
        atHand: "now",
        status: { tapped: "tapped", wounded: "wounded" },
        toGive: (number) =>
            number === 1 ? "1 strike still to be given" : `${number} strikes still to be given`,
        allGiven: "every strike has somebody to face it",
        excess: (number) => (number === 1 ? "1 excess strike" : `${number} excess strikes`),
        whoFaces: "Who faces the strikes?",
        theStrikes: "The strikes",
        attackerChooses: "The attacker chooses the defenders",
        mustFace: "must face a strike",
        against: (one, other) => `${one} against ${other}`,
        strikesOn: (number) => (number === 1 ? "1 strike" : `${number} strikes`),
        entered: "entered",
        notEntered: "not entered yet",
        siteUntapped: "untapped: it can still give something",
        siteTapped: "tapped: nothing more to be had",
        noAttacks: "nothing attacks here",
        onGuardTheirs: (number) => (number === 1 ? "1 card on-guard" : `${number} cards on-guard`),
        onGuardOwn: (number) =>
            number === 1 ? "1 card of yours on-guard" : `${number} cards of yours on-guard`,
        onGuardHint: "It may be turned up when the company tries something.",
        onlyYouKnow: (name) => `Only you know: ${name}`,
        company: (leader) => `${leader}’s company`,
        theCompany: "The company",
        whatIsHere: "What is here",
        scoreSheet: "Score sheet",
        scoreHelp: "Marshalling points by source, and as the council would count them now.",
        source: {
            character: "Characters",
            ally: "Allies",
            item: "Items",
            faction: "Factions",
            kill: "Kills",
            miscellaneous: "Miscellaneous",
        },
        counted: "Counted",
        doubled: "After doubling",
        halved: "No source above half",
        duplicates: "Duplicates shown",
        avatarPenalty: "Avatar lost",
        final: "Final total",
        atCouncil: "At the council",
        doubledHint: "doubled: the other has none",
        halvedHint: "cut to half of the whole",
        you: "You",
        opponent: "Opponent",
        player: (number) => `Player ${number}`,
        won: "wins",
        called: "called the council",
        avatarGone: "avatar eliminated",
        yourCompany: "Your company",
        theirCompany: (name) => `${name}’s company`,
        mindOfCompany: "Mind of the starting company",
        mindUsed: (used, all) => `${used} of ${all} mind used`,
        yourChoice: "your choice",
        secret: "in secret",
        slot: (number) => `place ${number}, empty`,
        pool: "Your pool",
        poolLeft: (number) => (number === 1 ? "1 card left" : `${number} cards left`),
        bothTurnUp: "Both turn up together. The same unique character on both sides: neither gets him.",
        chosenByBoth: "Chosen by both, so by neither",
        startingSites: "Sites to start from",
        filter: "Find by name, kind or text",
        sort: "Order",
        sorts: { order: "as they lie", name: "by name", kind: "by kind" },
        shown: (shown, all) => (shown === all ? `${all} cards` : `${shown} of ${all} cards`),
        nothingFits: "No card fits.",
        copies: (number) => `${number} copies`,
        chain: "Chain of effects",
        chainHint: "last in, first out",
        outerChain: "Waits until this chain is done",
        nextToResolve: "resolves next",
        aimedAt: (what) => `aimed at ${what}`,
        usedBy: (who) => `by ${who}`,
        showing: (what) => `showing ${what}`,
        kinds: {
            ability: "ability",
            creature: "creature",
            "play at a site": "played at the site",
            "on-guard": "placed on-guard",
            "influence attempt": "influence attempt",
            "passive condition": "takes effect by itself",
            attack: "attack",
            "use of an item": "use of an item",
            agent: "agent",
            "agent action": "action of an agent",
        },
        aims: {
            company: "a company",
            region: "a region",
            "automatic-attack": "an automatic-attack",
            attack: "the attack",
            strike: "a strike",
            "corruption check": "a check",
            "influence attempt": "the influence attempt",
            declaration: "a declaration",
            "lasting effect": "a lasting effect",
            "creature type": "a kind of creature",
        },
        unknownCard: "a face-down card",
    },
    de: {
        percent: (ways) => `${share(ways)}\u00a0%`,
        steps: "Schritte",
        together: "Zusammen",
        theDice: "+ Würfel",
        rollMoreThan: (number) => `würfle mehr als ${number}`,
        rollAtLeast: (number) => `würfle ${number} oder mehr`,
        withMoreThan: (number) => `mit mehr als ${number}`,
        anyThrow: "jeder Wurf genügt",
        noThrow: "kein Wurf genügt",
        noThrowShort: "keiner",
        thisMakes: "zusammen",
        odds: (found) => {
            const tone = { good: "gelingt", even: "bleibt ohne Folgen", bad: "misslingt" };
            const said = found.map((range) => `${throws(range, DE)} ${tone[range.tone]}, ${range.ways}`);
            return `Von 36 Würfen: ${said.join("; ")}.`;
        },
        tone: { good: "gelingt", even: "bleibt ohne Folgen", bad: "misslingt" },
        dice: (one, two) => `Die Würfel zeigen ${one} und ${two}: ${one + two}`,
        diceWaiting: "Es ist noch nicht gewürfelt",
        lastThrow: "Der letzte Wurf",
        attack: "Angriff",
        automaticAttack: "Automatischer Angriff",
        attackOfTheSite: "Angriff des Ortes",
        companyAttack: "Eine Gemeinschaft greift an",
        detainment: "Festsetzung",
        canceled: "aufgehoben",
        strikes: "Schläge",
        prowess: "Kampfkraft",
        body: "Körper",
        mind: "Geisteskraft",
        strikeNumber: (number, all) => `Schlag ${number} von ${all}`,
        result: {
            waiting: "steht aus",
            canceled: "aufgehoben",
            ineffectual: "wirkungslos",
            failed: "gescheitert",
            defeated: "besiegt",
            successful: "erfolgreich",
        },
        atHand: "jetzt",
        status: { tapped: "getappt", wounded: "verwundet" },
        toGive: (number) =>
            number === 1 ? "1 Schlag ist noch zu verteilen" : `${number} Schläge sind noch zu verteilen`,
        allGiven: "jeder Schlag hat seinen Verteidiger",
        excess: (number) => (number === 1 ? "1 überzähliger Schlag" : `${number} überzählige Schläge`),
        whoFaces: "Wer stellt sich den Schlägen?",
        theStrikes: "Die Schläge",
        attackerChooses: "Der Angreifer bestimmt die Verteidiger",
        mustFace: "muss sich einem Schlag stellen",
        against: (one, other) => `${one} gegen ${other}`,
        strikesOn: (number) => (number === 1 ? "1 Schlag" : `${number} Schläge`),
        entered: "betreten",
        notEntered: "noch nicht betreten",
        siteUntapped: "ungetappt: hier ist noch etwas zu holen",
        siteTapped: "getappt: hier ist nichts mehr zu holen",
        noAttacks: "hier greift nichts an",
        onGuardTheirs: (number) => (number === 1 ? "1 Karte auf der Hut" : `${number} Karten auf der Hut`),
        onGuardOwn: (number) =>
            number === 1 ? "1 Karte von dir auf der Hut" : `${number} Karten von dir auf der Hut`,
        onGuardHint: "Sie kann aufgedeckt werden, wenn die Gemeinschaft etwas versucht.",
        onlyYouKnow: (name) => `Nur du weißt: ${name}`,
        company: (leader) => `Gemeinschaft von ${leader}`,
        theCompany: "Die Gemeinschaft",
        whatIsHere: "Was es hier gibt",
        scoreSheet: "Punktestand",
        scoreHelp: "Siegpunkte nach Quellen, und wie der Rat sie jetzt zählen würde.",
        source: {
            character: "Charaktere",
            ally: "Verbündete",
            item: "Gegenstände",
            faction: "Heere",
            kill: "Besiegte",
            miscellaneous: "Sonstiges",
        },
        counted: "Gezählt",
        doubled: "Nach Verdopplung",
        halved: "Keine Quelle über der Hälfte",
        duplicates: "Doppelte gezeigt",
        avatarPenalty: "Avatar verloren",
        final: "Endstand",
        atCouncil: "Beim Rat",
        doubledHint: "verdoppelt: der andere hat keine",
        halvedHint: "auf die Hälfte des Ganzen gekürzt",
        you: "Du",
        opponent: "Gegner",
        player: (number) => `Spieler ${number}`,
        won: "gewinnt",
        called: "hat den Rat einberufen",
        avatarGone: "Avatar ausgeschieden",
        yourCompany: "Deine Gemeinschaft",
        theirCompany: (name) => `Gemeinschaft von ${name}`,
        mindOfCompany: "Geisteskraft der Anfangsgemeinschaft",
        mindUsed: (used, all) => `${used} von ${all} Geisteskraft vergeben`,
        yourChoice: "deine Wahl",
        secret: "geheim",
        slot: (number) => `Platz ${number}, frei`,
        pool: "Dein Vorrat",
        poolLeft: (number) => (number === 1 ? "noch 1 Karte" : `noch ${number} Karten`),
        bothTurnUp:
            "Beide decken zugleich auf. Derselbe einzigartige Charakter auf beiden Seiten: Keiner bekommt ihn.",
        chosenByBoth: "Von beiden gewählt, also von keinem",
        startingSites: "Orte für den Anfang",
        filter: "Nach Name, Art oder Text suchen",
        sort: "Reihenfolge",
        sorts: { order: "wie sie liegen", name: "nach Namen", kind: "nach Art" },
        shown: (shown, all) => (shown === all ? `${all} Karten` : `${shown} von ${all} Karten`),
        nothingFits: "Keine Karte passt.",
        copies: (number) => `${number} Exemplare`,
        chain: "Kette der Effekte",
        chainHint: "zuletzt rein, zuerst raus",
        outerChain: "Wartet, bis diese Kette erledigt ist",
        nextToResolve: "kommt als Nächstes",
        aimedAt: (what) => `gilt: ${what}`,
        usedBy: (who) => `durch ${who}`,
        showing: (what) => `zeigt ${what}`,
        kinds: {
            ability: "Fähigkeit",
            creature: "Kreatur",
            "play at a site": "am Ort gespielt",
            "on-guard": "auf die Hut gelegt",
            "influence attempt": "Einflussversuch",
            "passive condition": "wirkt von selbst",
            attack: "Angriff",
            "use of an item": "Gebrauch eines Gegenstands",
            agent: "Agent",
            "agent action": "Handlung eines Agenten",
        },
        aims: {
            company: "eine Gemeinschaft",
            region: "eine Region",
            "automatic-attack": "ein automatischer Angriff",
            attack: "der Angriff",
            strike: "ein Schlag",
            "corruption check": "ein Wurf",
            "influence attempt": "der Einflussversuch",
            declaration: "eine Ankündigung",
            "lasting effect": "ein anhaltender Effekt",
            "creature type": "eine Art von Kreaturen",
        },
        unknownCard: "eine verdeckte Karte",
    },
    fr: {
        percent: (ways) => `${share(ways)}\u00a0%`,
        steps: "Étapes",
        together: "En tout",
        theDice: "+ les dés",
        rollMoreThan: (number) => `faites plus de ${number}`,
        rollAtLeast: (number) => `faites ${number} ou plus`,
        withMoreThan: (number) => `avec plus de ${number}`,
        anyThrow: "tout jet suffit",
        noThrow: "aucun jet ne suffit",
        noThrowShort: "aucun",
        thisMakes: "en tout",
        odds: (found) => {
            const tone = { good: "réussit", even: "reste sans effet", bad: "échoue" };
            const said = found.map((range) => `${throws(range, FR)} ${tone[range.tone]}, ${range.ways}`);
            return `Sur 36 jets : ${said.join(" ; ")}.`;
        },
        tone: { good: "réussit", even: "reste sans effet", bad: "échoue" },
        dice: (one, two) => `Les dés montrent ${one} et ${two} : ${one + two}`,
        diceWaiting: "Les dés n’ont pas été lancés",
        lastThrow: "Le dernier jet",
        attack: "Attaque",
        automaticAttack: "Attaque automatique",
        attackOfTheSite: "Attaque du site",
        companyAttack: "Une compagnie attaque",
        detainment: "détention",
        canceled: "annulée",
        strikes: "coups",
        prowess: "prouesse",
        body: "corps",
        mind: "esprit",
        strikeNumber: (number, all) => `Coup ${number} sur ${all}`,
        result: {
            waiting: "en attente",
            canceled: "annulé",
            ineffectual: "sans effet",
            failed: "manqué",
            defeated: "vaincu",
            successful: "réussi",
        },
        atHand: "en cours",
        status: { tapped: "engagé", wounded: "blessé" },
        toGive: (number) => (number === 1 ? "1 coup reste à répartir" : `${number} coups restent à répartir`),
        allGiven: "chaque coup a son défenseur",
        excess: (number) => (number === 1 ? "1 coup en trop" : `${number} coups en trop`),
        whoFaces: "Qui affronte les coups ?",
        theStrikes: "Les coups",
        attackerChooses: "L’attaquant désigne les défenseurs",
        mustFace: "doit affronter un coup",
        against: (one, other) => `${one} contre ${other}`,
        strikesOn: (number) => (number === 1 ? "1 coup" : `${number} coups`),
        entered: "la compagnie est entrée",
        notEntered: "pas encore entrée",
        siteUntapped: "redressé : il peut encore servir",
        siteTapped: "engagé : il n’offre plus rien",
        noAttacks: "rien n’attaque ici",
        onGuardTheirs: (number) => (number === 1 ? "1 carte en garde" : `${number} cartes en garde`),
        onGuardOwn: (number) =>
            number === 1 ? "1 de vos cartes en garde" : `${number} de vos cartes en garde`,
        onGuardHint: "Elle peut être révélée quand la compagnie tente quelque chose.",
        onlyYouKnow: (name) => `Vous seul savez : ${name}`,
        company: (leader) => `Compagnie : ${leader}`,
        theCompany: "La compagnie",
        whatIsHere: "Ce qu’on trouve ici",
        scoreSheet: "Feuille de score",
        scoreHelp: "Points de rassemblement par source, et tels que le conseil les compterait maintenant.",
        source: {
            character: "Personnages",
            ally: "Alliés",
            item: "Objets",
            faction: "Factions",
            kill: "Victoires",
            miscellaneous: "Divers",
        },
        counted: "Comptés",
        doubled: "Après doublement",
        halved: "Aucune source au-delà de la moitié",
        duplicates: "Doubles révélés",
        avatarPenalty: "Avatar perdu",
        final: "Total final",
        atCouncil: "Au conseil",
        doubledHint: "doublés : l’autre n’en a pas",
        halvedHint: "ramenés à la moitié de l’ensemble",
        you: "Vous",
        opponent: "Adversaire",
        player: (number) => `Joueur ${number}`,
        won: "gagne",
        called: "a convoqué le conseil",
        avatarGone: "avatar éliminé",
        yourCompany: "Votre compagnie",
        theirCompany: (name) => `Compagnie : ${name}`,
        mindOfCompany: "Esprit de la compagnie de départ",
        mindUsed: (used, all) => `${used} d’esprit sur ${all}`,
        yourChoice: "votre choix",
        secret: "en secret",
        slot: (number) => `place ${number}, libre`,
        pool: "Votre réserve",
        poolLeft: (number) => (number === 1 ? "reste 1 carte" : `restent ${number} cartes`),
        bothTurnUp: "On révèle ensemble. Le même personnage unique des deux côtés : personne ne l’obtient.",
        chosenByBoth: "Choisi par les deux, donc par personne",
        startingSites: "Sites de départ",
        filter: "Chercher par nom, genre ou texte",
        sort: "Ordre",
        sorts: { order: "tel quel", name: "par nom", kind: "par genre" },
        shown: (shown, all) => (shown === all ? `${all} cartes` : `${shown} cartes sur ${all}`),
        nothingFits: "Aucune carte ne convient.",
        copies: (number) => `${number} exemplaires`,
        chain: "Chaîne d’effets",
        chainHint: "dernier entré, premier sorti",
        outerChain: "Attend la fin de cette chaîne",
        nextToResolve: "se résout ensuite",
        aimedAt: (what) => `vise ${what}`,
        usedBy: (who) => `par ${who}`,
        showing: (what) => `en montrant ${what}`,
        kinds: {
            ability: "capacité",
            creature: "créature",
            "play at a site": "jouée au site",
            "on-guard": "mise en garde",
            "influence attempt": "tentative d’influence",
            "passive condition": "agit de lui-même",
            attack: "attaque",
            "use of an item": "usage d’un objet",
            agent: "agent",
            "agent action": "action d’un agent",
        },
        aims: {
            company: "une compagnie",
            region: "une région",
            "automatic-attack": "une attaque automatique",
            attack: "l’attaque",
            strike: "un coup",
            "corruption check": "un jet",
            "influence attempt": "la tentative d’influence",
            declaration: "une déclaration",
            "lasting effect": "un effet durable",
            "creature type": "un type de créature",
        },
        unknownCard: "une carte face cachée",
    },
};
