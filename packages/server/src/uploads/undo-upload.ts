import type { uploadEndpoints } from "@cantina/contract/uploads";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { decideUndo } from "@cantina/domain/uploads";
import { markDeleted } from "../catalog/index.ts";
import { type RequestContext, type RouteData, type RouteFailure, changeTogether, recordChange } from "../http/index.ts";
import { lockBatch } from "./product-upload.queries.ts";

type Undone = Result<RouteData<typeof uploadEndpoints.undoProductUpload>, RouteFailure>;

/** Takes back what a batch made, as far as nobody sold or edited it. SHEET-06 */
export async function undoUpload(batchId: string, context: RequestContext): Promise<Undone> {
  return changeTogether(context, async (trx): Promise<Undone> => {
    const products = await lockBatch(trx, context.identity.cafeteriaId, batchId);
    if (products === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const { remove, stay } = decideUndo(products);
    await markDeleted(trx, remove);
    await recordChange(trx, context, { entityType: "catalog", id: batchId });
    return accepted({ data: { removed: remove.length, stayed: [...stay] } });
  });
}
