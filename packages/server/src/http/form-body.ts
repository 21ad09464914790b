import type { Endpoint } from "@cantina/contract/endpoint";
import * as v from "valibot";

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** The fields of what is an object. */
export const entriesOf = (schema: Endpoint["body"]): Entries =>
  schema !== undefined && "entries" in schema ? (schema.entries as Entries) : {};

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Text stays text where text is wanted: a name may be "12". Nothing written stands for nothing. */
function valueOf(schema: v.GenericSchema | undefined, text: string): unknown {
  if (schema === undefined || v.safeParse(schema, text).success) return text;
  return text === "" ? null : jsonOr(text);
}

function listOf(schema: v.GenericSchema | undefined, texts: readonly string[]): unknown {
  return schema === undefined || v.safeParse(schema, texts).success ? texts : texts.map(jsonOr);
}

/** The fields of a form as the JSON body that they stand for: a list is `name[]` once for each entry, or JSON text. */
export function formBody(
  body: Endpoint["body"],
  fields: ReadonlyMap<string, readonly string[]>,
): Readonly<Record<string, unknown>> {
  const entries = entriesOf(body);
  return Object.fromEntries(
    [...fields].map(([written, texts]) => {
      const name = written.replace(/\[\]$/u, "");
      const schema = Object.hasOwn(entries, name) ? entries[name] : undefined;
      const [only = ""] = texts;
      return [name, name === written && texts.length === 1 ? valueOf(schema, only) : listOf(schema, texts)];
    }),
  );
}
