import { type BranchRow, branchLabel } from "../cash-reports/index.ts";
import type { Instant, LocalDate, TimeZone } from "../kernel/index.ts";
import {
  amountOf,
  dayText,
  deductionOf,
  ending,
  ledBy,
  momentText,
  pairOf,
  rule,
  textOf,
  titleOf,
} from "./ticket-parts.ts";
import type { TicketLine } from "./ticket.ts";

export type TicketBranch = {
  readonly cafeteriaName: string;
  readonly zone: TimeZone;
  readonly at: Instant;
  readonly day: LocalDate;
  readonly rows: readonly BranchRow[];
  /** Of the cafeteria's own payment method. */
  readonly customName: string | null;
};

const sumKinds: ReadonlySet<BranchRow["kind"]> = new Set(["SALES", "TOP_UPS", "COUPON_SALES"]);

const isSum = ({ kind, channel }: BranchRow): boolean => channel === null && sumKinds.has(kind);

/** A kind of money that nobody used takes no paper. A register opened with nothing in it was opened all the same. */
const isWorthPaper = (row: BranchRow): boolean =>
  isSum(row) || row.cashier !== null || row.income !== 0 || row.expenses !== 0;

function rowOf(row: BranchRow, customName: string | null): readonly TicketLine[] {
  // Beside an amount there is no room for a name.
  const label = branchLabel({ ...row, cashier: null }, customName);
  const { income, expenses, total } = row;
  if (income === null || expenses === null || total === null)
    return [
      ...textOf(label, isSum(row) ? "bold" : "plain"),
      ...ledBy("    ", "Se ve al cerrar la caja"),
      ...(isSum(row) ? [rule] : []),
    ];
  if (row.cashier !== null) return [...amountOf(label, total), ...ledBy("    ", row.cashier)];
  if (isSum(row)) return [...amountOf(label, total, "bold"), rule];
  if (income === 0) return amountOf(label, total);
  return [...amountOf(label, income), ...deductionOf("Egresos", expenses, "    ")];
}

/** The branch's day; a sum is what came in less what went back. PRINT-13 */
export function branchTicket({ cafeteriaName, zone, at, day, rows, customName }: TicketBranch): readonly TicketLine[] {
  return [
    ...titleOf(cafeteriaName),
    ...titleOf("REPORTE DE SUCURSAL", "large"),
    ...titleOf(dayText(day)),
    rule,
    ...rows.filter(isWorthPaper).flatMap((row) => rowOf(row, customName)),
    ...pairOf("Impreso", momentText(at, zone)),
    ...ending,
  ];
}
