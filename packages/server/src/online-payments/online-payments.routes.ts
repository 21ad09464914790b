import { onlinePaymentEndpoints as endpoints } from "@cantina/contract/payments";
import { type CafeteriaId, accepted, refused } from "@cantina/domain/kernel";
import { type FeeShares, checkFeeShares, hostedNames, toldStatusOf } from "@cantina/domain/payments";
import { type LinkMove, linkMoves } from "@cantina/domain/provider-settings";
import type { Transaction } from "kysely";
import { type ChangeContext, type Route, change, invalid, ownRoute, recordChange, route } from "../http/index.ts";
import { describeLink } from "./describe-link.ts";
import { differenceRoutes } from "./differences.routes.ts";
import { hostedAccountRoutes } from "./hosted-accounts.ts";
import { linkRoutes } from "./link-seller.ts";
import { moveLink, putFees } from "./links.queries.ts";
import { forgetCardsBut } from "./saved-cards.queries.ts";
import type { OnlinePayments, SellerPayments } from "./online-payments.ts";
import { savedCardRoutes } from "./saved-cards.routes.ts";
import { submitPayment } from "./submit-payment.ts";
import { walletsOf } from "./wallet-access.ts";
import { endWalletsBut } from "./wallets.queries.ts";
import { walletRoutes } from "./wallets.routes.ts";

const refusals = {
  AMOUNT_DIFFERS: invalid("transaction_amount", "Debe ser el importe del pago"),
  WRONG_SAVED_CARD: invalid("card_id", "No es una tarjeta guardada con la que se pueda pagar"),
  INVALID_TOKEN: { code: "INVALID_TOKEN" },
  MP_NOT_AVAILABLE: { code: "MP_NOT_AVAILABLE" },
} as const;

/** Its amount is the intent's; one that the page shows otherwise is no payment of it. ONLINE-05 */
const submit = (online: SellerPayments | null): Route =>
  ownRoute(endpoints.processPaymentRequest, async ({ body }, { db }) => {
    if (online === null) return refused({ code: "MP_NOT_AVAILABLE" });
    const intentId = await online.tokens.read(body.paymentRequestToken, online.clock.now());
    if (intentId === null) return refused({ code: "INVALID_TOKEN" });
    const card = {
      cardToken: body.token,
      methodId: body.payment_method_id,
      issuerId: body.issuer_id === null ? null : String(body.issuer_id),
      identification: body.payer?.identification ?? null,
    };
    const submitted = await submitPayment(db.kysely, online, {
      intentId,
      shown: body.transaction_amount,
      card,
      savedCardId: body.card_id,
      // A card that paid as a saved one is saved already.
      savingToken: body.saveCard && body.card_id === null ? body.save_token : null,
    });
    if (!submitted.ok) return refused(refusals[submitted.failure.code]);
    const { status, ...told } = submitted.value;
    return accepted({ data: { ...told, status: toldStatusOf(status) } });
  });

const moved = {
  remove: endpoints.removeMercadoPagoCredentials,
  enable: endpoints.enableMercadoPagoCredentials,
  disable: endpoints.disableMercadoPagoCredentials,
} as const satisfies Readonly<Record<LinkMove, unknown>>;

/** PROVIDER-04 */
const moving = (move: LinkMove, online: SellerPayments | null): Route => {
  const { to, from } = linkMoves[move];
  return change(moved[move], async (trx, { params: { cafeteriaId } }, context) => {
    if (!(await moveLink(trx, cafeteriaId, to, from))) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    if (to === "REMOVED") {
      await forgetCardsBut(trx, cafeteriaId, null);
      await endWalletsBut(trx, cafeteriaId, null);
    }
    await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId, after: `MERCADO_PAGO_${to}` });
    return accepted({ data: await describeLink(trx, online, cafeteriaId) });
  });
};

async function writeFees(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  fees: { readonly own: FeeShares; readonly wallet: FeeShares },
  context: ChangeContext,
): Promise<void> {
  await putFees(trx, cafeteriaId, "MERCADO_PAGO", fees.own);
  await putFees(trx, cafeteriaId, "WALLET_CONNECT", fees.wallet);
  await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId, after: "MERCADO_PAGO_FEES" });
}

/** ONLINE-10 */
const setFees = (online: SellerPayments | null): Route =>
  change(endpoints.setMercadoPagoFees, async (trx, { params: { cafeteriaId }, body }, context) => {
    const own = checkFeeShares({ userSurchargeFee: body.userSurchargeFee, marketFee: body.marketFee });
    const wallet = checkFeeShares({
      userSurchargeFee: body.walletConnectSurchargeFee,
      marketFee: body.walletConnectMarketFee,
    });
    const tooHigh = "No puede ser mayor que la comisión total";
    if (!own.ok) return refused(invalid("userSurchargeFee", tooHigh));
    if (!wallet.ok) return refused(invalid("walletConnectSurchargeFee", tooHigh));
    await writeFees(trx, cafeteriaId, { own: own.value, wallet: wallet.value }, context);
    return accepted({ data: await describeLink(trx, online, cafeteriaId) });
  });

/** `online`: null where nobody configured a provider. ONLINE-04 */
export function onlinePaymentRoutes(online: OnlinePayments | null): readonly Route[] {
  const { mercadoPago = null } = online ?? {};
  return [
    route(endpoints.readMercadoPago, async ({ params: { cafeteriaId } }, { db }) =>
      accepted({ data: await describeLink(db.kysely, mercadoPago, cafeteriaId) }),
    ),
    ...linkRoutes(mercadoPago),
    ...hostedNames.flatMap((name) =>
      name === "MATTILDA" ? [] : hostedAccountRoutes(name, online?.hosted[name] ?? null),
    ),
    ...differenceRoutes(online),
    moving("remove", mercadoPago),
    moving("enable", mercadoPago),
    moving("disable", mercadoPago),
    setFees(mercadoPago),
    submit(mercadoPago),
    ...savedCardRoutes(mercadoPago),
    ...walletRoutes(walletsOf(mercadoPago)),
  ];
}
