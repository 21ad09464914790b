import { type ClaimFilter, type ClaimStatus, claimStatuses } from "@cantina/domain/claims";
import { textLimits } from "@cantina/domain/kernel";
import { choiceField, pageField, textField } from "../../ui/address-field.ts";

/** What Reclamos shows; status "": all. */
export type InboxShown = {
  readonly person: string;
  readonly comment: string;
  readonly status: ClaimStatus | "";
  readonly page: number;
};

export const inboxFields = {
  person: textField(textLimits.name),
  comment: textField(textLimits.name),
  status: choiceField<ClaimStatus | "">(["", ...claimStatuses], ""),
  page: pageField,
};

export const anyClaims = { person: "", comment: "", status: "" } as const;

export const claimFilterOf = ({ person, comment, status }: InboxShown): ClaimFilter => ({
  person,
  comment,
  status: status === "" ? null : status,
});
