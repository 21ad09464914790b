import { catalogOrderMachine } from "@cantina/domain/catalog-editing";
import type { QueryClient } from "@tanstack/react-query";
import { type ActorRefFrom, createActor } from "xstate";
import type { CatalogCalls } from "./catalog-calls.ts";
import { type ApiFailure, QueryRefusal, isPassing } from "../../failures/failure.ts";
import { rereadAfter } from "../live-data/index.ts";

export type CatalogOrder = ActorRefFrom<typeof catalogOrderMachine<ApiFailure>>;

/** A browser sends a body of this many places even while its page closes. */
const mostKeptAlive = 600;
const keptAlive = (moves: readonly unknown[]) => ({ keepalive: moves.length <= mostKeptAlive });

/** The order that somebody gives the catalogue, which outlives the screen until it is saved. EDIT-11 */
export function openCatalogOrder(
  { sortProducts, sortCategories }: CatalogCalls,
  queries: QueryClient,
  onRefused: (failure: ApiFailure) => void,
): CatalogOrder {
  const order = createActor(catalogOrderMachine<ApiFailure>(), {
    input: {
      sortProducts: (moves) => sortProducts({ body: moves }, keptAlive(moves)),
      sortCategories: (moves) => sortCategories({ body: moves }, keptAlive(moves)),
      reread: () => rereadAfter(queries, "category"),
      isPassing: (failure) => isPassing(new QueryRefusal(failure)),
    },
  });
  order.on("order.refused", ({ failure }) => onRefused(failure));
  return order.start();
}
