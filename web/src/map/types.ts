// What the map is given to draw; everything is named by site card codes and English region names.

export type Alignment = "hero" | "minion" | "fallen-wizard" | "balrog";

export type MapCompany = {
    id: number;
    own: boolean;
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

/** One's own agent that lies face-down: at its site, or in one of its homes. */
export type MapAgent = { id: number; homes: string[]; at: string | null; way: string[]; name?: string };

/** A way that is offered now; `ref` is the anchor's. */
export type MapPath = { ref: string; regions: string[]; from: string; to: string; chosen: boolean };

/** A site that can be chosen now; `label` says under which condition, such as "with Cram". */
export type MapReach = { ref: string; code: string; label?: string };

export type MapProps = {
    companies: MapCompany[];
    agents?: MapAgent[];
    /** The current type of a site where it is not the printed one, by the site card's code. */
    siteTypes?: Record<string, string>;
    protectedSites?: string[];
    paths?: MapPath[];
    reach?: MapReach[];
    /** What the map frames itself on; the first is what matters most. */
    focus?: string[];
    /** Whose versions of the sites are drawn. */
    alignment?: Alignment;
};
