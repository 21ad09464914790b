import { formatMoney } from "@cantina/domain/kernel";
import type { CheckoutFact, FormerCart } from "@cantina/domain/sale";
import { failureSentences, sentenceOf } from "../../texts/failure-sentences.ts";
import type { Notification } from "../../ui/notify.ts";

export const unknownProductNotice: Notification = {
  kind: "warning",
  title: "Producto no encontrado o no disponible.",
};

/** What was taken out of the cart, with the way to get it back. */
export const undoNotice = (taken: FormerCart["taken"], onPress: () => void): Notification => ({
  kind: "info",
  title:
    taken === "ALL"
      ? "Se vació el carrito."
      : taken.length === 1
        ? `Se quitó ${taken.join()}.`
        : `Se quitaron ${taken.length} productos.`,
  actions: [{ label: "Deshacer", onPress }],
});

export const unknownCardNotice: Notification = {
  kind: "warning",
  title: "No se encontró ningún comensal asociado a la tarjeta.",
};

/** What the seller is told of a fact; null: something else already tells it. */
export function noticeOf(fact: CheckoutFact): Notification | null {
  switch (fact.type) {
    case "sale.sold": {
      const { balanceAfter } = fact.order;
      const title = "Se procesó la orden correctamente.";
      return {
        kind: "success",
        title,
        ...(balanceAfter !== null && { detail: `Saldo: ${formatMoney(balanceAfter)}` }),
      };
    }
    case "sale.queued":
      return {
        kind: "info",
        title: "Venta guardada en este dispositivo.",
        detail: "Pendiente de envío: se envía sola cuando vuelve la conexión.",
      };
    case "sale.linkNeeded":
      return {
        kind: "warning",
        title: "Sin conexión no se puede cobrar de la cuenta ni usar cupones.",
        detail: "Cobre en efectivo o con tarjeta, o espere a que vuelva la conexión.",
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
