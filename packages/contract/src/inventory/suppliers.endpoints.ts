import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf } from "../wire/index.ts";
import { newSupplier, supplier, supplierChange, supplierDetail } from "./inventory.wire.ts";

const tag = "Inventario";
const params = v.object({ cafeteriaId: idOf<"cafeteria">() });
const supplierParams = v.object({ cafeteriaId: idOf<"cafeteria">(), supplierId: idOf<"supplier">() });

export const listSuppliers = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/suppliers",
  summary: "Los proveedores, por nombre",
  tag,
  access: "readInventory",
  params,
  data: v.array(supplier),
  errors: [],
});

export const readSupplier = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/suppliers/{supplierId}",
  summary: "Un proveedor, también si fue eliminado",
  tag,
  access: "readInventory",
  params: supplierParams,
  data: supplierDetail,
  errors: ["NOT_FOUND"],
});

export const createSupplier = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/inventory/suppliers",
  summary: "Agrega un proveedor",
  tag,
  access: "editInventory",
  params,
  body: newSupplier,
  idempotent: true,
  data: supplier,
  errors: [],
});

export const changeSupplier = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/inventory/suppliers/{supplierId}",
  summary: "Cambia un proveedor",
  tag,
  access: "editInventory",
  keyed: true,
  params: supplierParams,
  body: supplierChange,
  data: supplier,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY"],
});

export const deleteSupplier = defineEndpoint({
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/inventory/suppliers/{supplierId}",
  summary: "Elimina un proveedor del que no hay insumos; el historial lo conserva",
  tag,
  access: "editInventory",
  keyed: true,
  params: supplierParams,
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "SUPPLIER_IN_USE"],
});
