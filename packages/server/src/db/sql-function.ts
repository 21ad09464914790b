import { createHash } from "node:crypto";

/** A function of the database whose name is made of its text. DEPLOY-01 */
export type SqlFunction = { readonly name: string; readonly definition: string };

/**
 * `text` begins with the parameters. Another text gives another name, and so another function: servers of two releases
 * go on side by side on one database. Who calls one of these from another writes its name into the text, which so changes with it.
 */
export function sqlFunction(base: string, text: string): SqlFunction {
  const name = `${base}_${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;
  return { name, definition: `create function ${name}${text}` };
}
