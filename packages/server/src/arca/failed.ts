import type { AuthorityFailure } from "@cantina/domain/invoicing";
import { type Result, refused } from "@cantina/domain/kernel";

export const failed = (kind: AuthorityFailure["kind"], detail: string): Result<never, AuthorityFailure> =>
  refused({ code: "AUTHORITY_FAILED", kind, detail });
