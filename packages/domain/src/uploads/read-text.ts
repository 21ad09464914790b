import { type Result, accepted, refused } from "../kernel/index.ts";

const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/u;

/** Of up to `limit` characters, none of them unseen. */
export function readText(text: string, limit: number): Result<string, string> {
  if (text.length > limit) return refused(`Tiene más de ${limit} caracteres`);
  return controlCharacters.test(text) ? refused("Contiene caracteres no permitidos") : accepted(text);
}
