import { createHash, randomUUID } from "node:crypto";

import { type CartId, type NewId, id } from "@cantina/domain/kernel";
import { v5 } from "uuid";

import type { RollSale } from "./day-sales.ts";

/** Marks ids that come from till rolls; any UUID does, as long as it never changes. */
const namespace = "7c1f4a52-6a5e-4a0b-9a51-0d3b6f6e2c11";

export type SaleIds = {
  readonly cartId: CartId;
  /** First the cart's id, then the key of its first attempt, then keys by chance. */
  readonly newIds: () => NewId;
};

/**
 * The same file, day and transaction give the same cart and the same first key,
 * so that the same command again finds what it has sold. A key whose answer was
 * a refusal answers that for ever; later keys are new, and the cart protects.
 */
export function saleIdsOf(content: Uint8Array, day: string): (sale: RollSale) => SaleIds {
  const file = createHash("sha256").update(content).digest("hex");
  return ({ transaction }) => {
    const derive = (role: string): string => v5(JSON.stringify([file, day, transaction, role]), namespace);
    const cartId = id<"cart">(derive("cart"));
    return {
      cartId,
      newIds: () => {
        const next = [cartId, derive("key")].values();
        return () => next.next().value ?? randomUUID();
      },
    };
  };
}
