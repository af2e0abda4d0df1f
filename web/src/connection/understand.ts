// What the server says, read with care: whatever is not a message is passed over.

import type { ServerMessage } from "../protocol/types";

type Fields = Record<string, unknown>;
type Check = (message: Fields) => boolean;

const isText = (value: unknown): boolean => typeof value === "string";
const isNumber = (value: unknown): boolean => typeof value === "number";
const isFields = (value: unknown): value is Fields =>
    typeof value === "object" && value !== null && !Array.isArray(value);

const CHECKS: Record<ServerMessage["type"], Check> = {
    terms: (message) => Array.isArray(message["phases"]) && isFields(message["races"]),
    seated: (message) => Array.isArray(message["people"]) && message["people"].length === 2,
    invited: (message) => isText(message["host"]) && Array.isArray(message["options"]),
    state: (message) =>
        isNumber(message["n"]) &&
        isFields(message["view"]) &&
        isFields(message["faces"]) &&
        isNumber(message["log_from"]) &&
        Array.isArray(message["log"]),
    passed: (message) => isNumber(message["line"]) && Array.isArray(message["muted"]),
    refused: (message) => isText(message["text"]),
    planned: (message) =>
        isText(message["question"]) && Array.isArray(message["ways"]) && Array.isArray(message["plays"]),
    tried: (message) =>
        isText(message["question"]) && Array.isArray(message["ledgers"]) && isFields(message["odds"]),
    suggestion: (message) =>
        isText(message["question"]) && isText(message["option"]) && isFields(message["why"]),
    why: (message) => Array.isArray(message["lines"]),
    rematch: (message) => isText(message["key"]),
    renewed: (message) => isText(message["key"]),
};

/** The message that the data holds, or none. */
export function understand(data: unknown): ServerMessage | null {
    if (typeof data !== "string") return null;
    const message = parsed(data);
    if (!isFields(message)) return null;
    const type = message["type"];
    if (typeof type !== "string" || !Object.hasOwn(CHECKS, type)) return null;
    return CHECKS[type as ServerMessage["type"]](message) ? (message as ServerMessage) : null;
}

function parsed(data: string): unknown {
    try {
        return JSON.parse(data);
    } catch {
        return null;
    }
}
