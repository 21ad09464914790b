import { nameKey } from "./name-key.ts";

/** By their names as people compare them. */
export function byName<Named extends { readonly name: string }>(all: readonly Named[]): ReadonlyMap<string, Named[]> {
  const named = new Map<string, Named[]>();
  for (const one of all) {
    const known = named.get(nameKey(one.name));
    if (known === undefined) named.set(nameKey(one.name), [one]);
    else known.push(one);
  }
  return named;
}
