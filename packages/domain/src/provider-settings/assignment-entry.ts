import { type Result, type TextFault, accepted, refused, textFault } from "../kernel/index.ts";

export const assignedIdLimit = 64;
/** Not of dots alone, which would lead elsewhere in an address. */
export const assignedIdSigns = /^[\w.:-]*\w[\w.:-]*$/u;

/** What a provider calls the canteen; each has a word of its own for it. */
export type Assignment = { readonly assignedId: string };
export type AssignmentFaults = { readonly assignedId?: TextFault | "WRONG_SIGN" };

export const emptyAssignment: Assignment = { assignedId: "" };

/** PROVIDER-07 */
export function checkAssignment({ assignedId }: Assignment): Result<Assignment, AssignmentFaults> {
  const fault = textFault(assignedId, assignedIdLimit);
  if (fault !== null) return refused({ assignedId: fault });
  const given = assignedId.trim();
  return assignedIdSigns.test(given) ? accepted({ assignedId: given }) : refused({ assignedId: "WRONG_SIGN" });
}
