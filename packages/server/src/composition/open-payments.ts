import type { Clock } from "@cantina/domain/kernel";
import { mercadoPagoLinks, mercadoPagoProvider } from "../mercado-pago/index.ts";
import { type OnlinePayments, noticePath, paymentTokens } from "../online-payments/index.ts";
import { sealer } from "../secrets/index.ts";
import type { ServerOptions } from "./server-options.ts";

type Around = {
  readonly secret: Uint8Array;
  readonly clock: Clock;
  readonly poke: () => void;
  readonly publicUrl: () => string;
  readonly report: (problem: unknown) => void;
};

/** null: nobody said how Mercado Pago is reached, or with what its secrets are sealed. ONLINE-04 */
export function openPayments(
  { mercadoPago = null, sealingKey = null }: ServerOptions,
  { secret, clock, poke, publicUrl, report }: Around,
): OnlinePayments | null {
  if (mercadoPago === null || sealingKey === null) return null;
  return {
    provider: mercadoPagoProvider(mercadoPago),
    links: mercadoPagoLinks({ ...mercadoPago, returnUrl: () => `${publicUrl()}/mercadopago`, now: () => clock.now() }),
    sealer: sealer(sealingKey),
    tokens: paymentTokens(secret),
    clock,
    poke,
    // A provider out there tells nobody by plain HTTP, and refuses a charge that asks it to; the look-up hears of all.
    noticeUrl: (place) =>
      publicUrl().startsWith("https:") || mercadoPago.apiUrl.startsWith("http:")
        ? `${publicUrl()}${noticePath(place)}`
        : null,
    webhookSecret: (country) => mercadoPago.applications[country]?.webhookSecret,
    report,
  };
}
