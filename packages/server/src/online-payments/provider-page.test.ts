// @module-tag long
import { randomBytes, randomUUID } from "node:crypto";
import { withPlanted, withTestServer } from "@cantina/testkit/database";
import { openCounter, signInAs } from "@cantina/testkit/orders-suite";
import { startDirecta24, startMercadoPago } from "@cantina/testkit/stand-ins";
import { cents, instant, noMoney } from "@cantina/domain/kernel";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { auditBooks, findDiscrepancies } from "../audit/index.ts";
import { directa24Countries } from "../directa24/index.ts";
import { takeReadBack } from "./hear-payment.ts";

const [shop, other] = [await startDirecta24(), await startMercadoPago()];
const server = withTestServer({
  sealingKey: randomBytes(32),
  mercadoPago: other.settings,
  directa24: { ...shop.settings, scheme: "D24", countries: directa24Countries },
});
const quiet = withTestServer();
afterAll(() => Promise.all([shop.close(), other.close()]));
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

type Json = {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly Message?: { readonly Message: string };
};

async function openPlace(features: readonly ("directa24" | "mercadoPago" | "debitOnly")[] = ["directa24"]) {
  const counter = await openCounter(server().database, server(), { features });
  const { cafeteriaId, administratorId, employeeId } = counter.canteen;
  const [boss, ask] = [
    await signInAs(server().database, administratorId),
    async (method: string, path: string, token: string, body: unknown = {}) => {
      const { status, json } = await server().ask(method, `/api${path}`, {
        token,
        ...(method === "GET" ? {} : { body }),
        headers: { "idempotency-key": randomUUID() },
      });
      return { status, data: (json as Json).data, code: (json as Json).Message?.Message };
    },
  ];
  // Nobody of that level stands at a counter.
  await query("update profile set privilege_level = 'SYSTEM_ADMINISTRATOR' where id = $1", employeeId);
  const system = await signInAs(server().database, employeeId);
  const assign = (subMerchantId: string, token = system) =>
    ask("POST", `/directa24/set_cafeteria_configuration/${cafeteriaId}`, token, { subMerchantId });
  const { clientId } = await counter.diner();
  const client = await signInAs(server().database, clientId);
  const charge = (paymentMethod = "DIRECTA24") =>
    ask("POST", `/cafeterias/${cafeteriaId}/transactions/balance-charges`, client, { amount: 1_000, paymentMethod });
  const balance = async () =>
    Number((await query("select balance from account where profile_id = $1", clientId))[0]?.["balance"]);
  return { cafeteriaId, boss, system, ask, assign, charge, balance, clientId, client };
}

const visit = async (url: unknown) => {
  const response = await fetch(String(url), { redirect: "manual" });
  return { status: response.status, to: response.headers.get("location"), text: await response.text(), response };
};
const idOf = (data: Json["data"]): unknown => (data?.["transaction"] as Json["data"])?.["id"];
const statusOf = async (transactionId: unknown) =>
  (await query("select status from transaction where id = $1", transactionId))[0]?.["status"];
const lookNow = () => query("update payment_attempt set look_at = clock_timestamp() where look_at is not null");
const last = () => {
  const deposit = shop.deposits().at(-1);
  if (deposit === undefined) throw new Error("no deposit was opened");
  return deposit;
};

let place: Awaited<ReturnType<typeof openPlace>>;
beforeEach(async () => {
  const id = `comedor-${randomUUID()}`;
  shop.addSubMerchant(id);
  place = await openPlace();
  await query(
    `insert into provider_link (cafeteria_id, provider, status, kind, account_id, is_live, linked_by, linked_at)
     select $1, 'DIRECTA24', 'ACTIVE', 'ASSIGNED', $2, false, p.id, clock_timestamp() from profile p
      where p.cafeteria_id = $1 limit 1`,
    place.cafeteriaId,
    id,
  );
});

describe("a top-up on the provider's page", () => {
  test("[ONLINE-12] [ONLINE-10] is pending until it is paid there, then booked once with its surcharge apart", async () => {
    await query("insert into provider_fee values ($1, 'DIRECTA24', 250, 0)", place.cafeteriaId);
    const begun = await place.charge();
    expect(begun.data).toMatchObject({
      transaction: { status: "STARTED", totalPrice: 1_025, marketplaceFee: 25, paymentMethod: "DIRECTA24" },
      balanceAfter: 0,
      paymentRequestToken: null,
    });
    const before = shop.deposits().length;
    const first = await visit(begun.data?.["paymentUrl"]);
    expect([first.status, first.to]).toEqual([303, `${shop.settings.apiUrl}/hosted/${last().id}`]);
    expect((await visit(begun.data?.["paymentUrl"])).to).toBe(first.to);
    expect(shop.deposits().length - before).toBe(1);
    expect([last().amount, last().currency, last().country]).toEqual([1_025, "ARS", "AR"]);
    shop.move(last().id, "COMPLETED");
    expect(await shop.deliver(last(), 1)).toBe(1);
    await expect.poll(place.balance).toBe(100_000);
    expect(await statusOf(idOf(begun.data))).toBe("COMPLETED");
    const postings = await query(
      `select d.kind as debit, c.kind as credit, p.amount from posting p
         join account d on d.id = p.debit_account_id join account c on c.id = p.credit_account_id
        where p.cause_id = $1 order by p.id`,
      idOf(begun.data),
    );
    expect(postings).toEqual([
      { debit: "DIRECTA24", credit: "CLIENT", amount: 100_000 },
      { debit: "DIRECTA24", credit: "PAYMENT_SURCHARGES", amount: 2_500 },
    ]);
    const ended = await visit(begun.data?.["paymentUrl"]);
    expect([ended.status, ended.text]).toEqual([200, expect.stringContaining("Pago aprobado")]);
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
    expect(shop.complaints()).toEqual([]);
  });

  test.each([
    { kind: "reset", when: "after" },
    { kind: "status", status: 502, when: "after" },
    { kind: "garbage", text: "<html>" },
    { kind: "reset", when: "before" },
  ] as const)(
    "[ONLINE-12] %o when the page is asked for: nobody could pay there, and the next visit leads to the same",
    async (fault) => {
      const begun = await place.charge();
      const before = shop.deposits().length;
      shop.failNext("open", fault);
      const lost = await visit(begun.data?.["paymentUrl"]);
      expect([lost.status, lost.text]).toEqual([502, expect.stringContaining("No se ha aplicado ningun cargo")]);
      expect(server().logLines.join("")).toContain("PAGE_NOT_OPENED");
      expect((await visit(begun.data?.["paymentUrl"])).status).toBe(303);
      expect(shop.deposits().length - before).toBe(1);
      shop.move(last().id, "COMPLETED");
      await lookNow();
      await expect.poll(place.balance).toBe(100_000);
      expect(await statusOf(idOf(begun.data))).toBe("COMPLETED");
    },
  );

  test("[ONLINE-12] a page whose answer nobody heard is found by the net, by the same key", async () => {
    const begun = await place.charge();
    const before = shop.deposits().length;
    shop.failNext("open", { kind: "reset", when: "after" });
    await visit(begun.data?.["paymentUrl"]);
    await lookNow();
    const known = async () =>
      (
        await query(
          `select a.payment_id as id from payment_attempt a join payment_intent i on i.id = a.intent_id where i.transaction_id = $1`,
          idOf(begun.data),
        )
      )[0]?.["id"];
    await expect.poll(known).toBe(String(last().id));
    expect(shop.deposits().length - before).toBe(1);
  });

  test("[ONLINE-12] declined or expired it shows so, and the same address opens another page", async () => {
    const begun = await place.charge();
    const first = await visit(begun.data?.["paymentUrl"]);
    shop.move(last().id, "EXPIRED");
    await lookNow();
    await expect.poll(() => statusOf(idOf(begun.data))).toBe("CANCELLED");
    const second = await visit(begun.data?.["paymentUrl"]);
    expect([second.status, second.to === first.to]).toEqual([303, false]);
    expect(last().invoiceId).toMatch(/-2$/u);
    shop.move(last().id, "COMPLETED");
    await lookNow();
    await expect.poll(place.balance).toBe(100_000);
  });

  test("[ONLINE-12] two pages that were both paid are booked once, and the second is given back", async () => {
    const begun = await place.charge();
    await visit(begun.data?.["paymentUrl"]);
    const first = last();
    shop.move(first.id, "DECLINED");
    await lookNow();
    await expect.poll(() => statusOf(idOf(begun.data))).toBe("CANCELLED");
    await visit(begun.data?.["paymentUrl"]);
    const second = last();
    for (const { id } of [first, second]) shop.move(id, "COMPLETED");
    await Promise.all([shop.notify(first), shop.notify(second)]);
    await expect.poll(() => [first, second].filter(({ isRefunded }) => isRefunded).length, { timeout: 30_000 }).toBe(1);
    await expect.poll(place.balance).toBe(100_000);
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
  });

  test("[ONLINE-12] in dollars, or of another amount it is booked by nobody", async () => {
    const begun = await place.charge();
    await visit(begun.data?.["paymentUrl"]);
    shop.move(last().id, "COMPLETED");
    shop.alter(last().id, { currency: "USD", amount: 1 });
    await lookNow();
    await expect.poll(() => server().logLines.join("")).toContain("PAYMENT_DIFFERS");
    expect(await place.balance()).toBe(0);
    shop.alter(last().id, { currency: "ARS", amount: 1_000 });
    await lookNow();
    await expect.poll(place.balance).toBe(100_000);
  });

  test("[ONLINE-12] what the browser brings back says nothing of how it went, and no other token opens a page", async () => {
    const begun = await place.charge();
    const { to } = await visit(begun.data?.["paymentUrl"]);
    const form = new URLSearchParams({ do: "wait" });
    const back = await fetch(String(to), { method: "POST", body: form, redirect: "manual" });
    const shown = await visit(back.headers.get("location"));
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining("Ya puede volver a la aplicación")]);
    expect(shown.response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await place.balance()).toBe(0);
    const page = new URL(String(begun.data?.["paymentUrl"]));
    for (const token of ["", "x.y.z", `${page.searchParams.get("token")?.slice(0, -4) ?? ""}AAAA`]) {
      page.searchParams.set("token", token);
      expect(await visit(page)).toMatchObject({ status: 400 });
    }
  });

  test("[ONLINE-07] a notice by nobody's signature is 401, one of a deposit that is none of ours books nothing", async () => {
    const begun = await place.charge();
    await visit(begun.data?.["paymentUrl"]);
    shop.move(last().id, "COMPLETED");
    for (const how of [{ secret: "otro" }, { login: "otro" }]) expect(await shop.notify(last(), how)).toBe(401);
    expect(await query("select 1 from payment_event where payment_id = $1", String(last().id))).toEqual([]);
    const date = "2026-11-20T10:00:00Z";
    expect(await Promise.all([shop.notify(last(), { date }), shop.notify(last(), { date })])).toEqual([200, 200]);
    expect(await query("select 1 from payment_event where payment_id = $1", String(last().id))).toHaveLength(1);
    await expect.poll(place.balance).toBe(100_000);
  });

  test("[ONLINE-04] switched off in mid-payment, what was begun is booked and nothing new begins", async () => {
    const begun = await place.charge();
    await visit(begun.data?.["paymentUrl"]);
    await query("update cafeteria set features = '{}' where id = $1", place.cafeteriaId);
    expect(await place.charge()).toMatchObject({ status: 400, code: "D24_NOT_AVAILABLE" });
    shop.move(last().id, "COMPLETED");
    await lookNow();
    await expect.poll(place.balance).toBe(100_000);
  });

  test("[ONLINE-04] whom Directa24 turns away is told so, and may come again", async () => {
    const begun = await place.charge();
    shop.listCaller(false);
    const refused = await visit(begun.data?.["paymentUrl"]);
    expect([refused.status, refused.text]).toEqual([503, expect.stringContaining("Directa24 no está disponible")]);
    shop.listCaller(true);
    expect((await visit(begun.data?.["paymentUrl"])).status).toBe(303);
  });
});

describe("an assigned id", () => {
  test("[ONLINE-13] is given by the highest level alone, to one cafeteria, and another may follow", async () => {
    const fresh = await openPlace();
    const read = async (token: string) =>
      (await fresh.ask("GET", `/cafeterias/${fresh.cafeteriaId}/directa24`, token)).data;
    expect(await read(fresh.boss)).toMatchObject({ isAvailable: true, isAssigned: false });
    expect(await fresh.charge()).toMatchObject({ status: 400, code: "D24_NOT_AVAILABLE" });
    expect((await fresh.assign("comedor-1", fresh.boss)).status).toBe(403);
    expect((await fresh.assign("comedor-1")).data).toMatchObject({ subMerchantId: "comedor-1", isLive: false });
    expect(await read(fresh.boss)).toMatchObject({ isAssigned: true, subMerchantId: null });
    const begun = await fresh.charge();
    await visit(begun.data?.["paymentUrl"]);
    expect(last().subMerchantId).toBe("comedor-1");
    expect((await fresh.assign("comedor-2")).data).toMatchObject({ subMerchantId: "comedor-2" });
    shop.move(last().id, "COMPLETED");
    await lookNow();
    await expect.poll(fresh.balance).toBe(100_000);
    const rival = await openPlace();
    expect(await rival.assign("comedor-2")).toMatchObject({ status: 409, code: "ACCOUNT_OF_ANOTHER_CAFETERIA" });
    expect(await rival.assign("comedor 3")).toMatchObject({ status: 400, code: "VALIDATION" });
  });

  test("[ONLINE-13] of two cafeterias that are given one id at once one gets it, and the other is told whose it is not", async () => {
    const places = [await openPlace(), await openPlace()];
    for (const id of ["a la vez 1", "a la vez 2", "a la vez 3"].map((name) => name.replaceAll(" ", "-"))) {
      const answers = await Promise.all(places.map((one) => one.assign(id)));
      expect(answers.map(({ status, code }) => `${status} ${code ?? ""}`).toSorted()).toEqual([
        "200 ",
        "409 ACCOUNT_OF_ANOTHER_CAFETERIA",
      ]);
    }
  });

  test("[ONLINE-04] in a country that it is not in, or where nothing is configured, there is none", async () => {
    await query("insert into country (id, name) values ('UY', 'Uruguay') on conflict do nothing");
    await query("update cafeteria set country_id = 'UY' where id = $1", place.cafeteriaId);
    expect(await place.charge()).toMatchObject({ status: 400, code: "D24_NOT_AVAILABLE" });
    expect(await place.assign("comedor-9")).toMatchObject({ status: 400, code: "D24_NOT_AVAILABLE" });
    const counter = await openCounter(quiet().database, quiet(), { features: ["directa24"] });
    const boss = counter.tillOf(counter.canteen.administratorId);
    expect((await boss.get("/directa24")).data).toMatchObject({ isAvailable: false, subMerchantId: null });
    expect((await quiet().ask("GET", "/api/directa24/back", {})).status).toBe(404);
  });

  test("[ONLINE-05] a payment of one provider is opened by no token of the other's, nor read by its name", async () => {
    const begun = await place.charge();
    const token = new URL(String(begun.data?.["paymentUrl"])).searchParams.get("token");
    const refused = await server().ask("POST", "/api/mercadopago/process_payment_request", {
      body: { paymentRequestToken: token, token: "x" },
    });
    expect(refused.json).toMatchObject({ Message: { Message: "INVALID_TOKEN" } });
    await visit(begun.data?.["paymentUrl"]);
    shop.move(last().id, "COMPLETED");
    const [row] = await query("select id from payment_intent where transaction_id = $1", idOf(begun.data));
    const at = instant(new Date().toISOString());
    const heard = { clock: { now: () => at }, poke: () => undefined, report: () => undefined };
    const payment = {
      id: String(last().id),
      reference: String(row?.["id"]),
      state: "APPROVED",
      detail: "COMPLETED",
      total: cents(100_000),
      returned: noMoney,
      currency: "ARS",
      accountId: null,
      isLive: false,
      card: "OTHER",
      updatedAt: at,
    } as const;
    const readBy = (provider: "MERCADO_PAGO" | "DIRECTA24") =>
      takeReadBack(server().database.kysely, heard, { intentId: payment.reference, provider }, payment);
    expect([await readBy("MERCADO_PAGO"), await place.balance()]).toEqual([undefined, 0]);
    expect([await readBy("DIRECTA24"), await place.balance()]).toEqual(["BOOKED", 100_000]);
  });
});

test("[ONLINE-11] each deposit is read again: a refund that nobody asked for is taken back and told, and so is one that is gone", async () => {
  const [kept, gone] = [await place.charge(), await place.charge()];
  await visit(kept.data?.["paymentUrl"]);
  const first = last();
  await visit(gone.data?.["paymentUrl"]);
  for (const { id } of [first, last()]) shop.move(id, "COMPLETED");
  await lookNow();
  await expect.poll(place.balance).toBe(200_000);
  shop.alter(first.id, { isRefunded: true });
  await query("update payment_attempt set payment_id = '1' where payment_id = $1", String(last().id));
  const path = `/cafeterias/${place.cafeteriaId}/mp`;
  const compared = await place.ask("POST", `${path}/comparison`, place.boss);
  const differences = compared.data?.["differences"] as readonly Readonly<Record<string, unknown>>[];
  expect(differences.map(({ kind, provider }) => [kind, provider]).toSorted()).toEqual([
    ["OURS_ONLY", "DIRECTA24"],
    ["REFUNDED", "DIRECTA24"],
  ]);
  expect(await place.balance()).toBe(100_000);
  shop.listCaller(false);
  expect((await place.ask("POST", `${path}/comparison`, place.boss)).code).toBe("D24_NOT_AVAILABLE");
  shop.listCaller(true);
});

test("[ONLINE-09] the audit finds what is booked of a page and is not as it must be", async () => {
  const begun = await place.charge();
  await visit(begun.data?.["paymentUrl"]);
  shop.move(last().id, "COMPLETED");
  await lookNow();
  await expect.poll(place.balance).toBe(100_000);
  const intent = `(select id from payment_intent where status = 'BOOKED' and buyer_id = '${place.clientId}')`;
  const found = await withPlanted(
    server().database.kysely,
    `delete from payment_booking where intent_id = ${intent}`,
    async (trx) => (await findDiscrepancies(trx, () => undefined)).map(({ kind }) => kind),
  );
  expect(found).toContain("pago en línea");
});
