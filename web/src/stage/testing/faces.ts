// Faces of a few cards to test and look at the stage with.

import type { Face, FaceKind, PointsSource } from "../../protocol/types";
import { sampleFace } from "../../testing/sample";

type Numbers = Face["numbers"];

function face(
    code: string,
    name: string,
    kind: FaceKind,
    line: string,
    emblem: string,
    points: [PointsSource, number] | null,
    numbers: Numbers = {},
    more: Partial<Face> = {},
): Face {
    return sampleFace(code, name, {
        kind,
        line,
        sort: line,
        emblem,
        unique: true,
        points: points && { source: points[0], amount: points[1] },
        duration: null,
        numbers,
        ...more,
    });
}

function person(
    code: string,
    name: string,
    line: string,
    emblem: string,
    points: number,
    [prowess, body, mind]: [number, number, number],
): Face {
    return face(
        code,
        name,
        "character",
        line,
        emblem,
        ["character", points],
        { prowess, body, mind },
        {
            sort: line.split(" · ")[1] ?? line,
        },
    );
}

const ALL: Face[] = [
    person("TW-161", "Glorfindel II", "Character · Elf", "g-leaf", 3, [8, 9, 8]),
    person("TW-116", "Adrazar", "Character · Dúnadan", "g-star", 1, [3, 6, 3]),
    person("TW-180", "Sam Gamgee", "Character · Hobbit", "g-door", 1, [1, 9, 4]),
    person("TW-164", "Haldir", "Character · Elf", "g-leaf", 1, [4, 8, 3]),
    person("TW-495", "Fatty Bolger", "Character · Hobbit", "g-door", 1, [1, 8, 3]),
    person("TW-118", "Anborn", "Character · Dúnadan", "g-star", 0, [2, 8, 2]),
    person("TW-120", "Aragorn II", "Character · Dúnadan", "g-star", 3, [6, 9, 9]),
    person("TW-149", "Faramir", "Character · Dúnadan", "g-star", 2, [5, 8, 5]),
    person("TW-152", "Frodo", "Character · Hobbit", "g-door", 2, [1, 9, 5]),
    face("TW-181", "Saruman", "avatar", "Wizard", "g-staff", null, { prowess: 6, body: 9, influence: 10 }),
    face(
        "TD-57",
        "Rain-drake",
        "creature",
        "Creature · Drake",
        "g-drake",
        ["kill", 1],
        { strikes: 1, prowess: 15 },
        {
            race: "Drake",
            unique: false,
        },
    ),
    face(
        "TW-72",
        "Orc-guard",
        "creature",
        "Creature · Orcs",
        "g-orc",
        ["kill", 1],
        { strikes: 5, prowess: 8 },
        {
            race: "Orc",
            unique: false,
        },
    ),
    face("LE-59", "Ambusher", "creature", "Creature · Men", "g-ambush", ["kill", 1], {
        strikes: 2,
        prowess: 10,
    }),
    face(
        "TW-280",
        "Men of Lebennin",
        "faction",
        "Faction",
        "g-banner",
        ["faction", 2],
        { influence_number: 7 },
        {
            gist: "At Pelargir: more than 7",
        },
    ),
    face("TW-263", "Knights of Dol Amroth", "faction", "Faction", "g-horse", ["faction", 3]),
    face("TW-276", "Men of Anfalas", "faction", "Faction", "g-banner", ["faction", 2]),
    face("TW-277", "Men of Anórien", "faction", "Faction", "g-banner", ["faction", 2]),
    face("TW-244", "Glamdring", "item", "Major item", "g-sword", ["item", 2]),
    face("TW-254", "Hauberk of Bright Mail", "item", "Major item", "g-mail", ["item", 2]),
    face("TW-259", "Horn of Anor", "item", "Major item", "g-horn", ["item", 2]),
    face("TD-105", "Cram", "item", "Minor item", "g-wafer", null, {}, { unique: false }),
    face("TW-289", "Narsil", "item", "Major item", "g-sword", ["item", 3]),
    face("TW-353", "Treebeard", "ally", "Ally", "g-ent", ["ally", 2], { prowess: 8, body: 9 }),
    face("TW-307", "Quickbeam", "ally", "Ally", "g-ent", ["ally", 2]),
    face("TW-316", "Return of the King", "resource-event", "Permanent-event", "g-crown", [
        "miscellaneous",
        3,
    ]),
    face(
        "TW-204",
        "Concealment",
        "resource-event",
        "Short-event",
        "g-hood",
        null,
        {},
        {
            text: ["A scout taps to cancel an attack."],
            skills: [{ id: "sk-scout", name: "scout" }],
        },
    ),
    face("TW-209", "Dodge", "resource-event", "Short-event", "g-dodge", null),
    face("LE-145", "Twilight", "hazard-event", "Short-event", "g-dusk", null),
    face("LE-110", "Doors of Night", "hazard-event", "Permanent-event", "g-doors", null),
    face(
        "TW-419",
        "Pelargir",
        "site",
        "Free-hold",
        "st-F",
        null,
        {},
        {
            site: {
                type: "F",
                type_name: "Free-hold",
                icon: "st-F",
                region: "Lebennin",
                path: ["Coastal Sea"],
                draws: [2, 1],
                attacks: [],
            },
        },
    ),
    face(
        "TW-413",
        "Moria",
        "site",
        "Shadow-hold",
        "st-S",
        null,
        {},
        {
            site: {
                type: "S",
                type_name: "Shadow-hold",
                icon: "st-S",
                region: "Redhorn Gate",
                path: ["Wilderness", "Wilderness"],
                draws: [2, 3],
                attacks: ["Orcs, four strikes with 7 prowess"],
            },
        },
    ),
];

export const FACES: Record<string, Face> = Object.fromEntries(ALL.map((one) => [one.code, one]));
