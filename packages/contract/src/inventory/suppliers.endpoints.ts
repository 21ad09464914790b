import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { newSupplier, supplier, supplierChange, supplierDetail } from "./inventory.wire.ts";

const tag = "Inventario";

export const listSuppliers = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/suppliers",
  summary: "Los proveedores, por nombre",
  access: "readInventory",
  data: v.array(supplier),
});

export const readSupplier = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/suppliers/{supplierId}",
  summary: "Un proveedor, también si fue eliminado",
  access: "readInventory",
  data: supplierDetail,
  errors: ["NOT_FOUND"],
});

export const createSupplier = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/inventory/suppliers",
  summary: "Agrega un proveedor",
  access: "editInventory",
  body: newSupplier,
  idempotent: true,
  data: supplier,
});

export const changeSupplier = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/inventory/suppliers/{supplierId}",
  summary: "Cambia un proveedor",
  access: "editInventory",
  keyed: true,
  body: supplierChange,
  data: supplier,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY"],
});

export const deleteSupplier = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/inventory/suppliers/{supplierId}",
  summary: "Elimina un proveedor del que no hay insumos; el historial lo conserva",
  access: "editInventory",
  keyed: true,
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "SUPPLIER_IN_USE"],
});
