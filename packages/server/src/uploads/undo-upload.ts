import { uploadEndpoints } from "@cantina/contract/uploads";
import { accepted, refused } from "@cantina/domain/kernel";
import { decideUndo } from "@cantina/domain/uploads";
import { markDeleted } from "../catalog/index.ts";
import { change, recordChange } from "../http/index.ts";
import { lockBatch } from "./product-upload.queries.ts";

/** Takes back what a batch made, as far as nobody sold or edited it. SHEET-06 */
export const undoUpload = change(uploadEndpoints.undoProductUpload, async (trx, { params: { batchId } }, context) => {
  const products = await lockBatch(trx, context.identity.cafeteriaId, batchId);
  if (products === undefined) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
  const { remove, stay } = decideUndo(products);
  await markDeleted(trx, remove);
  await recordChange(trx, context, { entityType: "catalog", id: batchId });
  return accepted({ data: { removed: remove.length, stayed: [...stay] } });
});
