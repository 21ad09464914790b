import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import {
  type Counter,
  type Till,
  type ToldOrder,
  addProfile,
  cartOf,
  handClock,
  openCounter,
  refundBody,
  refundableOf,
} from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, it } from "vitest";

const clock = handClock("2026-11-20T15:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;
let administrator: Till;
let product: ProductId;

const mistake = { reason: "MISTAKEN_ORDER", comment: "" } as const;
type Row = Readonly<Record<string, unknown>>;

beforeEach(async () => {
  clock.set("2026-11-20T15:00:00Z");
  counter = await openCounter(server().database, server(), { features: ["stockControl"] });
  administrator = counter.tillOf(counter.canteen.administratorId);
  product = await counter.product({ name: "Tarta" });
  await administrator.post("/stockflow", { productId: product, type: "INITIALIZE_STOCK", amount: 2 });
  clock.set("2026-11-20T16:00:00Z");
});

/** 5 of what the books have 2 of. */
async function sellLate(quantity = 5): Promise<string> {
  const answer = await counter.till.sellLate({
    cartId: randomUUID(),
    orderItems: [{ type: "PRODUCT", productId: product, productVersion: 1, price: 150, quantity }],
    commensalId: null,
    comments: "",
    paymentMethod: "CASH",
    totalPrice: 150 * quantity,
    sellerDiscount: null,
    dinerDiscount: null,
    markAsCompleted: true,
    soldAt: clock.now(),
    sellerId: counter.canteen.employeeId,
    registerSessionId: null,
  });
  expect(answer.status, answer.text).toBe(200);
  return String(answer.data?.["id"]);
}
const open = async () => (await administrator.get("/stockflow/shortages")).data as unknown as readonly Row[];
const resolved = async () =>
  (await administrator.get("/stockflow/shortages/resolved")).data as unknown as readonly Row[];
const records = async () =>
  (await administrator.get(`/stockflow?productId=${product}`)).data as unknown as readonly Row[];
const resolve = (id: unknown, received: number, by = administrator) =>
  by.put(`/stockflow/shortages/${String(id)}/resolve`, { received, description: "Reparto sin registrar" });

describe("a shortage", () => {
  it("[STOCK-10] [SALE-46] is resolved by a movement that books what came, takes out what was missing, and is named with who and when", async () => {
    const orderId = await sellLate();
    const [shortage] = await open();
    expect(shortage).toMatchObject({ productId: product, name: "Tarta", quantity: 3, currentStock: 0, orderId });
    expect(await resolve(shortage?.["id"], 2)).toMatchObject({ code: "STOCK_EXCEEDED" });
    expect(await resolve(randomUUID(), 9)).toMatchObject({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    expect(await resolve(shortage?.["id"], 10, counter.till)).toMatchObject({ code: "WRONG_PERMISSIONS" });
    expect(await records()).toHaveLength(3);

    clock.set("2026-11-20T17:00:00Z");
    expect(await resolve(shortage?.["id"], 10)).toMatchObject({ status: 200 });
    expect(await open()).toEqual([]);
    const [correction, came] = await records();
    expect(came).toMatchObject({ type: "IN", amount: 10, resultingStock: 10, description: "Reparto sin registrar" });
    expect(correction).toMatchObject({ type: "OUT", amount: 3, resultingStock: 7 });
    expect(await resolved()).toMatchObject([
      {
        id: shortage?.["id"],
        quantity: 3,
        orderId,
        resolvedAt: "2026-11-20T17:00:00.000Z",
        resolvedBy: { isDeleted: false },
        record: { id: came?.["id"], type: "IN", amount: 10, description: "Reparto sin registrar" },
      },
    ]);
    expect((await counter.till.get("/stockflow/shortages/resolved")).code).toBe("WRONG_PERMISSIONS");
    expect(await resolve(shortage?.["id"], 10)).toMatchObject({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    expect(await records()).toHaveLength(5);
    // On the shelf nothing moved when the missing units left the books: a count from before the sale differs in nothing.
    const rows = [{ productId: product, countedAt: "2026-11-20T15:50:00.000Z", quantity: 2 }];
    expect(await counter.till.post("/stock-counts", { rows })).toMatchObject({
      data: { rows: [{ expected: 2, difference: 0, resultingStock: 7 }] },
    });
  });

  it("[STOCK-10] of several people at once is resolved by one", async () => {
    await sellLate();
    const [shortage] = await open();
    const { cafeteriaId } = counter.canteen;
    const others = await Promise.all(
      [1, 2, 3].map(async () =>
        counter.tillOf(await addProfile(server().database.query, cafeteriaId, "CAFETERIA_ADMINISTRATOR")),
      ),
    );
    const answers = await Promise.all([administrator, ...others].map((by) => resolve(shortage?.["id"], 10, by)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
    expect((await records())[0]).toMatchObject({ resultingStock: 7 });
  });

  it("[STOCK-10] is resolved by a count, that of a count by a later one or by a movement, and all by the end of the stock", async () => {
    const count = (quantity: number) =>
      counter.till.post("/stock-counts", {
        rows: [{ productId: product, countedAt: clock.now(), quantity }],
      });
    await sellLate();
    clock.set("2026-11-20T17:00:00Z");
    const first = await count(4);
    expect(await resolved()).toMatchObject([{ record: { type: "COUNT", countId: first.data?.["id"] } }]);

    // 3 are held, and only 1 is there.
    await counter.till.sell({ ...cartOf(product, { quantity: 3 }), markAsCompleted: false });
    clock.set("2026-11-20T17:10:00Z");
    const second = await count(1);
    const [held] = await open();
    expect(held).toMatchObject({ quantity: 2, orderId: null, countId: second.data?.["id"], currentStock: 0 });
    expect(await resolve(held?.["id"], 2)).toMatchObject({ status: 200 });
    expect((await records())[0]).toMatchObject({ type: "OUT", amount: 2, resultingStock: 0 });

    clock.set("2026-11-20T17:20:00Z");
    await sellLate(4);
    const body = { productId: product, type: "CLEAR_STOCK" };
    expect((await administrator.post("/stockflow", body)).status).toBe(200);
    expect(await open()).toEqual([]);
    expect((await resolved())[0]).toMatchObject({ quantity: 4, record: { type: "CLEAR_STOCK" } });
  });

  const report = async (): Promise<unknown> =>
    (await administrator.get(`/stockflow/report?productId=${product}&from=2026-11-20&until=2026-11-20`)).data;

  it("[STOCK-21] is nothing that anybody brought or took: a report tells it and its end with what counts added", async () => {
    await sellLate();
    const day = { day: "2026-11-20", received: 2, sold: 5, withdrawn: 0, returned: 0 };
    expect(await report()).toEqual({ start: 0, days: [{ ...day, counted: 3, end: 0 }] });
    const [shortage] = await open();
    await resolve(shortage?.["id"], 10);
    expect(await report()).toEqual({ start: 0, days: [{ ...day, received: 12, counted: 0, end: 7 }] });
    await sellLate(8);
    await administrator.post("/stockflow", { productId: product, type: "INGRESO", amount: 4, description: "Reparto" });
    const [second] = await open();
    await resolve(second?.["id"], 0);
    expect(await report()).toEqual({ start: 0, days: [{ ...day, received: 16, sold: 13, counted: 0, end: 3 }] });
  });

  it("[STOCK-22] of an order that is reverted whole ends with it, and there is what there was before the sale", async () => {
    const orderId = await sellLate();
    clock.set("2026-11-20T17:00:00Z");
    expect(await administrator.revert(orderId, mistake)).toMatchObject({ status: 200 });
    expect(await open()).toEqual([]);
    const [correction, back] = await records();
    expect(back).toMatchObject({ type: "IN", amount: 5, transactionId: orderId, resultingStock: 5 });
    expect(correction).toMatchObject({ type: "OUT", amount: 3, transactionId: null, resultingStock: 2 });
    expect(await resolved()).toMatchObject([
      { orderId, quantity: 3, resolvedAt: "2026-11-20T17:00:00.000Z", record: { id: correction?.["id"], type: "OUT" } },
    ]);
    expect(await report()).toMatchObject({
      days: [{ received: 2, sold: 5, returned: 5, withdrawn: 0, counted: 0, end: 2 }],
    });
    // On the shelf nothing moved when they left the books.
    const rows = [{ productId: product, countedAt: "2026-11-20T15:50:00.000Z", quantity: 2 }];
    expect(await counter.till.post("/stock-counts", { rows })).toMatchObject({
      data: { rows: [{ expected: 2, difference: 0, resultingStock: 2 }] },
    });
  });

  it("[STOCK-22] stays while anything of its order is sold, and what a movement or a count resolved is left alone", async () => {
    const orderId = await sellLate();
    const giveBack = async (units: number) => {
      const told = (await administrator.get(`/transactions/${orderId}`)).data;
      expect(
        await administrator.refund(
          orderId,
          refundBody(refundableOf(told as ToldOrder), () => units),
        ),
      ).toMatchObject({
        status: 200,
      });
    };
    await giveBack(2);
    expect(await open()).toMatchObject([{ quantity: 3, currentStock: 2 }]);
    await giveBack(3);
    expect(await open()).toEqual([]);
    expect((await records())[0]).toMatchObject({ type: "OUT", amount: 3, resultingStock: 2 });

    const second = await sellLate();
    await resolve((await open())[0]?.["id"], 3);
    await administrator.revert(second, mistake);
    expect((await records())[0]).toMatchObject({ type: "IN", amount: 5, resultingStock: 5 });
  });
});
