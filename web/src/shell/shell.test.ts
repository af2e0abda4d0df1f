import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PlayerSeat, PlayerView } from "../protocol/types";
import { settings } from "../settings/settings.svelte";
import { said } from "../stage/testing/show";
import { sampleBoard } from "../testing/board";
import { sampleFace, samplePlayer, sampleSeated, sampleState, sampleView } from "../testing/sample";
import WithBoard from "../testing/WithBoard.svelte";
import Clock from "./Clock.svelte";
import OpponentStrip from "./OpponentStrip.svelte";
import PileSheet from "./PileSheet.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import TopBar from "./TopBar.svelte";
import YouPanel from "./YouPanel.svelte";

beforeEach(() => {
    settings.language = "en";
});
afterEach(() => {
    cleanup();
    vi.useRealTimers();
});

const nothing = () => {};

test("the bar says the phase, the turn and whose it is", () => {
    const table = sampleState({ view: sampleView({ phase: "site phase", active: 1, turn: 4 }) });
    render(WithBoard, {
        part: TopBar,
        board: sampleBoard(),
        given: { seated: sampleSeated(), table, undo: nothing, rematch: nothing, show: nothing },
    });
    expect(screen.getByText("Site").closest("li")?.getAttribute("aria-current")).toBe("step");
    expect(screen.getByText("Planner’s turn")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Another game" })).toBeNull();
});

test("nothing can be taken back unless the server says so, nor by who watches", () => {
    const props = { undo: nothing, rematch: nothing, show: nothing };
    render(WithBoard, {
        part: TopBar,
        board: sampleBoard(),
        given: { ...props, seated: sampleSeated(), table: sampleState({ undo: false }) },
    });
    expect(screen.getByRole("button", { name: "Undo" })).toHaveProperty("disabled", true);
    cleanup();
    render(WithBoard, {
        part: TopBar,
        board: sampleBoard(),
        given: { ...props, seated: sampleSeated({ seat: null }), table: sampleState() },
    });
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(screen.getByText("You are watching")).toBeTruthy();
});

test.each<[PlayerSeat | null, string]>([
    [0, "Audience with Sauron"],
    [1, "Day of Decision"],
    [null, "Audience with Sauron · Day of Decision"],
])("the last day has the name that it has for whoever looks on: %s", (seat, name) => {
    const players: [PlayerView, PlayerView] = [
        { ...samplePlayer(0), kind: "ringwraith" },
        { ...samplePlayer(1), kind: "balrog" },
    ];
    const table = sampleState({ view: sampleView({ council: true, players }) });
    const props = { table, undo: nothing, rematch: nothing, show: nothing };
    render(WithBoard, {
        part: TopBar,
        board: sampleBoard(),
        given: { ...props, seated: sampleSeated({ seat }) },
    });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(name);
});

test("after the end there is another game", async () => {
    const rematch = vi.fn();
    const text = { text: "", names: [] };
    const table = sampleState({ over: { winner: 0, by: "council", totals: [20, 11], text, day: null } });
    render(WithBoard, {
        part: TopBar,
        board: sampleBoard(),
        given: { seated: sampleSeated(), table, undo: nothing, rematch, show: nothing },
    });
    await fireEvent.click(screen.getByRole("button", { name: "Another game" }));
    expect(rematch).toHaveBeenCalledOnce();
});

test("only a pile that may be looked at opens", async () => {
    const open = vi.fn();
    const props = { seated: sampleSeated(), table: sampleState(), score: nothing, open };
    render(WithBoard, { part: OpponentStrip, board: sampleBoard(), given: props });
    await fireEvent.click(screen.getByRole("button", { name: "Look through the discard pile: 2" }));
    expect(open).toHaveBeenCalledWith("discard pile", props.table.view.players[1].discard_pile);
    expect(screen.queryByRole("button", { name: /play deck/ })).toBeNull();
});

test("of the other player's hidden agents one sees that they are there and how often they moved", () => {
    const table = sampleState();
    const nowhere = { card: { id: null, code: null }, status: "untapped" as const, site_type: null };
    const site = { ...nowhere, on_it: [], haven: false, protected: false };
    table.view.players[1].agents = [
        {
            card: { id: null, code: null },
            status: "untapped",
            face_down: true,
            sites: [site],
            shown: 0,
            at: "",
            homes: [],
            prowess: null,
            body: null,
            events: [],
        },
    ];
    const props = { seated: sampleSeated(), table, score: nothing, open: nothing };
    render(WithBoard, { part: OpponentStrip, board: sampleBoard(), given: props });
    const hidden = screen.getByRole("list", { name: "Agents that lie face-down" });
    expect(hidden.querySelector(".unseen")?.textContent).toBe(
        "an agent, face-down, moved once; whereabouts unknown",
    );
});

test("a host that holds somebody says how many", () => {
    const face = sampleFace("DM-58", "Flies and Spiders");
    const table = sampleState();
    const site = { id: 30, code: "TW-413" };
    const lying = { status: "untapped" as const, on_it: [] };
    table.view.events = [
        {
            card: { id: 20, code: "DM-58" },
            seat: 1,
            ...lying,
            aside: [
                { card: site, ...lying },
                { card: { id: 21, code: "TW-180" }, ...lying },
            ],
            prison: {
                site: { card: site, ...lying, site_type: null, haven: false, protected: false },
                attacks: [],
                tried: false,
            },
        },
    ];
    const props = { seated: sampleSeated(), table, score: nothing, open: nothing };
    render(WithBoard, { part: OpponentStrip, board: sampleBoard({ "DM-58": face }), given: props });
    expect(screen.getByRole("button", { name: /Flies and Spiders.*holds one prisoner/ })).toBeTruthy();
});

test("the points are also told as they would count at the end", () => {
    const props = { seated: sampleSeated(), table: sampleState(), score: nothing, open: nothing };
    render(WithBoard, { part: OpponentStrip, board: sampleBoard(), given: props });
    const said = screen.getByRole("button", { name: /Score sheet/ }).textContent?.replace(/\s+/g, " ");
    expect(said).toContain("Marshalling points: 9");
    expect(said).toContain("At the end 7 would count now.");
});

const CARDS = {
    "WH-63": sampleFace("WH-63", "Bad Company"),
    "WH-75": sampleFace("WH-75", "Hidden Haven"),
};

/** A table at which the seat plays fallen Saruman, and the other player is a Wizard. */
function fallenTable(seat: PlayerSeat) {
    const view = sampleView();
    view.players[seat].kind = "fallen-wizard";
    view.players[seat].declared = "Saruman";
    view.players[seat].avatar = "";
    view.players[seat].stage_points = {
        total: 3,
        made_of: [
            { card: { id: 51, code: "WH-63" }, amount: 2, rule: "" },
            { card: { id: 52, code: "WH-75" }, amount: 1, rule: "FW-27" },
        ],
    };
    return sampleState({ view });
}

test.each([
    ["your side", YouPanel, 0],
    ["the other side", OpponentStrip, 1],
] as const)("a Fallen-wizard's stage points are told card by card on %s", async (_, part, seat) => {
    const given = { seated: sampleSeated(), table: fallenTable(seat), score: nothing, open: nothing };
    render(WithBoard, { part, board: sampleBoard(CARDS), given });
    const mark = screen.getByRole("button", { name: "3 stage points" });
    expect(mark.title).toBe("Stage points");
    expect(mark.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(mark);
    expect(mark.getAttribute("aria-expanded")).toBe("true");
    const parts = document.getElementById(mark.getAttribute("aria-describedby") ?? "");
    expect([...(parts?.querySelectorAll("li") ?? [])].map(said)).toEqual([
        "Bad Company +2",
        "Hidden Haven +1",
    ]);
    await fireEvent.keyDown(mark, { key: "Escape" });
    expect(mark.getAttribute("aria-expanded")).toBe("false");
});

test("other players have no stage points to show", () => {
    const given = { seated: sampleSeated(), table: fallenTable(1), score: nothing, open: nothing };
    render(WithBoard, { part: YouPanel, board: sampleBoard(CARDS), given });
    expect(screen.queryByText(/stage point/i)).toBeNull();
    expect(screen.queryByText(/^Fallen/)).toBeNull();
});

test("a Fallen-wizard is named before he is in play, in the reader's language", () => {
    const given = { seated: sampleSeated(), table: fallenTable(0), score: nothing, open: nothing };
    const board = sampleBoard(CARDS);
    const { unmount } = render(WithBoard, { part: YouPanel, board, given });
    expect(screen.getByTitle("Saruman, a Fallen-wizard").textContent).toBe("Fallen Saruman");
    unmount();
    settings.language = "fr";
    const terms = { ...board.terms, avatars: { Saruman: "Saroumane" } };
    render(WithBoard, { part: YouPanel, board: { ...board, terms }, given });
    expect(screen.getByText("Saroumane corrompu")).toBeTruthy();
    expect(screen.getByRole("button", { name: "3 points de Déchu" }).title).toBe("Points de Déchu");
});

test("a pile shows what is known of it, and counts what is not", () => {
    const board = sampleBoard({ "TW-204": sampleFace("TW-204", "Concealment") });
    const props = { title: "discard pile", pile: samplePlayer(0).discard_pile, close: nothing };
    render(WithBoard, { part: PileSheet, board, given: props });
    expect(screen.getByText("Concealment")).toBeTruthy();
    expect(screen.getByText("one card lies face-down")).toBeTruthy();
});

test("the score sheet has both players, source by source", () => {
    const given = { seated: sampleSeated(), table: sampleState(), close: nothing };
    render(WithBoard, { part: ScoreSheet, board: sampleBoard(), given });
    const table = screen.getByRole("table");
    expect(within(table).getAllByRole("columnheader").map(said)).toEqual(["Mira", "Planner"]);
    const cells = (name: RegExp): string[] =>
        within(within(table).getByRole("row", { name })).getAllByRole("cell").map(said);
    expect(cells(/Characters/)).toEqual(["", "7 ½ 5", "7 ½ 5", ""]);
    expect(cells(/At the end/)).toEqual(["", "10", "7", ""]);
});

test("the score sheet says what each card is worth to a Fallen-wizard, and why", async () => {
    const rule = vi.fn();
    const faces = [
        sampleFace("TW-251", "Gwaihir"),
        sampleFace("TW-340", "Sword of Gondolin"),
        sampleFace("TW-149", "Faramir"),
        sampleFace("WH-72", "Great Patron"),
    ];
    const board = sampleBoard(Object.fromEntries(faces.map((face) => [face.code, face])), { rule });
    const table = fallenTable(0);
    const patron = { id: 63, code: "WH-72" };
    table.view.players[0].worths = [
        { card: { id: 60, code: "TW-149" }, source: "character", normal: 2, points: 2, by: patron, rule: "" },
        { card: { id: 61, code: "TW-251" }, source: "ally", normal: 2, points: 1, by: null, rule: "FW-44" },
        { card: { id: 62, code: "TW-340" }, source: "item", normal: 2, points: 1, by: null, rule: "FW-44" },
    ];
    table.view.players[0].marshalling_points = samplePlayer(0, [2, 1, 0, 1, 0, 0]).marshalling_points;
    render(WithBoard, { part: ScoreSheet, board, given: { seated: sampleSeated(), table, close: nothing } });
    const worths = screen.getByRole("region", { name: "What the cards are worth to Mira" });
    expect([...worths.querySelectorAll("dt, dd")].map(said)).toEqual([
        "By Great Patron",
        "Faramir 2",
        "All other cards: one point each FW-44",
        "Gwaihir 2 1 Sword of Gondolin 2 1",
    ]);
    expect(within(worths).getAllByTitle("1 instead of 2").map(said)).toEqual(["2 1", "2 1"]);
    expect(screen.getAllByRole("region")).toEqual([worths]);
    const items = within(screen.getByRole("table")).getByRole("row", { name: /Items/ });
    expect(said(within(items).getByRole("button"))).toBe("Sword of Gondolin 2 1");
    await fireEvent.click(within(worths).getByRole("button", { name: /FW-44/ }));
    expect(rule).toHaveBeenCalledWith("FW-44");
});

test("a clock runs only for who is asked", async () => {
    vi.useFakeTimers();
    const { rerender } = render(Clock, { seconds: 90, runs: false });
    await vi.advanceTimersByTimeAsync(5000);
    expect(screen.getByRole("timer").textContent).toBe("1:30");
    await rerender({ seconds: 90, runs: true });
    await vi.advanceTimersByTimeAsync(31_000);
    expect(screen.getByRole("timer").textContent).toBe("0:59");
});
