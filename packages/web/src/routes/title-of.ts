import { brand } from "../texts/brand.ts";
import * as texts from "../texts/screens.ts";
import { routeTable } from "./route-table.ts";

/** 'Clientes · Cantina', by which tabs, history and bookmarks are told apart. */
export function titleOf(path: string): string {
  const screen = routeTable.find((entry) => entry.path === path);
  return `${screen?.title ?? texts.notFound} · ${brand}`;
}
