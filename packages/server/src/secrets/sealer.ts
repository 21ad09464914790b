import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

export type Sealer = {
  /** Tells which key a seal was made with, and not what it is. */
  readonly keyId: string;
  readonly seal: (text: string, about: string) => Buffer;
  /** null: sealed with another key, about something else, or changed since. */
  readonly open: (sealed: Buffer, about: string) => string | null;
};

const [algorithm, nonceBytes, tagBytes] = ["aes-256-gcm", 12, 16] as const;

/** Seals texts with one key, each bound to what it is about. SEAL-01 */
export function sealer(key: Buffer): Sealer {
  return {
    keyId: createHash("sha256").update("sealing-key").update(key).digest("hex").slice(0, 16),
    seal: (text, about) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
      const bytes = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), bytes]);
    },
    open: (sealed, about) => {
      try {
        const cipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
          .setAAD(Buffer.from(about))
          .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
        return cipher.update(sealed.subarray(nonceBytes + tagBytes), undefined, "utf8") + cipher.final("utf8");
      } catch {
        return null;
      }
    },
  };
}
