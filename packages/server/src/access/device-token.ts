import { createHmac, randomUUID } from "node:crypto";
import { SignJWT, errors, jwtVerify } from "jose";
import * as v from "valibot";

/** A browser or phone, and the accounts that proved on it that they are whose they say. */
export type Device = {
  readonly id: string;
  /** The seconds since 1970 of each account's latest proof, newest first. */
  readonly accounts: readonly (readonly [userId: string, provedAt: number])[];
};

export type DeviceTokens = {
  /** null: none, not ours, or not whole. */
  readonly read: (token: string | null) => Promise<Device | null>;
  readonly isKnownTo: (device: Device | null, userId: string) => boolean;
  /** The same device, or a new one, known to this account from now on. */
  readonly signFor: (device: Device | null, userId: string) => Promise<string>;
};

const claims = v.object({
  device: v.pipe(v.string(), v.uuid()),
  accounts: v.array(v.tuple([v.pipe(v.string(), v.uuid()), v.pipe(v.number(), v.integer())])),
});

const algorithm = "HS256";
const knownForSeconds = 180 * 24 * 3_600;
/** The staff of one till, with room; more would not fit a header. */
const mostAccounts = 20;

/** Signed with a key of their own, so that no profile token counts as one, nor the other way round. */
export function deviceTokens(secret: Uint8Array, now: () => number = Date.now): DeviceTokens {
  const key = createHmac("sha256", secret).update("device tokens").digest();
  const seconds = (): number => Math.floor(now() / 1_000);
  return {
    read: async (token) => {
      if (token === null) return null;
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [algorithm] });
        const read = v.safeParse(claims, payload);
        return read.success ? { id: read.output.device, accounts: read.output.accounts } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
    isKnownTo: (device, userId) =>
      device?.accounts.some(([known, provedAt]) => known === userId && seconds() - provedAt < knownForSeconds) === true,
    signFor: (device, userId) => {
      const others = (device?.accounts ?? []).filter(([known]) => known !== userId);
      const accounts = [[userId, seconds()], ...others].slice(0, mostAccounts);
      return new SignJWT({ device: device?.id ?? randomUUID(), accounts })
        .setProtectedHeader({ alg: algorithm })
        .sign(key);
    },
  };
}
