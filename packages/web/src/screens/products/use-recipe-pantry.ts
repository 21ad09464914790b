import type { Feature } from "@cantina/domain/cafeteria";
import type { ProductEntry } from "@cantina/domain/catalog-editing";
import { useQuery } from "@tanstack/react-query";
import { consumablesQuery, useInventoryCalls } from "../../composition/desk/index.ts";
import type { RecipePantry } from "./parts/RecipeSection.tsx";

/** null: the cafeteria keeps no recipes. */
export function useRecipePantry(features: readonly Feature[]): RecipePantry | null {
  const isOn = features.includes("inventory");
  const desk = useInventoryCalls();
  const { data, failureReason, refetch } = useQuery({ ...consumablesQuery(desk), enabled: isOn });
  if (!isOn) return null;
  return { consumables: data, isFailing: failureReason !== null, retry: () => void refetch() };
}

/** What a recipe said of the cost is not known any more once it is taken away; who may type it may keep it. INVENTORY-10 */
export const withoutRecipeCost = <Entry extends Pick<ProductEntry, "recipe" | "cost">>(
  entry: Entry,
  hadRecipe: boolean,
  features: readonly Feature[],
): Entry =>
  hadRecipe && entry.recipe.length === 0 && !features.includes("productUtility") ? { ...entry, cost: null } : entry;
