import type { Instant } from "@cantina/domain/kernel";
import { type RawBuilder, sql } from "kysely";
import { recordBeforeFunction } from "./record-before.sql.ts";

const recordBefore = sql.ref(recordBeforeFunction.name);

/** The record of a product that tells what there was until an instant. STOCK-09 */
export const latestBefore = (productId: RawBuilder<unknown>, until: Instant): RawBuilder<unknown> => sql`(
  select id, resulting_stock from stock_flow where id = ${recordBefore}(${productId}, ${until}::timestamptz))`;
