import { unitPriceFor } from "../catalog/index.ts";
import {
  type Cents,
  type ClassId,
  type Instant,
  type LocalDate,
  type TimeZone,
  addMoney,
  allocate,
  instantAt,
  noMoney,
  sumMoney,
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

/** The pass as it can be bought at that moment. PASS-02 PASS-03 PASS-04 */
export function dividePass(pass: Divisible, { at, zone, classId }: Moment): DividedPass {
  const { orderDates, deliveryTime } = pass;
  const shares =
    orderDates.length === 0
      ? []
      : allocate(
          unitPriceFor(pass, classId),
          orderDates.map(() => 1),
        );
  const dates = orderDates.map((date, index): PassDate => ({
    date,
    pickUpAt: instantAt(date, deliveryTime, zone),
    amount: shares[index] ?? noMoney,
  }));
  const remaining = dates.filter(({ pickUpAt }) => pickUpAt > at);
  const amountOf = (some: readonly PassDate[]): Cents => sumMoney(some.map(({ amount }) => amount));
  const past = dates.filter(({ pickUpAt }) => pickUpAt <= at);
  const pastAmount = amountOf(past);
  return {
    remaining,
    past: { dates: past.length, amount: pastAmount },
    charged: addMoney(amountOf(remaining), pass.chargeForPastOrders ? pastAmount : noMoney),
  };
}
