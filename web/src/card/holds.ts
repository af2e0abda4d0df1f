// What stands at a site: a silhouette and its lights, by the letter of the site's type.

type Hold = { walls: string; fainter?: string; lights: string };

const DARK_TOWERS: Hold = {
    walls: "M-10,6l3-30-6-8 5 1-1-10 4 7 1-13 4 10 4-10 1 13 4-7-1 10 5-1-6 8 3 30zM-30,6l3-18-3-5 4 1 1-7 3 6 3-6 1 7 4-1-3 5 3 18zM15,6l3-14-3-5 4 1 1-6 3 5 3-5 1 6 4-1-3 5 3 14z",
    lights: "M0,-34c3,2 5,3 8,3-3,2-5,3-8,3s-5-1-8-3c3,0 5-1 8-3zM-1,-18h2v8h-2z",
};
const HAVEN: Hold = {
    walls: "M-34,6v-14a10,10 0 0 1 20 0v14h-4v-13a6,6 0 0 0-12 0v13zM-12,6v-22a12,12 0 0 1 24 0v22h-4v-21a8,8 0 0 0-16 0v21zM14,6v-14a10,10 0 0 1 20 0v14h-4v-13a6,6 0 0 0-12 0v13zM-38,6h76v2h-76z",
    lights: "M0,-18l1.6,4.4 4.4,1.6-4.4,1.6L0,-6l-1.6,-4.4-4.4,-1.6 4.4,-1.6zM-24,-6a2,2 0 1 1-.01 0zM24,-6a2,2 0 1 1-.01 0z",
};
const HOLDS: Record<string, Hold> = {
    F: {
        walls: "M-26,6V-9h3v-3h3v3h4v-3h3v3h3V-24h-2v-5h3v2h3v-2h3v2h3v-2h3v5h-2v15h3v-3h3v3h4v-3h3v3h3V6zM-9,-29V-38l9-7 9 7v9zM-.6,-52h1.2v8h-1.2zM.6,-52l7,2-7,2z",
        lights: "M-3,6v-6a3,3 0 0 1 6 0v6zM-7,-17h2v4h-2zM5,-17h2v4h-2zM-1,-22h2v4h-2z",
    },
    B: {
        walls: "M-30,4v-10l9-8 9 8v10zM-10,4v-16l13-12 13 12v16zM18,4v-9l8-7 8 7v9zM-38,6v-9l1.5-2 1.5 2v9zM-34,6v-9l1.5-2 1.5 2v9zM36,6v-9l1.5-2 1.5 2v9zM40,6v-9l1.5-2 1.5 2v9z",
        fainter: "M-12,6h60v2h-96v-2z",
        lights: "M0,4v-7h6v7zM-6,-8h4v4h-4zM8,-8h4v4h-4zM-23,0h4v4h-4zM24,0h4v4h-4z",
    },
    R: {
        walls: "M-30,5v-26c0-12 9-18 18-16l-2 8c-5 0-8 4-8 9V5zM-4,5v-19l3-7 5 3 1 23zM14,5v-30h-2v-4h12l-1 6-2 1V5zM28,5v-11l5 2 2 9z",
        fainter: "M-44,6c8-4 18-3 26-2 12 1 22-3 34-1 10 1 20-1 30 3z",
        lights: "",
    },
    S: {
        walls: "M-9,6v-36l9-15 9 15V6zM-24,6v-20l6-8 6 8V6zM12,6v-15l6-8 6 8V6z",
        lights: "M-1.5,-26h3v7h-3zM-1.5,-12h3v5h-3zM-19,-8h2v5h-2z",
    },
    D: DARK_TOWERS,
    X: DARK_TOWERS,
    Z: {
        walls: "M-5,6l2-44-3-3 2-8 2 6 2-8 2 8 2-6 2 8-3 3 2 44z",
        fainter: "M-34,6c2-8 6-13 12-13h44c6 0 10 5 12 13z",
        lights: "M-1,-34h2v5h-2zM-1,-20h2v5h-2zM0,-3a3,3 0 1 1-.01 0z",
    },
};

export function hold(letter: string): Hold {
    return HOLDS[letter] ?? HAVEN;
}
