import {
  type LocalDate,
  type ReportDaysFault,
  type Result,
  accepted,
  refused,
  reportDaysFault,
} from "../kernel/index.ts";
import type { ReportFilter } from "../reports/index.ts";
import { type ReportDiner, type ReportEntry, type ReportKind, isAtCounter, isOfClasses } from "./report-entry.ts";

export type ReportQuestion = ReportFilter & { readonly isWithoutReverted: boolean };

export type ReportFaults = {
  readonly dates?: ReportDaysFault;
  readonly sellerId?: "NOT_AT_COUNTER";
  readonly commensalId?: "NOT_OF_CLASSES";
};

/** REPFILT-02 */
export function datesFault(
  kind: ReportKind,
  { from, until, dateKind }: Pick<ReportEntry, "from" | "until" | "dateKind">,
  today: LocalDate,
): ReportDaysFault | undefined {
  return reportDaysFault({ from, until }, mayBeToCome(kind, dateKind) && until !== null ? until : today);
}

/** Whether days of it may lie in the future. REPFILT-02 */
export const mayBeToCome = (kind: ReportKind, dateKind: ReportEntry["dateKind"]): boolean =>
  kind === "SALES" && dateKind === "PICKUP_DATE";

function faultsOf(
  kind: ReportKind,
  entry: ReportEntry,
  today: LocalDate,
  diner: ReportDiner | undefined,
): ReportFaults {
  const dates = datesFault(kind, entry, today);
  const isSales = kind === "SALES";
  return {
    ...(dates !== undefined && { dates }),
    ...(entry.sellerId !== null && !isAtCounter(entry) && { sellerId: "NOT_AT_COUNTER" as const }),
    ...(isSales &&
      entry.commensalId !== null &&
      diner !== undefined &&
      !isOfClasses(diner, entry.classIds) && { commensalId: "NOT_OF_CLASSES" as const }),
  };
}

/** `diner`: the chosen one, as far as known. REPFILT-02 REPFILT-03 REPFILT-04 REPFILT-05 */
export function checkReport(
  kind: ReportKind,
  entry: ReportEntry,
  today: LocalDate,
  diner?: ReportDiner,
): Result<ReportQuestion, ReportFaults> {
  const faults = faultsOf(kind, entry, today, diner);
  const { from, until, originMedium, sellerId, paymentMethod, classIds, commensalId, isWithoutReverted } = entry;
  if (from === null || until === null || Object.keys(faults).length > 0) return refused(faults);
  const isSales = kind === "SALES";
  return accepted({
    from,
    until,
    dateFilterType: isSales ? entry.dateKind : "ORDER_DATE",
    isWithoutReverted,
    ...(originMedium !== null && { originMedium }),
    ...(sellerId !== null && { sellerId }),
    ...(paymentMethod !== null && { paymentMethod }),
    ...(isSales && classIds.length > 0 && { classIds }),
    ...(isSales && commensalId !== null && { commensalId }),
  });
}
