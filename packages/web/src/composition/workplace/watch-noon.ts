import { type Claim, type ClaimReminder, claimReminder, dayToRemind } from "@cantina/domain/claims";
import type { Clock, LocalDate, TimeZone } from "@cantina/domain/kernel";

export type NoonWatch = {
  readonly clock: Clock;
  /** undefined: not read yet. */
  readonly zone: () => TimeZone | undefined;
  readonly claims: () => readonly Claim[] | undefined;
  /** Of this device. */
  readonly remindedDay: { readonly load: () => LocalDate | null; readonly save: (day: LocalDate) => void };
  readonly onDue: (reminder: ClaimReminder) => void;
};

/** Milliseconds between two looks at the clock. */
const pace = 10_000;

/** Tells of unresolved claims when noon passes, once a day; ends when the returned function is called. CLAIMS-08 */
export function watchNoon({ clock, zone: zoneNow, claims: claimsNow, remindedDay, onDue }: NoonWatch): () => void {
  let lookedAt = clock.now();
  function look(): void {
    const zone = zoneNow();
    const claims = claimsNow();
    // Noon isn't over for who has not heard yet what to tell.
    if (zone === undefined || claims === undefined) return;
    const now = clock.now();
    const day = dayToRemind({ lookedAt, now, zone, remindedOn: remindedDay.load() });
    lookedAt = now;
    if (day === null) return;
    remindedDay.save(day);
    const reminder = claimReminder(claims, now);
    if (reminder !== null) onDue(reminder);
  }
  const timer = setInterval(look, pace);
  return () => clearInterval(timer);
}
