import type { GivenDataOf } from "@cantina/contract/endpoint";
import { uploadEndpoints } from "@cantina/contract/uploads";
import { openDays } from "@cantina/domain/cafeteria";
import { accepted, localDateOf, refused } from "@cantina/domain/kernel";
import { type ProductUploadPlan, type UploadedSheet, planProductUpload } from "@cantina/domain/uploads";
import type { Kysely } from "kysely";
import { v7 as newSortableId } from "uuid";
import { type ChangeContext, type RequestContext, changeOnce, ownRoute, recordChange } from "../http/index.ts";
import { insertProducts, lockCategories, readUploadPlace } from "./product-upload.queries.ts";
import { sheetAnswer, withSheet } from "./upload-file.ts";

const endpoint = uploadEndpoints.uploadProducts;
type Answer = { readonly data: GivenDataOf<typeof endpoint> };

async function planUpload(
  db: Kysely<unknown>,
  sheet: UploadedSheet,
  { identity, clock }: ChangeContext,
): Promise<ProductUploadPlan> {
  const { zone, closed, categories, products } = await readUploadPlace(db, identity.cafeteriaId);
  const days = openDays(localDateOf(clock.now(), zone), closed);
  return planProductUpload(sheet, { categories, products, days });
}

const answerOf = (plan: ProductUploadPlan, sheet: UploadedSheet, batchId: string | null): Answer => ({
  data: {
    ...sheetAnswer(plan, sheet),
    batchId,
    products: plan.items.map(({ row, name, categoryId, price, displayDates }) => ({
      row,
      name,
      categoryId,
      price,
      displayDates,
    })),
  },
});

/** Writes the file whole or not at all. SHEET-05 */
const writeUpload = (sheet: UploadedSheet, context: RequestContext) =>
  changeOnce(endpoint, context, async (trx) => {
    const { cafeteriaId, profileId } = context.identity;
    await lockCategories(trx, cafeteriaId);
    const plan = await planUpload(trx, sheet, context);
    if (plan.faults.length > 0) return refused({ code: "UPLOAD_FAULTS", data: plan.faults.length });
    const batchId = newSortableId();
    const rows = plan.items.map((product) => ({ ...product, id: newSortableId() }));
    await insertProducts(trx, { id: batchId, cafeteriaId, profileId, at: context.clock.now() }, rows);
    await recordChange(trx, context, { entityType: "catalog", id: batchId });
    return accepted(answerOf(plan, sheet, batchId));
  });

/** Checks an uploaded file and, unless it is only a trial, adds its products. */
export const uploadProducts = ownRoute(endpoint, ({ query }, context) =>
  withSheet(endpoint.filePart, context, async (sheet) =>
    query.dryRun === "true"
      ? accepted(answerOf(await planUpload(context.db.kysely, sheet, context), sheet, null))
      : writeUpload(sheet, context),
  ),
);
