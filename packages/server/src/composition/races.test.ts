import { randomUUID } from "node:crypto";
import { type ProductId, instant } from "@cantina/domain/kernel";
import { countDeadlocks, waitForLock, withTestServer } from "@cantina/testkit/database";
import {
  type Counter,
  type LateOrderBody,
  type RawAnswer,
  type Till,
  cartOf,
  handClock,
  openCounter,
  rivalsOf,
  rushBy,
  tallyOf,
} from "@cantina/testkit/orders-suite";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { completeDueDays } from "../orders/index.ts";

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
const features = ["stockControl", "coupons", "subscriptions", "commensalDailyLimit"] as const;
let servers: readonly { readonly url: string }[];
let counter: Counter;
/** Eight sellers, half of them at each of two servers. */
let tills: readonly Till[];

beforeAll(async () => {
  servers = [server(), await server().startAnother()];
});
beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  counter = await openCounter(server().database, server(), { features });
  tills = await rivalsOf(counter, server().database.query, servers, 8);
});
afterEach(async () => {
  expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
});

const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const mistake = { reason: "MISTAKEN_ORDER", comment: "" } as const;
const onAccount = { paymentMethod: "ACCOUNT_BALANCE" } as const;
const idOf = ({ data }: RawAnswer): string => String(data?.["id"]);
const rush = (act: (till: Till, index: number, key: string) => Promise<RawAnswer>) => rushBy(tills, 2, act);
const orderNow = async (id: string) =>
  (await query("select status, version from transaction where id = $1", id))[0] ?? {};
const balanceOf = async (clientId: string) =>
  (await query("select balance from account where profile_id = $1", clientId))[0]?.["balance"];
const only = (answers: readonly RawAnswer[], indices: (index: number) => boolean) =>
  tallyOf(answers.filter((_, index) => indices(index)));
const isEven = (index: number): boolean => index % 2 === 0;

const waiting = (count: number) => waitForLock(server().database, count);

/** One unit at 10, sold without the server. */
const lateCash = (productId: ProductId, cartId: string = randomUUID()): LateOrderBody => ({
  cartId,
  orderItems: [{ type: "PRODUCT", productId, productVersion: 1, price: 10, quantity: 1 }],
  commensalId: null,
  comments: "",
  paymentMethod: "CASH",
  totalPrice: 10,
  sellerDiscount: null,
  dinerDiscount: null,
  markAsCompleted: true,
  soldAt: "2026-11-20T12:59:00Z",
  sellerId: counter.canteen.employeeId,
  registerSessionId: null,
});

const deliver = (till: Till, orderId: string, version?: number) =>
  till.put("/transactions/orders/mark_delivered", {
    orderIds: [orderId],
    ...(version === undefined ? {} : { versions: [version] }),
  });
const archive = (till: Till, orderId: string) => till.put(`/orders/${orderId}/mark_archived`);

describe("[RACE-01] of those who race at two servers", () => {
  test("a top-up's revert or the one sale that its money pays for wins, never both", async () => {
    const product = await counter.product({ price: 1_000 });
    for (let round = 0; round < 2; round += 1) {
      const { clientId, commensalId } = await counter.diner({ balance: 0, minimumBalance: 0 });
      const topUp = await counter.till.chargeBalance({ amount: 10, buyerId: clientId, paymentMethod: "CASH" });
      const topUpId = String((topUp.data?.["transaction"] as { readonly id?: string } | undefined)?.id);
      const answers = await rush((till, index, key) =>
        index % 4 === 0
          ? till.revert(topUpId, mistake, key)
          : till.sell(cartOf(product, { ...onAccount, commensalId }), key),
      );
      expect(tallyOf(answers)["DONE"]).toBe(1);
      expect(Object.keys(tallyOf(answers)).toSorted()).toEqual(
        expect.arrayContaining(["DONE", "INSUFFICIENT_BALANCE"]),
      );
      expect(await balanceOf(clientId)).toBe(0);
    }
  });

  test("a sale that came first keeps its money, though the top-up's revert is waiting behind it", async () => {
    const product = await counter.product({ price: 1_000 });
    const { clientId, commensalId } = await counter.diner({ balance: 0, minimumBalance: 0 });
    const topUp = await counter.till.chargeBalance({ amount: 10, buyerId: clientId, paymentMethod: "CASH" });
    const topUpId = String((topUp.data?.["transaction"] as { readonly id?: string } | undefined)?.id);
    const [here, there] = servers.map((one) => counter.tillOf(counter.canteen.employeeId, one));
    const holder = await server().openAnother();
    const started = await holder.kysely.transaction().execute(async (trx) => {
      await sql`select from account where profile_id = ${clientId} for update`.execute(trx);
      const sale = here?.sell(cartOf(product, { ...onAccount, commensalId }));
      await waiting(1);
      const revert = there?.revert(topUpId, mistake);
      await waiting(2);
      return { sale, revert };
    });
    expect([(await started.sale)?.status, (await started.revert)?.code]).toEqual([200, "INVALID_REVERT_TRANSACTION"]);
    expect(await balanceOf(clientId)).toBe(0);
  });

  test("one revert wins against deliveries, and money and stock come back once", async () => {
    const product = await counter.product({ price: 1_000, stock: 5 });
    const { clientId, commensalId } = await counter.diner({ balance: 3_000 });
    const orderId = idOf(await counter.till.sell(cartOf(product, { ...onAccount, commensalId })));
    const answers = await rush((till, index, key) =>
      isEven(index) ? till.revert(orderId, mistake, key) : deliver(till, orderId),
    );
    expect(only(answers, isEven)).toEqual({ DONE: 1, INVALID_REVERT_TRANSACTION: 7 });
    const deliveries = only(answers, (index) => !isEven(index));
    expect((deliveries["DONE"] ?? 0) + (deliveries["INVALID_COMPLETE_TRANSACTION"] ?? 0)).toBe(8);
    expect(await orderNow(orderId)).toMatchObject({ status: "CANCELLED" });
    expect(await balanceOf(clientId)).toBe(3_000);
    expect(await query("select current_stock as n from product where id = $1", product)).toEqual([{ n: 5 }]);
  });

  test("none delivers what others archive, and the order is archived once", async () => {
    const orderId = idOf(await counter.till.sell(cartOf(await counter.product())));
    await counter.till.revert(orderId, mistake);
    const before = Number((await orderNow(orderId))["version"]);
    const answers = await rush((till, index) => (isEven(index) ? archive(till, orderId) : deliver(till, orderId)));
    expect(only(answers, isEven)).toEqual({ DONE: 8 });
    expect(only(answers, (index) => !isEven(index))).toEqual({ INVALID_COMPLETE_TRANSACTION: 8 });
    expect(await orderNow(orderId)).toEqual({ status: "CANCELLED_ARCHIVED", version: before + 1 });
  });

  test("the job or a hand completes an order, once, and one revert takes all of it back", async () => {
    await counter.tillOf(counter.canteen.administratorId).put("/autocomplete", { autoCompleteCheck: true });
    const { clientId, commensalId } = await counter.diner({ balance: 3_000 });
    const product = await counter.product({ price: 1_000, stock: 9 });
    const sell = async () => idOf(await counter.till.sell(cartOf(product, { ...onAccount, commensalId })));
    const [delivered, reverted] = [await sell(), await sell()];
    const another = await server().openAnother();
    const jobs = [server().database.kysely, another.kysely, server().database.kysely].map((kysely) =>
      completeDueDays(kysely, instant("2026-11-21T02:50:00Z")),
    );
    const [answers] = await Promise.all([
      rush((till, index, key) => (isEven(index) ? deliver(till, delivered) : till.revert(reverted, mistake, key))),
      ...jobs,
    ]);
    expect(only(answers, isEven)).toEqual({ DONE: 8 });
    expect(only(answers, (index) => !isEven(index))).toEqual({ DONE: 1, INVALID_REVERT_TRANSACTION: 7 });
    expect(await orderNow(delivered)).toEqual({ status: "COMPLETED", version: 2 });
    expect(["CANCELLED", "CANCELLED_ARCHIVED"]).toContain((await orderNow(reverted))["status"]);
    expect(await balanceOf(clientId)).toBe(2_000);
  });

  // With stock they wait for each other at the product; without, only the cart itself tells them apart.
  test.each([{ stock: 5 }, {}])("one sells the cart, whether online or late, of a product with %j", async (options) => {
    const product = await counter.product({ price: 1_000, ...options });
    const cart = cartOf(product);
    const late = lateCash(product, cart.cartId);
    const own = servers.map((one) => counter.tillOf(counter.canteen.employeeId, one));
    const answers = await rushBy(own, 8, (till, index, key) =>
      isEven(index) ? till.sell(cart, key) : till.sellLate(late, key),
    );
    expect(tallyOf(answers)).toEqual({ DONE: 1, CART_ALREADY_SOLD: 15 });
    expect(await query("select 1 from transaction where cart_id = $1", cart.cartId)).toHaveLength(1);
  });

  test("[ONCE-03] a late sale gets its key's first answer, though that is kept while it looks", async () => {
    const product = await counter.product({ price: 1_000 });
    const [body, key] = [lateCash(product), randomUUID()];
    const first = await counter.till.sellLate(body, key);
    expect(first.status, first.text).toBe(200);
    // As if it had not happened yet …
    const [elsewhere, hidden] = [randomUUID(), randomUUID()];
    const rename = async (db: Kysely<unknown>, cart: readonly [string, string], record: readonly [string, string]) => {
      await sql`update transaction set cart_id = ${cart[1]} where cart_id = ${cart[0]}`.execute(db);
      await sql`update idempotency_record set key = ${record[1]} where key = ${record[0]}`.execute(db);
    };
    await rename(server().database.kysely, [body.cartId, elsewhere], [key, hidden]);
    // … and commits after the second one found no answer of its key, and before it looks for its cart.
    let second: Promise<RawAnswer> | undefined;
    await server()
      .database.kysely.transaction()
      .execute(async (trx) => {
        await sql`lock table cafeteria in access exclusive mode`.execute(trx);
        second = counter.till.sellLate(body, key);
        await waiting(1);
        await rename(trx, [elsewhere, body.cartId], [hidden, key]);
      });
    expect(await second).toMatchObject({ status: 200, text: first.text });
  });

  test("a coupon is not made of a product that is being deleted", async () => {
    const product = await counter.product({ price: 1_000 });
    const body = { name: "Promo", description: "Promo", price: 5, quantity: 2, validDays: 30, products: [product] };
    let made: Promise<RawAnswer> | undefined;
    await server()
      .database.kysely.transaction()
      .execute(async (trx) => {
        await sql`select from product where id = ${product} for update`.execute(trx);
        made = counter.tillOf(counter.canteen.administratorId).post("/coupons", body);
        await waiting(1);
        await sql`update product set status = 'DELETED' where id = ${product}`.execute(trx);
      });
    expect(await made).toMatchObject({ code: "WRONG_PRODUCT" });
  });

  test("a commensal does not get into a class that is being deleted", async () => {
    const classId = randomUUID();
    await query(
      "insert into cafeteria_class (id, cafeteria_id, name, position) values ($1, $2, 'Egresados', 99)",
      classId,
      counter.canteen.cafeteriaId,
    );
    const terms = { username: "Familia Paz", discountCategoryId: null, minimumBalance: null };
    const commensals = [{ firstName: "Ana", lastName: "Paz", classId }];
    let added: Promise<RawAnswer> | undefined;
    await server()
      .database.kysely.transaction()
      .execute(async (trx) => {
        await sql`select from cafeteria_class where id = ${classId} for update`.execute(trx);
        const till = counter.tillOf(counter.canteen.administratorId);
        added = till.post("/profiles/clients", { email: `${randomUUID()}@correo.test`, ...terms, commensals });
        await waiting(1);
        await sql`update cafeteria_class set status = 'DELETED' where id = ${classId}`.execute(trx);
      });
    expect(await added).toMatchObject({ code: "NOT_FOUND" });
  });

  test("one hands a meal over", async () => {
    const { commensalId } = await counter.diner();
    const subscriptionId = randomUUID();
    await query(
      `insert into subscription (id, cafeteria_id, name, available_week_dates) values ($1, $2, 'Almuerzo', '{FRIDAY}')`,
      subscriptionId,
      counter.canteen.cafeteriaId,
    );
    await query(
      "insert into subscription_commensal (cafeteria_id, subscription_id, commensal_id) values ($1, $2, $3)",
      counter.canteen.cafeteriaId,
      subscriptionId,
      commensalId,
    );
    const answers = await rush((till, _, key) =>
      till.post("/subscriptions/apply", [{ subscriptionId, commensalId }], key),
    );
    expect(tallyOf(answers)).toEqual({ DONE: 1, USED_SUBSCRIPTION: 15 });
    expect(await query("select 1 from subscription_use where subscription_id = $1", subscriptionId)).toHaveLength(1);
  });

  test("a register opens once, and closes once with every sale that came before", async () => {
    await query(
      "update cafeteria set features = features || 'flowControl'::text where id = $1",
      counter.canteen.cafeteriaId,
    );
    const product = await counter.product({ price: 1_000 });
    const own = servers.map((one) => counter.tillOf(counter.canteen.employeeId, one));
    const opens = await rushBy(own, 8, (till, _, key) => till.moveCash({ type: "OPEN", amount: 5 }, key));
    expect(tallyOf(opens)).toEqual({ DONE: 1, INVALID_TRANSACTION_STATUS: 15 });
    const answers = await rushBy(own, 10, (till, index, key) =>
      index % 5 === 2 ? till.moveCash({ type: "CLOSE", amount: 5 }, key) : till.sell(cartOf(product), key),
    );
    expect(only(answers, (index) => index % 5 === 2)).toEqual({ DONE: 1, INVALID_TRANSACTION_STATUS: 3 });
    const { DONE: sold = 0, CLOSED_CASH_FLOW: late = 0 } = only(answers, (index) => index % 5 !== 2);
    expect(sold + late).toBe(16);
    expect(
      await query(
        "select expected_amount as expected from register_session where seller_id = $1",
        counter.canteen.employeeId,
      ),
    ).toEqual([{ expected: 500 + sold * 1_000 }]);
  });

  // Whoever is told to come again does; that nobody was because two stood in each other's way is to be seen here.
  test("[LOCK-01] none of them met a deadlock", async () => {
    expect(await countDeadlocks(server().database)).toBe(0);
  });
});
