import { type ClosedDays, isClosedOn } from "../cafeteria/index.ts";
import { unitPriceFor } from "../catalog/index.ts";
import {
  type Cents,
  type ClassId,
  type Instant,
  type LocalDate,
  type TimeZone,
  allocate,
  cents,
  instantAt,
  noMoney,
  subtractMoney,
} from "../kernel/index.ts";
import type { CalendarProduct } from "./calendar-product.ts";

export type PassDate = { readonly date: LocalDate; readonly pickUpAt: Instant; readonly amount: Cents };

export type DividedPass = {
  readonly remaining: readonly PassDate[];
  /** Dates that are past, and what their part of the price is. */
  readonly past: { readonly dates: number; readonly amount: Cents };
  /** What a buyer pays now, before any discount. */
  readonly charged: Cents;
};

type Divisible = Pick<CalendarProduct, "price" | "classPrices" | "orderDates" | "deliveryTime" | "chargeForPastOrders">;

/** When a pass is looked at, and on which days nothing is served by then. */
export type PassMoment = { readonly at: Instant; readonly zone: TimeZone; readonly closed: ClosedDays };

type Buyer = PassMoment & { readonly classId: ClassId | null };

/** So many of a price's parts, rounded once, half away from zero. PASS-02 */
const partOf = (price: Cents, parts: number, whole: number): Cents =>
  whole === 0 ? noMoney : cents(Math.floor((2 * price * parts + whole) / (2 * whole)));

/** The pass as it can be bought at that moment. PASS-02 PASS-03 PASS-04 CAFETERIA-28 */
export function dividePass(pass: Divisible, { at, zone, closed, classId }: Buyer): DividedPass {
  const { orderDates, deliveryTime } = pass;
  const price = unitPriceFor(pass, classId);
  const dates = orderDates.map((date) => ({ date, pickUpAt: instantAt(date, deliveryTime, zone) }));
  const coming = dates.filter(({ pickUpAt }) => pickUpAt > at);
  const left = coming.filter(({ date }) => !isClosedOn(closed, date));
  const amount = partOf(price, left.length, dates.length);
  const shares = allocate(
    amount,
    left.map(() => 1),
  );
  const past = dates.length - coming.length;
  // What was closed since is nobody's to pay.
  const whole = partOf(price, past + left.length, dates.length);
  return {
    remaining: left.map((date, index) => ({ ...date, amount: shares[index] ?? noMoney })),
    past: { dates: past, amount: subtractMoney(whole, amount) },
    charged: pass.chargeForPastOrders ? whole : amount,
  };
}
