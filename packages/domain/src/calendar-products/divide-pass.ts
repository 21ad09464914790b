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

type Moment = { readonly at: Instant; readonly zone: TimeZone; readonly classId: ClassId | null };

/** So many of a price's parts, rounded once, half away from zero. PASS-02 */
const partOf = (price: Cents, parts: number, whole: number): Cents =>
  whole === 0 ? noMoney : cents(Math.floor((2 * price * parts + whole) / (2 * whole)));

/** The pass as it can be bought at that moment. PASS-02 PASS-03 PASS-04 */
export function dividePass(pass: Divisible, { at, zone, classId }: Moment): DividedPass {
  const { orderDates, deliveryTime } = pass;
  const price = unitPriceFor(pass, classId);
  const dates = orderDates.map((date) => ({ date, pickUpAt: instantAt(date, deliveryTime, zone) }));
  const left = dates.filter(({ pickUpAt }) => pickUpAt > at);
  const amount = partOf(price, left.length, dates.length);
  const shares = allocate(
    amount,
    left.map(() => 1),
  );
  const past = { dates: dates.length - left.length, amount: subtractMoney(price, amount) };
  return {
    remaining: left.map((date, index) => ({ ...date, amount: shares[index] ?? noMoney })),
    past: past.dates === 0 ? { dates: 0, amount: noMoney } : past,
    charged: pass.chargeForPastOrders && past.dates > 0 ? price : amount,
  };
}
