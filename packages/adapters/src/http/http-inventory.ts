import type { ApiFailure } from "@cantina/contract/calls";
import type { DataOf } from "@cantina/contract/endpoint";
import { consumableEndpoints, supplierEndpoints } from "@cantina/contract/inventory";
import {
  type Consumable,
  type ConsumableId,
  type PreparedDraft,
  type Replacement,
  type Supplier,
  type SupplierDraft,
  type SupplierId,
  type SupplyDraft,
} from "@cantina/domain/inventory";
import { type CafeteriaId, type IdempotencyKey, type Result } from "@cantina/domain/kernel";
import type { ApiClient } from "./api-client.ts";

export type ConsumableDetail = DataOf<typeof consumableEndpoints.readConsumable>;

type Shown<Id> = { readonly id: Id; readonly version: number };
type Answer<T> = Promise<Result<T, ApiFailure>>;

/** Suppliers and consumables, changed from the version that was shown. The unit of a draft counts for new ones only. */
export type InventoryDesk = {
  readonly listConsumables: (signal: AbortSignal) => Answer<readonly Consumable[]>;
  readonly readConsumable: (consumableId: ConsumableId, signal: AbortSignal) => Answer<ConsumableDetail>;
  readonly createSupply: (draft: SupplyDraft, key: IdempotencyKey) => Answer<Consumable>;
  readonly changeSupply: (shown: Shown<ConsumableId>, draft: SupplyDraft, key: IdempotencyKey) => Answer<Consumable>;
  readonly createPrepared: (draft: PreparedDraft, key: IdempotencyKey) => Answer<Consumable>;
  readonly changePrepared: (
    shown: Shown<ConsumableId>,
    draft: PreparedDraft,
    key: IdempotencyKey,
  ) => Answer<Consumable>;
  readonly deleteConsumable: (
    consumableId: ConsumableId,
    replacement: Replacement | null,
    key: IdempotencyKey,
  ) => Answer<null>;
  readonly listSuppliers: (signal: AbortSignal) => Answer<readonly Supplier[]>;
  readonly createSupplier: (draft: SupplierDraft, key: IdempotencyKey) => Answer<Supplier>;
  readonly changeSupplier: (shown: Shown<SupplierId>, draft: SupplierDraft, key: IdempotencyKey) => Answer<Supplier>;
  readonly deleteSupplier: (supplierId: SupplierId, key: IdempotencyKey) => Answer<null>;
};

const replacementQuery = (replacement: Replacement | null) =>
  replacement === null
    ? {}
    : {
        replacementConsumableId: replacement.consumableId,
        replacementQuantity: replacement.quantity,
      };

export function httpInventory(client: ApiClient, cafeteriaId: CafeteriaId): InventoryDesk {
  const params = { cafeteriaId };
  const { call } = client;
  return {
    listConsumables: (signal) => call(consumableEndpoints.listConsumables, { params }, { signal }),
    readConsumable: (consumableId, signal) =>
      call(consumableEndpoints.readConsumable, { params: { ...params, consumableId } }, { signal }),
    createSupply: (draft, idempotencyKey) =>
      call(consumableEndpoints.createSupply, { params, body: draft }, { idempotencyKey }),
    changeSupply: ({ id, version }, draft, idempotencyKey) => {
      const request = { params: { ...params, consumableId: id }, body: { ...draft, version } };
      return call(consumableEndpoints.changeSupply, request, { idempotencyKey });
    },
    createPrepared: (draft, idempotencyKey) =>
      call(consumableEndpoints.createPrepared, { params, body: draft }, { idempotencyKey }),
    changePrepared: ({ id, version }, draft, idempotencyKey) => {
      const request = { params: { ...params, consumableId: id }, body: { ...draft, version } };
      return call(consumableEndpoints.changePrepared, request, { idempotencyKey });
    },
    deleteConsumable: (consumableId, replacement, idempotencyKey) => {
      const request = { params: { ...params, consumableId }, query: replacementQuery(replacement) };
      return call(consumableEndpoints.deleteConsumable, request, { idempotencyKey });
    },
    listSuppliers: (signal) => call(supplierEndpoints.listSuppliers, { params }, { signal }),
    createSupplier: (body, idempotencyKey) =>
      call(supplierEndpoints.createSupplier, { params, body }, { idempotencyKey }),
    changeSupplier: ({ id, version }, draft, idempotencyKey) => {
      const request = { params: { ...params, supplierId: id }, body: { ...draft, version } };
      return call(supplierEndpoints.changeSupplier, request, { idempotencyKey });
    },
    deleteSupplier: (supplierId, idempotencyKey) =>
      call(supplierEndpoints.deleteSupplier, { params: { ...params, supplierId } }, { idempotencyKey }),
  };
}
