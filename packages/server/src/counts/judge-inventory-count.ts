import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { inventoryCountEndpoints } from "@cantina/contract/counts";
import { type CountFault, decideCount, holdsAgainst } from "@cantina/domain/counts";
import { type ConsumableId, type Quantity, largestEntry, quantity, quantityCost } from "@cantina/domain/inventory";
import {
  type CafeteriaId,
  type Cents,
  type Instant,
  type Result,
  cents,
  compareNames,
  refused,
} from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { currentCosts } from "../consumables/index.ts";
import { type KnownCount, readHoldingCounts } from "../consumption/index.ts";
import { type InventoryCountFacts, readInventoryCountFacts } from "./inventory-count-facts.queries.ts";
import { type AskedRow, instantsOf, judgeRows } from "./judge-rows.ts";

type TriedRow = GivenDataOf<typeof inventoryCountEndpoints.createInventoryCount>["rows"][number];
type Row = { readonly consumableId: ConsumableId; readonly countedAt: Instant; readonly quantity: Quantity };
type Refusals = readonly { readonly consumableId: ConsumableId; readonly fault: CountFault }[];

export type JudgedConsumable = TriedRow & {
  readonly unitCost: Cents;
  /** What its record adds, signed. */
  readonly moves: Quantity;
};

type Known = { readonly facts: InventoryCountFacts; readonly unitCost: Cents; readonly holding: KnownCount | null };

/** null: more than can be kept. COUNT-06 COUNT-11 */
function judge({ facts, unitCost, holding }: Known, { countedAt, quantity: counted }: AskedRow<ConsumableId>) {
  const decided = decideCount(facts, counted, Number.NEGATIVE_INFINITY);
  const holds = holdsAgainst(countedAt, holding);
  const moves = quantity(holds ? decided.units : 0);
  const differenceCost = quantityCost(moves, unitCost);
  const resultingAvailableQuantity = quantity(holds ? decided.available : facts.available);
  if (differenceCost === null || resultingAvailableQuantity > largestEntry) return null;
  return {
    consumableId: facts.consumableId,
    consumableName: facts.consumableName,
    unit: facts.unit,
    countedAt,
    counted: quantity(counted),
    expected: quantity(decided.expected),
    difference: quantity(decided.difference),
    differenceCost,
    resultingAvailableQuantity,
    supersededBy: holds ? null : (holding?.id ?? null),
    unitCost,
    moves,
  };
}

type Asked = { readonly cafeteriaId: CafeteriaId; readonly rows: readonly Row[]; readonly now: Instant };

/** All rows as they would be booked, by name, or those that are wrong. COUNT-07 COUNT-08 */
export async function judgeInventoryCount(
  db: Kysely<unknown>,
  { cafeteriaId, rows, now }: Asked,
): Promise<Result<readonly JudgedConsumable[], Refusals>> {
  const asked = rows.map(({ consumableId: id, ...row }) => ({ id, ...row }));
  const instants = instantsOf(asked, now);
  const since = [...instants.values()].reduce((one, other) => (other < one ? other : one), now);
  const facts = await readInventoryCountFacts(db, { cafeteriaId, instants, since, now });
  const costs = await currentCosts(db, cafeteriaId);
  const holding = await readHoldingCounts(db, cafeteriaId, since);
  const known = new Map(
    facts.map((fact) => {
      const { consumableId: id, isDeleted, keptSince } = fact;
      // A deleted one costs nothing any more, and is refused.
      const unitCost = costs.get(id)?.cost ?? cents(0);
      return [id, { isDeleted, keptSince, facts: fact, unitCost, holding: holding.get(id) ?? null }] as const;
    }),
  );
  const judged = judgeRows(asked, known, now, judge);
  if (!judged.ok) return refused(judged.failure.map(({ id: consumableId, fault }) => ({ consumableId, fault })));
  const byName = judged.value.toSorted((one, other) => compareNames(one.consumableName, other.consumableName));
  return { ok: true, value: byName };
}

/** What a trial is answered. COUNT-08 */
export const triedRows = (judged: readonly JudgedConsumable[]): TriedRow[] =>
  judged.map(({ unitCost: _unitCost, moves: _moves, ...row }) => row);
