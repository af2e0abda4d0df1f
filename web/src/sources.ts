// What the sources of marshalling points are called.

import type { Language, PointsSource } from "./protocol/types";

export const sourceNames: Record<Language, Record<PointsSource, string>> = {
    en: {
        character: "Characters",
        ally: "Allies",
        item: "Items",
        faction: "Factions",
        kill: "Kills",
        miscellaneous: "Miscellaneous",
    },
    de: {
        character: "Charaktere",
        ally: "Verbündete",
        item: "Gegenstände",
        faction: "Heere",
        kill: "Besiegte",
        miscellaneous: "Sonstiges",
    },
    fr: {
        character: "Personnages",
        ally: "Alliés",
        item: "Objets",
        faction: "Factions",
        kill: "Victoires",
        miscellaneous: "Divers",
    },
};
