import { X509Certificate } from "node:crypto";
import * as v from "valibot";
import { type PlexoSettings, noInclusion, plexoCountries, plexoUrl, signedPlexoUrl } from "../plexo/index.ts";
import { belongTogether, pem } from "./key-pair.ts";

const text = v.pipe(v.string(), v.trim(), v.minLength(1));

/** The platform's own keys, for its REST interface. */
const rest = v.object({
  flavour: v.optional(v.literal("rest")),
  // The id ends at the first colon of what is sent.
  clientId: v.pipe(text, v.regex(/^[^:]+$/u)),
  apiKey: text,
  // Who names a certificate means the other one.
  certificate: v.optional(v.never()),
});

function isCertificate(given: string): boolean {
  try {
    return new X509Certificate(given).publicKey.asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

/** What the platform signs with, and whose signature it believes, for the gateway whose messages are signed. */
const signed = v.pipe(
  v.object({
    flavour: v.literal("signed"),
    client: text,
    certificate: v.pipe(pem, v.check(isCertificate)),
    key: pem,
    serverCertificate: v.pipe(pem, v.check(isCertificate)),
    inclusion: v.optional(
      v.object({
        type: v.picklist([0, 1, 6]),
        taxedShare: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
      }),
      noInclusion,
    ),
    apiKey: v.optional(v.never()),
  }),
  v.check((read) => belongTogether(read)),
);

/** One of its two interfaces, and never both. */
export const plexoSetting = v.pipe(v.string(), v.parseJson(), v.union([signed, rest]));

export function plexoReach(read: v.InferOutput<typeof plexoSetting>, apiUrl: string | undefined): PlexoSettings {
  if (read.flavour !== "signed") {
    const { clientId, apiKey } = read;
    return { clientId, apiKey, apiUrl: apiUrl ?? plexoUrl, countries: plexoCountries };
  }
  const { flavour, client, certificate, key, serverCertificate, inclusion } = read;
  const keys = { flavour, client, certificate, key, serverCertificate, inclusion };
  return { ...keys, apiUrl: apiUrl ?? signedPlexoUrl, countries: plexoCountries };
}
