import { type Cents, type Result, accepted, refused } from "../kernel/index.ts";
import { largestCash } from "./decide-movement.ts";

/** What a cafeteria's administrators decide about its drawers. */
export type CashSettings = {
  /** Employees count before they are told what they should find. CASH-11 */
  readonly isBlindClose: boolean;
  /** Beyond it an amount is asked about once more; null: beyond what is plausible. CASH-20 */
  readonly cap: Cents | null;
  /** Counts the changes. */
  readonly version: number;
};

export type CashSettingsChange = {
  readonly isBlindClose?: boolean | undefined;
  readonly cap?: Cents | null | undefined;
};

/** The settings as a change would leave them, in their old version. CASH-19 */
export const changedSettings = (
  settings: CashSettings,
  { isBlindClose = settings.isBlindClose, cap = settings.cap }: CashSettingsChange,
): CashSettings => ({ ...settings, isBlindClose, cap });

export type CashCapFault = "MISSING" | "NOT_POSITIVE" | "TOO_HIGH";

/** What keeps a cap of the cafeteria's own from being set; null: nothing. CASH-19 */
export function cashCapFault(cap: Cents | null): CashCapFault | null {
  if (cap === null) return "MISSING";
  if (cap <= 0) return "NOT_POSITIVE";
  return cap > largestCash ? "TOO_HIGH" : null;
}

/** What stands in the fields of the settings; the cap counts only where it is switched on. */
export type CashSettingsEntry = {
  readonly isBlindClose: boolean;
  readonly hasCap: boolean;
  readonly cap: Cents | null;
};

export type CashSettingsFaults = { readonly cap?: CashCapFault };

export const cashSettingsEntryOf = ({ isBlindClose, cap }: CashSettings): CashSettingsEntry => ({
  isBlindClose,
  hasCap: cap !== null,
  cap,
});

/** What the form would send. CASH-19 */
export function checkCashSettingsEntry({
  isBlindClose,
  hasCap,
  cap,
}: CashSettingsEntry): Result<CashSettingsChange, CashSettingsFaults> {
  const fault = hasCap ? cashCapFault(cap) : null;
  return fault === null ? accepted({ isBlindClose, cap: hasCap ? cap : null }) : refused({ cap: fault });
}
