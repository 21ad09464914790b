import type { GivenDataOf } from "@cantina/contract/endpoint";
import { uploadEndpoints } from "@cantina/contract/uploads";
import { type ProductId, accepted, refused } from "@cantina/domain/kernel";
import { type StockUploadPlan, type UploadedSheet, planStockUpload } from "@cantina/domain/uploads";
import type { Kysely, Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import { type ChangeContext, type RequestContext, changeOnce, ownRoute, recordChanges } from "../http/index.ts";
import { insertStock, lockProducts, readUploadableProducts } from "./stock-upload.queries.ts";
import { sheetAnswer, withSheet } from "./upload-file.ts";

const endpoint = uploadEndpoints.uploadStock;
type Answer = { readonly data: GivenDataOf<typeof endpoint> };

const planUpload = async (
  db: Kysely<unknown>,
  sheet: UploadedSheet,
  { identity }: ChangeContext,
): Promise<StockUploadPlan> => planStockUpload(sheet, await readUploadableProducts(db, identity.cafeteriaId));

/** Planned again once its products are locked: only then do their stocks stand still, and their names rarely change. */
async function lockedPlan(
  trx: Transaction<unknown>,
  sheet: UploadedSheet,
  context: ChangeContext,
  locked: ReadonlySet<ProductId> = new Set(),
): Promise<StockUploadPlan> {
  const plan = await planUpload(trx, sheet, context);
  const ids = plan.items.map(({ productId }) => productId);
  if (ids.every((id) => locked.has(id))) return plan;
  await lockProducts(trx, ids);
  return lockedPlan(trx, sheet, context, new Set([...locked, ...ids]));
}

const answerOf = (plan: StockUploadPlan, sheet: UploadedSheet, batchId: string | null): Answer => ({
  data: {
    ...sheetAnswer(plan, sheet),
    batchId,
    records: plan.items.map(({ row, productId, name, type, units, stock }) => ({
      row,
      productId,
      productName: name,
      type,
      amount: units,
      resultingStock: stock,
    })),
    untouched: plan.untouched,
  },
});

/** Writes the file whole or not at all. SHEET-05 */
const writeUpload = (sheet: UploadedSheet, context: RequestContext) =>
  changeOnce(endpoint, context, async (trx) => {
    const { cafeteriaId, profileId } = context.identity;
    const plan = await lockedPlan(trx, sheet, context);
    if (plan.faults.length > 0) return refused({ code: "UPLOAD_FAULTS", data: plan.faults.length });
    const batchId = newSortableId();
    await insertStock(trx, { id: batchId, cafeteriaId, profileId, at: context.clock.now() }, plan.items);
    await recordChanges(trx, context, {
      noted: plan.items.map(({ productId: id, stock: after }) => ({ entity: "product", id, after })),
      told: [{ entityType: "stock", id: batchId }],
    });
    return accepted(answerOf(plan, sheet, batchId));
  });

/** Checks an uploaded file and, unless it is only a trial, books its units. */
export const uploadStock = ownRoute(endpoint, ({ query }, context) =>
  withSheet(endpoint.filePart, context, async (sheet) =>
    query.dryRun === "true"
      ? accepted(answerOf(await planUpload(context.db.kysely, sheet, context), sheet, null))
      : writeUpload(sheet, context),
  ),
);
