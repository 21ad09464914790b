import type { BranchRow } from "@cantina/domain/cash-reports";
import { type Cents, sumMoney } from "@cantina/domain/kernel";

/** Of sales, top-ups or coupon sales, over all channels. */
export const isTotal = ({ kind, channel }: BranchRow): boolean =>
  channel === null && (kind === "SALES" || kind === "TOP_UPS" || kind === "COUPON_SALES");

/** The total of that kind; undefined: the cafeteria has none of it. */
export const totalOf = (rows: readonly BranchRow[], kind: BranchRow["kind"]): BranchRow | undefined =>
  rows.find((row) => row.kind === kind && row.channel === null);

/** What was put into the drawers less what was taken out of them; nobody is kept from knowing it. CASH-11 */
export const cashMoved = (rows: readonly BranchRow[]): Cents =>
  sumMoney(
    rows.flatMap(({ kind, total }) => ((kind === "CASH_IN" || kind === "CASH_OUT") && total !== null ? [total] : [])),
  );
