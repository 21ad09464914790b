import { classEndpoints } from "@cantina/contract/cafeteria";
import type { ApiFailure } from "@cantina/contract/calls";
import type { ClassList, ClassOrder } from "@cantina/domain/cafeteria";
import type { CafeteriaId, ClassId, IdempotencyKey, Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";

type List = Promise<Result<ClassList, ApiFailure>>;

/** Each answers with the classes as they are then. */
export type ClassesSource = {
  readonly create: (name: string, key: IdempotencyKey) => List;
  readonly rename: (classId: ClassId, name: string, key: IdempotencyKey) => List;
  readonly remove: (classId: ClassId, key: IdempotencyKey) => List;
  readonly order: (order: ClassOrder, key: IdempotencyKey) => List;
};

export function httpClasses(client: ApiClient, cafeteriaId: CafeteriaId): ClassesSource {
  const params = { cafeteriaId };
  return {
    create: (name, idempotencyKey) =>
      client.call(classEndpoints.createClass, { params, body: { name } }, { idempotencyKey }),
    rename: (classId, name, idempotencyKey) =>
      client.call(classEndpoints.renameClass, { params: { cafeteriaId, classId }, body: { name } }, { idempotencyKey }),
    remove: (classId, idempotencyKey) =>
      client.call(classEndpoints.deleteClass, { params: { cafeteriaId, classId } }, { idempotencyKey }),
    order: ({ newOrderIds, version }, idempotencyKey) =>
      client.call(classEndpoints.orderClasses, { params, body: { newOrderIds, version } }, { idempotencyKey }),
  };
}
