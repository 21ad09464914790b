import { randomUUID } from "node:crypto";

import { type CommensalId, type ProductId, type ProfileId, id } from "@cantina/domain/kernel";
import type { RefundableLine } from "@cantina/domain/transactions";

import type { Random } from "../demo/index.ts";
import { type LateOrderBody, type OrderBody, cartOf, refundBody } from "../orders-suite/index.ts";
import type { TortureGoods, TortureSeller } from "./goods.ts";
import type { Entry } from "./journal.ts";
import { nextDeskWish } from "./next-desk-wish.ts";
import { type Wish, codeTold, couponTold, idTold, isOfTill, linesTold } from "./wish.ts";

type Diner = TortureGoods["diners"][number];

/** What a till knows of its own past, and bases its next wishes on. */
export type TillMemory = {
  isClosed: boolean;
  readonly sold: string[];
  readonly carts: OrderBody[];
  /** Of what its orders have left, as far as it was told, that which can go back. */
  readonly lines: Map<string, readonly RefundableLine[]>;
  readonly refunds: Wish[];
  readonly coupons: { readonly userCouponId: string; readonly commensalId: string }[];
};

export const emptyMemory = (): TillMemory => ({
  isClosed: true,
  sold: [],
  carts: [],
  lines: new Map(),
  refunds: [],
  coupons: [],
});

const mostKept = 20;

function keep<T>(list: T[], one: T): void {
  list.push(one);
  if (list.length > mostKept) list.shift();
}

export function remember(
  memory: TillMemory,
  { wish, answer }: Pick<Entry, "wish" | "answer">,
  goods: TortureGoods,
): void {
  if (answer === null) return;
  if (answer.status !== 200) {
    const code = codeTold(answer.text);
    if (code === "CLOSED_CASH_FLOW") memory.isClosed = true;
    // The till's other loop was faster.
    if (code === "INVALID_TRANSACTION_STATUS" && wish.call === "cash") memory.isClosed = wish.body.type !== "OPEN";
    // Used up.
    if (code === "INVALID_COUPON_AMOUNT") memory.coupons.length = 0;
    return;
  }
  if (wish.call === "cash") memory.isClosed = wish.body.type === "CLOSE";
  const told = idTold(answer.text);
  if (told !== null && isOfTill(wish) && wish.call !== "cash" && wish.call !== "revert") {
    keep(memory.sold, told);
    memory.lines.set(told, linesTold(answer.text));
  }
  if (wish.call === "refund") {
    keep(memory.refunds, wish);
    memory.lines.set(wish.orderId, linesTold(answer.text));
  }
  if (wish.call === "order") keep(memory.carts, wish.body);
  const userCouponId = wish.call === "couponSale" ? couponTold(answer.text) : null;
  const owner = goods.diners.find(({ clientId }) => wish.call === "couponSale" && clientId === wish.body.buyerId);
  if (userCouponId !== null && owner !== undefined)
    keep(memory.coupons, { userCouponId, commensalId: owner.commensalId });
}

type Situation = {
  readonly goods: TortureGoods;
  readonly seller: TortureSeller;
  readonly memory: TillMemory;
  readonly random: Random;
};

const product = (value: string): ProductId => id<"product">(value);
const commensal = ({ commensalId }: { readonly commensalId: string }): CommensalId => id<"commensal">(commensalId);
const profile = (value: string): ProfileId => id<"profile">(value);

const someDiner = ({ goods, random }: Situation): Diner => random.pick(goods.diners);

function cashOrder({ goods, random }: Situation): Wish {
  const paymentMethod = random.pick(["CASH", "CARD"] as const);
  const sold = random.pick([goods.plain, goods.stocked, goods.scarce, goods.dish]);
  return { call: "order", body: cartOf(product(sold), { paymentMethod, quantity: random.whole(1, 3) }) };
}

function accountOrder(situation: Situation): Wish {
  const { goods, random } = situation;
  const sold = product(random.pick([goods.plain, goods.stocked, goods.scarce, goods.dish]));
  const commensalId = commensal(someDiner(situation));
  const more = { commensalId, paymentMethod: "ACCOUNT_BALANCE", quantity: random.whole(1, 4) } as const;
  return { call: "order", body: { ...cartOf(sold, more), markAsCompleted: random.happens(0.5) } };
}

/** The account pays a part of it, and cash or a card the rest; either may be its own method. */
function splitOrder(situation: Situation): Wish {
  const { goods, random } = situation;
  const quantity = random.whole(1, 3);
  const onAccount = random.whole(1, goods.price * quantity - 1);
  const payments = [
    { paymentMethod: "ACCOUNT_BALANCE", amount: onAccount },
    { paymentMethod: random.pick(["CASH", "CARD"] as const), amount: goods.price * quantity - onAccount },
  ] as const;
  const { paymentMethod } = random.pick(payments);
  const more = { commensalId: commensal(someDiner(situation)), paymentMethod, payments: [...payments], quantity };
  return { call: "order", body: cartOf(product(goods.plain), more) };
}

function redemption(situation: Situation): Wish {
  const { goods, random, memory } = situation;
  if (memory.coupons.length === 0) return couponSale(situation);
  const coupon = random.pick(memory.coupons);
  const productId = product(goods.stocked);
  const exchangedCoupons = [{ userCouponId: coupon.userCouponId, quantity: 1 }];
  const line = { type: "PRODUCT", productId, quantity: 1, productVersion: 1, exchangedCoupons } as const;
  const diner = { commensalId: commensal(coupon), paymentMethod: "ACCOUNT_BALANCE" } as const;
  return { call: "order", body: { ...cartOf(productId, diner), orderItems: [line] } };
}

function lateOrder({ goods, seller, random }: Situation): Wish {
  const quantity = random.whole(1, 3);
  const line = { type: "PRODUCT", productId: product(goods.plain), productVersion: 1, price: goods.price } as const;
  const body: LateOrderBody = {
    cartId: randomUUID(),
    orderItems: [{ ...line, quantity }],
    commensalId: null,
    comments: "",
    paymentMethod: "CASH",
    totalPrice: goods.price * quantity,
    sellerDiscount: null,
    dinerDiscount: null,
    markAsCompleted: true,
    soldAt: new Date().toISOString(),
    sellerId: profile(seller.profileId),
    registerSessionId: null,
  };
  return { call: "lateOrder", body };
}

function topUp(situation: Situation): Wish {
  const buyerId = profile(someDiner(situation).clientId);
  const paymentMethod = situation.random.pick(["CASH", "CARD"] as const);
  return { call: "topUp", body: { amount: situation.random.whole(1, 30), buyerId, paymentMethod } };
}

function couponSale(situation: Situation): Wish {
  const buyerId = profile(someDiner(situation).clientId);
  const paymentMethod = situation.random.pick(["CASH", "CARD"] as const);
  return { call: "couponSale", couponId: situation.goods.couponId, body: { buyerId, paymentMethod, quantity: 1 } };
}

function revert(situation: Situation): Wish {
  const { memory, random } = situation;
  if (memory.sold.length === 0) return cashOrder(situation);
  const body = { reason: "MISTAKEN_ORDER", comment: "" } as const;
  return { call: "revert", transactionId: random.pick(memory.sold), body };
}

/** Some units of an order, or once more those that went back already: as a wish of its own, which what is left decides. */
function refund(situation: Situation): Wish {
  const { memory, random } = situation;
  if (memory.refunds.length > 0 && random.happens(0.2)) return random.pick(memory.refunds);
  const orders = memory.sold.filter((orderId) => (memory.lines.get(orderId) ?? []).length > 0);
  if (orders.length === 0) return cashOrder(situation);
  const orderId = random.pick(orders);
  const body = refundBody(memory.lines.get(orderId) ?? [], (most) => random.whole(1, most));
  return { call: "refund", orderId, body };
}

/** The same cart under a new key, as after a prompt: a new attempt that must not sell it again. */
function sameCart(situation: Situation): Wish {
  const { memory, random } = situation;
  return memory.carts.length === 0 ? cashOrder(situation) : { call: "order", body: random.pick(memory.carts) };
}

function cash({ random }: Situation): Wish {
  const type = random.pick(["IN", "IN", "OUT", "CLOSE"] as const);
  return { call: "cash", body: { type, amount: random.whole(1, 20), description: "Cambio" } };
}

const desk = ({ goods, random, memory }: Situation): Wish => nextDeskWish({ goods, random, sold: memory.sold });

const kinds = [
  [cashOrder, 22],
  [accountOrder, 26],
  [splitOrder, 8],
  [redemption, 12],
  [lateOrder, 6],
  [topUp, 10],
  [revert, 9],
  [refund, 12],
  [sameCart, 4],
  [cash, 5],
  [desk, 18],
] as const;

/** What the seller does next. */
export function nextWish(situation: Situation): Wish {
  if (situation.memory.isClosed) return { call: "cash", body: { type: "OPEN", amount: 100, description: "" } };
  const [make] = situation.random.pickWeighted(kinds, ([, weight]) => weight);
  return make(situation);
}
