import type { Result } from "../kernel/index.ts";
import type { ProviderFailure } from "../payments/index.ts";
import type { PayoutPage } from "./payout.ts";

type Answer<T> = Promise<Result<T, ProviderFailure>>;

/** Who knows what was paid out to a canteen; `merchantId` is what it calls the canteen. */
export type PayoutSource = {
  /** PAYOUT-02 */
  readonly list: (merchantId: string, page: number) => Answer<PayoutPage>;
  /** null: there is no such payout of that canteen. PAYOUT-03 */
  readonly file: (merchantId: string, payoutId: string) => Answer<Uint8Array | null>;
};
