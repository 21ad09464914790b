import { createSign, createVerify } from "node:crypto";
import { canonicalText, objectOf, sentText } from "./canonical.ts";
import type { Identity } from "./identities.ts";

/** Its codes, as providers.md §4.1 lists them. */
export const codes = {
  ok: 0,
  argument: 1,
  sessionInvalid: 2,
  tokenExpired: 4,
  duplicate: 6,
  notFound: 11,
  fingerprint: 12,
  signature: 13,
  expired: 14,
  instrument: 15,
  currency: 16,
  forbidden: 21,
  missing: 26,
} as const;

/** How an answer of its own is no good. */
export type Lie = "WRONG_KEY" | "UNKNOWN_CERTIFICATE" | "ALTERED" | "STALE" | "UNSIGNED";

const lifeSeconds = 600;

type Sealing = {
  readonly as: Identity;
  /** Whose signature a lie bears. */
  readonly stranger: Identity;
  readonly nowMs: number;
  readonly lie?: Lie | undefined;
};

/** The text of a message of its own. */
export function sealed(object: unknown, { as, stranger, nowMs, lie }: Sealing): string {
  const expiry = Math.floor(nowMs / 1_000) + (lie === "STALE" ? -lifeSeconds : lifeSeconds);
  const outer = {
    Object: object,
    UTCUnixTimeExpiration: expiry,
    Fingerprint: (lie === "UNKNOWN_CERTIFICATE" ? stranger : as).fingerprint,
  };
  const key = lie === "WRONG_KEY" || lie === "UNKNOWN_CERTIFICATE" ? stranger.key : as.key;
  const signature = createSign("RSA-SHA512").update(canonicalText(outer), "utf8").sign(key, "base64");
  const told = lie === "ALTERED" ? { ...outer, UTCUnixTimeExpiration: expiry + 1 } : outer;
  return `{"Signature":${JSON.stringify(lie === "UNSIGNED" ? "" : signature)}, "Object": ${sentText(told)}}`;
}

type Opened = { readonly code: number } | { readonly object: Readonly<Record<string, unknown>> };

/** What a client says, if its message is a client's: known, signed and still good. */
export function opened(text: string, { as, nowMs }: { readonly as: Identity; readonly nowMs: number }): Opened {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { code: codes.argument };
  }
  const { Object: outer, Signature: signature } = objectOf(json);
  const { Fingerprint: fingerprint, UTCUnixTimeExpiration: expiry, Object: object } = objectOf(outer);
  if (fingerprint !== as.fingerprint) return { code: codes.fingerprint };
  const isSigned =
    typeof signature === "string" &&
    createVerify("RSA-SHA512").update(canonicalText(outer), "utf8").verify(as.certificate, signature, "base64");
  if (!isSigned) return { code: codes.signature };
  const left = typeof expiry === "number" ? expiry - nowMs / 1_000 : 0;
  // Milliseconds would be good for ages.
  if (left <= 0 || left > 2 * lifeSeconds) return { code: codes.expired };
  return { object: objectOf(object) };
}
