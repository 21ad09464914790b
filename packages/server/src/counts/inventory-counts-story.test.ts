// @module-tag long
import { randomUUID } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import { type LateOrderBody, type RawAnswer, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { foldConsumption } from "../consumption/index.ts";

const start = Date.parse("2026-11-20T13:00:00Z");
const clock = handClock(new Date(start).toISOString());
const server = withTestServer({ clock });

type Order = { readonly orderId: string; readonly units: number; status: "STARTED" | "COMPLETED" | "CANCELLED" };
type Sent = { readonly soldAt: string; readonly units: number };
type Seen = { readonly countedAt: string; readonly quantities: Readonly<Record<string, number>> };

const done = (answer: RawAnswer): RawAnswer => {
  expect(answer.status, answer.text).toBe(200);
  return answer;
};

/** A pantry that somebody sees, and a server that only hears of it. Dough is made of as much flour, and a bun of one of dough. */
async function tell(steps: readonly (readonly [string, number, number])[]): Promise<void> {
  const { query } = server().database;
  const counter = await openCounter(server().database, server(), { features: ["inventory"] });
  const { till, canteen } = counter;
  const administrator = counter.tillOf(canteen.administratorId);
  const pantry = await counter.pantry({ harina: { available: 40 }, masa: { yields: 1, of: { harina: 1 } } });
  const bun = await counter.product({ price: 15_000 });
  await pantry.cook(bun, { masa: 1 });
  const lying = { harina: 40, masa: 0 };
  let seconds = 0;
  const now = (): string => new Date(start + seconds * 1_000).toISOString();
  const [orders, sent, seen]: [Order[], Sent[], Seen[]] = [[], [], []];
  let unseen: { readonly at: string; readonly units: number }[] = [];
  let heardOf = "";
  const there = (): number => lying.harina + lying.masa;
  const take = <T>(list: T[], place: number): T | undefined => list.splice(place % Math.max(1, list.length), 1)[0];
  /** What is prepared first. */
  const eat = (units: number): void => {
    const ofDough = Math.min(units, lying.masa);
    lying.masa -= ofDough;
    lying.harina -= units - ofDough;
  };
  const move = (body: object) => till.post("/inventory/movements", body);
  const line = (name: string, quantity: number) => [{ consumableId: pantry.idOf(name), quantity }];
  const arrive = async ({ soldAt, units }: Sent): Promise<void> => {
    const body: LateOrderBody = {
      cartId: randomUUID(),
      orderItems: [{ type: "PRODUCT", productId: bun, productVersion: 1, price: 150, quantity: units }],
      commensalId: null,
      comments: "",
      paymentMethod: "CASH",
      totalPrice: 150 * units,
      sellerDiscount: null,
      dinerDiscount: null,
      markAsCompleted: true,
      soldAt,
      sellerId: canteen.employeeId,
      registerSessionId: null,
    };
    const { data } = done(await till.sellLate(body));
    orders.push({ orderId: String(data?.["id"]), units, status: "COMPLETED" });
  };
  const book = async ({ countedAt, quantities }: Seen): Promise<void> => {
    const rows = Object.entries(quantities).map(([name, quantity]) => ({ ...line(name, quantity)[0], countedAt }));
    done(await till.post("/inventory/counts", { rows }));
    if (countedAt > heardOf) heardOf = countedAt;
  };
  const change = async (place: number): Promise<void> => {
    const order = orders[place % Math.max(1, orders.length)];
    if (order === undefined) return;
    if (order.status === "STARTED" && place % 2 === 0 && order.units <= there()) {
      done(await till.put("/transactions/orders/mark_delivered", { orderIds: [order.orderId] }));
      eat(order.units);
      order.status = "COMPLETED";
    } else if (order.status === "COMPLETED") {
      if (place % 3 === 0) done(await till.put(`/orders/${order.orderId}/undo_delivered`, {}));
      else done(await administrator.revert(order.orderId, { reason: "MISTAKEN_ORDER", comment: "" }));
      lying.harina += order.units;
      order.status = place % 3 === 0 ? "STARTED" : "CANCELLED";
    }
  };
  const sell = async (units: number, markAsCompleted: boolean): Promise<void> => {
    const { data } = done(await till.sell(cartOf(bun, { quantity: units, markAsCompleted, paymentMethod: "CASH" })));
    orders.push({ orderId: String(data?.["id"]), units, status: markAsCompleted ? "COMPLETED" : "STARTED" });
    if (markAsCompleted) eat(units);
  };
  for (const [kind, n, place] of steps) {
    seconds += 1;
    clock.set(now());
    if (kind === "buy") {
      done(await move({ type: "INGRESS", reason: "SUPPLIER_PURCHASE", consumables: line("harina", n * 4) }));
      lying.harina += n * 4;
    }
    if (kind === "waste" && n <= lying.harina) {
      const wasted = await move({ type: "EGRESS", reason: "WASTE", consumables: line("harina", n) });
      if (wasted.status === 200) lying.harina -= n;
    }
    if (kind === "prepare" && n <= lying.harina) {
      const made = await till.post("/inventory/prepare-consumables", { consumables: line("masa", n) });
      if (made.status === 200) [lying.harina, lying.masa] = [lying.harina - n, lying.masa + n];
    }
    if (kind === "sell" && n <= there()) await sell(n, place % 3 !== 0);
    if (kind === "offline" && n <= there()) {
      eat(n);
      sent.push({ soldAt: now(), units: n });
    }
    if (kind === "change") await change(place);
    if (kind === "lose") {
      const units = Math.max(3 - n, -lying.harina);
      lying.harina += units;
      unseen.push({ at: now(), units });
    }
    if (kind === "look") seen.push({ countedAt: now(), quantities: { ...lying } });
    if (kind === "fold") await foldConsumption(server().database.kysely);
    const late = kind === "arrive" ? take(sent, place) : undefined;
    if (late !== undefined) await arrive(late);
    const count = kind === "book" ? take(seen, place) : undefined;
    if (count !== undefined) await book(count);
  }
  seconds += 1;
  clock.set(now());
  for (const late of sent) await arrive(late);
  for (const count of seen) await book(count);
  await foldConsumption(server().database.kysely);
  unseen = unseen.filter((one) => one.at > heardOf);
  const told = await query("select sum(available_quantity)::int as sum from consumable where cafeteria_id = $1", [
    canteen.cafeteriaId,
  ]);
  expect(told).toEqual([{ sum: 100 * (there() - unseen.reduce((sum, { units }) => sum + units, 0)) }]);
}

const kinds = "buy waste prepare sell sell offline arrive change change lose look look book book fold".split(" ");

test("[COUNT-02] [COUNT-06] [COUNT-10] whatever was bought, prepared, sold, sold late, taken back, counted and thrown away, the books tell what lies in the pantry, and the audit agrees", async () => {
  const step = fc.tuple(fc.constantFrom(...kinds), fc.integer({ min: 1, max: 5 }), fc.nat(30));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60 }), (steps) => tell(steps)),
    { numRuns: 8 },
  );
  expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
});
