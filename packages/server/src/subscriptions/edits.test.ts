import { randomUUID } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import { type Counter, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, describe, expect, test } from "vitest";

const server = withTestServer();
let counter: Counter;
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

beforeEach(async () => {
  counter = await openCounter(server().database, server(), { features: ["subscriptions"] });
});

const boss = () => counter.tillOf(counter.canteen.administratorId);
const draft = (more: Readonly<Record<string, unknown>> = {}) => ({
  name: "  Almuerzo mensual ",
  payDayPrices: [
    { day: 1, price: 450.5 },
    { day: 16, price: 250 },
  ],
  availableWeekDates: ["MONDAY", "FRIDAY"],
  ...more,
});
const create = async (more = {}): Promise<string> =>
  String((await boss().post("/subscriptions", draft(more))).data?.["id"]);
const listed = async (subscriptionId: string) => {
  const { data } = await boss().get("/subscriptions");
  return (data as unknown as readonly { readonly id: string }[]).find(({ id }) => id === subscriptionId);
};

describe("a subscription", () => {
  test("[SUBS-07] is created active and empty, and edited without touching what was charged", async () => {
    const created = await boss().post("/subscriptions", draft());
    expect(created.data).toMatchObject({ ...draft(), name: "Almuerzo mensual", status: "ENABLED", commensalIds: [] });
    const subscriptionId = String(created.data?.["id"]);
    const edit = draft({ name: "Vianda", payDayPrices: [{ day: 1, price: 300 }], availableWeekDates: ["SUNDAY"] });
    expect((await boss().put(`/subscriptions/${subscriptionId}`, { ...edit, version: 1 })).data).toMatchObject(edit);
    expect(await listed(subscriptionId)).toMatchObject({ ...edit, version: 2 });
  });

  test("[SUBS-18] names a product of its cafeteria that is on sale, or that it had already", async () => {
    const [pizza, gone, menu] = [
      await counter.product({ name: "Pizza" }),
      await counter.product({ isDeleted: true }),
      await counter.pass(),
    ];
    const elsewhere = await (await openCounter(server().database, server())).product();
    for (const productId of [gone, menu, elsewhere])
      expect((await boss().post("/subscriptions", draft({ productId }))).code).toBe("WRONG_PRODUCT");
    const subscriptionId = await create({ productId: pizza });
    expect(await listed(subscriptionId)).toMatchObject({ productId: pizza });
    await query("update product set status = 'DELETED' where id = $1", pizza);
    const edit = (productId: string | null, version: number) =>
      boss().put(`/subscriptions/${subscriptionId}`, { ...draft({ productId }), version });
    expect((await edit(pizza, 1)).data).toMatchObject({ productId: pizza, version: 2 });
    expect((await edit(gone, 2)).code).toBe("WRONG_PRODUCT");
    const silent = { ...draft({ name: "Vianda" }), version: 2 };
    const renamed = await boss().put(`/subscriptions/${subscriptionId}`, silent);
    expect(renamed.data).toMatchObject({ name: "Vianda", productId: pizza });
    expect((await edit(null, 3)).data).toMatchObject({ productId: null });
  });

  test("[SUBS-15] an edit of another version than the one there is changes nothing; who is linked is no edit", async () => {
    const subscriptionId = await create();
    const path = `/subscriptions/${subscriptionId}`;
    const { commensalId } = await counter.diner();
    await boss().post(`${path}/commensals`, { commensalIds: [commensalId] });
    expect((await boss().put(path, { ...draft({ name: "Vianda" }), version: 1 })).status).toBe(200);
    const stale = await boss().put(path, { ...draft({ name: "Otra" }), version: 1 });
    expect(stale).toMatchObject({ status: 409, code: "STALE_ENTRY", extra: { id: subscriptionId, version: 2 } });
    expect(await listed(subscriptionId)).toMatchObject({ name: "Vianda", commensalIds: [commensalId] });
  });

  test("[SUBS-17] is switched by who names its version only as it was shown, and by others as often as they like", async () => {
    const subscriptionId = await create();
    const turn = (body: Readonly<Record<string, unknown>>) =>
      boss().put(`/subscriptions/${subscriptionId}/status`, body);
    expect((await turn({ status: "DISABLED", version: 1 })).data).toMatchObject({ status: "DISABLED", version: 1 });
    expect(await turn({ status: "DISABLED", version: 1 })).toMatchObject({
      status: 409,
      code: "INVALID_SUBSCRIPTION_STATUS",
    });
    expect((await turn({ status: "DISABLED" })).status).toBe(200);
    await boss().put(`/subscriptions/${subscriptionId}`, { ...draft({ name: "Vianda" }), version: 1 });
    expect(await turn({ status: "ENABLED", version: 1 })).toMatchObject({
      status: 409,
      code: "STALE_ENTRY",
      extra: { id: subscriptionId, version: 2 },
    });
    expect(await listed(subscriptionId)).toMatchObject({ status: "DISABLED", name: "Vianda" });
    expect((await turn({ status: "ENABLED", version: 2 })).data).toMatchObject({ status: "ENABLED" });
  });

  test.each([
    ["without a name", { name: "  " }],
    ["without a price", { payDayPrices: [] }],
    ["without a day of delivery", { availableWeekDates: [] }],
    ["that begins on another day", { payDayPrices: [{ day: 2, price: 1 }] }],
    [
      "with a day twice",
      {
        payDayPrices: [
          { day: 1, price: 1 },
          { day: 9, price: 1 },
          { day: 9, price: 2 },
        ],
      },
    ],
    [
      "with a day that no month has",
      {
        payDayPrices: [
          { day: 1, price: 1 },
          { day: 32, price: 1 },
        ],
      },
    ],
    ["with three decimals", { payDayPrices: [{ day: 1, price: 1.005 }] }],
    ["with a weekday twice", { availableWeekDates: ["MONDAY", "MONDAY"] }],
  ])("[SUBS-07] %s is refused", async (_which, more) => {
    expect((await boss().post("/subscriptions", draft(more))).code).toBe("VALIDATION");
  });

  test("[SUBS-12] is deleted only while disabled; its commensals are free then and its history stays", async () => {
    const subscriptionId = await create();
    const { commensalId } = await counter.diner();
    await boss().post(`/subscriptions/${subscriptionId}/commensals`, { commensalIds: [commensalId] });
    const remove = () => boss().delete(`/subscriptions/${subscriptionId}`);
    expect(await remove()).toMatchObject({ status: 409, code: "INVALID_SUBSCRIPTION_STATUS" });
    expect(await listed(subscriptionId)).toMatchObject({ status: "ENABLED", commensalIds: [commensalId] });
    const switched = await boss().put(`/subscriptions/${subscriptionId}/status`, { status: "DISABLED" });
    expect(switched.data).toMatchObject({ status: "DISABLED", commensalIds: [commensalId] });
    expect((await remove()).status).toBe(200);
    expect(await listed(subscriptionId)).toBeUndefined();
    expect((await remove()).code).toBe("DELETE_OR_UPDATE_NOT_FOUND");
    expect((await boss().put(`/subscriptions/${subscriptionId}/status`, { status: "ENABLED" })).code).toBe(
      "DELETE_OR_UPDATE_NOT_FOUND",
    );
    expect(await query("select status from subscription where id = $1", subscriptionId)).toEqual([
      { status: "DELETED" },
    ]);
    expect(await query("select 1 from subscription_commensal where subscription_id = $1", subscriptionId)).toEqual([]);
  });

  test("[SUBS-13] takes enabled commensals, all or none, only while active, and again without a change", async () => {
    const subscriptionId = await create();
    const [one, two, gone] = [await counter.diner(), await counter.diner(), await counter.diner({ isDeleted: true })];
    const link = async (...commensalIds: readonly string[]) =>
      boss().post(`/subscriptions/${subscriptionId}/commensals`, { commensalIds });
    for (const stranger of [gone.commensalId, randomUUID()])
      expect((await link(one.commensalId, stranger)).code).toBe("WRONG_COMMENSAL");
    await query("update profile set status = 'DELETED' where id = $1", two.clientId);
    expect((await link(two.commensalId)).code).toBe("WRONG_COMMENSAL");
    expect(await listed(subscriptionId)).toMatchObject({ commensalIds: [] });
    expect((await link(one.commensalId, one.commensalId)).data).toMatchObject({ commensalIds: [one.commensalId] });
    expect((await link(one.commensalId)).data).toMatchObject({ commensalIds: [one.commensalId] });
    const unlink = () => boss().delete(`/subscriptions/${subscriptionId}/commensals/${one.commensalId}`);
    expect((await unlink()).data).toMatchObject({ commensalIds: [] });
    expect((await unlink()).code).toBe("DELETE_OR_UPDATE_NOT_FOUND");
    await boss().put(`/subscriptions/${subscriptionId}/status`, { status: "DISABLED" });
    expect((await link(one.commensalId)).code).toBe("INVALID_SUBSCRIPTION_STATUS");
  });
});
