import { type Result, accepted, refused } from "../kernel/index.ts";
import type { CancelReason } from "./cancel-reason.ts";

/** What stands in the form's fields. */
export type RevertEntry = { readonly reason: CancelReason | null; readonly comment: string };
export type RevertFaults = { readonly reason?: "MISSING" };
export type RevertDraft = { readonly reason: CancelReason; readonly comment: string };

export const emptyRevert: RevertEntry = { reason: null, comment: "" };

/** What the form would send, or what keeps it from being sent. REVERT-02 */
export const checkRevertEntry = ({ reason, comment }: RevertEntry): Result<RevertDraft, RevertFaults> =>
  reason === null ? refused({ reason: "MISSING" }) : accepted({ reason, comment: comment.trim() });
