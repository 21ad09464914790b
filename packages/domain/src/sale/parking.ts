import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { BrokenInvariant, type CartId, type Clock, type TimeZone, localDateOf, textLimits } from "../kernel/index.ts";
import type { CheckoutEvent, NextCart } from "./checkout.events.ts";
import type { checkoutMachine } from "./checkout.machine.ts";
import { covers } from "./joined-cart.ts";
import { openCartsOf } from "./open-cart.ts";
import type { OpenCart } from "./open-cart.port.ts";
import type { ParkedCart, ParkedCartsPort } from "./parked-carts.port.ts";

/** A queue that leaves more behind has no way left to tell them apart. SALE-92 */
const mostParkedCarts = 20;

type Till = Pick<ActorRefFrom<typeof checkoutMachine>, "send" | "getSnapshot">;

export type ParkingPorts = {
  readonly parked: ParkedCartsPort;
  readonly till: Till;
  readonly clock: Clock;
  /** The cafeteria's; null: not read yet. */
  readonly zone: () => TimeZone | null;
  /** Tells the till what is known by now: a cart that waited has heard nothing of it. SALE-93 */
  readonly hear: () => void;
};

export type ParkingJob =
  | { readonly kind: "PARK"; readonly name: string }
  | { readonly kind: "TAKE_UP"; readonly cartId: CartId }
  | { readonly kind: "REMOVE"; readonly cartId: CartId }
  /** Puts back what was removed. */
  | { readonly kind: "RESTORE"; readonly parked: ParkedCart };

/** What the seller is told. */
export type ParkingFact =
  | { readonly type: "parking.parked"; readonly parked: ParkedCart }
  /** What stood in the till gave way. */
  | { readonly type: "parking.takenUp"; readonly inTurn: readonly ParkedCart[] }
  | { readonly type: "parking.removed"; readonly parked: ParkedCart }
  | { readonly type: "parking.full" }
  /** Another tab has it, or took it out. */
  | { readonly type: "parking.gone" }
  | { readonly type: "parking.expired"; readonly count: number }
  /** The device could not keep or give it. */
  | { readonly type: "parking.failed" };

const asItIs = (): boolean => true;

/** Whoever leaves in the middle of it has no till any more. */
function tell(till: Till, event: CheckoutEvent): void {
  if (till.getSnapshot().status === "active") till.send(event);
}

/** Whatever was held goes on; nothing, where nothing is held. */
export const letGo = (till: Till, next: NextCart): void => tell(till, { type: "sale.letGo", next });

/** What the till does not take stays where it is. */
function give(till: Till, { cartId, cart }: ParkedCart): void {
  letGo(till, { cartId, cart });
  const { status, context } = till.getSnapshot();
  if (status !== "active" || context.cartId !== cartId) throw new BrokenInvariant("the till took no cart");
}

/** Nothing else changes or sells the cart until it is let go; null: something is under way. */
function hold(till: Till): readonly OpenCart[] | null {
  tell(till, { type: "sale.held" });
  const snapshot = till.getSnapshot();
  return snapshot.status === "active" && snapshot.matches("held") ? openCartsOf(snapshot) : null;
}

/** The cart on the screen, where something has been begun in it. */
const onScreen = (till: Till, open: readonly OpenCart[]): OpenCart | undefined =>
  open.find(({ cartId }) => cartId === till.getSnapshot().context.cartId);

/** What another tab has taken meanwhile is no longer the till's; at most one cart waits behind the one on the screen. */
function keepOnly(till: Till, open: readonly OpenCart[], kept: readonly OpenCart[]): void {
  if (kept.length === open.length) return letGo(till, "SAME");
  letGo(till, kept[0] ?? "NEW");
  if (kept.length === 0 && (hold(till)?.length ?? 0) > 0) letGo(till, "NEW");
  return letGo(till, "SAME");
}

/** Takes back what was put aside in its turn, where it is still there: null, where another tab has it by now. SALE-90 */
async function takeBack(parked: ParkedCartsPort, one: OpenCart): Promise<OpenCart | null> {
  let isThere = false;
  await parked.take(one.cartId, ({ cart }) => {
    isThere = true;
    return covers(one.cart, cart);
  });
  return isThere ? one : null;
}

/** There is a cart on the screen, and nothing is under way. */
export const canPark = (snapshot: SnapshotFrom<typeof checkoutMachine>): boolean =>
  snapshot.matches("editing") && openCartsOf(snapshot).some(({ cartId }) => cartId === snapshot.context.cartId);

async function park(
  { parked, till, clock }: ParkingPorts,
  name: string,
  isGivenUp: () => boolean,
): Promise<ParkingFact | null> {
  const open = onScreen(till, hold(till) ?? []);
  let isKept = false;
  try {
    if (open === undefined) return null;
    const aside = { ...open, name: name.trim().slice(0, textLimits.name), parkedAt: clock.now() };
    isKept = await parked.put(aside, mostParkedCarts);
    return isKept ? { type: "parking.parked", parked: aside } : { type: "parking.full" };
  } finally {
    if (!isGivenUp()) letGo(till, isKept ? "NEW" : "SAME");
  }
}

/** What stands in the till is kept before anything takes its place, and taken back where nothing does. SALE-91 */
async function takeUp(
  { parked, till, clock, hear }: ParkingPorts,
  cartId: CartId,
  isGivenUp: () => boolean,
): Promise<ParkingFact | null> {
  const open = hold(till);
  if (open === null) return null;
  let kept = open;
  try {
    const inTurn = open.map((one): ParkedCart => ({ ...one, name: "", parkedAt: clock.now() }));
    for (const one of inTurn) await parked.put(one, Number.POSITIVE_INFINITY);
    const taken = await parked.take(cartId, (found) => {
      if (isGivenUp()) throw new BrokenInvariant("the till waits no more");
      give(till, found);
      hear();
      return true;
    });
    if (taken !== null) return { type: "parking.takenUp", inTurn };
    const back: OpenCart[] = [];
    for (const one of open) {
      const mine = await takeBack(parked, one);
      if (mine !== null) back.push(mine);
    }
    kept = back;
    return { type: "parking.gone" };
  } finally {
    if (!isGivenUp()) keepOnly(till, open, kept);
  }
}

/** `isGivenUp`: the device took too long, and the till has gone on without it. */
export async function doParking(
  ports: ParkingPorts,
  job: ParkingJob,
  isGivenUp: () => boolean,
): Promise<ParkingFact | null> {
  switch (job.kind) {
    case "PARK":
      return park(ports, job.name, isGivenUp);
    case "TAKE_UP":
      return takeUp(ports, job.cartId, isGivenUp);
    case "REMOVE": {
      const parked = await ports.parked.take(job.cartId, asItIs);
      return parked === null ? { type: "parking.gone" } : { type: "parking.removed", parked };
    }
    case "RESTORE":
      return (await ports.parked.put(job.parked, mostParkedCarts)) ? null : { type: "parking.full" };
  }
}

/** The copy in the till of a cart that a cut left in both places. SALE-90 */
function copyInTill(till: Till, cartId: CartId): OpenCart | undefined {
  const snapshot = till.getSnapshot();
  return snapshot.matches("held") ? undefined : openCartsOf(snapshot).find((open) => open.cartId === cartId);
}

export type ReadParked = {
  readonly listed: readonly ParkedCart[];
  /** Of an earlier day, and taken out. */
  readonly expired: number;
};

/** What waits on this device; what no longer should is taken out. SALE-90 SALE-92 */
export async function readParked({ parked, till, clock, zone }: ParkingPorts): Promise<ReadParked> {
  const here = zone();
  const listed: ParkedCart[] = [];
  let expired = 0;
  for (const one of await parked.list()) {
    const isOver = here !== null && localDateOf(one.parkedAt, here) < localDateOf(clock.now(), here);
    const copy = copyInTill(till, one.cartId);
    // What another tab has put into it since must not go with it.
    const isOnlyInTill =
      copy !== undefined && (await parked.take(one.cartId, ({ cart }) => covers(copy.cart, cart))) !== null;
    if (isOnlyInTill) continue;
    if (!isOver) listed.push(one);
    else if ((await parked.take(one.cartId, asItIs)) !== null) expired += 1;
  }
  return { listed, expired };
}
