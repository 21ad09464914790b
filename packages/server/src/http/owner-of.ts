import type { ProfileId } from "@cantina/domain/kernel";
import type { Identity } from "./context.ts";

/** Whose account somebody is held to: a client to its own one; undefined: nobody's. ACCESS-22 */
export const ownerOf = ({ level, profileId }: Pick<Identity, "level" | "profileId">): ProfileId | undefined =>
  level === null ? profileId : undefined;

/** What isn't its own is to a client as what isn't there. ACCESS-22 */
export const isOpenTo = (identity: Pick<Identity, "level" | "profileId">, owner: ProfileId | null): boolean =>
  (ownerOf(identity) ?? owner) === owner;
