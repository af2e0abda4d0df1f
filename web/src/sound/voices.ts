// The nine sounds of the table, each made of a few tones; there are no recordings.

/** From one pitch to another, in hertz and seconds; noise is that of wood and paper. */
export type Tone = {
    wave: "sine" | "triangle" | "noise";
    from: number;
    to: number;
    begins: number;
    lasts: number;
    loud: number;
};

export const VOICES = {
    /** You are asked: one low bell. */
    question: [
        { wave: "sine", from: 392, to: 390, begins: 0, lasts: 1.1, loud: 0.5 },
        { wave: "sine", from: 986, to: 980, begins: 0, lasts: 0.5, loud: 0.16 },
    ],
    card: [{ wave: "noise", from: 2400, to: 700, begins: 0, lasts: 0.09, loud: 0.4 }],
    pin: [{ wave: "triangle", from: 520, to: 300, begins: 0, lasts: 0.1, loud: 0.4 }],
    dice: [
        { wave: "noise", from: 1800, to: 1200, begins: 0, lasts: 0.05, loud: 0.5 },
        { wave: "noise", from: 1500, to: 900, begins: 0.11, lasts: 0.05, loud: 0.4 },
        { wave: "noise", from: 1300, to: 800, begins: 0.19, lasts: 0.04, loud: 0.3 },
    ],
    /** A strike: it rings high if it was beaten, low if it wounded. */
    strike: [
        { wave: "triangle", from: 660, to: 880, begins: 0, lasts: 0.22, loud: 0.35 },
        { wave: "noise", from: 3200, to: 1600, begins: 0, lasts: 0.07, loud: 0.3 },
    ],
    points: [
        { wave: "sine", from: 660, to: 660, begins: 0, lasts: 0.16, loud: 0.3 },
        { wave: "sine", from: 880, to: 880, begins: 0.12, lasts: 0.26, loud: 0.3 },
    ],
    link: [{ wave: "triangle", from: 1240, to: 1180, begins: 0, lasts: 0.08, loud: 0.25 }],
    /** The other player sits down. */
    company: [
        { wave: "sine", from: 330, to: 330, begins: 0, lasts: 0.18, loud: 0.3 },
        { wave: "sine", from: 440, to: 440, begins: 0.14, lasts: 0.3, loud: 0.3 },
    ],
    clock: [{ wave: "triangle", from: 1760, to: 1760, begins: 0, lasts: 0.05, loud: 0.25 }],
} as const satisfies Record<string, readonly Tone[]>;

export type Voice = keyof typeof VOICES;
