export {
  type CashMovement,
  type CashMovementType,
  type RegisterStatus,
  cashMovementTypes,
  isExplained,
  statusAfter,
} from "./cash-movement.ts";
export {
  type BookableMovement,
  type CashRefusal,
  type RegisterFacts,
  decideMovement,
  largestCash,
} from "./decide-movement.ts";
export { capOf, plausibleCap } from "./plausible-cash.ts";
export {
  type CashCapFault,
  type CashSettings,
  type CashSettingsChange,
  type CashSettingsEntry,
  type CashSettingsFaults,
  cashCapFault,
  cashSettingsEntryOf,
  changedSettings,
  checkCashSettingsEntry,
} from "./cash-settings.ts";
export type { CashAccount, CashPosting } from "./cash-postings.ts";
export { isLeftRegister } from "./is-left.ts";
export { isRegisterMissing } from "./is-register-missing.ts";
export {
  type DenominationsEntry,
  type DenominationsFaults,
  checkDenominations,
  countedAmount,
  countedBy,
  denominationsOf,
  largestDenomination,
  mostDenominations,
  usualDenominations,
} from "./denominations.ts";
export { type CashEntry, type CashFaults, checkCashEntry, emptyMovement } from "./cash-entry.ts";
