import { expect, test } from "vitest";
import { accepted, refused } from "../kernel/index.ts";
import { type StaffEntry, checkStaffEntry, emptyStaff } from "./index.ts";

test("[ACCESS-15] whoever is registered has a role and a valid address", () => {
  expect(checkStaffEntry(emptyStaff)).toEqual(refused({ role: "MISSING", email: "MISSING" }));
  const entry: StaffEntry = { role: "employee", email: "sin arroba", isNewAccount: false };
  expect(checkStaffEntry(entry)).toEqual(refused({ email: "MALFORMED" }));
  const email = "ana@comedor.edu.ar";
  expect(checkStaffEntry({ ...entry, email: ` ${email} ` })).toEqual(
    accepted({ email, isAdministrator: false, isNewAccount: false }),
  );
  expect(checkStaffEntry({ role: "administrator", email, isNewAccount: true })).toEqual(
    accepted({ email, isAdministrator: true, isNewAccount: true }),
  );
});
