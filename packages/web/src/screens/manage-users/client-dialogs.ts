import { lazy } from "react";

// With the edit machine, which the lists have no need of; all in one file, since who opens one soon opens another.
const load = () => import("./edit-dialogs.ts");

export const CardDialog = lazy(async () => ({ default: (await load()).CardDialog }));
export const CategoryDialog = lazy(async () => ({ default: (await load()).CategoryDialog }));
export const ClientDialog = lazy(async () => ({ default: (await load()).ClientDialog }));
export const DeleteCategoryDialog = lazy(async () => ({ default: (await load()).DeleteCategoryDialog }));
export const DeleteClientDialog = lazy(async () => ({ default: (await load()).DeleteClientDialog }));
