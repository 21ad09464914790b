import { stockEndpoints } from "@cantina/contract/stock";
import { BrokenInvariant, accepted, refused } from "@cantina/domain/kernel";
import { decideResolution } from "@cantina/domain/stock";
import { type Route, change, recordChanges, route } from "../http/index.ts";
import { readerOf } from "../transactions/index.ts";
import { lockStock, writeChange } from "./change-stock.queries.ts";
import { findOpenShortage, listResolved, resolveShortage } from "./shortage.queries.ts";
import { tooManyUnits } from "./too-many-units.ts";

export const shortageRoutes: readonly Route[] = [
  route(stockEndpoints.listResolvedShortages, async ({ params: { cafeteriaId }, query }, { db, identity }) =>
    accepted(await listResolved(db.kysely, cafeteriaId, { ...query, reader: readerOf(identity) })),
  ),

  change(stockEndpoints.resolveStockShortage, async (trx, { params, body }, context) => {
    const { cafeteriaId, shortageId } = params;
    const { profileId } = context.identity;
    const found = await findOpenShortage(trx, cafeteriaId, shortageId);
    if (found === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const { productId, missing } = found;
    const product = await lockStock(trx, cafeteriaId, productId);
    if (product === undefined) throw new BrokenInvariant("what lacks units is a product");
    const decided = decideResolution(product.currentStock, { missing, received: body.received });
    if (!decided.ok)
      return refused(decided.failure.code === "STOCK_TOO_HIGH" ? tooManyUnits("received") : decided.failure);
    const at = context.clock.now();
    const [first, correction] = decided.value;
    if (first === undefined) throw new BrokenInvariant("a resolution has a record");
    const written = { cafeteriaId, productId, sellerId: profileId, at };
    const recordId = await writeChange(trx, { ...written, ...first, description: body.description });
    const correctionId =
      correction === undefined
        ? recordId
        : await writeChange(trx, { ...written, ...correction, description: "Se descuenta un faltante" });
    // Somebody may have counted it, or resolved it, before the product was locked.
    if (!(await resolveShortage(trx, shortageId, { recordId, correctionId, by: profileId, at })))
      return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const [before, after] = [product.currentStock, (correction ?? first).stock];
    await recordChanges(trx, context, {
      noted: [
        { entity: "stockShortage", id: shortageId, after: recordId },
        { entity: "product", id: productId, before, after },
      ],
      told: [{ entityType: "product", id: productId }],
    });
    return accepted({ data: null });
  }),
];
