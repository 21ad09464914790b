import { randomUUID } from "node:crypto";
import type { LookupAddress } from "node:dns";
import { id } from "@cantina/domain/kernel";
import { makeCafeteria, withTestDatabase } from "@cantina/testkit/database";
import { type WebhookReceiver, startWebhookReceiver } from "@cantina/testkit/webhook-receiver";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../db/index.ts";
import { httpsWebhook, oweWebhook, postWebhooks } from "./index.ts";
import { isPublicAddress } from "./is-public-address.ts";
import type { WebhookReport } from "./post-webhooks.ts";
import { publicLookup } from "./public-lookup.ts";

// No server runs beside it, whose own job would take the messages.
const database = withTestDatabase();
const query = (text: string, ...values: readonly unknown[]) => database().database.query(text, values);

let cafeteriaId: string;
let receiver: WebhookReceiver;
let elsewhere: WebhookReceiver;
let reports: WebhookReport[];

beforeAll(async () => {
  ({ id: cafeteriaId } = await makeCafeteria(database().database));
  [receiver, elsewhere] = [await startWebhookReceiver(), await startWebhookReceiver()];
});
afterAll(() => Promise.all([receiver.close(), elsewhere.close()]));
beforeEach(async () => {
  reports = [];
  await query("delete from webhook_message");
});

const portTo = ({ url, secret, ca }: WebhookReceiver) => httpsWebhook({ url, secret, ca, allowsPrivate: true });
const post = (port = portTo(receiver), db = database().database) =>
  postWebhooks(db.kysely, port, (what) => reports.push(what));

async function owe(cafeteriaName = "Colegio «Ñandú» 👩‍🍳"): Promise<string> {
  const messageId = randomUUID();
  const body = JSON.stringify({ id: messageId, type: "premium.requested", cafeteriaName });
  await inTransaction(database().database.kysely, (trx) =>
    oweWebhook(trx, { id: messageId, cafeteriaId: id<"cafeteria">(cafeteriaId), type: "premium.requested", body }),
  );
  return messageId;
}
const makeDue = () => query("update webhook_message set send_after = clock_timestamp() where taken_at is null");
const triesOf = (messageId: string) => receiver.tries.filter((one) => one.id === messageId);

test("[WEBHOOK-01] [WEBHOOK-03] what is owed is posted until it is taken, signed anew and the same byte for byte, and not again", async () => {
  const messageId = await owe();
  receiver.answerNext(500, 429, "drop after taking");
  for (let count = 0; count < 6; count += 1) {
    await post();
    await makeDue();
  }
  // 500, 429 and a lost answer are told again; the answer 200 is the last.
  expect(triesOf(messageId)).toHaveLength(4);
  expect(new Set(triesOf(messageId).map(({ body }) => body)).size).toBe(1);
  expect([...receiver.taken.keys()]).toEqual([messageId]);
  expect(reports.map((one) => [one.id, one.code])).toEqual(Array(3).fill([messageId, "WEBHOOK_NOT_TAKEN"]));
  expect(receiver.turnedAway).toEqual([]);

  const wrong = httpsWebhook({ ...receiver, secret: "otro-secreto-de-16", allowsPrivate: true });
  const foreign = await owe();
  await post(wrong);
  expect(receiver.turnedAway).toEqual(["another signature"]);
  expect(receiver.taken.has(foreign)).toBe(false);
});

test("[WEBHOOK-01] of two servers that look at once, each posts another one", async () => {
  const [first, other] = [await owe(), await owe()];
  const second = await database().openAnother();
  await Promise.all([post(), post(portTo(receiver), second), post(), post(portTo(receiver), second)]);
  expect([triesOf(first).length, triesOf(other).length]).toEqual([1, 1]);
  expect(await query("select from webhook_message where taken_at is null")).toEqual([]);
});

test("[WEBHOOK-02] it is tried 6 times, waits longer each time, and is given up aloud", async () => {
  const messageId = await owe();
  receiver.answerNext(500, 500, 500, 500, 500, 500);
  const waits: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    await post();
    const [row] = await query(
      "select extract(epoch from send_after - clock_timestamp())::float8 as wait, given_up_at from webhook_message",
    );
    if (row?.["given_up_at"] === null) waits.push(Math.round(Number(row["wait"]) / 60));
    // Not before its time.
    await post();
    await makeDue();
  }
  expect(waits).toEqual([1, 5, 30, 120, 480, 1]);
  expect(triesOf(messageId)).toHaveLength(6);
  expect(reports.at(-1)).toEqual({ id: messageId, code: "WEBHOOK_GIVEN_UP" });
  expect(reports.filter(({ code }) => code === "WEBHOOK_GIVEN_UP")).toHaveLength(1);
});

test("[WEBHOOK-04] a redirect isn't followed, and a program that says nothing is waited for no longer than the limit", async () => {
  const before = elsewhere.tries.length;
  const message = { id: randomUUID(), body: "" };
  const said = { ...message, body: JSON.stringify({ id: message.id }) };
  receiver.answerNext({ redirectTo: elsewhere.url }, "hang");
  expect(await portTo(receiver).post(said)).toMatchObject({ ok: false, failure: { reason: "HTTP 307" } });
  expect(elsewhere.tries).toHaveLength(before);
  const start = performance.now();
  const impatient = httpsWebhook({ ...receiver, allowsPrivate: true, limitMs: 200 });
  expect(await impatient.post(said)).toMatchObject({ ok: false, failure: { code: "WEBHOOK_NOT_TAKEN" } });
  expect(performance.now() - start).toBeLessThan(9_000);
});

test("[WEBHOOK-04] nothing goes to a private address, whether it is given or a name leads there, nor without https", async () => {
  const before = receiver.tries.length + receiver.turnedAway.length;
  const { secret, ca, url } = receiver;
  const { port } = new URL(url);
  const tried = [url, `https://localhost:${port}/`, `https://[::1]:${port}/`, "http://example.org/"];
  for (const one of tried) {
    const told = await httpsWebhook({ url: one, secret, ca }).post({ id: "a", body: "{}" });
    expect(told, one).toMatchObject({
      ok: false,
      failure: { reason: expect.stringMatching(/public address/u) as unknown },
    });
  }
  expect(receiver.tries.length + receiver.turnedAway.length).toBe(before);
  // Nor does it trust whoever says to be it.
  const unproven = await httpsWebhook({ url, secret, allowsPrivate: true }).post({ id: "a", body: "{}" });
  expect(unproven).toMatchObject({ ok: false, failure: { reason: expect.stringMatching(/self-signed/u) as unknown } });
});

test.each([
  ["93.184.215.14", true],
  ["2606:2800:21f:cb07:6820:80da:af6b:8b2c", true],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["127.9.9.9", false],
  ["169.254.169.254", false],
  ["172.31.255.255", false],
  ["172.32.0.1", true],
  ["192.168.0.1", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["::", false],
  ["::ffff:10.0.0.1", false],
  ["::ffff:93.184.215.14", false],
  ["64:ff9b::a00:1", false],
  ["2002:a00:1::", false],
  ["fd12::1", false],
  ["fe80::1", false],
  ["ff02::1", false],
])("[WEBHOOK-04] %s is public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test("[WEBHOOK-04] a name is at a public address when all that it leads to are", async () => {
  const found = (...addresses: readonly string[]) =>
    new Promise((resolve) => {
      const all: LookupAddress[] = addresses.map((address) => ({ address, family: 4 }));
      publicLookup((_name, _options, done) => done(null, all))("avisos.test", {}, (error, address) =>
        resolve(error === null ? address : "refused"),
      );
    });
  expect(await found("93.184.215.14")).toBe("93.184.215.14");
  expect(await found("93.184.215.14", "10.0.0.1")).toBe("refused");
  expect(await found()).toBe("refused");
});
