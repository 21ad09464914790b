import * as v from "valibot";
import { type MercadoPagoSettings, mercadoPagoAddresses } from "../mercado-pago/index.ts";

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

/** Its interface, its page of consent and its script: its own, or all below one address. */
export function mercadoPagoReach(
  applications: MercadoPagoSettings["applications"],
  url: string | undefined,
): MercadoPagoSettings {
  return url === undefined
    ? { ...mercadoPagoAddresses, applications }
    : { apiUrl: url, consentUrl: `${url}/authorization`, scriptUrl: `${url}/js/v2`, applications };
}
