import { type KnownAllergens, knownAllergens } from "@cantina/domain/orders";
import type { QueryClient } from "@tanstack/react-query";
import { clientsQuery, productsQuery } from "./queries.ts";
import type { Sources } from "./sources.ts";

/** For paper, which doesn't follow what is read later: as the screens have it, and else read now or not at all. */
export async function readKnownAllergens(queries: QueryClient, sources: Sources): Promise<KnownAllergens> {
  const [products, clients] = await Promise.all([
    queries.ensureQueryData({ ...productsQuery(sources), retry: false }),
    queries.ensureQueryData({ ...clientsQuery(sources), retry: false }),
  ]);
  return knownAllergens(products, clients);
}
