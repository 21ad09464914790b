import type { CafeteriaId } from "../kernel/index.ts";
import type { ProfileToken } from "./session.port.ts";

/** What the device remembers of a session. What can't be read is as if it were not there. */
export type SessionStorePort = {
  readonly loadSession: () => ProfileToken | null;
  readonly saveSession: (session: ProfileToken) => void;
  readonly clearSession: () => void;
  /** The path that was asked for without a session. */
  readonly loadRememberedPath: () => string | null;
  readonly saveRememberedPath: (path: string) => void;
  readonly clearRememberedPath: () => void;
  readonly loadCurrentCafeteria: () => CafeteriaId | null;
  readonly saveCurrentCafeteria: (cafeteriaId: CafeteriaId) => void;
};
