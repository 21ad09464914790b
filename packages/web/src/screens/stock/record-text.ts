import type { StockRecord } from "../../composition/desk/index.ts";
import * as texts from "../../texts/stock.ts";

/** What a record was for: an order's own tell it by themselves. */
export function recordName({ type, transactionId }: Pick<StockRecord, "type" | "transactionId">): string {
  if (transactionId === null) return texts.recordNames[type];
  return type === "IN" ? texts.returnedRecord : texts.soldRecord;
}

const goesOut = (type: StockRecord["type"]): boolean => type === "OUT" || type === "CLEAR_STOCK";

/** "+4", "−2" */
export const signedUnits = ({ type, amount }: Pick<StockRecord, "type" | "amount">): string =>
  amount === 0 ? "0" : `${goesOut(type) || amount < 0 ? "−" : "+"}${Math.abs(amount)}`;
