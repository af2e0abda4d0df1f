// What the map is given to draw; everything is named by site card codes and English region names.

import type { Alignment, Status } from "../protocol/types";
import type { Size } from "./camera";
import type { Point } from "./geometry";

export type { Alignment };

export type MapCompany = {
    id: number;
    own: boolean;
    /** Whose it is by name, for who only watches. */
    of?: string;
    name: string;
    size: string;
    /** The code of the site card it is at. */
    at: string;
    /** The code of its destination, if that is known. */
    to: string | null;
    /** Whether the destination lies face-down: of one's own a note, of the other player's an unknown. */
    hidden: boolean;
    /** English names of the regions on its way, once that is revealed. */
    regions: string[];
    acting: boolean;
    /** The id of a symbol in icons.svg for its token. */
    emblem?: string;
};

/** An agent of whom one may know where it is: it lies face-up, or it is one's own. */
export type MapAgent = {
    id: number;
    own: boolean;
    /** Whose it is by name, for who only watches. */
    of?: string;
    name: string;
    faceDown: boolean;
    status: Status;
    /** The code of its own card. */
    code: string;
    /** The codes of the site cards on its way; the last is where it is. */
    way: string[];
    /** English names of the homes from which it has set out, or where it may still be. */
    homes: string[];
    emblem: string;
};

/** Where characters are held prisoner. */
export type MapPrison = {
    /** The host's id and code. */
    id: number;
    code: string;
    /** The code of the rescue site. */
    at: string;
    /** Whether they are one's own. */
    own: boolean;
    /** Whose it is by name, for who only watches. */
    of?: string;
    names: string[];
};

/** A way that is offered now; `ref` is the anchor's. */
export type MapPath = { ref: string; regions: string[]; from: string; to: string; chosen: boolean };

/** A site that can be chosen now; `label` says under which condition, such as "with Cram". */
export type MapReach = { ref: string; code: string; label?: string };

export type MapProps = {
    companies: MapCompany[];
    agents?: MapAgent[];
    prisons?: MapPrison[];
    /** The current type of a site where it is not the printed one, by the site card's code. */
    siteTypes?: Record<string, string>;
    protectedSites?: string[];
    paths?: MapPath[];
    reach?: MapReach[];
    /** What the map frames itself on; the first is what matters most. */
    focus?: string[];
    /** Whose versions of the sites are drawn. */
    alignment?: Alignment;
    /** The other player's alignment. */
    opposed?: Alignment;
    /** As whose the two players' companies go through the Under-deeps. */
    delvers?: Alignment[];
    /** The letters of types that regions have now and that are not printed, by their English names. */
    lands?: Record<string, string>;
    /** Whether a journey is told of over the map, which wants room. */
    planning?: boolean;
    /** Somebody thinks of sending a company to a site, and where on the map that is; or of nothing any more. */
    aim?: (meant: { company: string; site: string } | null, at: Point | null, size: Size) => void;
};
