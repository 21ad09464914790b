import { randomBytes } from "node:crypto";
import { callApi, compareBooksOf, openHostedBuyer, visitPage } from "@cantina/testkit/online-suite";
import { withTestServer } from "@cantina/testkit/database";
import { startPlexoSigned } from "@cantina/testkit/stand-ins";
import { afterAll, beforeEach, expect, test } from "vitest";
import { auditBooks } from "../audit/index.ts";
import { noInclusion, plexoCountries } from "../plexo/index.ts";

const shop = await startPlexoSigned();
const settings = { ...shop.settings, inclusion: noInclusion, countries: plexoCountries };
const server = withTestServer({ plexo: settings, sealingKey: randomBytes(32) });
/** Nothing that was chosen could be kept sealed. */
const keyless = withTestServer({ plexo: settings });
afterAll(() => shop.close());
const query = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);

let commerces = 1_000;
const openPlace = async (more: { readonly surcharge?: number; readonly isDebitOnly?: boolean } = {}) => {
  commerces += 1;
  shop.addCommerce(commerces);
  const accountId = String(commerces);
  const { isDebitOnly = false, ...rest } = more;
  const opened = await openHostedBuyer(server(), {
    provider: "PLEXO",
    feature: "plexo",
    country: "UY",
    accountId,
    ...rest,
  });
  if (isDebitOnly)
    await query("update cafeteria set features = features || '{debitOnly}' where id = $1", opened.cafeteriaId);
  return { ...opened, accountId };
};
type Place = Awaited<ReturnType<typeof openPlace>>;

/** The one that was opened last for that canteen. */
const pageOf = ({ accountId }: Place) => {
  const session = shop.sessions().findLast(({ commerceId }) => String(commerceId) === accountId);
  if (session === undefined) throw new Error("no page was opened");
  return session;
};
const purchaseOf = (reference: string) => {
  const purchase = shop.purchases().find((one) => one.reference === reference);
  if (purchase === undefined) throw new Error(`nothing was charged for ${reference}`);
  return purchase;
};
const isCharged = (reference: string) => shop.purchases().some((one) => one.reference === reference);
const lookNow = () => query("update payment_attempt set look_at = clock_timestamp() where look_at is not null");
/** As if whoever asked before had no answer for a minute. */
const waitForCall = () =>
  query("update page_choice set asked_at = asked_at - interval '2 minutes' where asked_at is not null");
const statusOf = async (data: Readonly<Record<string, unknown>> | undefined) => {
  const transaction = data?.["transaction"] as { readonly id: string } | undefined;
  return (await query("select status from transaction where id = $1", transaction?.id))[0]?.["status"];
};
/** Up to the page, on which nothing is chosen yet. */
async function beginOn(own: Place) {
  const begun = await own.topUp(1_000);
  await visitPage(begun.data?.["paymentUrl"]);
  return { begun, session: pageOf(own), visit: () => visitPage(begun.data?.["paymentUrl"]) };
}

let place: Place;
beforeEach(async () => {
  shop.forgetFaults();
  shop.knowNames(true);
  shop.tellAt(`${server().url}/api/plexo/notices`);
  place = await openPlace();
});
const kept = { status: 200, resultCode: 0 };

test(
  "[ONLINE-14] [ONLINE-12] what is chosen on the page is charged and booked once, with its surcharge apart",
  { tags: ["long"] },
  async () => {
    place = await openPlace({ surcharge: 250 });
    const { begun, session, visit } = await beginOn(place);
    expect((await visit()).to).toBe(`${shop.settings.apiUrl.replace(/\/[^/]*$/u, "")}/${session.id}`);
    expect(isCharged(session.reference)).toBe(false);
    const instrument = shop.choose(session);
    expect(await shop.tell(instrument)).toEqual(kept);
    const used = await visit();
    expect([used.status, used.text]).toEqual([200, expect.stringContaining("Pago pendiente")]);
    await expect.poll(place.balance, { timeout: 15_000 }).toBe(100_000);
    expect(purchaseOf(session.reference)).toMatchObject({ amount: 1_025, currencyId: 1 });
    expect(await statusOf(begun.data)).toBe("COMPLETED");
    expect((await visit()).text).toContain("Pago aprobado");
    expect(await shop.tell(instrument)).toEqual(kept);
    expect(await shop.tell(shop.choose(session))).toEqual(kept);
    await expect.poll(() => query("select 1 from page_choice where sealed_instrument is not null")).toEqual([]);
    await lookNow();
    expect(await place.balance()).toBe(100_000);
    expect((await auditBooks(server().database.kysely)).discrepancies).toEqual([]);
    expect(shop.complaints()).toEqual([]);
  },
);

test("[ONLINE-14] a token that charges stands sealed in the database, and nowhere in the log", async () => {
  const { session } = await beginOn(place);
  const { token } = shop.choose(session);
  shop.failNext(
    "charge",
    ...Array.from({ length: 9 }, () => ({ kind: "status", status: 500, when: "before" }) as const),
  );
  expect(await shop.tell({ token, sessionId: session.id, kind: 1, outcome: "ok" })).toEqual(kept);
  const rows = await query("select c::text as text from page_choice c where page_id = $1", session.id);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString("hex"));
  await expect.poll(() => server().logLines.join(""), { timeout: 15_000 }).toContain("CHARGE_FAILED");
  expect(server().logLines.join("")).not.toContain(token);
});

test(
  "[ONLINE-14] a callback that is forged, old or of a page that nobody was led to changes nothing",
  { tags: ["long"] },
  async () => {
    const { begun, session } = await beginOn(place);
    const instrument = shop.choose(session);
    for (const lie of ["WRONG_KEY", "UNKNOWN_CERTIFICATE", "ALTERED", "STALE", "UNSIGNED"] as const)
      expect(await shop.tell(instrument, { lie })).toMatchObject({ status: 401, resultCode: null });
    expect(await shop.tell({ ...instrument, sessionId: "f".repeat(32) })).toEqual({ status: 200, resultCode: 2 });
    await query(
      "update payment_attempt set started_at = clock_timestamp() - interval '61 minutes' where payment_id = $1",
      session.reference,
    );
    expect(await shop.tell(instrument)).toEqual({ status: 200, resultCode: 3 });
    await query(
      "update payment_attempt set started_at = clock_timestamp() - interval '181 minutes', look_at = clock_timestamp() where payment_id = $1",
      session.reference,
    );
    await expect.poll(() => statusOf(begun.data), { timeout: 15_000 }).toBe("CANCELLED");
    expect(await shop.tell(instrument)).toEqual({ status: 200, resultCode: 3 });
    expect(isCharged(session.reference)).toBe(false);
  },
);

test("[ONLINE-14] what nobody answered is told again, and charged once", { tags: ["long"] }, async () => {
  const { session } = await beginOn(place);
  shop.tellAt(`${server().url}/api/plexo/nobody`);
  const instrument = shop.choose(session);
  expect(await shop.tell(instrument)).toMatchObject({ status: 404, resultCode: null });
  shop.tellAt(`${server().url}/api/plexo/notices`);
  expect(await Promise.all(Array.from({ length: 5 }, () => shop.tell(instrument)))).toEqual(
    Array.from({ length: 5 }, () => kept),
  );
  await expect.poll(place.balance, { timeout: 15_000 }).toBe(100_000);
  expect(shop.complaints()).toEqual([]);
});

test("[PAY-11] where only debit pays, a card of another kind is charged nothing", { tags: ["long"] }, async () => {
  const kinds = { 0: false, 1: true, 2: false, 3: true, 4: false, 5: false, 6: false };
  const paid = Object.entries(kinds).map(async ([kind, isPaid]) => {
    const own = await openPlace({ isDebitOnly: true });
    const { begun, session } = await beginOn(own);
    expect(await shop.tell(shop.choose(session, { kind: Number(kind) }))).toEqual(kept);
    await expect.poll(() => statusOf(begun.data), { timeout: 15_000 }).toBe(isPaid ? "COMPLETED" : "CANCELLED");
    return [kind, isCharged(session.reference), await own.balance()];
  });
  expect(await Promise.all(paid)).toEqual(
    Object.entries(kinds).map(([kind, isPaid]) => [kind, isPaid, isPaid ? 100_000 : 0]),
  );
});

test(
  "[PAY-04] [PAY-10] refused by the card, another page is opened, and what is chosen there is charged",
  { tags: ["long"] },
  async () => {
    const refused = (["denied", 20] as const).map(async (outcome) => {
      const own = await openPlace();
      const { begun, session, visit } = await beginOn(own);
      await shop.tell(shop.choose(session, { outcome }));
      await expect.poll(() => statusOf(begun.data), { timeout: 15_000 }).toBe("CANCELLED");
      expect((await visit()).status).toBe(303);
      const next = pageOf(own);
      expect(next.reference).toBe(`${session.reference.slice(0, 36)}-2`);
      // The former page is told of once more, with another card.
      expect((await shop.tell(shop.choose(session))).resultCode).toBe(0);
      await shop.tell(shop.choose(next));
      await expect.poll(own.balance, { timeout: 15_000 }).toBe(100_000);
      expect(await statusOf(begun.data)).toBe("COMPLETED");
    });
    await Promise.all(refused);
    expect(shop.complaints()).toEqual([]);
  },
);

test(
  "[PAY-11] a charge whose answer was lost is looked for, and asked for again only where Plexo has nothing of it",
  { tags: ["long"] },
  async () => {
    for (const when of ["before", "after"] as const) {
      const before = await place.balance();
      const { session } = await beginOn(place);
      shop.failNext("charge", { kind: "reset", when });
      // Until somebody heard whether it was charged, nobody asks for it again.
      shop.failNext("read", ...Array.from({ length: 2 }, () => ({ kind: "reset", when: "before" }) as const));
      await shop.tell(shop.choose(session));
      await expect.poll(() => shop.faultsLeft("charge"), { timeout: 15_000 }).toBe(0);
      await waitForCall();
      await lookNow();
      await expect.poll(() => shop.faultsLeft("read"), { timeout: 15_000 }).toBe(0);
      await waitForCall();
      await lookNow();
      await expect.poll(place.balance, { timeout: 15_000 }).toBe(before + 100_000);
    }
    expect(shop.complaints()).toEqual([]);
  },
);

test(
  "[PAY-11] what was charged is not asked for again, whoever forgets by which name it was",
  { tags: ["long"] },
  async () => {
    shop.knowNames(false);
    for (const lost of [{ kind: "reset", when: "after" }, { kind: "half" }] as const) {
      const own = await openPlace();
      const { session } = await beginOn(own);
      shop.failNext("charge", lost);
      // Who can't look doesn't charge either.
      shop.failNext("read", ...Array.from({ length: 2 }, () => ({ kind: "reset", when: "before" }) as const));
      await shop.tell(shop.choose(session));
      await expect.poll(() => isCharged(session.reference), { timeout: 15_000 }).toBe(true);
      const lookAndWait = async () => {
        await waitForCall();
        await lookNow();
        return own.balance();
      };
      await expect.poll(lookAndWait, { interval: 500, timeout: 20_000 }).toBe(100_000);
      expect(shop.faultsLeft("read")).toBe(0);
      expect(shop.purchases().filter(({ reference }) => reference === session.reference)).toHaveLength(1);
    }
    expect(shop.complaints()).toEqual([]);
  },
);

test("[PAY-11] for an account that was closed meanwhile nothing is charged", async () => {
  const { begun, session } = await beginOn(place);
  await query("update profile set status = 'DELETED' where id = $1", place.clientId);
  await shop.tell(shop.choose(session));
  await expect.poll(() => statusOf(begun.data), { timeout: 15_000 }).toBe("CANCELLED");
  expect(isCharged(session.reference)).toBe(false);
});

test(
  "[ONLINE-11] [PAY-03] a refund that nobody asked for is taken back and told, and another's commerce is booked by nobody",
  { tags: ["long"] },
  async () => {
    const [first, second] = [await beginOn(place), await beginOn(place)];
    await shop.tell(shop.choose(first.session));
    await expect.poll(place.balance, { timeout: 15_000 }).toBe(100_000);
    shop.refund(purchaseOf(first.session.reference));
    shop.failNext("read", { kind: "status", status: 503, when: "before" });
    await shop.tell(shop.choose(second.session));
    await expect.poll(() => isCharged(second.session.reference), { timeout: 15_000 }).toBe(true);
    shop.alter(purchaseOf(second.session.reference), { commerceId: 1 });
    const compared = await compareBooksOf(server().url, place);
    const differences = compared.data?.["differences"] as readonly Readonly<Record<string, unknown>>[];
    expect(differences.map(({ kind }) => kind)).toContain("REFUNDED");
    await lookNow();
    await expect.poll(() => server().logLines.join(""), { timeout: 15_000 }).toMatch(/"faults":\["ACCOUNT"\]/u);
    expect(await place.balance()).toBe(0);
  },
);

test("[ONLINE-04] without a key to seal what is chosen there is no Plexo", async () => {
  const off = await openHostedBuyer(keyless(), { provider: "PLEXO", feature: "plexo", country: "UY", accountId: "62" });
  expect(await off.topUp(1_000)).toMatchObject({ status: 400, code: "PLEXO_NOT_AVAILABLE" });
  const path = `/plexo/set_cafeteria_configuration/${off.cafeteriaId}`;
  const given = await callApi(keyless().url, { path, token: off.systemToken, body: { commerceId: "63" } });
  expect(given).toMatchObject({ code: "PLEXO_NOT_AVAILABLE" });
});
