import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { onlinePaymentEndpoints } from "@cantina/contract/payments";
import type { Kysely } from "kysely";
import { countryOf, findLink, readFees } from "./links.queries.ts";
import type { SellerPayments } from "./online-payments.ts";

/** How a cafeteria stands with Mercado Pago; no secret of it. SEAL-01 */
export async function describeLink(
  db: Kysely<unknown>,
  online: SellerPayments | null,
  cafeteriaId: string,
): Promise<GivenDataOf<typeof onlinePaymentEndpoints.readMercadoPago>> {
  const [link, country] = [await findLink(db, cafeteriaId), await countryOf(db, cafeteriaId)];
  const own = await readFees(db, cafeteriaId, "MERCADO_PAGO");
  const wallet = await readFees(db, cafeteriaId, "WALLET_CONNECT");
  const status = link === undefined || link.status === "REMOVED" ? "NONE" : link.status;
  const shown = status === "NONE" ? undefined : link;
  return {
    isAvailable: online !== null,
    canLink: online !== null && online.links.serves(country),
    hasWallets: online?.wallets?.serves(country) === true,
    status,
    kind: shown?.kind ?? null,
    accountId: shown?.accountId ?? null,
    isLive: shown?.isLive ?? null,
    linkedAt: shown?.linkedAt ?? null,
    noticeUrl:
      shown?.kind === "OWN" && online !== null
        ? online.noticeUrl({ country: shown.country, hookToken: shown.hookToken, isOwn: true })
        : null,
    fees: {
      userSurchargeFee: own.userSurchargeFee,
      marketFee: own.marketFee,
      walletConnectSurchargeFee: wallet.userSurchargeFee,
      walletConnectMarketFee: wallet.marketFee,
    },
  };
}
