// What is told anew but says the same stays the very thing that was told before: whoever draws it need not look again.

type Fields = Record<string, unknown>;

/** The new value, made of the old one's parts wherever they are alike; the old one itself if nothing has changed. */
export function shared<T>(old: unknown, value: T): T {
    if (Object.is(old, value)) return value;
    if (Array.isArray(value)) return (Array.isArray(old) ? sharedList(old, value) : value) as T;
    return isFields(value) && isFields(old) ? (sharedFields(old, value) as T) : value;
}

/** Gives back what it gave the last time, as far as that is still true; for values that are put together anew. */
export function steady<T>(): (value: T) => T {
    let last: T | undefined;
    return (value) => (last = shared(last, value));
}

/** Things with a number of their own are found again wherever they lie now; others by where they lie. */
function sharedList(old: unknown[], value: unknown[]): unknown[] {
    const known = new Map(old.flatMap((each) => (idOf(each) === undefined ? [] : [[idOf(each), each]])));
    let same = old.length === value.length;
    value.forEach((each, at) => {
        value[at] = shared(known.get(idOf(each)) ?? old[at], each);
        same &&= value[at] === old[at];
    });
    return same ? old : value;
}

function sharedFields(old: Fields, value: Fields): Fields {
    const names = Object.keys(value);
    let same = names.length === Object.keys(old).length;
    for (const name of names) {
        value[name] = shared(old[name], value[name]);
        same &&= value[name] === old[name] && name in old;
    }
    return same ? old : value;
}

/** What tells a thing from its like: its own number, or that of its card. */
function idOf(value: unknown): unknown {
    if (!isFields(value)) return undefined;
    const { id, card } = value;
    return id ?? (isFields(card) ? (card["id"] ?? undefined) : undefined);
}

function isFields(value: unknown): value is Fields {
    return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
