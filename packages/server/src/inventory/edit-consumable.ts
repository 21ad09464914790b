import type { DecodedRequestOf, GivenDataOf } from "@cantina/contract/endpoint";
import { consumableEndpoints } from "@cantina/contract/inventory";
import { type CostFailure, type CostSource, type UnitCosts, unitCosts } from "@cantina/domain/inventory";
import { BrokenInvariant, type Result, accepted, checkVersion, id, refused } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import { reviseRecipes } from "../catalog/index.ts";
import {
  type ConsumableRow,
  consumablesOf,
  costSourceOf,
  currentCosts,
  findConsumable,
  lockRecipes,
} from "../consumables/index.ts";
import {
  type RequestContext,
  type RouteFailure,
  type StoredAnswer,
  editTogether,
  recordChange,
  withIdempotency,
} from "../http/index.ts";
import { insertPrepared, insertSupply, updatePrepared, updateSupply } from "./edit-consumable.queries.ts";
import { consumableOf } from "./consumable-data.ts";
import { holdSupplier } from "./supplier.queries.ts";

type Asked<Name extends keyof typeof consumableEndpoints> = DecodedRequestOf<(typeof consumableEndpoints)[Name]>;
type Written = Result<{ readonly data: GivenDataOf<typeof consumableEndpoints.createSupply> }, RouteFailure>;
type Answered = Result<
  { readonly data: GivenDataOf<typeof consumableEndpoints.createSupply> } | StoredAnswer,
  RouteFailure
>;

const failures: Readonly<Record<CostFailure["code"], RouteFailure>> = {
  RECIPE_CYCLE: { code: "RECIPE_CYCLE" },
  UNKNOWN_INGREDIENT: { code: "NOT_FOUND" },
  COST_TOO_HIGH: {
    code: "VALIDATION",
    data: [{ path: "cost", message: "El costo de un preparado sería demasiado alto" }],
  },
};

/** The costs as they will be, before anything is written. INVENTORY-04 INVENTORY-16 */
export function costsAfter(sources: readonly CostSource[]): Result<UnitCosts, RouteFailure> {
  const costs = unitCosts(sources);
  return costs.ok ? costs : refused(failures[costs.failure.code]);
}

async function written(trx: Transaction<unknown>, context: RequestContext, consumableId: string): Promise<Written> {
  const { cafeteriaId } = context.identity;
  await recordChange(trx, context, { entityType: "consumable", id: consumableId });
  const row = await findConsumable(trx, cafeteriaId, consumableId);
  if (row === undefined) throw new BrokenInvariant("a consumable just written can be read");
  return accepted({ data: consumableOf(row, await currentCosts(trx, cafeteriaId)) });
}

export const createSupply = (
  { params: { cafeteriaId }, body }: Asked<"createSupply">,
  context: RequestContext,
): Promise<Result<StoredAnswer, RouteFailure>> =>
  withIdempotency(consumableEndpoints.createSupply, context, async (trx) => {
    await lockRecipes(trx, cafeteriaId);
    if (!(await holdSupplier(trx, cafeteriaId, body.supplierId))) return refused({ code: "NOT_FOUND" });
    const supplyId = newSortableId();
    await insertSupply(trx, { ...body, cafeteriaId, id: supplyId });
    return written(trx, context, supplyId);
  });

export const createPrepared = (
  { params: { cafeteriaId }, body }: Asked<"createPrepared">,
  context: RequestContext,
): Promise<Result<StoredAnswer, RouteFailure>> =>
  withIdempotency(consumableEndpoints.createPrepared, context, async (trx) => {
    await lockRecipes(trx, cafeteriaId);
    const preparedId = id<"consumable">(newSortableId());
    const rows = await consumablesOf(trx, cafeteriaId);
    const source: CostSource = { ...body, id: preparedId, type: "PREPARED", ...noCost };
    const costs = costsAfter([...rows.map(costSourceOf), source]);
    if (!costs.ok) return costs;
    await insertPrepared(trx, { ...body, cafeteriaId, id: preparedId });
    return written(trx, context, preparedId);
  });

const noCost = { cost: 0 as CostSource["cost"], waste: 0 };

type Edit = {
  readonly endpoint: typeof consumableEndpoints.changeSupply | typeof consumableEndpoints.changePrepared;
  readonly consumableId: string;
  readonly version: number | undefined;
  readonly type: ConsumableRow["type"];
  readonly changed: (row: ConsumableRow) => ConsumableRow;
  readonly write: (trx: Transaction<unknown>) => Promise<boolean>;
};

/** One change under the lock of the recipes, with the next versions of the products that it costs otherwise. */
const edit = (
  context: RequestContext,
  { endpoint, consumableId, version, type, changed, write }: Edit,
): Promise<Answered> =>
  editTogether(endpoint, context, async (trx): Promise<Written> => {
    const { cafeteriaId } = context.identity;
    await lockRecipes(trx, cafeteriaId);
    const rows = await consumablesOf(trx, cafeteriaId);
    const former = rows.find((row) => row.id === consumableId && row.type === type);
    if (former === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const checked = checkVersion(version, former);
    if (!checked.ok) return checked;
    const costs = costsAfter(rows.map((row) => costSourceOf(row.id === consumableId ? changed(row) : row)));
    if (!costs.ok) return costs;
    if (!(await write(trx))) return refused({ code: "NOT_FOUND" });
    const revised = await reviseRecipes(trx, context, { costs: costs.value });
    return revised.ok ? written(trx, context, consumableId) : revised;
  });

/** INVENTORY-06 INVENTORY-12 */
export const changeSupply = (
  { params: { cafeteriaId, consumableId }, body: { version, ...body } }: Asked<"changeSupply">,
  context: RequestContext,
): Promise<Answered> =>
  edit(context, {
    endpoint: consumableEndpoints.changeSupply,
    consumableId,
    version,
    type: "RAW",
    changed: (row) => ({ ...row, ...body }),
    write: async (trx) => {
      if (!(await holdSupplier(trx, cafeteriaId, body.supplierId))) return false;
      await updateSupply(trx, { ...body, id: consumableId });
      return true;
    },
  });

/** INVENTORY-07 INVENTORY-12 */
export const changePrepared = (
  { params: { cafeteriaId, consumableId }, body: { version, ...body } }: Asked<"changePrepared">,
  context: RequestContext,
): Promise<Answered> =>
  edit(context, {
    endpoint: consumableEndpoints.changePrepared,
    consumableId,
    version,
    type: "PREPARED",
    changed: (row) => ({ ...row, ...body }),
    write: async (trx) => {
      await updatePrepared(trx, { ...body, cafeteriaId, id: consumableId });
      return true;
    },
  });
