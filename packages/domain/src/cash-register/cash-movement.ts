import type { Cents } from "../kernel/index.ts";

export const cashMovementTypes = ["OPEN", "CLOSE", "IN", "OUT"] as const;
export type CashMovementType = (typeof cashMovementTypes)[number];

export type RegisterStatus = "OPEN" | "CLOSED";

/** What a seller asks of the register; for a CLOSE the amount is what was counted. */
export type CashMovement = {
  readonly type: CashMovementType;
  readonly amount: Cents;
  readonly description: string;
  /** true: the person was asked about an amount that is hardly meant; false: ask first. Absent: IN and OUT are asked about. CASH-17 */
  readonly confirmed?: boolean | undefined;
};

/** Money that comes or goes for a reason that somebody must give. CASH-04 */
export const isExplained = (type: CashMovementType): boolean => type === "IN" || type === "OUT";

/** The register is open unless its latest movement is a close; without any it was never opened. */
export const statusAfter = (latest: Pick<CashMovement, "type"> | null): RegisterStatus =>
  latest === null || latest.type === "CLOSE" ? "CLOSED" : "OPEN";
