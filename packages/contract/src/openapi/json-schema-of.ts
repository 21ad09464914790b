import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The shape on the wire. Checks that JSON Schema can't say are left to the server's own answer. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, ...shape } = toJsonSchema(schema, {
    typeMode: "input",
    errorMode: "ignore",
    target: "draft-2020-12",
  });
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
