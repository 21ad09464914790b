import type { FuzzCase } from "./fuzz-case.ts";
import { swappedRequests } from "./swap-ids.ts";
import type { Request } from "./valid-requests.ts";

type Path = readonly string[];

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const pathsIn = (value: unknown, path: Path = []): readonly Path[] => [
  path,
  ...(isTree(value) ? Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key])) : []),
];

/** `undefined` drops what stands there. */
function withValue(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) => (String(index) === key ? withValue(item, rest, put) : item));
    return items.filter((item) => item !== undefined);
  }
  return isTree(value) ? { ...value, [key]: withValue(value[key], rest, put) } : value;
}

const chosen = <T>(items: readonly T[], pick: number): T | undefined => items[pick % Math.max(1, items.length)];

/** Ids stand as places in a list until there is one: every id of both cafeterias, whoever asks. */
const withIds = (value: unknown, ids: readonly string[]): unknown =>
  value === undefined
    ? undefined
    : (JSON.parse(
        JSON.stringify(value).replaceAll(
          /"id:(\d+)"/gu,
          (_, index: string) => `"${ids[Number(index) % ids.length] ?? ""}"`,
        ),
      ) as unknown);

const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  isTree(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, String(inner)])) : {};

type Known = { readonly mine: Request; readonly theirs: Request; readonly ids: readonly string[] };

/** The example as this case sends it. */
export function twistRequest({ twist, query, segment }: FuzzCase, { mine, theirs, ids }: Known): Request {
  const twisted = ((): Request => {
    switch (twist.kind) {
      case "none":
      case "deep":
      case "raw":
        return mine;
      case "generated":
        return { ...mine, query: textsOf(withIds(twist.query, ids)), body: withIds(twist.body, ids) };
      case "swapped":
        return chosen(swappedRequests(mine, theirs, new Set(ids)), twist.pick)?.request ?? mine;
      case "changed":
        return { ...mine, body: withValue(mine.body, chosen(pathsIn(mine.body), twist.pick) ?? [], twist.value) };
      case "dropped":
        return { ...mine, body: withValue(mine.body, chosen(pathsIn(mine.body), twist.pick) ?? [], undefined) };
      case "added":
        return isTree(mine.body) ? { ...mine, body: { ...mine.body, [twist.key]: twist.value } } : mine;
    }
  })();
  const key = segment === null ? undefined : chosen(Object.keys(twisted.params), segment.pick);
  return {
    ...twisted,
    params: key === undefined || segment === null ? twisted.params : { ...twisted.params, [key]: segment.text },
    query: { ...twisted.query, ...query },
  };
}
