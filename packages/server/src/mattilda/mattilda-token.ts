import { createPrivateKey, createPublicKey, randomUUID } from "node:crypto";
import type { Instant } from "@cantina/domain/kernel";
import { SignJWT, calculateJwkThumbprint } from "jose";

export type MattildaScope = "payment-links.write" | "transactions.read" | "transactions.write";

/** Our clock may be a little ahead of theirs; a call takes less than the other. */
const [earlyS, lifeS] = [30, 60];

/** Good for one call of one kind, and for a minute. MATTILDA-04 */
export function mattildaTokens(privateKey: string): (scope: MattildaScope, now: Instant) => Promise<string> {
  const key = createPrivateKey(privateKey);
  const alg = key.asymmetricKeyType === "rsa" ? "RS512" : "ES512";
  // Its own libraries name a key so.
  const keyId = calculateJwkThumbprint(createPublicKey(key));
  return async (scope, now) => {
    const at = Math.floor(Date.parse(now) / 1_000);
    return new SignJWT({ scopes: [scope] })
      .setProtectedHeader({ alg, typ: "JWT", kid: await keyId })
      .setIssuer("cantina")
      .setJti(randomUUID())
      .setIssuedAt(at)
      .setNotBefore(at - earlyS)
      .setExpirationTime(at + lifeS)
      .sign(key);
  };
}
