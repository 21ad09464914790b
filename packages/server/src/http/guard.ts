import type { CafeteriaId, Result } from "@cantina/domain/kernel";
import type { Identity } from "./context.ts";
import type { signedInCodes } from "@cantina/contract/endpoint";
import type { FailureWith } from "./outcome.ts";

export type SessionFailure = FailureWith<(typeof signedInCodes)[number]>;

/** Turns a token into who it stands for; what `access` knows and the routes below it need. */
export type Guard = {
  readonly identify: (token: string) => Promise<Result<Identity, SessionFailure>>;
  /** The same system administrator, as a profile of another cafeteria. */
  readonly visit: (
    identity: Identity,
    cafeteriaId: CafeteriaId,
  ) => Promise<Result<Identity, SessionFailure | FailureWith<"NOT_FOUND">>>;
};
