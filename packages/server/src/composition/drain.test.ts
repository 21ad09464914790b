import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type ServerChild, startServerChild, urlOf, withTestDatabase } from "@cantina/testkit/database";
import { type OrderBody, addProfile, cartOf, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";

const testDatabase = withTestDatabase();
const children: ServerChild[] = [];
const start = async (): Promise<ServerChild> => {
  const child = await startServerChild({ DATABASE_URL: urlOf(testDatabase().database.address), LOG_LEVEL: "silent" });
  children.push(child);
  return child;
};
let next: ServerChild;
beforeAll(async () => {
  next = await start();
});
afterEach(() => {
  for (const child of children.splice(1)) child.kill("SIGKILL");
});
afterAll(() => next.end());

const ended = async (child: ServerChild): Promise<number> => {
  const began = performance.now();
  await vi.waitUntil(() => !child.isRunning(), { timeout: 45_000, interval: 20 });
  return performance.now() - began;
};
const readiness = async ({ url }: ServerChild): Promise<unknown> =>
  fetch(`${url}/readyz`).then(
    async (response) => ({ http: response.status, ...((await response.json()) as object) }),
    () => "gone",
  );

describe("a server that is told to stop", () => {
  test("[RUN-03] says so first, ends within 5 s, and every sale under way is booked once by it or the next one", async () => {
    const { database } = testDatabase();
    const leaving = await start();
    const counter = await openCounter(database, leaving);
    const product = await counter.product();
    const sellers = await Promise.all(
      Array.from({ length: 6 }, () => addProfile(database.query, counter.canteen.cafeteriaId, "CAFETERIA_EMPLOYEE")),
    );
    const token = await signInAs(database, counter.canteen.employeeId);
    const socket = new WebSocket(`${leaving.url.replace("http", "ws")}/api/hubs/cafeteria?access_token=${token}`);
    const heard: string[] = [];
    socket.on("message", (data: Buffer) => heard.push(data.toString()));
    socket.once("open", () => socket.send('{"protocol":"json","version":1}\u001e'));
    const socketClosed = new Promise((resolve) => socket.once("close", resolve));
    await vi.waitUntil(() => heard.length > 0, { timeout: 45_000 });

    let isOver = false;
    const sold: {
      readonly seller: (typeof sellers)[number];
      readonly key: string;
      readonly body: OrderBody;
      readonly text: string | null;
    }[] = [];
    const selling = sellers.map(async (seller) => {
      const till = counter.tillOf(seller, leaving);
      while (!isOver) {
        const [key, body] = [randomUUID(), cartOf(product)];
        const answer = await till.sell(body, key).catch(() => undefined);
        sold.push({ seller, key, body, text: answer?.status === 200 ? answer.text : null });
        // Without an answer its server is gone; what it asked is asked again elsewhere.
        if (answer === undefined) break;
      }
    });
    await vi.waitUntil(() => sold.length > 20, { timeout: 45_000 });
    leaving.kill("SIGTERM");
    const seen: unknown[] = [];
    const watch = (async () => {
      while (leaving.isRunning()) {
        seen.push(await readiness(leaving));
        await pause(20);
      }
    })();
    expect(await ended(leaving)).toBeLessThan(5_000);
    isOver = true;
    await Promise.all([...selling, watch, socketClosed]);
    expect(seen).toContainEqual(expect.objectContaining({ http: 503, draining: true, database: true }));
    expect(heard.join("")).toContain('"allowReconnect":true');

    const fresh = counter.tillOf(counter.canteen.employeeId, next);
    expect((await fresh.sell(cartOf(product))).status).toBe(200);
    // A key belongs to its seller.
    const tills = new Map(sellers.map((seller) => [seller, counter.tillOf(seller, next)]));
    const [before] = await database.query("select count(*) as n from transaction where order_type = 'ORDER'", []);
    const again = await Promise.all(
      sold.map(async ({ seller, key, body, text }) => {
        const answer = await tills.get(seller)?.sell(body, key);
        return { status: answer?.status, isFirst: text === null || text === answer?.text };
      }),
    );
    expect(again.filter(({ status, isFirst }) => status !== 200 || !isFirst)).toEqual([]);
    expect(sold.filter(({ text }) => text !== null).length).toBeGreaterThan(20);
    const carts = await database.query(
      "select count(*) as n, count(distinct cart_id) as carts from transaction where order_type = 'ORDER'",
      [],
    );
    // Each cart once, and one more of the fresh sale; what was answered was there before anybody asked again.
    expect(carts).toEqual([{ n: sold.length + 1, carts: sold.length + 1 }]);
    expect(Number(before?.["n"])).toBeGreaterThan(sold.filter(({ text }) => text !== null).length);
  });

  test("[RUN-04] is held up by no call and no database that hangs, undoes what they began, and a second signal ends it at once", async () => {
    const { database, openAnother } = testDatabase();
    const [hanging, impatient] = await Promise.all([start(), start()]);
    const counter = await openCounter(database, hanging);
    const product = await counter.product();
    const holder = await openAnother();
    await holder.kysely.transaction().execute(async (trx) => {
      await sql`lock table posting, kysely_migration in access exclusive mode`.execute(trx);
      const [key, body] = [randomUUID(), cartOf(product)];
      const calls = [hanging, impatient].map((server) =>
        counter
          .tillOf(counter.canteen.employeeId, server)
          .sell(body, key)
          .then(({ status }) => status)
          .catch(() => "gone"),
      );
      await vi.waitUntil(
        async () => {
          const [waiting] = await database.query(
            "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
            [],
          );
          return Number(waiting?.["n"]) > 1;
        },
        { timeout: 45_000 },
      );
      hanging.kill("SIGTERM");
      impatient.kill("SIGTERM");
      const both = Promise.all([ended(hanging), ended(impatient)]);
      await pause(1_100);
      impatient.kill("SIGTERM");
      const [slow, quick] = await both;
      expect(slow).toBeLessThan(6_000);
      // The other one's calls are waited for longer than this.
      expect(quick).toBeLessThan(3_500);
      for (const answer of await Promise.all(calls)) expect(["gone", 503]).toContain(answer);
    });
    const [none] = await database.query("select count(*)::int as n from transaction where cafeteria_id = $1", [
      counter.canteen.cafeteriaId,
    ]);
    expect(none).toEqual({ n: 0 });
  });
});
