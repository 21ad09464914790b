import { type Cents, type Instant, subtractMoney } from "../kernel/index.ts";
import type { OrderInvoice } from "../invoicing/index.ts";
import type { Order } from "../orders/index.ts";
import type { Canceller, CancelReason } from "./cancel-reason.ts";
import { isOnlinePayment } from "./online-payment.ts";

/** Rows of a page of the history; specification §9. */
export const historyPageSize = 10;

/** Rows up to which a result is counted and added up exactly, while somebody waits for its page. HISTORY-09 HISTORY-10 */
export const mostCountedRows = 10_000;

/** Somebody that a row names; the name of a deleted one is null to who may not know it. */
export type NamedPerson = { readonly name: string | null; readonly isDeleted: boolean };

export type Cancellation = {
  readonly reason: CancelReason;
  readonly comment: string;
  readonly by: Canceller;
  readonly byName: string | null;
  readonly at: Instant;
};

/** A transaction as the history shows it. */
export type HistoryEntry = Order & {
  readonly marketplaceFee: Cents;
  readonly className: string | null;
  readonly commensal: NamedPerson | null;
  readonly buyer: NamedPerson | null;
  readonly seller: NamedPerson | null;
  readonly cancellation: Cancellation | null;
  /** Not told by servers of before. */
  readonly invoices?: readonly OrderInvoice[] | undefined;
};

/** HISTORY-03 */
export const historyTotal = ({
  totalPrice,
  marketplaceFee,
}: Pick<HistoryEntry, "totalPrice" | "marketplaceFee">): Cents => subtractMoney(totalPrice, marketplaceFee);

export type ShownStatus =
  | "PENDING"
  | "COMPLETED"
  | "CANCELLED"
  | "CANCELLED_BY_CAFETERIA"
  | "CANCELLED_BY_CLIENT"
  | "PAYMENT_PENDING"
  | "PAYMENT_REJECTED"
  | "DELETED";

type Statused = Pick<HistoryEntry, "status" | "orderType" | "paymentMethod"> & {
  readonly cancellation: Pick<Cancellation, "by"> | null;
};

/** HISTORY-08 */
export function shownStatusOf({ status, orderType, paymentMethod, cancellation }: Statused): ShownStatus {
  const isOnlineCharge = orderType === "BALANCE_CHARGE" && isOnlinePayment(paymentMethod);
  switch (status) {
    case "STARTED":
      return isOnlineCharge ? "PAYMENT_PENDING" : "PENDING";
    case "COMPLETED":
      return "COMPLETED";
    case "CANCELLED":
    case "CANCELLED_ARCHIVED":
      if (isOnlineCharge) return "PAYMENT_REJECTED";
      if (cancellation === null) return "CANCELLED";
      return cancellation.by === "CLIENT" ? "CANCELLED_BY_CLIENT" : "CANCELLED_BY_CAFETERIA";
    case "DELETED":
      return "DELETED";
  }
}

/** Whether a row's total counts in the sum of its result: what is cancelled, rejected or still to be paid is no money. HISTORY-10 */
export function isMoney(row: Omit<Statused, "cancellation">): boolean {
  const shown = shownStatusOf({ ...row, cancellation: null });
  return shown === "COMPLETED" || shown === "PENDING";
}
