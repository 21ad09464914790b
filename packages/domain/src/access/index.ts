export { type PrivilegeLevel, type ProfileType, privilegeLevels, profileTypes } from "./privilege.ts";
export {
  type Actor,
  type Area,
  can,
  hasFeature,
  isAdministratorLevel,
  isAllowedLevel,
  permissions,
} from "./permission.ts";
export { type NewPasswordFailure, checkNewPassword, checkRepeatedPassword } from "./new-password.ts";
export {
  type StaffDraft,
  type StaffEntry,
  type StaffFaults,
  type StaffMember,
  checkStaffEntry,
  emptyStaff,
} from "./staff-entry.ts";
export { isBelowMinimumVersion } from "./version.ts";
