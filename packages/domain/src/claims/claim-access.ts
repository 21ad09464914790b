import { type PrivilegeLevel, isAdministratorLevel } from "../access/index.ts";
import type { ProfileId } from "../kernel/index.ts";

/** CLAIMS-06 */
export const seesPhoneNumbers = (level: PrivilegeLevel | null, isHiddenHere: boolean): boolean =>
  !isHiddenHere || isAdministratorLevel(level);

type Claimant = { readonly profileId: ProfileId; readonly level: PrivilegeLevel | null };

/** Whether somebody may write a claim in that client's name; a level of null is a client. CLAIMS-07 */
export const mayClaimFor = ({ profileId, level }: Claimant, clientId: ProfileId): boolean =>
  level === null ? profileId === clientId : isAdministratorLevel(level);
