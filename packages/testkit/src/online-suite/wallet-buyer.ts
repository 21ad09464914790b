import { BrokenInvariant } from "@cantina/domain/kernel";
import type { ServerDatabase } from "@cantina/server/http";
import type { MercadoPagoStandIn } from "../stand-ins/index.ts";
import { type ApiAnswer, callApi } from "./call-api.ts";
import { type OnlineBuyer, beginTopUp, openBuyer } from "./online-buyer.ts";
import type { ShopBooks } from "./shop-books.ts";

type Around = {
  readonly database: ServerDatabase;
  readonly url: string;
  readonly shop: MercadoPagoStandIn;
  /** Hundredths of a percent. */
  readonly fees?: { readonly surcharge: number; readonly market: number };
};

type Pay = { readonly amount: number; readonly key?: string };

export type WalletBuyer = OnlineBuyer & {
  readonly topUp: (pay: Pay) => Promise<ApiAnswer>;
  readonly wallet: (method: "GET" | "POST" | "DELETE", key?: string) => Promise<ApiAnswer>;
};

/** What its wallets paid. */
export const walletShop = ({ wallet, complaints }: MercadoPagoStandIn): ShopBooks => ({
  payments: wallet.payments,
  complaints,
});

/** A client of a cafeteria where wallets are on; nobody has linked one yet. */
export async function openWalletBuyer({
  database,
  url,
  shop,
  fees = { surcharge: 0, market: 0 },
}: Around): Promise<WalletBuyer> {
  const buyer = await openBuyer({ database, url, shop, features: ["mercadoPago", "walletConnect"] });
  const { cafeteriaId, token } = buyer;
  await database.query(
    `insert into country_provider (country_id, feature)
     select country_id, 'walletConnect' from cafeteria where id = $1 on conflict do nothing`,
    [cafeteriaId],
  );
  await database.query("insert into provider_fee values ($1, 'WALLET_CONNECT', $2, $3)", [
    cafeteriaId,
    fees.surcharge,
    fees.market,
  ]);
  return {
    ...buyer,
    topUp: (pay) => beginTopUp(url, buyer, { ...pay, paymentMethod: "WALLET_CONNECT" }),
    wallet: (method, key) =>
      callApi(url, { method, path: `/cafeterias/${cafeteriaId}/mp/wallet`, token, ...(key !== undefined && { key }) }),
  };
}

const visit = async (address: string, cookie = "") => {
  const response = await fetch(address, { redirect: "manual", headers: { cookie } });
  const [given = ""] = (response.headers.get("set-cookie") ?? "").split(";");
  return { status: response.status, to: response.headers.get("location"), cookie: given, text: await response.text() };
};

/** As the phone's browser goes to the consent and comes back; what it is shown then. */
export async function linkWallet(
  { shop }: Pick<Around, "shop">,
  buyer: Pick<WalletBuyer, "wallet">,
): Promise<Awaited<ReturnType<typeof visit>> & { readonly agreementId: string; readonly back: URL }> {
  const begun = await buyer.wallet("POST");
  const consent = await visit(String(begun.data?.["url"]));
  if (consent.to === null) throw new BrokenInvariant(`no page of consent: ${consent.status} ${consent.text}`);
  const back = shop.wallet.consent(consent.to);
  const agreementId = new URL(consent.to).searchParams.get("agreement") ?? "";
  const shown = await visit(back.href, consent.cookie);
  return { ...shown, cookie: consent.cookie, agreementId, back };
}
