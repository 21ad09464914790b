import { employeeEndpoints } from "@cantina/contract/access";
import { refused } from "@cantina/domain/kernel";
import { type Route, ownRoute } from "../http/index.ts";
import type { AccessParts } from "./access-parts.ts";
import { registerEmployee } from "./register-employee.ts";

export const employeeRoutes = (parts: AccessParts): readonly Route[] => [
  ownRoute(employeeEndpoints.registerEmployee, async ({ body: { cafeteriaId, ...registration } }, context) => {
    if (cafeteriaId !== context.identity.cafeteriaId) return refused({ code: "WRONG_CAFETERIA" });
    return registerEmployee(registration, context, parts);
  }),
];
