import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import { cutAtRules, rulebook } from "./rulebook.svelte";
import RulePanel from "./RulePanel.svelte";
import { words } from "./words";

beforeEach(() => {
    settings.language = "en";
    settings.keys = true;
    rulebook.close();
    vi.stubGlobal("fetch", (path: string) => {
        const found = /^\/api\/rules\/([A-Z]+-\d+)\?language=(\w+)$/.exec(path);
        const german = found?.[1] === "FW-17" && found[2] === "de";
        const body = found
            ? {
                  id: found[1],
                  title: german ? "Anfangs-Entwicklungskarten" : `Title of ${found[1]}`,
                  text: "See MOV-15.",
                  example: "Given this / Then that.",
                  differs: found[1] === "FW-17" ? "EN: must attempt. DE: must. See SET-26." : "",
                  see_also: ["COR-02"],
                  chapter: german ? "10 Spieler eines Gefallenen Zauberers" : "03",
                  language: german ? "de" : "en",
              }
            : [{ id: "COR-01", title: "Temptation", language: "en" }];
        return Promise.resolve(new Response(JSON.stringify(body)));
    });
});
afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
});

test("a text is cut where it names rules, not where it names cards", () => {
    expect(cutAtRules("See MOV-15, FW-03 and SITE-11; TW-204 is a card.")).toEqual([
        "See ",
        "MOV-15",
        ", ",
        "FW-03",
        " and ",
        "SITE-11",
        "; TW-204 is a card.",
    ]);
});

test("an entry opens, leads on, leads back, and closes", async () => {
    render(RulePanel);
    expect(screen.queryByRole("dialog")).toBeNull();
    rulebook.show("MOV-27");
    await screen.findByRole("heading", { name: "Title of MOV-27" });
    await fireEvent.click(screen.getByRole("button", { name: "MOV-15" }));
    await screen.findByRole("heading", { name: "Title of MOV-15" });
    await fireEvent.click(screen.getByRole("button", { name: "Back" }));
    await screen.findByRole("heading", { name: "Title of MOV-27" });
    await fireEvent.keyDown(document.body, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a slash searches, unless letters are no commands", async () => {
    render(RulePanel);
    settings.keys = false;
    await fireEvent.keyDown(document.body, { key: "/" });
    expect(screen.queryByRole("searchbox")).toBeNull();
    settings.keys = true;
    await fireEvent.keyDown(document.body, { key: "/" });
    const box = screen.getByRole("searchbox");
    expect(document.activeElement).toBe(box);
    await fireEvent.input(box, { target: { value: "tempt" } });
    await fireEvent.click(await screen.findByRole("button", { name: /COR-01/ }));
    await screen.findByRole("heading", { name: "Title of COR-01" });
});

test("what is typed in a field is no command", async () => {
    render(RulePanel);
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "/" });
    expect(rulebook.open).toBe(false);
    field.remove();
});

test("an entry is read in the language of the player", async () => {
    settings.language = "de";
    render(RulePanel);
    rulebook.show("FW-17");
    const title = await screen.findByRole("heading", { name: "Anfangs-Entwicklungskarten" });
    expect(title.lang).toBe("de");
    expect(screen.getByText(/10 Spieler eines Gefallenen Zauberers/).lang).toBe("de");
    expect(screen.queryByText(words.de.inEnglish)).toBeNull();
    settings.language = "fr";
    const english = await screen.findByRole("heading", { name: "Title of FW-17" });
    expect(english.lang).toBe("en");
    expect(screen.getByText(words.fr.inEnglish)).toBeTruthy();
});

test("an entry says where other texts differ, with links, and no more than that", async () => {
    render(RulePanel);
    rulebook.show("FW-17");
    await screen.findByRole("heading", { name: words.en.differs });
    expect(screen.getByText(/EN: must attempt/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "SET-26" }));
    await screen.findByRole("heading", { name: "Title of SET-26" });
    expect(screen.queryByRole("heading", { name: words.en.differs })).toBeNull();
    expect(screen.queryByText(words.de.inEnglish)).toBeNull();
});

test("what is found says which language it is in", async () => {
    settings.language = "fr";
    render(RulePanel);
    rulebook.search();
    await fireEvent.input(await screen.findByRole("searchbox"), { target: { value: "tempt" } });
    expect((await screen.findByText("Temptation")).lang).toBe("en");
});
