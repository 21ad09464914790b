import type { ProductDraft } from "@cantina/domain/catalog-editing";
import type { ProductId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { insertVersion } from "./new-product.queries.ts";

export type ChangedProduct = ProductDraft & {
  readonly productId: ProductId;
  /** Its next version; null: what orders were priced from stays. */
  readonly nextVersion: number | null;
  readonly pictureId: string | null;
};

/** Writes all that may be set; in another category the product comes last. */
export async function writeProduct(trx: Kysely<unknown>, wanted: ChangedProduct): Promise<void> {
  if (wanted.nextVersion !== null) await insertVersion(trx, { ...wanted, version: wanted.nextVersion });
  await sql`
    update product p
       set revision = p.revision + 1, current_version = coalesce(${wanted.nextVersion}::int, p.current_version),
           description = ${wanted.description}, daily_limit = ${wanted.dailyLimit}::int,
           barcode = ${wanted.barcode}::text, shown_in_app = ${wanted.shownInApp}::boolean,
           picture_id = ${wanted.pictureId}::text, hidden_for_classes = ${wanted.hiddenForClasses}::uuid[],
           display_dates = ${wanted.displayDates}::date[], category_id = ${wanted.categoryId}::uuid,
           position = case when p.category_id = ${wanted.categoryId}::uuid then p.position else (
             select coalesce(max(o.position), 0) + 1 from product o where o.category_id = ${wanted.categoryId}::uuid) end
     where p.id = ${wanted.productId}`.execute(trx);
}
