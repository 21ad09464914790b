export {
  type Credentials,
  type CredentialsFaults,
  checkCredentials,
  credentialLimits,
  emptyCredentials,
} from "./credentials-entry.ts";
export {
  type Assignment,
  type AssignmentFaults,
  assignedIdLimit,
  assignedIdSigns,
  checkAssignment,
  emptyAssignment,
} from "./assignment-entry.ts";
export {
  type FeesEntry,
  type FeesFaults,
  type MercadoPagoFees,
  type Surcharge,
  type SurchargeEntry,
  type SurchargeFaults,
  checkFeesEntry,
  checkSurchargeEntry,
  feesEntryOf,
  surchargeEntryOf,
} from "./fees-entry.ts";
export {
  type DifferenceResolution,
  type DifferenceResolutionFaults,
  checkDifferenceResolution,
  emptyResolution,
  resolutionLimit,
} from "./resolution-entry.ts";
export { type LinkMove, type LinkStatus, canMoveLink, linkMoves } from "./link-moves.ts";
