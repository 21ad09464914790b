import { expect, it } from "vitest";
import type { Endpoint } from "../endpoint/index.ts";
import { type EndpointName, endpoints } from "./endpoint-table.ts";

type Node = {
  readonly type: string;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly options?: readonly (Node | string)[];
};

const boundingText = ["max_length", "uuid", "iso_date", "iso_time", "iso_timestamp", "regex"];

/** Where a request could be as long as its sender likes. */
function unboundedIn(node: Node, path: string): readonly string[] {
  const [first = node, ...actions] = node.pipe ?? [node];
  if (first !== node && first.pipe !== undefined) return unboundedIn(first, path);
  const has = (types: readonly string[]): boolean => actions.some(({ type }) => types.includes(type));
  // What a transform has made of a bounded text is bounded.
  const lists = actions.filter(({ type }) => type === "array");
  const inner = [
    ...Object.entries(node.entries ?? {}).flatMap(([key, entry]) => unboundedIn(entry, `${path}.${key}`)),
    ...(node.item === undefined ? [] : unboundedIn(node.item, `${path}[]`)),
    ...(node.wrapped === undefined ? [] : unboundedIn(node.wrapped, path)),
    ...(node.options ?? []).flatMap((option) => (typeof option === "string" ? [] : unboundedIn(option, path))),
  ];
  const isOpenText = node.type === "string" && !has(boundingText);
  const isOpenList = (node.type === "array" || lists.length > 0) && !has(["max_length"]);
  return isOpenText || isOpenList ? [path, ...inner] : inner;
}

const names = Object.keys(endpoints) as readonly EndpointName[];

it.each(names)("%s takes no text and no list without a limit", (name) => {
  const endpoint: Endpoint = endpoints[name];
  const open = (["params", "query", "body"] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema === undefined ? [] : unboundedIn(schema as unknown as Node, part);
  });
  expect(open).toEqual([]);
});
