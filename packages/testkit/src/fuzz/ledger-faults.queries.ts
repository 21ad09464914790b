import type { Query } from "../orders-suite/index.ts";

const checks: readonly (readonly [string, string])[] = [
  [
    "balances that are not the sum of their postings",
    `select count(*) as faults from account a
      where a.balance is not null and a.balance <> coalesce((
        select sum(case when (p.credit_account_id = a.id) = (a.kind = 'CLIENT') then p.amount else -p.amount end)
          from posting p where a.id in (p.debit_account_id, p.credit_account_id)), 0)`,
  ],
  ["balances below their floor", "select count(*) as faults from account where balance < floor"],
  [
    "postings between two cafeterias",
    `select count(*) as faults from posting p join account d on d.id = p.debit_account_id
       join account c on c.id = p.credit_account_id where d.cafeteria_id <> c.cafeteria_id`,
  ],
  [
    "transactions whose postings are not their total",
    `select count(*) as faults from transaction t
      where t.part_of is null and t.total_price + t.refunded <> coalesce((
        select sum(p.amount) from posting p where p.cause_id = t.id and p.cause_kind = 'TRANSACTION'), 0)`,
  ],
  [
    "stocks that are not the sum of their flows",
    `select count(*) as faults from product g where g.current_stock is not null and g.current_stock <> coalesce((
       select sum(f.amount) from stock_flow f where f.product_id = g.id), 0)`,
  ],
  [
    "carts sold twice",
    `select count(*) as faults from (select 1 from transaction where cart_id is not null
       group by cafeteria_id, cart_id having count(*) > 1) twice`,
  ],
];

/** What is wrong in the books, in words; nothing when they are right. */
export async function ledgerFaults(query: Query): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [what, text] of checks) {
    const [row] = await query(text, []);
    const found = Number(row?.["faults"]);
    if (found > 0) faults.push(`${found} ${what}`);
  }
  return faults;
}
