import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import { type Counter, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, expect, test } from "vitest";

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;
let product: ProductId;
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  counter = await openCounter(server().database, server(), { features: ["coupons"] });
  product = await counter.product({ price: 1_000 });
});

const boss = () => counter.tillOf(counter.canteen.administratorId);
const draft = (more: Readonly<Record<string, unknown>> = {}) => ({
  name: "Cinco meriendas",
  description: "Para la tarde",
  price: 99.5,
  quantity: 5,
  validDays: 20,
  products: [product],
  shownInApp: true,
  ...more,
});

/** From that version, or the first. */
const edit = (couponId: string, body: object) => boss().put(`/coupons/${couponId}`, { version: 1, ...body });

test("[COUPON-10] an edit is what the next sale sells, and nothing that was bought changes", async () => {
  const { clientId, commensalId } = await counter.diner({ balance: 50_000 });
  const couponId = await counter.coupon([product]);
  const buy = (more = {}) =>
    counter.till.sellCoupon(couponId, { buyerId: clientId, paymentMethod: "CARD", quantity: 1, ...more });
  await buy();
  const books = async () =>
    (await counter.till.get(`/profiles/clients/${clientId}/coupons`)).data as unknown as readonly {
      readonly id: string;
    }[];
  const [bought] = await books();
  const other = await counter.product({ name: "Torta" });
  const edited = await edit(couponId, draft({ products: [other] }));
  expect(edited.data).toMatchObject({ ...draft({ products: [other] }), id: couponId, expirationDate: null });
  expect(await books()).toEqual([bought]);
  const used = await counter.till.sell({
    ...cartOf(product),
    commensalId,
    orderItems: [
      {
        type: "PRODUCT",
        productId: product,
        quantity: 1,
        productVersion: 1,
        exchangedCoupons: [{ userCouponId: String(bought?.id), quantity: 1 }],
      },
    ],
  });
  expect(used.data).toMatchObject({ totalPrice: 0 });
  expect((await buy({ expectedTotal: 120 })).code).toBe("PRICE_CHANGED");
  expect((await buy({ expectedTotal: 99.5 })).data).toMatchObject({
    userCoupon: { name: "Cinco meriendas", originalQuantity: 5, productIds: [other] },
  });
  expect((await boss().delete(`/coupons/${couponId}`)).status).toBe(200);
  expect(await books()).toHaveLength(2);
});

test("[COUPON-13] of two edits of one version the second changes nothing", async () => {
  const couponId = await counter.coupon([product]);
  const answers = await Promise.all([90, 80].map((price) => edit(couponId, draft({ price }))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [first, second] = answers.toSorted((one, other) => one.status - other.status);
  expect(second).toMatchObject({ code: "STALE_ENTRY", extra: { id: couponId, version: 2 } });
  expect((await boss().get("/coupons")).data).toEqual([first?.data]);
});

test("[COUPON-14] an edit that says nothing of it leaves a coupon off sale, and in the app or not", async () => {
  const created = await boss().post("/coupons", draft({ status: "DISABLED", shownInApp: true }));
  const couponId = String(created.data?.["id"]);
  const {
    status: _status,
    shownInApp: _shownInApp,
    ...silent
  } = draft({ name: "Seis meriendas" }) as Readonly<Record<string, unknown>>;
  expect((await edit(couponId, silent)).data).toMatchObject({
    name: "Seis meriendas",
    status: "DISABLED",
    shownInApp: true,
  });
  expect((await edit(couponId, { ...silent, version: 2, status: "ENABLED", shownInApp: false })).data).toMatchObject({
    status: "ENABLED",
    shownInApp: false,
  });
});

test("[COUPON-11] a deleted coupon is gone from the list, can't be sold and can't be edited", async () => {
  const { clientId } = await counter.diner();
  const couponId = await counter.coupon([product]);
  expect((await boss().delete(`/coupons/${couponId}`)).status).toBe(200);
  expect((await boss().get("/coupons")).data).toEqual([]);
  expect(
    (await counter.till.sellCoupon(couponId, { buyerId: clientId, paymentMethod: "CARD", quantity: 1 })).code,
  ).toBe("INVALID_COUPON");
  expect((await edit(couponId, draft())).code).toBe("DELETE_OR_UPDATE_NOT_FOUND");
  expect((await boss().delete(`/coupons/${couponId}`)).code).toBe("DELETE_OR_UPDATE_NOT_FOUND");
  expect(await query("select status from coupon where id = $1", couponId)).toEqual([{ status: "DELETED" }]);
});

test("[COUPON-10] an expiration must be ahead, on the cafeteria's server too, and one that has passed may stay", async () => {
  const until = (expirationDate: string) => draft({ validDays: null, expirationDate });
  expect(await boss().post("/coupons", until("2026-11-20T13:00:00Z"))).toMatchObject({
    code: "VALIDATION",
    extra: [{ path: "expirationDate", message: "La fecha de vencimiento debe ser futura" }],
  });
  const created = await boss().post("/coupons", until("2026-11-21T10:30:00-03:00"));
  expect(created.data).toMatchObject({ expirationDate: "2026-11-21T13:30:00.000Z", validDays: null });
  clock.set("2026-11-25T13:00:00Z");
  const couponId = String(created.data?.["id"]);
  expect((await edit(couponId, { ...until("2026-11-21T13:30:00Z"), status: "DISABLED" })).data).toMatchObject({
    status: "DISABLED",
  });
  expect((await edit(couponId, { ...until("2026-11-22T13:30:00Z"), version: 2 })).code).toBe("VALIDATION");
  expect((await edit(couponId, { ...until("2026-11-26T13:30:00Z"), version: 2 })).status).toBe(200);
});

test("[COUPON-10] no coupon pays a monthly pass, which is sold whole", async () => {
  const products = [product, await counter.pass({ dates: ["2026-11-25"] })];
  expect((await boss().post("/coupons", draft({ products }))).code).toBe("WRONG_PRODUCT");
  expect((await counter.till.get("/coupons")).data).toEqual([]);
});

test.each([
  ["no title", { name: " " }, "VALIDATION"],
  ["no description", { description: "" }, "VALIDATION"],
  ["no product", { products: [] }, "VALIDATION"],
  ["no uses", { quantity: 0 }, "VALIDATION"],
  ["neither days nor a date", { validDays: null }, "VALIDATION"],
  ["both days and a date", { expirationDate: "2026-12-24T15:30:00Z" }, "VALIDATION"],
  ["an unknown product", { products: [randomUUID()] }, "WRONG_PRODUCT"],
])("[COUPON-10] an edit with %s changes nothing", async (_which, more, code) => {
  const couponId = await counter.coupon([product]);
  const before = (await boss().get("/coupons")).data;
  expect((await edit(couponId, draft(more))).code).toBe(code);
  expect((await boss().get("/coupons")).data).toEqual(before);
});
