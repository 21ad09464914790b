import { type KnownAllergens, knownAllergens } from "@cantina/domain/orders";
import type { QueryClient } from "@tanstack/react-query";
import { clientsQuery, productsQuery } from "./queries.ts";
import type { Sources } from "./sources.ts";

/** For paper, which follows nothing that is read later: as the screens have it while that is fresh, and else read now. */
export async function readKnownAllergens(queries: QueryClient, sources: Sources): Promise<KnownAllergens> {
  const [products, clients] = await Promise.all([
    queries.fetchQuery({ ...productsQuery(sources), retry: false }),
    queries.fetchQuery({ ...clientsQuery(sources), retry: false }),
  ]);
  return knownAllergens(products, clients);
}
