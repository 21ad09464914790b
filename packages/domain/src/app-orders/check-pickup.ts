import { isClosedOn, isPickupTime } from "../cafeteria/index.ts";
import {
  type ClassId,
  type Instant,
  type LocalTime,
  addDays,
  instantAt,
  localDateOf,
  localTimeOf,
} from "../kernel/index.ts";
import type { AppFacts, PickupFault } from "./app-order.ts";

/** Specification §9: date pickers go up to one year ahead. */
const furthestDays = 366;

type Wanted = { readonly at: Instant | null; readonly classId: ClassId | null };

/** The limit may carry seconds. Once past it stays so, also where clocks are set back over it, and a limit that they skip is past when they go on. */
function isPast({ now, timeZone }: AppFacts, limit: string): boolean {
  const time = limit.slice(0, 5) as LocalTime;
  return localTimeOf(now, timeZone) >= time || now >= instantAt(localDateOf(now, timeZone), time, timeZone);
}

function cutOffFault(facts: AppFacts): PickupFault | null {
  const { pickup, products } = facts;
  if (pickup.cutOff !== null && isPast(facts, pickup.cutOff)) return "CUT_OFF";
  const isLate = [...products.values()].some(
    ({ requestTimeLimit }) => requestTimeLimit !== null && isPast(facts, requestTimeLimit),
  );
  return isLate ? "CATEGORY_CUT_OFF" : null;
}

/** APP-04 APP-05 */
export function pickupFault({ at, classId }: Wanted, facts: AppFacts): PickupFault | null {
  const { now, timeZone, closed, pickup } = facts;
  if (at === null) return "MISSING";
  if (at <= now) return "PAST";
  const [today, day] = [localDateOf(now, timeZone), localDateOf(at, timeZone)];
  if (day > addDays(today, furthestDays)) return "TOO_FAR";
  if (isClosedOn(closed, day)) return "CLOSED_DAY";
  if (!isPickupTime(pickup, localTimeOf(at, timeZone), classId)) return "NOT_OFFERED";
  return day === today ? cutOffFault(facts) : null;
}
