import type { SnapshotFrom } from "xstate";
import type { sessionMachine } from "./session.machine.ts";
import type { Profile, ProfileToken, SessionFailure } from "./session.port.ts";

export type SessionView = {
  readonly status: "restoring" | "signedOut" | "choosingProfile" | "signedIn" | "broken";
  readonly isBusy: boolean;
  readonly failure: SessionFailure | null;
  readonly session: ProfileToken | null;
  /** Where the person may work. */
  readonly profiles: readonly Profile[];
};

/** What the sign-in screens and the route guards ask. */
export function sessionView(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { failure, session, profiles } = snapshot.context;
  return {
    status: statusOf(snapshot),
    isBusy: snapshot.hasTag("busy"),
    failure,
    session,
    profiles: profiles.map(({ profile }) => profile),
  };
}

function statusOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView["status"] {
  if (snapshot.matches("signedIn")) return "signedIn";
  if (snapshot.matches("choosingProfile")) return "choosingProfile";
  if (snapshot.matches("restoring")) return "restoring";
  return snapshot.hasTag("broken") ? "broken" : "signedOut";
}
