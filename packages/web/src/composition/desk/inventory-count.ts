import { inventoryCountEndpoints } from "@cantina/contract/counts";
import type { DataOf } from "@cantina/contract/endpoint";
import type { CountedThing } from "@cantina/domain/counts";
import { type ConsumableId, type Unit, largestEntry, quantity } from "@cantina/domain/inventory";
import { type Result, parseMoneyText } from "@cantina/domain/kernel";
import { useMemo } from "react";
import { useCalls } from "../workplace/index.ts";
import type { CountSource, CountedRow } from "./count-kind.ts";

type Row = DataOf<typeof inventoryCountEndpoints.createInventoryCount>["rows"][number];

/** Hundredths are typed as cents are. */
function readHundredths(text: string): number | null {
  const read = parseMoneyText(text);
  return read.ok && read.value >= 0 && read.value <= largestEntry ? read.value : null;
}

const bodyOf = (things: readonly CountedThing<ConsumableId>[]) => ({
  rows: things.map(({ id: consumableId, countedAt, quantity: counted }) => ({
    consumableId,
    countedAt,
    quantity: quantity(counted),
  })),
});

/** Supplies and what is prepared, in hundredths of their unit; `signs` stands after a number. */
export function useInventoryCountSource(signs: Readonly<Record<Unit, string>>): CountSource<ConsumableId> {
  const calls = useCalls(inventoryCountEndpoints);
  return useMemo(() => {
    const rowOf = (row: Row): CountedRow => ({
      id: row.consumableId,
      name: row.consumableName,
      unit: signs[row.unit],
      counted: row.counted,
      expected: row.expected,
      difference: row.difference,
      shortage: 0,
      cost: row.differenceCost,
      left: row.resultingAvailableQuantity,
      supersededBy: row.supersededBy,
    });
    const told = <Told extends { readonly rows: readonly Row[] }, Failure>(answer: Result<Told, Failure>) =>
      answer.ok ? { ...answer, value: { ...answer.value, rows: answer.value.rows.map(rowOf) } } : answer;
    return {
      kind: "inventory",
      read: readHundredths,
      review: async (things) =>
        told(await calls.createInventoryCount({ query: { dryRun: "true" }, body: bodyOf(things) })),
      book: async ({ things, key }) =>
        told(await calls.createInventoryCount({ query: {}, body: bodyOf(things) }, { idempotencyKey: key })),
      faultsOf: (failure) =>
        new Map(
          failure.code === "INVENTORY_COUNT_REFUSED"
            ? failure.data.map(({ consumableId, fault }) => [consumableId, fault])
            : [],
        ),
      list: async (paging, options) => {
        const answer = await calls.listInventoryCounts({ query: paging }, options);
        if (!answer.ok) return answer;
        const data = answer.value.data.map(({ consumables: things, differenceCost: cost, ...count }) => ({
          ...count,
          things,
          cost,
          shortage: 0,
        }));
        return { ...answer, value: { ...answer.value, data } };
      },
      readOne: async (countId, options) => told(await calls.readInventoryCount({ params: { countId } }, options)),
      changes: ["consumable"],
    };
  }, [calls, signs]);
}
