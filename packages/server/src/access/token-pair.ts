import type { accessEndpoints } from "@cantina/contract/access";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { AccessParts } from "./access-parts.ts";
import { verificationHash } from "./intercom.ts";
import type { ProfileRow } from "./profile.queries.ts";

type TokenPair = GivenDataOf<typeof accessEndpoints.moveProfiles>;

type PairParts = Pick<AccessParts, "tokens" | "intercom">;

export async function tokenPair(
  { tokens, intercom }: PairParts,
  sessionId: string,
  profile: ProfileRow,
): Promise<TokenPair> {
  const jwt = await tokens.sign({
    sub: profile.userId,
    cafeteriaId: profile.cafeteriaId,
    profileId: profile.id,
    profileType: profile.type,
    cafeteriaUserPrivilegeLevel: profile.privilegeLevel,
    sessionId,
  });
  // The web's help centre is the staff's.
  const known = profile.type === "CAFETERIA" ? intercom : null;
  return {
    jwt,
    profile,
    intercomAppId: known?.appId ?? null,
    intercomVerificationHash: known === null ? null : verificationHash(known, profile.id),
  };
}
