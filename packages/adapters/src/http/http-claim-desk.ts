import type { ApiFailure } from "@cantina/contract/calls";
import { claimEndpoints } from "@cantina/contract/claims";
import type { Claim, ClaimStatus, NewClaim } from "@cantina/domain/claims";
import type { CafeteriaId, ClaimId, IdempotencyKey, Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";

type Answer = Promise<Result<Claim, ApiFailure>>;

/** What the staff does with claims; the same key with the same request gives the first answer again. */
export type ClaimDesk = {
  readonly createClaim: (claim: NewClaim, key: IdempotencyKey) => Answer;
  readonly changeStatus: (claimId: ClaimId, status: ClaimStatus, key: IdempotencyKey) => Answer;
};

export const httpClaimDesk = (client: ApiClient, cafeteriaId: CafeteriaId): ClaimDesk => ({
  createClaim: (body, idempotencyKey) =>
    client.call(claimEndpoints.createClaim, { params: { cafeteriaId }, body }, { idempotencyKey }),
  changeStatus: (claimId, status, idempotencyKey) =>
    client.call(claimEndpoints.changeClaim, { params: { cafeteriaId, claimId }, body: { status } }, { idempotencyKey }),
});
