import { randomUUID } from "node:crypto";
import { makeCafeteria, withTestServer } from "@cantina/testkit/database";
import { type Counter, cartOf, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Mail } from "../mail/index.ts";

let isMailDown = false;
const mails: Mail[] = [];
const server = withTestServer({
  mail: {
    send: async (mail) => {
      if (isMailDown) return { ok: false, failure: { code: "MAIL_NOT_SENT", reason: "down" } };
      mails.push(mail);
      return { ok: true, value: null };
    },
  },
});
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
let counter: Counter;
let place: string;
let administrator: string;
let system: string;

beforeAll(async () => {
  const { profileId } = (await makeCafeteria(server().database)).system;
  system = await signInAs(server().database, profileId);
});
beforeEach(async () => {
  counter = await openCounter(server().database, server(), {});
  place = `/cafeterias/${counter.canteen.cafeteriaId}`;
  administrator = await signInAs(server().database, counter.canteen.administratorId);
});

type Call = {
  readonly method: "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
};

async function send({ method, path, body }: Call, by: string, key: string) {
  const headers = { "idempotency-key": key };
  const { status, text } = await server().ask(method, `/api${path}`, { token: by, headers, body });
  return { status, text };
}

async function oneClass(): Promise<string> {
  const made = await send(
    { method: "POST", path: `${place}/classes`, body: { name: "1.º A" } },
    administrator,
    randomUUID(),
  );
  const { data } = JSON.parse(made.text) as { readonly data: { readonly classes: readonly { readonly id: string }[] } };
  return `${place}/classes/${data.classes.at(-1)?.id}`;
}

async function oneClaim(): Promise<string> {
  const { clientId } = await counter.diner();
  const body = { profileId: clientId, issue: "ORDER_ISSUE", comments: "Faltó el jugo", phoneNumber: "555" };
  const made = await send({ method: "POST", path: `${place}/claims`, body }, administrator, randomUUID());
  return `${place}/claims/${(JSON.parse(made.text) as { readonly data: { readonly id: string } }).data.id}`;
}

async function oneJump(): Promise<string> {
  const id = randomUUID();
  await counter.till.sell(cartOf(await counter.product(), { paymentMethod: "CASH" }));
  await query(
    `insert into clock_jump (id, from_at, to_at, noted_at, last_posting_id)
     select $1, clock_timestamp() - interval '1 hour', clock_timestamp(), clock_timestamp(), max(id) from posting`,
    id,
  );
  return `/clock-jumps/${id}/confirm`;
}

const data = { name: "Comedor Norte", countryId: "AR", tzName: "America/Argentina/Buenos_Aires" };

const calls: Readonly<Record<string, () => Promise<Call> | Call>> = {
  "a class that is made": () => ({ method: "POST", path: `${place}/classes`, body: { name: "2.º B" } }),
  "a class that is renamed": async () => ({ method: "PUT", path: await oneClass(), body: { name: "3.º C" } }),
  "a class that is deleted": async () => ({ method: "DELETE", path: await oneClass() }),
  "an order of the classes": () => ({
    method: "PUT",
    path: `${place}/classes`,
    body: { newOrderIds: [counter.canteen.classId] },
  }),
  "the settings of a topic": () => ({
    method: "PUT",
    path: `${place}/edit_admin`,
    body: { dayOrderRequestTimeLimit: "09:30", version: 1 },
  }),
  "the custom payment method": () => ({
    method: "PUT",
    path: `${place}/custom-payment-method`,
    body: { customPaymentMethod: "Ticket" },
  }),
  "whether the minimum balance may be ignored": () => ({
    method: "PUT",
    path: `${place}/ignore-minimum-balance`,
    body: { allowIgnoreMinimumBalance: true },
  }),
  "the settings of cash": () => ({
    method: "PUT",
    path: `${place}/cash-settings`,
    body: { blindClose: false, cashCap: 500, version: 1 },
  }),
  "a client that is deleted": async () => ({
    method: "DELETE",
    path: `${place}/profiles/${(await counter.diner({ balance: 0 })).clientId}`,
    body: { balance: 0 },
  }),
  "a commensal that is deleted": async () => {
    const { clientId, commensalId } = await counter.diner();
    return { method: "DELETE", path: `${place}/profiles/clients/${clientId}/commensals/${commensalId}` };
  },
  "a card": async () => ({
    method: "POST",
    path: `${place}/commensals/${(await counter.diner()).commensalId}/associate_card`,
    body: { cardCode: randomUUID().slice(0, 8) },
  }),
  "a claim that is resolved": async () => ({ method: "PUT", path: await oneClaim(), body: { status: "SOLVED" } }),
  "a jump of the clock that is confirmed": async () => ({ method: "PUT", path: await oneJump() }),
};

const placeCalls: typeof calls = {
  "a cafeteria that is made": () => ({ method: "POST", path: "/cafeterias", body: data }),
  "a cafeteria's data": () => ({
    method: "PUT",
    path: place,
    body: { ...data, activityStatus: "ACTIVE", startDate: null },
  }),
  "a cafeteria's features": () => ({ method: "PUT", path: `${place}/features`, body: { features: ["coupons"] } }),
  "a cafeteria that is disabled": () => ({ method: "DELETE", path: place }),
  "a cafeteria that is enabled": () => ({
    method: "PUT",
    path: `/cafeteria/enable-cafeteria/${counter.canteen.cafeteriaId}`,
  }),
};

const all = [
  ...Object.entries(calls).map(([what, make]) => [what, make, () => administrator] as const),
  ...Object.entries(placeCalls).map(([what, make]) => [what, make, () => system] as const),
];

test.each(all)("[ONCE-09] %s, told twice under one key, is done once", async (_what, make, by) => {
  const [call, key] = [await make(), randomUUID()];
  const first = await send(call, by(), key);
  expect(first.status, first.text).toBe(200);
  expect(await send(call, by(), key)).toEqual(first);
  expect(await query("select answer from idempotency_record where key = $1", key)).toEqual([{ answer: first.text }]);
});

const invitation = (email: string): Call => ({
  method: "POST",
  path: `${place}/profiles/employees`,
  body: { cafeteriaId: counter.canteen.cafeteriaId, email, isAdministrator: false, isNewAccount: true },
});
const mailsTo = (email: string) => mails.filter(({ to }) => to === email);

test("[ONCE-09] an invitation, told twice under one key, is mailed once", async () => {
  const [key, email] = [randomUUID(), `${randomUUID()}@prueba.test`];
  const first = await send(invitation(email), system, key);
  expect(first.status, first.text).toBe(200);
  expect(await send(invitation(email), system, key)).toEqual(first);
  expect(mailsTo(email)).toHaveLength(1);
});

test("[ONCE-09] [ACCESS-08] an invitation that could not be mailed is mailed when it comes again under its key", async () => {
  const [key, email] = [randomUUID(), `${randomUUID()}@prueba.test`];
  isMailDown = true;
  expect((await send(invitation(email), system, key)).status).toBe(500);
  isMailDown = false;
  expect((await send(invitation(email), system, key)).status).toBe(200);
  expect(mailsTo(email)).toHaveLength(1);
});
