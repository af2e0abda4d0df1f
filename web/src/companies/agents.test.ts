import { expect, it } from "vitest";
import type { Mark, Place } from "../board";
import { show } from "../card/testing/show";
import type { AgentView, AsideView, EventView, Language, SiteView, View } from "../protocol/types";
import { sampleBoard } from "../testing/board";
import { sampleFace, samplePlayer, sampleView } from "../testing/sample";
import Companies from "./Companies.svelte";

const FACES = {
    gisulf: sampleFace("DM-13", "Gisulf", { kind: "agent" }),
    bree: sampleFace("TW-378", "Bree", { kind: "site" }),
    moria: sampleFace("TW-413", "Moria", { kind: "site" }),
    flies: sampleFace("DM-58", "Flies and Spiders", { kind: "hazard-event" }),
    sam: sampleFace("TW-180", "Sam Gamgee", { kind: "character" }),
    ring: sampleFace("TW-306", "Precious Gold Ring", { kind: "item" }),
};
const faces = Object.fromEntries(Object.values(FACES).map((face) => [face.code, face]));

const site = (id: number | null, code: string | null): SiteView => ({
    card: { id, code },
    status: "untapped",
    site_type: null,
    haven: false,
    protected: false,
    on_it: [],
});
const gisulf: AgentView = {
    card: { id: 3, code: "DM-13" },
    status: "untapped",
    face_down: true,
    sites: [],
    shown: 0,
    at: "",
    homes: ["Woodmen-town", "Lake-town", "Dale"],
    prowess: null,
    body: null,
    events: [],
};
const unknown: AgentView = { ...gisulf, card: { id: null, code: null }, homes: [] };

function told(own: AgentView[], theirs: AgentView[], events: EventView[] = [], language: Language = "en") {
    const view = sampleView({
        active: own.length > 0 || theirs.length === 0 ? 0 : 1,
        players: [
            { ...samplePlayer(0), agents: own },
            { ...samplePlayer(1), agents: theirs },
        ],
        events,
    });
    const given = { view, names: ["Ana", "Gandalf"] as [string, string], reasons: false };
    return show(Companies, given, { ...sampleBoard(faces), language });
}
const words = (element: Element | null): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

it("tells an agent's player in which homes it may be, in his language", () => {
    expect(words(told([gisulf], []))).toContain("at home in one of these: Woodmen-town, Lake-town, Dale");
    expect(words(told([gisulf], [], [], "de"))).toContain(
        "daheim an einem dieser Orte: Stadt der Waldmenschen",
    );
});

it("tells an agent's player the way it has come", () => {
    const sites = [site(8, "TW-378"), site(9, "TW-413")];
    const page = words(told([{ ...gisulf, sites, status: "tapped" }], []));
    expect(page).toContain("Gisulf, face-down; only you see this");
    expect(page).toContain("tapped");
    expect(page).toContain("at Moria");
    expect(page).toContain("way: Bree → Moria");
});

it("tells of the other player's agent only how often it has moved, and where it lay open before", () => {
    const moved = words(told([], [{ ...unknown, sites: [site(null, null), site(null, null)] }]));
    expect(moved).toContain("An agent, whereabouts unknown");
    expect(moved).toContain("moved 2 times");
    const seen = words(told([], [{ ...unknown, shown: 1, sites: [site(8, "TW-378"), site(null, null)] }]));
    expect(seen).toContain("last seen at Bree");
    expect(seen).toContain("moved once");
});

it("offers one's own agents to the hand while the other player's companies are shown", () => {
    const picked: Place[] = [];
    const board = {
        ...sampleBoard(faces),
        mark: ({ kind, ref }: Place): Mark | null =>
            kind === "card" && ref === "3"
                ? { state: "playable", tone: "peril", tag: null, refusal: null }
                : null,
        pick: (place: Place) => picked.push(place),
    };
    const sites = [site(8, "TW-378")];
    const players: View["players"] = [
        {
            ...samplePlayer(0),
            agents: [
                { ...gisulf, sites },
                { ...gisulf, card: { id: 4, code: "DM-13" } },
            ],
        },
        samplePlayer(1),
    ];
    const view = sampleView({ active: 1, players });
    const page = show(Companies, { view, names: ["Ana", "Gandalf"], reasons: false }, board);
    const offered = page.querySelectorAll<HTMLElement>('section[aria-label="Your agents"] button');
    expect(offered).toHaveLength(1);
    expect(words(offered[0] ?? null)).toContain("Gisulf at Bree");
    offered[0]?.click();
    expect(picked).toEqual([{ kind: "card", ref: "3" }]);
});

it("gives an agent of whom nothing is known a place by which it can be chosen", () => {
    const page = told([], [{ ...unknown }, { ...unknown }]);
    const places = [...page.querySelectorAll("[data-place]")].map((one) => one.getAttribute("data-place"));
    expect(places).toEqual(["agent:1-0", "agent:1-1"]);
});

const sam: AsideView = {
    card: { id: 21, code: "TW-180" },
    status: "wounded",
    on_it: [{ id: 22, code: "TW-306" }],
};
const flies: EventView = {
    card: { id: 20, code: "DM-58" },
    seat: 1,
    status: "untapped",
    on_it: [],
    aside: [{ card: { id: 30, code: "TW-413" }, status: "untapped", on_it: [] }, sam],
    prison: {
        site: site(30, "TW-413"),
        attacks: [{ race: "Spider", strikes: 3, prowess: 9 }],
        tried: false,
    },
};

it("lists prisoners under their host with the way to free them", () => {
    const page = told([], [], [flies]).querySelector("[data-prison]");
    expect(page?.querySelectorAll(".held > li")).toHaveLength(1);
    expect(page?.querySelector(".held [data-hit]")?.getAttribute("aria-label")).toContain(
        "Wounded, prisoner. Sam Gamgee",
    );
    expect(words(page)).toContain("held by Flies and Spiders");
    expect(words(page)).toContain("Precious Gold Ring");
    const steps = [...(page?.querySelectorAll("ol li") ?? [])].map(words);
    expect(steps[0]).toContain("Enter Moria");
    expect(steps[1]).toContain("Spider, 3 strikes with prowess 9");
    expect(steps[2]).toContain("Tap an untapped character");
    expect(words(page)).not.toContain("this turn already");
});

it("says that a rescue has been tried, and what is faced where the host names no attack", () => {
    if (flies.prison === null) throw new Error("it holds somebody");
    const prison = { ...flies.prison, attacks: [], tried: true };
    const page = words(told([], [], [{ ...flies, prison }]).querySelector("[data-prison]"));
    expect(page).toContain("what the site has for automatic-attacks");
    expect(page).toContain("Somebody has tried this turn already");
});
