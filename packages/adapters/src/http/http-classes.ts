import { classEndpoints } from "@cantina/contract/cafeteria";
import type { ApiFailure } from "@cantina/contract/calls";
import type { ClassList, ClassOrder } from "@cantina/domain/cafeteria";
import type { CafeteriaId, ClassId, Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";

type List = Promise<Result<ClassList, ApiFailure>>;

/** Each answers with the classes as they are then. */
export type ClassesSource = {
  readonly create: (name: string) => List;
  readonly rename: (classId: ClassId, name: string) => List;
  readonly remove: (classId: ClassId) => List;
  readonly order: (order: ClassOrder) => List;
};

export function httpClasses(client: ApiClient, cafeteriaId: CafeteriaId): ClassesSource {
  const params = { cafeteriaId };
  return {
    create: (name) => client.call(classEndpoints.createClass, { params, body: { name } }),
    rename: (classId, name) =>
      client.call(classEndpoints.renameClass, { params: { cafeteriaId, classId }, body: { name } }),
    remove: (classId) => client.call(classEndpoints.deleteClass, { params: { cafeteriaId, classId } }),
    order: ({ newOrderIds, version }) =>
      client.call(classEndpoints.orderClasses, { params, body: { newOrderIds, version } }),
  };
}
