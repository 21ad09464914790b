import { matchesSearch, searchText } from "../kernel/index.ts";
import type { Diner } from "./diner.ts";

/** Specification §9. */
const mostMatches = 30;

// Hundreds of diners are searched on every key; they are never changed in place.
const searchable = new WeakMap<Diner, string>();

function searchableText(diner: Diner): string {
  const known = searchable.get(diner);
  if (known !== undefined) return known;
  const { commensal, client, className } = diner;
  const text = searchText(
    [commensal.firstName, commensal.lastName, className ?? "", client.username, client.email].join(" "),
  );
  searchable.set(diner, text);
  return text;
}

/** The first 30 by name, class or client, whatever the accents. CLIENTS-04 */
export function searchDiners(diners: readonly Diner[], query: string, limit: number = mostMatches): readonly Diner[] {
  const matches: Diner[] = [];
  for (const diner of diners) {
    if (matches.length >= limit) break;
    if (matchesSearch(searchableText(diner), query)) matches.push(diner);
  }
  return matches;
}
