import { accepted, id } from "@cantina/domain/kernel";
import { QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { cafeteriaQuery, createQueryClient, queryKeys } from "../live-data/index.ts";
import { type Workplace, WorkplaceContext } from "../workplace/index.ts";
import { useClassMove } from "./class-list.ts";

test("what somebody changes while classes are moved is shown once the last move is told", async () => {
  const queries = createQueryClient(() => true);
  const classes = ["a", "b"].map((name) => ({ id: id<"class">(name), name }));
  queries.setQueryData(queryKeys.cafeteria, { name: "Antes", classes, classesVersion: 1 });
  const readCafeteria = vi
    .fn<() => Promise<unknown>>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue(accepted({ name: "Después", classes: classes.toReversed(), classesVersion: 2 }));
  const workplace = {
    queries,
    sources: { cafeteriaId: id("x"), client: { call: async () => accepted(null) }, calls: { readCafeteria } },
    newId: () => "key",
  } as unknown as Workplace;
  const stop = new QueryObserver(queries, cafeteriaQuery(workplace.sources)).subscribe(() => undefined);
  const { result } = renderHook(() => useClassMove(() => undefined), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queries}>
        <WorkplaceContext value={workplace}>{children}</WorkplaceContext>
      </QueryClientProvider>
    ),
  });

  void queries.invalidateQueries({ queryKey: queryKeys.cafeteria });
  result.current(0, 1);
  expect(queries.getQueryData(queryKeys.cafeteria)).toMatchObject({ name: "Antes", classes: classes.toReversed() });
  await expect.poll(() => queries.getQueryData(queryKeys.cafeteria)).toMatchObject({ name: "Después" });
  stop();
  cleanup();
  queries.clear();
});
