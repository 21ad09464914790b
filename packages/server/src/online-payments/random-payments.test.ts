import { randomBytes, randomUUID } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import { openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { type Fault, startMercadoPago } from "@cantina/testkit/stand-ins";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";

const shop = await startMercadoPago();
const server = withTestServer({
  sealingKey: randomBytes(32),
  mercadoPago: { apiUrl: shop.apiUrl, consentUrl: shop.consentUrl, applications: { AR: shop.application } },
});
afterAll(() => shop.close());
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

type Story = {
  readonly place: number;
  readonly amount: number;
  readonly card: "debit_card" | "credit_card";
  readonly holder: "APRO" | "OTHE" | "CONT";
  readonly onCharge: Fault | null;
  readonly onRead: Fault | null;
  readonly submits: number;
  readonly later: "approved" | "cancelled" | "refunded" | "charged_back" | null;
  readonly notices: number;
};

const when = fc.constantFrom("before" as const, "after" as const);
const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ kind: fc.constant("reset" as const), when }),
  fc.record({ kind: fc.constant("status" as const), status: fc.constantFrom(500, 502, 503), when }),
  fc.constant({ kind: "status", status: 429, when: "before" } as const),
  fc.constant({ kind: "garbage", text: '{"id":12' } as const),
);
const story: fc.Arbitrary<Story> = fc.record({
  place: fc.nat(1),
  amount: fc.integer({ min: 100, max: 900_000 }),
  card: fc.constantFrom("debit_card" as const, "credit_card" as const),
  holder: fc.constantFrom("APRO" as const, "APRO" as const, "OTHE" as const, "CONT" as const),
  onCharge: fc.option(fault),
  onRead: fc.option(fault),
  submits: fc.integer({ min: 1, max: 3 }),
  later: fc.constantFrom(
    null,
    null,
    "approved" as const,
    "cancelled" as const,
    "refunded" as const,
    "charged_back" as const,
  ),
  notices: fc.nat(2),
});

type Ask = { readonly method?: string; readonly path: string; readonly token?: string; readonly body: unknown };
const ask = async ({ method = "POST", path, token, body }: Ask): Promise<Readonly<Record<string, unknown>>> => {
  const headers = { "idempotency-key": randomUUID() };
  const { json } = await server().ask(method, `/api${path}`, { ...(token !== undefined && { token }), body, headers });
  return (json as { readonly data?: Readonly<Record<string, unknown>> }).data ?? {};
};

async function openPlace(features: readonly ["mercadoPago", ..."debitOnly"[]]) {
  const counter = await openCounter(server().database, server(), { features });
  const { cafeteriaId, administratorId } = counter.canteen;
  const boss = await signInAs(server().database, administratorId);
  await query("insert into provider_fee values ($1, 'MERCADO_PAGO', 325, 550)", cafeteriaId);
  const { url } = await ask({ path: `/cafeterias/${cafeteriaId}/mp/authorization`, token: boss, body: {} });
  const back = shop.consent(String(url)).searchParams;
  const body = { code: back.get("code"), state: back.get("state") };
  await ask({ method: "PUT", path: "/mercadopago/set_cafeteria_credentials", token: boss, body });
  const { clientId } = await counter.diner();
  const [row] = await query("select public_key as key from provider_link where cafeteria_id = $1", cafeteriaId);
  return { cafeteriaId, clientId, publicKey: String(row?.["key"]), token: await signInAs(server().database, clientId) };
}

/** Back to where its provider could have gone from where it is. */
const mayMove: Readonly<Record<string, readonly string[]>> = {
  in_process: ["approved", "cancelled"],
  approved: ["refunded", "charged_back"],
  rejected: ["approved"],
};

test("[ONLINE-08] of 200 payments whose calls fail in every way, the provider's books and the ledger agree one to one", async () => {
  const places = [await openPlace(["mercadoPago"]), await openPlace(["mercadoPago", "debitOnly"])];
  const seed = Number(process.env["CANTINA_SEED"]);
  const waiting = fc.sample(story, { numRuns: 200, ...(Number.isInteger(seed) && { seed }) });
  const move = async ({ later, notices }: Story, reference: string): Promise<void> => {
    const payment = shop.payments().find((one) => one.reference === reference);
    if (payment === undefined) return;
    if (later !== null && mayMove[payment.status]?.includes(later) === true) {
      shop.move(payment.id, later);
      await shop.notify(payment);
    }
    // Twice, late and out of order.
    for (let count = 0; count < notices; count += 1) await shop.notify(payment);
  };
  const tell = async (one: Story): Promise<void> => {
    const place = places[one.place];
    if (place === undefined) return;
    const charged = await ask({
      path: `/cafeterias/${place.cafeteriaId}/transactions/balance-charges`,
      token: place.token,
      body: { amount: one.amount / 100, paymentMethod: "MERCADO_PAGO" },
    });
    const paymentRequestToken = String(charged["paymentRequestToken"]);
    if (one.onCharge !== null) shop.failNext("charge", one.onCharge);
    if (one.onRead !== null) shop.failNext("read", one.onRead);
    const submit = () =>
      ask({
        path: "/mercadopago/process_payment_request",
        body: { paymentRequestToken, token: shop.cardToken(place.publicKey, one.holder, one.card) },
      });
    await Promise.all(Array.from({ length: one.submits }, submit));
    const claims = JSON.parse(Buffer.from(paymentRequestToken.split(".")[1] ?? "", "base64url").toString()) as {
      readonly jti: string;
    };
    await move(one, claims.jti);
  };
  const work = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await tell(one);
  };
  await Promise.all(Array.from({ length: 6 }, work));

  // What stays pending at the provider ends, as it would after some days.
  for (const payment of shop.payments().filter(({ status }) => status === "in_process"))
    shop.move(payment.id, "approved");
  await expect
    .poll(
      async () => {
        await query("update payment_attempt set look_at = clock_timestamp() where look_at is not null and looks < 14");
        await query("update payment_event set look_at = clock_timestamp() where settled_at is null");
        // What was never sent is found by nobody, and stays unknown.
        const [row] = await query(
          `select (select count(*) from payment_event where settled_at is null)
                + (select count(*) from payment_attempt a where status in ('SUBMITTING', 'PENDING', 'APPROVED')
                      or (status = 'UNKNOWN' and intent_id::text = any($1))) as open`,
          shop.payments().map(({ reference }) => reference),
        );
        return Number(row?.["open"]);
      },
      { timeout: 170_000, interval: 1_000 },
    )
    .toBe(0);

  const standing = shop.payments().filter(({ status }) => status === "approved");
  expect(new Set(standing.map(({ reference }) => reference)).size).toBe(standing.length);
  expect(standing.length).toBeGreaterThan(40);
  const booked = await query(
    `select a.payment_id as id, i.total from payment_intent i
       join payment_attempt a on a.intent_id = i.id and a.number = i.booked_attempt where i.status = 'BOOKED'`,
  );
  const inOrder = (rows: readonly (readonly [string, number])[]) => rows.toSorted(([a], [b]) => a.localeCompare(b));
  expect(inOrder(booked.map(({ id, total }) => [String(id), Number(total)]))).toEqual(
    inOrder(standing.map(({ id, amount }) => [String(id), Math.round(amount * 100)])),
  );
  const [ledger] = await query(
    `select (select sum(balance) from account where kind = 'CLIENT' and profile_id = any($1)) as clients,
            (select coalesce(sum(base), 0) from payment_intent where status = 'BOOKED') as base`,
    places.map(({ clientId }) => clientId),
  );
  expect(ledger?.["clients"]).toBe(ledger?.["base"]);
  expect(await query("select id, attention from payment_intent where attention is not null")).toEqual([]);
  expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
});
