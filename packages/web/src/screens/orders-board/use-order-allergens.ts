import type { Allergen } from "@cantina/domain/allergens";
import { type Order, allergensInOrder, knownAllergens } from "@cantina/domain/orders";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { clientsQuery, productsQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";

/** What of each order its diner must not eat, as it is known now. ALLERGEN-08 */
export function useOrderAllergens(): (order: Order) => readonly Allergen[] {
  const { sources } = useWorkplace();
  const { data: products } = useQuery(productsQuery(sources));
  const { data: clients } = useQuery(clientsQuery(sources));
  const known = useMemo(() => knownAllergens(products ?? [], clients ?? []), [products, clients]);
  return useCallback((order) => allergensInOrder(order, known), [known]);
}
