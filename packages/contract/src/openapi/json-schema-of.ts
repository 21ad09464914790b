import { toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { namedSchemas } from "./named-schemas.ts";

export type JsonSchema = Readonly<Record<string, unknown>>;

const named = namedSchemas();

// The shape on the wire. Checks that JSON Schema can't say are left to the server's own answer.
const rules = {
  typeMode: "input",
  errorMode: "ignore",
  target: "draft-2020-12",
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** What components.schemas holds of them: each shape once, others name it. */
export function namedJsonSchemas(): Readonly<Record<string, JsonSchema>> {
  const shapes = toJsonSchemaDefs(named, rules);
  return Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, { ...shape }]));
}

/** The shape on the wire; one that has a name is a reference to it. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, $defs: _named, ...shape } = toJsonSchema(schema, { ...rules, definitions: named });
  return shape;
}

/** The named fields of an object schema, each with whether it must be there. */
export function fieldsOf(
  schema: v.GenericSchema,
): readonly { readonly name: string; readonly schema: unknown; readonly isRequired: boolean }[] {
  const { properties, required } = jsonSchemaOf(schema);
  const names = Array.isArray(required) ? required : [];
  return Object.entries(properties ?? {}).map(([name, field]: [string, unknown]) => ({
    name,
    schema: field,
    isRequired: names.includes(name),
  }));
}
