import type { Route } from "../http/index.ts";
import { createClass, deleteClass, orderClasses, renameClass } from "./change-classes.ts";

export const classRoutes: readonly Route[] = [createClass, renameClass, deleteClass, orderClasses];
