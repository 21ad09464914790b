import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import { withTestServer } from "@cantina/testkit/database";
import { installMovedClock, moveClock } from "@cantina/testkit/moved-clock";
import { type Counter, cartOf, handClock, openCounter, putStock, signInAs } from "@cantina/testkit/orders-suite";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openClock } from "./open-clock.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** Books at the time that the database's clock shows, as a server does that follows it. */
const booking = handClock(new Date().toISOString());
const server = withTestServer({ clock: booking });

let place: { readonly url: string };
let counter: Counter;
let token: string;
let look: () => Promise<void>;
let stop: () => Promise<unknown>;
let product: ProductId;

beforeAll(async () => {
  await installMovedClock(server().database);
  // Its connections see the clock that is moved.
  place = await server().startAnother();
});
beforeEach(async () => {
  counter = await openCounter(server().database, place, { features: ["stockControl"] });
  token = await signInAs(server().database, counter.canteen.administratorId);
  product = await counter.product({ stock: 20 });
  const { watch } = await openClock(
    { database: await server().openAnother() },
    { onError: () => undefined, onDiffering: () => undefined },
  );
  const job = watch({ poke: () => undefined });
  [look, stop] = [() => job.look(), () => job.stop()];
  await set(0);
});
afterEach(async () => {
  await set(0);
  await stop();
});

/** Somebody sets the clock so far ahead of the right time, and the servers see it. */
async function set(ahead: number): Promise<void> {
  await moveClock(server().database, ahead);
  booking.set(new Date(Date.now() + ahead).toISOString());
  await look();
}

async function sell(quantity: number, of = product): Promise<void> {
  const sold = await counter.till.sell(cartOf(of, { quantity, paymentMethod: "CASH" }));
  expect(sold.status, sold.text).toBe(200);
}

const dayOf = (ahead = 0): string =>
  new Date(Date.now() + ahead).toLocaleDateString("en-CA", { timeZone: "America/Argentina/Buenos_Aires" });

type Report = {
  readonly start: number;
  readonly days: readonly { readonly day: string; readonly sold: number; readonly end: number }[];
};

async function report(from: string, until: string, of = product): Promise<Report> {
  const path = `/api/cafeterias/${counter.canteen.cafeteriaId}/stockflow/report?productId=${of}&from=${from}&until=${until}`;
  const reply = await server().ask("GET", path, { token, headers: { "idempotency-key": randomUUID() } });
  return (reply.json as { data: Report }).data;
}

describe("stock under a clock that was set", () => {
  test("[STOCK-09] forward and back again is what it was: reports up to today tell of all of it", async () => {
    await sell(1);
    await set(2 * day);
    await sell(2);
    // Nothing was sold since, and yet it was sold before now.
    await set(0);
    expect((await report(dayOf(-7 * day), dayOf())).days.at(-1)).toMatchObject({ day: dayOf(), end: 17 });
    await sell(3);
    const told = await report(dayOf(), dayOf());
    expect(told.days).toMatchObject([{ day: dayOf(), sold: 6, end: 14 }]);
    await sell(4);
    expect((await report(dayOf(-day), dayOf())).days).toMatchObject([{ sold: 10, end: 10 }]);
    const rows = await server().database.query(
      "select date_time from stock_flow where product_id = $1 order by id desc limit 2",
      [product],
    );
    for (const { date_time: at } of rows) expect(new Date(String(at)).getTime()).toBeLessThan(Date.now() + hour);
  });

  test("[STOCK-09] back and right again leaves every day before as it was", async () => {
    const known = await counter.product();
    await putStock(server().database.query, known, 10);
    const before = await report(dayOf(-7 * day), dayOf(), known);
    for (const wrong of [-3 * day, -2 * day]) {
      await sell(1, known);
      await set(wrong);
      await sell(1, known);
      await set(0);
      await sell(1, known);
    }
    expect(before.days).toHaveLength(1);
    const after = await report(dayOf(-7 * day), dayOf(), known);
    expect(after).toMatchObject({ start: 0, days: [{ day: dayOf(), sold: 6, end: 4 }] });
  });
});
