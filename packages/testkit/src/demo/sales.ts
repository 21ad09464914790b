import type { CounterPaymentMethod } from "@cantina/domain/cafeteria";
import { type CommensalId, type Instant, type LocalDate, type ProfileId, cents, id } from "@cantina/domain/kernel";
import type { Order } from "@cantina/domain/orders";

import { type Basket, type DaySales, fillBasket } from "./basket.ts";
import { type Break, momentIn, schoolBreaks } from "./breaks.ts";
import type { DemoProduct } from "./catalog.ts";
import type { DemoDiner } from "./diners.ts";
import { orderNotes } from "./names.ts";
import type { Random } from "./random.ts";
import { type Day, instantAt } from "./school-days.ts";

export type DemoSale = {
  readonly order: Order;
  readonly localDate: LocalDate;
  readonly discountSource: Basket["discountSource"];
  readonly registerSessionId: string | null;
};

/** Who sells what to whom in one cafeteria. */
export type Counter = {
  readonly random: Random;
  readonly products: readonly DemoProduct[];
  readonly diners: readonly DemoDiner[];
  readonly employeeId: ProfileId;
  readonly administratorId: ProfileId;
  readonly offersVoucher: boolean;
  /** Milliseconds; what is sold before is at the former prices. */
  readonly pricesChangedAt: number;
};

/** What the counter remembers of the day, since limits count by it. */
export type DayBook = {
  readonly day: Day;
  readonly registerSessionId: string | null;
  readonly sold: DaySales;
  readonly spent: Map<CommensalId, number>;
};

export const openDayBook = (day: Day, registerSessionId: string | null): DayBook => ({
  day,
  registerSessionId,
  sold: new Map(),
  spent: new Map(),
});

const methodOf = ({ random, offersVoucher }: Counter): CounterPaymentMethod =>
  random.pickWeighted(["ACCOUNT_BALANCE", "CASH", "CARD", "CUSTOM"] as const, (method) =>
    method === "CUSTOM" && !offersVoucher ? 0 : { ACCOUNT_BALANCE: 56, CASH: 28, CARD: 12, CUSTOM: 4 }[method],
  );

const dinerFor = ({ random, diners }: Counter, method: CounterPaymentMethod): DemoDiner | null =>
  random.happens({ ACCOUNT_BALANCE: 1, CASH: 0.3, CARD: 0.1, CUSTOM: 0.5 }[method]) ? random.pick(diners) : null;

const staysWithinLimit = (diner: DemoDiner | null, total: number, { spent }: DayBook): boolean =>
  diner === null ||
  diner.commensal.dailyLimit === null ||
  (spent.get(diner.commensal.id) ?? 0) + total <= diner.commensal.dailyLimit;

type Ordering = {
  readonly at: number;
  readonly when: Break;
  readonly status: Order["status"];
  /** A phone app's order: on account, without a seller, to be picked up then. */
  readonly pickUpAt?: Instant;
};

/** One sale, or none when the limits of the day leave nothing to sell. */
export function sellOnce(counter: Counter, book: DayBook, { at, when, status, pickUpAt }: Ordering): DemoSale | null {
  const { random, products, pricesChangedAt } = counter;
  const isMobile = pickUpAt !== undefined;
  const method = isMobile ? "ACCOUNT_BALANCE" : methodOf(counter);
  const diner = dinerFor(counter, method);
  const shelf = { products, sold: book.sold, when, isFormer: at < pricesChangedAt };
  const basket = fillBasket(random, shelf, {
    classId: diner?.commensal.classId ?? null,
    category: diner?.category ?? null,
  });
  if (basket.items.length === 0 || !staysWithinLimit(diner, basket.total, book)) return null;
  for (const { productId, quantity } of basket.items) {
    if (productId !== null) book.sold.set(productId, (book.sold.get(productId) ?? 0) + quantity);
  }
  if (diner !== null)
    book.spent.set(diner.commensal.id, cents((book.spent.get(diner.commensal.id) ?? 0) + basket.total));
  // Only the employee has a drawer here, so only the employee takes cash.
  const isByEmployee = method === "CASH" || random.happens(0.85);
  const order: Order = {
    id: id<"order">(random.uuidAt(at)),
    cartId: id<"cart">(random.uuid()),
    orderType: "ORDER",
    status,
    orderItems: basket.items,
    commensalId: diner?.commensal.id ?? null,
    commensalName: diner === null ? null : `${diner.commensal.firstName} ${diner.commensal.lastName}`,
    commensalClassId: diner?.commensal.classId ?? null,
    buyerId: diner?.client.id ?? null,
    sellerId: isMobile ? null : isByEmployee ? counter.employeeId : counter.administratorId,
    comments: random.happens(status === "STARTED" ? 0.4 : 0.03) ? random.pick(orderNotes) : "",
    paymentMethod: method,
    subtotal: basket.subtotal,
    discount: basket.discount,
    totalPrice: basket.total,
    dateTime: instantAt(at),
    pickUpDateTime: pickUpAt ?? null,
    lastStatusUpdate: instantAt(at),
    originMedium: isMobile ? "MOBILE" : "WEB",
    readyAt: null,
    version: 1,
    couponId: null,
    couponsQuantity: null,
  };
  return {
    order,
    localDate: book.day.date,
    discountSource: basket.discountSource,
    registerSessionId: !isMobile && isByEmployee ? book.registerSessionId : null,
  };
}

/** A day's delivered sales up to that moment, in order. */
export function sellDay(
  counter: Counter,
  book: DayBook,
  { count, until }: { readonly count: number; readonly until: number },
): readonly DemoSale[] {
  const { random } = counter;
  const moments = Array.from({ length: count }, () => {
    const when = random.pickWeighted(schoolBreaks, ({ weight }) => weight);
    return { at: book.day.start + momentIn(random, when), when };
  });
  return moments
    .filter(({ at }) => at <= until)
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ at, when }) => sellOnce(counter, book, { at, when, status: "COMPLETED" }) ?? []);
}
