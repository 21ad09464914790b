import type { ApiFailure } from "../../failures/failure.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import * as texts from "../../texts/payouts.ts";

/** What is said of the provider's own troubles; null: it is another matter. PAYOUT-05 */
export function providerTrouble(failure: ApiFailure): string | null {
  if (failure.code === "MATTILDA_NOT_AVAILABLE") return texts.noAnswer;
  return failure.code === "PAYOUTS_UNREADABLE" ? sentenceOf(failure) : null;
}
