import { callApi, compareBooksOf, openHostedBuyer, visitPage } from "@cantina/testkit/online-suite";
import { withTestServer } from "@cantina/testkit/database";
import { startPlexo } from "@cantina/testkit/stand-ins";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { plexoCountries } from "../plexo/index.ts";

const shop = await startPlexo();
const server = withTestServer({ plexo: { ...shop.settings, countries: plexoCountries } });
const quiet = withTestServer();
afterAll(() => shop.close());
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

let merchants = 20_000;
const newMerchant = (): string => {
  merchants += 1;
  shop.addMerchant(merchants);
  return String(merchants);
};
const openPlace = (more: { readonly accountId?: string | null; readonly country?: string; surcharge?: number } = {}) =>
  openHostedBuyer(server(), { provider: "PLEXO", feature: "plexo", country: "UY", accountId: newMerchant(), ...more });
type Place = Awaited<ReturnType<typeof openPlace>>;

const assign = ({ cafeteriaId, systemToken }: Place, commerceId: string, token = systemToken) =>
  callApi(server().url, { path: `/plexo/set_cafeteria_configuration/${cafeteriaId}`, token, body: { commerceId } });
const lookNow = () => query("update payment_attempt set look_at = clock_timestamp() where look_at is not null");
const last = () => {
  const session = shop.sessions().at(-1);
  if (session === undefined) throw new Error("no page was opened");
  return session;
};
const statusOf = async (data: Readonly<Record<string, unknown>> | undefined) => {
  const transaction = data?.["transaction"] as { readonly id: string } | undefined;
  return (await query("select status from transaction where id = $1", transaction?.id))[0]?.["status"];
};

let place: Place;
beforeEach(async () => {
  shop.forgetFaults();
  place = await openPlace();
});

describe("a top-up on Plexo's page", () => {
  test("[ONLINE-12] [ONLINE-10] is pending until it is paid there, then booked once with its surcharge apart", async () => {
    place = await openPlace({ surcharge: 250 });
    const begun = await place.topUp(1_000);
    expect(begun.data).toMatchObject({
      transaction: { status: "STARTED", totalPrice: 1_025, marketplaceFee: 25, paymentMethod: "PLEXO" },
      paymentRequestToken: null,
    });
    const first = await visitPage(begun.data?.["paymentUrl"]);
    expect([first.status, first.to]).toEqual([303, `${shop.settings.apiUrl}/checkout/${last().id}`]);
    expect((await visitPage(begun.data?.["paymentUrl"])).to).toBe(first.to);
    expect([last().amount, last().currency]).toEqual([1_025, "UYU"]);
    expect(await statusOf(begun.data)).toBe("STARTED");
    const paid = shop.pay(last());
    expect(await shop.notify(paid)).toBe(200);
    await expect.poll(place.balance).toBe(100_000);
    expect(await statusOf(begun.data)).toBe("COMPLETED");
    const ended = await visitPage(begun.data?.["paymentUrl"]);
    expect([ended.status, ended.text]).toEqual([200, expect.stringContaining("Pago aprobado")]);
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
    expect(shop.complaints()).toEqual([]);
  });

  test("[PLEXO-02] of many who ask at once, or after an answer was lost, all are led to one page", async () => {
    const begun = await place.topUp(1_000);
    shop.failNext("open", { kind: "reset", when: "after" });
    const lost = await visitPage(begun.data?.["paymentUrl"]);
    expect([lost.status, lost.text]).toEqual([502, expect.stringContaining("No se ha aplicado ningun cargo")]);
    const visits = await Promise.all(Array.from({ length: 6 }, () => visitPage(begun.data?.["paymentUrl"])));
    expect(visits.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 303));
    expect(new Set(visits.map(({ to }) => to)).size).toBe(1);
  });

  test(
    "[PLEXO-03] refused it shows so, and what is paid on the same page afterwards is booked",
    { tags: ["long"] },
    async () => {
      const begun = await place.topUp(1_000);
      await visitPage(begun.data?.["paymentUrl"]);
      expect(await shop.notify(shop.pay(last(), "denied"))).toBe(200);
      await expect.poll(() => statusOf(begun.data)).toBe("CANCELLED");
      expect(await shop.notify(shop.pay(last()))).toBe(200);
      await expect.poll(place.balance).toBe(100_000);
      expect(await statusOf(begun.data)).toBe("COMPLETED");
    },
  );

  test(
    "[PLEXO-03] a page on which nobody paid for a day has ended; paid all the same the comparison books it",
    { tags: ["long"] },
    async () => {
      const begun = await place.topUp(1_000);
      await visitPage(begun.data?.["paymentUrl"]);
      const page = last();
      await query(
        "update payment_attempt set started_at = clock_timestamp() - interval '25 hours' where payment_id = $1",
        page.referenceId,
      );
      await lookNow();
      await expect.poll(() => statusOf(begun.data)).toBe("CANCELLED");
      shop.pay(page);
      expect((await compareBooksOf(server().url, place)).status).toBe(200);
      expect(await place.balance()).toBe(100_000);
    },
  );

  test("[PLEXO-04] [ONLINE-07] a forged notice is 401, and one by the right path books nothing that Plexo does not have", async () => {
    const begun = await place.topUp(1_000);
    await visitPage(begun.data?.["paymentUrl"]);
    const denied = shop.pay(last(), "denied");
    const [right, base] = [String(last().callbackUrl), `${server().url}/api/plexo/notices`];
    const forged = { ...denied, status: "approved" as const, refunds: [] };
    for (const wrong of [base, `${base}/x`, `${base}/${last().referenceId}`, `${right.slice(0, -3)}AAA`])
      expect(await shop.notify(forged, wrong)).toBe(401);
    expect(await query("select 1 from payment_event where payment_id = $1", last().referenceId)).toEqual([]);
    expect(await shop.notify(forged, right)).toBe(200);
    await expect.poll(() => statusOf(begun.data)).toBe("CANCELLED");
    expect(await place.balance()).toBe(0);
  });

  test(
    "[PAY-03] what went to another's merchant, or was paid twice on one page, is booked by nobody and told",
    { tags: ["long"] },
    async () => {
      const [strange, twice] = [await place.topUp(1_000), await place.topUp(2_000)];
      await visitPage(strange.data?.["paymentUrl"]);
      shop.alter(shop.pay(last()), { merchantId: 1 });
      await visitPage(twice.data?.["paymentUrl"]);
      shop.pay(last());
      shop.pay(last());
      await lookNow();
      await expect.poll(() => server().logLines.join("")).toMatch(/"faults":\["ACCOUNT"\]/u);
      await expect.poll(() => server().logLines.join("")).toMatch(/"faults":\["AMOUNT"\]/u);
      expect(await place.balance()).toBe(0);
    },
  );

  test(
    "[ONLINE-04] whom Plexo turns away is told so, and may come again; switched off nothing new begins",
    { tags: ["long"] },
    async () => {
      const begun = await place.topUp(1_000);
      shop.failNext("open", { kind: "status", status: 401, when: "before" });
      const refused = await visitPage(begun.data?.["paymentUrl"]);
      expect([refused.status, refused.text]).toEqual([503, expect.stringContaining("Plexo no está disponible")]);
      expect((await visitPage(begun.data?.["paymentUrl"])).status).toBe(303);
      await query("update cafeteria set features = '{}' where id = $1", place.cafeteriaId);
      expect(await place.topUp(1_000)).toMatchObject({ status: 400, code: "PLEXO_NOT_AVAILABLE" });
      shop.pay(last());
      await lookNow();
      await expect.poll(place.balance).toBe(100_000);
    },
  );

  test(
    "[ONLINE-11] a refund that nobody asked for is taken back and told, and a payment that is gone is told",
    { tags: ["long"] },
    async () => {
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
        second.referenceId,
      );
      const compared = await compareBooksOf(server().url, place);
      const differences = compared.data?.["differences"] as readonly Readonly<Record<string, unknown>>[];
      expect(differences.map(({ kind, provider }) => [kind, provider]).toSorted()).toEqual([
        ["OURS_ONLY", "PLEXO"],
        ["REFUNDED", "PLEXO"],
      ]);
      expect(await place.balance()).toBe(100_000);
      shop.failNext(
        "query",
        ...Array.from({ length: 9 }, () => ({ kind: "status", status: 503, when: "before" }) as const),
      );
      expect(await compareBooksOf(server().url, place)).toMatchObject({ code: "PLEXO_NOT_AVAILABLE" });
    },
  );
});

describe("an id that Plexo assigned", () => {
  test("[ONLINE-13] is given by the highest level alone, to one cafeteria, and what was begun ends under the former", async () => {
    const fresh = await openPlace({ accountId: null });
    expect(await fresh.topUp(1_000)).toMatchObject({ status: 400, code: "PLEXO_NOT_AVAILABLE" });
    expect((await assign(fresh, "14304", fresh.bossToken)).status).toBe(403);
    expect((await assign(fresh, "14304")).data).toMatchObject({
      isAvailable: true,
      isAssigned: true,
      commerceId: "14304",
      isLive: false,
    });
    const [before, ask] = [await fresh.topUp(1_000), server().ask];
    await visitPage(before.data?.["paymentUrl"]);
    const page = last();
    const next = newMerchant();
    expect((await assign(fresh, next)).data).toMatchObject({ commerceId: next });
    const seen = await ask("GET", `/api/cafeterias/${fresh.cafeteriaId}/plexo`, { token: fresh.bossToken });
    expect(seen.json).toMatchObject({ data: { isAssigned: true, commerceId: null } });
    shop.pay(page);
    await lookNow();
    await expect.poll(fresh.balance).toBe(100_000);
    expect(page.merchantId).toBe(14_304);
    const rival = await openPlace({ accountId: null });
    expect(await assign(rival, next)).toMatchObject({ status: 409, code: "ACCOUNT_OF_ANOTHER_CAFETERIA" });
    expect(await assign(rival, "14 304")).toMatchObject({ status: 400, code: "VALIDATION" });
    // Another cafeteria's highest level, as any foreign hand, gives nothing here.
    expect((await assign(fresh, "14305", rival.bossToken)).status).toBe(403);
  });

  test("[ONLINE-04] where the country has no Plexo, or nothing is configured, there is none", async () => {
    const foreign = await openPlace({ country: "AR" });
    expect(await foreign.topUp(1_000)).toMatchObject({ code: "PLEXO_NOT_AVAILABLE" });
    expect(await assign(foreign, "1")).toMatchObject({ code: "PLEXO_NOT_AVAILABLE" });
    await query("delete from country_provider where country_id = 'UY' and feature = 'plexo'");
    expect(await place.topUp(1_000)).toMatchObject({ code: "PLEXO_NOT_AVAILABLE" });
    expect(await assign(place, "2")).toMatchObject({ code: "PLEXO_NOT_AVAILABLE" });
    await query("insert into country_provider values ('UY', 'plexo')");
    const off = await openHostedBuyer(quiet(), {
      provider: "PLEXO",
      feature: "plexo",
      country: "UY",
      accountId: "3",
    });
    expect(await off.topUp(1_000)).toMatchObject({ status: 400, code: "PLEXO_NOT_AVAILABLE" });
    expect((await quiet().ask("GET", "/api/plexo/back", {})).status).toBe(404);
  });
});
