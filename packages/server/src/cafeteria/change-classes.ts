import { classEndpoints as endpoints } from "@cantina/contract/cafeteria";
import { type ClassList, checkClassOrder, isClassNameTaken } from "@cantina/domain/cafeteria";
import { type ClassId, type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { type ChangeContext, type FailureWith, change, recordChange } from "../http/index.ts";
import {
  countCommensals,
  insertClass,
  lockClasses,
  markClassDeleted,
  readClasses,
  updateClassName,
  updatePositions,
} from "./class.queries.ts";

type ClassRefusal = "CLASS_IN_USE" | "DELETE_OR_UPDATE_NOT_FOUND" | "INVALID_CLASS_POSITIONS" | "VALIDATION";

async function changeClasses<Code extends ClassRefusal>(
  trx: Kysely<unknown>,
  context: ChangeContext,
  work: (list: ClassList) => Promise<Result<null, FailureWith<Code>>>,
) {
  const { cafeteriaId } = context.identity;
  const changed = await work(await lockClasses(trx, cafeteriaId));
  if (!changed.ok) return changed;
  await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId });
  const { version, classes } = await readClasses(trx, cafeteriaId);
  return accepted({ data: { version, classes: [...classes] } });
}

const nameTaken = { path: "name", message: "Ya existe una clase con ese nombre" };

const has = ({ classes }: ClassList, classId: ClassId): boolean => classes.some(({ id }) => id === classId);

/** CLASS-03 */
export const createClass = change(endpoints.createClass, (trx, { body: { name } }, context) =>
  changeClasses(trx, context, async ({ classes }) => {
    if (isClassNameTaken(classes, name, null)) return refused({ code: "VALIDATION", data: [nameTaken] });
    await insertClass(trx, context.identity.cafeteriaId, name);
    return accepted(null);
  }),
);

/** CLASS-03 */
export const renameClass = change(endpoints.renameClass, (trx, { params: { classId }, body: { name } }, context) =>
  changeClasses(trx, context, async (list) => {
    if (!has(list, classId)) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    if (isClassNameTaken(list.classes, name, classId)) return refused({ code: "VALIDATION", data: [nameTaken] });
    await updateClassName(trx, classId, name);
    return accepted(null);
  }),
);

/** CLASS-04 */
export const deleteClass = change(endpoints.deleteClass, (trx, { params: { classId } }, context) =>
  changeClasses(trx, context, async (list) => {
    if (!has(list, classId)) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const commensals = await countCommensals(trx, classId);
    if (commensals > 0) return refused({ code: "CLASS_IN_USE", data: { commensals } });
    await markClassDeleted(trx, context.identity.cafeteriaId, classId);
    return accepted(null);
  }),
);

/** CLASS-01, CLASS-02 */
export const orderClasses = change(endpoints.orderClasses, (trx, { body: order }, context) =>
  changeClasses(trx, context, async (list) => {
    const checked = checkClassOrder(list, order);
    if (!checked.ok) return refused({ ...checked.failure, data: list });
    await updatePositions(trx, context.identity.cafeteriaId, checked.value);
    return accepted(null);
  }),
);
