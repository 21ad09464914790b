import { type Result, accepted, refused } from "@cantina/domain/kernel";
import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.minLength(1));

const merchant = v.strictObject({ accountId: text, country: v.pipe(text, v.regex(/^[A-Z]{2}$/u)) });

/** Whose test accounts the providers are asked with; what is not named is not probed. */
const accounts = v.strictObject({
  mercadoPago: v.optional(v.strictObject({ accessToken: text, publicKey: text, buyerEmail: text })),
  walletConnect: v.optional(
    v.strictObject({ accessToken: text, country: v.pipe(text, v.regex(/^[A-Z]{2}$/u)), payerToken: v.optional(text) }),
  ),
  directa24: v.optional(merchant),
  plexo: v.optional(merchant),
  arca: v.optional(
    v.strictObject({
      cuit: v.pipe(text, v.regex(/^\d{11}$/u)),
      pointOfSale: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
    }),
  ),
  mattilda: v.optional(v.strictObject({ merchantId: text })),
  mattildaPay: v.optional(merchant),
});

export type TestAccounts = v.InferOutput<typeof accounts>;

export const accountsVariable = "CANTINA_PROBE";

export const accountsShape =
  '{"mercadoPago":{"accessToken":"…","publicKey":"…","buyerEmail":"…"},"walletConnect":{"accessToken":"…","country":"AR","payerToken":"…"},"directa24":{"accountId":"…","country":"AR"},"plexo":{"accountId":"…","country":"UY"},"arca":{"cuit":"…","pointOfSale":1},"mattilda":{"merchantId":"…"},"mattildaPay":{"accountId":"…","country":"MX"}}';

/** Of the variable's text, a JSON of which each part may be missing. */
export function readAccounts(given: string | undefined): Result<TestAccounts, { readonly code: "WRONG_ACCOUNTS" }> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), accounts), given === undefined ? "{}" : given);
  return read.success ? accepted(read.output) : refused({ code: "WRONG_ACCOUNTS" });
}
