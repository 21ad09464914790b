import { X509Certificate, createHash, createSign } from "node:crypto";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { der, elementsOf } from "./der.ts";

const [sequence, set, oid, octets, integer, explicit] = [0x30, 0x31, 0x06, 0x04, 0x02, 0xa0] as const;

const named = (hex: string): Buffer => der(oid, Buffer.from(hex, "hex"));
const signedData = named("2a864886f70d010702");
const data = named("2a864886f70d010701");
const contentType = named("2a864886f70d010903");
const messageDigest = named("2a864886f70d010904");
const none = der(0x05);
const sha256 = der(sequence, named("608648016503040201"), none);
const rsa = der(sequence, named("2a864886f70d010101"), none);
const one = der(integer, Buffer.from([1]));

/** By whom a certificate was made out, and its number there. */
function signerOf({ raw }: X509Certificate): Buffer {
  const parts = elementsOf(elementsOf(raw)[0] ?? Buffer.alloc(0));
  // The version stands before them where it isn't the first.
  const start = parts[0]?.[0] === explicit ? 1 : 0;
  const [serial, , issuer] = parts.slice(start);
  if (serial === undefined || issuer === undefined) throw new BrokenInvariant("a certificate names who made it out");
  return der(sequence, issuer, serial);
}

/** A text signed as CMS SignedData that holds it, in base64. RFC 5652. ARCA-01 */
export function signedRequest(
  text: string,
  { certificate, key }: Readonly<Record<"certificate" | "key", string>>,
): string {
  const content = Buffer.from(text, "utf8");
  const digest = createHash("sha256").update(content).digest();
  const attributes = [
    der(sequence, contentType, der(set, data)),
    der(sequence, messageDigest, der(set, der(octets, digest))),
  ];
  // What is signed is a set; what is sent is the same by another name.
  const signature = createSign("sha256")
    .update(der(set, ...attributes))
    .sign(key);
  const x509 = new X509Certificate(certificate);
  const signer = der(sequence, one, signerOf(x509), sha256, der(explicit, ...attributes), rsa, der(octets, signature));
  const signed = der(
    sequence,
    one,
    der(set, sha256),
    der(sequence, data, der(explicit, der(octets, content))),
    der(explicit, x509.raw),
    der(set, signer),
  );
  return der(sequence, signedData, der(explicit, signed)).toString("base64");
}
