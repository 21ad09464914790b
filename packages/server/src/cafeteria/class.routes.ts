import { classEndpoints } from "@cantina/contract/cafeteria";
import { type Route, route } from "../http/index.ts";
import { createClass, deleteClass, orderClasses, renameClass } from "./change-classes.ts";

export const classRoutes: readonly Route[] = [
  route(classEndpoints.createClass, ({ body }, context) => createClass(body.name, context)),
  route(classEndpoints.renameClass, ({ params, body }, context) => renameClass(params.classId, body.name, context)),
  route(classEndpoints.deleteClass, ({ params }, context) => deleteClass(params.classId, context)),
  route(classEndpoints.orderClasses, ({ body }, context) => orderClasses(body, context)),
];
