import type { HistoryCall, Move } from "./call-history.ts";
import { movementEffect, revertEffect, saleEffect } from "./booked.queries.ts";
import type { TortureGoods } from "./goods.ts";
import type { Entry } from "./journal.ts";
import { idTold, isOfTill, totalTold } from "./wish.ts";

const minor = (amount: number): number => Math.round(amount * 100);

function effectOf({ wish, answer }: Entry): string | null {
  if (answer?.status !== 200) return null;
  if (wish.call === "revert") return revertEffect(wish.transactionId);
  const told = idTold(answer.text);
  if (told === null) return null;
  return wish.call === "cash" ? movementEffect(told) : saleEffect(told);
}

/** Without reverts, which undo what another call did. */
function ownMoves({ wish, answer }: Entry, goods: TortureGoods): readonly Move[] {
  if (wish.call === "topUp") return [{ account: wish.body.buyerId, amount: minor(wish.body.amount) }];
  if (wish.call !== "order") return [];
  const { body } = wish;
  const counted = new Set([goods.stocked, goods.scarce, goods.dish]);
  const taken = body.orderItems.flatMap((line): readonly Move[] =>
    line.type === "PRODUCT" && counted.has(line.productId) ? [{ account: line.productId, amount: -line.quantity }] : [],
  );
  const payer = goods.diners.find(({ commensalId }) => commensalId === body.commensalId);
  const total = minor(totalTold(answer?.text ?? "{}"));
  const isOnAccount = body.paymentMethod === "ACCOUNT_BALANCE" && payer !== undefined && total !== 0;
  return isOnAccount ? [...taken, { account: payer.clientId, amount: -total }] : taken;
}

/** What the tills did, as a history: `answersOf` tells every certain answer that a key got, on whatever way. */
export function callsOf(
  entries: readonly Entry[],
  goods: TortureGoods,
  answersOf: (key: string) => readonly string[],
): readonly HistoryCall[] {
  const sales = entries.filter(({ wish }) => isOfTill(wish));
  const movesBy = new Map<string, readonly Move[]>();
  for (const entry of sales) {
    const effect = effectOf(entry);
    if (effect !== null && entry.wish.call !== "revert") movesBy.set(effect, ownMoves(entry, goods));
  }
  const undone = (transactionId: string): readonly Move[] =>
    (movesBy.get(saleEffect(transactionId)) ?? []).map(({ account, amount }) => ({ account, amount: -amount }));
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
      moves:
        outcome === "unknown" ? null : wish.call === "revert" ? undone(wish.transactionId) : ownMoves(entry, goods),
    };
  });
}
