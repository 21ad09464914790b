// @module-tag long
import { callApi, compareBooksOf, openHostedBuyer, visitPage } from "@cantina/testkit/online-suite";
import { withTestServer } from "@cantina/testkit/database";
import { startMattilda, startMattildaPay } from "@cantina/testkit/stand-ins";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { mattildaCountries } from "../mattilda/index.ts";

const [shop, office] = await Promise.all([startMattildaPay(), startMattilda()]);
const server = withTestServer({ mattildaPay: { ...shop.settings, countries: mattildaCountries } });
const quiet = withTestServer({ mattilda: office.settings });
afterAll(async () => {
  await Promise.all([shop.close(), office.close()]);
});
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

let merchants = 0;
const newMerchant = (): string => {
  merchants += 1;
  shop.addMerchant(`comedor-${merchants + 100}`);
  return `comedor-${merchants + 100}`;
};
const mexican = { provider: "MATTILDA", feature: "mattilda", country: "MX" } as const;
const openPlace = (more: { readonly accountId?: string | null; readonly country?: string; surcharge?: number } = {}) =>
  openHostedBuyer(server(), { ...mexican, accountId: newMerchant(), ...more });
type Place = Awaited<ReturnType<typeof openPlace>>;

const assign = ({ cafeteriaId, systemToken }: Place, merchantId: string, token = systemToken) =>
  callApi(server().url, { path: `/mattilda/set_cafeteria_configuration/${cafeteriaId}`, token, body: { merchantId } });
const stand = async ({ cafeteriaId }: Place, token: string) => {
  const { json } = await server().ask("GET", `/api/cafeterias/${cafeteriaId}/mattilda`, { token });
  return (json as { readonly data: Readonly<Record<string, unknown>> }).data;
};
const lookNow = () => query("update payment_attempt set look_at = clock_timestamp() where look_at is not null");
const last = () => {
  const link = shop.links().at(-1);
  if (link === undefined) throw new Error("no link was opened");
  return link;
};
const statusOf = async (data: Readonly<Record<string, unknown>> | undefined) => {
  const transaction = data?.["transaction"] as { readonly id: string } | undefined;
  return (await query("select status from transaction where id = $1", transaction?.id))[0]?.["status"];
};
/** As its support does with the address that the highest level sees. */
async function listen(place: Place): Promise<string> {
  const url = String((await stand(place, place.systemToken))["noticeUrl"]);
  shop.listen(last().merchantId, url);
  return url;
}

let place: Place;
beforeEach(async () => {
  shop.forgetFaults();
  place = await openPlace();
});

describe("a top-up on Mattilda's page", () => {
  test("[ONLINE-12] [ONLINE-10] is pending until it is paid there, then booked once with its surcharge apart", async () => {
    place = await openPlace({ surcharge: 251 });
    const begun = await place.topUp(1_000);
    expect(begun.data).toMatchObject({
      transaction: { status: "STARTED", totalPrice: 1_025.1, marketplaceFee: 25.1, paymentMethod: "MATTILDA" },
      paymentRequestToken: null,
    });
    await query("update provider_fee set user_surcharge_fee = 9000 where cafeteria_id = $1", place.cafeteriaId);
    const first = await visitPage(begun.data?.["paymentUrl"]);
    expect([first.status, first.to]).toEqual([303, `${shop.settings.apiUrl}/link/${last().id}`]);
    expect((await visitPage(begun.data?.["paymentUrl"])).to).toBe(first.to);
    expect([last().amount, last().currency]).toEqual([1_025_10, "MXN"]);
    expect(await statusOf(begun.data)).toBe("STARTED");
    await listen(place);
    expect(await shop.notify(shop.pay(last()))).toBe(200);
    await expect.poll(place.balance).toBe(100_000);
    expect(await statusOf(begun.data)).toBe("COMPLETED");
    const ended = await visitPage(begun.data?.["paymentUrl"]);
    expect([ended.status, ended.text]).toEqual([200, expect.stringContaining("Pago aprobado")]);
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
    expect(shop.complaints()).toEqual([]);
  });

  test("[MATTILDA-07] a buyer who comes back has it looked at, whatever the address says besides; a wrong one looks at nothing", async () => {
    const begun = await place.topUp(1_000);
    await visitPage(begun.data?.["paymentUrl"]);
    const { returnUrl } = last();
    const wrong = await visitPage(`${returnUrl.slice(0, -3)}AAA?transaction_status=capture_succeeded`);
    expect([wrong.status, wrong.text]).toEqual([200, expect.stringContaining("Ya puede volver")]);
    const seen = () =>
      query("select settled_at is not null as settled from payment_event where payment_id = $1", last().reference);
    expect(await seen()).toEqual([]);
    shop.pay(last());
    for (let times = 0; times < 3; times += 1)
      expect((await visitPage(`${returnUrl}?transaction_status=authorization_declined`)).status).toBe(200);
    await expect.poll(place.balance).toBe(100_000);
    expect(await seen()).toHaveLength(1);
    // Who comes back without having paid is looked at once too, and no more.
    const left = await place.topUp(1_000);
    await visitPage(left.data?.["paymentUrl"]);
    await visitPage(last().returnUrl);
    await expect.poll(seen).toEqual([{ settled: true }]);
    expect(await statusOf(left.data)).toBe("STARTED");
  });

  test("[MATTILDA-05] of many who ask at once, or after an answer was lost, all are led to one page", async () => {
    const begun = await place.topUp(1_000);
    shop.failNext("link", { kind: "reset", when: "after" });
    const lost = await visitPage(begun.data?.["paymentUrl"]);
    expect([lost.status, lost.text]).toEqual([502, expect.stringContaining("No se ha aplicado ningun cargo")]);
    const visits = await Promise.all(Array.from({ length: 6 }, () => visitPage(begun.data?.["paymentUrl"])));
    expect(visits.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 303));
    expect(new Set(visits.map(({ to }) => to)).size).toBe(1);
  });

  test("[MATTILDA-06] refused it shows so, and what is paid on the same page afterwards is booked", async () => {
    const begun = await place.topUp(1_000);
    await visitPage(begun.data?.["paymentUrl"]);
    await listen(place);
    expect(await shop.notify(shop.pay(last(), "authorization_declined"))).toBe(200);
    await expect.poll(() => statusOf(begun.data)).toBe("CANCELLED");
    expect(await shop.notify(shop.pay(last()))).toBe(200);
    await expect.poll(place.balance).toBe(100_000);
    expect(await statusOf(begun.data)).toBe("COMPLETED");
  });

  test("[MATTILDA-06] a page on which nobody paid for a day has ended; paid all the same the comparison books it", async () => {
    const begun = await place.topUp(1_000);
    await visitPage(begun.data?.["paymentUrl"]);
    const page = last();
    await query(
      "update payment_attempt set started_at = clock_timestamp() - interval '25 hours' where payment_id = $1",
      page.reference,
    );
    await lookNow();
    await expect.poll(() => statusOf(begun.data)).toBe("CANCELLED");
    shop.pay(page);
    expect((await compareBooksOf(server().url, place)).status).toBe(200);
    expect(await place.balance()).toBe(100_000);
  });

  test("[MATTILDA-07] [ONLINE-07] a forged notice is 401, and one by the right path books nothing that Mattilda does not have", async () => {
    const begun = await place.topUp(1_000);
    await visitPage(begun.data?.["paymentUrl"]);
    const declined = shop.pay(last(), "authorization_declined");
    const [right, base] = [await listen(place), `${server().url}/api/mattilda/notices`];
    const forged = { ...declined, status: "capture_succeeded" as const };
    const proof = last().returnUrl.split("/").at(-1) ?? "";
    for (const wrong of [base, `${base}/x`, `${base}/${proof}`, `${right.slice(0, -3)}AAA`])
      expect(await shop.notify(forged, wrong)).toBe(401);
    expect(await query("select 1 from payment_event where payment_id = $1", last().reference)).toEqual([]);
    expect(await shop.notify(forged, right)).toBe(200);
    await expect.poll(() => statusOf(begun.data)).toBe("CANCELLED");
    expect(await place.balance()).toBe(0);
  });

  test("[PAY-03] another amount, another currency or what was paid twice is booked by nobody and told; another merchant's is not ours", async () => {
    const told = async (alter: (() => void) | null, fault: RegExp) => {
      const begun = await place.topUp(1_000);
      await visitPage(begun.data?.["paymentUrl"]);
      alter?.();
      await lookNow();
      await expect.poll(() => server().logLines.join("")).toMatch(fault);
    };
    await told(() => shop.alter(shop.pay(last()), { amount: 1 }), /"faults":\["AMOUNT"\]/u);
    await told(() => shop.alter(shop.pay(last()), { currency: "USD" }), /"faults":\["CURRENCY"\]/u);
    await told(() => [shop.pay(last()), shop.pay(last())], /"faults":\["AMOUNT"\]/u);
    const strange = await place.topUp(1_000);
    await visitPage(strange.data?.["paymentUrl"]);
    shop.alter(shop.pay(last()), { merchantId: "comedor-1" });
    await lookNow();
    expect((await compareBooksOf(server().url, place)).status).toBe(200);
    expect(await statusOf(strange.data)).toBe("STARTED");
    expect(await place.balance()).toBe(0);
  });

  test("[PAY-06] [MATTILDA-06] what is paid after the account was closed is given back, once", async () => {
    const begun = await place.topUp(1_000);
    await visitPage(begun.data?.["paymentUrl"]);
    const kept = shop.pay(last());
    await query("update profile set status = 'DELETED' where id = $1", place.clientId);
    shop.failNext("refund", { kind: "reset", when: "after" });
    await lookNow();
    await expect.poll(() => kept.refunds.length).toBe(1);
    await lookNow();
    await expect
      .poll(async () => (await query("select status from payment_attempt where payment_id = $1", kept.reference))[0])
      .toEqual({ status: "REFUNDED" });
    expect(kept.refunds).toHaveLength(1);
    expect(await place.balance()).toBe(0);
  });

  test("[ONLINE-04] whom Mattilda turns away is told so, and may come again; switched off nothing new begins", async () => {
    const begun = await place.topUp(1_000);
    shop.failNext("link", { kind: "status", status: 401, when: "before" });
    const refused = await visitPage(begun.data?.["paymentUrl"]);
    expect([refused.status, refused.text]).toEqual([503, expect.stringContaining("Mattilda no está disponible")]);
    expect((await visitPage(begun.data?.["paymentUrl"])).status).toBe(303);
    await query("update cafeteria set features = '{}' where id = $1", place.cafeteriaId);
    expect(await place.topUp(1_000)).toMatchObject({ status: 400, code: "MATTILDA_NOT_AVAILABLE" });
    shop.pay(last());
    await lookNow();
    await expect.poll(place.balance).toBe(100_000);
  });

  test("[ONLINE-11] each night too: a refund that nobody asked for is taken back and told, and a payment that is gone is told", async () => {
    const [kept, gone] = [await place.topUp(1_000), await place.topUp(1_000)];
    await visitPage(kept.data?.["paymentUrl"]);
    const first = shop.pay(last());
    await visitPage(gone.data?.["paymentUrl"]);
    const second = shop.pay(last());
    await lookNow();
    await expect.poll(place.balance).toBe(200_000);
    shop.refund(first);
    await query(
      "update payment_attempt set payment_id = gen_random_uuid() || '-1' where payment_id = $1",
      second.reference,
    );
    const night = "select provider from payment_comparison where cafeteria_id = $1 and due_at > clock_timestamp()";
    expect(await query(night, place.cafeteriaId)).toEqual([{ provider: "MATTILDA" }]);
    const compared = await compareBooksOf(server().url, place);
    const differences = compared.data?.["differences"] as readonly Readonly<Record<string, unknown>>[];
    expect(differences.map(({ kind, provider }) => [kind, provider]).toSorted()).toEqual([
      ["OURS_ONLY", "MATTILDA"],
      ["REFUNDED", "MATTILDA"],
    ]);
    expect(await place.balance()).toBe(100_000);
    const away = { kind: "status", status: 503, when: "before" } as const;
    shop.failNext("list", ...Array.from({ length: 9 }, () => away));
    expect(await compareBooksOf(server().url, place)).toMatchObject({ code: "MATTILDA_NOT_AVAILABLE" });
  });
});

describe("an id that Mattilda assigned", () => {
  test("[ONLINE-13] is given by the highest level alone, to one cafeteria, and what was begun ends under the former", async () => {
    const fresh = await openPlace({ accountId: null });
    expect(await fresh.topUp(1_000)).toMatchObject({ status: 400, code: "MATTILDA_NOT_AVAILABLE" });
    expect((await assign(fresh, "comedor-1", fresh.bossToken)).status).toBe(403);
    expect((await assign(fresh, "comedor-1")).data).toMatchObject({
      isAvailable: true,
      isAssigned: true,
      merchantId: "comedor-1",
      isLive: false,
      takesPayments: true,
      tellsPayouts: false,
      noticeUrl: expect.stringMatching(/\/api\/mattilda\/notices\/comedor-1\.[\w-]{43}$/u) as string,
    });
    const before = await fresh.topUp(1_000);
    await visitPage(before.data?.["paymentUrl"]);
    const page = last();
    const next = newMerchant();
    expect((await assign(fresh, next)).data).toMatchObject({ merchantId: next });
    expect(await stand(fresh, fresh.bossToken)).toMatchObject({
      isAssigned: true,
      merchantId: null,
      noticeUrl: null,
      isLive: false,
    });
    shop.pay(page);
    await lookNow();
    await expect.poll(fresh.balance).toBe(100_000);
    expect(page.merchantId).toBe("comedor-1");
    const rival = await openPlace({ accountId: null });
    expect(await assign(rival, next)).toMatchObject({ status: 409, code: "ACCOUNT_OF_ANOTHER_CAFETERIA" });
  });

  test("[ONLINE-04] where the country has no Mattilda, or only its payouts are configured, nobody can pay and nothing is compared", async () => {
    const foreign = await openPlace({ country: "AR" });
    expect(await foreign.topUp(1_000)).toMatchObject({ code: "MATTILDA_NOT_AVAILABLE" });
    await query("delete from country_provider where country_id = 'MX' and feature = 'mattilda'");
    expect(await place.topUp(1_000)).toMatchObject({ code: "MATTILDA_NOT_AVAILABLE" });
    await query("insert into country_provider values ('MX', 'mattilda')");
    const off = await openHostedBuyer(quiet(), { ...mexican, accountId: "comedor-1" });
    expect(await off.topUp(1_000)).toMatchObject({ status: 400, code: "MATTILDA_NOT_AVAILABLE" });
    const told = await quiet().ask("GET", `/api/cafeterias/${off.cafeteriaId}/mattilda`, { token: off.systemToken });
    expect(told.json).toMatchObject({
      data: { isAvailable: true, takesPayments: false, tellsPayouts: true, isLive: null, noticeUrl: null },
    });
    expect((await quiet().ask("GET", "/api/mattilda/back/x", {})).status).toBe(404);
    expect(await quiet().database.query("select 1 from payment_comparison", [])).toEqual([]);
  });
});
