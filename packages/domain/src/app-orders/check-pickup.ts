import { isPickupTime } from "../cafeteria/index.ts";
import { type ClassId, type Instant, addDays, localDateOf, localTimeOf } from "../kernel/index.ts";
import type { AppFacts, PickupFault } from "./app-order.ts";

/** Specification §9: date pickers go up to one year ahead. */
const furthestDays = 366;

type Wanted = { readonly at: Instant | null; readonly classId: ClassId | null };

/** HH:mm against a limit that may carry seconds. */
const isPast = (clock: string, limit: string): boolean => clock >= limit.slice(0, 5);

function cutOffFault({ now, timeZone, pickup, products }: AppFacts): PickupFault | null {
  const clock = localTimeOf(now, timeZone);
  if (pickup.cutOff !== null && isPast(clock, pickup.cutOff)) return "CUT_OFF";
  const isLate = [...products.values()].some(
    ({ requestTimeLimit }) => requestTimeLimit !== null && isPast(clock, requestTimeLimit),
  );
  return isLate ? "CATEGORY_CUT_OFF" : null;
}

/** APP-04 APP-05 */
export function pickupFault({ at, classId }: Wanted, facts: AppFacts): PickupFault | null {
  const { now, timeZone, closedDays, pickup } = facts;
  if (at === null) return "MISSING";
  if (at <= now) return "PAST";
  const [today, day] = [localDateOf(now, timeZone), localDateOf(at, timeZone)];
  if (day > addDays(today, furthestDays)) return "TOO_FAR";
  if (closedDays.includes(day)) return "CLOSED_DAY";
  if (!isPickupTime(pickup, localTimeOf(at, timeZone), classId)) return "NOT_OFFERED";
  return day === today ? cutOffFault(facts) : null;
}
