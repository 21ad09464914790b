import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A certificate with its key, both in PEM. */
export type Identity = { readonly certificate: string; readonly key: string; readonly fingerprint: string };

const openssl = (...args: readonly string[]): string =>
  execFileSync("openssl", args, { stdio: ["ignore", "pipe", "ignore"] }).toString();

/** Made by another program than ours, which also says its thumbprint. */
export function newIdentity(name: string): Identity {
  const folder = mkdtempSync(join(tmpdir(), "plexo-"));
  try {
    const [certificate, key] = [join(folder, "a.crt"), join(folder, "a.key")];
    const subject = `/O=Plexo de prueba/CN=${name}`;
    const made = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "3", "-subj", subject];
    openssl("req", ...made, "-keyout", key, "-out", certificate);
    const told = openssl("x509", "-in", certificate, "-noout", "-fingerprint", "-sha1");
    const fingerprint = (told.split("=")[1] ?? "").trim().replaceAll(":", "");
    return { certificate: readFileSync(certificate, "utf8"), key: readFileSync(key, "utf8"), fingerprint };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
