import { createHash } from "node:crypto";
import type { UploadedFile } from "./context.ts";

/** JSON with sorted keys: the order in which a client writes its fields means nothing. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(",")}}`;
}

export function requestHash(
  method: string,
  path: string,
  body: unknown,
  files: ReadonlyMap<string, UploadedFile>,
): Buffer {
  const hash = createHash("sha256").update(`${method} ${path}\n${canonical(body)}`);
  for (const [name, { bytes }] of files) hash.update(`\n${name} ${bytes.length}\n`).update(bytes);
  return hash.digest();
}
