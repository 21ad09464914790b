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

/** Typed to the letter. CLIENTS-13 */
export const isEmailConfirmed = (typed: string, email: string): boolean => typed === email;
