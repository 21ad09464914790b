export {
  type BalanceChargeFacts,
  type BalanceChargeRefusal,
  type BalanceChargeRequest,
  type BookableBalanceCharge,
  decideBalanceCharge,
  isChargeAmount,
  largestCharge,
} from "./decide-balance-charge.ts";
export { type BalanceChargeRevertFacts, decideBalanceChargeRevert } from "./decide-revert.ts";
export { type ChargeEntry, type ChargeFaults, checkChargeEntry, emptyCharge } from "./charge-entry.ts";
