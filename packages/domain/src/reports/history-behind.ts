import type { PaymentMethod } from "../cafeteria/index.ts";
import type { Cents, ClassId, CommensalId, LocalDate, ProductId, ProfileId } from "../kernel/index.ts";
import type { OrderType, OriginMedium } from "../orders/index.ts";
import type { DateKind } from "../transactions/index.ts";
import type { BalanceChargeRow, CommensalRow, PaymentRow, ProductRow } from "./report-row.ts";

/** By which of its dates a sale counts; the first is the default. */
export const saleDateKinds = ["PICKUP_DATE", "ORDER_DATE"] as const satisfies readonly DateKind[];
export type SaleDateKind = (typeof saleDateKinds)[number];

/** What a report is narrowed by; undefined: by nothing. */
export type ReportFilter = {
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly dateFilterType: SaleDateKind;
  readonly originMedium?: OriginMedium | undefined;
  readonly sellerId?: ProfileId | undefined;
  readonly paymentMethod?: PaymentMethod | undefined;
  readonly classIds?: readonly ClassId[] | undefined;
  readonly commensalId?: CommensalId | undefined;
  /** Neither what was given back nor that it was sold. */
  readonly isWithoutReverted?: boolean | undefined;
};

/** What narrows the history to a row. */
export type HistoryBehind = Omit<ReportFilter, "dateFilterType" | "isWithoutReverted"> & {
  readonly withoutReverted?: true;
  /** What was given back since counts, too. */
  readonly asSold?: true;
  readonly withDiscount?: true;
  readonly withUnits?: true;
  readonly dateKind: DateKind;
  readonly orderType: OrderType;
  readonly withoutCommensal?: true;
  readonly buyerId?: ProfileId;
  readonly productId?: ProductId;
  readonly productVersion?: number;
  readonly genericName?: string;
  readonly unitPrice?: Cents;
};

/** Given-back rows are by their own date, and of what leaves them out nothing was given back. */
const countsAsSold = (
  { isWithoutReverted }: Pick<ReportFilter, "isWithoutReverted">,
  isReturn: boolean,
): { readonly asSold?: true } => (isReturn || isWithoutReverted === true ? {} : { asSold: true });

type DrilledRow = ProductRow | CommensalRow | PaymentRow | BalanceChargeRow;

function subjectOf(row: DrilledRow): Partial<HistoryBehind> {
  if ("productVersion" in row) {
    const { productId, productVersion, name, price: unitPrice } = row;
    return productId === null || productVersion === null
      ? { genericName: name, unitPrice }
      : { productId, productVersion, unitPrice };
  }
  if ("commensalId" in row) {
    return row.commensalId === null ? { withoutCommensal: true } : { commensalId: row.commensalId };
  }
  const { paymentMethod } = row;
  return "profileId" in row ? { paymentMethod, buyerId: row.profileId } : { paymentMethod };
}

/** What came in on those days, or what was given back on them: nothing was after today. */
function rowsOf(asked: ReportFilter, isReturn: boolean, today: LocalDate): Omit<HistoryBehind, "orderType"> {
  const { dateFilterType, isWithoutReverted, ...filter } = asked;
  return {
    ...filter,
    ...(isWithoutReverted === true && { withoutReverted: true }),
    ...countsAsSold(asked, isReturn),
    until: isReturn && filter.until > today ? today : filter.until,
    dateKind: isReturn ? "CANCELLATION_DATE" : dateFilterType,
  };
}

/** In a report of one method, what others paid of split sales: no list has these alone. SPLIT-08 */
const isOfOthers = ({ paymentMethod }: ReportFilter, row: DrilledRow): boolean =>
  "paymentMethod" in row && paymentMethod !== undefined && row.paymentMethod !== paymentMethod;

/** Where the history shows what is behind a row; null: nowhere. REPORT-04 SPLIT-08 */
export function historyBehind(asked: ReportFilter, row: DrilledRow, today: LocalDate): HistoryBehind | null {
  if (isOfOthers(asked, row)) return null;
  return {
    ...rowsOf(asked, row.isReturn, today),
    orderType: "profileId" in row ? "BALANCE_CHARGE" : "ORDER",
    ...subjectOf(row),
  };
}

/** All that came in or that was given back, and what else than its amount is told of it. */
export type Whole = {
  readonly orderType: "ORDER" | "BALANCE_CHARGE";
  readonly isReturn: boolean;
  readonly told?: "DISCOUNTS" | "UNITS" | undefined;
};

/** Where the history shows what is behind a figure of all rows. REPORT-04 */
export const historyBehindAll = (
  asked: ReportFilter,
  { orderType, isReturn, told }: Whole,
  today: LocalDate,
): HistoryBehind => ({
  ...rowsOf(asked, isReturn, today),
  orderType,
  ...(told === "DISCOUNTS" && { withDiscount: true }),
  ...(told === "UNITS" && { withUnits: true }),
});
