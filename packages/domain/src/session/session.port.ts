import type { PrivilegeLevel, ProfileType } from "../access/index.ts";
import type { CafeteriaId, ProfileId, Result } from "../kernel/index.ts";

/** A person in one cafeteria. */
export type Profile = {
  readonly id: ProfileId;
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  readonly type: ProfileType;
  readonly privilegeLevel: PrivilegeLevel | null;
  readonly cafeteriaId: CafeteriaId;
  readonly cafeteriaName: string;
  readonly cafeteriaCode: string;
  /** A system administrator in a cafeteria that is not their own; the audit log marks all that is done there. */
  readonly isVisit: boolean;
};

/** A profile and the token that speaks for it. */
export type ProfileToken = {
  readonly jwt: string;
  readonly profile: Profile;
  readonly intercomAppId?: string | null | undefined;
  /** Proves to Intercom who asks. */
  readonly intercomVerificationHash?: string | null | undefined;
};

export type Credentials = { readonly email: string; readonly password: string };

export type SessionFailure = {
  readonly code:
    | "WRONG_CREDENTIALS"
    /** 403, or no profile of the staff. */
    | "NO_PERMISSION"
    /** The profile that was in use was taken away. */
    | "PROFILE_TAKEN"
    | "DELETED_CAFETERIA"
    | "UNREACHABLE"
    /** 401 with code -1. */
    | "SESSION_EXPIRED"
    | "TOO_MANY_REQUESTS"
    | "SERVER_ERROR";
  /** With TOO_MANY_REQUESTS, when it may be tried again. */
  readonly retryAfterSeconds?: number;
};

export type SessionPort = {
  readonly authenticate: (credentials: Credentials) => Promise<Result<readonly ProfileToken[], SessionFailure>>;
  /** The person's profiles with fresh tokens. */
  readonly listProfiles: (jwt: string) => Promise<Result<readonly ProfileToken[], SessionFailure>>;
  readonly moveToCafeteria: (jwt: string, cafeteriaId: CafeteriaId) => Promise<Result<ProfileToken, SessionFailure>>;
  readonly logOut: (jwt: string) => Promise<Result<null, SessionFailure>>;
};
