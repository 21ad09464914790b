import * as v from "valibot";
import { listed } from "./listed.ts";

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return (protocol === "https:" || protocol === "http:") && href === `${origin}/`;
}

/** `https://caja.ejemplo, http://localhost:5173`. No wildcard: a page that may call the API may also sell. */
export const originList = v.pipe(
  listed,
  v.everyItem(isOrigin),
  v.transform((texts) => texts.map((text) => new URL(text).origin)),
);
