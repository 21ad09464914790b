import { randomUUID } from "node:crypto";
import { cents, loadTemporal } from "@cantina/domain/kernel";
import type { CardCharge } from "@cantina/domain/payments";
import { startMercadoPago } from "@cantina/testkit/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mercadoPagoProvider } from "./index.ts";

beforeAll(loadTemporal);
const shop = await startMercadoPago();
afterAll(() => shop.close());
const seller = shop.addSeller();
const provider = mercadoPagoProvider(shop);

const chargeOf = (holder = "APRO", more: Partial<CardCharge> = {}): CardCharge => ({
  cardToken: shop.cardToken(seller.publicKey, holder),
  methodId: "debvisa",
  issuerId: null,
  identification: null,
  reference: randomUUID(),
  key: randomUUID(),
  total: cents(123_45),
  commission: null,
  buyerEmail: "familia@correo.test",
  customerId: null,
  description: "Recarga de saldo",
  noticeUrl: null,
  ...more,
});
const charge = (asked: CardCharge, token = seller.accessToken) => provider.charge(token, asked);
const kindOf = (answer: Awaited<ReturnType<typeof charge>>): string =>
  answer.ok ? answer.value.state : answer.failure.kind;

test("[MP-01] a charge that may have been made is unknown, one that never left or was turned away is not", async () => {
  const made = () => shop.payments().length;
  const before = made();
  for (const when of ["before", "after"] as const) {
    shop.failNext("charge", { kind: "reset", when }, { kind: "status", status: 500, when });
    expect(kindOf(await charge(chargeOf()))).toBe("OUTCOME_UNKNOWN");
    expect(kindOf(await charge(chargeOf()))).toBe("OUTCOME_UNKNOWN");
  }
  shop.failNext("charge", { kind: "garbage", text: "<html>" }, { kind: "status", status: 429, when: "before" });
  expect(kindOf(await charge(chargeOf()))).toBe("OUTCOME_UNKNOWN");
  expect(kindOf(await charge(chargeOf()))).toBe("THROTTLED");
  expect(made() - before).toBe(3);
  const gone = await startMercadoPago();
  await gone.close();
  expect(kindOf(await mercadoPagoProvider(gone).charge("x", chargeOf()))).toBe("UNREACHABLE");
  shop.failNext("read", { kind: "status", status: 503, when: "before" });
  expect(await provider.read(seller.accessToken, "1")).toMatchObject({ failure: { kind: "UNREACHABLE" } });
});

test("[MP-02] is found by its reference, and the same key charges once; another body by that key is a conflict", async () => {
  const asked = chargeOf();
  const first = await charge(asked);
  expect(first).toMatchObject({
    value: {
      reference: asked.reference,
      state: "APPROVED",
      total: 123_45,
      currency: "ARS",
      card: "DEBIT",
      isLive: false,
    },
  });
  expect(await charge(asked)).toEqual(first);
  expect(kindOf(await charge({ ...asked, total: cents(1) }))).toBe("CONFLICT");
  const found = await provider.find(seller.accessToken, asked.reference);
  expect(found).toEqual({ ok: true, value: first.ok ? [first.value] : [] });
  expect(shop.complaints()).toEqual([]);
});

test.each([
  ["OTHE", "REJECTED"],
  ["FUND", "REJECTED"],
  ["CONT", "PENDING"],
  ["APRO", "APPROVED"],
] as const)("[MP-03] the card of %s is %s, whatever the status of the answer", async (holder, state) => {
  expect(kindOf(await charge(chargeOf(holder)))).toBe(state);
});

test("[MP-03] what its codes mean", async () => {
  const used = chargeOf();
  await charge(used);
  expect(kindOf(await charge({ ...used, key: randomUUID() }))).toBe("REJECTED");
  expect(kindOf(await charge(chargeOf("APRO", { cardToken: "nada" })))).toBe("REJECTED");
  expect(kindOf(await charge(chargeOf("APRO", { commission: cents(1) })))).toBe("INVALID");
  expect(kindOf(await charge(chargeOf(), "otro"))).toBe("UNAUTHORISED");
  const paid = await charge(chargeOf());
  if (!paid.ok) return;
  const key = randomUUID();
  expect(await provider.giveBack(seller.accessToken, paid.value.id, key)).toMatchObject({ ok: true });
  const read = await provider.read(seller.accessToken, paid.value.id);
  expect(read).toMatchObject({ value: { state: "REFUNDED", returned: 123_45 } });
});
