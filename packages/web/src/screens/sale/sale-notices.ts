import { type Cents, type OrderId, formatMoney, formatMoneyShort } from "@cantina/domain/kernel";
import type { CheckoutFact, FormerCart, RestOffer, SubmitFailure } from "@cantina/domain/sale";
import { change as changeText } from "../../texts/tender.ts";
import { failureSentences, sentenceOf } from "../../texts/failure-sentences.ts";
import { notSoldHere } from "../../texts/seals.ts";
import * as prompts from "../../texts/sale-prompts.ts";
import * as split from "../../texts/split-payment.ts";
import * as texts from "../../texts/sale.ts";
import * as typed from "../../texts/typed-quantity.ts";
import * as words from "../../texts/words.ts";
import type { Notification } from "../../ui/notify.ts";

export const unknownProductNotice: Notification = {
  kind: "warning",
  title: texts.unknownProduct,
};

export const notTakenNotice = (name: string): Notification => ({ kind: "warning", title: texts.notTaken(name) });

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

export const noQuantityNotice: Notification = {
  kind: "warning",
  title: typed.outOfRange,
};

export const unknownCardNotice: Notification = {
  kind: "warning",
  title: words.unknownCard,
};

/** What goes back stays until the seller goes on. SALE-86 */
const changeOf = (change: Cents | null): Pick<Notification, "figure" | "stays"> =>
  change === null ? {} : { figure: changeText(formatMoney(change)), stays: true };

/** Where a notice can lead. */
export interface NoticeWays {
  readonly onSee: (orderId: OrderId) => void;
  readonly onCash: () => void;
  /** How it can be paid though the account is short of so much. */
  readonly offerFor: (missing: Cents) => RestOffer | null;
  /** The account pays so much, and cash the rest. */
  readonly onRest: (onAccount: Cents) => void;
  readonly onTopUp: () => void;
  readonly onOpenRegister: () => void;
}

/** SPLIT-04 */
function restAction(missing: Cents, { offerFor, onRest }: NoticeWays) {
  const offer = offerFor(missing);
  if (offer === null) return [];
  return [{ label: split.restInCash(formatMoney(offer.inCash)), onPress: () => onRest(offer.onAccount) }];
}

/** What can be done about a refusal. SALE-88 SALE-89 */
function actionsFor(failure: SubmitFailure, ways: NoticeWays): Pick<Notification, "actions"> {
  const { code } = failure;
  const { onCash, onTopUp, onOpenRegister } = ways;
  if (code === "CLOSED_CASH_FLOW") return { actions: [{ label: words.openRegister, onPress: onOpenRegister }] };
  if (code !== "INSUFFICIENT_BALANCE" && code !== "NEGATIVE_BALANCE") return {};
  return {
    actions: [
      ...(code === "INSUFFICIENT_BALANCE" ? restAction(failure.data.missing, ways) : []),
      { label: prompts.payInCash, onPress: onCash },
      { label: words.chargeBalance, onPress: onTopUp },
    ],
  };
}

/** What the seller is told of a fact; null: something else already tells it. */
export function noticeOf(fact: CheckoutFact, ways: NoticeWays): Notification | null {
  switch (fact.type) {
    case "sale.sold": {
      const { id, balanceAfter, totalPrice } = fact.order;
      const said = [
        formatMoneyShort(totalPrice),
        ...(fact.firstName === null ? [] : [fact.firstName]),
        ...(balanceAfter === null ? [] : [texts.balanceLeft(formatMoney(balanceAfter))]),
      ];
      return {
        kind: "success",
        title: texts.sold,
        detail: said.join(" · "),
        milliseconds: 6000,
        actions: [{ label: words.see, onPress: () => ways.onSee(id) }],
        ...changeOf(fact.change),
      };
    }
    case "sale.queued":
      return {
        kind: "info",
        title: texts.queued,
        detail: texts.queuedDetail,
        ...changeOf(fact.change),
      };
    case "sale.linkNeeded":
      return {
        kind: "warning",
        title: texts.linkNeeded,
        detail: texts.linkNeededDetail,
      };
    case "sale.scanRefused":
      return unknownProductNotice;
    case "sale.barred":
      return { kind: "warning", title: notSoldHere(fact.name) };
    case "sale.quantityRefused":
      return fact.most === 0 ? unknownProductNotice : { kind: "warning", title: typed.atMost(fact.name, fact.most) };
    case "sale.exchangeRefused":
      return { kind: "warning", title: failureSentences[fact.code] };
    case "sale.refused":
      if (fact.failure.code === "SESSION_EXPIRED") return null;
      if (fact.failure.code === "REFUSED" && fact.failure.error === "CART_ALREADY_SOLD")
        return { kind: "info", title: failureSentences.CART_ALREADY_SOLD };
      return { kind: "error", title: sentenceOf(fact.failure), ...actionsFor(fact.failure, ways) };
  }
}
