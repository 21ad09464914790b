import { differenceKinds, onlineProviders } from "@cantina/domain/payments";
import { resolutionLimit } from "@cantina/domain/provider-settings";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf, instantText, money, textUpTo } from "../wire/index.ts";

const tag = "Pagos en línea";

const difference = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** Not told by servers of before, which knew one. */
  provider: v.optional(v.picklist(onlineProviders), "MERCADO_PAGO"),
  kind: v.picklist(differenceKinds),
  /** The provider's. */
  paymentId: v.string(),
  /** Of the top-up; null: we have none. */
  transactionId: v.nullable(idOf<"order">()),
  buyerName: v.nullable(v.string()),
  ours: v.nullable(money),
  theirs: v.nullable(money),
  foundAt: instantText,
  resolvedAt: v.nullable(instantText),
  resolvedBy: v.nullable(v.string()),
  comment: v.nullable(v.string()),
});

/** Those that are open first; the last 100. */
const paymentDifferences = v.object({ comparedAt: v.nullable(instantText), differences: v.array(difference) });

export const listPaymentDifferences = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/mp/differences",
  summary: "En qué los libros de los proveedores dicen otra cosa que los nuestros",
  access: "reviewPayments",
  data: paymentDifferences,
});

export const comparePayments = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/mp/comparison",
  summary: "Compara ahora los dos libros, como se hace cada noche",
  access: "reviewPayments",
  data: paymentDifferences,
  errors: [
    "MP_NOT_AVAILABLE",
    "WALLET_CONNECT_NOT_AVAILABLE",
    "D24_NOT_AVAILABLE",
    "PLEXO_NOT_AVAILABLE",
    "MATTILDA_NOT_AVAILABLE",
  ],
});

export const resolvePaymentDifference = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/mp/differences/{differenceId}/resolution",
  summary: "Da por resuelta una diferencia",
  access: "reviewPayments",
  keyed: true,
  params: v.object({ cafeteriaId: idOf<"cafeteria">(), differenceId: v.pipe(v.string(), v.uuid()) }),
  /** What was found out, and done about it. */
  body: v.object({ comment: v.pipe(textUpTo(resolutionLimit), v.trim(), v.minLength(1, "Es obligatorio")) }),
  data: paymentDifferences,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});
