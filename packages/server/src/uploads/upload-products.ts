import type { GivenDataOf } from "@cantina/contract/endpoint";
import { uploadEndpoints } from "@cantina/contract/uploads";
import { openDays } from "@cantina/domain/cafeteria";
import { accepted, localDateOf, refused } from "@cantina/domain/kernel";
import { type ProductUploadPlan, type UploadedSheet, cellText, planProductUpload } from "@cantina/domain/uploads";
import type { Kysely } from "kysely";
import { v7 as newSortableId } from "uuid";
import {
  type ChangeContext,
  type RequestContext,
  type UploadedFile,
  changeOnce,
  invalid,
  ownRoute,
  recordChange,
} from "../http/index.ts";
import { insertBatch, lockCategories, readUploadPlace } from "./product-upload.queries.ts";
import { readAside } from "./read-aside.ts";
import { uploadTurns } from "./upload-turns.ts";

const endpoint = uploadEndpoints.uploadProducts;
type Answer = { readonly data: GivenDataOf<typeof endpoint> };

const noFile = invalid("excelFile", "Falta el archivo");

async function planUpload(
  db: Kysely<unknown>,
  sheet: UploadedSheet,
  { identity, clock }: ChangeContext,
): Promise<ProductUploadPlan> {
  const { zone, closedDays, categories, products } = await readUploadPlace(db, identity.cafeteriaId);
  const days = openDays(localDateOf(clock.now(), zone), closedDays);
  return planProductUpload(sheet, { categories, products, days });
}

const answerOf = (
  { products, faults, unused }: ProductUploadPlan,
  sheet: UploadedSheet,
  batchId: string | null,
): Answer => ({
  data: {
    batchId,
    products: products.map(({ row, name, categoryId, price, displayDates }) => ({
      row,
      name,
      categoryId,
      price,
      displayDates,
    })),
    faults,
    unused,
    headings: faults.length === 0 ? [] : sheet.headings,
    rows: faults.length === 0 ? [] : sheet.rows.map(({ row, cells }) => ({ row, cells: cells.map(cellText) })),
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
    const rows = plan.products.map((product) => ({ ...product, id: newSortableId() }));
    await insertBatch(trx, { id: batchId, cafeteriaId, profileId, at: context.clock.now() }, rows);
    await recordChange(trx, context, { entityType: "catalog", id: batchId });
    return accepted(answerOf(plan, sheet, batchId));
  });

async function uploadFile({ bytes }: UploadedFile, isDryRun: boolean, context: RequestContext) {
  const sheet = await readAside(bytes, context.signal);
  if (!sheet.ok) return refused({ code: "INVALID_UPLOAD", data: sheet.failure });
  if (!isDryRun) return writeUpload(sheet.value, context);
  return accepted(answerOf(await planUpload(context.db.kysely, sheet.value, context), sheet.value, null));
}

/** Those of this process. */
const turns = uploadTurns();

/** Checks an uploaded file and, unless it is only a trial, adds its products. */
export const uploadProducts = ownRoute(endpoint, async ({ query }, context) => {
  const isDryRun = query.dryRun === "true";
  const { file, identity, signal } = context;
  if (file === null) return refused(noFile);
  try {
    const taken = await turns.take(identity.userId, signal, () => uploadFile(file, isDryRun, context));
    return taken.ok ? taken.value : taken;
  } catch (error) {
    // Nobody is left to hear it, and nothing was written.
    if (signal.aborted && error === signal.reason) return refused({ code: "UPLOAD_BUSY" });
    throw error;
  }
});
