import * as v from "valibot";
import { instantText, percent } from "../wire/index.ts";

/** Of a base: what the buyer pays on top, and what is asked of the provider in all, that part included. */
export const mercadoPagoFees = v.object({
  userSurchargeFee: percent,
  marketFee: percent,
  walletConnectSurchargeFee: percent,
  walletConnectMarketFee: percent,
});

/** How a cafeteria stands with Mercado Pago. */
export const mercadoPagoLink = v.object({
  /** Whether this server has been told how to reach it. */
  isAvailable: v.boolean(),
  /** Whether it has an application for the cafeteria's country; without one a seller's own credentials remain. */
  canLink: v.boolean(),
  /** Whether wallets may be linked for that country; not told by servers of before. */
  hasWallets: v.optional(v.boolean(), false),
  /** BROKEN: has to be linked again. */
  status: v.picklist(["NONE", "ACTIVE", "DISABLED", "BROKEN"]),
  /** OWN: by credentials that the seller gave. */
  kind: v.nullable(v.picklist(["OAUTH", "OWN"])),
  accountId: v.nullable(v.string()),
  isLive: v.nullable(v.boolean()),
  linkedAt: v.nullable(instantText),
  /** What a seller with credentials of their own enters for notices. */
  noticeUrl: v.nullable(v.string()),
  fees: mercadoPagoFees,
});
