import { randomUUID } from "node:crypto";
import { balanceChargeEndpoints } from "@cantina/contract/balance-charges";
import { onlinePaymentEndpoints } from "@cantina/contract/payments";
import { cents } from "@cantina/domain/kernel";
import { type DemoServer, openDemoServer } from "@cantina/testkit/demo-server";
import {
  type Directa24StandIn,
  type MercadoPagoStandIn,
  startDirecta24,
  startMercadoPago,
} from "@cantina/testkit/stand-ins";
import { clientFor, openSession, value } from "../../e2e/fixtures/office.ts";
import { type Visits, visitsTo } from "./visits.ts";

export type OnlineShop = {
  readonly cantina: DemoServer;
  readonly provider: MercadoPagoStandIn;
  readonly pages: Directa24StandIn;
  readonly enter: Visits["enter"];
  /** The cafeteria's account, by the seller's consent. */
  readonly link: () => Promise<void>;
  readonly unlink: () => Promise<void>;
  /** As the family's app does; what the card page is given. */
  readonly topUp: (amount: number) => Promise<string>;
  /** As the card page does, with a card that ends so. */
  readonly pay: (token: string, holder: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** The demo on a server that reaches the stand-ins of Mercado Pago and Directa24. */
export async function openOnlineShop(): Promise<OnlineShop> {
  const [provider, pages] = [await startMercadoPago(), await startDirecta24()];
  const { apiUrl: pagesUrl, ...keys } = pages.settings;
  const cantina = await openDemoServer(undefined, {
    CANTINA_MERCADO_PAGO: JSON.stringify({ AR: provider.application }),
    CANTINA_MERCADO_PAGO_URL: provider.apiUrl,
    CANTINA_WALLET_CONNECT: JSON.stringify(provider.settings.wallets),
    CANTINA_DIRECTA24: JSON.stringify(keys),
    CANTINA_DIRECTA24_URL: pagesUrl,
  });
  const { enter, leave } = visitsTo(cantina);
  async function administrator() {
    const [session] = await openSession(cantina.url, "administrator");
    const { cafeteriaId } = session.profile;
    return { client: clientFor(cantina.url, session.jwt), params: { cafeteriaId } };
  }
  return {
    cantina,
    provider,
    pages,
    enter,
    link: async () => {
      const { client, params } = await administrator();
      const { url } = value(await client.call(onlinePaymentEndpoints.beginMercadoPagoLink, { params }));
      const { searchParams } = provider.consent(url);
      const body = { code: searchParams.get("code") ?? "", state: searchParams.get("state") };
      value(await client.call(onlinePaymentEndpoints.finishMercadoPagoLink, { body }));
    },
    unlink: async () => {
      const { client, params } = await administrator();
      if (value(await client.call(onlinePaymentEndpoints.readMercadoPago, { params })).status === "NONE") return;
      value(
        await client.call(
          onlinePaymentEndpoints.removeMercadoPagoCredentials,
          { params },
          { idempotencyKey: randomUUID() },
        ),
      );
    },
    topUp: async (amount) => {
      const [family] = await openSession(cantina.url, "family");
      const { paymentRequestToken } = value(
        await clientFor(cantina.url, family.jwt).call(
          balanceChargeEndpoints.createBalanceCharge,
          {
            params: { cafeteriaId: family.profile.cafeteriaId },
            body: { amount: cents(amount), paymentMethod: "MERCADO_PAGO" },
          },
          { idempotencyKey: randomUUID() },
        ),
      );
      if (paymentRequestToken === null) throw new Error("no token for the card page");
      return paymentRequestToken;
    },
    pay: async (paymentRequestToken, holder) => {
      const payload = Buffer.from(paymentRequestToken.split(".")[1] ?? "", "base64url").toString();
      const { publicKey } = JSON.parse(payload) as { readonly publicKey: string };
      const token = provider.cardToken(publicKey, holder);
      const body = { paymentRequestToken, token };
      const paid = await clientFor(cantina.url, null).call(onlinePaymentEndpoints.processPaymentRequest, { body });
      return value(paid).status;
    },
    close: async () => {
      await leave();
      await cantina.stop();
      await provider.close();
      await pages.close();
    },
  };
}
