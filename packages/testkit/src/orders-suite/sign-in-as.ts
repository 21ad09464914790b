import { BrokenInvariant } from "@cantina/domain/kernel";
import type { PrivilegeLevel, ProfileType } from "@cantina/domain/access";
import { profileTokens, tokenSecret } from "@cantina/server/access";
import type { ServerDatabase } from "@cantina/server/http";

type ProfileRow = {
  readonly sub: string;
  readonly cafeteriaId: string;
  readonly profileId: string;
  readonly profileType: ProfileType;
  readonly cafeteriaUserPrivilegeLevel: PrivilegeLevel | null;
};

/** A real token of a new session, without the time that a password takes. */
export async function signInAs(database: ServerDatabase, profileId: string): Promise<string> {
  const [profile] = await database.query(
    `select authentication_user_id as sub, cafeteria_id as "cafeteriaId", id as "profileId", type as "profileType",
            privilege_level as "cafeteriaUserPrivilegeLevel" from profile where id = $1`,
    [profileId],
  );
  if (profile === undefined) throw new BrokenInvariant("no such profile");
  const claims = profile as ProfileRow;
  const [session] = await database.query(
    "insert into login_session (authentication_user_id) values ($1) returning id",
    [claims.sub],
  );
  const tokens = profileTokens(await tokenSecret(database));
  return tokens.sign({ ...claims, sessionId: String(session?.["id"]) });
}
