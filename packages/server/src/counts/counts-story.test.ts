// @module-tag long
import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import { type LateOrderBody, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";

const start = Date.parse("2026-11-20T13:00:00Z");
const clock = handClock(new Date(start).toISOString());
const server = withTestServer({ clock });

type Order = { readonly orderId: string; readonly units: number; status: "STARTED" | "COMPLETED" | "CANCELLED" };
type Sent = { readonly soldAt: string; readonly units: number; readonly isCompleted: boolean };
type Seen = { readonly countedAt: string; readonly quantity: number };

const chosen = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)];

/** A shelf that somebody sees, and a server that only hears of it. */
async function tell(steps: readonly (readonly [string, number, number])[]): Promise<void> {
  const counter = await openCounter(server().database, server(), { features: ["stockControl"] });
  const administrator = counter.tillOf(counter.canteen.administratorId);
  const product = await counter.product({ price: 15_000 });
  const promotion = await counter.product({ price: 20_000, holds: [{ productId: product, quantity: 2 }] });
  let seconds = 0;
  const now = (): string => new Date(start + seconds * 1_000).toISOString();
  clock.set(now());
  const move = (type: string, amount: number) =>
    administrator.post("/stockflow", { productId: product, type, amount, description: "Reparto" });
  expect((await move("INITIALIZE_STOCK", 10)).status).toBe(200);
  let lying = 10;
  let unseen: { readonly at: string; readonly units: number }[] = [];
  let heardOf = "";
  const [orders, sent, seen]: [Order[], Sent[], Seen[]] = [[], [], []];
  const goesOff = (units: number, isCompleted: boolean): boolean => {
    if (isCompleted && units > lying) return false;
    if (isCompleted) lying -= units;
    return true;
  };
  const sell = async (of: ProductId, quantity: number, isCompleted: boolean): Promise<void> => {
    const units = of === promotion ? quantity * 2 : quantity;
    if (isCompleted && units > lying) return;
    const answer = await counter.till.sell({ ...cartOf(of, { quantity }), markAsCompleted: isCompleted });
    if (answer.status !== 200) return expect(answer.code).toBe("OUT_OF_STOCK");
    goesOff(units, isCompleted);
    orders.push({ orderId: String(answer.data?.["id"]), units, status: isCompleted ? "COMPLETED" : "STARTED" });
  };
  const arrive = async ({ soldAt, units, isCompleted }: Sent): Promise<void> => {
    const body: LateOrderBody = {
      cartId: randomUUID(),
      orderItems: [{ type: "PRODUCT", productId: product, productVersion: 1, price: 150, quantity: units }],
      commensalId: null,
      comments: "",
      paymentMethod: "CASH",
      totalPrice: 150 * units,
      sellerDiscount: null,
      dinerDiscount: null,
      markAsCompleted: isCompleted,
      soldAt,
      sellerId: counter.canteen.employeeId,
      registerSessionId: null,
    };
    const answer = await counter.till.sellLate(body);
    expect(answer.status, answer.text).toBe(200);
    orders.push({ orderId: String(answer.data?.["id"]), units, status: isCompleted ? "COMPLETED" : "STARTED" });
  };
  const book = async ({ countedAt, quantity }: Seen): Promise<void> => {
    const answer = await counter.till.post("/stock-counts", { rows: [{ productId: product, countedAt, quantity }] });
    expect(answer.status, answer.text).toBe(200);
    if (countedAt > heardOf) heardOf = countedAt;
  };
  const take = <T>(list: T[], place: number): T | undefined => {
    const one = chosen(list, place);
    if (one !== undefined) list.splice(list.indexOf(one), 1);
    return one;
  };
  const change = async (place: number): Promise<void> => {
    const order = chosen(orders, place);
    if (order?.status === "STARTED" && place % 2 === 0 && order.units <= lying) {
      const answer = await counter.till.put("/transactions/orders/mark_delivered", { orderIds: [order.orderId] });
      expect(answer.status, answer.text).toBe(200);
      lying -= order.units;
      order.status = "COMPLETED";
    } else if (order?.status === "COMPLETED" && place % 3 === 0) {
      const answer = await counter.till.put(`/orders/${order.orderId}/undo_delivered`, {});
      expect(answer.status, answer.text).toBe(200);
      lying += order.units;
      order.status = "STARTED";
    } else if (order !== undefined && order.status !== "CANCELLED") {
      const answer = await administrator.revert(order.orderId, { reason: "MISTAKEN_ORDER", comment: "" });
      expect(answer.status, answer.text).toBe(200);
      if (order.status === "COMPLETED") lying += order.units;
      order.status = "CANCELLED";
    }
  };
  const told = async (): Promise<number> => {
    const [row] = (await counter.till.get("/stockflow/daily-stocks")).data as unknown as readonly Record<
      string,
      number
    >[];
    const [missing] = await server().database.query(
      "select coalesce(sum(quantity), 0) as units from stock_shortage where product_id = $1 and resolved_at is null",
      [product],
    );
    const { currentStock = 0, reservedStock = 0, reservedLater = 0 } = row ?? {};
    return currentStock + reservedStock + reservedLater - Number(missing?.["units"]);
  };
  const resolve = async (received: number): Promise<void> => {
    const list = (await administrator.get("/stockflow/shortages")).data as unknown as readonly {
      readonly id: string;
    }[];
    const [shortage] = list;
    if (shortage === undefined) return;
    const before = await told();
    const body = { received, description: "Reparto sin registrar" };
    const answer = await administrator.put(`/stockflow/shortages/${shortage.id}/resolve`, body);
    if (answer.status !== 200) return expect(answer.code).toBe("STOCK_EXCEEDED");
    lying += received;
    expect(await told()).toBe(before + received);
  };
  for (const [kind, n, place] of steps) {
    seconds += 1;
    clock.set(now());
    const isCompleted = place % 2 === 0;
    if (kind === "resolve") await resolve(n);
    if (kind === "receive" && (await move("INGRESO", n)).status === 200) lying += n;
    if (kind === "withdraw" && n <= lying && (await move("EGRESO", n)).status === 200) lying -= n;
    if (kind === "sell") await sell(place % 5 === 0 ? promotion : product, n, isCompleted);
    if (kind === "offline" && goesOff(n, isCompleted)) sent.push({ soldAt: now(), units: n, isCompleted });
    if (kind === "change") await change(place);
    if (kind === "lose") {
      const units = Math.max(3 - n, -lying);
      lying += units;
      unseen.push({ at: now(), units });
    }
    if (kind === "unbooked") {
      unseen.push({ at: now(), units: n });
      // All that lies there is sold, more than the books know of.
      sent.push({ soldAt: now(), units: lying + n, isCompleted: true });
      lying = 0;
    }
    if (kind === "look") seen.push({ countedAt: now(), quantity: lying });
    const [late, count] = [
      kind === "arrive" ? take(sent, place) : undefined,
      kind === "book" ? take(seen, place) : undefined,
    ];
    if (late !== undefined) await arrive(late);
    if (count !== undefined) await book(count);
  }
  for (const late of sent) {
    seconds += 1;
    clock.set(now());
    await arrive(late);
  }
  for (const count of seen) await book(count);
  unseen = unseen.filter((one) => one.at > heardOf);
  expect(await told()).toBe(lying - unseen.reduce((sum, { units }) => sum + units, 0));
}

const kinds = [
  "receive",
  "withdraw",
  "sell",
  "sell",
  "offline",
  "arrive",
  "change",
  "change",
  "lose",
  "look",
  "look",
  "book",
  "unbooked",
  "resolve",
  "resolve",
];

test("[COUNT-02] [COUNT-05] [COUNT-06] [STOCK-10] whatever was sold, delivered, reverted, sold late, counted, moved and resolved, the books tell what lies on the shelf, and the audit agrees", async () => {
  const step = fc.tuple(fc.constantFrom(...kinds), fc.integer({ min: 1, max: 5 }), fc.nat(30));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 60 }), (steps) => tell(steps)),
    { numRuns: 12 },
  );
  expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
});
