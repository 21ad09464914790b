import { setImmediate } from "node:timers/promises";
import type { Endpoint } from "@cantina/contract/endpoint";
import { encode } from "@cantina/contract/wire";
import * as v from "valibot";

/** What a handler made does not fit the contract: a bug, named by its field. */
class MisfitAnswer extends Error {
  constructor(endpoint: Endpoint, path: string, reason: string) {
    super(`${endpoint.method} ${endpoint.path}: data${path === "" ? "" : `.${path}`} ${reason}`);
    this.name = "MisfitAnswer";
  }
}

const rowsAtOnce = 250;

type Schema = v.GenericSchema;
const isList = (schema: Schema): schema is Schema & { readonly item: Schema } =>
  schema.type === "array" && "item" in schema;

function written(endpoint: Endpoint, schema: Schema, data: unknown, prefix: string): unknown {
  const wire = encode(schema, data);
  const read = v.safeParse(schema, wire, { abortEarly: true });
  if (read.success) return wire;
  const [issue] = read.issues;
  const path = [prefix, v.getDotPath(issue) ?? ""].filter((part) => part !== "").join(".");
  throw new MisfitAnswer(endpoint, path, issue.message);
}

/** What a handler made, as it goes over the wire. Long lists are written and checked in portions, so that 20,000 clients don't hold up a sale. */
export async function wireDataOf(endpoint: Endpoint, data: unknown): Promise<unknown> {
  const schema: Schema = endpoint.data;
  if (!isList(schema) || !Array.isArray(data) || data.length <= rowsAtOnce) return written(endpoint, schema, data, "");
  const rows: unknown[] = [];
  for (const [index, row] of data.entries()) {
    if (index > 0 && index % rowsAtOnce === 0) await setImmediate();
    rows.push(written(endpoint, schema.item, row, String(index)));
  }
  return rows;
}
