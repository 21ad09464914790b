import { type DataOf } from "@cantina/contract/endpoint";
import { countEndpoints } from "@cantina/contract/counts";
import type { CountedThing } from "@cantina/domain/counts";
import { type ProductId, type Result, readWholeEntry } from "@cantina/domain/kernel";
import { mostUnits } from "@cantina/domain/stock";
import { useMemo } from "react";
import { useCalls } from "../workplace/index.ts";
import type { CountSource, CountedRow } from "./count-kind.ts";

type Row = DataOf<typeof countEndpoints.createStockCount>["rows"][number];

const rowOf = ({ productId: id, productName: name, resultingStock: left, ...row }: Row): CountedRow => ({
  ...row,
  id,
  name,
  left,
  unit: "",
  cost: null,
});

function told<Told extends { readonly rows: readonly Row[] }, Failure>(answer: Result<Told, Failure>) {
  return answer.ok ? { ...answer, value: { ...answer.value, rows: answer.value.rows.map(rowOf) } } : answer;
}

const bodyOf = (things: readonly CountedThing<ProductId>[]) => ({
  rows: things.map(({ id: productId, countedAt, quantity }) => ({ productId, countedAt, quantity })),
});

/** Products whose stock is kept, in units. */
export function useStockCountSource(): CountSource<ProductId> {
  const calls = useCalls(countEndpoints);
  return useMemo(
    () => ({
      kind: "stock",
      read: (text) => readWholeEntry(text, mostUnits, 0),
      review: async (things) => told(await calls.createStockCount({ query: { dryRun: "true" }, body: bodyOf(things) })),
      book: async ({ things, key }) =>
        told(await calls.createStockCount({ query: {}, body: bodyOf(things) }, { idempotencyKey: key })),
      faultsOf: (failure) =>
        new Map(failure.code === "COUNT_REFUSED" ? failure.data.map(({ productId, fault }) => [productId, fault]) : []),
      list: async (paging, options) => {
        const answer = await calls.listStockCounts({ query: paging }, options);
        if (!answer.ok) return answer;
        const data = answer.value.data.map(({ products, ...count }) => ({ ...count, things: products, cost: null }));
        return { ...answer, value: { ...answer.value, data } };
      },
      readOne: async (countId, options) => told(await calls.readStockCount({ params: { countId } }, options)),
      changes: ["stock"],
    }),
    [calls],
  );
}
