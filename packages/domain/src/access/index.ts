export { type PrivilegeLevel, type ProfileType, privilegeLevels, profileTypes } from "./privilege.ts";
export { type Actor, type Area, can, isAdministratorLevel, isAllowedLevel, permissions } from "./permission.ts";
export { type NewPasswordFailure, checkNewPassword, checkRepeatedPassword } from "./new-password.ts";
export { isBelowMinimumVersion } from "./version.ts";
