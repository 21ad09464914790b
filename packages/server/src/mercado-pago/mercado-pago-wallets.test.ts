import { randomUUID } from "node:crypto";
import { type Instant, cents, instant, loadTemporal } from "@cantina/domain/kernel";
import type { WalletCharge } from "@cantina/domain/payments";
import { startMercadoPago } from "@cantina/testkit/stand-ins";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mercadoPagoWallets } from "./index.ts";
import { readWalletPayment } from "./wallet-payment.wire.ts";

let now: Instant;
beforeAll(async () => {
  await loadTemporal();
  now = instant("2026-11-20T13:00:00.000Z");
});
const shop = await startMercadoPago();
afterAll(() => shop.close());
beforeEach(() => shop.forgetFaults());
const account = shop.addSeller();
const seller = { token: account.accessToken, country: "AR" };
const returnUrl = (): string => "https://cantina.ejemplo/back";
const reach = { ...shop.settings, returnUrl, clock: { now: () => now } };
const wallets = mercadoPagoWallets(reach);
const kindOf = (answer: { readonly ok: boolean; readonly failure?: { readonly kind: string } }): string =>
  answer.ok ? "ok" : (answer.failure?.kind ?? "");

/** An agreement that its owner consented to. */
async function consented() {
  const asked = await wallets.ask(seller, { flowId: randomUUID(), clientId: randomUUID(), description: "Comedor" });
  if (!asked.ok) throw new Error(JSON.stringify(asked.failure));
  const { agreementId, consentUrl } = asked.value;
  const agreement = shop.wallet.agreements().find(({ id }) => id === agreementId);
  const code = shop.wallet.consent(consentUrl).searchParams.get("code") ?? "";
  if (agreement === undefined) throw new Error("no agreement");
  return { agreementId, agreement, code };
}

async function linked() {
  const { agreementId, agreement, code } = await consented();
  const given = await wallets.payerTokenOf(seller, { agreementId, code });
  if (!given.ok) throw new Error(JSON.stringify(given.failure));
  return { agreementId, agreement, code, payerToken: given.value };
}

const chargeOf = (payerToken: string, more: Partial<WalletCharge> = {}): WalletCharge => ({
  payerToken,
  reference: randomUUID(),
  key: randomUUID(),
  total: cents(123_45),
  commission: null,
  description: "Recarga de saldo",
  ...more,
});

test("[MP-07] a consent is asked for with the platform's id; a code is good once, and a lost answer is told as one", async () => {
  const { agreementId, code, payerToken } = await linked();
  expect(payerToken).toMatch(/^wallet-/u);
  expect(await wallets.stateOf(seller, agreementId)).toEqual({ ok: true, value: "ACTIVE" });
  expect(kindOf(await wallets.payerTokenOf(seller, { agreementId, code }))).toBe("INVALID");
  const lost = await consented();
  shop.failNext("payerToken", { kind: "reset", when: "after" });
  expect(kindOf(await wallets.payerTokenOf(seller, lost))).toBe("OUTCOME_UNKNOWN");
  const unknown = mercadoPagoWallets({
    ...reach,
    wallets: { AR: { ...shop.settings.wallets.AR, platformId: "other" } },
  });
  expect(kindOf(await unknown.stateOf(seller, agreementId))).toBe("UNAUTHORISED");
  expect([wallets.serves("AR"), wallets.serves("UY")]).toEqual([true, false]);
  expect(
    kindOf(await wallets.ask({ ...seller, country: "UY" }, { flowId: "f", clientId: "c", description: "d" })),
  ).toBe("OFF");
});

test("[MP-07] what is to end and is not there has ended, and nobody takes a silence for an end", async () => {
  const { agreementId } = await linked();
  shop.failNext("endAgreement", { kind: "reset", when: "after" });
  expect(kindOf(await wallets.end(seller, agreementId))).toBe("UNREACHABLE");
  expect(await wallets.end(seller, agreementId)).toEqual({ ok: true, value: null });
  expect(await wallets.stateOf(seller, agreementId)).toEqual({ ok: true, value: "ENDED" });
  expect(await wallets.stateOf(seller, "0")).toEqual({ ok: true, value: "ENDED" });
  shop.failNext("readAgreement", { kind: "status", status: 503, when: "before" });
  expect(kindOf(await wallets.stateOf(seller, agreementId))).toBe("UNREACHABLE");
});

test("[MP-07] the same key charges once; a charge that may have been made is unknown, and is found by its reference", async () => {
  const { payerToken } = await linked();
  const asked = chargeOf(payerToken);
  const first = await wallets.charge(seller, asked);
  expect(first).toMatchObject({
    value: { reference: asked.reference, state: "APPROVED", total: 123_45, currency: null, accountId: null },
  });
  expect(await wallets.charge(seller, asked)).toEqual(first);
  expect(kindOf(await wallets.charge(seller, { ...asked, total: cents(1) }))).toBe("CONFLICT");
  for (const fault of [
    { kind: "reset", when: "after" },
    { kind: "status", status: 500, when: "after" },
    { kind: "half" },
    { kind: "garbage", text: '{"id":1}' },
  ] as const) {
    const lost = chargeOf(payerToken);
    shop.failNext("walletCharge", fault);
    expect(kindOf(await wallets.charge(seller, lost))).toBe("OUTCOME_UNKNOWN");
    expect(await wallets.find(seller.token, lost.reference)).toMatchObject({ value: [{ state: "APPROVED" }] });
  }
  shop.failNext("walletCharge", { kind: "status", status: 429, when: "before" });
  expect(kindOf(await wallets.charge(seller, chargeOf(payerToken)))).toBe("THROTTLED");
  expect(shop.complaints()).toEqual([]);
});

test("[MP-07] a dead token says so; what is given back is given back once", async () => {
  const { agreement, payerToken } = await linked();
  const paid = await wallets.charge(seller, chargeOf(payerToken));
  const id = paid.ok ? paid.value.id : "";
  const key = randomUUID();
  expect(await wallets.giveBack(seller.token, id, key)).toEqual({ ok: true, value: null });
  expect(await wallets.giveBack(seller.token, id, key)).toEqual({ ok: true, value: null });
  expect(await wallets.read(seller.token, id)).toMatchObject({ value: { state: "REFUNDED", returned: 123_45 } });
  expect(kindOf(await wallets.read(seller.token, "1"))).toBe("INVALID");
  shop.wallet.fund(agreement, "OTHE");
  const refused = await wallets.charge(seller, chargeOf(payerToken));
  expect(refused).toMatchObject({ value: { state: "REJECTED", detail: "cc_rejected_other_reason" } });
  shop.wallet.cancel(agreement);
  const dead = await wallets.charge(seller, chargeOf(payerToken));
  expect(dead.ok ? null : wallets.isTokenDead(dead.failure)).toBe(true);
});

test("[MP-07] parts tell what was taken back, and the books' own words of seller, currency and mode are taken", () => {
  const part = { status: "approved", transaction_amount: 10, external_reference: "r" };
  const read = (more: object, parts: readonly object[] = [part]) =>
    readWalletPayment({ id: 7, status: "approved", payments: parts, ...more }, now);
  expect(read({})).toMatchObject({ id: "7", reference: "r", total: 1_000, state: "APPROVED", updatedAt: now });
  expect(read({}, [{ ...part, status: "charged_back" }, part])).toMatchObject({ state: "CHARGED_BACK", total: 2_000 });
  expect(read({}, [{ ...part, status: "refunded" }])?.state).toBe("REFUNDED");
  expect(read({}, [{ ...part, transaction_amount_refunded: 4 }])).toMatchObject({ state: "APPROVED", returned: 400 });
  expect(read({ status: "in_process" })?.state).toBe("PENDING");
  expect(read({}, [{ ...part, currency_id: "ARS", collector_id: 9, live_mode: true }])).toMatchObject({
    currency: "ARS",
    accountId: "9",
    isLive: true,
  });
  expect(read({}, [])).toBeUndefined();
});
