import type { Product } from "@cantina/domain/catalog";
import { id, instant, loadTemporal, localDate, timeZone } from "@cantina/domain/kernel";
import { plainProduct } from "@cantina/testkit/arbitraries";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { valueStore } from "../../composition/device/index.ts";
import { createQueryClient, queryKeys } from "../../composition/live-data/index.ts";
import { type Workplace, WorkplaceContext } from "../../composition/workplace/index.ts";
import { useCatalog } from "./use-catalog.ts";

await loadTemporal();
afterEach(cleanup);

const shownOn = (day: string): Product => ({
  ...plainProduct(`Menú del ${day}`),
  displayDates: [localDate(day)],
});

test("[CATALOG-02] a till without the server sells by the day that it is, and not by the one when it read last", () => {
  const queries = createQueryClient(() => true);
  const read = { updatedAt: Date.parse("2026-11-19T20:00:00Z") };
  queries.setQueryData(queryKeys.products, ["2026-11-19", "2026-11-20"].map(shownOn), read);
  queries.setQueryData(
    queryKeys.categories,
    [{ id: id("c"), name: "Menús", position: 1, requestTimeLimit: null }],
    read,
  );
  const zone = timeZone("America/Argentina/Buenos_Aires");
  queries.setQueryData(queryKeys.cafeteria, { timeZone: zone, features: [] }, read);
  const never = () => new Promise(() => undefined);
  const workplace = {
    queries,
    sources: { calls: { listProducts: never, listCategories: never, readCafeteria: never } },
    favourites: valueStore([]),
    clock: { now: () => instant("2026-11-20T12:00:00Z") },
  } as unknown as Workplace;
  const { result } = renderHook(() => useCatalog(null), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queries}>
        <WorkplaceContext value={workplace}>{children}</WorkplaceContext>
      </QueryClientProvider>
    ),
  });
  expect(result.current.offered.map(({ name }) => name)).toEqual(["Menú del 2026-11-20"]);
  queries.clear();
});
