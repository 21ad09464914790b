import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Gives out names that nobody else can make: `<name>.<seal>`, by a key of each use's own; the seal has 20 or 32 bytes as
 * base64url. A text opens only as it was given out: several texts stand for the same bytes. CALL-03
 */
export function nameSeals(secret: Uint8Array, use: string, bytes: 20 | 32) {
  const key = createHmac("sha256", secret).update(use).digest();
  const sealOf = (name: string, kind: string | undefined): string =>
    createHmac("sha256", key)
      .update(kind === undefined ? name : `${kind} ${name}`)
      .digest()
      .subarray(0, bytes)
      .toString("base64url");
  return {
    /** `kind` tells apart what one use seals for several ends. */
    seal: (name: string, kind?: string): string => `${name}.${sealOf(name, kind)}`,
    /** The name; undefined: nobody sealed it, or for another kind. */
    open: (sealed: string, kind?: string): string | undefined => {
      const dot = sealed.lastIndexOf(".");
      const name = sealed.slice(0, Math.max(0, dot));
      const [given, due] = [Buffer.from(sealed.slice(dot + 1)), Buffer.from(sealOf(name, kind))];
      return dot > 0 && given.length === due.length && timingSafeEqual(given, due) ? name : undefined;
    },
  };
}
