import type { ProductType } from "../catalog/index.ts";
import { type Result, accepted, refused } from "../kernel/index.ts";

export const stockRecordTypes = ["INITIALIZE_STOCK", "IN", "OUT", "CLEAR_STOCK", "COUNT"] as const;
export type StockRecordType = (typeof stockRecordTypes)[number];

/** What a person books, by the words of the form. */
export const movementTypes = ["INGRESO", "EGRESO"] as const;
export type MovementType = (typeof movementTypes)[number];

/** What can be asked for: a movement, the begin or the end of stock control. */
export const stockChangeTypes = [...movementTypes, "INITIALIZE_STOCK", "CLEAR_STOCK"] as const;
export type StockChange = {
  readonly type: (typeof stockChangeTypes)[number];
  /** Units; of the end of stock control nobody asks. */
  readonly amount: number;
};

/** Whether it begins or ends stock control, which is the administrators'. STOCK-03 */
export const beginsOrEnds = (type: StockChange["type"]): type is "INITIALIZE_STOCK" | "CLEAR_STOCK" =>
  type === "INITIALIZE_STOCK" || type === "CLEAR_STOCK";

/** So many units a stock has at most. */
export const mostUnits = 1_000_000_000;

/** The product whose stock is changed; null: it is not stock controlled. */
export type StockedProduct = { readonly type: ProductType; readonly currentStock: number | null };

export type MoveRefusal =
  | { readonly code: "STOCK_TOO_HIGH" }
  | { readonly code: "STOCK_EXCEEDED"; readonly data: { readonly available: number } };

export type StockChangeRefusal =
  | { readonly code: "WRONG_PRODUCT" | "STOCK_NOT_ACTIVE" | "STOCK_ALREADY_ACTIVE" }
  | MoveRefusal;

/** The record to write, with its units signed, and the stock that it leaves; null: none any more. */
export type DecidedChange = {
  readonly type: StockRecordType;
  readonly units: number;
  readonly stock: number | null;
};

/** Only what is made or bought piece by piece. STOCK-04 */
export const canHaveStock = (type: ProductType): boolean => type === "PRODUCT";

/** STOCK-02 */
export function moveUnits(stock: number, type: MovementType, amount: number): Result<DecidedChange, MoveRefusal> {
  if (type === "EGRESO" && amount > stock) return refused({ code: "STOCK_EXCEEDED", data: { available: stock } });
  const units = type === "INGRESO" ? amount : -amount;
  if (stock + units > mostUnits) return refused({ code: "STOCK_TOO_HIGH" });
  return accepted({ type: type === "INGRESO" ? "IN" : "OUT", units, stock: stock + units });
}

/** STOCK-01 STOCK-02 STOCK-03 STOCK-04 */
export function decideStockChange(
  { type, currentStock }: StockedProduct,
  change: StockChange,
): Result<DecidedChange, StockChangeRefusal> {
  if (!canHaveStock(type)) return refused({ code: "WRONG_PRODUCT" });
  if (change.type === "INITIALIZE_STOCK")
    return currentStock === null
      ? accepted({ type: change.type, units: change.amount, stock: change.amount })
      : refused({ code: "STOCK_ALREADY_ACTIVE" });
  if (currentStock === null) return refused({ code: "STOCK_NOT_ACTIVE" });
  // A negative zero would be another number to some.
  if (change.type === "CLEAR_STOCK") return accepted({ type: change.type, units: 0 - currentStock, stock: null });
  return moveUnits(currentStock, change.type, change.amount);
}
