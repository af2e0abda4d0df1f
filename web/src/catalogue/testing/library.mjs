// The index as the server sends it, and the queries to which the library keeps as well.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const ROOT = resolve(process.cwd(), "..");
const PYTHON = process.env.PYTHON ?? resolve(ROOT, ".venv/bin/python");
const ROOM = 1 << 24;

let asked = null;

export function library() {
    const options = { cwd: ROOT, encoding: "utf-8", maxBuffer: ROOM };
    return (asked ??= JSON.parse(execFileSync(PYTHON, ["-m", "tools.card_index"], options)));
}

export function queries() {
    return JSON.parse(readFileSync(resolve(ROOT, "tests/catalogue/queries.json"), "utf-8"));
}
