import { randomUUID } from "node:crypto";
import { callsRole } from "@cantina/server/db";
import { envelopeFaults, readDsn } from "@cantina/server/faults";
import { withTestServer } from "@cantina/testkit/database";
import { startFaultCollector } from "@cantina/testkit/fault-collector";
import { openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { afterAll, beforeEach, expect, test } from "vitest";

const collector = await startFaultCollector();
const dsn = readDsn(collector.dsn);
if (dsn === undefined) throw new Error("no dsn");
const faults = envelopeFaults({ dsn, release: "9.9.9", limitMs: 20_000 });
const server = withTestServer({ faults });
const told = async () => {
  await faults.settle(20_000);
  return collector.taken;
};

afterAll(collector.close);
beforeEach(() => server().database.query("alter table if exists not_product rename to product", []));

test("[FAULTS-01] [FAULTS-02] an unexpected error of a call is told by the call's pattern and id, and its refusals are not", async () => {
  const { ask, database } = server();
  const counter = await openCounter(database, server());
  await counter.product();
  expect((await ask("GET", "/api/cafeterias/ANA/products")).status).toBe(401);
  expect((await ask("POST", "/api/authentication/authenticate", { body: "{" })).status).toBe(400);
  expect(await told()).toEqual([]);
  await database.query("alter table product rename to not_product", []);
  const requestId = randomUUID();
  const token = await signInAs(database, counter.canteen.employeeId);
  const headers = { "x-request-id": requestId };
  const path = `/api/cafeterias/${counter.canteen.cafeteriaId}/products`;
  const failed = await ask("GET", `${path}?name=Ana`, { token, headers });
  expect(failed.status).toBe(500);
  const [one] = await told();
  expect(one).toMatchObject({
    level: "error",
    value: "42P01",
    release: "cantina@9.9.9",
    place: "GET /api/cafeterias/:cafeteriaId/products",
    tags: { part: "server", code: "42P01", request_id: requestId },
  });
  expect(one?.files.some((file) => file.includes("node_modules/pg"))).toBe(true);
  expect(collector.posts.join("")).not.toMatch(/ana|not_product|name=/iu);
  expect(collector.posts.join("")).not.toContain(counter.canteen.cafeteriaId);
});

test("[FAULTS-02] a page tells nothing but what a fault has, and no more than ten in a minute", async () => {
  const { ask } = server();
  const frame = { file: "assets/sale-B1.js", line: 1, column: 2, name: "Sale" };
  const fault = (place: string, extra: object = {}) => ({
    level: "error",
    type: "TypeError",
    text: "",
    code: null,
    frames: [frame],
    part: "web",
    place,
    requestId: null,
    ...extra,
  });
  const before = (await told()).length;
  const send = (body: unknown) => ask("POST", "/api/faults", { body });
  for (const wrong of [
    fault("/a", { text: "Ana Pérez" }),
    fault("/a", { type: "Ana Pérez" }),
    fault("/clients?name=Ana"),
    fault("/a", { frames: [{ ...frame, file: "/home/ana/x.js?y" }] }),
    fault("/a", { level: "fatal" }),
    "Ana",
    [],
  ])
    await send(wrong);
  expect((await send(fault("/a", { text: "x".repeat(20_000) }))).status).toBe(413);
  for (let count = 0; count < 15; count += 1) expect((await send(fault(`/page/${count}`))).status).toBe(204);
  const pages = (await told()).slice(before).filter(({ tags }) => tags["part"] === "web");
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThanOrEqual(10);
  expect(pages[0]).toMatchObject({ place: "/page/0", files: ["assets/sale-B1.js"] });
  expect(JSON.stringify(collector.posts)).not.toContain("Ana");
});

test("[FAULTS-04] an answer does not wait for who is told of it", async () => {
  const { ask, database } = server();
  const counter = await openCounter(database, server());
  const token = await signInAs(database, counter.canteen.employeeId);
  // Another fault than the first one, which is not told again so soon.
  await database.query(`revoke select on product from ${callsRole}`, []);
  const before = collector.posts.length;
  collector.answerNext("hang");
  const path = `/api/cafeterias/${counter.canteen.cafeteriaId}/products`;
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask("GET", path, { token })));
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
  expect(performance.now() - began).toBeLessThan(19_000);
  await expect.poll(() => collector.posts.length).toBe(before + 1);
});
