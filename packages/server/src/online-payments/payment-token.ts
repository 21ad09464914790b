import { createHmac } from "node:crypto";
import { decimalFromCents } from "@cantina/domain/kernel";
import type { Cents, Instant } from "@cantina/domain/kernel";
import type { SavedCard } from "@cantina/domain/payments";
import { type JWTPayload, SignJWT, errors, jwtVerify } from "jose";
import { nameSeals } from "../provider-calls/index.ts";

/** What the card page shows and asks with. Specification §3 */
export type PaymentRequest = {
  readonly intentId: string;
  readonly publicKey: string;
  readonly totalPrice: Cents;
  readonly buyerEmail: string;
  readonly buyerName: string;
  readonly debitOnly: boolean;
  /** The buyer's own that may pay this; the page asks for their security code. CARD-10 */
  readonly cards: readonly SavedCard[];
  readonly until: Instant;
};

export type PaymentTokens = {
  readonly sign: (request: PaymentRequest) => Promise<string>;
  /** The intent's id; null: not ours, not whole, or too old. */
  readonly read: (token: string, now: Instant) => Promise<string | null>;
  /** Opens the page of a provider that has one, and nothing else. */
  readonly signPage: (intentId: string, until: Instant) => Promise<string>;
  readonly readPage: (token: string, now: Instant) => Promise<string | null>;
  /** Opens the way to the consent of one wallet, and nothing else. */
  readonly signWallet: (walletId: string, until: Instant) => Promise<string>;
  readonly readWallet: (token: string, now: Instant) => Promise<string | null>;
  /** By which we know who comes back from it: 64 characters, the most that the provider takes. */
  readonly signFlow: (walletId: string) => string;
  readonly readFlow: (flow: string) => string | null;
};

const algorithm = "HS256";

/** With a key of its own: no sign-in opens that page, and no page signs in or opens another. */
function tokensFor(secret: Uint8Array, audience: string) {
  const key = createHmac("sha256", secret).update(audience).digest();
  return {
    sign: (claims: JWTPayload, intentId: string, until: Instant): Promise<string> =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm })
        .setAudience(audience)
        .setJti(intentId)
        .setExpirationTime(new Date(until))
        .sign(key),
    read: async (token: string, now: Instant): Promise<string | null> => {
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

const walletIdSigns = /^[0-9a-f-]{36}$/u;

function flowsFor(secret: Uint8Array): Pick<PaymentTokens, "signFlow" | "readFlow"> {
  const seals = nameSeals(secret, "wallet-flow", 20);
  return {
    signFlow: (id) => seals.seal(id),
    readFlow: (flow) => {
      const id = seals.open(flow);
      return id !== undefined && walletIdSigns.test(id) ? id : null;
    },
  };
}

/** ONLINE-05 */
export function paymentTokens(secret: Uint8Array): PaymentTokens {
  const [cards, pages] = [tokensFor(secret, "card-page"), tokensFor(secret, "provider-page")];
  const links = tokensFor(secret, "wallet-link");
  return {
    sign: ({ intentId, publicKey, totalPrice, buyerEmail, buyerName, debitOnly, cards: saved, until }) =>
      cards.sign(
        {
          publicKey,
          totalPrice: decimalFromCents(totalPrice),
          buyerEmail,
          debitOnly,
          payerInfo: {
            email: buyerEmail,
            name: buyerName,
            customerId: saved[0]?.customerId ?? null,
            cards: saved.map(({ cardId, lastFour, brand, expiryMonth, expiryYear }) => ({
              id: cardId,
              lastFour,
              brand,
              expiryMonth,
              expiryYear,
            })),
          },
        },
        intentId,
        until,
      ),
    read: cards.read,
    signPage: (intentId, until) => pages.sign({}, intentId, until),
    readPage: pages.read,
    signWallet: (walletId, until) => links.sign({}, walletId, until),
    readWallet: links.read,
    ...flowsFor(secret),
  };
}
