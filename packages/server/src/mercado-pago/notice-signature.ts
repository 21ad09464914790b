import { createHmac, timingSafeEqual } from "node:crypto";

export type SignedNotice = {
  /** `data.id` of the query, as it came. */
  readonly dataId: string | null;
  readonly requestId: string | null;
  /** Header `x-signature`. */
  readonly signature: string;
};

const partsOf = (signature: string): ReadonlyMap<string, string> =>
  new Map(
    signature.split(",").flatMap((part) => {
      const at = part.indexOf("=");
      return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as const];
    }),
  );

/** MP-05 */
export function isSigned({ dataId, requestId, signature }: SignedNotice, secret: string): boolean {
  const parts = partsOf(signature);
  const [ts, given] = [parts.get("ts"), parts.get("v1")];
  if (ts === undefined || given === undefined || !/^[0-9a-f]{64}$/u.test(given)) return false;
  const told = [
    dataId === null ? "" : `id:${dataId};`,
    requestId === null ? "" : `request-id:${requestId};`,
    `ts:${ts};`,
  ].join("");
  const due = createHmac("sha256", secret).update(told).digest();
  return timingSafeEqual(due, Buffer.from(given, "hex"));
}
