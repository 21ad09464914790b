import { balanceChargeEndpoints } from "@cantina/contract/balance-charges";
import { decideBalanceCharge } from "@cantina/domain/balance-charges";
import { chargePaymentMethods } from "@cantina/domain/cafeteria";
import { BrokenInvariant, accepted, refused } from "@cantina/domain/kernel";
import { v7 as newSortableId } from "uuid";
import { type ChangeContext, type Route, changeOnce, invalid, ownRoute } from "../http/index.ts";
import type { Transaction } from "kysely";
import type { OnlinePayments } from "../online-payments/index.ts";
import { readOrder } from "../orders/index.ts";
import { type ChargeBody, chargeOnline } from "./charge-online.ts";
import { finishByWallet } from "./finish-by-wallet.ts";
import { type Payment, bookPayment, readPaymentFacts, tellPayment } from "../payments/index.ts";

const endpoint = balanceChargeEndpoints.createBalanceCharge;

const wrongAmount = invalid("amount", "Debe ser mayor que 0 y de hasta 10 millones");

/** At the counter: taken there and booked at once. BALANCE-05 */
async function chargeAtCounter(trx: Transaction<unknown>, body: ChargeBody, context: ChangeContext) {
  const { buyerId } = body;
  const paymentMethod = chargePaymentMethods.find((method) => method === body.paymentMethod);
  if (paymentMethod === undefined) return refused({ code: "WRONG_PAYMENT_METHOD" });
  if (buyerId === null) return refused({ code: "CLIENT_MISSING" });
  const { cafeteriaId, profileId: sellerId, level: sellerLevel } = context.identity;
  const at = context.clock.now();
  const facts = await readPaymentFacts(trx, { cafeteriaId, sellerId, buyerId, at });
  const { cafeteria, buyer, registerSessionId, localDate } = facts;
  const isRegisterOpen = registerSessionId !== null;
  const decision = decideBalanceCharge(
    { ...body, buyerId, paymentMethod },
    { sellerLevel, isRegisterOpen, cafeteria, buyer },
  );
  if (!decision.ok) {
    const { code } = decision.failure;
    return refused(code === "INVALID_AMOUNT" ? wrongAmount : { code });
  }
  const { amount, balanceAfter } = decision.value;
  const payment: Payment = {
    id: newSortableId(),
    cafeteriaId,
    kind: "BALANCE_CHARGE",
    buyerId,
    sellerId,
    paymentMethod,
    total: amount,
    at,
    localDate,
    registerSessionId,
    coupon: null,
  };
  await bookPayment(trx, payment);
  await tellPayment(trx, context, payment);
  const transaction = await readOrder(trx, cafeteriaId, payment.id);
  if (transaction === undefined) throw new BrokenInvariant("what was booked can be read");
  return accepted({ data: { transaction, balanceAfter, paymentRequestToken: null, paymentUrl: null } });
}

/** Tops up a client's account, once per key; a client's own is begun here and booked when it is paid. BALANCE-05 ONLINE-03 */
export const chargeBalance = (online: OnlinePayments | null): Route =>
  ownRoute(endpoint, async ({ body }, context) => {
    const isOwn = context.identity.type === "CLIENT";
    const begun = await changeOnce(endpoint, context, (trx) =>
      isOwn ? chargeOnline(trx, online, body, context) : chargeAtCounter(trx, body, context),
    );
    // Nobody is led to a page: it is paid here, after the wish for it was committed.
    return isOwn && body.paymentMethod === "WALLET_CONNECT" ? finishByWallet(begun, online, context) : begun;
  });
