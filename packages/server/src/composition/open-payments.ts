import type { Clock } from "@cantina/domain/kernel";
import type { HostedName } from "@cantina/domain/payments";
import { directa24Provider, hearDirecta24 } from "../directa24/index.ts";
import { mercadoPagoCards, mercadoPagoLinks, mercadoPagoProvider, mercadoPagoWallets } from "../mercado-pago/index.ts";
import {
  type HostedPayments,
  type OnlinePayments,
  noticePath,
  pagePaths,
  paymentTokens,
  walletPaths,
} from "../online-payments/index.ts";
import { type MattildaPaySettings, mattildaPaths, mattildaProvider } from "../mattilda/index.ts";
import { plexo as openPlexo } from "../plexo/index.ts";
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
  { mercadoPago = null, directa24 = null, plexo: asked = null, mattildaPay = null, sealingKey = null }: ServerOptions,
  { secret, publicUrl, ...more }: Around,
): OnlinePayments | null {
  const around = { tokens: paymentTokens(secret), clock: more.clock, poke: more.poke, report: more.report };
  // A provider out there tells nobody by plain HTTP, and refuses what asks it to; the look-up hears of all.
  const heardAt = (apiUrl: string, path: string): string | null =>
    publicUrl().startsWith("https:") || apiUrl.startsWith("http:") ? `${publicUrl()}${path}` : null;
  const isSealed = mercadoPago !== null && sealingKey !== null;
  // What buyers choose on its page is kept sealed until it is charged.
  const choices = asked?.flavour === "signed" && sealingKey !== null ? sealer(sealingKey) : null;
  const plexo = asked?.flavour === "signed" && choices === null ? null : asked;
  if (!isSealed && directa24 === null && plexo === null && mattildaPay === null) return null;
  const backTo = (name: HostedName) => (): string => `${publicUrl()}${pagePaths(name).back}`;
  const hosted = (
    name: HostedName,
    its: Pick<HostedPayments, "provider" | "hear"> & Partial<HostedPayments>,
  ): HostedPayments => ({
    ...around,
    sealer: null,
    ...its,
    name,
    pageUrl: (token) => `${publicUrl()}${pagePaths(name).pay(token)}`,
  });
  const paths = mattildaPaths(secret);
  const mattildaPages = (settings: MattildaPaySettings): Parameters<typeof hosted>[1] => ({
    provider: mattildaProvider(
      settings,
      { back: (paymentId) => `${publicUrl()}${pagePaths("MATTILDA").backOf(paths.ofPayment(paymentId))}` },
      around.clock,
    ),
    hear: paths.hear,
    returned: paths.returned,
    noticeUrl: (accountId) => heardAt(settings.apiUrl, pagePaths("MATTILDA").notices(paths.ofMerchant(accountId))),
  });
  return {
    ...around,
    mercadoPago: !isSealed
      ? null
      : {
          ...around,
          provider: mercadoPagoProvider(mercadoPago),
          cards: mercadoPagoCards(mercadoPago),
          wallets:
            Object.keys(mercadoPago.wallets).length === 0
              ? null
              : mercadoPagoWallets({
                  ...mercadoPago,
                  returnUrl: () => `${publicUrl()}${walletPaths.back}`,
                  clock: around.clock,
                }),
          walletUrl: (token) => `${publicUrl()}${walletPaths.link(token)}`,
          links: mercadoPagoLinks({
            ...mercadoPago,
            returnUrl: () => `${publicUrl()}/mercadopago`,
            now: () => around.clock.now(),
          }),
          sealer: sealer(sealingKey),
          noticeUrl: (place) => heardAt(mercadoPago.apiUrl, noticePath(place)),
          webhookSecret: (country) => mercadoPago.applications[country]?.webhookSecret,
        },
    hosted: {
      DIRECTA24:
        directa24 === null
          ? null
          : hosted("DIRECTA24", {
              provider: directa24Provider(
                directa24,
                {
                  back: backTo("DIRECTA24"),
                  notices: () => heardAt(directa24.apiUrl, pagePaths("DIRECTA24").notices()),
                },
                around.clock,
              ),
              hear: (notice) => hearDirecta24(directa24, notice),
            }),
      PLEXO:
        plexo === null
          ? null
          : hosted("PLEXO", {
              ...openPlexo(plexo, {
                secret,
                clock: around.clock,
                back: backTo("PLEXO"),
                notices: (proof) => heardAt(plexo.apiUrl, pagePaths("PLEXO").notices(proof)),
              }),
              sealer: choices,
            }),
      MATTILDA: mattildaPay === null ? null : hosted("MATTILDA", mattildaPages(mattildaPay)),
    },
  };
}
