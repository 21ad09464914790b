import type { Transaction } from "kysely";
import { type ChangeContext, recordChange } from "../http/index.ts";
import type { Payment } from "./book-payment.queries.ts";

/** The order that it is in the history, the balance that moved, and the register that took cash. */
export async function tellPayment(
  trx: Transaction<unknown>,
  context: ChangeContext,
  { id, kind, buyerId, paymentMethod, total, registerSessionId }: Payment,
): Promise<void> {
  await recordChange(trx, context, { entityType: "order", id });
  if (total === 0) return;
  if (kind === "BALANCE_CHARGE" || paymentMethod === "ACCOUNT_BALANCE")
    await recordChange(trx, context, { entityType: "balance", id: buyerId });
  if (paymentMethod === "CASH" && registerSessionId !== null)
    await recordChange(trx, context, { entityType: "register", id: registerSessionId });
}
