import { isChargeAmount } from "@cantina/domain/balance-charges";
import { chargePaymentMethods } from "@cantina/domain/cafeteria";
import { onlineProviders } from "@cantina/domain/payments";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { order } from "../orders/index.ts";
import { idOf, money } from "../wire/index.ts";

export const createBalanceCharge = defineEndpoint("Recargas", {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/transactions/balance-charges",
  summary: "Recarga el saldo de un cliente",
  access: "chargeBalance",
  body: v.object({
    amount: v.pipe(
      money,
      v.check((amount) => isChargeAmount(amount), "Debe ser mayor que 0 y de hasta 10 millones"),
    ),
    /** Without one: CLIENT_MISSING; of a client its own. */
    buyerId: v.optional(v.nullable(idOf<"profile">()), null),
    /** A client pays online, staff take it at the counter. */
    paymentMethod: v.picklist([...chargePaymentMethods, ...onlineProviders]),
  }),
  idempotent: true,
  data: v.object({
    transaction: order,
    balanceAfter: money,
    /** For the card page, where it is paid online. */
    paymentRequestToken: v.exactOptional(v.nullable(v.string()), null),
    /** Leads to the provider's page, where it is paid on one. */
    paymentUrl: v.exactOptional(v.nullable(v.string()), null),
  }),
  errors: [
    "CLOSED_CASH_FLOW",
    "CLIENT_MISSING",
    "WRONG_PROFILE",
    "WRONG_USER",
    "WRONG_PAYMENT_METHOD",
    "MP_NOT_AVAILABLE",
    "D24_NOT_AVAILABLE",
    "PLEXO_NOT_AVAILABLE",
    "WALLET_CONNECT_NOT_AVAILABLE",
    "WALLET_NOT_LINKED",
    "MATTILDA_NOT_AVAILABLE",
  ],
});
