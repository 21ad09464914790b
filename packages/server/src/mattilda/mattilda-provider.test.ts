import { generateKeyPairSync, randomUUID } from "node:crypto";
import { cents, instant, instantAfter, loadTemporal } from "@cantina/domain/kernel";
import type { HostedPayment } from "@cantina/domain/payments";
import { startMattildaPay } from "@cantina/testkit/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mattildaCountries, mattildaPaths, mattildaPayUrl, mattildaProvider } from "./index.ts";
import { mattildaTokens } from "./mattilda-token.ts";

beforeAll(loadTemporal);
const clock = { now: () => instant(new Date().toISOString()) };
const [shop, rsaShop] = await Promise.all([startMattildaPay(), startMattildaPay("RSA")]);
afterAll(async () => {
  await Promise.all([shop.close(), rsaShop.close()]);
});
const settings = { ...shop.settings, countries: mattildaCountries };
const addresses = { back: (paymentId: string) => `http://localhost/back/${paymentId}` };
const provider = mattildaProvider(settings, addresses, clock);
const { firstMerchant: accountId } = shop;

const paymentOf = (more: Partial<HostedPayment> = {}): HostedPayment => ({
  reference: randomUUID(),
  number: 1,
  key: randomUUID(),
  total: cents(123_45),
  currency: "MXN",
  country: "MX",
  accountId,
  buyer: { id: randomUUID(), email: "familia@correo.test" },
  ...more,
});
const kindOf = (answer: Awaited<ReturnType<typeof provider.open>>): string =>
  answer.ok ? answer.value.payment.state : answer.failure.kind;

/** A page on which somebody may pay, and how it is looked at. */
async function openPage() {
  const asked = paymentOf();
  await provider.open(asked);
  const link = shop.links().at(-1);
  if (link === undefined) throw new Error("no link was opened");
  const name = `${asked.reference}-1`;
  const look = (openedAt = clock.now()) =>
    provider.read(name, { total: asked.total, currency: "MXN", openedAt }, accountId);
  return { asked, link, name, look };
}

test("[MATTILDA-04] a call is signed by a key of either kind, for one scope, and looked up by the merchant", async () => {
  for (const one of [shop, rsaShop]) {
    const its = mattildaProvider({ ...one.settings, countries: mattildaCountries }, addresses, clock);
    expect(kindOf(await its.open(paymentOf()))).toBe("PENDING");
    expect(await its.read(`${randomUUID()}-1`, undefined, accountId)).toMatchObject({
      failure: { kind: "INVALID", providerCode: "NOT_PAID" },
    });
    expect(one.complaints()).toEqual([]);
  }
});

test("[MATTILDA-04] a token is good for a minute, and half a minute before where a clock is behind", async () => {
  const at = instant("2026-03-04T05:06:07.800Z");
  const [, claims = ""] = (await mattildaTokens(settings.privateKey)("transactions.read", at)).split(".");
  const seconds = Date.parse("2026-03-04T05:06:07Z") / 1_000;
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toEqual({
    iss: "cantina",
    jti: expect.stringMatching(/^[0-9a-f-]{36}$/u) as string,
    scopes: ["transactions.read"],
    iat: seconds,
    nbf: seconds - 30,
    exp: seconds + 60,
  });
});

test("[MATTILDA-04] who may not call is unauthorised, and what it can't take is invalid", async () => {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-521" });
  const strange = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const stale = { now: () => instantAfter(clock.now(), -120_000) };
  for (const [wrong, its] of [
    [{ ...settings, privateKey: strange }, clock],
    [settings, stale],
  ] as const)
    expect(await mattildaProvider(wrong, addresses, its).open(paymentOf())).toMatchObject({
      failure: { kind: "UNAUTHORISED", providerCode: "unauthorized" },
    });
  expect(await provider.open(paymentOf({ accountId: "nadie" }))).toMatchObject({ failure: { kind: "UNAUTHORISED" } });
  expect(kindOf(await provider.open(paymentOf({ currency: "ARS" })))).toBe("INVALID");
  expect(await provider.read(`${randomUUID()}-1`)).toMatchObject({ failure: { providerCode: "NO_MERCHANT" } });
  expect(["MX", "CO", "EC", "AR", "UY"].map(provider.serves)).toEqual([true, true, true, false, false]);
  expect(provider.isLive).toBe(false);
  expect(mattildaProvider({ ...settings, apiUrl: mattildaPayUrl }, addresses, clock).isLive).toBe(true);
});

test("[MATTILDA-04] [CALL-01] a link that may be open is unknown, one that never left or was turned away is not", async () => {
  const before = shop.links().length;
  for (const when of ["before", "after"] as const) {
    shop.failNext("link", { kind: "reset", when }, { kind: "status", status: 500, when });
    expect(kindOf(await provider.open(paymentOf()))).toBe("OUTCOME_UNKNOWN");
    expect(kindOf(await provider.open(paymentOf()))).toBe("OUTCOME_UNKNOWN");
  }
  const strange = '{"id":"1","url":"https://pago.test/1","external_identifier":"de otro"}';
  for (const text of ["<html>", '{"id":"1"}', '{"id":"1","url":"javascript:1","external_identifier":""}', strange]) {
    shop.failNext("link", { kind: "garbage", text });
    expect(kindOf(await provider.open(paymentOf()))).toBe("OUTCOME_UNKNOWN");
  }
  shop.failNext("link", { kind: "status", status: 429, when: "before" });
  expect(kindOf(await provider.open(paymentOf()))).toBe("THROTTLED");
  expect(shop.links().length - before).toBe(6);
  const { look, link } = await openPage();
  shop.failNext("list", { kind: "status", status: 503, when: "before" }, { kind: "garbage", text: '{"total":0}' });
  expect(await look()).toMatchObject({ failure: { kind: "UNREACHABLE" } });
  expect(await look()).toMatchObject({ failure: { kind: "INVALID" } });
  shop.pay(link);
  shop.failNext("read", { kind: "half" });
  expect(await look()).toMatchObject({ failure: { kind: "UNREACHABLE" } });
  const gone = await startMattildaPay();
  await gone.close();
  const away = mattildaProvider({ ...settings, ...gone.settings }, addresses, clock);
  expect(kindOf(await away.open(paymentOf()))).toBe("UNREACHABLE");
});

test("[MATTILDA-05] a link is named after the attempt, in minor units, ends within a day, and carries nothing of the buyer", async () => {
  const asked = paymentOf({ number: 2 });
  const opened = await provider.open(asked);
  const link = shop.links().at(-1);
  expect(link).toMatchObject({
    merchantId: accountId,
    reference: `${asked.reference}-2`,
    amount: 123_45,
    currency: "MXN",
    country: "MX",
    returnUrl: `http://localhost/back/${asked.reference}-2`,
  });
  const hours = ((link?.expiresAt ?? 0) - Date.now()) / 3_600_000;
  expect(hours > 22.9 && hours <= 23).toBe(true);
  expect(opened).toMatchObject({
    value: {
      url: `${settings.apiUrl}/link/${link?.id ?? ""}`,
      payment: { id: `${asked.reference}-2`, reference: asked.reference, state: "PENDING", total: 123_45 },
    },
  });
  expect(provider.paymentIdOf?.(asked)).toBe(`${asked.reference}-2`);
  // Any field that its interface doesn't name would be a complaint.
  expect(shop.complaints().filter((one) => one.includes("field"))).toEqual([]);
});

test.each([
  ["capture_succeeded", "APPROVED"],
  ["authorization_succeeded", "PENDING"],
  ["capture_pending", "PENDING"],
  ["processing", "PENDING"],
  ["buyer_approval_pending", "PENDING"],
  ["authorization_declined", "REJECTED"],
  ["authorization_failed", "REJECTED"],
  ["authorization_voided", "REJECTED"],
] as const)("[MATTILDA-06] a transaction that is %s is %s", async (status, state) => {
  const { link, look, name } = await openPage();
  shop.pay(link, status);
  expect(await look()).toMatchObject({
    value: { id: name, state, total: 123_45, returned: 0, currency: "MXN", accountId, isLive: false },
  });
});

test("[MATTILDA-06] of what may be paid yet Mattilda is told to ask again, and where it can't, what it knows stands", async () => {
  const { link, look } = await openPage();
  const kept = shop.pay(link, "capture_pending");
  shop.alter(kept, { truth: "capture_succeeded" });
  shop.failNext("sync", { kind: "status", status: 500, when: "before" }, { kind: "garbage", text: "{}" });
  expect(await look()).toMatchObject({ value: { state: "PENDING" } });
  expect(await look()).toMatchObject({ value: { state: "PENDING" } });
  expect(await look()).toMatchObject({ value: { state: "APPROVED", total: 123_45 } });
});

test("[MATTILDA-06] a page on which nobody paid is pending for a day, then over, and no payment at all to who asked for none", async () => {
  const { asked, name, look } = await openPage();
  const [day, now] = [86_400_000, clock.now()];
  expect(await look(instantAfter(now, -day + 60_000))).toMatchObject({ value: { state: "PENDING", total: 123_45 } });
  expect(await look(instantAfter(now, -day - 1))).toMatchObject({
    value: { id: name, reference: asked.reference, state: "REJECTED", detail: "EXPIRED" },
  });
  expect(await provider.read(name, undefined, accountId)).toMatchObject({
    failure: { kind: "INVALID", providerCode: "NOT_PAID" },
  });
});

test("[MATTILDA-06] what was refused and then paid on one page is paid; paid twice it is one payment of the sum; another merchant's is none", async () => {
  const { link, look, name } = await openPage();
  shop.pay(link, "authorization_declined");
  expect(await look()).toMatchObject({ value: { state: "REJECTED" } });
  shop.pay(link);
  shop.pay(link, "authorization_declined");
  expect(await look()).toMatchObject({ value: { state: "APPROVED", total: 123_45 } });
  shop.pay(link);
  expect(await look()).toMatchObject({ value: { state: "APPROVED", total: 246_90 } });
  shop.addMerchant("otro");
  expect(await provider.read(name, undefined, "otro")).toMatchObject({ failure: { providerCode: "NOT_PAID" } });
});

test("[MATTILDA-06] what was given back in part is returned, in whole refunded, and asked for once more it is not given twice", async () => {
  const { link, look, name } = await openPage();
  const kept = shop.pay(link);
  shop.refund(kept, 23_45);
  expect(await look()).toMatchObject({ value: { state: "APPROVED", returned: 23_45 } });
  const back = { reference: name.slice(0, 36), number: 1, paymentId: name, key: randomUUID(), accountId };
  shop.failNext("refund", { kind: "reset", when: "after" });
  expect(await provider.giveBack(back)).toMatchObject({ failure: { kind: "OUTCOME_UNKNOWN" } });
  expect(await provider.giveBack(back)).toMatchObject({ ok: true });
  expect(kept.refunds.map(({ amount }) => amount)).toEqual([23_45, 100_00]);
  expect(await look()).toMatchObject({ value: { state: "REFUNDED", returned: 123_45 } });
  const { accountId: _, ...nobodys } = back;
  expect(await provider.giveBack(nobodys)).toMatchObject({ failure: { providerCode: "NO_MERCHANT" } });
});

test("[MATTILDA-07] a notice is of the merchant whose path it came by, and says which payment to look at and nothing else", () => {
  const paths = mattildaPaths(Buffer.from("secreto"));
  const [proof, paymentId] = [paths.ofMerchant("comedor.1:a"), `${randomUUID()}-1`];
  const told = (external_identifier: unknown) =>
    Buffer.from(JSON.stringify({ merchant_account_id: "otro", target: { external_identifier, status: "paid" } }));
  const hear = (by: string, body = told(paymentId)) => paths.hear({ proof: by, body });
  expect(hear(proof)).toEqual({ paymentId, accountId: "comedor.1:a", mark: "comedor.1:a" });
  for (const strange of [told("pedido-1"), told(null), Buffer.from("[]"), Buffer.from("<html>")])
    expect(hear(proof, strange)).toMatchObject({ paymentId: null });
  const seal = proof.slice(-43);
  for (const wrong of ["", "comedor.1:a", "comedor.1:a.", `comedor-2.${seal}`, `${proof}A`, `${proof.slice(0, -2)}AA`])
    expect(hear(wrong)).toBeNull();
  expect(mattildaPaths(Buffer.from("otro")).hear({ proof, body: told(paymentId) })).toBeNull();
});

test("[MATTILDA-07] a buyer comes back by a path of that payment, which is no merchant's", () => {
  const paths = mattildaPaths(Buffer.from("secreto"));
  const paymentId = `${randomUUID()}-1`;
  const proof = paths.ofPayment(paymentId);
  expect(paths.returned(proof)).toBe(paymentId);
  expect(paths.hear({ proof, body: Buffer.from("{}") })).toBeNull();
  for (const wrong of [
    "",
    paymentId,
    `${randomUUID()}-1.${proof.slice(-43)}`,
    paths.ofMerchant(paymentId),
    `${proof}A`,
  ])
    expect(paths.returned(wrong)).toBeNull();
});
