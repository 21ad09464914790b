import { formatMoney, formatMoneyShort } from "@cantina/domain/kernel";
import type { CartChanges, LineMark } from "@cantina/domain/sale";

function markText(mark: LineMark): string {
  switch (mark.kind) {
    case "PRICE":
      return `ahora ${formatMoneyShort(mark.price)}`;
    case "ITEMS":
      return "cambió lo que incluye";
    case "GONE":
      return "ya no está disponible";
    case "SHORT":
      return mark.left === 0 ? "agotado" : mark.left === 1 ? "queda 1" : `quedan ${mark.left}`;
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
    prices === 0 ? "" : prices === 1 ? "Cambió un precio." : `Cambiaron ${prices} precios.`,
    isDinerChanged ? "Cambió la clase o el descuento del comensal." : "",
    areCouponsGone ? "Hay cupones que ya se usaron." : "",
    has("ITEMS") === 0 ? "" : "Cambió una promoción.",
    has("SHORT", "GONE") === 0 ? "" : "Hay productos que ya no alcanzan: se quitan.",
  ];
  return [...said.filter((one) => one !== ""), `Total ahora: ${formatMoney(total)}.`].join(" ");
}
