import { formatMoney } from "@cantina/domain/kernel";
import type { CheckoutFact, FormerCart } from "@cantina/domain/sale";
import { failureSentences, sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/sale.ts";
import * as words from "../../texts/words.ts";
import type { Notification } from "../../ui/notify.ts";

export const unknownProductNotice: Notification = {
  kind: "warning",
  title: texts.unknownProduct,
};

/** What was taken out of the cart, with the way to get it back. */
export const undoNotice = (taken: FormerCart["taken"], onPress: () => void): Notification => ({
  kind: "info",
  title:
    taken === "ALL"
      ? texts.cartCleared
      : taken.length === 1
        ? texts.lineTaken(taken.join())
        : texts.linesTaken(taken.length),
  actions: [{ label: words.undo, onPress }],
});

export const unknownCardNotice: Notification = {
  kind: "warning",
  title: words.unknownCard,
};

/** What the seller is told of a fact; null: something else already tells it. */
export function noticeOf(fact: CheckoutFact): Notification | null {
  switch (fact.type) {
    case "sale.sold": {
      const { balanceAfter } = fact.order;
      const title = texts.sold;
      return {
        kind: "success",
        title,
        ...(balanceAfter !== null && { detail: texts.balanceLeft(formatMoney(balanceAfter)) }),
      };
    }
    case "sale.queued":
      return {
        kind: "info",
        title: texts.queued,
        detail: texts.queuedDetail,
      };
    case "sale.linkNeeded":
      return {
        kind: "warning",
        title: texts.linkNeeded,
        detail: texts.linkNeededDetail,
      };
    case "sale.scanRefused":
      return unknownProductNotice;
    case "sale.exchangeRefused":
      return { kind: "warning", title: failureSentences[fact.code] };
    case "sale.refused":
      if (fact.failure.code === "SESSION_EXPIRED") return null;
      if (fact.failure.code === "REFUSED" && fact.failure.error === "CART_ALREADY_SOLD")
        return { kind: "info", title: failureSentences.CART_ALREADY_SOLD };
      return { kind: "error", title: sentenceOf(fact.failure) };
  }
}
