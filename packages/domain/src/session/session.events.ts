import type { CafeteriaId, ProfileId } from "../kernel/index.ts";
import type { SessionEnding, SessionStorePort } from "./session-store.port.ts";
import type { Credentials, ProfileToken, SessionFailure, SessionPort } from "./session.port.ts";

export type SessionPorts = { readonly session: SessionPort; readonly store: SessionStorePort };

export type SessionInput = { readonly ports: SessionPorts };

export type SessionContext = {
  readonly ports: SessionPorts;
  /** The person's staff profiles, each with a token. */
  readonly profiles: readonly ProfileToken[];
  /** Who works here now; null while signed out. */
  readonly session: ProfileToken | null;
  readonly credentials: Credentials | null;
  readonly destination: CafeteriaId | null;
  /** Restoring what another tab stored. */
  readonly isFollowing: boolean;
  readonly failure: SessionFailure | null;
  /** What this tab worked as when its profile was taken: it says so, and does not follow that sign-in elsewhere. */
  readonly lost: ProfileToken | null;
};

export type SessionEvent =
  | { readonly type: "session.credentialsEntered"; readonly email: string; readonly password: string }
  | { readonly type: "session.profileChosen"; readonly profileId: ProfileId }
  | { readonly type: "session.cafeteriaChosen"; readonly cafeteriaId: CafeteriaId }
  /** The server answered with code -1. */
  | { readonly type: "session.expired" }
  | { readonly type: "session.loggedOut" }
  /** The server refused a call as one does for somebody who has lost their access. */
  | { readonly type: "session.accessRefused" }
  /** Somebody gave or took a profile. */
  | { readonly type: "session.profilesChanged" }
  /** Another tab signed somebody in, or out (null). */
  | {
      readonly type: "session.foundOnDevice";
      readonly session: ProfileToken | null;
      readonly ending: SessionEnding | null;
    }
  | { readonly type: "session.retried" };

/** Facts for notices and navigation. */
export type SessionFact =
  | { readonly type: "session.started"; readonly session: ProfileToken }
  /** As in another tab. */
  | { readonly type: "session.followed"; readonly session: ProfileToken }
  | { readonly type: "session.moved"; readonly session: ProfileToken }
  | { readonly type: "session.failed"; readonly failure: SessionFailure }
  | { readonly type: "session.ended" };
