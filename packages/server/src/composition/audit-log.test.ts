import type { Endpoint } from "@cantina/contract/endpoint";
import { type EndpointName, endpoints } from "@cantina/contract/table";
import { withTestServer } from "@cantina/testkit/database";
import {
  type World,
  type WorldRole,
  differenceId,
  endpointNames,
  exampleOf,
  makeWorld,
  savedCardId,
  sendRequest,
} from "@cantina/testkit/fuzz";
import { arcaSettingsOf } from "@cantina/testkit/invoicing-suite";
import { hashPassword } from "@cantina/server/access";
import { startArca, startDirecta24, startMattilda, startMercadoPago, startPlexo } from "@cantina/testkit/stand-ins";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";

const premiumWebhook = { post: () => Promise.resolve({ ok: true, value: null } as const) };
const shop = await startMercadoPago();
const pages = await startDirecta24();
const plexo = await startPlexo();
const payouts = await startMattilda();
const office = await startArca();
afterAll(async () => {
  await shop.close();
  await pages.close();
  await plexo.close();
  await payouts.close();
  await office.close();
});
const server = withTestServer({
  premiumWebhook,
  sealingKey: randomBytes(32),
  mercadoPago: shop.settings,
  directa24: { ...pages.settings, scheme: "D24", countries: ["AR"] },
  plexo: { ...plexo.settings, countries: ["AR"] },
  mattilda: payouts.settings,
  arca: arcaSettingsOf(office),
});
let world: World;
let other: World;

type AuditRow = {
  readonly action: string;
  readonly cafeteria_id: string | null;
  readonly user_id: string | null;
  readonly profile_id: string | null;
  readonly session_id: string | null;
  readonly is_visit: boolean;
  readonly request_id: string | null;
  readonly changes: readonly { readonly entity: string; readonly id: string }[];
};

const rowsAfter = async (id: number): Promise<readonly AuditRow[]> =>
  (await server().database.query("select * from audit_log where id > $1 order by id", [id])) as readonly AuditRow[];

const lastId = async (): Promise<number> =>
  Number((await server().database.query("select coalesce(max(id), 0) as id from audit_log", []))[0]?.["id"]);

beforeAll(async () => {
  world = await makeWorld({ database: server().database, url: server().url }, "ALFA");
  other = await makeWorld({ database: server().database, url: server().url }, "BETA");
  await server().database.query("insert into country_provider values ('AR', 'mattilda'), ('AR', 'plexo')", []);
  await server().database.query("update authentication_user set password_hash = $1 where id = $2", [
    await hashPassword("Clave2026"),
    world.userId,
  ]);
});

/** Links that came by mail can't be written down beforehand. */
async function tokenFor(purpose: string): Promise<string> {
  const token = `llave-${purpose}`;
  await server().database.query(
    `insert into single_use_token (token_hash, authentication_user_id, purpose, expires_at)
     values (sha256($1::bytea), $2, $3, clock_timestamp() + interval '1 hour')`,
    [Buffer.from(token), world.userId, purpose],
  );
  return token;
}

async function dataOf(name: EndpointName, by: WorldRole, body: object): Promise<Readonly<Record<string, unknown>>> {
  const { text } = await sendRequest(server().url, name, { ...exampleOf(name, world), body }, world.tokens[by]);
  return (JSON.parse(text) as { readonly data: Readonly<Record<string, unknown>> }).data;
}

/** What is known only once something else was asked, or mailed. */
const madeFor: Partial<Record<EndpointName, () => Promise<object>>> = {
  confirmResetPassword: async () => ({ token: await tokenFor("RESET_PASSWORD") }),
  confirmAccount: async () => ({ token: await tokenFor("CONFIRM_ACCOUNT") }),
  finishMercadoPagoLink: async () => {
    const { url } = await dataOf("beginMercadoPagoLink", "administrator", {});
    return Object.fromEntries(shop.consent(String(url)).searchParams);
  },
  setMercadoPagoCredentials: async () => {
    const { accessToken, publicKey } = shop.addSeller();
    return { accessToken, publicKey };
  },
  resolvePaymentDifference: async () => {
    await server().database.query(
      `insert into payment_difference (id, cafeteria_id, provider, account_id, kind, payment_id)
       values ($1, $2, 'MERCADO_PAGO', '1', 'THEIRS_ONLY', '1')`,
      [differenceId, world.cafeteriaId],
    );
    return { comment: "Visto" };
  },
  // The payment that is refused here is one that it could have been saved with.
  deleteSavedCard: async () => {
    await server().database.query(
      `insert into saved_card
       select $1, l.cafeteria_id, $2, l.account_id, '1-a', '1', '3304', 'debvisa', 'DEBIT', 11, 2030,
              (select id from payment_intent limit 1), clock_timestamp()
         from provider_link l where l.cafeteria_id = $3 and l.provider = 'MERCADO_PAGO'`,
      [savedCardId, world.profileIds.client, world.cafeteriaId],
    );
    return {};
  },
  // Refused, because an approval moves money.
  processPaymentRequest: async () => {
    const charge = { amount: 10, paymentMethod: "MERCADO_PAGO" };
    const { paymentRequestToken } = await dataOf("createBalanceCharge", "client", charge);
    const [row] = await server().database.query("select public_key from provider_link", []);
    const token = shop.cardToken(String(row?.["public_key"]), "FUND");
    return { paymentRequestToken, token, card_id: null, transaction_amount: null };
  },
};

async function requestFor(name: EndpointName) {
  const { by, ...request } = exampleOf(name, world);
  const made = (await madeFor[name]?.()) ?? {};
  // Who has them asks for nothing.
  if (name === "requestPremium")
    await server().database.query("update cafeteria set features = array_remove(features, 'premiumMetrics')", []);
  const token = endpoints[name].access === "anonymous" ? undefined : world.tokens[by];
  const body = Object.keys(made).length === 0 ? request.body : { ...(request.body as object), ...made };
  return () => sendRequest(server().url, name, { ...request, body }, token);
}

// A new category makes any order of them stale.
const early: readonly EndpointName[] = ["sortCategories"];
// What uses up the data of others or ends sessions comes last.
const late: readonly EndpointName[] = [
  "disableMercadoPagoCredentials",
  "enableMercadoPagoCredentials",
  "removeMercadoPagoCredentials",
  "createClass",
  "deleteClass",
  "deliverDay",
  "recoverDay",
  "logOut",
  "confirmResetPassword",
  "disableCafeteria",
  "enableCafeteria",
];
const changing = endpointNames
  .filter((name) => endpoints[name].method !== "GET")
  .toSorted((one, another) => late.indexOf(one) - late.indexOf(another))
  .toSorted((one, another) => early.indexOf(another) - early.indexOf(one));

const moved = () =>
  server().database.query(
    `select (select count(*) from posting) as postings, (select count(*) from stock_flow) as flows,
            (select sum(balance) from account) as balances`,
    [],
  );

it.each(changing)("[TRAIL-01] [ONCE-01] %s leaves one row: who, from which session, what", async (name) => {
  const { idempotent }: Endpoint = endpoints[name];
  const ask = await requestFor(name);
  const [before, former] = [await lastId(), await moved()];
  const answer = await ask();
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  const rows = await rowsAfter(before);
  expect(rows).toHaveLength(1);
  const [row] = rows;
  const { by } = exampleOf(name, world);
  const isAnonymous = endpoints[name].access === "anonymous";
  expect(row).toMatchObject({
    action: `${endpoints[name].method} ${endpoints[name].path}`,
    cafeteria_id: isAnonymous ? null : world.cafeteriaId,
    profile_id: isAnonymous ? null : world.profileIds[by],
    is_visit: false,
  });
  expect(row?.session_id === null).toBe(isAnonymous);
  expect(row?.request_id).toMatch(/^[0-9a-f-]{36}$/u);
  expect(row?.changes.length).toBeGreaterThan(0);
  // Ids, and words of ours such as a status: nothing that a person typed.
  expect(JSON.stringify(row?.changes)).not.toMatch(/ALFA|Clave|llave|@/u);
  // What may be done without a key moves neither money nor stock.
  if (idempotent !== true) expect(await moved()).toEqual(former);
});

it("[TRAIL-01] a refusal, a replay and a reading leave no row", async () => {
  const before = await lastId();
  const { query, params } = exampleOf("createOrder", other);
  const empty = { params, query, body: { cartId: "x", orderItems: [] } };
  expect((await sendRequest(server().url, "createOrder", empty, other.tokens.employee)).status).toBe(400);
  const foreign = { ...exampleOf("createClaim", other), body: exampleOf("createClaim", world).body };
  expect((await sendRequest(server().url, "createClaim", foreign, other.tokens.administrator)).code).toBe(
    "WRONG_PROFILE",
  );
  await sendRequest(server().url, "listProducts", exampleOf("listProducts", other), other.tokens.employee);
  expect(await rowsAfter(before)).toEqual([]);
});

it("[TRAIL-02] a system administrator inside another cafeteria is marked as a visitor, from the first step", async () => {
  const before = await lastId();
  const request = exampleOf("createCategory", other);
  expect((await sendRequest(server().url, "createCategory", request, world.tokens.system)).status).toBe(200);
  const rows = await rowsAfter(before);
  expect(rows.map(({ action, is_visit, cafeteria_id }) => [action, is_visit, cafeteria_id])).toEqual([
    ["visit", true, other.cafeteriaId],
    ["POST /cafeterias/{cafeteriaId}/products/categories", true, other.cafeteriaId],
  ]);
  expect(new Set(rows.map(({ user_id, session_id }) => `${user_id} ${session_id}`)).size).toBe(1);
});

it("[TRAIL-03] the database refuses to change or delete a row", async () => {
  const { query } = server().database;
  for (const text of ["update audit_log set action = 'x'", "delete from audit_log", "truncate audit_log"])
    await expect(query(text, [])).rejects.toThrow("append-only");
});
