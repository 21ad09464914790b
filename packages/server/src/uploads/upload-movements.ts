import type { GivenDataOf } from "@cantina/contract/endpoint";
import { uploadEndpoints } from "@cantina/contract/uploads";
import { accepted, refused } from "@cantina/domain/kernel";
import { type MovementUploadPlan, type UploadedSheet, planMovementUpload } from "@cantina/domain/uploads";
import type { Kysely } from "kysely";
import { v7 as newSortableId } from "uuid";
import { holdRecipes } from "../consumables/index.ts";
import { foldPantry, lockPantry } from "../consumption/index.ts";
import { type ChangeContext, type RequestContext, changeOnce, ownRoute } from "../http/index.ts";
import { bookNoted, withIngredients } from "../inventory/index.ts";
import { insertMovementBatch, readUploadableConsumables } from "./movement-upload.queries.ts";
import { sheetAnswer, withSheet } from "./upload-file.ts";

const endpoint = uploadEndpoints.uploadMovements;
type Answer = { readonly data: GivenDataOf<typeof endpoint> };

const planUpload = async (
  db: Kysely<unknown>,
  sheet: UploadedSheet,
  { identity }: ChangeContext,
): Promise<MovementUploadPlan> => planMovementUpload(sheet, await readUploadableConsumables(db, identity.cafeteriaId));

const answerOf = (plan: MovementUploadPlan, sheet: UploadedSheet, batchId: string | null): Answer => ({
  data: {
    ...sheetAnswer(plan, sheet),
    batchId,
    movements: plan.items
      .map(({ row, consumableId, name, reason, quantity, unit, paidTotal, available }) => ({
        row,
        consumableId,
        consumableName: name,
        reason,
        quantity,
        unit,
        paidTotal,
        availableQuantity: available,
      }))
      .toSorted((a, b) => a.row - b.row),
    untouched: plan.untouched,
  },
});

/** Writes the file whole or not at all. SHEET-05 SHEET-10 */
const writeUpload = (sheet: UploadedSheet, context: RequestContext) =>
  changeOnce(endpoint, context, async (trx) => {
    const { cafeteriaId, profileId } = context.identity;
    await holdRecipes(trx, cafeteriaId);
    await lockPantry(trx, cafeteriaId);
    const plan = await planUpload(trx, sheet, context);
    if (plan.faults.length > 0) return refused({ code: "UPLOAD_FAULTS", data: plan.faults.length });
    const batchId = newSortableId();
    const at = context.clock.now();
    const movements = withIngredients(plan.items);
    const booked = await bookNoted(trx, { cafeteriaId, profileId, tabId: context.tabId, at }, movements);
    const own = booked.filter((_, place) => movements[place]?.preparation === undefined);
    await insertMovementBatch(
      trx,
      { id: batchId, cafeteriaId, profileId, at },
      own.map(({ id }) => id),
    );
    return accepted(answerOf(plan, sheet, batchId));
  });

/** Checks an uploaded file and, unless it is only a trial, books what it brings. */
export const uploadMovements = ownRoute(endpoint, ({ query }, context) =>
  withSheet(endpoint.filePart, context, async (sheet) => {
    if (query.dryRun !== "true") return writeUpload(sheet, context);
    if ((await foldPantry(context.db.kysely, context.identity.cafeteriaId)) > 0) context.feed.poke();
    return accepted(answerOf(await planUpload(context.db.kysely, sheet, context), sheet, null));
  }),
);
