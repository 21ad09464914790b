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

const thisMachine: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Instead of its own addresses. In plain HTTP on this machine only: a token that somebody reads is their money. */
export const mercadoPagoUrl = v.pipe(
  v.string(),
  v.trim(),
  v.url(),
  v.transform((text) => new URL(text)),
  v.check(({ protocol, hostname }) => protocol === "https:" || (protocol === "http:" && thisMachine.has(hostname))),
  v.transform(({ href }) => href.replace(/\/+$/u, "")),
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
