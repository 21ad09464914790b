import type { Instant } from "../kernel/index.ts";
import type { BranchChannel, BranchRow } from "./branch-report.ts";

/** Who looks at a register's sums. */
export type Watcher = {
  readonly isAdministrator: boolean;
  /** The cafeteria's switch. */
  readonly isBlindClose: boolean;
};

/** Whether that person counts a drawer without knowing what is in it. CASH-11 */
const countsBlind = ({ isAdministrator, isBlindClose }: Watcher): boolean => isBlindClose && !isAdministrator;

type Register = { readonly isOpen: boolean; readonly isOwn: boolean };

/**
 * Until its close, an employee who will count a drawer is not told what it took in cash,
 * or the count would not be blind. CASH-06 CASH-11
 */
export const hidesCash = ({ isOpen, isOwn }: Register, watcher: Watcher): boolean =>
  isOpen && isOwn && countsBlind(watcher);

const takesCash: ReadonlySet<BranchChannel | null> = new Set<BranchChannel | null>(["CASH", null]);
const takingKinds: ReadonlySet<BranchRow["kind"]> = new Set(["SALES", "TOP_UPS", "COUPON_SALES"]);

/** A sum of takings that a drawer's cash is part of; a total is one too, or it would be told by subtraction. */
const holdsDrawerCash = ({ kind, channel }: BranchRow): boolean => takingKinds.has(kind) && takesCash.has(channel);

/** The branch's rows for somebody whose own register has been open since then; null: it is closed. CASH-11 */
export function rowsFor(
  rows: readonly BranchRow[],
  { openSince, dayEnd, ...watcher }: Watcher & { readonly openSince: Instant | null; readonly dayEnd: Instant },
): readonly BranchRow[] {
  const isBlind = openSince !== null && openSince < dayEnd && countsBlind(watcher);
  if (!isBlind) return rows;
  return rows.map((row) => (holdsDrawerCash(row) ? { ...row, income: null, expenses: null, total: null } : row));
}
