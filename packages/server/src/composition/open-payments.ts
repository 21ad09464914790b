import type { Clock } from "@cantina/domain/kernel";
import { directa24Provider, isGenuineNotice } from "../directa24/index.ts";
import { mercadoPagoCards, mercadoPagoLinks, mercadoPagoProvider } from "../mercado-pago/index.ts";
import { type OnlinePayments, noticePath, pagePaths, paymentTokens } from "../online-payments/index.ts";
import { sealer } from "../secrets/index.ts";
import type { ServerOptions } from "./server-options.ts";

type Around = {
  readonly secret: Uint8Array;
  readonly clock: Clock;
  readonly poke: () => void;
  readonly publicUrl: () => string;
  readonly report: (problem: unknown) => void;
};

/** null: nobody said how any provider is reached, or with what a seller's secrets are sealed. ONLINE-04 */
export function openPayments(
  { mercadoPago = null, directa24 = null, sealingKey = null }: ServerOptions,
  { secret, publicUrl, ...more }: Around,
): OnlinePayments | null {
  const around = { tokens: paymentTokens(secret), clock: more.clock, poke: more.poke, report: more.report };
  // A provider out there tells nobody by plain HTTP, and refuses what asks it to; the look-up hears of all.
  const heardAt = (apiUrl: string, path: string): string | null =>
    publicUrl().startsWith("https:") || apiUrl.startsWith("http:") ? `${publicUrl()}${path}` : null;
  const isSealed = mercadoPago !== null && sealingKey !== null;
  if (!isSealed && directa24 === null) return null;
  return {
    ...around,
    mercadoPago: !isSealed
      ? null
      : {
          ...around,
          provider: mercadoPagoProvider(mercadoPago),
          cards: mercadoPagoCards(mercadoPago),
          links: mercadoPagoLinks({
            ...mercadoPago,
            returnUrl: () => `${publicUrl()}/mercadopago`,
            now: () => around.clock.now(),
          }),
          sealer: sealer(sealingKey),
          noticeUrl: (place) => heardAt(mercadoPago.apiUrl, noticePath(place)),
          webhookSecret: (country) => mercadoPago.applications[country]?.webhookSecret,
        },
    directa24:
      directa24 === null
        ? null
        : {
            ...around,
            provider: directa24Provider(
              directa24,
              {
                back: () => `${publicUrl()}${pagePaths.back}`,
                notices: () => heardAt(directa24.apiUrl, pagePaths.notices),
              },
              around.clock,
            ),
            pageUrl: (token) => `${publicUrl()}${pagePaths.pay(token)}`,
            isGenuine: (notice) => isGenuineNotice(directa24, notice),
          },
  };
}
