import { type ProfileId, type Result, accepted, refused } from "../kernel/index.ts";
import { type ClaimIssue, claimIssues } from "./claim.ts";

export type NewClaim = {
  readonly profileId: ProfileId;
  readonly issue: ClaimIssue;
  readonly comments: string;
  readonly phoneNumber: string;
};

/** What stands in the form's fields; "" where no reason is chosen. */
export type ClaimEntry = {
  readonly profileId: ProfileId | null;
  readonly issue: string;
  readonly comments: string;
  readonly phoneNumber: string;
};

export type ClaimFaults = { readonly [Field in keyof ClaimEntry]?: "MISSING" };

export const emptyClaim: ClaimEntry = { profileId: null, issue: "", comments: "", phoneNumber: "" };

/** The claim, or all that it lacks. CLAIMS-10 */
export function checkClaimEntry(entry: ClaimEntry): Result<NewClaim, ClaimFaults> {
  const { profileId } = entry;
  const issue = claimIssues.find((one) => one === entry.issue);
  const comments = entry.comments.trim();
  const phoneNumber = entry.phoneNumber.trim();
  if (profileId !== null && issue !== undefined && comments !== "" && phoneNumber !== "")
    return accepted({ profileId, issue, comments, phoneNumber });
  return refused({
    ...(profileId === null && { profileId: "MISSING" }),
    ...(issue === undefined && { issue: "MISSING" }),
    ...(comments === "" && { comments: "MISSING" }),
    ...(phoneNumber === "" && { phoneNumber: "MISSING" }),
  });
}
