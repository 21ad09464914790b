import { createHmac, timingSafeEqual } from "node:crypto";
import type { HeardNotice, NoticeNews } from "../provider-calls/index.ts";

const parts = /^(?<paymentId>[0-9a-f-]{36}-\d)\.(?<seal>[\w-]{43})$/u;

/** Its notices are signed by nobody: each payment's come by a path of its own, which nobody guesses. PLEXO-04 */
export function noticeProofs(secret: Uint8Array) {
  const key = createHmac("sha256", secret).update("plexo-notices").digest();
  const sealOf = (paymentId: string): Buffer => createHmac("sha256", key).update(paymentId).digest();
  return {
    of: (paymentId: string): string => `${paymentId}.${sealOf(paymentId).toString("base64url")}`,
    /** Nothing of what it says is read: the path tells what to look at. */
    hear: ({ proof }: Pick<HeardNotice, "proof">): NoticeNews => {
      const { paymentId = "", seal = "" } = parts.exec(proof)?.groups ?? {};
      const given = Buffer.from(seal, "base64url");
      const due = sealOf(paymentId);
      return given.length === due.length && timingSafeEqual(given, due) ? { paymentId, mark: paymentId } : null;
    },
  };
}
