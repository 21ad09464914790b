import { employeeEndpoints } from "@cantina/contract/access";
import { refused } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import type { AccessParts } from "./access-parts.ts";
import { registerEmployee } from "./register-employee.ts";

export const employeeRoutes = (parts: AccessParts): readonly Route[] => [
  route(employeeEndpoints.registerEmployee, async ({ body: { cafeteriaId, ...registration } }, context) => {
    if (cafeteriaId !== context.identity.cafeteriaId) return refused({ code: "WRONG_CAFETERIA" });
    return registerEmployee(registration, context, parts);
  }),
];
