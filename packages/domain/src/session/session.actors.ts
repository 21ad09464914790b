import { fromPromise } from "xstate";
import { BrokenInvariant, type Result, accepted, refused } from "../kernel/index.ts";
import type { SessionContext, SessionPorts } from "./session.events.ts";
import type { SessionEnding } from "./session-store.port.ts";
import type { ProfileToken, SessionFailure } from "./session.port.ts";

type Listed = Result<readonly ProfileToken[], SessionFailure>;
type Move = Result<ProfileToken, SessionFailure>;
type Restored = Result<
  { readonly session: ProfileToken | null; readonly profiles: readonly ProfileToken[] },
  SessionFailure
>;

export const sessionIn = (result: Restored): ProfileToken | null => (result.ok ? result.value.session : null);

export const profilesIn = (result: Restored): readonly ProfileToken[] => (result.ok ? result.value.profiles : []);

const isStaff = ({ profile }: ProfileToken): boolean => profile.type === "CAFETERIA";

/** Only the staff may use this app: the tokens of a client are given back at once. SESSION-02 */
async function keepStaff({ session }: SessionPorts, tokens: readonly ProfileToken[]): Promise<Listed> {
  await Promise.all(tokens.filter((token) => !isStaff(token)).map((token) => session.logOut(token.jwt)));
  const staff = tokens.filter(isStaff);
  return staff.length === 0 ? refused({ code: "NO_PERMISSION" }) : accepted(staff);
}

/** A system administrator goes on in the cafeteria worked in last on this device, if that one still lets them in. SESSION-11 */
async function placeOf({ session, store }: SessionPorts, only: ProfileToken): Promise<ProfileToken> {
  const last = store.loadCurrentCafeteria();
  const { privilegeLevel, cafeteriaId } = only.profile;
  if (privilegeLevel !== "SYSTEM_ADMINISTRATOR" || last === null || last === cafeteriaId) return only;
  const moved = await session.moveToCafeteria(only.jwt, last);
  return moved.ok ? moved.value : only;
}

export const authenticate = fromPromise<Restored, SessionContext>(async ({ input: { ports, credentials } }) => {
  if (credentials === null) throw new BrokenInvariant("nobody entered credentials");
  const answer = await ports.session.authenticate(credentials);
  const listed = answer.ok ? await keepStaff(ports, answer.value) : answer;
  if (!listed.ok) return listed;
  const [first, ...others] = listed.value;
  const only = first !== undefined && others.length === 0 ? await placeOf(ports, first) : null;
  return accepted({ session: only, profiles: listed.value });
});

const isWithoutAccess = ({ code }: SessionFailure): boolean => code === "NO_PERMISSION" || code === "DELETED_CAFETERIA";

const endsSession = (failure: SessionFailure): boolean =>
  isWithoutAccess(failure) || failure.code === "SESSION_EXPIRED";

/** Elsewhere whoever lost a profile, or a disabled cafeteria, works on. */
export function endingOf(result: Restored): SessionEnding {
  if (result.ok) return "left";
  if (result.failure.code === "SESSION_EXPIRED") return "expired";
  return result.failure.code === "PROFILE_TAKEN" || isWithoutAccess(result.failure) ? "taken" : "left";
}

/** The profiles that the person has by now; what the server can't say stays as it was. SESSION-12 */
export const refresh = fromPromise<Restored, SessionContext>(async ({ input: { ports, session, profiles } }) => {
  if (session === null) throw new BrokenInvariant("who is signed in has a session");
  const answer = await ports.session.listProfiles(session.jwt);
  if (answer.ok) return accepted({ session, profiles: answer.value.filter(isStaff) });
  if (!endsSession(answer.failure)) return accepted({ session, profiles });
  return refused(answer.failure.code === "NO_PERMISSION" ? { code: "PROFILE_TAKEN" } : answer.failure);
});

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
  if (!checked.ok) store.clearSession(stored, endingOf(checked));
  return checked;
}

export const restore = fromPromise<Restored, SessionPorts>(({ input }) => restoreStored(input));

export const move = fromPromise<Move, SessionContext>(async ({ input: { ports, session, destination } }) => {
  if (session === null || destination === null) throw new BrokenInvariant("a move has a session and a destination");
  return ports.session.moveToCafeteria(session.jwt, destination);
});
