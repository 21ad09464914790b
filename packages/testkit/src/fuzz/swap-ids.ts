import type { Request } from "./valid-requests.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

type Path = readonly string[];
type Swap = { readonly path: Path; readonly id: string };

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Where the two requests name different things, and what the other names there. */
function swapsIn(mine: unknown, theirs: unknown, strangers: ReadonlySet<string>, path: Path): readonly Swap[] {
  if (typeof mine === "string" && typeof theirs === "string") {
    return uuid.test(theirs) && mine !== theirs && strangers.has(theirs) ? [{ path, id: theirs }] : [];
  }
  if (!isTree(mine) || !isTree(theirs)) return [];
  return Object.entries(mine).flatMap(([key, value]) => swapsIn(value, theirs[key], strangers, [...path, key]));
}

function withId(value: unknown, [key, ...rest]: Path, id: string): unknown {
  if (key === undefined) return id;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? withId(item, rest, id) : item));
  return isTree(value) ? { ...value, [key]: withId(value[key], rest, id) } : value;
}

/** `mine` once for each of its ids, with that one taken from the same request of another cafeteria. */
export const swappedRequests = (
  mine: Request,
  theirs: Request,
  strangers: ReadonlySet<string>,
): readonly { readonly where: string; readonly request: Request }[] =>
  swapsIn(mine, theirs, strangers, [])
    .filter(({ path }) => path[1] !== "cafeteriaId")
    .map(({ path, id }) => ({ where: path.join("."), request: withId(mine, path, id) as Request }));
