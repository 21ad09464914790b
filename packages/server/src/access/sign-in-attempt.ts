import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Device } from "./device-token.ts";
import { type Limit, countAttempt, forget, giveBack, limits } from "./throttle.ts";

type Who = {
  /** The e-mail in small letters, whether or not somebody has it. */
  readonly account: string;
  readonly network: string;
  /** A device that this account proved itself on; null: any other. */
  readonly knownDevice: Device | null;
};

export type SignInAttempt =
  | { readonly type: "throttled"; readonly retryAfterSeconds: number }
  /** The password may be looked at; then the attempt ends. */
  | { readonly type: "allowed"; readonly right: () => Promise<void>; readonly end: () => void };

/** Longer would look like a server that hangs. */
const longestPauseSeconds = 15;

/** A known device's tries past the limit that are on their way in this process. */
const underway = new Set<string>();

/** ACCESS-10: never refused for what others did, nor for a guess before; only a second one at the same time. */
async function slowAttempt(db: Kysely<unknown>, device: Device, { account, network }: Who): Promise<SignInAttempt> {
  const subject = `${account} ${device.id}`;
  await countAttempt(db, limits.signInAddress, network);
  const { excess } = await countAttempt(db, limits.signInKnownDevice, subject);
  const right = async (): Promise<void> => {
    await forget(db, limits.signInKnownDevice, subject);
    await giveBack(db, limits.signInAddress, network);
  };
  if (excess <= 0) return { type: "allowed", right, end: () => undefined };
  if (underway.has(subject)) return { type: "throttled", retryAfterSeconds: longestPauseSeconds };
  underway.add(subject);
  await pause(Math.min(excess, longestPauseSeconds) * 1_000);
  return { type: "allowed", right, end: () => void underway.delete(subject) };
}

/** ACCESS-09 */
export async function beginSignIn(db: Kysely<unknown>, who: Who): Promise<SignInAttempt> {
  if (who.knownDevice !== null) return slowAttempt(db, who.knownDevice, who);
  const here = `${who.account} ${who.network}`;
  const counts: readonly (readonly [Limit, string])[] = [
    [limits.signInAddress, who.network],
    [limits.signInHere, here],
    // Last, so that one who is refused already can't use up what is left to the owner.
    [limits.signInUnknownDevices, who.account],
  ];
  for (const [limit, subject] of counts) {
    const { isAllowed, retryAfterSeconds } = await countAttempt(db, limit, subject);
    if (!isAllowed) return { type: "throttled", retryAfterSeconds };
  }
  return {
    type: "allowed",
    right: async () => {
      await forget(db, limits.signInHere, here);
      await giveBack(db, limits.signInAddress, who.network);
      await giveBack(db, limits.signInUnknownDevices, who.account);
    },
    end: () => undefined,
  };
}
