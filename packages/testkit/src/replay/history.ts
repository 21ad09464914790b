import type { ApiFailure } from "@cantina/contract/calls";
import { transactionEndpoints } from "@cantina/contract/transactions";
import { type CartId, type Result, accepted } from "@cantina/domain/kernel";
import type { Order } from "@cantina/domain/orders";

import { persist } from "./persist.ts";
import type { SignedIn } from "./sign-in.ts";

const callsAtOnce = 4;

/** What the server's history says of exactly these carts. */
export async function readOrdersOf(
  { client, cafeteriaId }: SignedIn,
  carts: readonly CartId[],
): Promise<Result<readonly Order[], ApiFailure>> {
  const left = carts.values();
  const orders: Order[] = [];
  const readNext = async (): Promise<ApiFailure | null> => {
    for (const cartId of left) {
      const request = { params: { cafeteriaId }, query: { cartId, orderType: "ORDER", limit: 2 } } as const;
      const page = await persist(() => client.call(transactionEndpoints.listTransactions, request));
      if (!page.ok) return page.failure;
      orders.push(...page.value.data);
    }
    return null;
  };
  const failures = await Promise.all(Array.from({ length: callsAtOnce }, readNext));
  const failure = failures.find((one) => one !== null);
  return failure === undefined || failure === null ? accepted(orders) : { ok: false, failure };
}
