import type { PaymentMethod } from "../cafeteria/index.ts";
import type { ClassId, CommensalId, LocalDate, ProfileId } from "../kernel/index.ts";
import type { OriginMedium } from "../orders/index.ts";
import { daysOfPreset } from "../periods/index.ts";
import type { SaleDateKind } from "../reports/index.ts";

/** What a report is of. */
export type ReportKind = "SALES" | "CHARGES";

/** What stands in the fields of a report; null and nothing chosen: anything. */
export type ReportEntry = {
  readonly from: LocalDate | null;
  readonly until: LocalDate | null;
  readonly dateKind: SaleDateKind;
  readonly originMedium: OriginMedium | null;
  readonly sellerId: ProfileId | null;
  readonly paymentMethod: PaymentMethod | null;
  readonly classIds: readonly ClassId[];
  readonly commensalId: CommensalId | null;
  readonly isWithoutReverted: boolean;
};

/** REPFILT-01 */
export function firstReport(today: LocalDate): ReportEntry {
  const { first, last } = daysOfPreset("LAST_7_DAYS", today);
  return {
    from: first,
    until: last,
    dateKind: "PICKUP_DATE",
    originMedium: null,
    sellerId: null,
    paymentMethod: null,
    classIds: [],
    commensalId: null,
    isWithoutReverted: false,
  };
}

/** Whether a seller may narrow it. REPFILT-03 */
export const isAtCounter = ({ originMedium }: Pick<ReportEntry, "originMedium">): boolean => originMedium === "WEB";

/** REPFILT-03 */
export const withOrigin = (originMedium: OriginMedium | null): Partial<ReportEntry> =>
  isAtCounter({ originMedium }) ? { originMedium } : { originMedium, sellerId: null };

/** Those whom a report may be asked about. */
export type ReportDiner = { readonly id: CommensalId; readonly classId: ClassId | null };

/** Of one of these classes, or of any where none is chosen. REPFILT-04 */
export const isOfClasses = ({ classId }: Pick<ReportDiner, "classId">, classIds: readonly ClassId[]): boolean =>
  classIds.length === 0 || (classId !== null && classIds.includes(classId));

/** `diner`: the chosen one, as far as known. REPFILT-04 */
export function withClasses(classIds: readonly ClassId[], diner: ReportDiner | undefined): Partial<ReportEntry> {
  const isStill = classIds.length > 0 && (diner === undefined || isOfClasses(diner, classIds));
  return isStill ? { classIds } : { classIds, commensalId: null };
}
