import type { Instant } from "@cantina/domain/kernel";
import { type RawBuilder, sql } from "kysely";

/** The record of a product that tells what there was until an instant: the latest booked of those dated before it. STOCK-09 */
export const latestBefore = (productId: RawBuilder<unknown>, until: Instant): RawBuilder<unknown> => sql`(
  select id, resulting_stock from stock_flow where product_id = ${productId} and date_time < ${until}::timestamptz
   order by id desc limit 1)`;
