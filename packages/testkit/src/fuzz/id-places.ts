import type { Endpoint } from "@cantina/contract/endpoint";
import type * as v from "valibot";
import type { SchemaNode } from "./schema-node.ts";

function placesIn(node: SchemaNode, rule: string, path: string): readonly string[] {
  if (node.pipe?.some(({ type }) => type === rule) === true) return [path];
  // What a transform makes is no longer the wire's.
  const [first] = node.pipe ?? [];
  if (first !== undefined && first !== node) return placesIn(first, rule, path);
  const inner = node.item === undefined ? node.wrapped : node.item;
  return [
    ...Object.entries(node.entries ?? {}).flatMap(([key, entry]) => placesIn(entry, rule, `${path}.${key}`)),
    ...(inner === undefined ? [] : placesIn(inner, rule, node.item === undefined ? path : `${path}.0`)),
  ];
}

/** Where a request of the endpoint takes a text with that rule of valibot's, as `body.products.0`; of a list, in its first item. */
export const placesOf = ({ params, query, body }: Endpoint, rule: string): readonly string[] =>
  Object.entries({ params, query, body }).flatMap(([part, schema]: readonly [string, v.GenericSchema | undefined]) =>
    schema === undefined ? [] : placesIn(schema as unknown as SchemaNode, rule, part),
  );

/** Where it takes an id. */
export const idPlacesOf = (endpoint: Endpoint): readonly string[] => placesOf(endpoint, "uuid");
