import type { OrderId, Result } from "../kernel/index.ts";
import type { ClaimEnd, ClaimOutcome, PrintClaimId } from "./print-claim.ts";

export type AskedClaim = { readonly orderId: OrderId; readonly version: number };

export type AnsweredClaim = AskedClaim & { readonly outcome: ClaimOutcome; readonly claimId: PrintClaimId | null };

/** Where the tills of a station agree on who prints what. */
export type PrintClaimsPort = {
  readonly claim: (
    orders: readonly AskedClaim[],
  ) => Promise<Result<readonly AnsweredClaim[], { readonly code: string }>>;
  readonly end: (claimId: PrintClaimId, end: ClaimEnd) => Promise<Result<null, { readonly code: string }>>;
};
