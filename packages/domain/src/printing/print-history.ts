import type { OrderId } from "../kernel/index.ts";
import type { PrintableOrder } from "./prints-by-itself.ts";

/** After so many fetches of the pending orders the device forgets, and asks the server again; specification §9. */
const fetchesRemembered = 6;

/** Which update of which order this device has seen to. */
export type PrintHistory = { readonly fetches: number; readonly seen: ReadonlyMap<OrderId, number> };

export const noPrintHistory: PrintHistory = { fetches: 0, seen: new Map() };

type Revision = Pick<PrintableOrder, "id" | "version">;

export const isSeen = (history: PrintHistory, { id, version }: Revision): boolean =>
  (history.seen.get(id) ?? 0) >= version;

export const withSeen = (history: PrintHistory, orders: readonly Revision[]): PrintHistory => ({
  ...history,
  seen: new Map([...history.seen, ...orders.map(({ id, version }) => [id, version] as const)]),
});

/** One more fetch; the sixth clears what was seen. The server's claims still keep a ticket from printing twice. PRINT-07 */
export const afterFetch = (history: PrintHistory): PrintHistory =>
  history.fetches + 1 >= fetchesRemembered ? noPrintHistory : { ...history, fetches: history.fetches + 1 };
