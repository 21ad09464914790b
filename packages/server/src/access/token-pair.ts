import type { accessEndpoints } from "@cantina/contract/access";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { ProfileRow } from "./profile.queries.ts";
import type { ProfileTokens } from "./profile-token.ts";

type TokenPair = GivenDataOf<typeof accessEndpoints.moveProfiles>;

export async function tokenPair(tokens: ProfileTokens, sessionId: string, profile: ProfileRow): Promise<TokenPair> {
  const jwt = await tokens.sign({
    sub: profile.userId,
    cafeteriaId: profile.cafeteriaId,
    profileId: profile.id,
    profileType: profile.type,
    cafeteriaUserPrivilegeLevel: profile.privilegeLevel,
    sessionId,
  });
  return { jwt, profile };
}
