import { fromPromise } from "xstate";
import { BrokenInvariant, type Result, accepted, refused } from "../kernel/index.ts";
import type { SessionContext, SessionPorts } from "./session.events.ts";
import type { ProfileToken, SessionFailure } from "./session.port.ts";

type SignIn = Result<readonly ProfileToken[], SessionFailure>;
type Move = Result<ProfileToken, SessionFailure>;
type Restored = Result<
  { readonly session: ProfileToken | null; readonly profiles: readonly ProfileToken[] },
  SessionFailure
>;

/** The profile of somebody who has just one. */
export const onlySession = (result: SignIn): ProfileToken | null =>
  result.ok && result.value.length === 1 ? (result.value[0] ?? null) : null;

export const restoredSession = (result: Restored): ProfileToken | null => (result.ok ? result.value.session : null);

export function profilesIn(result: SignIn | Restored): readonly ProfileToken[] {
  if (!result.ok) return [];
  return "profiles" in result.value ? result.value.profiles : result.value;
}

const isStaff = ({ profile }: ProfileToken): boolean => profile.type === "CAFETERIA";

/** Only the staff may use this app: the tokens of a client are given back at once. SESSION-02 */
async function keepStaff({ session }: SessionPorts, tokens: readonly ProfileToken[]): Promise<SignIn> {
  await Promise.all(tokens.filter((token) => !isStaff(token)).map((token) => session.logOut(token.jwt)));
  const staff = tokens.filter(isStaff);
  return staff.length === 0 ? refused({ code: "NO_PERMISSION" }) : accepted(staff);
}

export const authenticate = fromPromise<SignIn, SessionContext>(async ({ input: { ports, credentials } }) => {
  if (credentials === null) throw new BrokenInvariant("nobody entered credentials");
  const answer = await ports.session.authenticate(credentials);
  return answer.ok ? keepStaff(ports, answer.value) : answer;
});

const endsSession = ({ code }: SessionFailure): boolean => code === "NO_PERMISSION" || code === "SESSION_EXPIRED";

async function checkStored(ports: SessionPorts, stored: ProfileToken): Promise<Restored> {
  if (!isStaff(stored)) return refused({ code: "NO_PERMISSION" });
  const answer = await ports.session.listProfiles(stored.jwt);
  if (!answer.ok) {
    return endsSession(answer.failure) ? answer : accepted({ session: stored, profiles: [stored] });
  }
  const profiles = answer.value.filter(isStaff);
  const { id, cafeteriaId } = stored.profile;
  const fresh = profiles.find(({ profile }) => profile.id === id && profile.cafeteriaId === cafeteriaId);
  // A system administrator at work in another cafeteria keeps the token of that move.
  return accepted({ session: fresh ?? stored, profiles });
}

/**
 * The stored session, with a fresh token where the server gives one. Without an
 * answer the stored one goes on: a till without a link still sells. SESSION-03
 */
async function restoreStored(ports: SessionPorts): Promise<Restored> {
  const { store } = ports;
  const stored = store.loadSession();
  if (stored === null) return accepted({ session: null, profiles: [] });
  const checked = await checkStored(ports, stored);
  const now = store.loadSession();
  // Another tab signed somebody else in, or out, while the server was asked. SESSION-08
  if (now === null || !store.isSameSignIn(now, stored)) return restoreStored(ports);
  if (!checked.ok) store.clearSession(stored, checked.failure.code === "SESSION_EXPIRED" ? "expired" : "left");
  return checked;
}

export const restore = fromPromise<Restored, SessionPorts>(({ input }) => restoreStored(input));

export const move = fromPromise<Move, SessionContext>(async ({ input: { ports, session, destination } }) => {
  if (session === null || destination === null) throw new BrokenInvariant("a move has a session and a destination");
  return ports.session.moveToCafeteria(session.jwt, destination);
});
