import type { Query } from "../orders-suite/index.ts";
import type { ShopBooks } from "./shop-books.ts";

/** Lets the server look at once for all that is open; how many are. What was never sent is found by nobody, and stays unknown. */
export async function lookAgain(query: Query, shop: Pick<ShopBooks, "payments">): Promise<number> {
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
  const [row] = await query(
    `select (select count(*) from payment_event where settled_at is null)
          + (select count(*) from payment_attempt where intent_id::text = any($1)
                and status in ('SUBMITTING', 'UNKNOWN', 'PENDING', 'APPROVED')) as open`,
    sent,
  );
  return Number(row?.["open"]);
}
