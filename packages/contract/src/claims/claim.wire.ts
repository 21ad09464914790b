import { claimFaults, claimIssues, claimLimits, claimStatuses } from "@cantina/domain/claims";
import * as v from "valibot";
import { type Given, idOf, instantText, textUpTo } from "../wire/index.ts";

const requiredText = (limit: number) => v.pipe(textUpTo(limit), v.trim(), v.minLength(1, "Es obligatorio"));

export const claim = v.object({
  id: idOf<"claim">(),
  /** The client. */
  profileId: idOf<"profile">(),
  username: v.string(),
  email: v.string(),
  /** Full names of the client's commensals. */
  commensalNames: v.array(v.string()),
  /** null: hidden from who asks. */
  phoneNumber: v.nullable(v.string()),
  comments: v.string(),
  issue: v.picklist(claimIssues),
  status: v.picklist(claimStatuses),
  dateTime: instantText,
});
export type ClaimData = Given<v.InferOutput<typeof claim>>;

/** Of a field that is left out, the object complains. */
function lackText({ expected, input }: v.ObjectIssue): string {
  if (expected === '"profileId"') return claimFaults.profileId;
  return input === undefined ? "Es obligatorio" : "Debe ser un objeto";
}

export const newClaim = v.object(
  {
    profileId: idOf<"profile">(claimFaults.profileId),
    phoneNumber: requiredText(claimLimits.phoneNumber),
    comments: requiredText(claimLimits.comments),
    issue: v.picklist(claimIssues),
  },
  lackText,
);

export const claimChange = v.object({ status: v.picklist(claimStatuses) });
