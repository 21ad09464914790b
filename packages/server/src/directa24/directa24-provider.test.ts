import { randomUUID } from "node:crypto";
import { cents, instant, loadTemporal } from "@cantina/domain/kernel";
import type { HostedPayment } from "@cantina/domain/payments";
import { startDirecta24 } from "@cantina/testkit/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";
import { directa24Countries, directa24Provider } from "./index.ts";

beforeAll(loadTemporal);
const clock = { now: () => instant(new Date().toISOString()) };
const shop = await startDirecta24();
afterAll(() => shop.close());
const settings = { ...shop.settings, scheme: "D24", countries: directa24Countries };
const addresses = { back: () => "http://localhost/back", notices: () => null };
const provider = directa24Provider(settings, addresses, clock);

const paymentOf = (more: Partial<HostedPayment> = {}): HostedPayment => ({
  reference: randomUUID(),
  number: 1,
  key: randomUUID(),
  total: cents(123_45),
  currency: "ARS",
  country: "AR",
  accountId: shop.firstSubMerchant,
  buyer: { id: randomUUID(), email: "familia@correo.test" },
  ...more,
});
const kindOf = (answer: Awaited<ReturnType<typeof provider.open>>): string =>
  answer.ok ? answer.value.payment.state : answer.failure.kind;
const lastId = (): number => shop.deposits().at(-1)?.id ?? 0;

test("[D24-02] [CALL-01] a deposit that may be open is unknown, one that never left or was turned away is not", async () => {
  const before = shop.deposits().length;
  for (const when of ["before", "after"] as const) {
    shop.failNext("open", { kind: "reset", when }, { kind: "status", status: 500, when });
    expect(kindOf(await provider.open(paymentOf()))).toBe("OUTCOME_UNKNOWN");
    expect(kindOf(await provider.open(paymentOf()))).toBe("OUTCOME_UNKNOWN");
  }
  shop.failNext("open", { kind: "garbage", text: "<html>" }, { kind: "status", status: 429, when: "before" });
  expect(kindOf(await provider.open(paymentOf()))).toBe("OUTCOME_UNKNOWN");
  expect(kindOf(await provider.open(paymentOf()))).toBe("THROTTLED");
  expect(shop.deposits().length - before).toBe(3);
  shop.failNext("read", { kind: "status", status: 503, when: "before" });
  expect(await provider.read("1")).toMatchObject({ failure: { kind: "UNREACHABLE" } });
  const gone = await startDirecta24();
  await gone.close();
  expect(kindOf(await directa24Provider({ ...settings, ...gone.settings }, addresses, clock).open(paymentOf()))).toBe(
    "UNREACHABLE",
  );
});

test("[D24-02] who may not call is unauthorised; another text by the same key is a conflict, what it can't take invalid", async () => {
  const wrong = directa24Provider({ ...settings, secret: "otro" }, addresses, clock);
  expect(await wrong.open(paymentOf())).toMatchObject({ failure: { kind: "UNAUTHORISED", providerCode: "102" } });
  shop.listCaller(false);
  expect(await provider.open(paymentOf())).toMatchObject({ failure: { kind: "UNAUTHORISED", providerCode: "201" } });
  shop.listCaller(true);
  shop.goAhead(3_600_000);
  expect(await provider.open(paymentOf())).toMatchObject({ failure: { kind: "UNAUTHORISED", providerCode: "103" } });
  shop.goAhead(0);
  const asked = paymentOf();
  await provider.open(asked);
  expect(kindOf(await provider.open({ ...asked, total: cents(1) }))).toBe("CONFLICT");
  expect(kindOf(await provider.open(paymentOf({ accountId: "nadie" })))).toBe("INVALID");
  expect(await provider.read("1")).toMatchObject({ failure: { kind: "INVALID", providerCode: "208" } });
  expect([provider.serves("AR"), provider.serves("UY")]).toEqual([true, false]);
});

test("[D24-03] the same key opens the same deposit, which is named after the intent and carries no name", async () => {
  const asked = paymentOf({ number: 2 });
  const [first, again] = [await provider.open(asked), await provider.open(asked)];
  if (!first.ok || !again.ok) throw new Error("no deposit was opened");
  expect([again.value.url, again.value.payment.id]).toEqual([first.value.url, first.value.payment.id]);
  const deposit = shop.deposits().at(-1);
  expect(deposit).toMatchObject({ invoiceId: `${asked.reference}-2`, amount: 123.45, subMerchantId: "comedor-1" });
  expect(JSON.parse(deposit?.body ?? "")).toMatchObject({
    payer: { email: "familia@correo.test", id: asked.buyer.id },
  });
  expect(await provider.read(first.value.payment.id)).toMatchObject({
    value: { reference: asked.reference, state: "PENDING", total: 123_45, currency: "ARS", isLive: false },
  });
  expect(shop.complaints()).toEqual([]);
});

test.each([
  ["CREATED", "PENDING"],
  ["PENDING", "PENDING"],
  ["COMPLETED", "APPROVED"],
  ["CANCELLED", "REJECTED"],
  ["DECLINED", "REJECTED"],
  ["EXPIRED", "REJECTED"],
] as const)("[D24-03] a deposit that is %s is %s", async (status, state) => {
  await provider.open(paymentOf());
  shop.move(lastId(), status);
  expect(await provider.read(String(lastId()))).toMatchObject({ value: { state, returned: 0 } });
});

test("[D24-03] what was given back is refunded, once for a key", async () => {
  const asked = paymentOf();
  await provider.open(asked);
  shop.move(lastId(), "COMPLETED");
  const back = { reference: asked.reference, number: 1, paymentId: String(lastId()), key: randomUUID() };
  expect(await provider.giveBack(back)).toMatchObject({ ok: true });
  expect(await provider.giveBack(back)).toMatchObject({ ok: true });
  expect(await provider.giveBack({ ...back, key: randomUUID() })).toMatchObject({
    failure: { kind: "INVALID", providerCode: "802" },
  });
  expect(await provider.read(back.paymentId)).toMatchObject({ value: { state: "REFUNDED", returned: 123_45 } });
});
