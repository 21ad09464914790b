import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf } from "../wire/index.ts";

const tag = "Pagos en línea";

export const listSavedCards = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/mp/cards",
  summary: "Las tarjetas que un cliente guardó para pagar en esta cafetería",
  access: "ownCards",
  data: v.array(
    v.object({
      id: idOf<"savedCard">(),
      lastFour: v.string(),
      /** As the provider calls it: `visa`, `debvisa`. */
      brand: v.string(),
      expiryMonth: v.number(),
      expiryYear: v.number(),
    }),
  ),
});

export const deleteSavedCard = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/mp/cards/{savedCardId}",
  summary: "Un cliente quita una tarjeta suya, primero en Mercado Pago",
  access: "ownCards",
  keyed: true,
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "MP_NOT_AVAILABLE"],
});
