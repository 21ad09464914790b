import type { Cafeteria, PaymentMethod } from "@cantina/domain/cafeteria";
import { exchangedUses } from "@cantina/domain/coupons";
import { type Cents, type Instant, negateMoney, noMoney } from "@cantina/domain/kernel";
import { type Order, allergensInOrder, summariseOrders } from "@cantina/domain/orders";
import {
  type IntervalRow,
  type TicketBranch,
  type TicketCouponSale,
  type TicketLine,
  type TicketSummary,
  branchTicket,
  couponSaleTicket,
  intervalTicket,
  invoiceTicket,
  orderTicket,
  summaryTicket,
  testTicket,
  topUpTicket,
} from "@cantina/domain/printing";
import type { QueryClient } from "@tanstack/react-query";
import { allergenList } from "../../texts/allergens.ts";
import { intervalLabel } from "../../texts/interval-labels.ts";
import { paymentName } from "../../texts/payment-names.ts";
import { type CashInterval, type Sources, readKnownAllergens } from "../live-data/index.ts";

/** What every ticket of this cafeteria says. */
export type TicketPlace = { readonly cafeteria: Cafeteria; readonly now: Instant };

const headOf = ({ cafeteria, now }: TicketPlace) => ({
  cafeteriaName: cafeteria.name,
  zone: cafeteria.timeZone,
  at: now,
});
const payment = ({ cafeteria }: TicketPlace, method: PaymentMethod): string =>
  paymentName(method, cafeteria.customPaymentMethod);

/** Where it is looked up what an order contains by now. */
export type TicketReading = { readonly queries: QueryClient; readonly sources: Sources };

export type OrderTicketMore = {
  readonly sellerName: string | null;
  readonly balanceAfter: Cents | null;
  readonly isCopy: boolean;
};

/** As long as paper waits for a server that says nothing. */
const patience = 3_000;
const late = (): Promise<null> => new Promise((resolve) => void setTimeout(() => resolve(null), patience));

export async function ticketOfOrder(
  order: Order,
  place: TicketPlace,
  more: OrderTicketMore,
  { queries, sources }: TicketReading,
): Promise<readonly TicketLine[]> {
  const { commensalClassId: classId } = order;
  const isPending = order.status === "STARTED";
  // A ticket comes out all the same, and says that nobody looked.
  const known = isPending ? await Promise.race([readKnownAllergens(queries, sources), late()]).catch(() => null) : null;
  return orderTicket({
    ...order,
    ...headOf(place),
    ...more,
    dinerName: order.commensalName,
    dinerClass: place.cafeteria.classes.find((one) => one.id === classId)?.name ?? null,
    paymentLabel: payment(place, order.paymentMethod),
    payments: (order.payments ?? []).map(({ paymentMethod, amount }) => ({
      label: payment(place, paymentMethod),
      amount,
    })),
    allergens: known && allergenList(allergensInOrder(order, known)),
    items: order.orderItems.map((item) => ({ ...item, redeemed: exchangedUses(item.exchangedCoupons) })),
  });
}

export function ticketOfSummary(orders: readonly Order[], scope: string, place: TicketPlace): readonly TicketLine[] {
  const pending = orders.filter(({ status }) => status === "STARTED");
  return summaryTicket({
    ...headOf(place),
    scope,
    orderCount: pending.length,
    products: summariseOrders(pending),
    notes: pending
      .filter(({ comments }) => comments !== "")
      .map(({ commensalName, comments }) => (commensalName === null ? comments : `${commensalName}: ${comments}`)),
  });
}

export type PrintableDay = Pick<TicketSummary, "scope" | "orderCount" | "products" | "notes">;

export const ticketOfDay = (day: PrintableDay, place: TicketPlace): readonly TicketLine[] =>
  summaryTicket({ ...day, ...headOf(place) });

function rowsOf(interval: CashInterval, place: TicketPlace, isMovement: boolean): readonly IntervalRow[] {
  return interval.items
    .filter(({ type, paymentMethod }) => (paymentMethod === null) === isMovement && type !== "OPEN" && type !== "CLOSE")
    .map((item) => ({
      label: intervalLabel(item, place.cafeteria.customPaymentMethod),
      amount: item.type === "OUT" ? negateMoney(item.amount) : item.amount,
      returns: item.returnAmount,
    }));
}

export function ticketOfInterval(interval: CashInterval, place: TicketPlace): readonly TicketLine[] {
  const { accumulatedInflow: inflow, accumulatedOutflow: outflow, expected, counted, difference } = interval;
  const isKnown = inflow !== null && outflow !== null && expected !== null;
  return intervalTicket({
    ...headOf(place),
    cashierName: interval.sellerName,
    number: interval.sessionNumber,
    from: interval.from,
    until: interval.until,
    openingAmount: interval.openingAmount,
    movements: rowsOf(interval, place, true),
    takings: rowsOf(interval, place, false),
    drawer: isKnown
      ? {
          inflow,
          outflow,
          expected,
          closing: counted === null ? null : { counted, difference: difference ?? noMoney },
        }
      : null,
  });
}

export type PrintableTopUp = {
  readonly clientName: string;
  readonly dinerNames: readonly string[];
  readonly amount: Cents;
  readonly paymentMethod: PaymentMethod;
  readonly balanceAfter: Cents;
};

export const ticketOfTopUp = (topUp: PrintableTopUp, sellerName: string, place: TicketPlace): readonly TicketLine[] =>
  topUpTicket({ ...topUp, ...headOf(place), sellerName, paymentLabel: payment(place, topUp.paymentMethod) });

export type PrintableCouponSale = Pick<
  TicketCouponSale,
  "clientName" | "couponName" | "uses" | "expiresAt" | "amount" | "balanceAfter"
> & { readonly paymentMethod: PaymentMethod };

export const ticketOfCouponSale = (
  sale: PrintableCouponSale,
  sellerName: string,
  place: TicketPlace,
): readonly TicketLine[] =>
  couponSaleTicket({ ...sale, ...headOf(place), sellerName, paymentLabel: payment(place, sale.paymentMethod) });

export const ticketOfTest = (station: string, place: TicketPlace): readonly TicketLine[] =>
  testTicket({ ...headOf(place), station });

export type PrintableBranchDay = Pick<TicketBranch, "day" | "rows">;

export const ticketOfBranchDay = (branchDay: PrintableBranchDay, place: TicketPlace): readonly TicketLine[] =>
  branchTicket({ ...branchDay, ...headOf(place), customName: place.cafeteria.customPaymentMethod });

/** It says who issued it, and not where it is printed. */
export const ticketOfInvoice = invoiceTicket;
