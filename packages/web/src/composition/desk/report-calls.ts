import type { Calls } from "@cantina/adapters/http";
import { reportEndpoints } from "@cantina/contract/reports";
import type { Cents, Instant } from "@cantina/domain/kernel";
import type { ReportKind, ReportQuestion } from "@cantina/domain/report-filters";
import type { ReportRow } from "@cantina/domain/reports";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { queryKeys } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

export type ReportCalls = Calls<typeof reportEndpoints>;

/** Its code comes with the screen that uses it. */
export const useReportCalls = (): ReportCalls => useCalls(reportEndpoints);

/** By what sales and top-ups are told; specification §2. */
export const reportTabs = {
  SALES: ["product", "commensal", "method"],
  CHARGES: ["client", "chargeMethod"],
} as const satisfies Record<ReportKind, readonly string[]>;
export type ReportTab = (typeof reportTabs)[ReportKind][number];

/** One way of telling it, with what the ledger says for the same filter. */
export type Report = {
  readonly rows: readonly ReportRow[];
  readonly total: Cents;
  readonly ledgerTotal: Cents;
  readonly readAt: Instant;
  /** Only where rows tell of discounts. */
  readonly totalDiscountAmount?: Cents;
};

const paths = {
  product: "readSalesByProduct",
  commensal: "readSalesByCommensal",
  method: "readSalesByPaymentMethod",
} as const;

/** Asked once, and refused where it isn't answered. */
export function readReport(
  calls: ReportCalls,
  tab: ReportTab,
  question: ReportQuestion,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Report> {
  const { isWithoutReverted, dateFilterType, classIds, commensalId, ...rest } = question;
  const charges = { ...rest, ...(isWithoutReverted && { withoutReverted: "true" as const }) };
  if (tab === "client") return orReject(calls.readChargesByClient({ query: charges }, options));
  if (tab === "chargeMethod") return orReject(calls.readChargesByPaymentMethod({ query: charges }, options));
  const query = {
    ...charges,
    dateFilterType,
    ...(classIds !== undefined && { classIds: [...classIds] }),
    ...(commensalId !== undefined && { commensalId }),
  };
  return orReject<Report>(calls[paths[tab]]({ query }, options));
}

/** Of the moment when it was asked for; null: nothing is asked. */
export const reportQuery = (calls: ReportCalls, tab: ReportTab, question: ReportQuestion | null) =>
  queryOptions({
    queryKey: [...queryKeys.reports, tab, question],
    queryFn: question === null ? skipToken : ({ signal }) => readReport(calls, tab, question, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
