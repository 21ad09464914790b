export {
  type Claim,
  type ClaimIssue,
  type ClaimStatus,
  claimFaults,
  claimIssues,
  claimLimits,
  claimStatuses,
  toggledStatus,
} from "./claim.ts";
export { type ClaimAge, claimAge, isOverdue } from "./claim-age.ts";
export { type ClaimFilter, anyClaim, countUnsolved, filterClaims } from "./claim-list.ts";
export { type ClaimReminder, type ReminderWatch, claimReminder, dayToRemind } from "./claim-reminder.ts";
export { mayClaimFor, seesPhoneNumbers } from "./claim-access.ts";
export { type ClaimEntry, type ClaimFaults, type NewClaim, checkClaimEntry, emptyClaim } from "./new-claim.ts";
