import { formatMoney, formatMoneyShort } from "@cantina/domain/kernel";
import type { CartChanges, LineMark } from "@cantina/domain/sale";
import * as texts from "../../texts/cart-news.ts";

function markText(mark: LineMark): string {
  switch (mark.kind) {
    case "PRICE":
      return texts.priceNow(formatMoneyShort(mark.price));
    case "ITEMS":
      return texts.itemsChanged;
    case "GONE":
      return texts.gone;
    case "SHORT":
      return mark.left === 0 ? texts.soldOut : texts.left(mark.left);
  }
}

/** What stands on a line that is no longer what the seller put there; empty for any other. */
export const lineNewsText = (marks: readonly LineMark[]): string => marks.map(markText).join(" · ");

/** What the seller is asked to accept, all in one. */
export function changesSentence({ total, marks, isDinerChanged, areCouponsGone }: CartChanges): string {
  const has = (...kinds: readonly LineMark["kind"][]): number =>
    marks.filter(({ kind }) => kinds.includes(kind)).length;
  const prices = has("PRICE");
  const said = [
    prices === 0 ? "" : texts.pricesChanged(prices),
    isDinerChanged ? texts.dinerChanged : "",
    areCouponsGone ? texts.couponsGone : "",
    has("ITEMS") === 0 ? "" : texts.promotionChanged,
    has("SHORT", "GONE") === 0 ? "" : texts.productsShort,
  ];
  return [...said.filter((one) => one !== ""), texts.totalNow(formatMoney(total))].join(" ");
}
