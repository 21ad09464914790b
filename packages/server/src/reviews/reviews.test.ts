import { randomUUID } from "node:crypto";
import { instantAfter } from "@cantina/domain/kernel";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { type Counter, addProfile, cartOf, handClock, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

const clock = handClock("2026-11-20T13:00:00Z");
const server = withTestServer({ clock });
let counter: Counter;
let family: { readonly token: string; readonly commensalId: string; readonly clientId: string };
let administrator: string;
let product: Awaited<ReturnType<Counter["product"]>>;

type Said = { readonly status: number; readonly json: unknown };
const codeOf = ({ json }: Said) => (json as { Message?: { Message: string } }).Message?.Message ?? null;
const dataOf = <T>({ json }: Said) => (json as { data: T }).data;

beforeAll(async () => {
  counter = await openCounter(server().database, server(), { features: ["metrics"] });
  administrator = await signInAs(server().database, counter.canteen.administratorId);
  product = await counter.product({ price: 1_000 });
});
beforeEach(async () => {
  clock.set("2026-11-20T13:00:00Z");
  const { commensalId, clientId } = await counter.diner();
  family = { commensalId, clientId, token: await signInAs(server().database, clientId) };
});

const url = (path: string) => `/api/cafeterias/${counter.canteen.cafeteriaId}${path}`;

async function meal(part: object = {}): Promise<string> {
  const cart = {
    ...cartOf(product, { paymentMethod: "CASH" }),
    commensalId: family.commensalId,
    markAsCompleted: true,
  };
  const sold = await counter.till.sell({ ...cart, ...part });
  expect(sold.data, JSON.stringify(sold)).toBeDefined();
  return String(sold.data?.["id"]);
}

const rate = (orderId: string, rating: number, part: object = {}, token = family.token) =>
  server().ask("POST", url(`/transactions/${orderId}/review`), {
    token,
    headers: { "idempotency-key": randomUUID() },
    body: { rating, ...part },
  });

type Report = {
  readonly averageReviewsRating: number | null;
  readonly totalReviewsAmount: number;
  readonly reviews: readonly { readonly orderId: string; readonly rating: number; readonly commensalName: string }[];
};
/** Of the family of this test alone. */
const report = async (query = "") =>
  dataOf<Report>(
    await server().ask("GET", url(`/metrics/reviews?commensalId=${family.commensalId}&${query}`), {
      token: administrator,
    }),
  );

describe("a review", () => {
  test("[REVIEWS-01] is of an own completed order that the client has not reviewed, and of no other", async () => {
    const orderId = await meal();
    const neighbour = await counter.diner();
    const stranger = await signInAs(server().database, neighbour.clientId);
    expect(codeOf(await rate(orderId, 4, {}, stranger))).toBe("DELETE_OR_UPDATE_NOT_FOUND");
    expect(codeOf(await rate(await meal({ commensalId: null }), 4))).toBe("DELETE_OR_UPDATE_NOT_FOUND");
    expect(codeOf(await rate(randomUUID(), 4))).toBe("DELETE_OR_UPDATE_NOT_FOUND");
    expect(codeOf(await rate(await meal({ markAsCompleted: false }), 4))).toBe("ORDER_NOT_COMPLETED");
    const said = { ratingAttributes: ["PRICE", "FOOD_QUALITY"], ratingComments: " Muy rico " };
    expect(dataOf(await rate(orderId, 4, said))).toMatchObject({
      orderId,
      commensalId: family.commensalId,
      rating: 4,
      ratingAttributes: ["FOOD_QUALITY", "PRICE"],
      ratingComments: "Muy rico",
      dateTime: "2026-11-20T13:00:00.000Z",
    });
    expect(codeOf(await rate(orderId, 5))).toBe("ORDER_ALREADY_REVIEWED");
    expect(codeOf(await rate(await meal(), 4, {}, administrator))).toBe("WRONG_PERMISSIONS");
  });

  test("[REVIEWS-01] sent ten times at once with keys of their own is there once, and never changes", async () => {
    const orderId = await meal();
    const answers = await Promise.all([1, 2, 3, 4, 5, 1, 2, 3, 4, 5].map((rating) => rate(orderId, rating)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(codeOf))).toEqual(new Set([null, "ORDER_ALREADY_REVIEWED"]));
    const { query } = server().database;
    expect(await query("select 1 from review where transaction_id = $1", [orderId])).toHaveLength(1);
    await expect(query("update review set rating = 5 where transaction_id = $1", [orderId])).rejects.toThrow();
    const again = `insert into review (id, cafeteria_id, transaction_id, commensal_id, profile_id, rating, at)
      select gen_random_uuid(), cafeteria_id, transaction_id, commensal_id, profile_id, rating, at from review
       where transaction_id = $1`;
    await expect(query(again, [orderId])).rejects.toThrow("review_once");
  });

  test("[REVIEWS-02] with another rating, an attribute twice or too long a comment is refused", async () => {
    const orderId = await meal();
    for (const rating of [0, 6, 4.5, null]) expect(codeOf(await rate(orderId, rating as number))).toBe("VALIDATION");
    for (const wrong of [
      { ratingAttributes: ["PRICE", "PRICE"] },
      { ratingAttributes: ["TASTE"] },
      { ratingComments: "x".repeat(1001) },
    ])
      expect(codeOf(await rate(orderId, 4, wrong)), JSON.stringify(wrong)).toBe("VALIDATION");
    expect((await rate(orderId, 4, { ratingComments: "x".repeat(1000) })).status).toBe(200);
  });
});

describe("the report", () => {
  test("[REVIEWS-03] [REVIEWS-05] tells average, total and a page of what its filters let through", async () => {
    const orders = [await meal(), await meal(), await meal(), await meal()];
    for (const [index, orderId] of orders.entries()) {
      clock.set(instantAfter(clock.now(), 60_000));
      const rating = [2, 2, 2, 3][index] ?? 1;
      await rate(orderId, rating, { ratingAttributes: index < 2 ? ["PRICE"] : ["VARIETY", "PRICE"] });
    }
    const newest = orders.toReversed();
    const ids = ({ reviews }: Report) => reviews.map(({ orderId }) => orderId);
    // 9 ÷ 4 = 2.25.
    const all = await report();
    expect([all.averageReviewsRating, all.totalReviewsAmount, ids(all)]).toEqual([2.3, 4, newest]);
    expect(ids(await report("offset=1&limit=2"))).toEqual(newest.slice(1, 3));
    expect(ids(await report("sort=OLDEST&limit=1"))).toEqual(orders.slice(0, 1));
    expect(await report("rating=2&limit=1")).toMatchObject({ averageReviewsRating: 2, totalReviewsAmount: 3 });
    expect(ids(await report("attribute=VARIETY"))).toEqual(newest.slice(0, 2));
    expect(await report("rating=5")).toEqual({ averageReviewsRating: null, totalReviewsAmount: 0, reviews: [] });
    expect((await report("originMedium=WEB")).totalReviewsAmount).toBe(4);
    expect((await report("originMedium=MOBILE")).totalReviewsAmount).toBe(0);
  });

  test("[REVIEWS-05] counts a review in the local days of its period, whenever the order was", async () => {
    // 23:59 of the 20th in Buenos Aires.
    clock.set("2026-11-21T02:59:00Z");
    await rate(await meal(), 5);
    const totals = async () => {
      const periods = ["LAST_WEEK", "LAST_MONTH", "NOVEMBER", "DECEMBER"];
      const reports = await Promise.all(periods.map((period) => report(`period=${period}`)));
      return reports.map(({ totalReviewsAmount }) => totalReviewsAmount);
    };
    expect(await totals()).toEqual([1, 1, 1, 0]);
    clock.set("2026-11-27T02:59:00Z");
    expect(await totals()).toEqual([1, 1, 1, 0]);
    // Midnight.
    clock.set("2026-11-27T03:00:00Z");
    expect(await totals()).toEqual([0, 1, 1, 0]);
    clock.set("2026-12-20T03:00:00Z");
    expect(await totals()).toEqual([0, 0, 1, 0]);
  });

  test("[REVIEWS-04] leaves out the review of an order that was reverted, and keeps it", async () => {
    const [kept, reverted, recovered] = [await meal(), await meal(), await meal()];
    await rate(kept, 5);
    await rate(reverted, 1);
    await rate(recovered, 5);
    expect(await report()).toMatchObject({ totalReviewsAmount: 3, averageReviewsRating: 3.7 });
    await counter.till.revert(reverted, { reason: "MISTAKEN_ORDER" });
    await counter.till.put(`/orders/${recovered}/undo_delivered`, {});
    expect(await report()).toMatchObject({ totalReviewsAmount: 2, averageReviewsRating: 5 });
    const kept1 = await server().database.query("select 1 from review where transaction_id = $1", [reverted]);
    expect(kept1).toHaveLength(1);
    expect(codeOf(await rate(reverted, 5))).toBe("ORDER_ALREADY_REVIEWED");
  });
});

describe("suggestions", () => {
  type Wire = {
    readonly id: string;
    readonly suggestion: string;
    readonly username: string | null;
    readonly email: string | null;
    readonly cafeteriaName: string;
  };
  const send = (suggestion: string, token = family.token) =>
    server().ask("POST", "/api/feedback", {
      token,
      headers: { "idempotency-key": randomUUID() },
      body: { suggestion },
    });
  const list = async (token: string, query = "") => {
    const { json } = await server().ask("GET", `/api/feedback?${query}`, { token });
    return json as { readonly data: readonly Wire[]; readonly totalCount: number };
  };
  const said = (page: { readonly data: readonly Wire[] }) => page.data.map(({ suggestion }) => suggestion);

  test("[REVIEWS-06] are read by the staff of their cafeteria, newest first, and all by the system administrator", async () => {
    const { database } = server();
    const elsewhere = await makeCafeteria(database, { name: "Otra" });
    const mark = randomUUID().slice(0, 8);
    await send(` Más fruta ${mark} `);
    clock.set(instantAfter(clock.now(), 1000));
    await send(`Menos azúcar ${mark}`);
    clock.set(instantAfter(clock.now(), 1000));
    await send(`Platos más grandes ${mark}`, await server().signIn(elsewhere.client.email));
    const employee = await signInAs(database, counter.canteen.employeeId);
    const own = [`Menos azúcar ${mark}`, `Más fruta ${mark}`];
    for (const token of [employee, administrator]) expect(said(await list(token)).slice(0, 2)).toEqual(own);
    const there = await server().signIn(elsewhere.employee.email);
    expect(said(await list(there))).toEqual([`Platos más grandes ${mark}`]);
    const system = await signInAs(
      database,
      await addProfile(database.query, counter.canteen.cafeteriaId, "SYSTEM_ADMINISTRATOR"),
    );
    expect(said(await list(system, `search=${mark}`))).toEqual([`Platos más grandes ${mark}`, ...own]);
    expect(await list(system, `search=otra%20${mark}`)).toMatchObject({ data: [{ cafeteriaName: "Otra" }] });
    expect(await list(employee, `search=azucar%20${mark}&limit=1`)).toMatchObject({ data: [{}], totalCount: 1 });
    expect(said(await list(employee, `search=${mark}&limit=1&offset=1`))).toEqual([`Más fruta ${mark}`]);
    for (const wrong of ["  ", "x".repeat(1001)]) expect(codeOf(await send(wrong))).toBe("VALIDATION");
    expect(codeOf(await send("Hola", employee))).toBe("WRONG_PERMISSIONS");
    const told = await database.query(
      "select 1 from change_event where entity_type = 'feedback' and cafeteria_id = $1",
      [elsewhere.id],
    );
    expect(told).toHaveLength(1);
  });

  test("[REVIEWS-07] of somebody deleted stay, and an employee neither reads nor finds whose they are", async () => {
    const { query } = server().database;
    const employee = await signInAs(server().database, counter.canteen.employeeId);
    const mark = randomUUID().slice(0, 8);
    const { username, email } = dataOf<Wire>(await send(`Sillas ${mark}`));
    await query("update profile set status = 'DELETED' where id = $1", [family.clientId]);
    const search = `search=${mark}`;
    expect((await list(employee, search)).data).toMatchObject([{ username: null, email: null, isDeleted: true }]);
    expect((await list(administrator, search)).data).toMatchObject([{ username, email, isDeleted: true }]);
    const byName = `search=${encodeURIComponent(`${email} ${mark}`)}`;
    expect((await list(employee, byName)).totalCount).toBe(0);
    expect((await list(administrator, byName)).totalCount).toBe(1);
  });
});
