import { classEndpoints as endpoints } from "@cantina/contract/cafeteria";
import { checkClassOrder, isClassNameTaken } from "@cantina/domain/cafeteria";
import { type Result, accepted, checkVersion, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { type ChangeContext, type FailureWith, change, invalid, recordChange } from "../http/index.ts";
import {
  type StoredClasses,
  countCommensals,
  insertClass,
  lockClasses,
  markClassDeleted,
  readClasses,
  updateClassName,
  updatePositions,
} from "./class.queries.ts";
import { noteTopics } from "./settings.queries.ts";

type ClassRefusal =
  | "CLASS_IN_USE"
  | "DELETE_OR_UPDATE_NOT_FOUND"
  | "INVALID_CLASS_POSITIONS"
  | "STALE_ENTRY"
  | "VALIDATION";

async function changeClasses<Code extends ClassRefusal>(
  trx: Kysely<unknown>,
  context: ChangeContext,
  work: (list: StoredClasses) => Promise<Result<null, FailureWith<Code>>>,
) {
  const { cafeteriaId } = context.identity;
  const changed = await work(await lockClasses(trx, cafeteriaId));
  if (!changed.ok) return changed;
  await noteTopics(trx, context.identity, ["CLASSES"]);
  await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId });
  const { version, classes } = await readClasses(trx, cafeteriaId);
  return accepted({ data: { version, classes: [...classes] } });
}

const nameTaken = invalid("name", "Ya existe una clase con ese nombre");

/** CLASS-03 */
export const createClass = change(endpoints.createClass, (trx, { body: { name } }, context) =>
  changeClasses(trx, context, async ({ classes }) => {
    if (isClassNameTaken(classes, name, null)) return refused(nameTaken);
    await insertClass(trx, context.identity.cafeteriaId, name);
    return accepted(null);
  }),
);

/** CLASS-03, CLASS-05 */
export const renameClass = change(endpoints.renameClass, (trx, { params: { classId }, body }, context) =>
  changeClasses(trx, context, async (list) => {
    const former = list.classes.find(({ id }) => id === classId);
    if (former === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const { name, version } = body;
    const checked = checkVersion(version, former);
    if (!checked.ok) return refused(checked.failure);
    if (isClassNameTaken(list.classes, name, classId)) return refused(nameTaken);
    await updateClassName(trx, classId, name);
    return accepted(null);
  }),
);

/** CLASS-04 */
export const deleteClass = change(endpoints.deleteClass, (trx, { params: { classId } }, context) =>
  changeClasses(trx, context, async (list) => {
    if (!list.classes.some(({ id }) => id === classId)) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
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
