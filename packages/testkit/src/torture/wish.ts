import type { PaymentMethod } from "@cantina/domain/cafeteria";
import type { RefundableLine } from "@cantina/domain/transactions";

import {
  type CashBody,
  type ChargeBody,
  type CouponSaleBody,
  type LateOrderBody,
  type OrderBody,
  type RawAnswer,
  type RefundBody,
  type RevertBody,
  type Till,
  type ToldOrder,
  refundableOf,
} from "../orders-suite/index.ts";

/** A change that a till wants. */
export type Wish =
  | { readonly call: "order"; readonly body: OrderBody }
  | { readonly call: "lateOrder"; readonly body: LateOrderBody }
  | { readonly call: "topUp"; readonly body: ChargeBody }
  | { readonly call: "couponSale"; readonly couponId: string; readonly body: CouponSaleBody }
  | { readonly call: "revert"; readonly transactionId: string; readonly body: RevertBody }
  | { readonly call: "refund"; readonly orderId: string; readonly body: RefundBody }
  | { readonly call: "cash"; readonly body: CashBody }
  | DeskWish;

/** What moves stock and pantry by hand, and what hands orders over or takes that back. */
export type DeskWish =
  | {
      readonly call: "stockMove" | "count" | "purchase" | "preparation";
      readonly path: string;
      readonly body: object;
    }
  /** Nothing is kept under its key: to do it again does nothing more. */
  | { readonly call: "delivery" | "undo"; readonly path: string; readonly body: object };

export function sendWish(till: Till, wish: Wish, key: string): Promise<RawAnswer> {
  switch (wish.call) {
    case "order":
      return till.sell(wish.body, key);
    case "lateOrder":
      return till.sellLate(wish.body, key);
    case "topUp":
      return till.chargeBalance(wish.body, key);
    case "couponSale":
      return till.sellCoupon(wish.couponId, wish.body, key);
    case "revert":
      return till.revert(wish.transactionId, wish.body, key);
    case "refund":
      return till.refund(wish.orderId, wish.body, key);
    case "cash":
      return till.moveCash(wish.body, key);
    case "stockMove":
    case "count":
    case "purchase":
    case "preparation":
      return till.post(wish.path, wish.body, key);
    case "delivery":
    case "undo":
      return till.put(wish.path, wish.body);
  }
}

type Named = { readonly id?: unknown };
type Told = Named &
  ToldOrder & {
    readonly totalPrice?: unknown;
    readonly transaction?: Named;
    readonly userCoupon?: Named;
    readonly refundId?: unknown;
    readonly payments?: readonly { readonly paymentMethod: PaymentMethod; readonly amount: number }[];
    readonly order?: ToldOrder;
  };

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

function told(answer: string): Told {
  const { data } = JSON.parse(answer) as { readonly data?: Told };
  return data ?? {};
}

/** The transaction or cash movement that a success tells of. */
export const idTold = (answer: string): string | null => {
  const data = told(answer);
  return textOf(data.transaction?.id ?? data.id);
};

/** Major units, as an order's answer has them; 0 where it has none. */
export const totalTold = (answer: string): number => Number(told(answer).totalPrice ?? 0);

/** Of a split order or of what went back of it: what this method paid or got back, major units. */
export const partTold = (answer: string, method: PaymentMethod): number =>
  told(answer).payments?.find(({ paymentMethod }) => paymentMethod === method)?.amount ?? 0;

/** The order that units went back as; null: they were all that was left, so that it was cancelled. */
export const refundTold = (answer: string): string | null => textOf(told(answer).refundId);

/** The lines of an order that can go back, as its answer, or that of a refund, tells them. */
export const linesTold = (answer: string): readonly RefundableLine[] => {
  const data = told(answer);
  return refundableOf(data.order ?? data);
};

export const couponTold = (answer: string): string | null => textOf(told(answer).userCoupon?.id);

export const codeTold = (answer: string): string | null => {
  const { Message } = JSON.parse(answer) as { readonly Message?: { readonly Message?: unknown } };
  return textOf(Message?.Message);
};

const deskCalls: readonly Wish["call"][] = ["stockMove", "count", "purchase", "preparation", "delivery", "undo"];

/** Whether it makes a transaction, a movement of cash or a revert, each of which has an id. */
export const isOfTill = ({ call }: Wish): boolean => !deskCalls.includes(call);

export const isKept = ({ call }: Wish): boolean => call !== "delivery" && call !== "undo";
