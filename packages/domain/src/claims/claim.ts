import type { ClaimId, Instant, ProfileId } from "../kernel/index.ts";

export const claimStatuses = ["UNSOLVED", "SOLVED"] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** What a claim may be about; specification §3. */
export const claimIssues = [
  "MODIFY_ORDER",
  "CANCEL_ORDER",
  "ORDER_ISSUE",
  "SERVICE_COMPLAINT",
  "BALANCE_ISSUE",
  "PROFILE_INQUIRY",
  "BALANCE_INQUIRY",
  "APP_INQUIRY",
] as const;
export type ClaimIssue = (typeof claimIssues)[number];

/** Specification §5, of a claim that names no cafeteria or no client. CLAIMS-11 */
export const claimFaults = { cafeteriaId: "No cafeteriaId found", profileId: "No profileId provided" } as const;

/** Characters. */
export const claimLimits = { comments: 1000, phoneNumber: 40 } as const;

export type Claim = {
  readonly id: ClaimId;
  /** The client whose claim it is. */
  readonly profileId: ProfileId;
  readonly username: string;
  readonly email: string;
  /** Full names of the client's commensals. */
  readonly commensalNames: readonly string[];
  /** null: hidden from who reads. CLAIMS-06 */
  readonly phoneNumber: string | null;
  readonly comments: string;
  readonly issue: ClaimIssue;
  readonly status: ClaimStatus;
  readonly dateTime: Instant;
};

/** CLAIMS-01 */
const claimTransitions = {
  UNSOLVED: ["SOLVED"],
  SOLVED: ["UNSOLVED"],
} as const satisfies Record<ClaimStatus, readonly [ClaimStatus]>;

/** Where the claim's button leads. CLAIMS-01 */
export const toggledStatus = (status: ClaimStatus): ClaimStatus => claimTransitions[status][0];
