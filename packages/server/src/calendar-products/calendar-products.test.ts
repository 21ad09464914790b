import { randomUUID } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import {
  type AddedDiner,
  type Counter,
  type Till,
  handClock,
  openCounter,
  signInAs,
} from "@cantina/testkit/orders-suite";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";

const clock = handClock("2026-03-04T13:00:00Z");
const server = withTestServer({ clock });
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

let counter: Counter;
let admin: Till;
let diner: AddedDiner;

beforeEach(async () => {
  clock.set("2026-03-04T13:00:00Z");
  counter = await openCounter(server().database, server(), { features: ["calendarProducts"], balanceFloor: 0 });
  admin = counter.tillOf(counter.canteen.administratorId);
  diner = await counter.diner({ balance: 200_000, minimumBalance: 0 });
  await query("update cafeteria set closed_days = '{2026-03-06}' where id = $1", counter.canteen.cafeteriaId);
});

const week = ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05", "2026-03-09", "2026-03-10"];
const base = "/products/calendarProduct";
const bodyOf = (more: object = {}) => ({
  name: "Almuerzos de marzo",
  description: "Plato y postre",
  categoryId: counter.canteen.categoryId,
  price: 1000,
  orderDates: ["2026-03-05", "2026-03-09"],
  ...more,
});
const newBody = (more: object = {}) => bodyOf({ deliveryTime: "12:30", ...more });
const buyBody = (more: object = {}) => ({
  commensalId: diner.commensalId,
  paymentMethod: "ACCOUNT_BALANCE",
  ...more,
});
const balance = async (): Promise<number> =>
  Number((await query("select balance from account where profile_id = $1", diner.clientId))[0]?.["balance"]);
const ordersOf = (productId: string) =>
  query(
    `select t.status, t.total_price as total, t.origin_medium as origin, t.seller_id is null as "isApp",
            to_char(t.pick_up_date_time at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as pickup
       from transaction t join transaction_item i on i.transaction_id = t.id
      where i.product_id = $1 order by t.pick_up_date_time nulls first`,
    productId,
  );

describe("a pass", () => {
  test("[PASS-01] is written with its days, in order and each once, and read back", async () => {
    const { classId } = counter.canteen;
    const more = {
      cafeteriaClassPrices: [{ cafeteriaClassId: classId, price: 800.5 }],
      orderDates: ["2026-03-09", "2026-03-05", "2026-03-09"],
    };
    const made = await admin.post(base, newBody(more));
    expect([made.status, made.text]).toEqual([200, expect.any(String)]);
    expect(made.data).toMatchObject({
      name: "Almuerzos de marzo",
      price: 1000,
      cafeteriaClassPrices: [{ cafeteriaClassId: classId, price: 800.5 }],
      orderDates: ["2026-03-05", "2026-03-09"],
      deliveryTime: "12:30",
      isOrderCancellable: false,
      chargeForPastOrders: false,
      version: 1,
    });
    expect((await counter.till.get(base)).data).toEqual([made.data]);
  });

  test("[PASS-01] takes no closed, past or far day, and has one at least", async () => {
    const messageOf = async (orderDates: readonly string[]): Promise<unknown> => {
      const answer = await admin.post(base, newBody({ orderDates }));
      return [answer.code, answer.extra];
    };
    const fault = (message: string) => ["VALIDATION", [{ path: "orderDates", message }]];
    expect(await messageOf([])).toEqual(fault("Por favor ingrese al menos un día"));
    expect(await messageOf(["2026-03-05", "2026-03-06"])).toEqual(fault("Una fecha es un día cerrado"));
    expect(await messageOf(["2026-02-27"])).toEqual(fault("Una fecha ya pasó"));
    expect(await messageOf(["2027-03-06"])).toEqual(fault("Una fecha está a más de un año"));
    expect((await admin.post(base, newBody({ orderDates: ["2026-03-04"], deliveryTime: undefined }))).code).toBe(
      "VALIDATION",
    );
    expect(await query("select 1 from product where cafeteria_id = $1", counter.canteen.cafeteriaId)).toEqual([]);
  });

  test("[PASS-01] is changed into its next version and keeps past days; what was sold stays as it was", async () => {
    const productId = await counter.pass({ dates: week, price: 60_000 });
    expect((await counter.till.post(`${base}/${productId}/buy`, buyBody())).status).toBe(200);
    const sold = await ordersOf(productId);
    const changed = await admin.put(
      `${base}/${productId}`,
      bodyOf({ orderDates: [...week, "2026-03-11"], price: 900, isOrderCancellable: true, version: 1 }),
    );
    expect(changed.data).toMatchObject({ version: 2, price: 900, orderDates: [...week, "2026-03-11"] });
    expect(await ordersOf(productId)).toEqual(sold);
    const past = bodyOf({ orderDates: ["2026-02-27"], version: 2 });
    expect((await admin.put(`${base}/${productId}`, past)).code).toBe("VALIDATION");
  });

  test("[PASS-13] keeps its delivery time, and an edit that names another one is refused", async () => {
    const productId = await counter.pass({ dates: week, deliveryTime: "12:00" });
    const edit = (deliveryTime: string) =>
      admin.put(`${base}/${productId}`, bodyOf({ orderDates: week, deliveryTime, version: 1 }));
    expect(await edit("13:00")).toMatchObject({ code: "VALIDATION", extra: [{ path: "deliveryTime" }] });
    expect((await edit("12:00")).data).toMatchObject({ version: 2, deliveryTime: "12:00" });
  });

  test("[PASS-01] [PASS-04] that is made in mid-month holds the month's past days, and charges for them", async () => {
    const dates = ["2026-03-02", "2026-03-03", "2026-03-05", "2026-03-09"];
    const made = await admin.post(base, newBody({ orderDates: dates, chargeForPastOrders: true }));
    expect(made.data).toMatchObject({ orderDates: dates });
    const productId = String((made.data as { readonly id: string }).id);
    const bought = await counter.till.post(`${base}/${productId}/buy`, buyBody());
    expect(bought.data).toMatchObject({
      totalPrice: 1000,
      orders: [
        { date: null, totalPrice: 500 },
        { date: "2026-03-05", totalPrice: 250 },
        { date: "2026-03-09", totalPrice: 250 },
      ],
    });
  });

  test("[CAFETERIA-28] is sold without a day that was closed since, and not at all when none is left", async () => {
    const productId = await counter.pass({ dates: ["2026-03-05", "2026-03-09", "2026-03-10"], price: 30_000 });
    const close = async (...closedDates: string[]) => {
      const told = await admin.put("/edit_admin", { closedDates });
      const { seen } = (told.extra ?? {}) as { readonly seen?: string };
      return seen === undefined ? told : admin.put("/edit_admin", { closedDates, touchedOrdersSeen: seen });
    };
    await close("2026-03-09");
    const buy = (commensalId = diner.commensalId) =>
      counter.till.post(`${base}/${productId}/buy`, buyBody({ commensalId }));
    expect((await buy()).data).toMatchObject({
      totalPrice: 200,
      orders: [
        { date: "2026-03-05", totalPrice: 100 },
        { date: "2026-03-10", totalPrice: 100 },
      ],
    });
    const { commensalId } = await counter.diner({ balance: 200_000, minimumBalance: 0 });
    await close("2026-03-05", "2026-03-09", "2026-03-10");
    expect((await buy(commensalId)).code).toBe("WRONG_PRODUCT");
    // What was sold stays: somebody cancels it, or hands it over all the same.
    expect((await ordersOf(productId)).map(({ status }) => status)).toEqual(["STARTED", "STARTED"]);
  });

  test("[PASS-11] the commensal has already is refused until it is meant, and again once its days are cancelled", async () => {
    const productId = await counter.pass({
      dates: ["2026-03-05", "2026-03-09"],
      price: 20_000,
      isOrderCancellable: true,
    });
    const buy = (more: object = {}) => counter.till.post(`${base}/${productId}/buy`, buyBody(more));
    expect((await buy()).status).toBe(200);
    const again = await buy();
    expect([again.status, again.code]).toEqual([409, "PASS_ALREADY_OWNED"]);
    expect(await balance()).toBe(180_000);
    for (const { id } of await query(
      "select id from transaction where commensal_id = $1 and status = 'STARTED'",
      diner.commensalId,
    ))
      expect((await admin.revert(String(id), { reason: "MISTAKEN_ORDER" })).status).toBe(200);
    expect(await balance()).toBe(200_000);
    expect((await buy()).status).toBe(200);
    expect((await buy({ sellAgain: true })).status).toBe(200);
    expect(await balance()).toBe(160_000);
    const sibling = await counter.diner({ balance: 20_000, minimumBalance: 0 });
    expect((await buy({ commensalId: sibling.commensalId })).status).toBe(200);
  });

  test("[PASS-11] two tills at once sell it once, paid in cash too", async () => {
    const productId = await counter.pass({ dates: ["2026-03-05"], price: 20_000 });
    for (const paymentMethod of ["CASH", "ACCOUNT_BALANCE"] as const) {
      const other = await counter.diner({ balance: 200_000, minimumBalance: 0 });
      const answers = await Promise.all(
        Array.from({ length: 6 }, () =>
          admin.post(`${base}/${productId}/buy`, { commensalId: other.commensalId, paymentMethod }),
        ),
      );
      expect(answers.map(({ code }) => code ?? "sold").toSorted()).toEqual([
        ...Array.from({ length: 5 }, () => "PASS_ALREADY_OWNED"),
        "sold",
      ]);
    }
  });

  test("[PASS-33] has no cost, stock, barcode, limit, recipe, days or hidden classes of a product: naming one is refused", async () => {
    const { classId } = counter.canteen;
    const productId = String((await admin.post(base, newBody())).data?.["id"]);
    const named = {
      cost: 5,
      currentStock: 3,
      dailyLimit: 3,
      barcode: "779",
      ingredients: [{ consumableId: randomUUID(), quantity: 1 }],
      displayDates: ["2026-03-09"],
      hiddenForClasses: [classId],
    };
    for (const [field, value] of Object.entries(named))
      for (const answer of [
        await admin.post(base, newBody({ [field]: value })),
        await admin.put(`${base}/${productId}`, { [field]: value }),
      ])
        expect(answer, field).toMatchObject({
          code: "VALIDATION",
          extra: [{ path: expect.stringContaining(field) as unknown }],
        });
    // Whoever sends back all that was read names none.
    const read = (await admin.get(`/products/${productId}`)).data;
    expect((await admin.put(`${base}/${productId}`, { ...read, version: 1, price: 900 })).data).toMatchObject({
      price: 900,
    });
  });

  test("[PASS-10] an edit of another version than the one there is changes nothing", async () => {
    const productId = await counter.pass({ dates: week });
    const edit = (price: number) => admin.put(`${base}/${productId}`, bodyOf({ price, version: 1 }));
    expect((await edit(900)).data).toMatchObject({ version: 2 });
    expect(await edit(800)).toMatchObject({ status: 409, code: "STALE_ENTRY", extra: { id: productId, version: 2 } });
    expect((await admin.get(base)).data).toMatchObject([{ id: productId, price: 900 }]);
  });

  test("leaves the list when it is deleted, and is not sold any more; its orders go on", async () => {
    const productId = await counter.pass({ dates: week });
    await counter.till.post(`${base}/${productId}/buy`, buyBody());
    const response = await fetch(`${server().url}/api/cafeterias/${counter.canteen.cafeteriaId}${base}/${productId}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${await signInAs(server().database, counter.canteen.administratorId)}` },
    });
    expect(response.status).toBe(200);
    expect((await admin.get(base)).data).toEqual([]);
    expect((await counter.till.post(`${base}/${productId}/buy`, buyBody())).code).toBe("DELETED_PRODUCT");
    expect(await ordersOf(productId)).toHaveLength(4);
  });
});

describe("the sale of a pass", () => {
  test("[PASS-03] [PASS-05] makes one order per remaining date, each with its part of the price, and takes the money once", async () => {
    const productId = await counter.pass({ dates: week, price: 100_000, deliveryTime: "12:00" });
    const sold = await counter.till.post(`${base}/${productId}/buy`, buyBody({ expectedTotal: 666.67 }));
    expect(sold.text).toContain('"totalPrice":666.67');
    expect(sold.data?.["orders"]).toMatchObject([
      { date: "2026-03-04", totalPrice: 166.67 },
      { date: "2026-03-05", totalPrice: 166.67 },
      { date: "2026-03-09", totalPrice: 166.67 },
      { date: "2026-03-10", totalPrice: 166.66 },
    ]);
    expect(await ordersOf(productId)).toEqual(
      [
        ["2026-03-04 15:00", 16_667],
        ["2026-03-05 15:00", 16_667],
        ["2026-03-09 15:00", 16_667],
        ["2026-03-10 15:00", 16_666],
      ].map(([pickup, total]) => ({ status: "STARTED", total, origin: "WEB", isApp: false, pickup })),
    );
    expect(await balance()).toBe(200_000 - 66_667);
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
  });

  test("[PASS-04] may charge for the past: one more order, completed at once", async () => {
    const productId = await counter.pass({ dates: week, price: 100_000, chargeForPastOrders: true });
    await counter.till.post(`${base}/${productId}/buy`, buyBody());
    const [past, ...rest] = await ordersOf(productId);
    expect(past).toMatchObject({ status: "COMPLETED", total: 33_333, pickup: null });
    expect(rest).toHaveLength(4);
    expect(await balance()).toBe(100_000);
  });

  test("[PASS-05] shares the diner's discount so that the orders still add up", async () => {
    await query(
      "update discount_category set rate_basis_points = 1500, max_discount = 10001 where id = $1",
      counter.canteen.discountCategoryId,
    );
    const productId = await counter.pass({ dates: week, price: 99_999, chargeForPastOrders: true });
    const sold = await counter.till.post(`${base}/${productId}/buy`, buyBody());
    expect(sold.data?.["totalPrice"]).toBe(899.98);
    expect(await balance()).toBe(200_000 - 89_998);
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
  });

  test("[PASS-06] is refused like any sale, whole, and leaves nothing behind", async () => {
    const codeOf = async (options: Parameters<Counter["pass"]>[0], more: object = {}) =>
      (await counter.till.post(`${base}/${await counter.pass(options)}/buy`, buyBody(more))).code;
    expect(await codeOf({ dates: week, price: 10_000_000 })).toBe("INSUFFICIENT_BALANCE");
    expect(await codeOf({ dates: week, price: 100_000 }, { expectedTotal: 1000 })).toBe("PRICE_CHANGED");
    expect(await codeOf({ dates: week.slice(0, 2) })).toBe("WRONG_PRODUCT");
    expect(await codeOf({ dates: week }, { commensalId: randomUUID() })).toBe("WRONG_COMMENSAL");
    const coffee = await counter.product();
    expect((await counter.till.post(`${base}/${coffee}/buy`, buyBody())).code).toBe("WRONG_PRODUCT");
    expect(await query("select 1 from transaction where cafeteria_id = $1", counter.canteen.cafeteriaId)).toEqual([]);
    expect(await balance()).toBe(200_000);
  });

  test("[PASS-03] of several at once for one account, no more are sold than it pays", async () => {
    const productId = await counter.pass({ dates: week, price: 75_000, chargeForPastOrders: true });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => counter.till.post(`${base}/${productId}/buy`, buyBody({ sellAgain: true }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await balance()).toBe(50_000);
  });

  test("[PASS-07] works from the family's app, for its own commensals and what the app shows", async () => {
    const app = counter.tillOf(diner.clientId);
    const shown = await counter.pass({ dates: week, price: 60_000 });
    const hidden = await counter.pass({ dates: week, isHiddenInApp: true });
    expect((await app.get(base)).data).toMatchObject([{ id: shown }]);
    expect((await app.post(`${base}/${shown}/buy`, buyBody())).status).toBe(200);
    expect(await ordersOf(shown)).toMatchObject([1, 2, 3, 4].map(() => ({ origin: "MOBILE", isApp: true })));
    expect((await app.post(`${base}/${hidden}/buy`, buyBody())).code).toBe("WRONG_PRODUCT");
    const other = await counter.diner({ balance: 100_000 });
    expect((await app.post(`${base}/${shown}/buy`, buyBody({ commensalId: other.commensalId }))).code).toBe(
      "WRONG_COMMENSAL",
    );
    expect((await app.post(`${base}/${shown}/buy`, buyBody({ paymentMethod: "CASH" }))).code).toBe(
      "WRONG_PAYMENT_METHOD",
    );
  });

  test("[PASS-03] the database itself refuses orders that do not add up to what was paid", async () => {
    const productId = await counter.pass({ dates: week });
    await counter.till.post(`${base}/${productId}/buy`, buyBody());
    await expect(query("update pass_purchase set total = total + 1 where product_id = $1", productId)).rejects.toThrow(
      "do not add up",
    );
  });
});

describe("a single date", () => {
  const firstOrder = async (options: Parameters<Counter["pass"]>[0]): Promise<string> => {
    const productId = await counter.pass({ dates: week, price: 100_000, ...options });
    const sold = await counter.till.post(`${base}/${productId}/buy`, buyBody());
    const orders = sold.data?.["orders"] as readonly { readonly id: string }[] | undefined;
    return orders?.[0]?.id ?? "";
  };
  const reason = { reason: "CLIENT_REQUESTED", comment: "" } as const;

  test("[PASS-08] is cancelled and gives its part back, once", async () => {
    const orderId = await firstOrder({});
    const before = await balance();
    expect((await counter.till.revert(orderId, reason)).status).toBe(200);
    expect((await counter.till.revert(orderId, reason)).code).toBe("INVALID_REVERT_TRANSACTION");
    expect(await balance()).toBe(before + 16_667);
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
  });

  test("[PASS-08] stays where the pass was not sold as cancellable, whatever it says now", async () => {
    const orderId = await firstOrder({ isOrderCancellable: false });
    await query("update calendar_product set is_order_cancellable = true");
    const before = await balance();
    expect((await admin.revert(orderId, reason)).code).toBe("INVALID_REVERT_TRANSACTION");
    expect(await balance()).toBe(before);
  });
});

test("[AUDIT-02] a pass whose orders are not what was paid is named", async () => {
  const productId = await counter.pass({ dates: week, price: 60_000 });
  const sold = await counter.till.post(`${base}/${productId}/buy`, buyBody());
  await server()
    .database.kysely.transaction()
    .execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`update pass_purchase set total = 1 where product_id = ${productId}`.execute(trx);
    });
  expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([
    { kind: "abono vendido", id: sold.data?.["purchaseId"], expected: "0.01", found: "400.00" },
  ]);
});
