import type { DemoServer } from "@cantina/testkit/demo-server";

export type IgnoredLimit = { readonly flag: string; readonly amount: number };

/** What no call tells yet: which limits were knowingly passed in an order. */
export async function readIgnoredLimits(cantina: DemoServer, orderId: string): Promise<readonly IgnoredLimit[]> {
  const books = await cantina.openBooks();
  const rows = await books.query("select flag, amount from ignored_limit where transaction_id = $1", [orderId]);
  await books.close();
  return rows.map((row) => ({ flag: String(row["flag"]), amount: Number(row["amount"]) }));
}
