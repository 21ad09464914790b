import { claimEndpoints } from "@cantina/contract/claims";
import type { Claim } from "@cantina/domain/claims";
import type { CafeteriaId, ClaimId, Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";
import type { ApiFailure } from "@cantina/contract/calls";

export type ClaimsSource = {
  /** All that is unresolved, and the latest that was resolved; in no order. */
  readonly listClaims: (signal: AbortSignal) => Promise<Result<readonly Claim[], ApiFailure>>;
  readonly readClaim: (claimId: ClaimId, signal: AbortSignal) => Promise<Result<Claim, ApiFailure>>;
};

export function httpClaims(client: ApiClient, cafeteriaId: CafeteriaId): ClaimsSource {
  const params = { cafeteriaId };
  return {
    listClaims: (signal) => client.call(claimEndpoints.listClaims, { params }, { signal }),
    readClaim: (claimId, signal) =>
      client.call(claimEndpoints.readClaim, { params: { ...params, claimId } }, { signal }),
  };
}
