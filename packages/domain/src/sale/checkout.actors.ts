import { fromPromise } from "xstate";
import { BrokenInvariant, type Result } from "../kernel/index.ts";
import type { PlacedOrder } from "../orders/index.ts";
import { isUncertain } from "./attempt.ts";
import type { CheckoutPorts } from "./checkout.events.ts";
import type { SubmitFailure } from "./orders.port.ts";
import type { PendingSale } from "./pending-sale.port.ts";

export type SubmitResult = Result<PlacedOrder, SubmitFailure>;

export const loadPending = fromPromise<PendingSale | null, CheckoutPorts>(({ input }) => input.pendingSales.load());

type SendInput = { readonly ports: CheckoutPorts; readonly attempt: PendingSale | null };

/** Stored before it is sent, and until the answer is certain. SALE-23 */
export const sendAttempt = fromPromise<SubmitResult, SendInput>(async ({ input: { ports, attempt } }) => {
  if (attempt === null) throw new BrokenInvariant("there is no attempt to send");
  await ports.pendingSales.save(attempt);
  const result = await ports.orders.submit({ key: attempt.key, request: attempt.request });
  if (result.ok || !isUncertain(result.failure)) await ports.pendingSales.clear(attempt.key);
  return result;
});
