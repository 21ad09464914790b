import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { orderEndpoints } from "@cantina/contract/orders";
import type { AppOrder } from "@cantina/domain/app-orders";
import { BrokenInvariant, type IdempotencyKey, type Instant, accepted } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { auditRow, constraintOf, isDatabaseBusy, isStorageFull, tryTransaction } from "../db/index.ts";
import { type Replay, type RequestContext, type StoredAnswer, successAnswer } from "../http/index.ts";
import { type SaleToBook, bookSales } from "./book-sale.queries.ts";
import { decideOrder } from "./decide-order.ts";
import { factsAfter } from "./facts-after.ts";
import { placedOrderOf } from "./placed-order.ts";
import { type SharedFacts, readSharedFacts } from "./sale-facts.queries.ts";
import { type Outcome, takeTurns } from "./take-turns.ts";

type OneSale = {
  readonly order: AppOrder;
  readonly key: IdempotencyKey;
  readonly context: RequestContext;
  /** Runs it as that request's own: its author, its patience. */
  readonly asIts: <T>(work: () => T) => T;
};

type Booked = { readonly decided: readonly Decided[]; readonly held: ReadonlySet<OneSale> };

type Place = {
  /** A lock's name: each turn takes it first and holds it to its end, so that the next may ask before that. */
  readonly turnsName: string;
  readonly goOn: () => void;
};

type Decided = { readonly one: OneSale; readonly sale: SaleToBook; readonly kept: StoredAnswer };

/** Each as if those before it were booked already; who is refused, or is another's double, is left out. */
async function decideAll(sales: readonly OneSale[], facts: SharedFacts, soldAt: Instant): Promise<readonly Decided[]> {
  const decided: Decided[] = [];
  for (const [index, one] of sales.entries()) {
    const row = facts[index] || null;
    const isDouble = decided.some(({ one: { key, order } }) => key === one.key || order.cartId === one.order.cartId);
    if (row === null || row.firstAnswer !== null || isDouble) continue;
    const seen = decided.reduce((so, { sale }) => factsAfter(so, sale), row);
    const decision = decideOrder(one.order, { row: seen, app: null, soldAt }, one.context.identity);
    if (!decision.ok) continue;
    const placed = placedOrderOf(decision.value, row.diner?.name ?? null);
    decided.push({
      one,
      sale: decision.value,
      kept: await successAnswer(orderEndpoints.createOrder, { data: placed }),
    });
  }
  return decided;
}

async function attempt(
  trx: Transaction<unknown>,
  sales: readonly OneSale[],
  { clock, identity: { cafeteriaId } }: RequestContext,
  { turnsName, goOn }: Place,
): Promise<Booked> {
  const [soldAt, sentAt] = [clock.now(), clock.steady()];
  const asked = sales.map(({ order, key, context }) => ({
    sellerId: context.identity.profileId,
    key,
    request: order,
  }));
  const { facts, now } = await readSharedFacts(trx, { cafeteriaId, turnsName, soldAt }, asked);
  if (!clock.heard(now, sentAt)) return { decided: [], held: new Set() };
  const held = new Set(sales.filter((_, index) => facts[index] === null));
  const decided = await decideAll(sales, facts, soldAt);
  if (decided.length === 0) return { decided, held };
  const booked = bookSales(
    trx,
    decided.map(({ one: { key, context, asIts }, sale, kept }) => ({
      sale,
      audit: asIts(() => auditRow([{ entity: "order", id: sale.id }])),
      record: {
        cafeteriaId,
        key,
        keyOwner: context.identity.profileId,
        requestHash: context.requestHash,
        tabId: context.tabId,
        ...kept,
      },
    })),
  );
  // Who is left out is sold before the next turn.
  if (decided.length === sales.length) setImmediate(goOn);
  await booked;
  return { decided, held };
}

async function bookTogether(sales: readonly OneSale[], place: Place): Promise<Outcome<OneSale, Replay>> {
  const [first] = sales;
  if (first === undefined) throw new BrokenInvariant("a turn without a sale");
  const { context, asIts } = first;
  try {
    // The next turn is no part of this transaction.
    const goOn = () => asIts(place.goOn);
    const work = (trx: Transaction<unknown>) => attempt(trx, sales, context, { ...place, goOn });
    const { decided, held } = await asIts(() => tryTransaction(context.db.kysely, work));
    context.feed.poke();
    return { done: new Map(decided.map(({ one, kept }) => [one, accepted(kept)])), held };
  } catch (error) {
    // A lost race or a database that can't just now happens; anything else is ours, and nobody else would hear of it.
    if (constraintOf(error) === undefined && !isDatabaseBusy(error) && !isStorageFull(error)) context.report(error);
    throw error;
  }
}

/** So many sales one transaction books at most: more of them wait longer and save little. */
const mostTogether = 8;
/** Milliseconds: several times what each takes, so that nobody stands behind a sale that waits for a lock. */
const longest = { alone: 40, together: 120 };

function openTurns() {
  // This server's own: a turn waits for nobody else's.
  const turnsName = `turns ${randomUUID()}`;
  return takeTurns<OneSale, Replay>({
    most: mostTogether,
    longest,
    together: (sales, goOn) => bookTogether(sales, { turnsName, goOn }),
  });
}

/** By cafeteria: who sells in another has nothing in common with these. */
const turns = new WeakMap<object, Map<string, ReturnType<typeof openTurns>>>();

function turnsAt({ db, identity: { cafeteriaId } }: RequestContext): ReturnType<typeof openTurns> {
  const ofServer = turns.get(db) ?? new Map<string, ReturnType<typeof openTurns>>();
  turns.set(db, ofServer);
  const known = ofServer.get(cafeteriaId) ?? openTurns();
  ofServer.set(cafeteriaId, known);
  return known;
}

/** Whether others may be booked with it: at the counter, in one part, without coupons. */
export const canShare = ({ orderItems, payments = [], pickUpDateTime }: AppOrder, { identity }: RequestContext) =>
  identity.type !== "CLIENT" &&
  payments.length === 0 &&
  pickUpDateTime === null &&
  orderItems.every((item) => item.type !== "PRODUCT" || item.exchangedCoupons.length === 0);

/** Sells in a turn of the cafeteria's; `alone`: how it is sold by itself. BOOK-21 */
export function sellInTurn(order: AppOrder, context: RequestContext, alone: () => Promise<Replay>): Promise<Replay> {
  const { idempotencyKey: key } = context;
  if (key === null) throw new BrokenInvariant("a sale without a key");
  const asIts = AsyncLocalStorage.snapshot();
  // Another's turn is where it is called when it is left out.
  return turnsAt(context)({ order, key, context, asIts }, () => asIts(alone));
}
