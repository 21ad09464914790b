import { createHmac } from "node:crypto";
import { decimalFromCents } from "@cantina/domain/kernel";
import type { Cents, Instant } from "@cantina/domain/kernel";
import { SignJWT, errors, jwtVerify } from "jose";

/** What the card page shows and asks with. Specification §3 */
export type PaymentRequest = {
  readonly intentId: string;
  readonly publicKey: string;
  readonly totalPrice: Cents;
  readonly buyerEmail: string;
  readonly buyerName: string;
  readonly debitOnly: boolean;
  readonly until: Instant;
};

export type PaymentTokens = {
  readonly sign: (request: PaymentRequest) => Promise<string>;
  /** The intent's id; null: not ours, not whole, or too old. */
  readonly read: (token: string, now: Instant) => Promise<string | null>;
};

const [algorithm, audience] = ["HS256", "card-page"] as const;

/** With a key of its own: no sign-in opens the card page, and no card page signs in. ONLINE-05 */
export function paymentTokens(secret: Uint8Array): PaymentTokens {
  const key = createHmac("sha256", secret).update(audience).digest();
  return {
    sign: ({ intentId, publicKey, totalPrice, buyerEmail, buyerName, debitOnly, until }) =>
      new SignJWT({
        publicKey,
        totalPrice: decimalFromCents(totalPrice),
        buyerEmail,
        debitOnly,
        payerInfo: { email: buyerEmail, name: buyerName },
      })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(audience)
        .setJti(intentId)
        .setExpirationTime(new Date(until))
        .sign(key),
    read: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          audience,
          currentDate: new Date(now),
        });
        return payload.jti ?? null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
