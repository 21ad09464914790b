import { type ProfileId, type Result, accepted, refused } from "../kernel/index.ts";
import { type ClaimIssue, claimIssues } from "./claim.ts";

export type NewClaim = {
  readonly profileId: ProfileId;
  readonly issue: ClaimIssue;
  readonly comments: string;
  readonly phoneNumber: string;
};

export type NewClaimFault = "NO_PROFILE" | "NO_ISSUE" | "NO_COMMENT" | "NO_PHONE";

export type ClaimDraft = {
  readonly profileId: ProfileId | null;
  readonly issue: string;
  readonly comments: string;
  readonly phoneNumber: string;
};

export const emptyClaimDraft: ClaimDraft = { profileId: null, issue: "", comments: "", phoneNumber: "" };

const issueIn = (text: string): ClaimIssue | null => claimIssues.find((issue) => issue === text) ?? null;

/** The claim, or all that it lacks. CLAIMS-10 */
export function checkClaimDraft(draft: ClaimDraft): Result<NewClaim, ReadonlySet<NewClaimFault>> {
  const { profileId } = draft;
  const issue = issueIn(draft.issue);
  const comments = draft.comments.trim();
  const phoneNumber = draft.phoneNumber.trim();
  if (profileId !== null && issue !== null && comments !== "" && phoneNumber !== "")
    return accepted({ profileId, issue, comments, phoneNumber });
  const faults = new Set<NewClaimFault>();
  if (profileId === null) faults.add("NO_PROFILE");
  if (issue === null) faults.add("NO_ISSUE");
  if (comments === "") faults.add("NO_COMMENT");
  if (phoneNumber === "") faults.add("NO_PHONE");
  return refused(faults);
}
