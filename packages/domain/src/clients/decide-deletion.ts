import { type Cents, type Result, accepted, refused } from "../kernel/index.ts";

export type DeletionRefusal =
  | { readonly code: "DELETE_SUBSCRIBED_COMMENSAL" }
  | { readonly code: "UNCONFIRMED_BALANCE"; readonly data: { readonly balance: Cents } };

type Leaving = {
  readonly balance: Cents;
  /** What the person who deletes was shown and confirmed; 0 where nothing was said. */
  readonly confirmedBalance: Cents;
  readonly isSubscribed: boolean;
};

/** Nobody is deleted with money, or owing some, that was not seen. CLIENTS-13 */
export function decideDeletion({ balance, confirmedBalance, isSubscribed }: Leaving): Result<null, DeletionRefusal> {
  if (isSubscribed) return refused({ code: "DELETE_SUBSCRIBED_COMMENSAL" });
  return balance === confirmedBalance ? accepted(null) : refused({ code: "UNCONFIRMED_BALANCE", data: { balance } });
}

/** What somebody who deletes a client typed, and the balance that was agreed to; null: none yet. */
export type DeletionEntry = { readonly email: string; readonly agreed: Cents | null };

export type DeletionFaults = { readonly email?: "DIFFERENT"; readonly agreed?: "MISSING" };

/** Where there is no balance, there is nothing to agree to. */
export const deletionEntryOf = (balance: Cents): DeletionEntry => ({
  email: "",
  agreed: balance === 0 ? balance : null,
});

/** The balance that is confirmed; the email is typed to the letter. CLIENTS-13 */
export function checkDeletionEntry({ email, agreed }: DeletionEntry, wanted: string): Result<Cents, DeletionFaults> {
  if (email === wanted && agreed !== null) return accepted(agreed);
  return refused({ ...(email !== wanted && { email: "DIFFERENT" }), ...(agreed === null && { agreed: "MISSING" }) });
}
