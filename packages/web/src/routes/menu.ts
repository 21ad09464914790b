import { type Actor, can, hasFeature } from "@cantina/domain/access";
import { hasPlaces } from "./guard.ts";
import type { RouteEntry } from "./route-entry.ts";
import { routeTable } from "./route-table.ts";

export type MenuGroup = {
  readonly label: string;
  readonly entries: readonly (RouteEntry & { readonly menu: NonNullable<RouteEntry["menu"]> })[];
};

export type MenuReader = Actor & { readonly profileCount: number };

function isShown(entry: RouteEntry, reader: MenuReader): boolean {
  if (!hasFeature(reader.features, entry.feature)) return false;
  if (entry.path === "/user-cafeterias") return hasPlaces(reader);
  return entry.access === "anonymous" || entry.access === "signedIn" || can(reader, entry.access);
}

/** The menu as this person may see it, in the order of the table. */
export function menuFor(reader: MenuReader): readonly MenuGroup[] {
  const entries = routeTable.flatMap((entry) =>
    entry.menu !== null && isShown(entry, reader) ? [{ ...entry, menu: entry.menu }] : [],
  );
  return [...new Set(entries.map(({ menu }) => menu.group))].map((label) => ({
    label,
    entries: entries.filter(({ menu }) => menu.group === label),
  }));
}

export const isWall = (path: string): boolean => routeTable.some((entry) => entry.path === path && entry.isWall);

/** The screen of the menu that a path belongs to: the page of a count is within the list of counts. */
export function menuPathOf(path: string): string {
  const within = routeTable.find(({ menu, path: known }) => menu !== null && path.startsWith(`${known}/`));
  return within?.path ?? path;
}
