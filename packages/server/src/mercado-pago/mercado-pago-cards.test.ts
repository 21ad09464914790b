import { randomUUID } from "node:crypto";
import { cents, instant, loadTemporal } from "@cantina/domain/kernel";
import { startMercadoPago } from "@cantina/testkit/stand-ins";
import { afterAll, expect, test } from "vitest";
import { mercadoPagoCards, mercadoPagoProvider } from "./index.ts";

await loadTemporal();
const shop = await startMercadoPago();
afterAll(() => shop.close());
const [seller, other] = [shop.addSeller(), shop.addSeller()];
const cards = mercadoPagoCards(shop);
const long = instant("2020-01-01T00:00:00Z");

const emailOf = () => `${randomUUID()}@correo.test`;
const tokenOf = (type = "debit_card") => shop.cardToken(seller.publicKey, "APRO", type);

async function customerOf(email = emailOf(), of = seller): Promise<string> {
  const made = await cards.customerOf(of.accessToken, email);
  if (!made.ok) throw new Error("no customer");
  return made.value;
}
const add = (customerId: string, cardToken = tokenOf(), since = long) =>
  cards.add(seller.accessToken, { customerId, cardToken, since });

test("[MP-06] a customer is one per e-mail and seller, made or found, also when the answer was lost", async () => {
  const email = emailOf();
  const first = await customerOf(email);
  expect(await customerOf(email)).toBe(first);
  expect(await customerOf(email, other)).not.toBe(first);
  const another = emailOf();
  shop.failNext("addCustomer", { kind: "reset", when: "after" });
  const lost = await customerOf(another);
  expect(await customerOf(another)).toBe(lost);
  expect(await cards.customerOf("otro", email)).toMatchObject({ failure: { kind: "UNAUTHORISED" } });
});

test("[MP-06] of a card is read what we keep, and its token is good for this once", async () => {
  const customerId = await customerOf();
  const cardToken = tokenOf("credit_card");
  const added = await add(customerId, cardToken);
  expect(added).toEqual({
    ok: true,
    value: {
      customerId,
      cardId: expect.stringMatching(/^\d+$/u) as string,
      lastFour: "3704",
      brand: "visa",
      kind: "CREDIT",
      expiryMonth: 11,
      expiryYear: 2030,
    },
  });
  expect(await add(customerId, cardToken)).toMatchObject({ failure: { kind: "REJECTED", providerCode: "3003" } });
  expect(shop.complaints()).toEqual([]);
});

test("[MP-06] a customer that is not there yet is asked for again, and one that stays away is told", async () => {
  const customerId = await customerOf();
  shop.hideCustomer(2);
  expect(await add(customerId)).toMatchObject({ ok: true });
  shop.hideCustomer(9);
  expect(await add(customerId)).toMatchObject({ failure: { kind: "INVALID", providerCode: "NOT_FOUND" } });
  shop.hideCustomer(0);
});

test("[MP-06] an answer that was lost is looked for among what was added since, and no token is sent again", async () => {
  const customerId = await customerOf();
  shop.failNext("addCard", { kind: "reset", when: "after" });
  expect(await add(customerId)).toMatchObject({ value: { kind: "DEBIT", lastFour: "3304" } });
  // Which of the two it was, nobody can tell.
  shop.failNext("addCard", { kind: "reset", when: "after" });
  expect(await add(customerId, tokenOf("credit_card"))).toMatchObject({ failure: { kind: "OUTCOME_UNKNOWN" } });
  shop.failNext("addCard", { kind: "reset", when: "before" });
  const ahead = instant(new Date(Date.now() + 60_000).toISOString());
  expect(await add(customerId, tokenOf(), ahead)).toMatchObject({ failure: { kind: "OUTCOME_UNKNOWN" } });
  shop.failNext("addCard", { kind: "status", status: 400, when: "before", code: "130" });
  expect(await add(customerId)).toMatchObject({ failure: { kind: "INVALID", providerCode: "130" } });
});

test("[MP-06] a card is removed, and one that is not there is gone; of what fails is said so", async () => {
  const customerId = await customerOf();
  const added = await add(customerId);
  if (!added.ok) throw new Error("no card");
  const remove = () => cards.remove(seller.accessToken, added.value);
  shop.failNext("removeCard", { kind: "status", status: 503, when: "before" });
  expect(await remove()).toMatchObject({ failure: { kind: "UNREACHABLE" } });
  expect(await remove()).toEqual({ ok: true, value: null });
  expect(await remove()).toEqual({ ok: true, value: null });
});

test("[MP-02] [MP-06] a token of a saved card pays for its customer and for nobody else", async () => {
  const provider = mercadoPagoProvider(shop);
  const customerId = await customerOf();
  const added = await add(customerId);
  if (!added.ok) throw new Error("no card");
  const charge = (payer: string | null) =>
    provider.charge(seller.accessToken, {
      cardToken: shop.savedCardToken(added.value.cardId),
      methodId: added.value.brand,
      issuerId: null,
      identification: null,
      reference: randomUUID(),
      key: randomUUID(),
      total: cents(100_00),
      commission: null,
      buyerEmail: "familia@correo.test",
      customerId: payer,
      description: "Recarga de saldo",
      noticeUrl: null,
    });
  expect(await charge(customerId)).toMatchObject({ value: { state: "APPROVED" } });
  const missing = await charge(null);
  expect(missing).toMatchObject({ failure: { kind: "INVALID", providerCode: "2009" } });
  expect(!missing.ok && cards.isUnknown(missing.failure)).toBe(true);
  expect(await charge(await customerOf())).toMatchObject({ failure: { providerCode: "2009" } });
});
