import { createHmac, timingSafeEqual } from "node:crypto";
import { assignedIdSigns } from "@cantina/domain/provider-settings";
import * as v from "valibot";
import { type HeardNotice, type NoticeNews, jsonOf } from "../provider-calls/index.ts";

const paymentId = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d$/u));

/** Which payment to look at, and nothing else of what it tells. */
const event = v.object({ target: v.object({ external_identifier: paymentId }) });

/**
 * How it signs its notices is not settled: those of each merchant come by a path of its own, which nobody guesses, and a
 * buyer comes back by one of the payment's. Both only say where to look. MATTILDA-07
 */
export function mattildaPaths(secret: Uint8Array) {
  const key = createHmac("sha256", secret).update("mattilda-paths").digest();
  const sealOf = (of: "merchant" | "payment", name: string): Buffer =>
    createHmac("sha256", key).update(`${of} ${name}`).digest();
  const proofOf = (of: "merchant" | "payment", name: string): string =>
    `${name}.${sealOf(of, name).toString("base64url")}`;
  /** undefined: it is nobody's. */
  const nameIn = (of: "merchant" | "payment", proof: string): string | undefined => {
    const { name, seal = "" } = /^(?<name>.+)\.(?<seal>[\w-]{43})$/u.exec(proof)?.groups ?? {};
    if (name === undefined || !assignedIdSigns.test(name)) return undefined;
    const [given, due] = [Buffer.from(seal, "base64url"), sealOf(of, name)];
    return given.length === due.length && timingSafeEqual(given, due) ? name : undefined;
  };
  return {
    ofMerchant: (accountId: string): string => proofOf("merchant", accountId),
    ofPayment: (id: string): string => proofOf("payment", id),
    hear: ({ proof, body }: Pick<HeardNotice, "proof" | "body">): NoticeNews => {
      const accountId = nameIn("merchant", proof);
      if (accountId === undefined) return null;
      const read = v.safeParse(event, jsonOf(body));
      const told = read.success ? read.output.target.external_identifier : null;
      return { paymentId: told, accountId, mark: accountId };
    },
    /** Whose buyer came back; null: nobody's. */
    returned: (proof: string): string | null => {
      const read = v.safeParse(paymentId, nameIn("payment", proof));
      return read.success ? read.output : null;
    },
  };
}
