import type { Endpoint } from "@cantina/contract/endpoint";
import * as v from "valibot";
import { entriesOf } from "./form-body.ts";

type Query = Readonly<Record<string, unknown>>;

/** Of nothing it makes a list of nothing. */
function isList(schema: v.GenericSchema): boolean {
  const read = v.safeParse(schema, "");
  return read.success && Array.isArray(read.output);
}

/** The names of an endpoint's lists, looked for at its first call. */
const known = new WeakMap<object, readonly string[]>();

function listsOf(schema: Endpoint["query"]): readonly string[] {
  if (schema === undefined) return [];
  const found =
    known.get(schema) ?? Object.entries(entriesOf(schema)).flatMap(([name, one]) => (isList(one) ? [name] : []));
  known.set(schema, found);
  return found;
}

const textsIn = (value: unknown): readonly string[] =>
  [value].flat().filter((text): text is string => typeof text === "string");

/**
 * A filter of several values comes with commas between them, or once for each of them, as `name` or `name[]`. One
 * without any is as if it were left out. REPFILT-26
 */
export function listedQuery(schema: Endpoint["query"], asked: unknown): unknown {
  const query = asked as Query;
  const lists = listsOf(schema).flatMap((name) => {
    const texts = [name, `${name}[]`].flatMap((written) => textsIn(query[written]));
    return texts.length === 0 ? [] : [[name, /[^,]/u.test(texts.join("")) ? texts.join(",") : undefined] as const];
  });
  return lists.length === 0 ? query : { ...query, ...Object.fromEntries(lists) };
}
