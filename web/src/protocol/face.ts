// A card's face: everything that is drawn of it, ready in the reader's language.

import type { PointsSource, RegionType } from "./view";

export type FaceKind =
    | "character"
    | "avatar"
    | "minion"
    | "item"
    | "ally"
    | "faction"
    | "resource-event"
    | "creature"
    | "hazard-event"
    | "stage"
    | "agent"
    | "site"
    | "region";

export type Face = {
    code: string;
    name: string;
    kind: FaceKind;
    /** "Major item, unique" */
    line: string;
    /** What sort of card it is in two or three words: "Major item", "Short-event", "Elf". */
    sort: string;
    /** One generated line of at most 28 characters for the hand; empty if numbers say it all. */
    gist: string;
    /** Generated text, paragraph by paragraph. */
    text: string[];
    /** The id of a symbol in icons.svg. */
    emblem: string;
    unique: boolean;
    points: { source: PointsSource; amount: number } | null;
    duration: "short" | "long" | "permanent" | null;
    numbers: {
        prowess?: number;
        body?: number;
        mind?: number;
        influence?: number;
        strikes?: number;
        corruption?: number;
        /** The number an influence check must exceed. */
        influence_number?: number;
        stage?: number;
    };
    /** The same and more in words, for the large card. */
    facts: { label: string; value: string }[];
    skills: { id: string; name: string }[];
    /** Where a creature may strike: region and site types, with the icon's id. */
    keys: { icon: string; name: string; count: number }[];
    home: string[];
    race: string | null;
    site: {
        type: string;
        type_name: string;
        icon: string;
        region: string;
        path: RegionType[];
        draws: [number, number];
        attacks: string[];
    } | null;
};
