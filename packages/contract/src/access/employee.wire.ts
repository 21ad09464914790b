import { privilegeLevels } from "@cantina/domain/access";
import * as v from "valibot";
import { idOf } from "../wire/index.ts";

/** Whom a registration made staff. */
export const employee = v.object({
  id: idOf<"profile">(),
  email: v.string(),
  privilegeLevel: v.picklist(privilegeLevels),
});
export type Employee = v.InferOutput<typeof employee>;

/** Somebody who works in a cafeteria. */
export const staffMember = v.object({
  ...employee.entries,
  username: v.string(),
  /** Number of the register session that they have open; null: none, or the cafeteria has no cash control. ACCESS-19 */
  openRegister: v.nullable(v.number()),
});
