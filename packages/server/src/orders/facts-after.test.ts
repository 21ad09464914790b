import { randomUUID } from "node:crypto";
import type { AppOrder } from "@cantina/domain/app-orders";
import {
  BrokenInvariant,
  type CommensalId,
  type Instant,
  type ProductId,
  cents,
  id,
  instant,
  loadTemporal,
  refused,
} from "@cantina/domain/kernel";
import { withTestDatabase } from "@cantina/testkit/database";
import { type Counter, openCounter } from "@cantina/testkit/orders-suite";
import fc from "fast-check";
import { CompiledQuery, type Transaction } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "../db/index.ts";
import type { Identity } from "../http/index.ts";
import { bookSale } from "./book-sale.queries.ts";
import { decideOrder } from "./decide-order.ts";
import { factsAfter } from "./facts-after.ts";
import { readSaleFacts, readSharedFacts } from "./sale-facts.queries.ts";

const testDatabase = withTestDatabase();
let soldAt: Instant;
let canteen: Counter["canteen"];
let products: readonly ProductId[];
let diners: readonly (CommensalId | null)[];
let offer: ProductId;

beforeAll(async () => {
  await loadTemporal();
  soldAt = instant("2026-11-20T13:00:00Z");
  const { database } = testDatabase();
  const counter = await openCounter(
    database,
    { url: "" },
    {
      features: ["stockControl", "commensalDailyLimit"],
      allowIgnoreMinimumBalance: true,
      discountRate: 700,
    },
  );
  canteen = counter.canteen;
  products = await Promise.all(
    [
      {},
      { stock: 40 },
      { dailyLimit: 30 },
      { stock: 25, dailyLimit: 50, classPrice: 12_345 },
      { stock: 3 },
      { dailyLimit: 2 },
    ].map((options) => counter.product({ price: 10_001, ...options })),
  );
  offer = await counter.product({ holds: products.slice(0, 1).map((productId) => ({ productId, quantity: 2 })) });
  const own = await counter.diner({ balance: 900_000, dailyLimit: 500_000 });
  const other = await counter.diner({ balance: 200_000 });
  // Of the first one's account, with a limit of its own.
  const brother = id<"commensal">(randomUUID());
  await database.query(
    `insert into commensal (id, cafeteria_id, profile_id, first_name, last_name, class_id, status, daily_limit)
     values ($1, $2, $3, 'Luis', 'Gómez', null, 'ENABLED', 400000)`,
    [brother, canteen.cafeteriaId, own.clientId],
  );
  diners = [own.commensalId, brother, other.commensalId, null];
});

type Asked = {
  readonly lines: readonly { readonly productId: ProductId | undefined; readonly quantity: number }[];
  readonly commensalId: CommensalId | null;
  readonly onAccount: boolean;
  readonly markAsCompleted?: boolean;
  readonly hasGeneric?: boolean;
  readonly ignores?: boolean;
};

const orderOf = ({ lines, commensalId, onAccount, ...more }: Asked): AppOrder => {
  const { markAsCompleted = true, hasGeneric = false, ignores = false } = more;
  return {
    cartId: id<"cart">(randomUUID()),
    orderItems: [
      ...lines.map(({ productId = id<"product">(randomUUID()), quantity }) => ({
        type: "PRODUCT" as const,
        productId,
        productVersion: 1,
        quantity,
        exchangedCoupons: [],
      })),
      ...(hasGeneric ? [{ type: "GENERIC" as const, name: "Servilletas", price: cents(1_234), quantity: 2 }] : []),
    ],
    commensalId,
    comments: "",
    paymentMethod: onAccount && commensalId !== null ? "ACCOUNT_BALANCE" : "CASH",
    expectedTotal: null,
    sellerDiscount: null,
    markAsCompleted,
    ignoreLimit: ignores,
    ignoreAllProductsDailyLimit: ignores,
    ignoreInsufficientBalance: ignores,
    pickUpDateTime: null,
  };
};

const line = fc.record({ product: fc.nat({ max: 5 }), quantity: fc.integer({ min: 1, max: 3 }) });
const sold = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    hasGeneric: fc.boolean(),
    diner: fc.nat({ max: 3 }),
    onAccount: fc.boolean(),
    markAsCompleted: fc.boolean(),
    ignores: fc.boolean(),
  })
  .map(({ lines, diner, ...more }) =>
    orderOf({
      ...more,
      lines: lines.map(({ product, quantity }) => ({ productId: products[product], quantity })),
      commensalId: diners[diner] ?? null,
    }),
  );

const identity = (): Identity => ({
  userId: randomUUID(),
  profileId: canteen.employeeId,
  cafeteriaId: canteen.cafeteriaId,
  type: "CAFETERIA",
  level: "CAFETERIA_EMPLOYEE",
  sessionId: randomUUID(),
  isVisit: false,
  features: [],
});

/** As it stands in this transaction. */
async function readAlone(trx: Transaction<unknown>, order: AppOrder) {
  const { cafeteriaId, employeeId: sellerId } = canteen;
  const { facts } = await readSaleFacts(trx, { cafeteriaId, sellerId, key: randomUUID(), soldAt }, order);
  if (facts.firstAnswer !== null) throw new BrokenInvariant("the key is new");
  return facts;
}

/** Books the order in this transaction; null: it is refused. */
async function book(trx: Transaction<unknown>, order: AppOrder) {
  const decision = decideOrder(order, { row: await readAlone(trx, order), app: null, soldAt }, identity());
  if (!decision.ok) return null;
  await bookSale(trx, decision.value, {
    cafeteriaId: canteen.cafeteriaId,
    key: randomUUID(),
    keyOwner: canteen.employeeId,
    requestHash: Buffer.alloc(32),
    status: 200,
    answer: "{}",
    tabId: null,
    endsWithIt: false,
  });
  return decision.value;
}

const ordered = <Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));

test("[BOOK-21] what a sale is decided from, as told for several sales and as if those before it were booked, is what it would be told then", async () => {
  let booked = 0;
  await fc.assert(
    fc.asyncProperty(sold, sold, sold, async (first, second, third) => {
      await inTransaction(testDatabase().database.kysely, async (trx) => {
        const orders = [first, second, third];
        const { facts } = await readSharedFacts(
          trx,
          { cafeteriaId: canteen.cafeteriaId, turnsName: "turns", soldAt },
          orders.map((request) => ({ sellerId: canteen.employeeId, key: randomUUID(), request })),
        );
        const before = [];
        for (const [index, order] of orders.entries()) {
          const told = facts[index] || null;
          if (told === null || told.firstAnswer !== null) throw new BrokenInvariant("nobody else holds anything");
          const expected = await readAlone(trx, order);
          const seen = before.reduce(factsAfter, told);
          expect({ ...seen, products: ordered(seen.products) }).toEqual({
            ...expected,
            products: ordered(expected.products),
          });
          const sale = await book(trx, order);
          if (sale !== null) before.push(sale);
        }
        booked += before.length;
        return refused("to try the next on the same books");
      });
    }),
    { numRuns: 150 },
  );
  // Or nothing was tried.
  expect(booked).toBeGreaterThan(30);
});

const cartOf = (productId: ProductId | undefined, commensalId: CommensalId | null): AppOrder =>
  orderOf({ lines: [{ productId, quantity: 1 }], commensalId, onAccount: true });

test.each([
  ["a product in stock", "select from product where id = $1 for update", () => products[1]],
  [
    "an account",
    "select from account where profile_id = (select profile_id from commensal where id = $1) for update",
    () => diners[2],
  ],
  ["a diner with a limit", "select from commensal where id = $1 for update", () => diners[0]],
])(
  "[BOOK-21] of several sales, who needs %s that somebody else holds is told nothing, and who sells a promotion goes by itself",
  async (_what, hold, heldBy) => {
    const orders = [
      cartOf(products[1], null),
      cartOf(products[0], diners[2] ?? null),
      cartOf(products[0], diners[0] ?? null),
      cartOf(offer, null),
      cartOf(products[0], null),
    ];
    const other = await testDatabase().openAnother();
    const told = await other.kysely.transaction().execute(async (holder) => {
      await holder.executeQuery(CompiledQuery.raw(hold, [heldBy()]));
      return inTransaction(testDatabase().database.kysely, async (trx) =>
        readSharedFacts(
          trx,
          { cafeteriaId: canteen.cafeteriaId, turnsName: "turns", soldAt },
          orders.map((request) => ({ sellerId: canteen.employeeId, key: randomUUID(), request })),
        ),
      );
    });
    const ids = [products[1], diners[2], diners[0]];
    const expected = [...ids.map((one) => (one === heldBy() ? null : "facts")), false, "facts"];
    expect(told.facts.map((facts) => (facts === null || facts === false ? facts : "facts"))).toEqual(expected);
  },
);

test("[BOOK-21] a turn is told what the one before it of the same server booked, and what another server's holds it is not told", async () => {
  const { database, openAnother } = testDatabase();
  const order = cartOf(products[1], null);
  const stockToldTo = (db: typeof database, turnsName: string) =>
    inTransaction(db.kysely, async (trx) => {
      const asked = [{ sellerId: canteen.employeeId, key: randomUUID(), request: order }];
      const { facts } = await readSharedFacts(trx, { cafeteriaId: canteen.cafeteriaId, turnsName, soldAt }, asked);
      const [told] = facts;
      return told === null || told === undefined || told === false || told.firstAnswer !== null
        ? null
        : told.products[0]?.currentStock;
    });
  const before = await stockToldTo(database, "ours");
  if (typeof before !== "number") throw new BrokenInvariant("it is kept in stock");
  const [next, other] = [await openAnother(), await openAnother()];
  const asked: Promise<unknown>[] = [];
  await database.kysely.transaction().execute(async (turn) => {
    const one = { sellerId: canteen.employeeId, key: randomUUID(), request: order };
    await readSharedFacts(turn, { cafeteriaId: canteen.cafeteriaId, turnsName: "ours", soldAt }, [one]);
    asked.push(stockToldTo(next, "ours"));
    expect(await stockToldTo(other, "another server's")).toBeNull();
    const sell = "update product set current_stock = current_stock - 4 where id = $1";
    await turn.executeQuery(CompiledQuery.raw(sell, [products[1]]));
  });
  expect(await Promise.all(asked)).toEqual([before - 4]);
});
