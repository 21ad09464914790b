import { type EmailFault, type ProfileId, type Result, accepted, emailFault, refused } from "../kernel/index.ts";
import type { PrivilegeLevel } from "./privilege.ts";

/** Somebody who works in a cafeteria. */
export type StaffMember = {
  readonly id: ProfileId;
  readonly email: string;
  readonly username: string;
  readonly privilegeLevel: PrivilegeLevel;
  /** Number of the register session that they have open; null: none. ACCESS-19 */
  readonly openRegister: number | null;
};

/** What stands in the fields of somebody who is registered. */
export type StaffEntry = {
  readonly role: "" | "administrator" | "employee";
  readonly email: string;
  /** Else one that exists is associated. ACCESS-07 */
  readonly isNewAccount: boolean;
};

export type StaffDraft = { readonly email: string; readonly isAdministrator: boolean; readonly isNewAccount: boolean };

export type StaffFaults = { readonly role?: "MISSING"; readonly email?: EmailFault };

export const emptyStaff: StaffEntry = { role: "", email: "", isNewAccount: true };

/** What the form would send; specification §5, New cafeteria user. ACCESS-15 */
export function checkStaffEntry({ role, email, isNewAccount }: StaffEntry): Result<StaffDraft, StaffFaults> {
  const fault = emailFault(email);
  if (role === "" || fault !== null)
    return refused({ ...(role === "" && { role: "MISSING" }), ...(fault !== null && { email: fault }) });
  return accepted({ email: email.trim(), isAdministrator: role === "administrator", isNewAccount });
}
