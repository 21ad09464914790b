import type { accessEndpoints } from "@cantina/contract/access";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { ProfileRow } from "./profile.queries.ts";
import type { ProfileTokens } from "./profile-token.ts";

type TokenPair = GivenDataOf<typeof accessEndpoints.moveProfiles>;

export async function tokenPair(tokens: ProfileTokens, sessionId: string, row: ProfileRow): Promise<TokenPair> {
  const jwt = await tokens.sign({
    sub: row.user_id,
    cafeteriaId: row.cafeteria_id,
    profileId: row.id,
    profileType: row.type,
    cafeteriaUserPrivilegeLevel: row.privilege_level,
    sessionId,
  });
  return {
    jwt,
    profile: {
      id: row.id,
      userId: row.user_id,
      username: row.username,
      email: row.email,
      type: row.type,
      privilegeLevel: row.privilege_level,
      cafeteriaId: row.cafeteria_id,
      cafeteriaName: row.cafeteria_name,
      cafeteriaCode: row.cafeteria_code,
      isVisit: row.is_visit,
    },
  };
}
