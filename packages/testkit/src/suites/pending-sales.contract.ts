import { randomUUID } from "node:crypto";
import { id } from "@cantina/domain/kernel";
import type { PendingSale, PendingSalePort } from "@cantina/domain/sale";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCart } from "../arbitraries/index.ts";

export type PendingSalesPlace = {
  readonly mine: PendingSalePort;
  /** The same seller after a reload. */
  readonly reopened: () => PendingSalePort;
};

const anyPending = (): fc.Arbitrary<PendingSale> =>
  fc.record({ cart: anyCart(), deliver: fc.boolean() }).map(({ cart, deliver }) => {
    const cartId = id<"cart">(randomUUID());
    return {
      key: id<"idempotency-key">(randomUUID()),
      cartId,
      cart,
      request: {
        cartId,
        orderItems: cart.lines.map((line) =>
          line.kind === "PRODUCT"
            ? {
                type: "PRODUCT",
                productId: line.product.id,
                quantity: line.quantity,
                productVersion: line.product.version,
                exchangedCoupons: line.exchanged,
              }
            : { type: "GENERIC", name: line.name, price: line.price, quantity: line.quantity },
        ),
        commensalId: cart.diner?.commensal.id ?? null,
        comments: cart.description,
        paymentMethod: cart.paymentMethod,
        expectedTotal: null,
        sellerDiscount: cart.sellerDiscount,
        markAsCompleted: deliver,
        ignoreLimit: false,
        ignoreAllProductsDailyLimit: false,
        ignoreInsufficientBalance: false,
      },
    };
  });

/** What every PendingSalePort keeps. `open` gives an empty one. */
export function describePendingSales(name: string, open: () => PendingSalesPlace): void {
  describe(name, () => {
    test("a reload gives back exactly what was saved, whatever was in the cart", async () => {
      await fc.assert(
        fc.asyncProperty(anyPending(), async (pending) => {
          const { mine, reopened } = open();
          await mine.save(pending);
          expect(await reopened().load()).toEqual(pending);
        }),
        { numRuns: 100 },
      );
    });

    test("the oldest attempt comes first, and saving it again does not make it younger", async () => {
      const [first, second] = fc.sample(anyPending(), 2);
      if (first === undefined || second === undefined) throw new Error("two attempts");
      const { mine, reopened } = open();
      await mine.save(first);
      await mine.save(second);
      await mine.save(first);
      expect((await reopened().load())?.key).toBe(first.key);
    });

    test("an attempt is forgotten by its key and no other is", async () => {
      const [first, second] = fc.sample(anyPending(), 2);
      if (first === undefined || second === undefined) throw new Error("two attempts");
      const { mine, reopened } = open();
      await mine.save(first);
      await mine.save(second);
      await mine.clear(first.key);
      expect((await reopened().load())?.key).toBe(second.key);
      await mine.clear(second.key);
      expect(await reopened().load()).toBeNull();
    });
  });
}
