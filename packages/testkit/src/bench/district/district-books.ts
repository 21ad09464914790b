import { BrokenInvariant } from "@cantina/domain/kernel";
import { auditBooks } from "@cantina/server/audit";
import type { Database } from "@cantina/server/db";

import type { Written } from "./district-till.ts";

export type BooksAgreed = { readonly orders: number; readonly postings: number };

type Books = Pick<Database<unknown>, "query" | "kysely">;

/** Each cafeteria has the orders that its tills were told of, and those in doubt at most. */
async function countOrders({ query }: Books, written: Readonly<Record<string, Readonly<Written>>>): Promise<number> {
  const rows = await query(
    `select c.id::text as id, count(t.id)::integer as orders
       from cafeteria c left join transaction t on t.cafeteria_id = c.id and t.order_type = 'ORDER' group by c.id`,
    [],
  );
  let all = 0;
  for (const row of rows) {
    const [id, orders] = [String(row["id"]), Number(row["orders"])];
    const { acknowledged = 0, doubtful = 0 } = written[id] ?? {};
    if (orders < acknowledged || orders > acknowledged + doubtful) {
      throw new BrokenInvariant(
        `cafeteria ${id} has ${orders} orders; ${acknowledged} were acknowledged and ${doubtful} are in doubt`,
      );
    }
    all += orders;
  }
  return all;
}

/**
 * Throws where the books contradict what the tills were told, or themselves: by the product's own audit, which sums
 * every balance, drawer and shelf anew from postings and flows.
 */
export async function checkDistrictBooks(
  books: Books,
  written: Readonly<Record<string, Readonly<Written>>>,
): Promise<BooksAgreed> {
  const orders = await countOrders(books, written);
  const { postings, discrepancies } = await auditBooks(books.kysely);
  if (discrepancies.length > 0) {
    throw new BrokenInvariant(
      `the audit finds ${discrepancies.length} discrepancies: ${JSON.stringify(discrepancies.slice(0, 3))}`,
    );
  }
  return { orders, postings };
}
