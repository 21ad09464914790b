import type { Feature } from "@cantina/domain/cafeteria";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { addProfile, signInAs } from "@cantina/testkit/orders-suite";
import { type WebhookReceiver, startWebhookReceiver } from "@cantina/testkit/webhook-receiver";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type WebhookPort, httpsWebhook, postWebhooks } from "../webhooks/index.ts";

let receiver: WebhookReceiver;
let isDown = false;
const port: WebhookPort = {
  post: (message) =>
    isDown
      ? Promise.resolve({ ok: false, failure: { code: "WEBHOOK_NOT_TAKEN", reason: "caído" } })
      : httpsWebhook({ url: receiver.url, secret: receiver.secret, ca: receiver.ca, allowsPrivate: true }).post(
          message,
        ),
};
const server = withTestServer({ premiumWebhook: port });
const quiet = withTestServer();
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  isDown = false;
});

type Told = { readonly status: number; readonly json: unknown };

async function openPlace(at = server, features: readonly Feature[] = ["metrics"]) {
  const place = await makeCafeteria(at().database, { name: "Comedor Ñandú", features });
  const token = await signInAs(at().database, place.administrator.profileId);
  const path = `/api/cafeterias/${place.id}/metrics/premium-request`;
  const ask = (by = token): Promise<Told> =>
    at().ask("POST", path, { token: by, body: {}, headers: { "idempotency-key": crypto.randomUUID() } });
  const state = async (): Promise<Told["json"]> => (await at().ask("GET", path, { token })).json;
  return { ...place, token, ask, state };
}
const refusal = (code: string) => ({ json: { Message: { Message: code } } });
const messages = (cafeteriaId: string) =>
  query("select id, body, taken_at, given_up_at from webhook_message where cafeteria_id = $1", cafeteriaId);

test("[METRICS-11] who asks for the premium metrics is written down once, and told outside once", async () => {
  const { id, administrator, ask, state, token } = await openPlace();
  expect(await state()).toEqual({ data: { isAvailable: true, request: null } });
  const colleague = await addProfile(server().database.query, id, "CAFETERIA_ADMINISTRATOR");
  const other = await signInAs(server().database, colleague);
  const answers = await Promise.all([ask(), ask(), ask()]);
  const first = answers[0]?.json;
  expect(answers.map(({ json }) => json)).toEqual(Array(3).fill(first));
  expect(first).toMatchObject({ data: { isAvailable: true, request: { requestedBy: expect.any(String) as unknown } } });
  expect((await ask(other)).json).toEqual(first);
  expect(await state()).toEqual(first);
  expect(await query("select requested_by as by from premium_request where cafeteria_id = $1", id)).toEqual([
    { by: administrator.profileId },
  ]);

  await postWebhooks(server().database.kysely, port, () => undefined);
  await postWebhooks(server().database.kysely, port, () => undefined);
  // The server's own job may have been at it.
  await expect.poll(() => receiver.taken.size).toBe(1);
  const [message, ...more] = await messages(id);
  expect(more).toEqual([]);
  const { requestedAt } = (first as { readonly data: { readonly request: { readonly requestedAt: string } } }).data
    .request;
  expect(receiver.taken.get(String(message?.["id"]))).toEqual({
    id: message?.["id"],
    type: "premium.requested",
    cafeteriaId: id,
    cafeteriaName: "Comedor Ñandú",
    requestedBy: administrator.profileId,
    requestedAt: new Date(requestedAt).toISOString(),
  });
  expect([receiver.tries.length, receiver.turnedAway]).toEqual([1, []]);
  expect(await state()).toEqual(first);
  expect((await ask(token)).json).toEqual(first);
});

test("[METRICS-11] what nobody took can be asked for again, and turning the premium ones on clears it", async () => {
  isDown = true;
  const { id, ask, state, system, token } = await openPlace();
  await ask();
  await query("update webhook_message set given_up_at = clock_timestamp() where cafeteria_id = $1", id);
  expect(await state()).toEqual({ data: { isAvailable: true, request: null } });
  const again = await ask();
  expect(again).toMatchObject({
    status: 200,
    json: { data: { request: { requestedAt: expect.any(String) as unknown } } },
  });
  expect(await state()).toEqual(again.json);

  const admin = await signInAs(server().database, system.profileId);
  const turn = (...features: readonly string[]) =>
    server().ask("PUT", `/api/cafeterias/${id}/features`, { token: admin, body: { features } });
  expect((await turn("metrics", "coupons")).status).toBe(200);
  expect(await state()).toEqual(again.json);
  expect((await turn("metrics", "premiumMetrics")).status).toBe(200);
  expect(await state()).toEqual({ data: { isAvailable: true, request: null } });
  // What isn't needed any more is told to nobody.
  expect(await messages(id)).toMatchObject([{ given_up_at: expect.anything() as unknown }]);
  expect(await ask(token)).toMatchObject({ status: 409, ...refusal("PREMIUM_ALREADY_ACTIVE") });
});

test("[METRICS-12] where nobody is to be told, asking is refused and nothing is written", async () => {
  const { ask, state } = await openPlace(quiet);
  expect(await ask()).toMatchObject({ status: 400, ...refusal("PREMIUM_NOT_AVAILABLE") });
  expect(await state()).toEqual({ data: { isAvailable: false, request: null } });
  expect(await quiet().database.query("select from webhook_message", [])).toEqual([]);
  const plain = await openPlace(quiet, []);
  expect(await plain.ask()).toMatchObject({ status: 403, ...refusal("FEATURE_DISABLED") });
});
