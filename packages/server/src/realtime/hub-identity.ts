import type { Result } from "@cantina/domain/kernel";

/** Whose session a token is. */
export type HubSession = { readonly cafeteriaId: string; readonly profileId: string; readonly sessionId: string };

/** One browser tab of a session. */
export type HubIdentity = HubSession & { readonly tabId: string };

export type Authorize = (token: string | undefined) => Promise<Result<HubSession, { readonly status: 401 | 403 }>>;

export const sameSession = (one: HubSession, other: HubSession): boolean =>
  one.sessionId === other.sessionId && one.profileId === other.profileId && one.cafeteriaId === other.cafeteriaId;
