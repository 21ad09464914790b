import type { Feature } from "@cantina/domain/cafeteria";
import { routeTable } from "./route-table.ts";

export type LackingFeature = {
  readonly feature: Feature;
  /** As the menu calls the screen. */
  readonly label: string;
};

/** The function that the screen of that path needs and the cafeteria doesn't have; null: none. */
export function lackingFeature(path: string, features: readonly Feature[]): LackingFeature | null {
  for (const { path: known, feature, title } of routeTable)
    if (known === path && feature !== null && !features.includes(feature)) return { feature, label: title };
  return null;
}
