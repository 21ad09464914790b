import { assignedIdSigns } from "@cantina/domain/provider-settings";
import * as v from "valibot";
import { type HeardNotice, type NoticeNews, jsonOf, nameSeals } from "../provider-calls/index.ts";

const paymentId = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d$/u));

/** Which payment to look at, and nothing else of what it tells. */
const event = v.object({ target: v.object({ external_identifier: paymentId }) });

/**
 * How it signs its notices is not settled: those of each merchant come by a path of its own, which nobody guesses, and a
 * buyer comes back by one of the payment's. Both only say where to look. MATTILDA-07
 */
export function mattildaPaths(secret: Uint8Array) {
  const seals = nameSeals(secret, "mattilda-paths", 32);
  return {
    ofMerchant: (accountId: string): string => seals.seal(accountId, "merchant"),
    ofPayment: (id: string): string => seals.seal(id, "payment"),
    hear: ({ proof, body }: Pick<HeardNotice, "proof" | "body">): NoticeNews => {
      const accountId = seals.open(proof, "merchant");
      if (accountId === undefined || !assignedIdSigns.test(accountId)) return null;
      const read = v.safeParse(event, jsonOf(body));
      const told = read.success ? read.output.target.external_identifier : null;
      return { paymentId: told, accountId, mark: accountId };
    },
    /** Whose buyer came back; null: nobody's. */
    returned: (proof: string): string | null => {
      const read = v.safeParse(paymentId, seals.open(proof, "payment"));
      return read.success ? read.output : null;
    },
  };
}
