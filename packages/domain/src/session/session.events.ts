import type { CafeteriaId, ProfileId } from "../kernel/index.ts";
import type { SessionStorePort } from "./session-store.port.ts";
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
  readonly failure: SessionFailure | null;
};

export type SessionEvent =
  | { readonly type: "session.credentialsEntered"; readonly email: string; readonly password: string }
  | { readonly type: "session.profileChosen"; readonly profileId: ProfileId }
  | { readonly type: "session.cafeteriaChosen"; readonly cafeteriaId: CafeteriaId }
  /** The server answered with code -1. */
  | { readonly type: "session.expired" }
  | { readonly type: "session.loggedOut" }
  | { readonly type: "session.retried" };

/** Facts for notices and navigation. */
export type SessionFact =
  | { readonly type: "session.started"; readonly session: ProfileToken }
  | { readonly type: "session.moved"; readonly session: ProfileToken }
  | { readonly type: "session.failed"; readonly failure: SessionFailure }
  | { readonly type: "session.ended" };
