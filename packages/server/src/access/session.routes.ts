import { accessEndpoints } from "@cantina/contract/access";
import { accepted, refused } from "@cantina/domain/kernel";
import { inTransaction, noteChange } from "../db/index.ts";
import { type Route, ownRoute, route } from "../http/index.ts";
import type { AccessParts } from "./access-parts.ts";
import { findAccount } from "./account.queries.ts";
import { openSession, revokeSession } from "./login-session.queries.ts";
import { networkOf } from "./network-of.ts";
import { isPasswordOf } from "./passwords.ts";
import { cafeteriaStatus, isStaffOfDisabled, profileIn, profilesOf } from "./profile.queries.ts";
import { beginSignIn } from "./sign-in-attempt.ts";
import { tooManyRequests } from "./too-many-requests.ts";
import { tokenPair } from "./token-pair.ts";

/** Every version so far works with this server. */
const minimumWebAppVersion = "0.3.1";

export const sessionRoutes = ({
  tokens,
  intercom,
  devices,
  guard,
  endHubConnections,
}: AccessParts): readonly Route[] => [
  ownRoute(accessEndpoints.authenticate, async ({ body }, { db: { kysely }, address, deviceToken }) => {
    const account = body.email.toLowerCase();
    const person = await findAccount(kysely, account);
    const device = await devices.read(deviceToken);
    const knownDevice = person !== undefined && devices.isKnownTo(device, person.id) ? device : null;
    const attempt = await beginSignIn(kysely, { account, network: networkOf(address), knownDevice });
    if (attempt.type === "throttled") return tooManyRequests(attempt);
    try {
      const isRight = await isPasswordOf(person?.password_hash ?? null, body.password);
      if (person === undefined || !isRight) return refused({ code: "WRONG_CREDENTIALS" });
      await attempt.right();
    } finally {
      attempt.end();
    }
    const profiles = await profilesOf(kysely, person.id);
    if (profiles.length === 0)
      return refused({
        code: (await isStaffOfDisabled(kysely, person.id)) ? "DELETED_CAFETERIA" : "WRONG_PERMISSIONS",
      });
    const sessionId = await inTransaction(kysely, async (trx) => {
      const opened = await openSession(trx, person.id);
      noteChange({ entity: "user", id: person.id });
      noteChange({ entity: "session", id: opened });
      return opened;
    });
    return accepted({
      data: await Promise.all(profiles.map((row) => tokenPair({ tokens, intercom }, sessionId, row))),
      deviceToken: await devices.signFor(device, person.id),
    });
  }),

  route(accessEndpoints.listProfiles, async (_request, { db: { kysely }, identity }) => {
    // A till asks when it hears that something about its profiles has changed. SESSION-12
    const still = await guard.findAnew(identity.sessionId, identity.profileId);
    if (!still.ok) return still;
    const profiles = await profilesOf(kysely, identity.userId);
    return accepted({
      data: await Promise.all(profiles.map((row) => tokenPair({ tokens, intercom }, identity.sessionId, row))),
    });
  }),

  ownRoute(accessEndpoints.moveProfiles, async ({ body: { cafeteriaId } }, { db: { kysely }, identity }) => {
    // Its own enabling reaches it from anywhere. Who is signed in there by their only profile stays. Rulings §18.3
    if ((await cafeteriaStatus(kysely, cafeteriaId)) === "DELETED") return refused({ code: "DELETED_CAFETERIA" });
    const isSystem = identity.level === "SYSTEM_ADMINISTRATOR";
    if (isSystem) {
      const visit = await guard.visit(identity, cafeteriaId);
      if (!visit.ok) return visit;
    }
    const row = await profileIn(kysely, identity.userId, cafeteriaId);
    if (row === undefined) return refused({ code: "WRONG_CAFETERIA" });
    const moved = await guard.find(identity.sessionId, row.id);
    if (moved.ok) {
      await inTransaction(kysely, async () =>
        noteChange({ entity: "profile", id: row.id, before: identity.profileId }),
      );
    }
    return moved.ok ? accepted({ data: await tokenPair({ tokens, intercom }, identity.sessionId, row) }) : moved;
  }),

  ownRoute(accessEndpoints.logOut, async (_request, { db: { kysely }, identity }) => {
    await inTransaction(kysely, async (trx) => {
      await revokeSession(trx, identity.sessionId);
      noteChange({ entity: "session", id: identity.sessionId });
    });
    guard.forget(identity.sessionId);
    endHubConnections(identity.sessionId);
    return accepted({ data: null });
  }),

  route(accessEndpoints.readSystemInformation, async () => accepted({ data: { minimumWebAppVersion } })),
];
