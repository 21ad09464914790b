import { classEndpoints } from "@cantina/contract/cafeteria";
import type { ClassList } from "@cantina/domain/cafeteria";
import { type Result, accepted } from "@cantina/domain/kernel";
import { type Route, type RouteFailure, route } from "../http/index.ts";
import { createClass, deleteClass, orderClasses, renameClass } from "./change-classes.ts";

const listAnswer = (answer: Result<ClassList, RouteFailure>) =>
  answer.ok ? accepted({ data: { version: answer.value.version, classes: [...answer.value.classes] } }) : answer;

export const classRoutes: readonly Route[] = [
  route(classEndpoints.createClass, async ({ body }, context) => listAnswer(await createClass(body.name, context))),

  route(classEndpoints.renameClass, async ({ params, body }, context) =>
    listAnswer(await renameClass(params.classId, body.name, context)),
  ),

  route(classEndpoints.deleteClass, async ({ params }, context) =>
    listAnswer(await deleteClass(params.classId, context)),
  ),

  route(classEndpoints.orderClasses, async ({ body }, context) => listAnswer(await orderClasses(body, context))),
];
