import { randomUUID } from "node:crypto";
import { cents, instant, instantAfter, loadTemporal } from "@cantina/domain/kernel";
import { type HostedPayment, providerFailureKinds } from "@cantina/domain/payments";
import { startPlexoSigned } from "@cantina/testkit/stand-ins";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { comparePinnedKey, noInclusion, plexo, plexoCountries, signedPlexoProvider } from "./index.ts";
import { kindOf } from "./result-codes.ts";
import { sealMessage } from "./signed-message.ts";

beforeAll(loadTemporal);
const clock = { now: () => instant(new Date().toISOString()) };
const shop = await startPlexoSigned();
afterAll(() => shop.close());
beforeEach(() => {
  shop.forgetFaults();
  shop.goAhead(0);
});
const settings = { ...shop.settings, inclusion: noInclusion, countries: plexoCountries };
const back = () => "http://localhost/back";
const provider = signedPlexoProvider(settings, { back }, clock);
const charge = (asked: HostedPayment, instrument: string) => provider.charge?.(asked, instrument);

const paymentOf = (more: Partial<HostedPayment> = {}): HostedPayment => ({
  reference: randomUUID(),
  number: 1,
  key: randomUUID(),
  total: cents(123_50),
  currency: "UYU",
  country: "UY",
  accountId: shop.firstCommerce,
  buyer: { id: randomUUID(), email: "familia@correo.test" },
  ...more,
});
const failureOf = (answer: { readonly ok: boolean; readonly failure?: object } | undefined) =>
  answer?.failure ?? "none";

async function openPage(more: Partial<HostedPayment> = {}) {
  const asked = paymentOf(more);
  const opened = await provider.open(asked);
  const session = shop.sessions().at(-1);
  if (session === undefined || !opened.ok) throw new Error("no page was opened");
  const name = `${asked.reference}-${asked.number}`;
  const look = (openedAt = clock.now()) => provider.read(name, { total: asked.total, currency: "UYU", openedAt });
  const purchaseOf = () => {
    const purchase = shop.purchases().find(({ reference }) => reference === name);
    if (purchase === undefined) throw new Error("nothing was charged");
    return purchase;
  };
  return { asked, opened: opened.value, session, name, look, purchaseOf };
}

test.each([
  ["INVALID", [1, 11, 26]],
  ["REJECTED", [2, 3, 4, 5, 9, 10, 15, 16, 17, 18, 19, 20, 22, 23, 24, 27]],
  ["CONFLICT", [6, 25]],
  ["UNAUTHORISED", [12, 13, 14, 21]],
  ["UNREACHABLE", [7, 8, 28, 99]],
] as const)("[PLEXO-07] of a look %s is %j", (kind, codes) => {
  for (const code of codes) {
    expect([code, kindOf(code, false)]).toEqual([code, kind]);
    expect([code, kindOf(code, true)]).toEqual([code, kind === "UNREACHABLE" ? "OUTCOME_UNKNOWN" : kind]);
  }
  expect(providerFailureKinds).toContain(kind);
});

test.each([9, 10, 15, 16, 17, 18, 19, 20, 4] as const)(
  "[PLEXO-07] a charge that is refused by code %i is final, and nothing is charged",
  async (code) => {
    const { asked, session, look } = await openPage();
    const { token } = shop.choose(session, { outcome: code });
    expect(await charge(asked, token)).toMatchObject({ failure: { kind: "REJECTED", providerCode: String(code) } });
    expect(await look()).toMatchObject({ value: { state: "PENDING", detail: "NOT_PAID" } });
  },
);

test("[PLEXO-07] a charge that may have been made is unknown, whatever befell it; one that never left is not", async () => {
  const faults = [
    { kind: "reset", when: "before" },
    { kind: "reset", when: "after" },
    { kind: "status", status: 500, when: "after" },
    { kind: "status", status: 403, when: "before" },
    { kind: "half" },
    { kind: "garbage", text: "<html>" },
    { kind: "garbage", text: '{"Object":{"Object":{"ResultCode":19}},"Signature":""}' },
  ] as const;
  for (const fault of faults) {
    const { asked, session } = await openPage();
    shop.failNext("charge", fault);
    expect([fault, await charge(asked, shop.choose(session).token)]).toMatchObject([
      fault,
      { failure: { kind: "OUTCOME_UNKNOWN" } },
    ]);
  }
  const gone = await startPlexoSigned();
  await gone.close();
  const away = signedPlexoProvider({ ...settings, apiUrl: gone.settings.apiUrl }, { back }, clock);
  expect(await away.charge?.(paymentOf(), "x")).toMatchObject({ failure: { kind: "UNREACHABLE" } });
});

test("[PLEXO-05] who is not who it says, whose clock is wrong, or whom Plexo doesn't know, is turned away by its code", async () => {
  const with_ = (more: Partial<typeof settings>) => signedPlexoProvider({ ...settings, ...more }, { back }, clock);
  const { certificate, key } = shop.stranger;
  for (const [one, providerCode] of [
    [with_({ certificate, key }), "12"],
    [with_({ key }), "13"],
    [with_({ client: "Otro" }), "21"],
  ] as const)
    expect(await one.open(paymentOf())).toMatchObject({ failure: { kind: "UNAUTHORISED", providerCode } });
  for (const ahead of [700_000, -700_000]) {
    shop.goAhead(ahead);
    const answer = await provider.open(paymentOf());
    // Behind ours its own answers are no longer good, before they say so.
    expect(failureOf(answer)).toMatchObject(
      ahead > 0 ? { kind: "UNAUTHORISED", providerCode: "14" } : { kind: "OUTCOME_UNKNOWN", providerCode: "EXPIRED" },
    );
  }
});

test("[PLEXO-06] an answer that the pinned certificate did not sign says nothing, of a page, a charge, a look or a refund", async () => {
  const lies = ["WRONG_KEY", "UNKNOWN_CERTIFICATE", "ALTERED", "STALE", "UNSIGNED"] as const;
  for (const lie of lies) {
    const { asked, session, look, name } = await openPage();
    shop.lieNext("open", lie);
    expect(await provider.open(paymentOf())).toMatchObject({ failure: { kind: "OUTCOME_UNKNOWN" } });
    shop.lieNext("charge", lie);
    expect(await charge(asked, shop.choose(session).token)).toMatchObject({ failure: { kind: "OUTCOME_UNKNOWN" } });
    shop.lieNext("read", lie);
    expect(await look()).toMatchObject({ failure: { kind: "UNAUTHORISED" } });
    expect(await look()).toMatchObject({ value: { state: "APPROVED" } });
    shop.lieNext("refund", lie);
    const givenBack = { reference: asked.reference, number: 1, paymentId: name, key: randomUUID() };
    expect(await provider.giveBack(givenBack)).toMatchObject({ failure: { kind: "OUTCOME_UNKNOWN" } });
    expect(await look()).toMatchObject({ value: { state: "REFUNDED" } });
  }
  expect(shop.complaints()).toEqual([]);
});

test("[PLEXO-06] the key that Plexo hands out is compared with the pinned one", async () => {
  expect(await comparePinnedKey(settings, clock)).toEqual({ ok: true, value: true });
  shop.lieNext("key", "WRONG_KEY");
  expect(await comparePinnedKey(settings, clock)).toMatchObject({ failure: { providerCode: "SIGNATURE" } });
  const other = { ...settings, serverCertificate: shop.stranger.certificate };
  expect(await comparePinnedKey(other, clock)).toMatchObject({ failure: { providerCode: "FINGERPRINT" } });
});

test("[PLEXO-08] a page is named after the attempt, for the canteen's commerce, and carries nothing of the buyer", async () => {
  const { asked, opened, session, name } = await openPage({ number: 2 });
  expect(session).toMatchObject({ reference: name, commerceId: 62, redirectUri: back() });
  expect(name).toBe(`${asked.reference}-2`);
  expect(opened).toMatchObject({ pageId: session.id, payment: { id: name, state: "PENDING", total: 123_50 } });
  expect(opened.url.endsWith(`/${session.id}`)).toBe(true);
  expect([provider.serves("UY"), provider.serves("AR"), provider.isLive]).toEqual([true, false, false]);
  for (const accountId of ["comedor", "999"])
    expect(await provider.open(paymentOf({ accountId }))).toMatchObject({ failure: { kind: "INVALID" } });
  const { session: other } = await openPage();
  expect(await charge(paymentOf({ currency: "ARS" }), shop.choose(other).token)).toMatchObject({
    failure: { kind: "INVALID" },
  });
});

test("[PLEXO-08] what was chosen is charged once by the attempt's name, with what the law has to be told", async () => {
  const { asked, session, look, purchaseOf } = await openPage();
  const { token } = shop.choose(session);
  expect(await charge(asked, token)).toEqual({ ok: true, value: null });
  expect(await charge(asked, token)).toMatchObject({ failure: { kind: "CONFLICT", providerCode: "6" } });
  expect(purchaseOf()).toMatchObject({ amount: 123.5, currencyId: 1, commerceId: 62, state: "ok" });
  expect(await look()).toMatchObject({
    value: { state: "APPROVED", total: 123_50, returned: 0, currency: "UYU", accountId: "62", card: "DEBIT" },
  });
  const declared = signedPlexoProvider({ ...settings, inclusion: { type: 6, taxedShare: 2_000 } }, { back }, clock);
  const more = await openPage();
  expect(await declared.charge?.(more.asked, shop.choose(more.session).token)).toMatchObject({ ok: true });
  expect(shop.complaints()).toEqual([]);
});

test.each([
  ["ok", "APPROVED"],
  ["denied", "REJECTED"],
  ["pending", "PENDING"],
  ["refunded", "REFUNDED"],
  ["cancelled", "REFUNDED"],
] as const)("[PLEXO-08] a purchase that is %s is %s", async (state, expected) => {
  const { asked, session, look, purchaseOf } = await openPage();
  const outcome = state === "denied" || state === "pending" ? state : "ok";
  await charge(asked, shop.choose(session, { outcome }).token);
  if (state === "refunded" || state === "cancelled") shop.refund(purchaseOf());
  if (state === "cancelled") shop.alter(purchaseOf(), { state });
  expect(await look()).toMatchObject({ value: { state: expected } });
});

test("[PLEXO-08] what was given back in part is returned, and asked for once more nothing is given back twice", async () => {
  const { asked, session, look, name, purchaseOf } = await openPage();
  await charge(asked, shop.choose(session).token);
  shop.refund(purchaseOf(), 23.5);
  expect(await look()).toMatchObject({ value: { state: "APPROVED", returned: 23_50 } });
  const again = { reference: asked.reference, number: 1, paymentId: name, key: randomUUID() };
  shop.failNext("refund", { kind: "reset", when: "after" });
  expect(await provider.giveBack(again)).toMatchObject({ failure: { kind: "OUTCOME_UNKNOWN" } });
  expect(await provider.giveBack(again)).toMatchObject({ ok: true });
  expect(purchaseOf().returns.map(({ amount }) => amount)).toEqual([23.5, 100]);
  expect(await look()).toMatchObject({ value: { state: "REFUNDED", returned: 123_50 } });
});

test("[PLEXO-08] a page for which nothing was charged is over after three hours, and no payment to who asked for none", async () => {
  const { look, name } = await openPage();
  expect(await look(instantAfter(clock.now(), -10_700_000))).toMatchObject({ value: { state: "PENDING" } });
  expect(await look(instantAfter(clock.now(), -10_900_000))).toMatchObject({
    value: { state: "REJECTED", detail: "EXPIRED" },
  });
  expect(await provider.read(name)).toMatchObject({ failure: { kind: "INVALID", providerCode: "NOT_PAID" } });
});

const hear = (body: string, more: Partial<typeof settings> = {}) => {
  const { hear: hears } = plexo(
    { ...settings, ...more },
    { secret: Buffer.alloc(0), clock, back, notices: () => null },
  );
  return hears({ proof: "", header: () => "", body: Buffer.from(body) });
};
const serverIdentity = { certificate: shop.settings.certificate, key: shop.settings.key };
/** As if our own certificate were Plexo's. */
const told = (object: Parameters<typeof sealMessage>[0]) =>
  hear(sealMessage(object, serverIdentity, clock.now()), { serverCertificate: serverIdentity.certificate });

test.each([
  ["1", "DEBIT"],
  ["3", "DEBIT"],
  ["2", "CREDIT"],
  ["4", "CREDIT"],
  ["5", "PREPAID"],
  ["6", "PREPAID"],
  ["0", "OTHER"],
  ["8", "OTHER"],
  ["", "OTHER"],
] as const)("[PLEXO-09] a card of kind %j is %s", (kind, card) => {
  const information: Readonly<Record<string, string>> = kind === "" ? {} : { CardType: kind };
  const instrument = { InstrumentToken: "abc", InstrumentInformation: information };
  const news = told({ Client: "Cantina", SessionId: "s-1", Action: 1, PaymentInstrument: instrument });
  expect(news?.told?.choice).toEqual({ pageId: "s-1", instrument: "abc", card });
});

test("[PLEXO-09] a callback is another client's, or none, and what it tells of is answered by a signed code", () => {
  expect(told({ Client: "Otro", SessionId: "s-1", PaymentInstrument: { InstrumentToken: "abc" } })).toBeNull();
  expect(hear("{}")).toBeNull();
  const news = told({ Client: "Cantina", TransactionId: "t-1" });
  expect([news?.paymentId, news?.told?.choice]).toEqual([null, null]);
  const replies = (["KEPT", "UNKNOWN_PAGE", "ENDED"] as const).map(
    (outcome) => (JSON.parse(news?.told?.reply(outcome) ?? "") as { Object: { Object: unknown } }).Object.Object,
  );
  expect(replies).toEqual([0, 2, 3].map((ResultCode) => ({ Client: "Cantina", ResultCode })));
});
