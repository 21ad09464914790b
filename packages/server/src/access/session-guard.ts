import { type CafeteriaId, type Result, accepted, refused } from "@cantina/domain/kernel";
import { asAuthor, inTransaction, noteChange } from "../db/index.ts";
import type { Guard, Identity, ServerDatabase, SessionFailure } from "../http/index.ts";
import { readSession } from "./login-session.queries.ts";
import { cafeteriaStatus, profileIn, startVisit } from "./profile.queries.ts";
import type { ProfileTokens } from "./profile-token.ts";

type Identified = Result<Identity, SessionFailure>;

export type SessionGuard = Guard & {
  /** Who a profile is within a session, remembered for a moment. */
  readonly find: (sessionId: string, profileId: string) => Promise<Identified>;
  /** The same, looked up anew: who was told of a change must not hear what was remembered before it. */
  readonly findAnew: (sessionId: string, profileId: string) => Promise<Identified>;
  /** Forgets what it remembers of a session, which was just revoked. */
  readonly forget: (sessionId: string) => void;
};

/** A revoked session is refused within 2 s by every server process. */
const rememberForMs = 1_500;
const mostRemembered = 10_000;

async function look(db: ServerDatabase, sessionId: string, profileId: string): Promise<Identified> {
  const row = await readSession(db.kysely, sessionId, profileId);
  if (row === undefined) return refused({ code: "UNAUTHORIZED_ANONYMOUS" });
  const { isOver, isGone, isCafeteriaDeleted, ...person } = row;
  if (isOver) return refused({ code: "SESSION_EXPIRED" });
  if (isGone) return refused({ code: "WRONG_PERMISSIONS" });
  // A system administrator must get in to enable it again.
  if (isCafeteriaDeleted && person.level !== "SYSTEM_ADMINISTRATOR") return refused({ code: "DELETED_CAFETERIA" });
  return accepted({ ...person, sessionId });
}

/** A system administrator gets a profile in somebody else's cafeteria, and the audit log says so. */
const beginVisit = (db: ServerDatabase, identity: Identity, cafeteriaId: CafeteriaId): Promise<void> => {
  const { userId, profileId, sessionId } = identity;
  const author = { action: "visit", cafeteriaId, userId, profileId, sessionId, isVisit: true, requestId: null };
  return asAuthor(author, () =>
    inTransaction(db.kysely, async (trx) => {
      await startVisit(trx, profileId, cafeteriaId);
      noteChange({ entity: "visit", id: cafeteriaId });
    }),
  );
};

export function sessionGuard(db: ServerDatabase, tokens: ProfileTokens, now: () => number = Date.now): SessionGuard {
  const remembered = new Map<
    string,
    { readonly until: number; readonly sessionId: string; readonly found: Promise<Identified> }
  >();

  const keyOf = (sessionId: string, profileId: string): string => `${sessionId}/${profileId}`;
  const findAnew: SessionGuard["findAnew"] = (sessionId, profileId) => {
    const key = keyOf(sessionId, profileId);
    if (remembered.size >= mostRemembered) remembered.clear();
    const found = look(db, sessionId, profileId);
    remembered.set(key, { until: now() + rememberForMs, sessionId, found });
    // A lost connection is not an answer worth repeating.
    found.catch(() => remembered.delete(key));
    return found;
  };
  const find: SessionGuard["find"] = (sessionId, profileId) => {
    const known = remembered.get(keyOf(sessionId, profileId));
    return known !== undefined && known.until > now() ? known.found : findAnew(sessionId, profileId);
  };

  return {
    find,
    findAnew,
    identify: async (token) => {
      const claims = await tokens.read(token);
      return claims === null ? refused({ code: "UNAUTHORIZED_ANONYMOUS" }) : find(claims.sessionId, claims.profileId);
    },
    visit: async (identity, cafeteriaId) => {
      if ((await cafeteriaStatus(db.kysely, cafeteriaId)) === undefined) return refused({ code: "NOT_FOUND" });
      const staff = await profileIn(db.kysely, identity.userId, cafeteriaId);
      if (staff !== undefined) return find(identity.sessionId, staff.id);
      await beginVisit(db, identity, cafeteriaId);
      const visit = await profileIn(db.kysely, identity.userId, cafeteriaId);
      return visit === undefined ? refused({ code: "NOT_FOUND" }) : find(identity.sessionId, visit.id);
    },
    forget: (sessionId) => {
      for (const [key, entry] of remembered) if (entry.sessionId === sessionId) remembered.delete(key);
    },
  };
}
