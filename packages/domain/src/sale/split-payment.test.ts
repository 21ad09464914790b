import { anyAmount, anyDiner, anyPrice } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CounterPaymentMethod, counterPaymentMethods } from "../cafeteria/index.ts";
import { type Cents, type OptionalNumber, cents, id, noMoney, subtractMoney, sumMoney } from "../kernel/index.ts";
import { type PaymentPart, addsUp } from "../orders/index.ts";
import { beginAttempt, continueAttempt } from "./attempt.ts";
import { type Cart, addGeneric, chooseDiner, choosePaymentMethod, emptyCart, removeLine } from "./cart.ts";
import { displayAfter, soldDisplay } from "./customer-display.ts";
import type { CheckoutView } from "./checkout.view.ts";
import { canSellLate, queuedSaleOf } from "./make-late-sale.ts";
import { missingIn } from "./missing-in.ts";
import { priceCart } from "./price-cart.ts";
import { enterPart, payRestInCash, paymentsOf, restOfCart, restOffer } from "./split-payment.ts";
import { enterTender, tenderOf } from "./tender.ts";
import { toldChange } from "./told-change.ts";

const [diner, other] = fc.sample(anyDiner(), { numRuns: 2, seed: 3 }).map((one, index) => ({
  ...one,
  category: { ...one.category, rate: 0 as typeof one.category.rate },
  client: { ...one.client, id: id<"profile">(`familia ${index}`) },
}));
if (diner === undefined || other === undefined) throw new Error("no sample");

const bread = (price: number, method: CounterPaymentMethod = "CASH"): Cart =>
  addGeneric(emptyCart(method), { key: "pan", name: "Pan", price: cents(price) });
const anyMethod = fc.constantFrom(...counterPaymentMethods);
const anyChange = fc.oneof(
  fc
    .tuple(anyMethod, fc.option(fc.oneof(anyAmount(-1, 900), fc.constant("UNREADABLE" as const))))
    .map(([method, amount]) => ({ method, amount })),
  anyMethod.map((main) => ({ main })),
  anyPrice(900).map((price) => ({ price })),
);

const sumOf = (parts: readonly PaymentPart[]): Cents => sumMoney(parts.map(({ amount }) => amount));

function after(cart: Cart, change: typeof anyChange extends fc.Arbitrary<infer T> ? T : never): Cart {
  if ("main" in change) return choosePaymentMethod(cart, change.main);
  if ("price" in change) return addGeneric(cart, { key: `${cart.lines.length}`, name: "Pan", price: change.price });
  return enterPart(cart, change.method, change.amount);
}

test("[SPLIT-03] over any changes each method has one part, the rest makes the total, and only what adds up is sent", () =>
  fc.assert(
    fc.property(anyPrice(900), anyMethod, fc.array(anyChange, { maxLength: 12 }), (price, method, changes) => {
      let cart = chooseDiner(bread(price, method), diner);
      for (const change of changes) {
        cart = after(cart, change);
        const { total } = priceCart(cart);
        const methods = [cart.paymentMethod, ...cart.parts.map(({ paymentMethod }) => paymentMethod)];
        expect(new Set(methods).size).toBe(methods.length);
        expect(cart.parts.every(({ amount }) => amount > 0)).toBe(true);
        expect(sumOf(cart.parts) + restOfCart(cart)).toBe(total);
        const canBeSent = missingIn(cart) === null;
        expect(canBeSent).toBe(cart.unread.length === 0 && (cart.parts.length === 0 || restOfCart(cart) > 0));
        const { request } = beginAttempt({ cart, cartId: id("carro"), deliver: true }, () => "clave");
        expect(request.payments === undefined).toBe(cart.parts.length === 0);
        if (canBeSent) expect(addsUp(request, total)).toBe(true);
      }
    }),
  ));

test("[SPLIT-03] a part goes with its method's choice, with the last line, and an account's with its client", () => {
  const split = enterPart(enterPart(chooseDiner(bread(900), diner), "ACCOUNT_BALANCE", cents(300)), "CARD", cents(200));
  expect(restOfCart(split)).toBe(400);
  expect(choosePaymentMethod(split, "CARD").parts).toEqual([{ paymentMethod: "ACCOUNT_BALANCE", amount: 300 }]);
  expect(chooseDiner(split, other).parts).toEqual([{ paymentMethod: "CARD", amount: 200 }]);
  expect(chooseDiner(split, { ...diner, className: "otro" }).parts).toEqual(split.parts);
  expect(removeLine(split, "pan").parts).toEqual([]);
  expect(enterPart(split, "CARD", null).parts).toHaveLength(1);
  expect(enterPart(split, "CASH", cents(1))).toBe(split);
});

test("[SPLIT-11] what stands in a part is what was typed last, and what can't be read of the parts bars the sale", () => {
  const field: Record<string, OptionalNumber<Cents>> = {};
  const changes = fc.array(anyChange, { maxLength: 12 });
  fc.assert(
    fc.property(anyPrice(900), anyMethod, changes, (price, method, changed) => {
      for (const other of counterPaymentMethods) field[other] = null;
      let cart = chooseDiner(bread(price, method), diner);
      for (const change of changed) {
        cart = after(cart, change);
        if ("method" in change && change.method !== cart.paymentMethod && change.amount !== -1)
          field[change.method] = change.amount === noMoney ? null : change.amount;
        field[cart.paymentMethod] = null;
        for (const other of counterPaymentMethods) {
          const amount = cart.parts.find(({ paymentMethod }) => paymentMethod === other)?.amount ?? null;
          expect(cart.unread.includes(other) ? "UNREADABLE" : amount).toBe(field[other]);
        }
        expect(missingIn(cart) === "PART").toBe(Object.values(field).includes("UNREADABLE"));
      }
    }),
  );
});

test("[SPLIT-11] a part that can't be read goes with its method's choice, with the last line, and an account's with its client", () => {
  const ofCard = enterPart(chooseDiner(bread(900), diner), "CARD", "UNREADABLE");
  const split = enterPart(ofCard, "ACCOUNT_BALANCE", "UNREADABLE");
  expect(choosePaymentMethod(split, "CARD").unread).toEqual(["ACCOUNT_BALANCE"]);
  expect(chooseDiner(split, other).unread).toEqual(["CARD"]);
  expect(chooseDiner(split, { ...diner, className: "otro" }).unread).toEqual(split.unread);
  expect(removeLine(split, "pan").unread).toEqual([]);
  expect(enterPart(ofCard, "CARD", null).unread).toEqual([]);
  const ofCash = enterPart(enterPart(bread(900, "CARD"), "CASH", "UNREADABLE"), "ACCOUNT_BALANCE", "UNREADABLE");
  expect(payRestInCash(ofCash, cents(100))).toMatchObject({ unread: [], parts: [{ amount: 100 }] });
});

test("[SPLIT-03] a press that leaves no rest says so, and an account's part needs its diner", () => {
  const split = enterPart(bread(500), "CARD", cents(500));
  expect(missingIn(split)).toBe("REST");
  expect(missingIn(enterPart(split, "CARD", cents(499)))).toBeNull();
  expect(missingIn(enterPart(bread(500), "ACCOUNT_BALANCE", cents(100)))).toBe("DINER");
});

test("[SPLIT-03] the method of the rest pays a price that was accepted", () => {
  const cart = enterPart(bread(500), "CARD", cents(200));
  const attempt = beginAttempt({ cart, cartId: id("carro"), deliver: true }, () => "una");
  const data = { shownTotal: cents(500), total: cents(650), lines: [] };
  const { request } = continueAttempt(attempt, { code: "PRICE_CHANGED", data }, () => "otra");
  expect(request.payments).toEqual([
    { paymentMethod: "CARD", amount: 200 },
    { paymentMethod: "CASH", amount: 450 },
  ]);
});

test("[SPLIT-03] what is given in cash is for the rest", () => {
  const split = enterTender(enterPart(bread(500), "CARD", cents(200)), cents(1_000));
  expect(tenderOf(split)).toEqual({ kind: "CHANGE", amount: 700 });
  // Of parts that come to more than the total nothing goes back.
  expect(tenderOf(enterPart(split, "CARD", cents(600)))).toBeNull();
});

test("[SPLIT-04] what a refused account still has is its part, and cash pays the rest, to the cent", () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), fc.nat({ max: 6_000 }), (price, missing) => {
      const cart = enterPart(chooseDiner(bread(price, "ACCOUNT_BALANCE"), diner), "CARD", cents(Math.floor(price / 3)));
      const pays = restOfCart(cart);
      const offer = restOffer(cart, cents(missing));
      if (offer === null) {
        expect(pays).toBeLessThanOrEqual(missing);
        return;
      }
      const covered = offer.onAccount;
      expect(offer).toEqual({ onAccount: pays - missing, inCash: missing });
      const paid = payRestInCash(cart, covered);
      expect(sumOf(paymentsOf(paid) ?? [{ paymentMethod: "CASH", amount: priceCart(paid).total }])).toBe(price);
      expect(restOfCart(paid)).toBe(subtractMoney(pays, covered));
      expect(paid.paymentMethod).toBe("CASH");
    }),
  ));

test("[SPLIT-04] an account that pays nothing of it covers nothing", () => {
  expect(restOffer(bread(500), noMoney)).toBeNull();
});

test("[SPLIT-04] what another method pays stays, and all that cash then pays is offered", () => {
  const ofCard = enterPart(chooseDiner(bread(500, "CARD"), diner), "ACCOUNT_BALANCE", cents(300));
  const offer = restOffer(ofCard, cents(100));
  expect(offer).toEqual({ onAccount: 200, inCash: 100 });
  expect(paymentsOf(payRestInCash(ofCard, cents(200)))).toEqual([
    { paymentMethod: "CARD", amount: 200 },
    { paymentMethod: "ACCOUNT_BALANCE", amount: 200 },
    { paymentMethod: "CASH", amount: 100 },
  ]);
  // Of 100 in cash and 400 on account that has 250, cash pays 250.
  const ofCash = enterPart(chooseDiner(bread(500, "ACCOUNT_BALANCE"), diner), "CASH", cents(100));
  expect(restOffer(ofCash, cents(150))).toEqual({ onAccount: 250, inCash: 250 });
  expect(paymentsOf(payRestInCash(ofCash, cents(250)))).toEqual([
    { paymentMethod: "ACCOUNT_BALANCE", amount: 250 },
    { paymentMethod: "CASH", amount: 250 },
  ]);
});

describe("[SPLIT-07] without the server", () => {
  const sell = (cart: Cart) => {
    const clock = { now: () => "2026-11-20T12:00:00.000Z" as never, steady: () => 0 };
    const seller = { sellerId: id<"profile">("s"), registerSessionId: null };
    const attempt = beginAttempt({ cart, cartId: id("carro"), deliver: true }, () => "clave");
    return queuedSaleOf(attempt, { clock, deviceClock: clock, newId: () => "clave", seller } as never);
  };

  test("a sale keeps its parts", () => {
    expect(sell(enterPart(bread(500), "CARD", cents(200)))?.sale).toMatchObject({
      paymentMethod: "CASH",
      totalPrice: 500,
      payments: [
        { paymentMethod: "CARD", amount: 200 },
        { paymentMethod: "CASH", amount: 300 },
      ],
    });
  });

  test("an account's part needs it", () => {
    const split = enterPart(chooseDiner(bread(500), diner), "ACCOUNT_BALANCE", cents(200));
    expect(canSellLate(split)).toBe(false);
    expect(sell(split)).toBeNull();
    expect(sell(choosePaymentMethod(split, "ACCOUNT_BALANCE"))).toBeNull();
  });
});

const told = (cart: Cart) => ({
  lines: [],
  total: priceCart(cart).total,
  overMinimum: noMoney,
  cartId: "carro",
  diner: cart.diner,
  paymentMethod: cart.paymentMethod,
  parts: cart.parts,
  rest: restOfCart(cart),
});

test("[SPLIT-05] the rest is told when it changes, and of a cart that isn't split never", () => {
  const [whole, split] = [bread(500), enterPart(bread(500), "CARD", cents(200))];
  expect(toldChange(told(whole), told(split))).toMatchObject({
    rest: { paymentMethod: "CASH", amount: 300 },
    total: null,
  });
  expect(toldChange(told(split), told(enterPart(split, "CARD", cents(499))))).toMatchObject({
    rest: { amount: 1 },
  });
  expect(toldChange(told(split), told(split))).toBeNull();
  expect(toldChange(told(split), told(whole))).toBeNull();
});

test("[SALE-95] of a sale that an account pays a part of, the queue reads no amount", () => {
  const cart = enterPart(chooseDiner(bread(500), diner), "ACCOUNT_BALANCE", cents(100));
  const lines = [{ key: "pan", name: "Pan", quantity: 1, total: cents(500) }];
  const tender = { kind: "CHANGE", amount: cents(600) };
  const view = { ...cart, ...priceCart(cart), lines, tender, isSending: false } as unknown as CheckoutView;
  const shown = displayAfter({ kind: "FREE" }, view);
  expect(shown).toMatchObject({ total: null, tender: null, lines: [{ total: null }] });
  expect(soldDisplay(shown, cents(600))).toEqual({ kind: "SOLD", total: null, change: null });
});
