import { uploadEndpoints } from "@cantina/contract/uploads";
import { accepted, refused } from "@cantina/domain/kernel";
import { decideProductUndo } from "@cantina/domain/uploads";
import { markDeleted } from "../catalog/index.ts";
import { change, recordChange } from "../http/index.ts";
import { lockProductsOf } from "./product-upload.queries.ts";
import { lockBatch } from "./upload-batch.queries.ts";

/** Takes back what a batch made, as far as nobody sold or edited it. SHEET-06 */
export const undoProductUpload = change(
  uploadEndpoints.undoProductUpload,
  async (trx, { params: { batchId } }, context) => {
    const isThere = await lockBatch(trx, "PRODUCTS", context.identity.cafeteriaId, batchId);
    if (!isThere) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const { remove, stay } = decideProductUndo(await lockProductsOf(trx, batchId));
    await markDeleted(trx, remove);
    await recordChange(trx, context, { entityType: "catalog", id: batchId });
    return accepted({ data: { removed: remove.length, stayed: [...stay] } });
  },
);
