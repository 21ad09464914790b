import type { ProductId } from "../kernel/index.ts";
import { type DecidedChange, type StockedProduct, decideStockChange } from "../stock/index.ts";

/** A record that a file wrote and that still counts, and its product as it is now. */
export type BatchRecord = {
  readonly recordId: number;
  readonly productId: ProductId;
  readonly name: string;
  readonly type: "INITIALIZE_STOCK" | "IN";
  readonly units: number;
  readonly product: StockedProduct;
  /** The product's stock control ended after it, or the product left the catalogue. */
  readonly hasEnded: boolean;
  /** After it: the count has put right what it had wrong. */
  readonly isCounted: boolean;
};

export const stockStayReasons = ["UNITS_GONE", "MOVED", "ENDED", "COUNTED"] as const;
export type StockStayReason = (typeof stockStayReasons)[number];

export type StockUndoPlan = {
  readonly undo: readonly (DecidedChange & { readonly recordId: number; readonly productId: ProductId })[];
  readonly stay: readonly {
    readonly productId: ProductId;
    readonly name: string;
    readonly reason: StockStayReason;
  }[];
};

/** What began with a file ends with it only while it is as it began: units that came by hand are not thrown away. */
function oppositeOf({ type, units, product, hasEnded, isCounted }: BatchRecord): DecidedChange | StockStayReason {
  if (hasEnded || product.currentStock === null) return "ENDED";
  const begins = type === "INITIALIZE_STOCK";
  if (begins && product.currentStock !== units) return "MOVED";
  if (!begins && isCounted) return "COUNTED";
  const opposite = decideStockChange(
    product,
    begins ? { type: "CLEAR_STOCK", amount: 0 } : { type: "EGRESO", amount: units },
  );
  return opposite.ok ? opposite.value : "UNITS_GONE";
}

/** The opposite of each record, as far as the stock has its units. UPLOAD-08 */
export function decideStockUndo(records: readonly BatchRecord[]): StockUndoPlan {
  const decided = records.map((record) => ({ record, opposite: oppositeOf(record) }));
  return {
    undo: decided.flatMap(({ record: { recordId, productId }, opposite }) =>
      typeof opposite === "string" ? [] : [{ ...opposite, recordId, productId }],
    ),
    stay: decided.flatMap(({ record: { productId, name }, opposite }) =>
      typeof opposite === "string" ? [{ productId, name, reason: opposite }] : [],
    ),
  };
}
