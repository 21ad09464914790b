import { randomBytes, randomUUID } from "node:crypto";
import { withTestServer } from "@cantina/testkit/database";
import { type OnlineBuyer, beginTopUp, openBuyer, submitCard } from "@cantina/testkit/online-suite";
import { startMercadoPago } from "@cantina/testkit/stand-ins";
import { afterAll, beforeEach, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";

const shop = await startMercadoPago();
const server = withTestServer({
  sealingKey: randomBytes(32),
  mercadoPago: shop.settings,
});
afterAll(() => shop.close());
let buyer: OnlineBuyer;
beforeEach(async () => {
  const { database, url } = server();
  buyer = await openBuyer({ database, url, shop });
});

const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
const balance = async () =>
  Number((await query("select balance from account where profile_id = $1", buyer.clientId))[0]?.["balance"]);

async function pay(holder = "APRO") {
  const { url } = server();
  const begun = await beginTopUp(url, buyer, { amount: 1_000 });
  const cardToken = shop.cardToken(buyer.publicKey, holder);
  await submitCard(url, { paymentRequestToken: String(begun.data?.["paymentRequestToken"]), cardToken });
  const payment = shop.payments().at(-1);
  if (payment === undefined) throw new Error("nothing was charged");
  return payment;
}

type Listed = {
  readonly comparedAt: string | null;
  readonly differences: readonly Readonly<Record<string, unknown>>[];
};
async function ask(method: string, path: string, token = buyer.bossToken) {
  const { status, json } = await server().ask(method, `/api/cafeterias/${buyer.cafeteriaId}/mp${path}`, {
    token,
    ...(method === "GET" ? {} : { body: { comment: "Se habló con la familia" } }),
    headers: { "idempotency-key": randomUUID() },
  });
  return { status, data: (json as { readonly data: Listed }).data };
}
const compare = async () => (await ask("POST", "/comparison")).data;
const kinds = ({ differences }: Listed) => differences.map(({ kind }) => kind);

test("[ONLINE-11] news that nobody heard are found: an approval is booked, a chargeback is taken back and told once", async () => {
  const [pending, paid] = [await pay("CONT"), await pay()];
  expect(await balance()).toBe(100_000);
  shop.move(pending.id, "approved");
  shop.move(paid.id, "charged_back");
  const compared = await compare();
  expect(kinds(compared)).toEqual(["CHARGED_BACK"]);
  expect(compared.comparedAt).toMatch(/^20/u);
  expect(compared.differences[0]).toMatchObject({ paymentId: String(paid.id), ours: 1_000, resolvedAt: null });
  expect(await balance()).toBe(100_000);
  expect(kinds(await compare())).toEqual(["CHARGED_BACK"]);
  expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
});

test("[ONLINE-11] what only one of both has, another amount and a part that was given back are told until they are resolved", async () => {
  const [other, dear, partly] = [await pay(), await pay(), await pay()];
  expect(kinds(await compare())).toEqual([]);
  await query("update payment_attempt set payment_id = 'gone' where payment_id = $1", String(other.id));
  await query(
    "update payment_booking set booked_at = booked_at - interval '1 hour' where intent_id = $1",
    other.reference,
  );
  shop.alter(dear.id, { amount: 900 });
  shop.alter(partly.id, { refunded: 100 });
  const compared = await compare();
  expect(kinds(compared).map(String).toSorted()).toEqual(["AMOUNT", "OURS_ONLY", "RETURNED", "THEIRS_ONLY"]);
  const [first] = compared.differences;
  const path = `/differences/${String(first?.["id"])}/resolution`;
  const resolved = await ask("PUT", path);
  expect(resolved.data.differences.at(-1)).toMatchObject({ id: first?.["id"], comment: "Se habló con la familia" });
  expect(resolved.data.differences.filter(({ resolvedAt }) => resolvedAt !== null)).toHaveLength(1);
  expect((await compare()).differences.filter(({ resolvedAt }) => resolvedAt === null)).toHaveLength(3);
  // Nobody's word of what was found out is written over.
  expect((await ask("PUT", path)).status).toBe(404);
  const elsewhere = await openBuyer({ database: server().database, url: server().url, shop });
  expect((await ask("PUT", path, elsewhere.bossToken)).status).not.toBe(200);
  expect((await ask("GET", "/differences", buyer.token)).status).toBe(403);
});

test("[ONLINE-11] what a seller calls its own payments stops no comparison, even when it looks like a name of ours", async () => {
  const [strange, other, paid] = [await pay(), await pay(), await pay("CONT")];
  const before = await balance();
  shop.alter(strange.id, { reference: "-".repeat(36) });
  shop.alter(other.id, { reference: "mesa 4" });
  shop.move(paid.id, "approved");
  const compared = await compare();
  expect(await balance()).toBe(before + 100_000);
  expect(kinds(compared).map(String)).not.toContain("THEIRS_ONLY");
});

test("[ONLINE-11] that another provider is away stops no comparison with this one", async () => {
  const paid = await pay("CONT");
  await query(
    `insert into provider_link (cafeteria_id, provider, status, kind, account_id, is_live, linked_by, linked_at)
     select cafeteria_id, 'DIRECTA24', 'ACTIVE', 'ASSIGNED', $2, false, linked_by, linked_at from provider_link
      where cafeteria_id = $1`,
    buyer.cafeteriaId,
    `comedor-${randomUUID()}`,
  );
  const before = await balance();
  shop.move(paid.id, "approved");
  const { status, json } = await server().ask("POST", `/api/cafeterias/${buyer.cafeteriaId}/mp/comparison`, {
    token: buyer.bossToken,
  });
  expect([status, json]).toEqual([400, { Message: { Message: "D24_NOT_AVAILABLE" } }]);
  expect(await balance()).toBe(before + 100_000);
});

test("[ONLINE-11] comes each night by itself, of several servers once", async () => {
  const paid = await pay();
  shop.move(paid.id, "refunded");
  const { length: told } = await query(
    "select 1 from change_event where cafeteria_id = $1 and entity_type = 'cafeteria'",
    buyer.cafeteriaId,
  );
  await query(
    `insert into payment_comparison (cafeteria_id, provider, due_at) values ($1, 'MERCADO_PAGO', clock_timestamp() - interval '1 minute')
     on conflict (cafeteria_id, provider) do update set due_at = excluded.due_at`,
    buyer.cafeteriaId,
  );
  await server().startAnother();
  await expect.poll(balance, { timeout: 90_000 }).toBe(0);
  expect(kinds((await ask("GET", "/differences")).data)).toEqual(["REFUNDED"]);
  expect(
    await query("select 1 from change_event where cafeteria_id = $1 and entity_type = 'cafeteria'", buyer.cafeteriaId),
  ).toHaveLength(told + 1);
  const [row] = await query(
    "select due_at > clock_timestamp() as later from payment_comparison where cafeteria_id = $1",
    buyer.cafeteriaId,
  );
  expect(row).toEqual({ later: true });
});
