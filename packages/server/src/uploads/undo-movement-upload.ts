import { uploadEndpoints } from "@cantina/contract/uploads";
import { accepted, refused } from "@cantina/domain/kernel";
import { type MovementUndoPlan, decideMovementUndo } from "@cantina/domain/uploads";
import { type MovementToBook, lockPantry } from "../consumption/index.ts";
import { change } from "../http/index.ts";
import { bookNoted } from "../inventory/index.ts";
import { movementsOf, stockOfAll } from "./movement-upload.queries.ts";
import { lockBatch } from "./upload-batch.queries.ts";

function toBook(undo: MovementUndoPlan["undo"]): readonly MovementToBook[] {
  const movements: MovementToBook[] = [];
  for (const { reason, opposite, ingredients } of undo) {
    const preparation = movements.length;
    movements.push(
      { ...opposite, reason },
      ...ingredients.map((back) => ({ ...back, reason: "PREPARATION_INGREDIENT" as const, preparation })),
    );
  }
  return movements;
}

/** Takes back what a file booked, as far as the stock still has it. SHEET-10 */
export const undoMovementUpload = change(
  uploadEndpoints.undoMovementUpload,
  async (trx, { params: { batchId } }, { identity, tabId, clock }) => {
    const { cafeteriaId, profileId } = identity;
    await lockPantry(trx, cafeteriaId);
    if (!(await lockBatch(trx, "MOVEMENTS", cafeteriaId, batchId)))
      return refused({ code: "DELETE_OR_UPDATE_NOT_FOUND" });
    const { undo, stay } = decideMovementUndo(await movementsOf(trx, batchId), await stockOfAll(trx, cafeteriaId));
    await bookNoted(trx, { cafeteriaId, profileId, tabId, at: clock.now() }, toBook(undo));
    return accepted({ data: { removed: undo.length, stayed: [...stay] } });
  },
);
