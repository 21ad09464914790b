import { type Ingredient, decideMovements, quantity } from "@cantina/domain/inventory";
import { type LocalDate, cents, temporal } from "@cantina/domain/kernel";

import type { PantryOrder } from "./pantry-orders.ts";
import { type DemoItem, type Shelf, openShelf } from "./pantry-shelf.ts";
import { type Random, seededRandom } from "./random.ts";
import { type Day, instantAt } from "./school-days.ts";

export type PantryPlace = {
  readonly seed: number;
  readonly cafeteriaId: string;
  readonly keeperId: string;
  readonly openedAt: string;
  readonly days: readonly Day[];
  /** Milliseconds. */
  readonly now: number;
};

const minute = 60_000;
const hour = 60 * minute;
const hours = { delivery: 6.5, kitchen: 8.75, count: 16, closing: 16.75 } as const;

/** Goes week by week, more than anybody would call usual. */
const leaking = "Queso muzzarella";
/** What its supplier asks for is far from what is typed by now. */
const dearer = "Café molido";
/** At the latest closing it was found spoilt, and was not delivered since: so many hundredths are left. */
const spoilt: ReadonlyMap<string, { readonly left: number; readonly reason: "EXPIRATION" | "WASTE" }> = new Map([
  ["Leche entera", { left: 850, reason: "EXPIRATION" }],
  ["Fideos secos", { left: 30, reason: "WASTE" }],
  ["Carne picada", { left: 40, reason: "EXPIRATION" }],
]);
/** So many weeks ago nobody found the time to count. */
const uncountedWeek = 2;

type Kitchen = {
  readonly shelf: Shelf;
  readonly random: Random;
  readonly keeperId: string;
  readonly latestClosing: number;
};
type Event = { readonly at: number; readonly happens: (at: number) => void };

const weekdayOf = (date: LocalDate): number => temporal().PlainDate.from(date).dayOfWeek;

/** What came, was cooked, sold, spoilt and counted from the opening to this moment, in its order. */
export function pantryHistory(items: readonly DemoItem[], orders: readonly PantryOrder[], place: PantryPlace): Shelf {
  const { days, now, keeperId, openedAt } = place;
  const shelf = openShelf(items, place.cafeteriaId);
  const random = seededRandom(place.seed);
  for (const { id, opening } of items) shelf.move(id, "COUNT", opening, { at: openedAt });
  const closings = days.filter(({ isSchoolDay }) => isSchoolDay).map(({ start }) => start + hours.closing * hour);
  const latestClosing = closings.findLast((closing) => closing + 2 * minute < now) ?? now;
  const kitchen: Kitchen = { shelf, random, keeperId, latestClosing };
  const events = [
    ...orders.flatMap((order) => orderEvents(shelf, order)),
    ...days.flatMap((day, index) => dayEvents(kitchen, day, Math.floor((days.length - 1 - index) / 7))),
    { at: latestClosing + minute, happens: (at: number) => spoil(kitchen, at) },
  ];
  for (const { at, happens } of events.toSorted((a, b) => a.at - b.at)) if (at < now) happens(at);
  return shelf;
}

function orderEvents(shelf: Shelf, { id, at, sellerId, portions, returned }: PantryOrder): readonly Event[] {
  let taken: readonly Ingredient[] = [];
  const cause = (when: number, byId: string | null) => ({
    at: instantAt(when),
    profile_id: byId,
    transaction_id: id,
  });
  const sale: Event = {
    at,
    happens: () => {
      taken = shelf.takenBy(portions);
      shelf.consume(taken, 1, cause(at, sellerId));
    },
  };
  if (returned === null) return [sale];
  return [sale, { at: returned.at, happens: (when) => shelf.consume(taken, -1, cause(when, returned.byId)) }];
}

function dayEvents(kitchen: Kitchen, day: Day, weeksAgo: number): readonly Event[] {
  const weekday = weekdayOf(day.date);
  const event = (isDue: boolean, hourOfDay: number, happens: Event["happens"]): readonly Event[] =>
    isDue ? [{ at: day.start + hourOfDay * hour, happens }] : [];
  const isSpoilt = day.isSchoolDay && kitchen.random.happens(0.4);
  return [
    ...event(weekday === 1, hours.delivery, (at) => deliver(kitchen, at)),
    ...event(day.isSchoolDay, hours.kitchen, (at) => cook(kitchen, at)),
    ...event(weekday === 5 && weeksAgo !== uncountedWeek, hours.count, (at) => count(kitchen, at)),
    ...event(isSpoilt, hours.closing, (at) => throwAway(kitchen, at)),
  ];
}

/** Each Monday what a week needs, at a price around the typed one. */
function deliver({ shelf, random, keeperId, latestClosing }: Kitchen, at: number): void {
  for (const { id, name, type, cost, opening, alertLevel } of shelf.items) {
    if (type !== "RAW" || (spoilt.has(name) && at > latestClosing)) continue;
    const wanted = Math.max(opening, alertLevel + 1.3 * shelf.usedInWeek(id)) - shelf.stock(id);
    const whole = 100 * Math.ceil(wanted / 100);
    if (whole <= 0) continue;
    const drift = name === dearer ? 1.13 + 0.05 * random.next() : 0.95 + 0.1 * random.next();
    const paid = cents(Math.round((cost * drift * whole) / 100));
    shelf.move(id, "SUPPLIER_PURCHASE", whole, { at: instantAt(at), profile_id: keeperId, paid_total: paid });
  }
  shelf.beginWeek();
}

/** Each morning what sells in some two days, in whole preparations, as far as the ingredients go. */
function cook({ shelf, keeperId }: Kitchen, at: number): void {
  const by = { at: instantAt(at), profile_id: keeperId };
  for (const { id, yield: made, opening, alertLevel } of shelf.items) {
    if (made === null) continue;
    const wanted = Math.max(opening, alertLevel + shelf.usedInWeek(id) / 2) - shelf.stock(id);
    if (wanted <= 0) continue;
    const line = { consumableId: id, quantity: quantity(Math.ceil(wanted / made) * made), paidTotal: null };
    const decided = decideMovements({ type: "INGRESS", reason: "PREPARATION", lines: [line] }, shelf.pantry());
    for (const one of decided.ok ? decided.value : []) {
      const preparation = shelf.move(one.consumableId, one.reason, one.quantity, by);
      for (const { consumableId, quantity: taken } of one.ingredients) {
        shelf.spend(consumableId, taken);
        shelf.move(consumableId, "PREPARATION_INGREDIENT", -taken, { ...by, preparation_id: preparation });
      }
    }
  }
}

/** A little of one thing at the end of a day. */
function throwAway({ shelf, random, keeperId }: Kitchen, at: number): void {
  const { id, isPiece } = random.pick(shelf.items);
  const reason = random.pick(["WASTE", "WASTE", "EXPIRATION", "INTERNAL_CONSUMPTION"] as const);
  const some = isPiece ? 100 * random.whole(1, 4) : random.whole(10, 60);
  if (shelf.stock(id) >= some) shelf.move(id, reason, -some, { at: instantAt(at), profile_id: keeperId });
}

function spoil({ shelf, keeperId }: Kitchen, at: number): void {
  for (const { id, name } of shelf.items) {
    const found = spoilt.get(name);
    const gone = found === undefined ? 0 : shelf.stock(id) - found.left;
    if (found !== undefined && gone > 0)
      shelf.move(id, found.reason, -gone, { at: instantAt(at), profile_id: keeperId });
  }
}

/** Each Friday after the last break; mostly there is a little less than there should be. */
function count({ shelf, random, keeperId }: Kitchen, at: number): void {
  const head = { id: random.uuid(), at: instantAt(at), profile_id: keeperId };
  shelf.count(head, ({ id, name, isPiece }, used) => {
    const share = name === leaking ? -0.055 - 0.03 * random.next() : 0.008 - 0.022 * random.next();
    const grain = isPiece ? 100 : 1;
    const apart = grain * Math.round((used * share) / grain);
    return Math.max(0, shelf.stock(id) + apart);
  });
}
