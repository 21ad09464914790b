import { type Result, type TextFault, accepted, refused, textFault } from "../kernel/index.ts";

export const subMerchantIdLimit = 64;
export const subMerchantIdSigns = /^[\w.:-]+$/u;

/** What the provider calls the canteen; in the form as in the call. */
export type Assignment = { readonly subMerchantId: string };
export type AssignmentFaults = { readonly subMerchantId?: TextFault | "WRONG_SIGN" };

export const emptyAssignment: Assignment = { subMerchantId: "" };

/** PROVIDER-07 */
export function checkAssignment({ subMerchantId }: Assignment): Result<Assignment, AssignmentFaults> {
  const fault = textFault(subMerchantId, subMerchantIdLimit);
  if (fault !== null) return refused({ subMerchantId: fault });
  const given = subMerchantId.trim();
  return subMerchantIdSigns.test(given) ? accepted({ subMerchantId: given }) : refused({ subMerchantId: "WRONG_SIGN" });
}
