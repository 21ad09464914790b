import { X509Certificate, sign, verify } from "node:crypto";
import { type Instant, type Result, accepted, refused } from "@cantina/domain/kernel";
import { type Told, canonicalJson, memberOf, plainOf, rawOf, readRawJson } from "./raw-json.ts";

/** What a message is signed with, both in PEM. */
export type SigningIdentity = { readonly certificate: string; readonly key: string };

const [algorithm, lifeSeconds] = ["RSA-SHA512", 600] as const;

/** SHA-1 of the certificate, by which the other side finds it: it proves nothing. */
export const thumbprintOf = (certificate: string): string =>
  new X509Certificate(certificate).fingerprint.replaceAll(":", "").toUpperCase();

const secondsOf = (at: Instant): number => Math.floor(new Date(at).getTime() / 1_000);

/** The text of a message that is good for ten minutes: what is sent is the very text that is signed. PLEXO-05 */
export function sealMessage(told: Told, { certificate, key }: SigningIdentity, now: Instant): string {
  const object = canonicalJson(
    rawOf({
      Fingerprint: thumbprintOf(certificate),
      Object: told,
      UTCUnixTimeExpiration: secondsOf(now) + lifeSeconds,
    }),
  );
  const signature = sign(algorithm, Buffer.from(object, "utf8"), key).toString("base64");
  return `{"Object":${object},"Signature":"${signature}"}`;
}

/** Why a message is not believed. */
export type MessageFault = "UNREADABLE" | "FINGERPRINT" | "SIGNATURE" | "EXPIRED";
type Refused = { readonly code: MessageFault };

/** What the holder of that certificate says, and nobody else. PLEXO-06 */
export function openMessage(text: string, certificate: string, now: Instant): Result<unknown, Refused> {
  const outer = readRawJson(text);
  const [object, signature] = [memberOf(outer, "Object"), memberOf(outer, "Signature")];
  const expiry = plainOf(memberOf(object, "UTCUnixTimeExpiration") ?? null);
  if (object === undefined || typeof signature !== "string" || typeof expiry !== "number")
    return refused({ code: "UNREADABLE" });
  const named = memberOf(object, "Fingerprint");
  if (typeof named !== "string" || named.toUpperCase() !== thumbprintOf(certificate))
    return refused({ code: "FINGERPRINT" });
  const signed = Buffer.from(canonicalJson(object), "utf8");
  const { publicKey } = new X509Certificate(certificate);
  if (!verify(algorithm, signed, publicKey, Buffer.from(signature, "base64"))) return refused({ code: "SIGNATURE" });
  if (expiry < secondsOf(now)) return refused({ code: "EXPIRED" });
  return accepted(plainOf(memberOf(object, "Object") ?? null));
}
