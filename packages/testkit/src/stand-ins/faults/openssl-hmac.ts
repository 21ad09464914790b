import { execFileSync } from "node:child_process";

/** HMAC-SHA256 in hex, made by another program than ours. */
export const opensslHmac = (secret: string, message: string | Buffer): string =>
  execFileSync("openssl", ["dgst", "-sha256", "-hmac", secret], { input: message })
    .toString()
    .replace(/^.*=\s*/su, "")
    .trim();
