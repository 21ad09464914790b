import { employeeEndpoints } from "@cantina/contract/access";
import { accepted, refused } from "@cantina/domain/kernel";
import { noteChange } from "../db/index.ts";
import { type Route, change, ownRoute, recordProfilesChange, route } from "../http/index.ts";
import type { AccessParts } from "./access-parts.ts";
import { listStaff, removeStaff } from "./employee.queries.ts";
import { registerEmployee } from "./register-employee.ts";

export const employeeRoutes = (parts: AccessParts): readonly Route[] => [
  ownRoute(employeeEndpoints.registerEmployee, async ({ body: { cafeteriaId, ...registration } }, context) => {
    if (cafeteriaId !== context.identity.cafeteriaId) return refused({ code: "WRONG_CAFETERIA" });
    return registerEmployee(registration, context, parts);
  }),

  route(employeeEndpoints.listEmployees, async (_request, { db: { kysely }, identity }) =>
    accepted({ data: await listStaff(kysely, identity.cafeteriaId) }),
  ),

  change(employeeEndpoints.removeEmployee, async (trx, { params: { profileId } }, { identity }) => {
    const removed = await removeStaff(trx, identity.cafeteriaId, profileId);
    if (removed === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const { userId, ...employee } = removed;
    noteChange({ entity: "profile", id: employee.id, before: employee.privilegeLevel, after: "DELETED" });
    await recordProfilesChange(trx, [userId]);
    return accepted({ data: employee });
  }),
];
