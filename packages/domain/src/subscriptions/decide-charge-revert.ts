import { type Result, accepted, refused } from "../kernel/index.ts";

export type ChargeRevertFacts = {
  /** Whether the commensal is still linked to the subscription that charged it. */
  readonly isLinked: boolean;
};

/** Who is still linked would be charged again the next day. SUBS-06 */
export const decideChargeRevert = ({
  isLinked,
}: ChargeRevertFacts): Result<null, { readonly code: "INVALID_REVERT_TRANSACTION" }> =>
  isLinked ? refused({ code: "INVALID_REVERT_TRANSACTION" }) : accepted(null);
