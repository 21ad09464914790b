import { lateOrderEndpoints } from "@cantina/contract/orders";
import { type CafeteriaId, refused } from "@cantina/domain/kernel";
import type { LateOrdersPort, LateSale, LateSendFailure } from "@cantina/domain/sale";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";

/** Left out where a former version kept none: its request must stay the same under its key. */
const bodyOf = ({ deviceTime, ...sale }: LateSale) => ({ ...sale, ...(deviceTime !== null && { deviceTime }) });

type Plain = Exclude<LateSendFailure, { readonly code: "INVALID_LATE_SALE" | "REFUSED" }>["code"];

/** What an answer means for a sale that waits; a code that is not here is a certain refusal. */
const meanings: Readonly<Partial<Record<ApiFailure["code"], Plain>>> = {
  CART_ALREADY_SOLD: "ALREADY_SOLD",
  UNREACHABLE: "UNREACHABLE",
  // Signed in again, the same person sends it.
  SESSION_EXPIRED: "UNREACHABLE",
  UNAUTHORIZED_ANONYMOUS: "UNREACHABLE",
  // The one who moved meanwhile, or the next one, signed in elsewhere: it says nothing of the sale.
  WRONG_CAFETERIA: "UNREACHABLE",
  TOO_MANY_REQUESTS: "UNREACHABLE",
  STORAGE_FULL: "UNREACHABLE",
  // An answer that can't be read may be that of a booked sale.
  SERVER_ERROR: "TROUBLED",
  MALFORMED_ANSWER: "TROUBLED",
  CLOSED_CASH_FLOW: "CLOSED_CASH_FLOW",
  WRONG_PERMISSIONS: "WRONG_PERMISSIONS",
  SELLER_NOT_ALLOWED: "SELLER_NOT_ALLOWED",
};

function sendFailureOf(failure: ApiFailure): LateSendFailure {
  if (failure.code === "INVALID_LATE_SALE") return failure;
  const code = meanings[failure.code];
  return code === undefined ? { code: "REFUSED", error: failure.code } : { code };
}

export function httpLateOrders(client: ApiClient, cafeteriaId: CafeteriaId): LateOrdersPort {
  return {
    send: async ({ key, sale }) => {
      const booked = await client.call(
        lateOrderEndpoints.createLateOrder,
        { params: { cafeteriaId }, body: bodyOf(sale) },
        { idempotencyKey: key },
      );
      return booked.ok ? booked : refused(sendFailureOf(booked.failure));
    },
  };
}
