// What the cards say besides what is written on them.

import type { Standing } from "./bearing";
import type { FaceBadge, FaceKind, Language, PointsSource, RegionType, SiteType } from "../protocol/types";

export type CardWords = {
    kinds: Record<FaceKind, string>;
    statuses: Record<Exclude<Standing, "untapped">, string>;
    mayPlay: string;
    canBeChosen: string;
    chosen: string;
    notNow: (reason: string, rule: string) => string;
    faceDown: string;
    faceDownKnown: (name: string) => string;
    unique: string;
    points: (amount: number, source: PointsSource) => string;
    prowess: (value: number) => string;
    body: (value: number) => string;
    mind: (value: number) => string;
    influence: (value: number) => string;
    influenceShort: (value: number) => string;
    strikes: (count: number, prowess: number) => string;
    needsMoreThan: (number: number) => string;
    corruption: (value: number) => string;
    stage: (value: number) => string;
    printed: (now: string, printed: number) => string;
    madeOf: (what: string, parts: string) => string;
    base: string;
    bears: (names: string) => string;
    keyedTo: string;
    path: string;
    pathFrom: (regions: string) => string;
    draws: (own: number, theirs: number) => string;
    automaticAttack: (attack: string) => string;
    home: (sites: string) => string;
    typeIn: (type: string, region: string) => string;
    leads: (name: string, count: number) => string;
    influenceLeft: (left: number, total: number) => string;
    notInUse: string;
    /** What a card makes of a Ringwraith or of a leader. */
    badges: Record<FaceBadge, string>;
    uncontrolled: string;
    bornBy: (name: string) => string;
    openRule: (id: string) => string;
    lands: Record<RegionType, string>;
    siteTypes: Record<SiteType, string>;
    and: string;
};

const EN_NUMBERS = ["no one", "one", "two", "three", "four", "five", "six", "seven"];
const DE_NUMBERS = ["niemanden", "einen", "zwei", "drei", "vier", "fünf", "sechs", "sieben"];
const FR_NUMBERS = ["personne", "un", "deux", "trois", "quatre", "cinq", "six", "sept"];

const EN_POINTS: Record<PointsSource, string> = {
    character: "character",
    item: "item",
    faction: "faction",
    ally: "ally",
    kill: "kill",
    miscellaneous: "miscellaneous",
};
const DE_POINTS: Record<PointsSource, string> = {
    character: "Charakter",
    item: "Gegenstand",
    faction: "Heer",
    ally: "Verbündeter",
    kill: "Sieg im Kampf",
    miscellaneous: "Sonstiges",
};
const FR_POINTS: Record<PointsSource, string> = {
    character: "personnage",
    item: "objet",
    faction: "faction",
    ally: "allié",
    kill: "victoire au combat",
    miscellaneous: "divers",
};

export const words: Record<Language, CardWords> = {
    en: {
        kinds: {
            character: "character",
            avatar: "avatar",
            minion: "minion",
            item: "item",
            ally: "ally",
            faction: "faction",
            "resource-event": "resource event",
            creature: "creature",
            "hazard-event": "hazard event",
            stage: "stage card",
            agent: "agent",
            site: "site",
            region: "region",
        },
        statuses: { tapped: "tapped", wounded: "wounded", inverted: "inverted" },
        mayPlay: "may play",
        canBeChosen: "can be chosen",
        chosen: "chosen",
        notNow: (reason, rule) => `not now: ${reason} ${rule}`,
        faceDown: "face-down card",
        faceDownKnown: (name) => `face-down card; only you know: ${name}`,
        unique: "unique",
        points: (amount, source) => `${amount} ${EN_POINTS[source]} ${amount === 1 ? "point" : "points"}`,
        prowess: (value) => `prowess ${value}`,
        body: (value) => `body ${value}`,
        mind: (value) => `mind ${value}`,
        influence: (value) => `direct influence ${value}`,
        influenceShort: (value) => `DI ${value}`,
        strikes: (count, prowess) => `${count} ${count === 1 ? "strike" : "strikes"} with prowess ${prowess}`,
        needsMoreThan: (number) => `needs more than ${number}`,
        corruption: (value) => `corruption ${value}`,
        stage: (value) => `${value} stage ${value === 1 ? "point" : "points"}`,
        printed: (now, printed) => `${now}, printed ${printed}`,
        madeOf: (what, parts) => `${what}: ${parts}`,
        base: "as printed",
        bears: (names) => `bears ${names}`,
        keyedTo: "Keyed to",
        path: "Site path",
        pathFrom: (regions) => `path: ${regions}`,
        draws: (own, theirs) => `you draw ${own}, your opponent ${theirs}`,
        automaticAttack: (attack) => `Automatic-attack: ${attack}`,
        home: (sites) => `Home: ${sites}`,
        typeIn: (type, region) => `${type} in ${region}`,
        leads: (name, count) => `${name} leads ${EN_NUMBERS[count] ?? count}`,
        influenceLeft: (left, total) => `direct influence ${left} of ${total} free`,
        notInUse: "not in use",
        badges: { mode: "mode", command: "command" },
        uncontrolled: "uncontrolled",
        bornBy: (name) => `What ${name} bears`,
        openRule: (id) => `Open rule ${id}`,
        lands: {
            Wilderness: "Wilderness",
            "Border-land": "Border-land",
            "Free-domain": "Free-domain",
            "Shadow-land": "Shadow-land",
            "Dark-domain": "Dark-domain",
            "Coastal Sea": "Coastal Sea",
        },
        siteTypes: {
            Haven: "Haven",
            "Free-hold": "Free-hold",
            "Border-hold": "Border-hold",
            "Ruins & Lairs": "Ruins & Lairs",
            "Shadow-hold": "Shadow-hold",
            "Dark-hold": "Dark-hold",
        },
        and: "and",
    },
    de: {
        kinds: {
            character: "Charakter",
            avatar: "Avatar",
            minion: "Scherge",
            item: "Gegenstand",
            ally: "Verbündeter",
            faction: "Heer",
            "resource-event": "Unterstützungs-Ereignis",
            creature: "Kreatur",
            "hazard-event": "Gefahren-Ereignis",
            stage: "Entwicklungskarte",
            agent: "Agent",
            site: "Ort",
            region: "Region",
        },
        statuses: { tapped: "getappt", wounded: "verwundet", inverted: "umgedreht" },
        mayPlay: "spielbar",
        canBeChosen: "wählbar",
        chosen: "gewählt",
        notNow: (reason, rule) => `jetzt nicht: ${reason} ${rule}`,
        faceDown: "verdeckte Karte",
        faceDownKnown: (name) => `verdeckte Karte; nur du weißt: ${name}`,
        unique: "einzigartig",
        points: (amount, source) =>
            `${amount} ${amount === 1 ? "Siegpunkt" : "Siegpunkte"} (${DE_POINTS[source]})`,
        prowess: (value) => `Kampfkraft ${value}`,
        body: (value) => `Körper ${value}`,
        mind: (value) => `Geist ${value}`,
        influence: (value) => `direkter Einfluss ${value}`,
        influenceShort: (value) => `DE ${value}`,
        strikes: (count, prowess) =>
            `${count} ${count === 1 ? "Schlag" : "Schläge"} mit Kampfkraft ${prowess}`,
        needsMoreThan: (number) => `braucht mehr als ${number}`,
        corruption: (value) => `Versuchung ${value}`,
        stage: (value) => `${value} ${value === 1 ? "Entwicklungspunkt" : "Entwicklungspunkte"}`,
        printed: (now, printed) => `${now}, gedruckt ${printed}`,
        madeOf: (what, parts) => `${what}: ${parts}`,
        base: "wie gedruckt",
        bears: (names) => `trägt ${names}`,
        keyedTo: "Spielbar bei",
        path: "Weg",
        pathFrom: (regions) => `Weg: ${regions}`,
        draws: (own, theirs) => `du ziehst ${own}, dein Gegner ${theirs}`,
        automaticAttack: (attack) => `Automatischer Angriff: ${attack}`,
        home: (sites) => `Heimat: ${sites}`,
        typeIn: (type, region) => `${type} in ${region}`,
        leads: (name, count) => `${name} führt ${DE_NUMBERS[count] ?? count}`,
        influenceLeft: (left, total) => `direkter Einfluss ${left} von ${total} frei`,
        notInUse: "nicht in Gebrauch",
        badges: { mode: "Modus", command: "Befehl" },
        uncontrolled: "ungeführt",
        bornBy: (name) => `Was ${name} trägt`,
        openRule: (id) => `Regel ${id} öffnen`,
        lands: {
            Wilderness: "Wildnis",
            "Border-land": "Grenzland",
            "Free-domain": "Freies Reich",
            "Shadow-land": "Schattenland",
            "Dark-domain": "Dunkles Reich",
            "Coastal Sea": "Küstenmeer",
        },
        siteTypes: {
            Haven: "Zufluchtsort",
            "Free-hold": "Freier Ort",
            "Border-hold": "Grenzort",
            "Ruins & Lairs": "Ruine/Hort",
            "Shadow-hold": "Schattenhort",
            "Dark-hold": "Hort der Dunkelheit",
        },
        and: "und",
    },
    fr: {
        kinds: {
            character: "personnage",
            avatar: "avatar",
            minion: "séide",
            item: "objet",
            ally: "allié",
            faction: "faction",
            "resource-event": "événement de ressource",
            creature: "créature",
            "hazard-event": "événement de péril",
            stage: "carte de Déchu",
            agent: "agent",
            site: "site",
            region: "région",
        },
        statuses: { tapped: "engagé", wounded: "blessé", inverted: "retournée" },
        mayPlay: "jouable",
        canBeChosen: "au choix",
        chosen: "choisi",
        notNow: (reason, rule) => `pas maintenant\u00a0: ${reason} ${rule}`,
        faceDown: "carte face cachée",
        faceDownKnown: (name) => `carte face cachée\u00a0; vous seul savez\u00a0: ${name}`,
        unique: "unique",
        points: (amount, source) => `${amount} ${amount > 1 ? "points" : "point"} (${FR_POINTS[source]})`,
        prowess: (value) => `prouesse ${value}`,
        body: (value) => `corps ${value}`,
        mind: (value) => `esprit ${value}`,
        influence: (value) => `influence directe ${value}`,
        influenceShort: (value) => `ID ${value}`,
        strikes: (count, prowess) => `${count} ${count > 1 ? "coups" : "coup"} de prouesse ${prowess}`,
        needsMoreThan: (number) => `demande plus de ${number}`,
        corruption: (value) => `corruption ${value}`,
        stage: (value) => `${value} ${value > 1 ? "points" : "point"} de Déchu`,
        printed: (now, printed) => `${now}, imprimé ${printed}`,
        madeOf: (what, parts) => `${what}\u00a0: ${parts}`,
        base: "imprimé",
        bears: (names) => `porte ${names}`,
        keyedTo: "Liée à",
        path: "Trajet",
        pathFrom: (regions) => `trajet\u00a0: ${regions}`,
        draws: (own, theirs) => `vous piochez ${own}, votre adversaire ${theirs}`,
        automaticAttack: (attack) => `Attaque automatique\u00a0: ${attack}`,
        home: (sites) => `Site natal\u00a0: ${sites}`,
        typeIn: (type, region) => `${type}, ${region}`,
        leads: (name, count) => `${name} mène ${FR_NUMBERS[count] ?? count}`,
        influenceLeft: (left, total) => `influence directe\u00a0: ${left} sur ${total} libre`,
        notInUse: "non utilisé",
        badges: { mode: "mode", command: "ordre" },
        uncontrolled: "sans maître",
        bornBy: (name) => `Ce que porte ${name}`,
        openRule: (id) => `Ouvrir la règle ${id}`,
        lands: {
            Wilderness: "Contrée sauvage",
            "Border-land": "Terre frontalière",
            "Free-domain": "Domaine libre",
            "Shadow-land": "Terre de l’ombre",
            "Dark-domain": "Domaine noir",
            "Coastal Sea": "Mer côtière",
        },
        siteTypes: {
            Haven: "Havre",
            "Free-hold": "Fief libre",
            "Border-hold": "Fief Frontalier",
            "Ruins & Lairs": "Ruines et Antres",
            "Shadow-hold": "Fief de l’Ombre",
            "Dark-hold": "Fief Noir",
        },
        and: "et",
    },
};
