import { money } from "@cantina/contract/wire";
import type { PaymentRequest } from "@cantina/domain/card-page";
import * as v from "valibot";

const card = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  lastFour: v.string(),
  brand: v.string(),
  expiryMonth: v.number(),
  expiryYear: v.number(),
});

const claims = v.object({
  publicKey: v.pipe(v.string(), v.minLength(1)),
  totalPrice: money,
  buyerEmail: v.string(),
  debitOnly: v.boolean(),
  payerInfo: v.optional(v.object({ cards: v.optional(v.array(card), []) }), { cards: [] }),
});

function payloadOf(token: string): unknown {
  try {
    const base64 = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** What a token shows; whether it is a true one, the server says when it is paid. null: it is none. CARD-05 */
export function readPaymentRequest(token: string): PaymentRequest | null {
  const read = v.safeParse(claims, payloadOf(token));
  if (!read.success) return null;
  const { payerInfo, ...request } = read.output;
  return { token, ...request, cards: payerInfo.cards };
}
