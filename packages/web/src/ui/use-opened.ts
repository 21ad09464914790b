import { useState } from "react";

/** What the address has open, as it was when it was first there: a list that is read again changes no form. null: nothing is open. */
export function useOpened<Thing extends { readonly id: string }>(
  things: readonly Thing[] | undefined,
  openId: string,
): Thing | null {
  const [kept, setKept] = useState<Thing | null>(null);
  const opened = kept?.id === openId ? kept : (things?.find(({ id }) => id === openId) ?? null);
  if (opened !== kept) setKept(opened);
  return opened;
}
