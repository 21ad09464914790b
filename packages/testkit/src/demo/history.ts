import type { Place } from "./places.ts";
import { takePendingOrders } from "./pending.ts";
import type { DemoShift } from "./register.ts";
import { type Counter, type DemoSale, openDayBook, sellDay } from "./sales.ts";
import { type Day, instantAt, milliseconds } from "./school-days.ts";

export type History = { readonly sales: readonly DemoSale[]; readonly shifts: readonly DemoShift[] };

const hour = 3_600_000;

type Drawer = { readonly id: string; readonly now: number; readonly isToday: boolean };

function shiftOf(day: Day, { id, now, isToday }: Drawer): DemoShift {
  const morning = day.start + 7 * hour;
  // Before seven the day's drawer is open all the same, so that whoever looks around can sell at once.
  const openedAt = isToday ? Math.max(day.start, Math.min(morning, now - 60_000)) : morning;
  return { id, openedAt: instantAt(openedAt), closedAt: isToday ? null : instantAt(day.start + 16.5 * hour) };
}

/** Day by day to this moment; the last day is today, whose orders partly still wait. */
export function makeHistory(
  counter: Counter,
  place: Place,
  { days, now }: { readonly days: readonly Day[]; readonly now: number },
): History {
  const { random } = counter;
  const today = days.at(-1);
  const open = days.filter((day) => day.isSchoolDay || day === today);
  const shifts: DemoShift[] = [];
  const sales: DemoSale[] = [];
  for (const day of open) {
    const shift = shiftOf(day, { id: random.uuid(), now, isToday: day === today });
    const book = openDayBook(day, shift.id);
    const count = day.isSchoolDay ? random.whole(...place.salesADay) : 0;
    shifts.push(shift);
    sales.push(...sellDay(counter, book, { count, until: now - 1000 }));
    if (day !== today) continue;
    const waiting = { count: place.pendingOrders, now, openedAt: milliseconds(shift.openedAt), zone: place.zone };
    sales.push(...takePendingOrders(counter, book, waiting));
  }
  return { sales, shifts };
}
