import { type Cents, type DiscountCategoryId, type Result, accepted, isEmail, refused } from "../kernel/index.ts";
import { type CommensalRow, keepAllRows, rowsOf } from "./commensal-rows.ts";
import type { ManagedClient } from "./managed-client.ts";

/** The form of a client; its email is asked for only once. */
export type ClientDraft = {
  readonly email: string;
  readonly username: string;
  readonly discountCategoryId: DiscountCategoryId | null;
  readonly familyCode: string;
  readonly usesCategoryMinimum: boolean;
  readonly minimumBalance: Cents | null;
  readonly rows: readonly CommensalRow[];
};

export type ClientFaults = {
  readonly email?: "NO_EMAIL" | "WRONG_EMAIL";
  readonly username?: "NO_NAME";
  readonly minimumBalance?: "NO_MINIMUM" | "POSITIVE_MINIMUM";
  /** A row of the commensals is not finished; it names what it lacks. */
  readonly rows?: "UNFINISHED_ROW";
};

export const emptyClientDraft: ClientDraft = {
  email: "",
  username: "",
  discountCategoryId: null,
  familyCode: "",
  usesCategoryMinimum: true,
  minimumBalance: null,
  rows: [],
};

export const draftOf = (client: ManagedClient): ClientDraft => ({
  email: client.email,
  username: client.username,
  discountCategoryId: client.discountCategoryId,
  familyCode: client.familyCode ?? "",
  usesCategoryMinimum: client.minimumBalance === null,
  minimumBalance: client.minimumBalance,
  rows: rowsOf(client.commensals),
});

/** A minimum balance is 0 or a debt that is let be. CLIENTS-10 */
export function minimumFault(minimumBalance: Cents | null): "NO_MINIMUM" | "POSITIVE_MINIMUM" | null {
  if (minimumBalance === null) return "NO_MINIMUM";
  return minimumBalance > 0 ? "POSITIVE_MINIMUM" : null;
}

function emailFault(email: string): "NO_EMAIL" | "WRONG_EMAIL" | null {
  if (email.trim() === "") return "NO_EMAIL";
  return isEmail(email) ? null : "WRONG_EMAIL";
}

/** The draft with its rows finished, or what it lacks, rows included. CLIENTS-10 */
export function checkClientDraft(
  draft: ClientDraft,
): Result<ClientDraft, { readonly faults: ClientFaults; readonly draft: ClientDraft }> {
  const rows = keepAllRows(draft.rows);
  const email = emailFault(draft.email);
  const minimum = draft.usesCategoryMinimum ? null : minimumFault(draft.minimumBalance);
  const faults: ClientFaults = {
    ...(email !== null && { email }),
    ...(draft.username.trim() === "" && { username: "NO_NAME" }),
    ...(minimum !== null && { minimumBalance: minimum }),
    ...(rows.some(({ isEditing }) => isEditing) && { rows: "UNFINISHED_ROW" }),
  };
  const checked = { ...draft, rows };
  return Object.keys(faults).length === 0 ? accepted(checked) : refused({ faults, draft: checked });
}
