import { consumableEndpoints as endpoints } from "@cantina/contract/inventory";
import { type CostFailure, type CostSource, type Unit, type UnitCosts, unitCosts } from "@cantina/domain/inventory";
import { BrokenInvariant, type Result, accepted, checkVersion, id, refused } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import { withAllergensTold } from "../allergens/index.ts";
import { reviseRecipes } from "../catalog/index.ts";
import {
  type ConsumableRow,
  consumablesOf,
  costSourceOf,
  currentCosts,
  findConsumable,
  lockRecipes,
} from "../consumables/index.ts";
import { type ChangeContext, type FailureWith, change, invalid, recordChange } from "../http/index.ts";
import { insertPrepared, insertSupply, updatePrepared, updateSupply } from "./edit-consumable.queries.ts";
import { consumableOf } from "./consumable-data.ts";
import { tellLowStock } from "./low-stock.queries.ts";
import { paidPricesOf } from "./paid-prices.queries.ts";
import { holdSupplier } from "./supplier.queries.ts";

type CostRefusal = FailureWith<"NOT_FOUND" | "RECIPE_CYCLE" | "VALIDATION">;

const failures: Readonly<Record<CostFailure["code"], CostRefusal>> = {
  RECIPE_CYCLE: { code: "RECIPE_CYCLE" },
  UNKNOWN_INGREDIENT: { code: "NOT_FOUND" },
  COST_TOO_HIGH: invalid("cost", "El costo de un preparado sería demasiado alto"),
};

/** The costs as they will be, before anything is written. INVENTORY-04 INVENTORY-16 */
export function costsAfter(sources: readonly CostSource[]): Result<UnitCosts, CostRefusal> {
  const costs = unitCosts(sources);
  return costs.ok ? costs : refused(failures[costs.failure.code]);
}

const unitFailure = invalid("unit", "La unidad no cambia");
const costFailure = invalid("cost", "El costo de un preparado es el de su receta");

async function written(trx: Transaction<unknown>, context: ChangeContext, consumableId: string) {
  const { cafeteriaId } = context.identity;
  await recordChange(trx, context, { entityType: "consumable", id: consumableId });
  await tellLowStock(trx, cafeteriaId, consumableId);
  const row = await findConsumable(trx, cafeteriaId, consumableId);
  if (row === undefined) throw new BrokenInvariant("a consumable just written can be read");
  const paid = await paidPricesOf(trx, cafeteriaId, row.id);
  return accepted({ data: consumableOf(row, await currentCosts(trx, cafeteriaId), paid) });
}

export const createSupply = change(endpoints.createSupply, async (trx, { params: { cafeteriaId }, body }, context) => {
  await lockRecipes(trx, cafeteriaId);
  if (!(await holdSupplier(trx, cafeteriaId, body.supplierId))) return refused({ code: "NOT_FOUND" });
  const supplyId = newSortableId();
  await insertSupply(trx, { ...body, cafeteriaId, id: supplyId });
  return written(trx, context, supplyId);
});

export const createPrepared = change(
  endpoints.createPrepared,
  async (trx, { params: { cafeteriaId }, body }, context) => {
    await lockRecipes(trx, cafeteriaId);
    const preparedId = id<"consumable">(newSortableId());
    const rows = await consumablesOf(trx, cafeteriaId);
    const source: CostSource = { ...body, id: preparedId, type: "PREPARED", ...noCost };
    const costs = costsAfter([...rows.map(costSourceOf), source]);
    if (!costs.ok) return costs;
    const costed = costs.value.get(preparedId)?.cost;
    if (typeof body.cost === "number" && body.cost !== costed) return refused(costFailure);
    await insertPrepared(trx, { ...body, cafeteriaId, id: preparedId });
    return written(trx, context, preparedId);
  },
);

const noCost = { cost: 0 as CostSource["cost"], waste: 0 };

type Edit = {
  readonly consumableId: string;
  readonly version: number | undefined;
  readonly type: ConsumableRow["type"];
  /** As the call names it; undefined: not at all. INVENTORY-38 */
  readonly unit: Unit | undefined;
  readonly changed: (row: ConsumableRow) => ConsumableRow;
  readonly write: () => Promise<boolean>;
};

/** One change under the lock of the recipes, with the next versions of the products that it costs otherwise. */
async function edit(
  trx: Transaction<unknown>,
  context: ChangeContext,
  { consumableId, version, type, unit, changed, write }: Edit,
) {
  const { cafeteriaId } = context.identity;
  await lockRecipes(trx, cafeteriaId);
  const rows = await consumablesOf(trx, cafeteriaId);
  const former = rows.find((row) => row.id === consumableId && row.type === type);
  if (former === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  const checked = checkVersion(version, former);
  if (!checked.ok) return checked;
  const costs = costsAfter(rows.map((row) => costSourceOf(row.id === consumableId ? changed(row) : row)));
  if (!costs.ok) return costs;
  if (unit !== undefined && unit !== former.unit) return refused(unitFailure);
  const revised = await withAllergensTold(trx, context, async () =>
    (await write()) ? reviseRecipes(trx, context, { costs: costs.value }) : refused({ code: "NOT_FOUND" } as const),
  );
  return revised.ok ? written(trx, context, consumableId) : revised;
}

/** INVENTORY-06 INVENTORY-12 */
export const changeSupply = change(endpoints.changeSupply, (trx, { params, body: entered }, context) => {
  const { cafeteriaId, consumableId } = params;
  const { version, unit, ingredients: _none, ...body } = entered;
  return edit(trx, context, {
    consumableId,
    version,
    type: "RAW",
    unit,
    changed: (row) => ({ ...row, ...body }),
    write: async () => {
      if (!(await holdSupplier(trx, cafeteriaId, body.supplierId))) return false;
      await updateSupply(trx, { ...body, id: consumableId });
      return true;
    },
  });
});

/** INVENTORY-07 INVENTORY-12 */
export const changePrepared = change(endpoints.changePrepared, (trx, { params, body: entered }, context) => {
  const { cafeteriaId, consumableId } = params;
  const { version, unit, ...body } = entered;
  return edit(trx, context, {
    consumableId,
    version,
    type: "PREPARED",
    unit,
    changed: (row) => ({ ...row, ...body }),
    write: async () => {
      await updatePrepared(trx, { ...body, cafeteriaId, id: consumableId });
      return true;
    },
  });
});
