import * as v from "valibot";
import { type MercadoPagoSettings, type WalletSettings, mercadoPagoAddresses } from "../mercado-pago/index.ts";

const secret = v.pipe(v.string(), v.trim(), v.minLength(1));

/** By the country's code, an application of Mercado Pago's each; {} where sellers have credentials of their own only. */
export const mercadoPagoSetting = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u)),
    v.object({ clientId: secret, clientSecret: secret, webhookSecret: secret }),
  ),
);

/** By the country's code, with which platform's id the application there was enabled for wallets. */
export const walletConnectSetting = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u)),
    v.object({
      platformId: v.pipe(secret, v.regex(/^[\x21-\x7e]+$/u)),
      charge: v.optional(v.picklist(["advanced_payments"]), "advanced_payments"),
      validationAmount: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)), 1),
    }),
  ),
);

/** Its interface, its page of consent and its script: its own, or all below one address. */
export function mercadoPagoReach(
  applications: MercadoPagoSettings["applications"],
  url: string | undefined,
  wallets: Readonly<Record<string, WalletSettings>>,
): MercadoPagoSettings {
  return url === undefined
    ? { ...mercadoPagoAddresses, applications, wallets }
    : { apiUrl: url, consentUrl: `${url}/authorization`, scriptUrl: `${url}/js/v2`, applications, wallets };
}
