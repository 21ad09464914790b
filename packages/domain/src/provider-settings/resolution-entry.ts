import { type Result, type TextFault, accepted, refused, textFault } from "../kernel/index.ts";

/** What was found out about a difference between both books, and done about it; in the form as in the call. */
export type DifferenceResolution = { readonly comment: string };

export type DifferenceResolutionFaults = { readonly comment?: TextFault };

export const emptyResolution: DifferenceResolution = { comment: "" };

export const resolutionLimit = 500;

/** Whoever looks at it later has nothing else to go by. PROVIDER-06 */
export function checkDifferenceResolution({
  comment,
}: DifferenceResolution): Result<DifferenceResolution, DifferenceResolutionFaults> {
  const fault = textFault(comment, resolutionLimit);
  return fault === null ? accepted({ comment: comment.trim() }) : refused({ comment: fault });
}
