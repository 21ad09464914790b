import { balanceChargeEndpoints } from "@cantina/contract/balance-charges";
import { decideBalanceCharge } from "@cantina/domain/balance-charges";
import { BrokenInvariant, accepted, refused } from "@cantina/domain/kernel";
import { v7 as newSortableId } from "uuid";
import { change, invalid } from "../http/index.ts";
import { readOrder } from "../orders/index.ts";
import { type Payment, bookPayment, readPaymentFacts, tellPayment } from "../payments/index.ts";

const wrongAmount = invalid("amount", "Debe ser mayor que 0 y de hasta 10 millones");

/** Tops up a client's account, once per key. BALANCE-05 */
export const chargeBalance = change(balanceChargeEndpoints.createBalanceCharge, async (trx, { body }, context) => {
  const { buyerId, paymentMethod } = body;
  if (buyerId === null) return refused({ code: "CLIENT_MISSING" });
  const { cafeteriaId, profileId: sellerId, level: sellerLevel } = context.identity;
  const at = context.clock.now();
  const facts = await readPaymentFacts(trx, { cafeteriaId, sellerId, buyerId, at });
  const { cafeteria, buyer, registerSessionId, localDate } = facts;
  const isRegisterOpen = registerSessionId !== null;
  const decision = decideBalanceCharge({ ...body, buyerId }, { sellerLevel, isRegisterOpen, cafeteria, buyer });
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
  return accepted({ data: { transaction, balanceAfter } });
});
