import type { OrderBody } from "../orders-suite/index.ts";
import type { HistoryCall, Move } from "./call-history.ts";
import { effectTold, saleEffect } from "./effects.ts";
import type { TortureGoods } from "./goods.ts";
import { groupBy } from "./group-by.ts";
import type { Entry } from "./journal.ts";
import { type Wish, isOfTill, partTold, refundTold, totalTold } from "./wish.ts";

/** That went through, and what it was answered. */
type Refund = { readonly wish: Extract<Wish, { readonly call: "refund" }>; readonly answer: string };

const minor = (amount: number): number => Math.round(amount * 100);

const effectOf = ({ wish, answer }: Entry): string | null =>
  answer?.status === 200 ? effectTold(wish, answer.text) : null;

const isCounted = (productId: string, { stocked, scarce, dish }: TortureGoods): boolean =>
  [stocked, scarce, dish].includes(productId);

const payerOf = ({ commensalId }: OrderBody, { diners }: TortureGoods): string | undefined =>
  diners.find((diner) => diner.commensalId === commensalId)?.clientId;

/** How much of an amount is an account's, minor units: all or nothing of it, or what the answer tells of a split one. */
function onAccount({ paymentMethod, payments }: OrderBody, amount: number, answer: string): number {
  if (payments === undefined) return paymentMethod === "ACCOUNT_BALANCE" ? minor(amount) : 0;
  return minor(partTold(answer, "ACCOUNT_BALANCE"));
}

/** Without reverts and refunds, which undo what another call did. */
function ownMoves({ wish, answer }: Entry, goods: TortureGoods): readonly Move[] {
  if (wish.call === "topUp") return [{ account: wish.body.buyerId, amount: minor(wish.body.amount) }];
  if (wish.call !== "order") return [];
  const { body } = wish;
  const taken = body.orderItems.flatMap((line): readonly Move[] =>
    line.type === "PRODUCT" && isCounted(line.productId, goods)
      ? [{ account: line.productId, amount: -line.quantity }]
      : [],
  );
  const payer = payerOf(body, goods);
  const text = answer?.text ?? "{}";
  const paid = onAccount(body, totalTold(text), text);
  return payer === undefined || paid === 0 ? taken : [...taken, { account: payer, amount: -paid }];
}

/** What units of an order bring back: what was shown for them, and their pieces. */
function refundMoves({ wish, answer }: Refund, sale: OrderBody, goods: TortureGoods): readonly Move[] {
  const { amount, lines } = wish.body;
  const pieces = lines.flatMap(({ line, quantity }): readonly Move[] => {
    const item = sale.orderItems[line - 1];
    if (item?.type !== "PRODUCT" || !isCounted(item.productId, goods)) return [];
    return [{ account: item.productId, amount: quantity }];
  });
  const payer = payerOf(sale, goods);
  const back = onAccount(sale, amount, answer);
  return payer === undefined || back === 0 ? pieces : [...pieces, { account: payer, amount: back }];
}

/** What the tills did, as a history: `answersOf` tells every certain answer that a key got, on whatever way. */
export function callsOf(
  entries: readonly Entry[],
  goods: TortureGoods,
  answersOf: (key: string) => readonly string[],
): readonly HistoryCall[] {
  const sales = entries.filter(({ wish }) => isOfTill(wish));
  const byEffect = new Map(sales.map((entry) => [effectOf(entry), entry]));
  const saleOf = (id: string): Entry | undefined => byEffect.get(saleEffect(id));
  const movesOfRefund = (refund: Refund): readonly Move[] => {
    const sale = saleOf(refund.wish.orderId)?.wish;
    return sale?.call === "order" ? refundMoves(refund, sale.body, goods) : [];
  };
  const parts = groupBy(
    sales.flatMap(({ wish, answer }) =>
      wish.call === "refund" && answer?.status === 200 && refundTold(answer.text) !== null
        ? [{ wish, answer: answer.text }]
        : [],
    ),
    ({ wish }) => wish.orderId,
  );
  /** What is undone of a sale is what its refunds have left of it. */
  const undone = (id: string): readonly Move[] => {
    const sale = saleOf(id);
    const left = [
      ...(sale === undefined ? [] : ownMoves(sale, goods)),
      ...(parts.get(id) ?? []).flatMap(movesOfRefund),
    ];
    return left.map(({ account, amount }) => ({ account, amount: -amount }));
  };
  const movesOf = (entry: Entry): readonly Move[] => {
    const { wish, answer } = entry;
    if (wish.call === "revert") return undone(wish.transactionId);
    if (wish.call !== "refund") return ownMoves(entry, goods);
    const text = answer?.text ?? "{}";
    return refundTold(text) === null ? undone(wish.orderId) : movesOfRefund({ wish, answer: text });
  };
  return sales.map((entry): HistoryCall => {
    const { key, wish, invokedAt, answer, endedAt } = entry;
    const outcome = answer === null ? "unknown" : answer.status === 200 ? "done" : "refused";
    return {
      key,
      invokedAt,
      endedAt,
      outcome,
      // Refused for now, a late sale keeps no answer; its key may succeed later.
      answers: wish.call === "lateOrder" ? answersOf(key).filter((one) => one.startsWith("200 ")) : answersOf(key),
      effect: effectOf(entry),
      moves: outcome === "unknown" ? null : movesOf(entry),
    };
  });
}
