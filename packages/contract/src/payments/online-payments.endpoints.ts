import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf, money, textUpTo } from "../wire/index.ts";
import { mercadoPagoFees, mercadoPagoLink } from "./online-payments.wire.ts";

const tag = "Pagos en línea";

const secretText = v.pipe(textUpTo(1_000), v.trim(), v.minLength(1, "Es obligatorio"));
const shortText = textUpTo(64);
const cardToken = v.pipe(textUpTo(250), v.minLength(1, "Es obligatorio"));
/** Providers write it both ways. */
const issuerId = v.union([shortText, v.number()], "Debe ser un texto o un número");
const orNull = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);

export const readMercadoPago = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/mp",
  summary: "Cómo está vinculada la cafetería con Mercado Pago",
  access: "linkProviders",
  data: mercadoPagoLink,
});

export const beginMercadoPagoLink = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/mp/authorization",
  summary: "Da la dirección en la que el vendedor autoriza a cobrar en su nombre",
  access: "linkProviders",
  data: v.object({ url: v.string() }),
  errors: ["MP_NOT_AVAILABLE"],
});

export const finishMercadoPagoLink = defineEndpoint(tag, {
  method: "PUT",
  path: "/mercadopago/set_cafeteria_credentials",
  summary: "Vincula la cafetería con el código que dio Mercado Pago",
  access: "linkProviders",
  /** Without a state it has to be the only link that this session began. */
  body: v.object({ code: secretText, state: orNull(secretText) }),
  data: mercadoPagoLink,
  errors: ["MP_NOT_AVAILABLE", "INVALID_TOKEN", "ACCOUNT_OF_ANOTHER_CAFETERIA"],
});

export const setMercadoPagoCredentials = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeteria/{cafeteriaId}/mp/set-credentials",
  summary: "Vincula la cafetería con credenciales propias",
  access: "linkProviders",
  body: v.object({ accessToken: secretText, publicKey: v.pipe(textUpTo(250), v.trim(), v.minLength(1)) }),
  data: mercadoPagoLink,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "MP_NOT_AVAILABLE", "INVALID_TOKEN", "ACCOUNT_OF_ANOTHER_CAFETERIA"],
});

export const removeMercadoPagoCredentials = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeteria/{cafeteriaId}/mp/remove-credentials",
  summary: "Desvincula la cafetería; lo que está en curso se termina",
  access: "linkProviders",
  keyed: true,
  data: mercadoPagoLink,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});

export const enableMercadoPagoCredentials = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeteria/{cafeteriaId}/mp/enable-credentials",
  summary: "Vuelve a cobrar con Mercado Pago",
  access: "linkProviders",
  keyed: true,
  data: mercadoPagoLink,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});

export const disableMercadoPagoCredentials = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeteria/{cafeteriaId}/mp/disable-credentials",
  summary: "Deja de cobrar con Mercado Pago; lo que está en curso se termina",
  access: "linkProviders",
  keyed: true,
  data: mercadoPagoLink,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});

export const setMercadoPagoFees = defineEndpoint(tag, {
  method: "PUT",
  path: "/mercadopago/fee/{cafeteriaId}",
  summary: "Cambia los porcentajes de Mercado Pago y de Wallet Connect",
  access: "setProviderFees",
  keyed: true,
  body: mercadoPagoFees,
  data: mercadoPagoLink,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});

export const processPaymentRequest = defineEndpoint(tag, {
  method: "POST",
  path: "/mercadopago/process_payment_request",
  summary: "Cobra con la tarjeta que se ingresó en la página de pago",
  access: "anonymous",
  body: v.object({
    paymentRequestToken: v.pipe(textUpTo(4_096), v.minLength(1)),
    /** Once the payment is approved; whether it was, the answer says. */
    saveCard: v.optional(v.boolean(), false),
    /** A second one of the same card, because the first is used up by the payment; without it there is nothing to save. */
    save_token: orNull(cardToken),
    /** The card's, good for one charge. */
    token: cardToken,
    /** The provider's, of a saved card of the buyer's, which `token` was made of. */
    card_id: orNull(shortText),
    payment_method_id: orNull(shortText),
    issuer_id: orNull(issuerId),
    installments: v.optional(v.literal(1, "Se paga en una cuota"), 1),
    /** What the page showed; another amount than the payment's is refused. */
    transaction_amount: orNull(money),
    payer: orNull(
      v.object({
        email: orNull(textUpTo(250)),
        identification: orNull(v.object({ type: shortText, number: shortText })),
      }),
    ),
  }),
  data: v.object({
    status: v.picklist(["approved", "pending", "rejected"]),
    paymentId: v.nullable(v.string()),
    transactionId: idOf<"order">(),
    isCardSaved: v.boolean(),
  }),
  errors: ["INVALID_TOKEN", "MP_NOT_AVAILABLE"],
});
