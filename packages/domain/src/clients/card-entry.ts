import { type CommensalId, type Result, accepted, refused } from "../kernel/index.ts";

/** Whose card it will be, and the code that the reader gave. */
export type CardEntry<Holder> = { readonly holder: Holder | null; readonly cardCode: string | null };

export type CardFaults = { readonly holder?: "MISSING"; readonly cardCode?: "MISSING" };

export type CardDraft = { readonly commensalId: CommensalId; readonly cardCode: string };

/** CLIENTS-06 */
export function checkCardEntry({
  holder,
  cardCode,
}: CardEntry<{ readonly id: CommensalId }>): Result<CardDraft, CardFaults> {
  if (holder !== null && cardCode !== null) return accepted({ commensalId: holder.id, cardCode });
  return refused({
    ...(holder === null && { holder: "MISSING" }),
    ...(cardCode === null && { cardCode: "MISSING" }),
  });
}
