import { assign, enqueueActions, setup } from "xstate";
import type { CafeteriaId, ProfileId, Result } from "../kernel/index.ts";
import { authenticate, move, refresh, restore } from "./session.actors.ts";
import type { SessionContext, SessionEvent, SessionFact, SessionInput } from "./session.events.ts";
import type { SessionEnding } from "./session-store.port.ts";
import type { Credentials, ProfileToken, SessionFailure } from "./session.port.ts";

type Answered = { readonly result: Result<unknown, SessionFailure> };
type Held = { readonly session: ProfileToken | null };

const nobody = { session: null, profiles: [], credentials: null, destination: null, isFollowing: false } as const;
const expired: SessionFailure = { code: "SESSION_EXPIRED" };

const tokensOf = ({ session, profiles }: SessionContext): ReadonlySet<string> =>
  new Set([...profiles, ...(session === null ? [] : [session])].map(({ jwt }) => jwt));

/** The words of the session machine. */
export const sessionSetup = setup({
  types: {} as {
    input: SessionInput;
    context: SessionContext;
    events: SessionEvent;
    emitted: SessionFact;
    tags: "busy" | "broken";
  },
  actors: { authenticate, restore, refresh, move },
  guards: {
    isRefused: (_, { result }: Answered) => !result.ok,
    isExpired: (_, { result }: Answered) => !result.ok && result.failure.code === "SESSION_EXPIRED",
    isSomebody: (_, { session }: Held) => session !== null,
    isTakenThere: (_, { ending }: { readonly ending: SessionEnding | null }) => ending === "taken",
    isOwnProfile: ({ context }, { profileId }: { readonly profileId: ProfileId }) =>
      context.profiles.some(({ profile }) => profile.id === profileId),
  },
  actions: {
    takeCredentials: assign((_, { email, password }: Credentials) => ({
      credentials: { email: email.trim(), password },
      failure: null,
    })),
    takeProfiles: assign((_, { profiles }: { readonly profiles: readonly ProfileToken[] }) => ({
      profiles,
      credentials: null,
      failure: null,
    })),
    takeDestination: assign((_, { cafeteriaId }: { readonly cafeteriaId: CafeteriaId }) => ({
      destination: cafeteriaId,
    })),
    holdSession: assign((_, { session }: Held) => ({ session, destination: null, failure: null })),
    chooseProfile: assign(({ context }, { profileId }: { readonly profileId: ProfileId }) => ({
      session: context.profiles.find(({ profile }) => profile.id === profileId) ?? null,
    })),
    /** A fresh token or another cafeteria, of the sign-in that the device has. */
    renewSession: ({ context: { ports, session } }) => {
      if (session === null) return;
      ports.store.renewSession(session);
      ports.store.saveCurrentCafeteria(session.profile.cafeteriaId);
    },
    storeSession: ({ context: { ports, session } }) => {
      if (session === null) return;
      ports.store.saveSession(session);
      ports.store.saveCurrentCafeteria(session.profile.cafeteriaId);
    },
    takeFailure: assign((_, { result }: Answered) => ({
      failure: result.ok ? null : result.failure,
      credentials: null,
      destination: null,
    })),
    expire: assign({ ...nobody, failure: expired }),
    leave: assign({ ...nobody, failure: null }),
    stopFollowing: assign({ isFollowing: false }),
    rememberLost: assign(({ context: { session } }) => ({ lost: session })),
    follow: assign({ ...nobody, failure: null, isFollowing: true }),
    endAsThere: assign((_, { ending }: { readonly ending: SessionEnding | null }) => ({
      ...nobody,
      failure: ending === "expired" ? expired : null,
    })),
    forgetSession: ({ context: { ports, session } }, { ending }: { readonly ending: SessionEnding }) => {
      if (session !== null) ports.store.clearSession(session, ending);
    },
    revokeTokens: ({ context }) => {
      // Signed out on this device at once; a server that can't hear it lets the token run out.
      for (const jwt of tokensOf(context)) void context.ports.session.logOut(jwt).catch(() => null);
    },
    tellStarted: enqueueActions(({ enqueue, context: { session } }) => {
      if (session !== null) enqueue.emit({ type: "session.started", session });
    }),
    tellFollowed: enqueueActions(({ enqueue, context: { session, isFollowing } }) => {
      if (isFollowing && session !== null) enqueue.emit({ type: "session.followed", session });
    }),
    tellNotFollowed: enqueueActions(({ enqueue, context: { isFollowing } }) => {
      if (isFollowing) enqueue.emit({ type: "session.ended" });
    }),
    tellMoved: enqueueActions(({ enqueue, context: { session } }) => {
      if (session !== null) enqueue.emit({ type: "session.moved", session });
    }),
    tellFailure: enqueueActions(({ enqueue, context: { failure } }) => {
      if (failure !== null) enqueue.emit({ type: "session.failed", failure });
    }),
    tellEnded: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: "session.ended" });
    }),
  },
});
