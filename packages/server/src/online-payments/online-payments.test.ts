import { randomBytes, randomUUID } from "node:crypto";
import { makeCafeteria, withPlanted, withTestServer } from "@cantina/testkit/database";
import { type Counter, openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { startMercadoPago } from "@cantina/testkit/stand-ins";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { auditBooks, findDiscrepancies } from "../audit/index.ts";

const shop = await startMercadoPago();
const server = withTestServer({
  sealingKey: randomBytes(32),
  mercadoPago: shop.settings,
});
const quiet = withTestServer();
afterAll(() => shop.close());

const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
type Json = { readonly data?: Readonly<Record<string, unknown>>; readonly Message?: { readonly Message: string } };

async function openPlace(features: readonly ["mercadoPago", ...("debitOnly" | "flowControl")[]] = ["mercadoPago"]) {
  const counter = await openCounter(server().database, server(), { features });
  const { cafeteriaId, administratorId } = counter.canteen;
  const boss = await signInAs(server().database, administratorId);
  const ask = async (method: string, path: string, token: string | undefined, body: unknown = {}) => {
    const headers = { "idempotency-key": randomUUID() };
    const { status, json } = await server().ask(method, `/api${path}`, {
      ...(token === undefined ? {} : { token }),
      ...(method === "GET" ? {} : { body }),
      headers,
    });
    return { status, data: (json as Json).data, code: (json as Json).Message?.Message };
  };
  const path = `/cafeterias/${cafeteriaId}/mp`;
  return { counter, cafeteriaId, boss, ask, path };
}
type Place = Awaited<ReturnType<typeof openPlace>>;

async function link({ ask, path, boss }: Place) {
  const begun = await ask("POST", `${path}/authorization`, boss);
  const back = shop.consent(String(begun.data?.["url"]));
  const [code, state] = [back.searchParams.get("code"), back.searchParams.get("state")];
  return { ...(await ask("PUT", "/mercadopago/set_cafeteria_credentials", boss, { code, state })), code, state, back };
}

async function openBuyer(place: Place) {
  const { clientId } = await place.counter.diner();
  const token = await signInAs(server().database, clientId);
  const charge = (body: Readonly<Record<string, unknown>> = {}) =>
    place.ask("POST", `/cafeterias/${place.cafeteriaId}/transactions/balance-charges`, token, {
      amount: 1_000,
      paymentMethod: "MERCADO_PAGO",
      ...body,
    });
  const balance = async () =>
    Number((await query("select balance from account where profile_id = $1", clientId))[0]?.["balance"]);
  return { clientId, token, charge, balance };
}

const publicKeyOf = (requestToken: string): string =>
  (JSON.parse(Buffer.from(requestToken.split(".")[1] ?? "", "base64url").toString()) as { publicKey: string })
    .publicKey;

const pay = (place: Place, requestToken: unknown, holder = "APRO", more: Readonly<Record<string, unknown>> = {}) =>
  place.ask("POST", "/mercadopago/process_payment_request", undefined, {
    paymentRequestToken: requestToken,
    token: shop.cardToken(publicKeyOf(String(requestToken)), holder),
    ...more,
  });

const statusOf = async (transactionId: unknown) =>
  (await query("select status from transaction where id = $1", transactionId))[0]?.["status"];
const idOf = (data: Json["data"]): unknown => (data?.["transaction"] as Json["data"])?.["id"];

let place: Place;
let buyer: Awaited<ReturnType<typeof openBuyer>>;
beforeEach(async () => {
  place = await openPlace();
  await link(place);
  buyer = await openBuyer(place);
});

describe("a top-up that is paid online", () => {
  test("[ONLINE-02] [ONLINE-10] is pending until it is paid, then booked once with its fees apart", async () => {
    await query("insert into provider_fee values ($1, 'MERCADO_PAGO', 500, 800)", place.cafeteriaId);
    const begun = await buyer.charge();
    expect(begun.data).toMatchObject({
      transaction: { status: "STARTED", totalPrice: 1_050, marketplaceFee: 50, originMedium: "MOBILE", sellerId: null },
      balanceAfter: 0,
    });
    await query("update provider_fee set user_surcharge_fee = 0 where cafeteria_id = $1", place.cafeteriaId);
    const paid = await pay(place, begun.data?.["paymentRequestToken"]);
    expect(paid.data).toMatchObject({ status: "approved", isCardSaved: false });
    expect([await buyer.balance(), await statusOf(idOf(begun.data))]).toEqual([100_000, "COMPLETED"]);
    const postings = await query(
      `select d.kind as debit, c.kind as credit, p.amount, p.cause_kind as cause from posting p
         join account d on d.id = p.debit_account_id join account c on c.id = p.credit_account_id
        where p.cause_id = $1 order by p.id`,
      idOf(begun.data),
    );
    expect(postings).toEqual([
      { debit: "MERCADO_PAGO", credit: "CLIENT", amount: 100_000, cause: "TRANSACTION" },
      { debit: "MERCADO_PAGO", credit: "PAYMENT_SURCHARGES", amount: 5_000, cause: "PAYMENT_FEE" },
      { debit: "PAYMENT_COMMISSIONS", credit: "MERCADO_PAGO", amount: 8_000, cause: "PAYMENT_FEE" },
    ]);
    const charged = shop.payments().find(({ id }) => String(id) === paid.data?.["paymentId"]);
    expect(charged).toMatchObject({ amount: 1_050, fee: 80, status: "approved" });
  });

  test("[ONLINE-06] only where there is an application for the country a seller can consent, which the wire says", async () => {
    const canLink = async () => (await place.ask("GET", place.path, place.boss)).data?.["canLink"];
    expect(await canLink()).toBe(true);
    await query("insert into country (id, name) values ('UY', 'Uruguay') on conflict do nothing");
    await query("update cafeteria set country_id = 'UY' where id = $1", place.cafeteriaId);
    expect(await canLink()).toBe(false);
    expect((await place.ask("POST", `${place.path}/authorization`, place.boss)).code).toBe("MP_NOT_AVAILABLE");
  });

  test("[ONLINE-05] a second submit is answered and charges nothing; another amount, another's token and garbage are refused", async () => {
    const token = (await buyer.charge()).data?.["paymentRequestToken"];
    expect(await pay(place, token, "APRO", { transaction_amount: 999 })).toMatchObject({
      status: 400,
      code: "VALIDATION",
    });
    const before = shop.payments().length;
    const both = await Promise.all([pay(place, token), pay(place, token)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await pay(place, token)).data).toMatchObject({ status: "approved" });
    expect([shop.payments().length - before, await buyer.balance()]).toEqual([1, 100_000]);
    const forged = `${String(token).slice(0, -4)}AAAA`;
    expect(await pay(place, forged)).toMatchObject({ status: 400, code: "INVALID_TOKEN" });
    expect((await pay(place, `x.${String(token).split(".")[1] ?? ""}.x`)).code).toBe("INVALID_TOKEN");
  });

  test("[ONLINE-01] refused it shows so and may be tried again with another card", async () => {
    const begun = await buyer.charge();
    const token = begun.data?.["paymentRequestToken"];
    expect((await pay(place, token, "FUND")).data).toMatchObject({ status: "rejected" });
    expect([await buyer.balance(), await statusOf(idOf(begun.data))]).toEqual([0, "CANCELLED"]);
    expect((await pay(place, token)).data).toMatchObject({ status: "approved" });
    expect([await buyer.balance(), await statusOf(idOf(begun.data))]).toEqual([100_000, "COMPLETED"]);
  });

  test("[ONLINE-03] is for a client's own account and online; staff take it at the counter", async () => {
    const other = await openBuyer(place);
    expect(await buyer.charge({ buyerId: other.clientId })).toMatchObject({ status: 400, code: "WRONG_USER" });
    expect(await buyer.charge({ paymentMethod: "CASH" })).toMatchObject({ status: 400, code: "WRONG_PAYMENT_METHOD" });
    const staff = await place.ask("POST", `/cafeterias/${place.cafeteriaId}/transactions/balance-charges`, place.boss, {
      amount: 5,
      buyerId: buyer.clientId,
      paymentMethod: "MERCADO_PAGO",
    });
    expect(staff).toMatchObject({ status: 400, code: "WRONG_PAYMENT_METHOD" });
    expect((await buyer.charge({ buyerId: buyer.clientId })).status).toBe(200);
  });
});

describe("what nobody heard the end of", () => {
  const due = () => query("update payment_attempt set look_at = clock_timestamp() where look_at is not null");

  test.each([
    { kind: "reset", when: "after" },
    { kind: "status", status: 502, when: "after" },
    { kind: "garbage", text: "<html>" },
  ] as const)(
    "[ONLINE-01] %o after the charge stays pending, is never charged again and is found by the net",
    async (fault) => {
      const begun = await buyer.charge();
      const token = begun.data?.["paymentRequestToken"];
      const before = shop.payments().length;
      shop.failNext("charge", fault);
      expect((await pay(place, token)).data).toMatchObject({ status: "pending" });
      expect(server().logLines.at(-1)).toContain("CHARGE_FAILED");
      expect((await pay(place, token)).data).toMatchObject({ status: "pending" });
      expect([await buyer.balance(), await statusOf(idOf(begun.data))]).toEqual([0, "STARTED"]);
      await due();
      await expect.poll(buyer.balance).toBe(100_000);
      expect([shop.payments().length - before, await statusOf(idOf(begun.data))]).toEqual([1, "COMPLETED"]);
    },
  );

  test(
    "[ONLINE-07] a notice leads to a look at the payment, comes twice and is kept once; a bad signature is 401",
    { tags: ["long"] },
    async () => {
      const begun = await buyer.charge();
      expect((await pay(place, begun.data?.["paymentRequestToken"], "CONT")).data).toMatchObject({ status: "pending" });
      const payment = shop.payments().at(-1);
      if (payment === undefined) return;
      shop.move(payment.id, "approved");
      expect(await shop.notify(payment, { secret: "otro" })).toBe(401);
      expect(
        await Promise.all([shop.notify(payment), shop.notify(payment), shop.notify(payment, { withRequestId: false })]),
      ).toEqual([200, 200, 200]);
      await expect.poll(buyer.balance).toBe(100_000);
      const kept = await query(
        "select count(*)::int as n from payment_event where payment_id = $1",
        String(payment.id),
      );
      expect(kept).toEqual([{ n: 1 }]);
      shop.move(payment.id, "charged_back");
      await shop.notify(payment);
      await expect.poll(buyer.balance).toBe(0);
      expect(await statusOf(idOf(begun.data))).toBe("CANCELLED");
    },
  );

  test(
    "[ONLINE-04] switched off in mid-payment, what was begun is booked and nothing new begins",
    { tags: ["long"] },
    async () => {
      const token = (await buyer.charge()).data?.["paymentRequestToken"];
      shop.failNext("charge", { kind: "reset", when: "after" });
      await pay(place, token);
      const off = await place.ask("PUT", `/cafeteria/${place.cafeteriaId}/mp/disable-credentials`, place.boss);
      expect(off.data).toMatchObject({ status: "DISABLED" });
      expect(await buyer.charge()).toMatchObject({ status: 400, code: "MP_NOT_AVAILABLE" });
      await due();
      await expect.poll(buyer.balance).toBe(100_000);
    },
  );
});

describe("an account that is left for another one", () => {
  const isKept = async (): Promise<boolean> =>
    (await query("select 1 from former_provider_link where cafeteria_id = $1", place.cafeteriaId)).length > 0;

  test("[ONLINE-17] is asked for what was begun there until that has ended, and paid at no more", async () => {
    const [begun, open] = [await buyer.charge(), await buyer.charge()];
    shop.failNext("charge", { kind: "reset", when: "after" });
    await pay(place, begun.data?.["paymentRequestToken"]);
    await place.ask("PUT", `/cafeteria/${place.cafeteriaId}/mp/remove-credentials`, place.boss);
    const { accessToken, publicKey } = shop.addSeller();
    const set = `/cafeteria/${place.cafeteriaId}/mp/set-credentials`;
    expect((await place.ask("PUT", set, place.boss, { accessToken, publicKey })).data).toMatchObject({ kind: "OWN" });
    expect(await pay(place, open.data?.["paymentRequestToken"])).toMatchObject({ code: "MP_NOT_AVAILABLE" });
    expect([await buyer.balance(), await isKept()]).toEqual([0, true]);

    await query("update payment_attempt set look_at = clock_timestamp() where look_at is not null");
    await expect.poll(buyer.balance).toBe(100_000);
    expect(await statusOf(idOf(begun.data))).toBe("COMPLETED");
    const expire =
      "update payment_intent set submit_until = clock_timestamp() - interval '1 hour' where cafeteria_id = $1";
    await query(expire, place.cafeteriaId);
    await expect.poll(isKept).toBe(false);
  });
});

describe("a link", () => {
  test.each(["%00", "x".repeat(32)])(
    "[ONLINE-07] a notice at the address %s, which nobody was given, is unknown",
    async (hook) => {
      const path = `/mercadopago/notices/own/${hook}`;
      expect(await place.ask("POST", path, undefined)).toMatchObject({ status: 404, code: "NOT_FOUND" });
    },
  );

  test("[ONLINE-06] is made once, by the session that began it, and its secrets are stored sealed", async () => {
    const fresh = await openPlace();
    const first = await link(fresh);
    expect(first.data).toMatchObject({ status: "ACTIVE", kind: "OAUTH", isLive: false });
    const again = { code: first.code, state: first.state };
    expect((await fresh.ask("PUT", "/mercadopago/set_cafeteria_credentials", fresh.boss, again)).code).toBe(
      "INVALID_TOKEN",
    );
    const begun = await fresh.ask("POST", `${fresh.path}/authorization`, fresh.boss);
    const back = shop.consent(String(begun.data?.["url"]));
    const other = await openPlace();
    const stolen = { code: back.searchParams.get("code"), state: back.searchParams.get("state") };
    expect((await other.ask("PUT", "/mercadopago/set_cafeteria_credentials", other.boss, stolen)).code).toBe(
      "INVALID_TOKEN",
    );
    const [row] = await query("select * from provider_link where cafeteria_id = $1", fresh.cafeteriaId);
    const secret = shop.seller(String(row?.["account_id"])).accessToken;
    expect(JSON.stringify(row)).not.toContain(secret);
    const sealed = row?.["sealed_access"];
    expect(Buffer.isBuffer(sealed) && !sealed.includes(secret)).toBe(true);
    expect(server().logLines.join("")).not.toContain(secret);
  });

  test("[ONLINE-06] a code that the provider takes no more asks to link anew; a provider that is away is told as that", async () => {
    const fresh = await openPlace();
    const finish = async (codeOf: (back: URL) => string | null) => {
      const begun = await fresh.ask("POST", `${fresh.path}/authorization`, fresh.boss);
      const back = shop.consent(String(begun.data?.["url"]));
      const given = { code: codeOf(back), state: back.searchParams.get("state") };
      return fresh.ask("PUT", "/mercadopago/set_cafeteria_credentials", fresh.boss, given);
    };
    expect(await finish(() => "TG-another")).toMatchObject({ status: 400, code: "INVALID_TOKEN" });
    shop.failNext("token", { kind: "status", status: 503, when: "before" });
    expect((await finish(({ searchParams }) => searchParams.get("code"))).code).toBe("MP_NOT_AVAILABLE");
  });

  test("[ONLINE-06] a token that was refused is renewed once and the charge asked again; one that can't be is broken", async () => {
    const [row] = await query("select account_id from provider_link where cafeteria_id = $1", place.cafeteriaId);
    const seller = shop.seller(String(row?.["account_id"]));
    shop.revoke(seller);
    expect((await pay(place, (await buyer.charge()).data?.["paymentRequestToken"])).data).toMatchObject({
      status: "approved",
    });
    shop.revoke(seller);
    seller.refreshToken = "another";
    expect(await pay(place, (await buyer.charge()).data?.["paymentRequestToken"])).toMatchObject({
      code: "MP_NOT_AVAILABLE",
    });
    expect((await place.ask("GET", place.path, place.boss)).data).toMatchObject({ status: "BROKEN" });
    expect(await buyer.balance()).toBe(100_000);
  });

  test("[ONLINE-06] by own credentials takes no commission, and an account of another cafeteria's is refused", async () => {
    const own = await openPlace();
    const seller = shop.addSeller();
    const body = { accessToken: seller.accessToken, publicKey: seller.publicKey };
    const set = (at: Place) => at.ask("PUT", `/cafeteria/${at.cafeteriaId}/mp/set-credentials`, at.boss, body);
    expect((await set(own)).data).toMatchObject({ kind: "OWN", accountId: String(seller.userId) });
    expect(await set(await openPlace())).toMatchObject({ status: 409, code: "ACCOUNT_OF_ANOTHER_CAFETERIA" });
    await query("insert into provider_fee values ($1, 'MERCADO_PAGO', 500, 800)", own.cafeteriaId);
    const payer = await openBuyer(own);
    await pay(own, (await payer.charge()).data?.["paymentRequestToken"]);
    expect(shop.payments().at(-1)).toMatchObject({ amount: 1_050, fee: 0, status: "approved" });
    expect(await payer.balance()).toBe(100_000);
  });

  test("[ONLINE-15] in another country it has to be linked again before anybody pays, and what was begun is booked", async () => {
    const begun = await buyer.charge();
    const { email } = (await makeCafeteria(server().database)).system;
    const system = await server().signIn(email);
    await query("insert into country (id, name) values ('UY', 'Uruguay') on conflict do nothing");
    const moved = { name: "Comedor", countryId: "UY", tzName: "America/Montevideo" };
    const edit = { ...moved, activityStatus: "ACTIVE", startDate: null };
    expect((await place.ask("PUT", `/cafeterias/${place.cafeteriaId}`, system, edit)).data).toMatchObject(moved);
    expect((await place.ask("GET", place.path, place.boss)).data).toMatchObject({ status: "BROKEN" });
    expect(await buyer.charge()).toMatchObject({ status: 400, code: "MP_NOT_AVAILABLE" });
    const enabled = await place.ask("PUT", `/cafeteria/${place.cafeteriaId}/mp/enable-credentials`, place.boss);
    expect(enabled).toMatchObject({ status: 404, code: "DELETE_OR_UPDATE_NOT_FOUND" });
    expect((await pay(place, begun.data?.["paymentRequestToken"])).data).toMatchObject({ status: "approved" });
    expect(await buyer.balance()).toBe(100_000);
  });

  test("[ONLINE-16] own credentials of an account of another country are refused, and nothing is linked", async () => {
    const own = await openPlace();
    const set = ({ accessToken, publicKey }: ReturnType<typeof shop.addSeller>) =>
      own.ask("PUT", `/cafeteria/${own.cafeteriaId}/mp/set-credentials`, own.boss, { accessToken, publicKey });
    expect(await set(shop.addSeller("MLU"))).toMatchObject({ status: 400, code: "VALIDATION" });
    expect((await own.ask("GET", own.path, own.boss)).data).toMatchObject({ status: "NONE" });
    expect((await set(shop.addSeller("MLA"))).data).toMatchObject({ status: "ACTIVE", kind: "OWN" });
    await query("insert into country (id, name) values ('UY', 'Uruguay') on conflict do nothing");
    await query("update cafeteria set country_id = 'UY' where id = $1", own.cafeteriaId);
    expect((await set(shop.addSeller("MLU"))).data).toMatchObject({ status: "ACTIVE", kind: "OWN" });
  });

  test("[ONLINE-04] where nothing is configured there is none, and nothing is written", async () => {
    const counter: Counter = await openCounter(quiet().database, quiet(), { features: ["mercadoPago"] });
    const { clientId } = await counter.diner();
    const client = counter.tillOf(clientId);
    const refused = await client.chargeBalance({ amount: 5, buyerId: clientId, paymentMethod: "MERCADO_PAGO" });
    expect(refused).toMatchObject({ status: 400, code: "MP_NOT_AVAILABLE" });
    const boss = counter.tillOf(counter.canteen.administratorId);
    expect((await boss.get("/mp")).data).toMatchObject({ isAvailable: false, status: "NONE" });
    expect((await boss.post("/mp/authorization", {})).code).toBe("MP_NOT_AVAILABLE");
    expect(await quiet().database.query("select from transaction", [])).toEqual([]);
  });
});

test("[ONLINE-09] the audit finds nothing in what was booked, and what is not as it must be", async () => {
  await pay(place, (await buyer.charge()).data?.["paymentRequestToken"]);
  await pay(place, (await buyer.charge()).data?.["paymentRequestToken"], "OTHE");
  await buyer.charge();
  expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
  const found = (statement: string) =>
    withPlanted(server().database.kysely, statement, async (trx) => {
      const kinds = (await findDiscrepancies(trx, () => undefined)).map(({ kind }) => kind);
      return [...new Set(kinds)];
    });
  const booked = `(select id from payment_intent where status = 'BOOKED' and buyer_id = '${buyer.clientId}')`;
  expect(await found(`delete from payment_booking where intent_id = ${booked}`)).toEqual(["pago en línea"]);
  expect(await found(`update payment_attempt set payment_id = null where intent_id = ${booked}`)).toEqual([
    "pago en línea",
  ]);
  expect(await found(`update payment_intent set commission = 7 where id = ${booked}`)).toEqual([
    "comisión de un pago en línea",
  ]);
  expect(
    await found(
      `update transaction set status = 'STARTED' where id = (select transaction_id from payment_intent where id = ${booked})`,
    ),
  ).toEqual(["pago en línea"]);
});
