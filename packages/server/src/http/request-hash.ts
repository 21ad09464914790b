import { createHash } from "node:crypto";
import type { UploadedFile } from "./context.ts";

/** JSON with sorted keys: the order in which a client writes its fields means nothing. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(",")}}`;
}

export function requestHash(method: string, path: string, body: unknown, file: UploadedFile | null): Buffer {
  const hash = createHash("sha256").update(`${method} ${path}\n${canonical(body)}`);
  if (file !== null) hash.update(file.bytes);
  return hash.digest();
}
