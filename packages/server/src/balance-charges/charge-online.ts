import type { balanceChargeEndpoints } from "@cantina/contract/balance-charges";
import type { DecodedRequestOf } from "@cantina/contract/endpoint";
import { BrokenInvariant, accepted, refused } from "@cantina/domain/kernel";
import { onlineProviders } from "@cantina/domain/payments";
import type { Transaction } from "kysely";
import { type ChangeContext, recordChange } from "../http/index.ts";
import { type OnlinePayments, startCharge } from "../online-payments/index.ts";
import { readOrder } from "../orders/index.ts";

export type ChargeBody = DecodedRequestOf<typeof balanceChargeEndpoints.createBalanceCharge>["body"];

/** A client's own top-up: pending until the provider says that it was paid. ONLINE-03 */
export async function chargeOnline(
  trx: Transaction<unknown>,
  online: OnlinePayments | null,
  { amount, buyerId, paymentMethod }: ChargeBody,
  context: ChangeContext,
) {
  const { cafeteriaId, profileId } = context.identity;
  if (buyerId !== null && buyerId !== profileId) return refused({ code: "WRONG_USER" });
  const provider = onlineProviders.find((one) => one === paymentMethod);
  if (provider === undefined) return refused({ code: "WRONG_PAYMENT_METHOD" });
  const started = await startCharge(trx, online, { cafeteriaId, buyerId: profileId, base: amount, provider });
  if (!started.ok) return started;
  const { transactionId, token: paymentRequestToken, url: paymentUrl, balance } = started.value;
  await recordChange(trx, context, { entityType: "order", id: transactionId });
  const transaction = await readOrder(trx, cafeteriaId, transactionId);
  if (transaction === undefined) throw new BrokenInvariant("what was written can be read");
  return accepted({ data: { transaction, balanceAfter: balance, paymentRequestToken, paymentUrl } });
}
