import { BrokenInvariant, type TimeZone } from "@cantina/domain/kernel";

import { type Break, schoolBreaks } from "./breaks.ts";
import { type Day, instantAt, nextSchoolDay } from "./school-days.ts";
import { type Counter, type DayBook, type DemoSale, sellOnce } from "./sales.ts";

const minute = 60_000;
const lunch: Break = {
  from: 0,
  until: 1,
  weight: 1,
  appetite: { Almuerzos: 5, "Sin TACC y vegetarianos": 3, Kiosco: 0.3 },
};

/** The starts of the breaks that are still to come today and tomorrow. */
function pickUpMoments(day: Day, zone: TimeZone, now: number): readonly number[] {
  const next = nextSchoolDay(day, zone);
  return [...(day.isSchoolDay ? [day] : []), next]
    .flatMap(({ start }) => schoolBreaks.map(({ from }) => start + from * minute))
    .filter((moment) => moment > now)
    .slice(0, 6);
}

type Waiting = { readonly count: number; readonly now: number; readonly openedAt: number; readonly zone: TimeZone };

/** Orders that wait to be delivered: rung at the counter, or sent from the phone for a later break. */
export function takePendingOrders(counter: Counter, book: DayBook, waiting: Waiting): readonly DemoSale[] {
  const { random } = counter;
  const { count, now, openedAt, zone } = waiting;
  const earliest = Math.max(book.day.start, openedAt, now - 90 * minute);
  const moments = pickUpMoments(book.day, zone, now);
  const sales: DemoSale[] = [];
  for (let attempt = 0; sales.length < count; attempt += 1) {
    if (attempt > count * 50) throw new BrokenInvariant("the demo's limits leave no order to wait");
    const at = random.whole(earliest, now);
    // On a closed day nobody stands at the counter, but phones still order.
    const isMobile = !book.day.isSchoolDay || sales.length % 2 === 1;
    const pickUp = isMobile ? { pickUpAt: instantAt(random.pick(moments)) } : {};
    const sale = sellOnce(counter, book, { at, when: lunch, status: "STARTED", ...pickUp });
    if (sale !== null) sales.push(sale);
  }
  return sales.toSorted((a, b) => (a.order.dateTime < b.order.dateTime ? -1 : 1));
}
