import { useState } from "react";

/** What has that id as the list has it now, or had it last: it may leave the page while its form is open. */
export function useLastKnown<Thing extends { readonly id: string }>(
  things: readonly Thing[] | undefined,
  id: string,
): Thing | null {
  const [last, setLast] = useState<Thing | null>(null);
  const found = things?.find((one) => one.id === id) ?? null;
  if (found !== null && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : null);
}
