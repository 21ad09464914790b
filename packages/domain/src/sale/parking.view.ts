import type { SnapshotFrom } from "xstate";
import type { CartId, Cents, Instant } from "../kernel/index.ts";
import { nameOf } from "./cart-line.ts";
import type { ParkedCart } from "./parked-carts.port.ts";
import type { parkingMachine } from "./parking.machine.ts";
import { priceCart } from "./price-cart.ts";

export type ParkedEntry = {
  readonly cartId: CartId;
  /** As it was typed, else its diner's; null: it has only its hour. */
  readonly name: string | null;
  readonly parkedAt: Instant;
  /** At what its seller saw. */
  readonly total: Cents;
  readonly units: number;
  /** The names of its lines. */
  readonly holds: readonly string[];
};

export function parkedEntry({ cartId, cart, name, parkedAt }: ParkedCart): ParkedEntry {
  const commensal = cart.diner?.commensal;
  const diner = commensal === undefined ? null : `${commensal.firstName} ${commensal.lastName}`;
  return {
    cartId,
    name: name === "" ? diner : name,
    parkedAt,
    total: priceCart(cart).total,
    units: cart.lines.reduce((units, { quantity }) => units + quantity, 0),
    holds: cart.lines.map(nameOf),
  };
}

/** Who waits, the longest first; null: not read yet. SALE-92 */
export function parkedView(snapshot: SnapshotFrom<typeof parkingMachine>): readonly ParkedEntry[] | null {
  const { listed } = snapshot.context;
  return listed === null
    ? null
    : listed.map(parkedEntry).toSorted((a, b) => (a.parkedAt < b.parkedAt ? -1 : a.parkedAt > b.parkedAt ? 1 : 0));
}
