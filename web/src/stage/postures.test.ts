import { fireEvent, screen, within } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import Chain from "./Chain.svelte";
import Council from "./Council.svelte";
import Draft from "./Draft.svelte";
import Duel from "./Duel.svelte";
import Picker from "./Picker.svelte";
import type { AttackView, State, View } from "../protocol/types";
import Scene from "./Scene.svelte";
import { FakeBoard, mark } from "./testing/board";
import { card } from "./testing/builders";
import { chainView } from "./testing/chain";
import { draftTable, pickerTable } from "./testing/choosing";
import { assigningTable, manyStrikesTable, strikeTable, versusTable } from "./testing/combat";
import { councilTable } from "./testing/council";
import { said, show } from "./testing/show";
import { siteTable } from "./testing/site";

const idOf = (code: string): string => `${card(code).id}`;

/** The table at which the attack at hand only detains. */
function detaining(state: State, more: Partial<AttackView>): State {
    const { attack } = state.view;
    if (attack === null) throw new Error("nothing attacks");
    return { ...state, view: { ...state.view, attack: { ...attack, detainment: true, ...more } } };
}

describe("A duel", () => {
    test("shows the foe, the sum, the number to roll and the step at hand", () => {
        const { container } = show(Duel, { state: strikeTable });
        expect(
            screen.getByRole("button", { name: /Rain-drake, .*strikes 1, prowess 15, body –/ }),
        ).toBeTruthy();
        expect(screen.getByRole("button", { name: /Glorfindel II, .*prowess 8, body 9/ })).toBeTruthy();
        expect(screen.getByRole("table", { name: /Glorfindel II/ })).toBeTruthy();
        expect(said(container.querySelector(".big"))).toBe("roll more than 5 6+");
        expect(said(container.querySelector("[aria-current=step]"))).toBe("6Roll");
    });

    test("lists all strikes of an attack with what became of them", () => {
        show(Duel, { state: manyStrikesTable });
        const list = screen.getByRole("list", { name: "strikes" });
        expect(
            within(list)
                .getAllByRole("button")
                .map((one) => one.getAttribute("aria-label")),
        ).toEqual([
            "Strike 1 of 4, Adrazar, defeated",
            "Strike 2 of 4, Sam Gamgee, successful",
            "Strike 3 of 4, Glorfindel II, now",
            "Strike 4 of 4, Haldir, waiting",
        ]);
        expect(
            screen.getByRole("group", { name: /Orc, Automatic-attack · Pelargir, .*detainment/ }),
        ).toBeTruthy();
    });

    test("says before a strike is faced that it only detains, and by which rule", async () => {
        show(Duel, { state: detaining(strikeTable, { detained_by: "CMB-56" }) });

        const note = screen.getByRole("note");
        expect(said(note)).toContain("only taps and is not wounded");
        expect(said(note)).toContain("keyed to a dark place");
        expect(within(note).getAllByRole("button").map(said)).toEqual(["CMB-53", "CMB-56"]);
    });

    test("says nothing of detainment where strikes wound, or once the attack is cancelled", () => {
        const { unmount } = show(Duel, { state: strikeTable });
        expect(screen.queryByRole("note")).toBeNull();
        unmount();
        show(Duel, { state: detaining(strikeTable, { canceled: true }) });
        expect(screen.queryByRole("note")).toBeNull();
    });

    test("says that an attack only detains while its strikes are still given out", () => {
        show(Duel, { state: detaining(assigningTable, { detained_by: "CMB-61" }) });
        expect(said(screen.getByRole("note"))).toContain("Nazgûl only detain minions.");
    });

    test.each([
        ["de", "tappt nur und wird nicht verwundet", "Agenten setzen Diener nur fest."],
        ["fr", "s’engage seulement et n’est pas blessé", "Les agents ne font que détenir les serviteurs."],
    ] as const)("says so in the reader's language: %s", (language, meant, why) => {
        const board = new FakeBoard();
        board.language = language;
        show(Duel, { state: detaining(strikeTable, { detained_by: "CMB-58" }) }, board);
        expect(said(screen.getByRole("note"))).toContain(meant);
        expect(said(screen.getByRole("note"))).toContain(why);
    });

    test("gives no reason that it has not been told", () => {
        show(Duel, { state: detaining(strikeTable, { detained_by: "" }) });
        expect(within(screen.getByRole("note")).getAllByRole("button").map(said)).toEqual(["CMB-53"]);
    });

    test("lets a strike be given to a defender", async () => {
        const board = new FakeBoard();
        board.marks[`card ${idOf("TW-116")}`] = mark("target");
        const { container } = show(Duel, { state: assigningTable }, board);

        expect(said(container)).toContain("2 strikes still to be given");
        await fireEvent.click(screen.getByRole("button", { name: /Adrazar/ }));
        expect(board.picked).toEqual([{ kind: "card", ref: idOf("TW-116") }]);
    });

    test("pairs attackers with defenders when companies fight", () => {
        show(Duel, { state: versusTable });
        const list = screen.getByRole("list", { name: "strikes" });
        expect(within(list).getByRole("button", { name: /Faramir against Adrazar, waiting/ })).toBeTruthy();
        expect(screen.getByRole("button", { name: /^Aragorn II, .*prowess 6/ })).toBeTruthy();
    });
});

test("A site tells what must be known of it, and the sum of what is tried there", () => {
    const { container } = show(Scene, { state: siteTable });
    expect(screen.getByRole("heading", { name: /Pelargir/ })).toBeTruthy();
    expect(said(container)).toContain("Free-hold in Lebennin");
    expect(said(container)).toContain("nothing attacks here");
    expect(said(container)).toContain("1 card on-guard");
    expect(screen.getByRole("table", { name: /Influence check/ })).toBeTruthy();
    expect(said(container.querySelector(".goal"))).toContain("3+ 97%");
});

describe("The council", () => {
    test("reckons both players' points step by step", () => {
        show(Council, { state: councilTable });
        const row = (name: RegExp): string[] => {
            const found = screen.getByRole("rowheader", { name }).closest("tr");
            return [...(found?.querySelectorAll(".near, .far") ?? [])].map(said);
        };
        expect(row(/^Counted/)).toEqual(["24", "25"]);
        expect(row(/^After doubling/)).toEqual(["33", "25"]);
        expect(row(/^No source above half/)).toEqual(["30", "25"]);
        expect(row(/^Duplicates shown/)).toEqual(["−1", "0"]);
        expect(row(/^Avatar lost/)).toEqual(["0", "−5"]);
        expect(row(/^Final total/)).toEqual(["29", "20"]);
        expect(row(/^Factions/)).toEqual(["9 ×2 18 ½ 15", "0"]);
    });

    test("names the cards behind a number, with their points only where these add up", () => {
        const { container } = show(Council, { state: councilTable });
        expect(said(container)).toContain("Knights of Dol Amroth 3");
        expect(said(container)).not.toContain("Narsil 3");
        expect(said(container)).toContain("Narsil");
    });

    test("crowns the winner and says how it ended", () => {
        const { container } = show(Council, { state: councilTable });
        expect(said(container.querySelector(".won"))).toBe("29 wins");
        expect(screen.getByText("You win, 29 to 20.")).toBeTruthy();
    });

    test("calls an avatar as the reader does, whether it is in play or not", () => {
        const board = new FakeBoard();
        board.terms.avatars = { "Ren the Ringwraith": "Ren le Spectre" };
        const [own, other] = councilTable.view.players;
        const players: View["players"] = [{ ...own, avatar: "Ren the Ringwraith", companies: [] }, other];
        const { container } = show(
            Council,
            { state: { ...councilTable, view: { ...councilTable.view, players } } },
            board,
        );
        expect(said(container.querySelector(".seat"))).toContain("Ren le Spectre");
        expect(said(container)).not.toContain("Ringwraith");
    });

    test("before the end shows how it would end now", () => {
        const { container } = show(Council, { state: { ...councilTable, over: null } });
        expect(said(container.querySelector(".final"))).toContain("30At the end");
        expect(container.querySelector(".won")).toBeNull();
    });
});

describe("The draft", () => {
    test("adds up the mind of each company", () => {
        show(Draft, { state: draftTable });
        const bars = screen.getAllByRole("img").map((bar) => bar.getAttribute("aria-label"));
        expect(bars).toEqual(["11 of 20 mind used", "14 of 20 mind used"]);
    });

    test("shows the pool to choose from, and a card that is chosen before it is sealed", async () => {
        const board = new FakeBoard();
        board.marks[`card ${idOf("TW-495")}`] = mark("playable");
        board.marks[`card ${idOf("TW-180")}`] = mark("chosen");
        const { container } = show(Draft, { state: draftTable }, board);

        await fireEvent.click(screen.getByRole("button", { name: /Fatty Bolger/ }));
        expect(board.picked).toEqual([{ kind: "card", ref: idOf("TW-495") }]);
        expect(said(container)).toContain("11 + 4 / 20");
        expect(said(container)).toContain("your choice");
    });

    test("shows the other player's next choice as a back, whether it has been made or not", () => {
        const { container } = show(Draft, { state: draftTable });
        expect([...container.querySelectorAll(".seal")].map(said)).toEqual(["in secret"]);
    });
});

describe("Looking through cards", () => {
    const names = (): string[] =>
        screen
            .getAllByRole("button")
            .map((one) => (one.getAttribute("aria-label") ?? "").replace(/[,.].*$/s, ""));

    test("finds cards by name, kind and text, whatever the accents", async () => {
        show(Picker, { state: pickerTable });
        const find = screen.getByRole("searchbox");
        expect(names().length).toBe(7);

        await fireEvent.input(find, { target: { value: "anorien" } });
        expect(names()).toEqual(["Men of Anórien"]);
        expect(screen.getByText("1 of 7 cards")).toBeTruthy();

        await fireEvent.input(find, { target: { value: "scout attack" } });
        expect(names()).toEqual(["Concealment"]);

        await fireEvent.input(find, { target: { value: "no such card" } });
        expect(screen.getByText("No card fits.")).toBeTruthy();
    });

    test("orders them by name", async () => {
        show(Picker, { state: pickerTable });
        await fireEvent.change(screen.getByRole("combobox"), { target: { value: "name" } });
        expect(names()).toEqual(names().toSorted());
        expect(names()[0]).toBe("Concealment");
    });

    test("picks the card that is clicked", async () => {
        const { board } = show(Picker, { state: pickerTable });
        await fireEvent.click(screen.getByRole("button", { name: /Treebeard/ }));
        expect(board.picked).toEqual([{ kind: "card", ref: idOf("TW-353") }]);
    });
});

describe("The chain of effects", () => {
    test("lies with the newest on top, and outer chains below", () => {
        show(Chain, { view: chainView });
        expect(screen.getAllByRole("button").map((one) => one.getAttribute("aria-label"))).toEqual([
            "3. Twilight, Opponent · aimed at Concealment",
            "2. Concealment, You · aimed at Doors of Night",
            "1. Doors of Night, Opponent",
            "1. Dodge, You",
        ]);
    });

    test("lets a declaration be picked", async () => {
        const board = new FakeBoard();
        board.marks[`declaration ${idOf("LE-110")}`] = mark("target");
        show(Chain, { view: chainView }, board);
        await fireEvent.click(screen.getByRole("button", { name: /Doors of Night, Opponent/ }));
        expect(board.picked).toEqual([{ kind: "declaration", ref: idOf("LE-110") }]);
    });
});
