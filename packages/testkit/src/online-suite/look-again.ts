import type { Query } from "../orders-suite/index.ts";
import type { ShopBooks } from "./shop-books.ts";

/** Lets the server look at once for all that is open; what is. What was never sent is found by nobody, and stays unknown. */
export async function lookAgain(query: Query, shop: Pick<ShopBooks, "payments">): Promise<readonly string[]> {
  const sent = [shop.payments().map(({ reference }) => reference)];
  await query(
    `update payment_attempt set look_at = clock_timestamp()
      where look_at > clock_timestamp() and looks < 14 and intent_id::text = any($1)`,
    sent,
  );
  await query(
    "update payment_event set look_at = clock_timestamp() where settled_at is null and look_at > clock_timestamp()",
    [],
  );
  const open = await query(
    `select 'event' as kind, settled_at::text as status, null as looks, look_at from payment_event where settled_at is null
      union all
     select 'attempt', status, looks, look_at from payment_attempt
      where intent_id::text = any($1) and status in ('SUBMITTING', 'UNKNOWN', 'PENDING', 'APPROVED')`,
    sent,
  );
  return open.map((row) => JSON.stringify(row));
}
