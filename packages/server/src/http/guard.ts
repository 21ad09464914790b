import type { CafeteriaId, Result } from "@cantina/domain/kernel";
import type { Identity } from "./context.ts";
import type { RouteFailure } from "./outcome.ts";

/** Turns a token into who it stands for; what `access` knows and the routes below it need. */
export type Guard = {
  readonly identify: (token: string) => Promise<Result<Identity, RouteFailure>>;
  /** The same system administrator, as a profile of another cafeteria. */
  readonly visit: (identity: Identity, cafeteriaId: CafeteriaId) => Promise<Result<Identity, RouteFailure>>;
};
