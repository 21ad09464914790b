import type { ProfileType } from "@cantina/domain/access";
import type { Result } from "@cantina/domain/kernel";

/** Whose session a token is. */
export type HubSession = {
  readonly cafeteriaId: string;
  readonly profileId: string;
  readonly sessionId: string;
  /** A family's phone hears of what it may read only. */
  readonly type: ProfileType;
};

/** One browser tab of a session. */
export type HubIdentity = HubSession & { readonly tabId: string };

export type Authorize = (token: string | undefined) => Promise<Result<HubSession, { readonly status: 401 | 403 }>>;

export const sameSession = (one: HubSession, other: HubSession): boolean =>
  one.sessionId === other.sessionId && one.profileId === other.profileId && one.cafeteriaId === other.cafeteriaId;
