// The peoples and sorts of foe, by the engine's words for them.

import type { Language } from "../protocol/types";

const RACES: Record<string, [string, string, string]> = {
    Dúnadan: ["Dúnadan", "Dúnadan", "Dunadan"],
    Dwarf: ["Dwarf", "Zwerg", "Nain"],
    Elf: ["Elf", "Elf", "Elfe"],
    Hobbit: ["Hobbit", "Hobbit", "Hobbit"],
    Man: ["Man", "Mensch", "Humain"],
    Wizard: ["Wizard", "Zauberer", "Sorcier"],
    Ringwraith: ["Ringwraith", "Ringgeist", "Spectre"],
    "Fallen-wizard": ["Fallen-wizard", "Gefallener Zauberer", "Sorcier Corrompu"],
    Balrog: ["Balrog", "Balrog", "Balrog"],
    Orc: ["Orc", "Ork", "Orque"],
    "Half-orc": ["Half-orc", "Halb-Ork", "Demi-orque"],
    Troll: ["Troll", "Troll", "Troll"],
    Animal: ["Animal", "Tier", "Animal"],
    "Awakened Plant": ["Awakened Plant", "Erwachte Pflanze", "Plante Éveillée"],
    Dragon: ["Dragon", "Drache", "Dragon"],
    Drake: ["Drake", "Lindwurm", "Drake"],
    Eagle: ["Eagle", "Adler", "Aigle"],
    Ent: ["Ent", "Ent", "Ent"],
    Giant: ["Giant", "Riese", "Géant"],
    Maia: ["Maia", "Maia", "Maia"],
    Nazgûl: ["Nazgûl", "Nazgûl", "Nazgûl"],
    "Pûkel-creature": ["Pûkel-creature", "Puckel-Kreatur", "Créature Biscornue"],
    Slayer: ["Slayer", "Totschläger", "Meurtrier"],
    Spider: ["Spider", "Spinne", "Araignée"],
    Undead: ["Undead", "Untoter", "Mort-vivant"],
    Wolf: ["Wolf", "Wolf", "Loup"],
    Wose: ["Wose", "Wasa", "Wose"],
};

const EMBLEMS: Record<string, string> = {
    Orc: "g-orc",
    "Half-orc": "g-orc",
    Troll: "g-troll",
    Dragon: "g-worm",
    Drake: "g-drake",
    Undead: "g-ghost",
    Nazgûl: "g-hood",
    Ringwraith: "g-hood",
    Spider: "g-spider",
    Wolf: "g-wolf",
    "Pûkel-creature": "g-pukel",
    "Awakened Plant": "g-ent",
    Ent: "g-ent",
};

export function raceName(race: string, language: Language): string {
    const names = RACES[race];
    if (names === undefined) return race;
    return names[{ en: 0, de: 1, fr: 2 }[language] as 0 | 1 | 2];
}

/** What stands for an attack that no card makes. */
export function raceEmblem(race: string | null): string {
    return (race === null ? undefined : EMBLEMS[race]) ?? "g-blades";
}
