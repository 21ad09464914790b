import { balanceChargeEndpoints } from "@cantina/contract/balance-charges";
import { type BalanceChargeRequest, decideBalanceCharge } from "@cantina/domain/balance-charges";
import { BrokenInvariant, type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import {
  type RequestContext,
  type RouteData,
  type RouteFailure,
  type StoredAnswer,
  withIdempotency,
} from "../http/index.ts";
import { readOrder } from "../orders/index.ts";
import { type Payment, bookPayment, readPaymentFacts, tellPayment } from "../payments/index.ts";

const endpoint = balanceChargeEndpoints.createBalanceCharge;

const wrongAmount: RouteFailure = {
  code: "VALIDATION",
  data: [{ path: "amount", message: "Debe ser mayor que 0 y de hasta 10 millones" }],
};

async function chargeOnce(
  trx: Transaction<unknown>,
  request: BalanceChargeRequest,
  context: RequestContext,
): Promise<Result<RouteData<typeof endpoint>, RouteFailure>> {
  const { cafeteriaId, profileId: sellerId, level: sellerLevel } = context.identity;
  const at = context.clock.now();
  const facts = await readPaymentFacts(trx, { cafeteriaId, sellerId, buyerId: request.buyerId, at });
  const { cafeteria, buyer, registerSessionId, localDate } = facts;
  const isRegisterOpen = registerSessionId !== null;
  const decision = decideBalanceCharge(request, { sellerLevel, isRegisterOpen, cafeteria, buyer });
  if (!decision.ok) {
    const { code } = decision.failure;
    return refused(code === "INVALID_AMOUNT" ? wrongAmount : { code });
  }
  const { amount, balanceAfter } = decision.value;
  const { buyerId, paymentMethod } = request;
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
}

/** Tops up a client's account, once per key. BALANCE-05 */
export const chargeBalance = (
  request: BalanceChargeRequest,
  context: RequestContext,
): Promise<Result<StoredAnswer, RouteFailure>> =>
  withIdempotency(endpoint, context, (trx) => chargeOnce(trx, request, context));
