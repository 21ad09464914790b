import type { CafeteriaId } from "../kernel/index.ts";
import type { ProfileToken } from "./session.port.ts";

/** How the last sign-in of this device ended; "taken": one of its profiles did, and the others work on. */
export type SessionEnding = "left" | "expired" | "taken";

/** What the device remembers of a session. What can't be read is as if it were not there. */
export type SessionStorePort = {
  readonly loadSession: () => ProfileToken | null;
  readonly saveSession: (session: ProfileToken) => void;
  /** Takes another token of the sign-in that is stored; of any other sign-in nothing. SESSION-09 */
  readonly renewSession: (session: ProfileToken) => void;
  /** Forgets that sign-in; what another tab has stored since stays. SESSION-09 */
  readonly clearSession: (session: ProfileToken, ending: SessionEnding) => void;
  readonly loadEnding: () => SessionEnding | null;
  /** Whether two tokens come from one entering of credentials. */
  readonly isSameSignIn: (one: ProfileToken, other: ProfileToken) => boolean;
  /** The path that was asked for without a session. */
  readonly loadRememberedPath: () => string | null;
  readonly saveRememberedPath: (path: string) => void;
  readonly clearRememberedPath: () => void;
  readonly loadCurrentCafeteria: () => CafeteriaId | null;
  readonly saveCurrentCafeteria: (cafeteriaId: CafeteriaId) => void;
};
