import { randomUUID } from "node:crypto";
import { cents, instant, instantAfter, loadTemporal } from "@cantina/domain/kernel";
import type { HostedPayment } from "@cantina/domain/payments";
import { startPlexo } from "@cantina/testkit/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noticeProofs, plexoCountries, plexoProvider } from "./index.ts";

beforeAll(loadTemporal);
const clock = { now: () => instant(new Date().toISOString()) };
const shop = await startPlexo();
afterAll(() => shop.close());
const settings = { ...shop.settings, countries: plexoCountries };
const addresses = { back: () => "http://localhost/back", notices: () => null };
const provider = plexoProvider(settings, addresses, clock);

const paymentOf = (more: Partial<HostedPayment> = {}): HostedPayment => ({
  reference: randomUUID(),
  number: 1,
  key: randomUUID(),
  total: cents(123_45),
  currency: "UYU",
  country: "UY",
  accountId: shop.firstCommerce,
  buyer: { id: randomUUID(), email: "familia@correo.test" },
  ...more,
});
const kindOf = (answer: Awaited<ReturnType<typeof provider.open>>): string =>
  answer.ok ? answer.value.payment.state : answer.failure.kind;

/** A page on which somebody may pay, and how it is looked at. */
async function openPage() {
  const asked = paymentOf();
  await provider.open(asked);
  const session = shop.sessions().at(-1);
  if (session === undefined) throw new Error("no session was opened");
  const name = `${asked.reference}-1`;
  const look = (openedAt = clock.now()) => provider.read(name, { total: asked.total, currency: "UYU", openedAt });
  return { asked, session, name, look };
}

test("[PLEXO-01] [CALL-01] a session that may be open is unknown, one that never left or was turned away is not", async () => {
  const before = shop.sessions().length;
  for (const when of ["before", "after"] as const) {
    shop.failNext("open", { kind: "reset", when }, { kind: "status", status: 500, when });
    expect(kindOf(await provider.open(paymentOf()))).toBe("OUTCOME_UNKNOWN");
    expect(kindOf(await provider.open(paymentOf()))).toBe("OUTCOME_UNKNOWN");
  }
  for (const text of ["<html>", '{"id":"1"}', '{"id":"1","actions":[{"rel":"self","href":"javascript:1"}]}']) {
    shop.failNext("open", { kind: "garbage", text });
    expect(kindOf(await provider.open(paymentOf()))).toBe("OUTCOME_UNKNOWN");
  }
  shop.failNext("open", { kind: "status", status: 429, when: "before" });
  expect(kindOf(await provider.open(paymentOf()))).toBe("THROTTLED");
  expect(shop.sessions().length - before).toBe(5);
  const { look } = await openPage();
  shop.failNext("query", { kind: "status", status: 503, when: "before" }, { kind: "garbage", text: '{"total":0}' });
  expect(await look()).toMatchObject({ failure: { kind: "UNREACHABLE" } });
  expect(await look()).toMatchObject({ failure: { kind: "INVALID" } });
  const gone = await startPlexo();
  await gone.close();
  const away = plexoProvider({ ...settings, ...gone.settings }, addresses, clock);
  expect(kindOf(await away.open(paymentOf()))).toBe("UNREACHABLE");
});

test("[PLEXO-01] who may not call is unauthorised, and what it can't take is invalid", async () => {
  for (const wrong of [{ apiKey: "otra" }, { clientId: "9" }])
    expect(await plexoProvider({ ...settings, ...wrong }, addresses, clock).open(paymentOf())).toMatchObject({
      failure: { kind: "UNAUTHORISED", providerCode: "unauthorized" },
    });
  expect(await provider.open(paymentOf({ accountId: "999" }))).toMatchObject({
    failure: { kind: "INVALID", providerCode: "merchant-not-found" },
  });
  expect(kindOf(await provider.open(paymentOf({ currency: "ARS" })))).toBe("INVALID");
  expect([provider.serves("UY"), provider.serves("AR"), provider.isLive]).toEqual([true, false, false]);
  expect(plexoProvider({ ...settings, apiUrl: "https://api.plexo.com.uy" }, addresses, clock).isLive).toBe(true);
});

test("[PLEXO-02] a session is named after the attempt, for the canteen's merchant, and carries nothing of the buyer", async () => {
  const asked = paymentOf({ number: 2 });
  const told = plexoProvider(
    settings,
    { ...addresses, notices: (paymentId) => `http://localhost/notices/${paymentId}` },
    clock,
  );
  const opened = await told.open(asked);
  expect(shop.sessions().at(-1)).toMatchObject({
    merchantId: 14_304,
    referenceId: `${asked.reference}-2`,
    amount: 123.45,
    currency: "UYU",
    callbackUrl: `http://localhost/notices/${asked.reference}-2`,
    backUrl: "http://localhost/back",
  });
  expect(opened).toMatchObject({
    value: {
      url: `${settings.apiUrl}/checkout/${shop.sessions().at(-1)?.id ?? ""}`,
      payment: { id: `${asked.reference}-2`, reference: asked.reference, state: "PENDING", total: 123_45 },
    },
  });
  expect(provider.paymentIdOf?.(asked)).toBe(`${asked.reference}-2`);
  expect(shop.complaints()).toEqual([]);
});

test.each([
  ["approved", "APPROVED"],
  ["authorized", "PENDING"],
  ["pending", "PENDING"],
  ["denied", "REJECTED"],
  ["cancelled", "REJECTED"],
] as const)("[PLEXO-03] a payment that is %s is %s, however its list is wrapped", async (status, state) => {
  const { session, look, name } = await openPage();
  shop.pay(session, status);
  for (const listName of [null, "items", "data", "results"] as const) {
    shop.wrapLists(listName);
    expect(await look()).toMatchObject({
      value: { id: name, state, total: 123_45, returned: 0, currency: "UYU", accountId: "14304", isLive: false },
    });
  }
  shop.wrapLists("items");
});

test("[PLEXO-03] a page on which nobody paid is pending for a day, then over, and no payment at all to who asked for none", async () => {
  const { asked, name, look } = await openPage();
  const [day, now] = [86_400_000, clock.now()];
  expect(await look(instantAfter(now, -day + 60_000))).toMatchObject({ value: { state: "PENDING", total: 123_45 } });
  expect(await look(instantAfter(now, -day - 1))).toMatchObject({
    value: { id: name, reference: asked.reference, state: "REJECTED", detail: "EXPIRED" },
  });
  expect(await provider.read(name)).toMatchObject({ failure: { kind: "INVALID", providerCode: "NOT_PAID" } });
});

test("[PLEXO-03] what was refused and then paid on one page is paid; paid twice it is one payment of the sum", async () => {
  const { session, look } = await openPage();
  shop.pay(session, "denied");
  expect(await look()).toMatchObject({ value: { state: "REJECTED" } });
  shop.pay(session, "approved");
  shop.pay(session, "denied");
  expect(await look()).toMatchObject({ value: { state: "APPROVED", total: 123_45 } });
  shop.pay(session, "approved");
  expect(await look()).toMatchObject({ value: { state: "APPROVED", total: 246_90 } });
});

test("[PLEXO-03] what was given back in part is returned, in whole refunded, and asked for once more it is not given twice", async () => {
  const { session, look, name } = await openPage();
  const payment = shop.pay(session);
  shop.refund(payment, 23.45);
  expect(await look()).toMatchObject({ value: { state: "APPROVED", returned: 23_45 } });
  const back = { reference: name.slice(0, 36), number: 1, paymentId: name, key: randomUUID() };
  shop.failNext("refund", { kind: "reset", when: "after" });
  expect(await provider.giveBack(back)).toMatchObject({ failure: { kind: "OUTCOME_UNKNOWN" } });
  expect(await provider.giveBack(back)).toMatchObject({ ok: true });
  expect(payment.refunds.map(({ amount }) => amount)).toEqual([23.45, 100]);
  expect(await look()).toMatchObject({ value: { state: "REFUNDED", returned: 123_45 } });
  shop.alter(payment, { status: "cancelled" });
  expect(await look()).toMatchObject({ value: { state: "REFUNDED" } });
  expect(shop.complaints()).toEqual([]);
});

test("[PLEXO-04] a notice says which payment to look at by the path that it came by, and by nothing else", () => {
  const proofs = noticeProofs(Buffer.from("secreto"));
  // A fixed one: of some random seals the altered text below would be the seal itself.
  const paymentId = "3f0c9a52-6b1d-4e87-9c35-0d2f4a6b8e17-1";
  const proof = proofs.of(paymentId);
  expect(proofs.hear({ proof })).toEqual({ paymentId, mark: paymentId });
  const [, seal = ""] = proof.split(".");
  for (const wrong of [
    "",
    paymentId,
    `${paymentId}.`,
    `${randomUUID()}-1.${seal}`,
    `${paymentId.slice(0, -1)}2.${seal}`,
    `${paymentId}.${seal.slice(0, -2)}AA`,
    `${proof}A`,
  ])
    expect(proofs.hear({ proof: wrong })).toBeNull();
  expect(noticeProofs(Buffer.from("otro")).hear({ proof })).toBeNull();
});
