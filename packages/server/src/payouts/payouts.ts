import type { Clock } from "@cantina/domain/kernel";
import type { PayoutSource } from "@cantina/domain/payouts";

/** What payouts need beside the database; there is none where nobody configured who tells of them. PAYOUT-04 */
export type Payouts = {
  readonly source: PayoutSource;
  readonly clock: Clock;
};
