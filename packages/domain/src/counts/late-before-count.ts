import type { Instant, ProductId } from "../kernel/index.ts";
import { type HoldingCount, isBeforeCount } from "./holding-count.ts";

/** A sale that becomes known now. */
export type KnownLate = {
  readonly soldAt: Instant;
  /** Else it is still on the shelf, held for later. */
  readonly isHandedOver: boolean;
  readonly taken: readonly { readonly productId: ProductId; readonly quantity: number }[];
};

export type CountCompensation<Count> = {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly count: Count;
};

/** What had left the shelf when it was counted, and is about to be taken out once more. COUNT-05 */
export function compensateCounts<Count extends HoldingCount>(
  { soldAt, isHandedOver, taken }: KnownLate,
  holding: ReadonlyMap<ProductId, Count>,
): readonly CountCompensation<Count>[] {
  if (!isHandedOver) return [];
  return taken.flatMap(({ productId, quantity }) => {
    const count = holding.get(productId);
    return isBeforeCount(soldAt, count) ? [{ productId, quantity, count }] : [];
  });
}

/** What is missing once that is made up for. COUNT-05 */
export const stillMissing = <Units extends { readonly productId: ProductId; readonly quantity: number }>(
  missing: readonly Units[],
  made: readonly CountCompensation<unknown>[],
): readonly Units[] =>
  missing.flatMap((units) => {
    const added = made.find(({ productId }) => productId === units.productId)?.quantity ?? 0;
    return units.quantity > added ? [{ ...units, quantity: units.quantity - added }] : [];
  });
