import { anyDiner, anyProduct, anyProducts, anyUserCoupons } from "@cantina/testkit/arbitraries";
import { fakeTill } from "@cantina/testkit/fakes";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Product } from "../catalog/index.ts";
import type { Diner } from "../clients/index.ts";
import { type Instant, cents, id } from "../kernel/index.ts";
import type { SubmitResult } from "./checkout.actors.ts";
import type { CheckoutEvent } from "./checkout.events.ts";

const classes = [id<"class">("primero"), id<"class">("segundo")];

/** What other people do, and what the seller does, in any order. */
const anyStory = () =>
  fc
    .tuple(
      anyProducts({ classIds: classes, max: 3 }),
      fc.array(anyDiner(classes), { minLength: 1, maxLength: 2 }),
      fc.array(anyProduct({ classIds: classes }), { minLength: 3, maxLength: 3 }),
      fc.array(anyDiner(classes), { minLength: 2, maxLength: 2 }),
    )
    .chain(([products, diners, otherProducts, otherDiners]) => {
      const renewed = (product: Product, at: number): Product => {
        const { price, classPrices, currentStock } = otherProducts[at] ?? product;
        return { ...product, price, classPrices, currentStock, version: product.version + 1 };
      };
      const moved = (diner: Diner, at: number): Diner => {
        const { commensal, category, client } = otherDiners[at] ?? diner;
        return {
          ...diner,
          category,
          commensal: { ...diner.commensal, classId: commensal.classId },
          client: { ...diner.client, balance: client.balance },
        };
      };
      const states = (product: Product, at: number): fc.Arbitrary<readonly Product[]> =>
        fc.constantFrom([product], [renewed(product, at)], [{ ...product, currentStock: 0 }], []);
      const news: fc.Arbitrary<CheckoutEvent> = fc.oneof(
        fc
          .tuple(...products.map(states))
          .map((lists) => ({ type: "sale.catalogRefreshed" as const, products: lists.flat() })),
        fc
          .tuple(...diners.map((diner, at) => fc.constantFrom(diner, moved(diner, at))))
          .map((fresh) => ({ type: "sale.dinersRefreshed" as const, diners: fresh })),
      );
      const acts: fc.Arbitrary<CheckoutEvent> = fc.oneof(
        fc.constantFrom(...products).map((product) => ({ type: "sale.productAdded" as const, product })),
        fc.constantFrom(null, ...diners).map((diner) => ({ type: "sale.dinerChosen" as const, diner })),
        fc.constant({ type: "sale.changesAccepted" as const }),
        fc
          .tuple(
            fc.constantFrom(...diners),
            anyUserCoupons({
              clientIds: diners.map(({ client }) => client.id),
              productIds: products.map((one) => one.id),
            }),
          )
          .map(([diner, coupons]) => ({
            type: "sale.couponsRefreshed" as const,
            clientId: diner.client.id,
            coupons,
            at: "2026-05-04T08:00:00.000Z" as Instant,
          })),
      );
      return fc.array(fc.oneof(news, acts), { minLength: 4, maxLength: 40 });
    });

test("[SALE-21] whatever the catalogue and the client list do, the total changes by nothing but the seller, and what changed is marked", async () => {
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(anyStory(), async (story) => {
      const { till, view } = await fakeTill();
      for (const event of story) {
        const before = view();
        till.send(event);
        const after = view();
        const isNews = event.type === "sale.catalogRefreshed" || event.type === "sale.dinersRefreshed";
        if (isNews) expect(after.total).toBe(before.total);
        // Coupons that another till used wait; those that came pay at once, and their line tells it.
        if (event.type === "sale.couponsRefreshed" && after.total !== before.total) {
          expect(after.total).toBeLessThan(before.total);
          // A coupon may come back for other products and leave one line for another: the units in all stay.
          const redeemedBefore = new Map(before.lines.map((line) => [line.key, line.redeemed]));
          expect(after.lines.some((line) => line.redeemed > (redeemedBefore.get(line.key) ?? 0))).toBe(true);
        }
        if (event.type === "sale.changesAccepted") {
          expect(after.changes).toBeNull();
          if (before.changes !== null) expect(after.total).toBe(before.changes.total);
        }
        asked += after.changes === null ? 0 : 1;
      }
    }),
    { numRuns: 200 },
  );
  expect(asked).toBeGreaterThan(50);
});

const [sample] = fc.sample(anyProduct(), { numRuns: 1, seed: 7 });
if (sample === undefined) throw new Error("no sample");
const water: Product = { ...sample, id: id<"product">("agua"), price: cents(500), currentStock: null, version: 1 };
const dearer: Product = { ...water, price: cents(700), version: 2 };
const press: CheckoutEvent = { type: "sale.submitted", deliver: true };

test("[SALE-25] a press over a changed price asks first, and sends the total that was accepted", async () => {
  const { till, sent, view, settle } = await fakeTill();
  till.send({ type: "sale.productAdded", product: water });
  till.send({ type: "sale.catalogRefreshed", products: [dearer] });
  till.send(press);
  await settle();
  expect(sent).toEqual([]);
  expect(view().prompt).toMatchObject({ kind: "price", shownTotal: 500, total: 700 });
  till.send({ type: "sale.promptDeclined" });
  expect(view()).toMatchObject({ total: 500, changes: { total: 700 }, canSubmit: true });
  till.send(press);
  till.send({ type: "sale.promptAccepted" });
  await settle();
  expect(sent).toMatchObject([{ request: { expectedTotal: 700, markAsCompleted: true } }]);
  expect(sent[0]?.request.orderItems).toMatchObject([{ productVersion: 2 }]);
});

test("[SALE-21] an update in the middle of sending leaves what is shown, and waits as a mark once the answer is a refusal", async () => {
  const refusal: SubmitResult = { ok: false, failure: { code: "CLOSED_CASH_FLOW" } };
  const { till, sent, view, settle } = await fakeTill({ answers: [refusal] });
  till.send({ type: "sale.productAdded", product: water });
  till.send(press);
  till.send({ type: "sale.catalogRefreshed", products: [dearer] });
  expect(view()).toMatchObject({ total: 500, changes: null, isSending: true });
  await settle();
  expect(sent).toMatchObject([{ request: { expectedTotal: 500 } }]);
  expect(view()).toMatchObject({ total: 500, changes: { total: 700 }, canEdit: true });
});

test("[SALE-25] a price that changes again while the new one is asked about is no part of what was accepted", async () => {
  const refusal: SubmitResult = {
    ok: false,
    failure: {
      code: "PRICE_CHANGED",
      data: {
        shownTotal: cents(500),
        total: cents(700),
        lines: [{ productId: water.id, name: "", version: 2, shownPrice: cents(500), price: cents(700) }],
      },
    },
  };
  const limit: SubmitResult = { ok: false, failure: { code: "DAILY_LIMIT_EXCEEDED", data: cents(1) } };
  const { till, sent, view, settle } = await fakeTill({ answers: [refusal, limit] });
  till.send({ type: "sale.productAdded", product: water });
  till.send(press);
  await settle();
  till.send({ type: "sale.catalogRefreshed", products: [{ ...water, price: cents(900), version: 3 }] });
  till.send({ type: "sale.promptAccepted" });
  await settle();
  expect(sent[1]?.request).toMatchObject({ expectedTotal: 700, orderItems: [{ productVersion: 2 }] });
  till.send({ type: "sale.promptDeclined" });
  expect(view()).toMatchObject({ total: 700, changes: { total: 900 } });
});
