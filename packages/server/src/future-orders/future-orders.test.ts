import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import { type AddedDiner, type Counter, cartOf, handClock, openCounter } from "@cantina/testkit/orders-suite";
import { beforeEach, expect, test } from "vitest";

// 10:00 of a Tuesday in Buenos Aires.
const now = "2026-11-24T13:00:00Z";
const clock = handClock(now);
const server = withTestServer({ clock });
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

type Row = Readonly<Record<string, unknown>>;
let counter: Counter;

const boss = () => counter.tillOf(counter.canteen.administratorId);
const asked = (date: string, till = counter.till) => till.get(`/transactions/future-orders?date=${date}`);
const reportOf = async (date: string, till = counter.till): Promise<readonly Row[]> =>
  ((await asked(date, till)).data ?? []) as unknown as readonly Row[];

async function seat(firstName: string, lastName: string, classId: string | null): Promise<AddedDiner> {
  const diner = await counter.diner({ balance: 500_000 });
  const named = "update commensal set first_name = $2, last_name = $3, class_id = $4 where id = $1";
  await query(named, diner.commensalId, firstName, lastName, classId);
  return diner;
}

const line = (productId: ProductId, quantity = 1) => ({
  type: "PRODUCT" as const,
  productId,
  quantity,
  productVersion: 1,
});

/** From the family's phone. */
async function orderAhead(
  { clientId, commensalId }: AddedDiner,
  pickUpDateTime: string,
  orderItems: readonly ReturnType<typeof line>[],
  comments = "",
): Promise<string> {
  const [first] = orderItems;
  if (first === undefined) throw new Error("nothing is ordered");
  const body = { commensalId, paymentMethod: "ACCOUNT_BALANCE", pickUpDateTime, comments } as const;
  const placed = await counter.tillOf(clientId).sell({ ...cartOf(first.productId, body), orderItems: [...orderItems] });
  expect(placed.status, placed.text).toBe(200);
  return String(placed.data?.["id"]);
}

beforeEach(() => clock.set(now));

test("[FUTURE-02] [FUTURE-06] the report of a day worked out by hand: app, promotion, pass, class price, and who is deleted", async () => {
  counter = await openCounter(server().database, server(), { features: ["calendarProducts"] });
  const { cafeteriaId, classId } = counter.canteen;
  const sala = randomUUID();
  await query(
    "insert into cafeteria_class (id, cafeteria_id, name, position) values ($1, $2, 'Sala de 4', 0)",
    sala,
    cafeteriaId,
  );
  const [ana, zoe, leo, gone] = [
    await seat("Ana", "Gómez", classId),
    await seat("Zoe", "Ábalos", classId),
    await seat("Leo", "Paz", sala),
    await seat("Eva", "Ruiz", null),
  ];
  await query("update commensal set allergies = 'Maní' where id = $1", ana.commensalId);
  const steak = await counter.product({ name: "Milanesa", price: 50_000, classPrice: 40_000 });
  const water = await counter.product({ name: "Agua", price: 10_000 });
  const holds = [
    { productId: steak, quantity: 1 },
    { productId: water, quantity: 2 },
  ];
  const menu = await counter.product({ name: "Menú", price: 60_000, holds });
  const noon = "2026-11-25T15:00:00.000Z";

  const orders = {
    steaks: await orderAhead(ana, noon, [line(steak, 2)], "Sin sal"),
    menus: await orderAhead(zoe, noon, [line(menu, 3), line(water)]),
    early: await orderAhead(leo, "2026-11-25T03:00:00.000Z", [line(water)]),
    gone: await orderAhead(gone, "2026-11-26T02:59:00.000Z", [line(water, 4)]),
  };
  // Of other days, or pending no more.
  await orderAhead(ana, "2026-11-24T20:00:00.000Z", [line(water)]);
  await orderAhead(ana, "2026-11-26T03:00:00.000Z", [line(water)]);
  const cancelled = await orderAhead(ana, noon, [line(water)]);
  expect((await boss().revert(cancelled, { reason: "CLIENT_REQUESTED", comment: "" })).status).toBe(200);
  const delivered = await orderAhead(ana, noon, [line(water)]);
  await counter.till.put("/transactions/orders/mark_delivered", { orderIds: [delivered] });
  // Of another canteen's.
  const elsewhere = await openCounter(server().database, server());
  const guest = await elsewhere.diner({ balance: 500_000 });
  const theirs = { commensalId: guest.commensalId, paymentMethod: "ACCOUNT_BALANCE", pickUpDateTime: noon } as const;
  const placed = await elsewhere.tillOf(guest.clientId).sell(cartOf(await elsewhere.product(), theirs));
  expect(placed.status, placed.text).toBe(200);
  // Of the counter, for whenever.
  await counter.till.sell(cartOf(water, { commensalId: ana.commensalId }));
  const pass = await counter.pass({ name: "Abono", price: 90_000, dates: ["2026-11-25", "2026-11-26"] });
  const bought = await counter.till.post(`/products/calendarProduct/${pass}/buy`, {
    commensalId: leo.commensalId,
    paymentMethod: "ACCOUNT_BALANCE",
  });
  expect(bought.status, bought.text).toBe(200);
  await query("update commensal set status = 'DELETED' where id = $1", gone.commensalId);

  const told = await reportOf("2026-11-25");
  const briefly = told.map((row) => [row["class"], row["commensalLastName"], row["pickupDateTime"], row["comments"]]);
  expect(briefly).toEqual([
    ["Sala de 4", "Paz", "2026-11-25T03:00:00.000Z", ""],
    ["Sala de 4", "Paz", noon, ""],
    ["3º A", "Ábalos", noon, ""],
    ["3º A", "Gómez", noon, "Sin sal"],
    [null, null, "2026-11-26T02:59:00.000Z", ""],
  ]);
  const kept = (of: string): Row | undefined => told.find(({ id }) => id === of);
  expect(kept(orders.steaks)).toMatchObject({
    commensalName: "Ana",
    commensalId: ana.commensalId,
    classId,
    classPosition: 1,
    isDeleted: false,
    allergies: "Maní",
    originMedium: "MOBILE",
    orderItems: [{ productId: steak, name: "Milanesa", productLabel: "Milanesa", quantity: 2, items: [] }],
  });
  expect(kept(orders.menus)?.["orderItems"]).toMatchObject([
    {
      productId: menu,
      quantity: 3,
      items: [
        { name: "Milanesa", quantity: 1 },
        { name: "Agua", quantity: 2 },
      ],
    },
    { productId: water, quantity: 1, items: [] },
  ]);
  expect(told[1]?.["orderItems"]).toMatchObject([{ productId: pass, name: "Abono", quantity: 1 }]);
  expect(kept(orders.early)).toBeDefined();
  const deleted = { commensalId: gone.commensalId, isDeleted: true, orderItems: [{ quantity: 4 }] };
  expect(kept(orders.gone)).toMatchObject({ ...deleted, commensalName: null, commensalLastName: null });
  const seen = (await reportOf("2026-11-25", boss())).find(({ id }) => id === orders.gone);
  expect(seen).toMatchObject({ ...deleted, commensalName: "Eva", commensalLastName: "Ruiz" });
  expect((await reportOf("2026-11-26")).length).toBe(2);
  // So is whose client is gone.
  await query("update profile set status = 'DELETED' where id = $1", leo.clientId);
  const earlyFor = async (till = counter.till) =>
    (await reportOf("2026-11-25", till)).find(({ id }) => id === orders.early);
  expect(await earlyFor()).toMatchObject({ isDeleted: true, commensalName: null, commensalLastName: null });
  expect(await earlyFor(boss())).toMatchObject({ isDeleted: true, commensalName: "Leo", commensalLastName: "Paz" });

  // The order stays of the day, whatever becomes of its class.
  await query("update cafeteria_class set name = 'Sala azul', status = 'DELETED' where id = $1", sala);
  expect((await reportOf("2026-11-25"))[0]).toMatchObject({ class: "Sala azul", classId: sala });
});

test.each([
  // Clocks go from 24:00 to 1:00, and from 24:00 back to 23:00.
  ["America/Santiago", "2026-09-06", "2026-09-06T04:00:00.000Z", "2026-09-07T03:00:00.000Z"],
  ["America/Santiago", "2026-04-04", "2026-04-04T03:00:00.000Z", "2026-04-05T04:00:00.000Z"],
  // From 0:00 to 1:00, and from 1:00 back to 0:00, so that midnight comes twice.
  ["America/Havana", "2026-03-08", "2026-03-08T05:00:00.000Z", "2026-03-09T04:00:00.000Z"],
  ["America/Havana", "2026-11-01", "2026-11-01T04:00:00.000Z", "2026-11-02T05:00:00.000Z"],
])("[FUTURE-01] at %s the day %s is from %s to %s", async (timeZone, date, from, until) => {
  clock.set(new Date(Date.parse(from) - 20 * 3_600_000).toISOString());
  counter = await openCounter(server().database, server(), { timeZone });
  const ana = await counter.diner({ balance: 500_000 });
  const water = await counter.product({ name: "Agua", price: 10_000 });
  const last = new Date(Date.parse(until) - 60_000).toISOString();
  const before = new Date(Date.parse(from) - 60_000).toISOString();
  for (const at of [before, from, last, until]) await orderAhead(ana, at, [line(water)]);
  expect((await reportOf(date)).map((row) => row["pickupDateTime"])).toEqual([from, last]);
});

test("[FUTURE-01] a day that is not to come, or is none, is refused in words", async () => {
  counter = await openCounter(server().database, server());
  for (const date of ["2026-11-23", "2026-11-24", "2027-02-30", "9999-12-31", "mañana", ""]) {
    const refused = await asked(date);
    expect([refused.status, refused.code, refused.extra], date).toMatchObject([400, "VALIDATION", [{ path: "date" }]]);
  }
  // A minute before midnight there, tomorrow is the day that has begun in Greenwich.
  clock.set("2026-11-25T02:59:00Z");
  expect((await asked("2026-11-25")).status).toBe(200);
  clock.set("2026-11-25T03:00:00Z");
  expect((await asked("2026-11-25")).code).toBe("VALIDATION");
  expect((await asked("9999-12-30")).data).toEqual([]);
});
