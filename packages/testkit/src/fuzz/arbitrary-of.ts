import * as fc from "fast-check";
import type * as v from "valibot";
import type { SchemaNode as Node } from "./schema-node.ts";

type Any = fc.Arbitrary<unknown>;

/** Stands for some id that exists; told apart when the request is sent. */
const idPlaceholder = (index: number): string => `id:${index}`;

const numberOf = (actions: readonly Node[], type: string, otherwise: number): number => {
  const found = actions.find((action) => action.type === type)?.requirement;
  return typeof found === "number" ? found : otherwise;
};

const texts: Readonly<Record<string, () => fc.Arbitrary<string>>> = {
  uuid: () => fc.nat({ max: 400 }).map(idPlaceholder),
  email: () => fc.emailAddress({ size: "small" }),
  iso_timestamp: () =>
    fc
      .date({ min: new Date("2020-01-01T00:00:00Z"), max: new Date("2030-01-01T00:00:00Z"), noInvalidDate: true })
      .map((date) => date.toISOString()),
  iso_date: () =>
    fc
      .date({ min: new Date("2026-01-01T00:00:00Z"), max: new Date("2027-01-01T00:00:00Z"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  iso_time: () => fc.constantFrom("00:00", "12:30", "23:59"),
};

// One for all: fast-check takes a tenth of a second to lay out all graphemes.
const grapheme = fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 });

function stringOf(actions: readonly Node[]): fc.Arbitrary<string> {
  const format = actions.find(({ type }) => texts[type] !== undefined);
  if (format !== undefined) return texts[format.type]?.() ?? fc.string();
  const pattern = actions.find(({ type }) => type === "regex")?.requirement;
  if (pattern instanceof RegExp) return fc.stringMatching(pattern);
  const maxLength = Math.min(numberOf(actions, "max_length", 60), 60);
  return fc.string({ unit: grapheme, minLength: numberOf(actions, "min_length", 0), maxLength });
}

function numberFor(actions: readonly Node[]): fc.Arbitrary<number> {
  const min = Math.ceil(numberOf(actions, "min_value", -1000));
  const max = Math.floor(Math.min(numberOf(actions, "max_value", 10_000), 1_000_000));
  const whole = fc.integer({ min, max: Math.max(min, max) });
  return actions.some(({ type }) => type === "integer")
    ? whole
    : fc.oneof(
        whole,
        whole.map((cents) => cents / 100),
      );
}

function listOf(item: Node, actions: readonly Node[]): Any {
  const minLength = numberOf(actions, "min_length", 0);
  return fc.array(ofNode(item), { minLength, maxLength: Math.max(minLength, 4) });
}

/** What a transform makes is no longer the wire's. */
function beforeTransform(pipe: readonly Node[]): readonly Node[] {
  const at = pipe.findIndex(({ type }) => type === "transform" || type === "raw_transform");
  return at === -1 ? pipe : pipe.slice(0, at);
}

function ofNode(node: Node): Any {
  // The first of a pipe is its schema, and may have a pipe of its own.
  const [first, ...actions] = node.pipe ?? [node];
  if (first !== undefined && first !== node && first.pipe !== undefined)
    return ofNode({ ...first, pipe: beforeTransform([...first.pipe, ...actions]) });
  switch (node.type) {
    case "object":
    case "strict_object": {
      const entries = Object.entries(node.entries ?? {});
      const requiredKeys = entries.filter(([, { type }]) => !optional.includes(type)).map(([key]) => key);
      return fc.record(Object.fromEntries(entries.map(([key, entry]) => [key, ofNode(entry)])), { requiredKeys });
    }
    case "array":
      return node.item === undefined ? fc.constant([]) : listOf(node.item, actions);
    case "string":
      return stringOf(actions);
    case "number":
      return numberFor(actions);
    case "boolean":
      return fc.boolean();
    case "picklist":
      return fc.constantFrom(...(node.options ?? []));
    case "literal":
      return fc.constant(node.literal);
    case "optional":
    case "exact_optional":
    case "nullable":
    case "nullish":
      return node.wrapped === undefined ? fc.constant(null) : wrapped(node.type, node.wrapped);
    case "union":
    case "variant":
      return fc.oneof(...(node.options ?? []).map((option) => ofNode(option as Node)));
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const optional = ["optional", "exact_optional"];

const wrapped = (type: string, inner: Node): Any =>
  optional.includes(type) ? ofNode(inner) : fc.option(ofNode(inner), { freq: 4 });

/** Wire values that fit the schema as far as its own words say it; rules in free code may still refuse them. */
export const arbitraryOf = (schema: v.GenericSchema): Any => ofNode(schema as unknown as Node);
