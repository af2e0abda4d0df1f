// Who sits where: one's own side below, the other above. Who only watches sits with the first player.

import { everybody } from "../companies/members";
import type { Face, PlayerSeat, PlayerView, Seated, State, Terms, View } from "../protocol/types";

export function ownSeat(seat: PlayerSeat | null): PlayerSeat {
    return seat ?? 0;
}

export function otherSeat(seat: PlayerSeat | null): PlayerSeat {
    return ownSeat(seat) === 0 ? 1 : 0;
}

/** Which of the active player's companies is moving or at its site: "2 of 3"; none if none is. */
export function companyOfTurn(view: View): { number: number; count: number } | null {
    const { companies } = view.players[view.active];
    const at = companies.findIndex((company) => company.id === view.company);
    return at < 0 ? null : { number: at + 1, count: companies.length };
}

/** Only another person can be asked to let something be taken back that cannot be undone. */
export function mayAskBack({ people }: Seated, { undo, over }: State): boolean {
    return !undo && over === null && people.every((person) => person?.kind === "person");
}

/** Whether the player is a Fallen-wizard. */
export function isFallen(player: PlayerView): boolean {
    return player.kind === "fallen-wizard";
}

/** What the player is called by: his avatar, whether it is in play or not, or what he plays. */
export function avatarName(player: PlayerView, terms: Terms): string {
    const english = player.avatar || player.declared;
    return terms.avatars[english] ?? (english || terms.players[player.kind].name);
}

/** The face of the player's avatar, if it is in play. */
export function avatarFace(player: PlayerView, face: (code: string | null) => Face | null): Face | null {
    const inPlay = player.companies.flatMap(everybody);
    return inPlay.map((one) => face(one.card.code)).find((one) => one?.kind === "avatar") ?? null;
}
