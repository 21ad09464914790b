import { isIP } from "node:net";
import * as v from "valibot";
import { listed } from "./listed.ts";

/** An address, or a range of them as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/u.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}

/** `1`: one proxy stands before us. Else who they are. */
export const proxyList = v.union([
  v.pipe(v.string(), v.trim(), v.regex(/^[1-9]$/u), v.transform(Number)),
  v.pipe(listed, v.everyItem(isNetwork)),
]);
