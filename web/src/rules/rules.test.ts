import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import { cutAtRules, rulebook } from "./rulebook.svelte";
import RulePanel from "./RulePanel.svelte";

beforeEach(() => {
    settings.language = "en";
    settings.keys = true;
    rulebook.close();
    vi.stubGlobal("fetch", (path: string) => {
        const found = /^\/api\/rules\/([A-Z]+-\d+)\?language=en$/.exec(path);
        const body = found
            ? {
                  id: found[1],
                  title: `Title of ${found[1]}`,
                  text: "See MOV-15.",
                  example: "Given this / Then that.",
                  see_also: ["COR-02"],
                  chapter: "03",
                  language: "en",
              }
            : [{ id: "COR-01", title: "Temptation" }];
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
