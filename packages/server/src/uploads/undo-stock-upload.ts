import { uploadEndpoints } from "@cantina/contract/uploads";
import { accepted, refused } from "@cantina/domain/kernel";
import { decideStockUndo } from "@cantina/domain/uploads";
import { change, recordChanges } from "../http/index.ts";
import { lockRecordsOf, writeOpposites } from "./stock-upload.queries.ts";
import { lockBatch } from "./upload-batch.queries.ts";

const description = "Se deshizo la carga masiva";

/** Takes back what a file booked, as far as the stock still has it. SHEET-09 */
export const undoStockUpload = change(
  uploadEndpoints.undoStockUpload,
  async (trx, { params: { batchId } }, context) => {
    const { cafeteriaId, profileId } = context.identity;
    if (!(await lockBatch(trx, "STOCK", cafeteriaId, batchId))) return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const { undo, stay } = decideStockUndo(await lockRecordsOf(trx, batchId));
    await writeOpposites(
      trx,
      { id: batchId, cafeteriaId, profileId, at: context.clock.now() },
      undo.map((opposite) => ({ ...opposite, description })),
    );
    await recordChanges(trx, context, {
      noted: undo.map(({ productId: id, stock: after }) => ({ entity: "product", id, after })),
      told: [{ entityType: "stock", id: batchId }],
    });
    return accepted({ data: { removed: undo.length, stayed: [...stay] } });
  },
);
