import { X509Certificate, createPrivateKey } from "node:crypto";
import * as v from "valibot";

export const pem = v.pipe(v.string(), v.trim(), v.startsWith("-----BEGIN "));

/** Whether both are what they should be, and the key is the certificate's. */
export function belongTogether({ certificate, key }: { readonly certificate: string; readonly key: string }): boolean {
  try {
    return new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
}
