import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type TestCertificate = { readonly key: string; readonly certificate: string };

/** A certificate of this machine's loopback, its own authority, for as long as a test runs. */
export function testCertificate(): TestCertificate {
  const folder = mkdtempSync(join(tmpdir(), "cantina-certificate-"));
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  try {
    const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
    const names = ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
    execFileSync("openssl", [...made, ...names, "-keyout", key, "-out", certificate], { stdio: "ignore" });
    return { key: readFileSync(key, "utf8"), certificate: readFileSync(certificate, "utf8") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
