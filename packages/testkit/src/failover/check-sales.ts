import { auditBooks } from "@cantina/server/audit";
import type { ServerDatabase } from "@cantina/server/http";
import type { Till } from "../orders-suite/index.ts";
import type { SoldSale } from "./sell-through.ts";

export type Verdict = {
  readonly lost: number;
  readonly extra: number;
  readonly twice: number;
  /** Keys that, asked again, did not give their first answer byte for byte. */
  readonly changedAnswers: number;
  readonly discrepancies: number;
};

export const isClean = (verdict: Verdict): boolean => Object.values(verdict).every((count) => count === 0);

/** The sellers' memory against the books, and each key asked once more. */
export async function checkSales(
  database: ServerDatabase,
  sold: readonly SoldSale[],
  till: Pick<Till, "sell">,
): Promise<Verdict> {
  const rows = await database.query("select id, cart_id from transaction where order_type = 'ORDER'", []);
  const byCart = new Map<unknown, unknown>(rows.map((row) => [row["cart_id"], row["id"]]));
  const carts = new Set<unknown>(sold.map(({ body }) => body.cartId));
  let changedAnswers = 0;
  for (const { key, body, answer } of sold) if ((await till.sell(body, key)).text !== answer) changedAnswers += 1;
  const after = await database.query("select count(*) as n from transaction where order_type = 'ORDER'", []);
  const { discrepancies } = await auditBooks(database.kysely);
  return {
    lost: sold.filter(({ body, orderId }) => byCart.get(body.cartId) !== orderId).length,
    extra: rows.filter((row) => !carts.has(row["cart_id"])).length,
    twice: Number(after[0]?.["n"]) - byCart.size,
    changedAnswers,
    discrepancies: discrepancies.length,
  };
}
