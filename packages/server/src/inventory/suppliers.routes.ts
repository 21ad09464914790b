import { supplierEndpoints } from "@cantina/contract/inventory";
import { BrokenInvariant, accepted, checkVersion, refused } from "@cantina/domain/kernel";
import { type Route, change, recordChange, route } from "../http/index.ts";
import {
  findSupplier,
  insertSupplier,
  lockSupplier,
  markSupplierDeleted,
  suppliersOf,
  suppliesOf,
  updateSupplier,
} from "./supplier.queries.ts";

export const supplierRoutes: readonly Route[] = [
  route(supplierEndpoints.listSuppliers, async ({ params }, { db }) =>
    accepted({ data: [...(await suppliersOf(db.kysely, params.cafeteriaId))] }),
  ),

  route(supplierEndpoints.readSupplier, async ({ params }, { db }) => {
    const row = await findSupplier(db.kysely, params.cafeteriaId, params.supplierId);
    return row === undefined ? refused({ code: "NOT_FOUND" }) : accepted({ data: row });
  }),

  change(supplierEndpoints.createSupplier, async (trx, { params: { cafeteriaId }, body }, context) => {
    const row = await insertSupplier(trx, cafeteriaId, body);
    if (row === undefined) throw new BrokenInvariant("a row inserted is returned");
    await recordChange(trx, context, { entityType: "supplier", id: row.id });
    return accepted({ data: row });
  }),

  change(supplierEndpoints.changeSupplier, async (trx, { params: { cafeteriaId, supplierId }, body }, context) => {
    const former = await lockSupplier(trx, cafeteriaId, supplierId);
    if (former === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const checked = checkVersion(body.version, former);
    if (!checked.ok) return checked;
    const row = await updateSupplier(trx, { ...body, id: supplierId });
    await recordChange(trx, context, { entityType: "supplier", id: supplierId });
    return accepted({ data: row });
  }),

  change(supplierEndpoints.deleteSupplier, async (trx, { params: { cafeteriaId, supplierId } }, context) => {
    if ((await lockSupplier(trx, cafeteriaId, supplierId)) === undefined)
      return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const supplies = await suppliesOf(trx, supplierId);
    if (supplies.length > 0) return refused({ code: "SUPPLIER_IN_USE", data: supplies });
    await markSupplierDeleted(trx, supplierId);
    await recordChange(trx, context, { entityType: "supplier", id: supplierId, kind: "deleted", after: "DELETED" });
    return accepted({ data: null });
  }),
];
