import type { Id } from "../kernel/index.ts";

export type PrintClaimId = Id<"print-claim">;
export type DeviceId = Id<"device">;

/** How long a device may take to print what it won before another of its station may; in seconds. */
const claimLease = 120;

export const claimOutcomes = ["won", "taken", "stale"] as const;
export type ClaimOutcome = (typeof claimOutcomes)[number];

/** What became of a claim that was won. */
export const claimEnds = ["PRINTED", "DISCARDED"] as const;
export type ClaimEnd = (typeof claimEnds)[number];

export type ClaimFacts = {
  /** The order's own, now. */
  readonly currentVersion: number;
  /** What the station already holds for this version; null: nothing. */
  readonly held: {
    readonly deviceId: DeviceId;
    readonly isEnded: boolean;
    /** Since the device claimed it last. */
    readonly secondsAgo: number;
  } | null;
};

type Asked = { readonly version: number; readonly deviceId: DeviceId };

/** Who prints: once per order, version and station; an unfinished claim comes back to its device, and to others after the lease. PRINT-09 PRINT-10 */
export function decideClaim({ version, deviceId }: Asked, { currentVersion, held }: ClaimFacts): ClaimOutcome {
  if (version !== currentVersion) return "stale";
  if (held === null) return "won";
  if (held.isEnded) return "taken";
  return held.deviceId === deviceId || held.secondsAgo >= claimLease ? "won" : "taken";
}
