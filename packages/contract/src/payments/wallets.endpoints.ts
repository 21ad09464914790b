import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { instantText } from "../wire/index.ts";

const tag = "Pagos en línea";

/** How a client's wallet stands in a cafeteria; nothing by which it could be charged. */
const wallet = {
  /** Whether one may be linked and pay here now. */
  isAvailable: v.boolean(),
  /** ASKED: its owner has not consented yet. */
  status: v.picklist(["NONE", "ASKED", "ACTIVE"]),
  linkedAt: v.nullable(instantText),
  /** It ended without the client's doing. */
  hasToLinkAgain: v.boolean(),
};

export const readWallet = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/mp/wallet",
  summary: "Cómo está la billetera de Mercado Pago de un cliente en esta cafetería",
  access: "ownWallet",
  data: v.object(wallet),
});

export const beginWallet = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/mp/wallet",
  summary: "Da la dirección en la que un cliente permite cobrar de su billetera",
  access: "ownWallet",
  keyed: true,
  /** `url` leads to the consent and is opened by the phone's browser; null: the wallet is linked already. */
  data: v.object({ ...wallet, url: v.nullable(v.string()) }),
  errors: ["WALLET_CONNECT_NOT_AVAILABLE"],
});

export const endWallet = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/mp/wallet",
  summary: "Un cliente desvincula su billetera, primero en Mercado Pago",
  access: "ownWallet",
  keyed: true,
  data: v.object(wallet),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "WALLET_CONNECT_NOT_AVAILABLE"],
});
