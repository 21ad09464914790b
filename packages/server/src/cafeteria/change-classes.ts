import { classEndpoints } from "@cantina/contract/cafeteria";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import { type ClassList, type ClassOrder, checkClassOrder, isClassNameTaken } from "@cantina/domain/cafeteria";
import { type ClassId, type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import {
  type RequestContext,
  type RouteFailure,
  type StoredAnswer,
  editTogether,
  recordChange,
} from "../http/index.ts";
import {
  countCommensals,
  insertClass,
  lockClasses,
  markClassDeleted,
  readClasses,
  updateClassName,
  updatePositions,
} from "./class.queries.ts";

type Edit = (typeof classEndpoints)[keyof typeof classEndpoints];
type List = { readonly data: GivenDataOf<Edit> };
type Answer = Promise<Result<List | StoredAnswer, RouteFailure>>;
type Change = (trx: Kysely<unknown>, list: ClassList) => Promise<Result<null, RouteFailure>>;

function changeClasses(endpoint: Edit, context: RequestContext, change: Change): Answer {
  const { cafeteriaId } = context.identity;
  return editTogether(endpoint, context, async (trx): Promise<Result<List, RouteFailure>> => {
    const changed = await change(trx, await lockClasses(trx, cafeteriaId));
    if (!changed.ok) return changed;
    await recordChange(trx, context, { entityType: "cafeteria", id: cafeteriaId });
    const { version, classes } = await readClasses(trx, cafeteriaId);
    return accepted({ data: { version, classes: [...classes] } });
  });
}

const nameTaken = { path: "name", message: "Ya existe una clase con ese nombre" };

const has = ({ classes }: ClassList, classId: ClassId): boolean => classes.some(({ id }) => id === classId);

/** CLASS-03 */
export const createClass = (name: string, context: RequestContext): Answer =>
  changeClasses(classEndpoints.createClass, context, async (trx, { classes }) => {
    if (isClassNameTaken(classes, name, null)) return refused({ code: "VALIDATION", data: [nameTaken] });
    await insertClass(trx, context.identity.cafeteriaId, name);
    return accepted(null);
  });

/** CLASS-03 */
export const renameClass = (classId: ClassId, name: string, context: RequestContext): Answer =>
  changeClasses(classEndpoints.renameClass, context, async (trx, list) => {
    if (!has(list, classId)) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    if (isClassNameTaken(list.classes, name, classId)) return refused({ code: "VALIDATION", data: [nameTaken] });
    await updateClassName(trx, classId, name);
    return accepted(null);
  });

/** CLASS-04 */
export const deleteClass = (classId: ClassId, context: RequestContext): Answer =>
  changeClasses(classEndpoints.deleteClass, context, async (trx, list) => {
    if (!has(list, classId)) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const commensals = await countCommensals(trx, classId);
    if (commensals > 0) return refused({ code: "CLASS_IN_USE", data: { commensals } });
    await markClassDeleted(trx, context.identity.cafeteriaId, classId);
    return accepted(null);
  });

/** CLASS-01, CLASS-02 */
export const orderClasses = (order: ClassOrder, context: RequestContext): Answer =>
  changeClasses(classEndpoints.orderClasses, context, async (trx, list) => {
    const checked = checkClassOrder(list, order);
    if (!checked.ok) return refused({ ...checked.failure, data: list });
    await updatePositions(trx, context.identity.cafeteriaId, checked.value);
    return accepted(null);
  });
