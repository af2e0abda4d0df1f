// What a character, a site or a company bears, as a list of tabs.

import type { CardView, EventStatus, EventView, ItemView, Status } from "../protocol/types";

/** How a card stands, be it an event or not. */
export type Standing = Status | EventStatus;
export type Tab = { card: CardView; status: Standing; inUse: boolean };

/** Items with what lies on them, then events with what lies on them. */
export function tabsOf(items: ItemView[], events: EventView[]): Tab[] {
    return [
        ...items.flatMap((item) => [
            { card: item.card, status: item.status, inUse: item.in_use },
            ...item.on_it.flatMap(eventTabs),
        ]),
        ...events.flatMap(eventTabs),
    ];
}

function eventTabs(event: EventView): Tab[] {
    return [
        { card: event.card, status: event.status, inUse: true },
        ...event.aside.map((aside) => ({ card: aside.card, status: aside.status, inUse: true })),
        ...event.on_it.flatMap(eventTabs),
    ];
}
