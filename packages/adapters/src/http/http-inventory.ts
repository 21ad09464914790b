import type { ApiFailure } from "@cantina/contract/calls";
import type { DataOf } from "@cantina/contract/endpoint";
import { consumableEndpoints, supplierEndpoints } from "@cantina/contract/inventory";
import {
  type Consumable,
  type ConsumableId,
  type PreparedEntry,
  type Replacement,
  type Supplier,
  type SupplierEntry,
  type SupplierId,
  type SupplyEntry,
  decimalFromQuantity,
} from "@cantina/domain/inventory";
import { type CafeteriaId, type IdempotencyKey, type Result, decimalFromCents } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";

export type ConsumableDetail = DataOf<typeof consumableEndpoints.readConsumable>;

type Shown<Id> = { readonly id: Id; readonly version: number };
type Answer<T> = Promise<Result<T, ApiFailure>>;

/** Suppliers and consumables, changed from the version that was shown. The unit of an entry counts for new ones only. */
export type InventoryDesk = {
  readonly listConsumables: (signal: AbortSignal) => Answer<readonly Consumable[]>;
  readonly readConsumable: (consumableId: ConsumableId, signal: AbortSignal) => Answer<ConsumableDetail>;
  readonly createSupply: (entry: SupplyEntry, key: IdempotencyKey) => Answer<Consumable>;
  readonly changeSupply: (shown: Shown<ConsumableId>, entry: SupplyEntry) => Answer<Consumable>;
  readonly createPrepared: (entry: PreparedEntry, key: IdempotencyKey) => Answer<Consumable>;
  readonly changePrepared: (shown: Shown<ConsumableId>, entry: PreparedEntry) => Answer<Consumable>;
  readonly deleteConsumable: (consumableId: ConsumableId, replacement: Replacement | null) => Answer<null>;
  readonly listSuppliers: (signal: AbortSignal) => Answer<readonly Supplier[]>;
  readonly createSupplier: (entry: SupplierEntry, key: IdempotencyKey) => Answer<Supplier>;
  readonly changeSupplier: (shown: Shown<SupplierId>, entry: SupplierEntry) => Answer<Supplier>;
  readonly deleteSupplier: (supplierId: SupplierId) => Answer<null>;
};

const supplyBody = ({ cost, alertLevel, ...rest }: SupplyEntry) => ({
  ...rest,
  cost: decimalFromCents(cost),
  alertLevel: decimalFromQuantity(alertLevel),
});

const preparedBody = (entry: PreparedEntry) => ({
  name: entry.name,
  unit: entry.unit,
  yield: decimalFromQuantity(entry.yield),
  alertLevel: decimalFromQuantity(entry.alertLevel),
  ingredients: entry.ingredients.map(({ consumableId, quantity }) => ({
    consumableIngredientId: consumableId,
    quantity: decimalFromQuantity(quantity),
  })),
});

const replacementQuery = (replacement: Replacement | null) =>
  replacement === null
    ? {}
    : {
        replacementConsumableId: replacement.consumableId,
        replacementQuantity: String(decimalFromQuantity(replacement.quantity)),
      };

export function httpInventory(client: ApiClient, cafeteriaId: CafeteriaId): InventoryDesk {
  const params = { cafeteriaId };
  const { call } = client;
  return {
    listConsumables: (signal) => call(consumableEndpoints.listConsumables, { params }, { signal }),
    readConsumable: (consumableId, signal) =>
      call(consumableEndpoints.readConsumable, { params: { ...params, consumableId } }, { signal }),
    createSupply: (entry, idempotencyKey) =>
      call(consumableEndpoints.createSupply, { params, body: supplyBody(entry) }, { idempotencyKey }),
    changeSupply: ({ id, version }, entry) =>
      call(consumableEndpoints.changeSupply, {
        params: { ...params, consumableId: id },
        body: { ...supplyBody(entry), version },
      }),
    createPrepared: (entry, idempotencyKey) =>
      call(consumableEndpoints.createPrepared, { params, body: preparedBody(entry) }, { idempotencyKey }),
    changePrepared: ({ id, version }, entry) =>
      call(consumableEndpoints.changePrepared, {
        params: { ...params, consumableId: id },
        body: { ...preparedBody(entry), version },
      }),
    deleteConsumable: (consumableId, replacement) =>
      call(consumableEndpoints.deleteConsumable, {
        params: { ...params, consumableId },
        query: replacementQuery(replacement),
      }),
    listSuppliers: (signal) => call(supplierEndpoints.listSuppliers, { params }, { signal }),
    createSupplier: (body, idempotencyKey) =>
      call(supplierEndpoints.createSupplier, { params, body }, { idempotencyKey }),
    changeSupplier: ({ id, version }, entry) =>
      call(supplierEndpoints.changeSupplier, { params: { ...params, supplierId: id }, body: { ...entry, version } }),
    deleteSupplier: (supplierId) => call(supplierEndpoints.deleteSupplier, { params: { ...params, supplierId } }),
  };
}
