import { type Instant, type LocalDate, type TimeZone, localDateOf, localTimeOf } from "../kernel/index.ts";
import { isOverdue } from "./claim-age.ts";
import { countUnsolved } from "./claim-list.ts";
import type { Claim } from "./claim.ts";

/** Local time; specification §9. */
const reminderTime = "12:00";

export type ReminderWatch = {
  /** When the app last looked at the clock, the moment it was opened at first. */
  readonly lookedAt: Instant;
  readonly now: Instant;
  readonly zone: TimeZone;
  /** The day that this device was reminded last; null: never. */
  readonly remindedOn: LocalDate | null;
};

/** The day whose noon passed since the last look, if it is still that day and nobody was told yet; else null. CLAIMS-08 */
export function dayToRemind({ lookedAt, now, zone, remindedOn }: ReminderWatch): LocalDate | null {
  const today = localDateOf(now, zone);
  if (remindedOn === today || localTimeOf(now, zone) < reminderTime) return null;
  const wasBeforeNoon = localDateOf(lookedAt, zone) < today || localTimeOf(lookedAt, zone) < reminderTime;
  return wasBeforeNoon ? today : null;
}

export type ClaimReminder = { readonly unsolved: number; readonly hasOverdue: boolean };

/** What the reminder says; null: nothing. CLAIMS-08 */
export function claimReminder(claims: readonly Claim[], now: Instant): ClaimReminder | null {
  const unsolved = countUnsolved(claims);
  return unsolved === 0 ? null : { unsolved, hasOverdue: claims.some((claim) => isOverdue(claim, now)) };
}
