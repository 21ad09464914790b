/** What may befall the product, by the names that `--kinds` takes; each with how often, against the others. */
export const faultKinds = {
  kill: [
    ["server", 4],
    ["database", 3],
    ["server and database", 1],
    ["till", 2],
  ],
  freeze: [
    ["frozen server", 2],
    ["frozen backends", 2],
  ],
  disk: [
    ["full disk", 1],
    ["full disk, dead database", 1],
  ],
  connections: [["no connections left", 2]],
  clock: [["clock set", 2]],
  link: [["link that swallows", 2]],
} as const;

export type FaultKind = keyof typeof faultKinds;
export type Fault = (typeof faultKinds)[FaultKind][number][0];

export const allKinds = Object.keys(faultKinds) as readonly FaultKind[];

/** `all`, or names with commas between; undefined for anything else. */
export function kindsOf(list: string): readonly FaultKind[] | undefined {
  if (list === "all") return allKinds;
  const names = list.split(",").map((name) => name.trim());
  const kinds = allKinds.filter((kind) => names.includes(kind));
  return kinds.length === names.length ? kinds : undefined;
}
