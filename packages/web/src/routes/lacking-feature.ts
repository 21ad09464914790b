import { hasFeature } from "@cantina/domain/access";
import type { Feature } from "@cantina/domain/cafeteria";
import { routeTable } from "./route-table.ts";

export type LackingFeature = {
  readonly feature: Feature;
  /** As the menu calls the screen. */
  readonly label: string;
};

/** The function that the screen of that path needs and the cafeteria doesn't have; null: none. */
export function lackingFeature(path: string, features: readonly Feature[]): LackingFeature | null {
  const entry = routeTable.find(({ path: known }) => known === path);
  if (entry === undefined || hasFeature(features, entry.feature)) return null;
  const [feature] = [entry.feature].flat();
  return feature ? { feature, label: entry.title } : null;
}
