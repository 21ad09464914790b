import {
  type ConsumableId,
  type Ingredient,
  type MovementReason,
  type PantryItem,
  type Portions,
  consumptionOf,
  fallsToAlert,
  quantity,
  quantityCost,
  recipeBook,
  stockOf,
} from "@cantina/domain/inventory";
import { BrokenInvariant, type Cents } from "@cantina/domain/kernel";

import type { DemoRows, Row } from "./tables.ts";

/** Quantities in hundredths, costs in cents. */
export type DemoItem = Omit<PantryItem, "availableQuantity"> & {
  readonly name: string;
  /** What stood there when the cafeteria began. */
  readonly opening: number;
  readonly alertLevel: number;
  /** Of a unit; of a prepared one what its recipe comes to. */
  readonly cost: Cents;
  /** There are only whole ones. */
  readonly isPiece: boolean;
};

export type Shelf = ReturnType<typeof openShelf>;

/** By what its recipes took since the count before. */
type FoundOf = (item: DemoItem, used: number) => number;
type Booked = { readonly at: string } & Row;

/** What there is of each, and the movements that led there. It books as the product does. */
export function openShelf(items: readonly DemoItem[], cafeteriaId: string) {
  const book = recipeBook(items);
  if (!book.ok) throw new BrokenInvariant("the demo's recipes end");
  const states = new Map(
    items.map((item) => [item.id, { item, stock: 0, position: 0, sinceCount: 0, thisWeek: 0, weekBefore: 0 }]),
  );
  const stateOf = (id: ConsumableId) => {
    const state = states.get(id);
    if (state === undefined) throw new BrokenInvariant("the demo's recipes name what there is");
    return state;
  };
  const movements: Row[] = [];
  const consumptions: Row[] = [];
  const alerts: Row[] = [];
  const counts: Row[] = [];
  const countRows: Row[] = [];
  const pantry = (): readonly PantryItem[] =>
    items.map((item) => ({ ...item, availableQuantity: quantity(stateOf(item.id).stock) }));
  const prepared = items.filter(({ yield: yielded }) => yielded !== null);

  function move(id: ConsumableId, reason: MovementReason, moved: number, more: Booked): number {
    const state = stateOf(id);
    const [before, after] = [quantity(state.stock), quantity(state.stock + moved)];
    state.stock = after;
    state.position += 1;
    const movementId = movements.length + 1;
    movements.push({
      id: movementId,
      cafeteria_id: cafeteriaId,
      consumable_id: id,
      position: state.position,
      reason,
      quantity: moved,
      resulting_available_quantity: after,
      profile_id: null,
      consumption_id: null,
      preparation_id: null,
      paid_total: null,
      count_id: null,
      ...more,
    });
    if (fallsToAlert({ before, after, alertLevel: quantity(state.item.alertLevel) }))
      alerts.push({
        // Nobody is mailed what happened before.
        is_mailed: true,
        cafeteria_id: cafeteriaId,
        consumable_id: id,
        available_quantity: after,
        alert_level: state.item.alertLevel,
        at: more.at,
      });
    return movementId;
  }

  /** By recipes, until it is counted, and to know what a week needs. */
  function spend(id: ConsumableId, used: number): void {
    const state = stateOf(id);
    state.sinceCount += used;
    state.thisWeek += used;
  }

  return {
    items,
    pantry,
    move,
    spend,
    stock: (id: ConsumableId): number => stateOf(id).stock,
    usedInWeek: (id: ConsumableId): number => Math.max(stateOf(id).weekBefore, stateOf(id).thisWeek),
    beginWeek: (): void => {
      for (const state of states.values()) [state.weekBefore, state.thisWeek] = [state.thisWeek, 0];
    },
    /** So much was found of each. */
    count: (head: { readonly id: string; readonly at: string; readonly profile_id: string }, found: FoundOf): void => {
      counts.push({ ...head, cafeteria_id: cafeteriaId });
      for (const item of items) {
        const state = stateOf(item.id);
        const [counted, expected] = [found(item, state.sinceCount), state.stock];
        const { at, profile_id } = head;
        const recordId = move(item.id, "COUNT", counted - expected, { at, profile_id, count_id: head.id });
        countRows.push({
          count_id: head.id,
          cafeteria_id: cafeteriaId,
          consumable_id: item.id,
          counted_at: at,
          counted,
          expected,
          unit_cost: item.cost,
          difference_cost: quantityCost(quantity(counted - expected), item.cost),
          record_id: recordId,
          superseded_by: null,
        });
        state.sinceCount = 0;
      }
    },
    /** What an order takes now. */
    takenBy: (portions: readonly Portions[]): readonly Ingredient[] => {
      if (portions.length === 0) return [];
      const stock = stockOf(prepared.map(({ id }) => ({ id, availableQuantity: quantity(stateOf(id).stock) })));
      const taken = consumptionOf(book.value, portions, stock);
      return taken.ok ? taken.value : [];
    },
    /** An order was completed (1), or gives back what it took (−1). */
    consume: (taken: readonly Ingredient[], sign: 1 | -1, cause: Booked): void => {
      const reason = sign === 1 ? "ORDER" : "ORDER_RETURN";
      const consumptionId = consumptions.length + 1;
      consumptions.push({ id: consumptionId, cafeteria_id: cafeteriaId, reason, is_folded: true, ...cause });
      const { at, profile_id } = cause;
      for (const { consumableId, quantity: some } of taken) {
        spend(consumableId, sign * some);
        move(consumableId, reason, -sign * some, { at, profile_id, consumption_id: consumptionId });
      }
    },
    leftOf: (id: ConsumableId): Row => {
      const { stock, position } = stateOf(id);
      return { available_quantity: stock, last_position: position };
    },
    rows: (): DemoRows => ({
      consumption: consumptions,
      inventory_count: counts,
      inventory_count_row: countRows,
      consumable_movement: movements,
      low_stock_alert: alerts,
    }),
  };
}
