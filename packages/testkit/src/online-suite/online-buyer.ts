import { BrokenInvariant } from "@cantina/domain/kernel";
import type { ServerDatabase } from "@cantina/server/http";
import { openCounter, signInAs } from "../orders-suite/index.ts";
import type { MercadoPagoStandIn } from "../stand-ins/index.ts";
import { type ApiAnswer, callApi } from "./call-api.ts";

export type OnlineBuyer = {
  readonly cafeteriaId: string;
  /** Of the administrator, who links the cafeteria. */
  readonly bossToken: string;
  readonly clientId: string;
  readonly token: string;
  /** Of the seller, with which the card page makes its tokens. */
  readonly publicKey: string;
};

type Around = {
  readonly database: ServerDatabase;
  readonly url: string;
  readonly shop: MercadoPagoStandIn;
  readonly features?: readonly ["mercadoPago", ...("debitOnly" | "walletConnect")[]];
  /** Hundredths of a percent. */
  readonly fees?: { readonly surcharge: number; readonly market: number };
};

type Linking = Pick<OnlineBuyer, "cafeteriaId" | "bossToken">;

/** Links a cafeteria, with a new seller of the shop's unless told. */
export async function linkSeller(
  { url, shop }: Pick<Around, "url" | "shop">,
  { cafeteriaId, bossToken: token }: Linking,
  seller?: ReturnType<MercadoPagoStandIn["addSeller"]>,
): Promise<void> {
  const begun = await callApi(url, { path: `/cafeterias/${cafeteriaId}/mp/authorization`, token, body: {} });
  const back = shop.consent(String(begun.data?.["url"]), seller).searchParams;
  const body = { code: back.get("code"), state: back.get("state") };
  await callApi(url, { method: "PUT", path: "/mercadopago/set_cafeteria_credentials", token, body });
}

/** A client of a cafeteria that linked itself to Mercado Pago. */
export async function openBuyer({
  database,
  url,
  shop,
  features = ["mercadoPago"],
  fees = { surcharge: 0, market: 0 },
}: Around): Promise<OnlineBuyer> {
  const counter = await openCounter(database, { url }, { features });
  const { cafeteriaId, administratorId } = counter.canteen;
  const bossToken = await signInAs(database, administratorId);
  await database.query("insert into provider_fee values ($1, 'MERCADO_PAGO', $2, $3)", [
    cafeteriaId,
    fees.surcharge,
    fees.market,
  ]);
  await linkSeller({ url, shop }, { cafeteriaId, bossToken });
  const { clientId } = await counter.diner();
  const [link] = await database.query("select public_key from provider_link where cafeteria_id = $1", [cafeteriaId]);
  if (link === undefined) throw new BrokenInvariant("the cafeteria was not linked");
  const publicKey = String(link["public_key"]);
  return { cafeteriaId, bossToken, clientId, publicKey, token: await signInAs(database, clientId) };
}

type TopUp = {
  readonly amount: number;
  readonly paymentMethod?: "MERCADO_PAGO" | "WALLET_CONNECT" | "DIRECTA24" | "PLEXO" | "MATTILDA";
  readonly key?: string;
  readonly signal?: AbortSignal;
};

export const beginTopUp = (
  url: string,
  { cafeteriaId, token }: Pick<OnlineBuyer, "cafeteriaId" | "token">,
  { amount, paymentMethod = "MERCADO_PAGO", ...how }: TopUp,
): Promise<ApiAnswer> =>
  callApi(url, {
    path: `/cafeterias/${cafeteriaId}/transactions/balance-charges`,
    token,
    body: { amount, paymentMethod },
    ...how,
  });

type Submit = {
  readonly paymentRequestToken: string;
  readonly cardToken: string;
  /** The second one of the card, by which it is saved. */
  readonly savingToken?: string;
  /** Of which saved card the token is. */
  readonly savedCardId?: string;
  readonly signal?: AbortSignal;
};

/** As the card page does. */
export const submitCard = (
  url: string,
  { paymentRequestToken, cardToken, savingToken, savedCardId, ...how }: Submit,
): Promise<ApiAnswer> =>
  callApi(url, {
    path: "/mercadopago/process_payment_request",
    body: {
      paymentRequestToken,
      token: cardToken,
      ...(savingToken !== undefined && { saveCard: true, save_token: savingToken }),
      ...(savedCardId !== undefined && { card_id: savedCardId }),
    },
    ...how,
  });
