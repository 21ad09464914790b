type Json = Readonly<Record<string, unknown>>;
export const objectOf = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** Those that its own program holds as decimals, which print with a point whatever they were sent as. */
const decimals: ReadonlySet<string> = new Set(["Amount", "BilledAmount", "TaxedAmount", "ReturnAmount"]);

function textOfNumber(value: number, name: string): string {
  const text = JSON.stringify(value);
  return decimals.has(name) && /^-?\d+$/u.test(text) ? `${text}.0` : text;
}

function write(
  value: unknown,
  name: string,
  membersOf: (json: Json) => readonly (readonly [string, unknown])[],
): string {
  if (typeof value === "number") return textOfNumber(value, name);
  if (Array.isArray(value)) return `[${value.map((one) => write(one, name, membersOf)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = membersOf(value as Json).map(([key, one]) => `${JSON.stringify(key)}:${write(one, key, membersOf)}`);
  return `{${members.join(",")}}`;
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** What it signs: keys sorted at every level, nulls removed, no white space. providers.md §4.1 */
export const canonicalText = (value: unknown): string =>
  write(value, "", (json) =>
    Object.entries(json)
      .filter(([, one]) => one !== null)
      .toSorted(byName),
  );

/** What it sends: in the order of its own classes, nulls and all. */
export const sentText = (value: unknown): string => write(value, "", (json) => Object.entries(json));
