import { type HeardNotice, type NoticeNews, nameSeals } from "../provider-calls/index.ts";

const paymentIdSigns = /^[0-9a-f-]{36}-\d$/u;

/** Its notices are signed by nobody: each payment's come by a path of its own, which nobody guesses. PLEXO-04 */
export function noticeProofs(secret: Uint8Array) {
  const seals = nameSeals(secret, "plexo-notices", 32);
  return {
    of: (paymentId: string): string => seals.seal(paymentId),
    /** Nothing of what it says is read: the path tells what to look at. */
    hear: ({ proof }: Pick<HeardNotice, "proof">): NoticeNews => {
      const paymentId = seals.open(proof);
      return paymentId !== undefined && paymentIdSigns.test(paymentId) ? { paymentId, mark: paymentId } : null;
    },
  };
}
