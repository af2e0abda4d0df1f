// Where somebody sits: the line to the server, who is here, and the table as it lies.

import type { Connection } from "../connection/connection.svelte";
import type { Seated, State } from "../protocol/types";

export type Sat = { readonly connection: Connection; readonly seated: Seated; readonly table: State };
