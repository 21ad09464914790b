import { uploadEndpoints } from "@cantina/contract/uploads";
import { accepted, refused } from "@cantina/domain/kernel";
import { decideStockUndo } from "@cantina/domain/uploads";
import { change, recordChanges } from "../http/index.ts";
import { resolveShortagesOf } from "../stock/index.ts";
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
    const at = context.clock.now();
    const written = await writeOpposites(
      trx,
      { id: batchId, cafeteriaId, profileId, at },
      undo.map((opposite) => ({ ...opposite, description })),
    );
    const ended = new Set(undo.filter(({ type }) => type === "CLEAR_STOCK").map(({ productId }) => productId));
    await resolveShortagesOf(trx, new Map([...written].filter(([id]) => ended.has(id))), { by: profileId, at });
    await recordChanges(trx, context, {
      noted: undo.map(({ productId: id, stock: after }) => ({ entity: "product", id, after })),
      told: [{ entityType: "stock", id: batchId }],
    });
    return accepted({ data: { removed: undo.length, stayed: [...stay] } });
  },
);
