import { transactionEndpoints } from "@cantina/contract/transactions";
import { type CommensalId, type OrderId, BrokenInvariant } from "@cantina/domain/kernel";
import type { Database } from "@cantina/server/db";
import pg from "pg";

import { fillBooks } from "../../audit-bench/index.ts";
import { openBenchPlace, sellerCredentials } from "../bench-place.ts";
import { type PageMeasured, measurePages } from "../pages/measure-pages.ts";
import { hold, openTillClient } from "../till-client.ts";
import { asBenchSeller } from "./bench-seller.ts";
import { type HistoryCase, historyCases } from "./history-cases.ts";

/** One order in fifty is fetched at noon, and one in ten thousand at an hour that hardly anybody asks for. */
const orderByApp = ({ query }: Pick<Database<unknown>, "query">) =>
  query(
    `update transaction t set pick_up_date_time = (t.local_date + case n % 10000 when 0 then time '17:40' else time '12:00' end) at time zone 'America/Argentina/Buenos_Aires'
       from (select id, row_number() over (order by date_time, id) as n from transaction) o where o.id = t.id and n % 50 = 0`,
    [],
  );

/** The place is for them alone: the books have one seller, who signs in as the bench's. */
const fillHistory =
  (orders: number) =>
  async (database: Pick<Database<unknown>, "query">): Promise<void> => {
    await fillBooks(database, orders);
    await asBenchSeller(database);
    await orderByApp(database);
  };

const pageText = ({ condition, limit, offset }: HistoryCase): string => `
  select t.*, c.first_name, c.last_name, b.username as buyer, s.username as seller,
         (select json_agg(i order by i.line) from transaction_item i where i.transaction_id = t.id) as items
    from (select id from transaction where cafeteria_id = (select id from cafeteria) and ${condition}
           order by date_time desc, id desc limit ${limit} offset ${offset}) p
    join transaction t on t.id = p.id
    left join commensal c on c.id = t.commensal_id
    left join profile b on b.id = t.buyer_id
    left join profile s on s.id = t.seller_id
   order by t.date_time desc, t.id desc`;

const countText = ({ condition }: HistoryCase): string =>
  `select count(*) from transaction where cafeteria_id = (select id from cafeteria) and ${condition}`;

async function readKnown(client: pg.Client, orders: number): Promise<Parameters<typeof historyCases>[0]> {
  const { rows } = await client.query<{ id: OrderId; at: string; commensal_id: CommensalId }>(
    `select id, to_char(date_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, commensal_id
       from transaction order by date_time, id offset 1000 limit 1`,
  );
  const [row] = rows;
  if (row === undefined) throw new BrokenInvariant("a history of more than a thousand orders");
  return { orders, commensalId: row.commensal_id, late: { id: row.id, at: row.at } };
}

export async function measureHistory(orders: number, rounds: number): Promise<readonly PageMeasured[]> {
  const place = await openBenchPlace({ fill: fillHistory(orders) });
  const client = new pg.Client(place.connection);
  try {
    await client.connect();
    await place.settle();
    const till = await openTillClient(place.url, sellerCredentials);
    const params = { cafeteriaId: till.cafeteriaId };
    const cases = historyCases(await readKnown(client, orders)).map((one) => ({
      name: one.name,
      ask: async () => hold(await till.call(transactionEndpoints.listTransactions, { params, query: one.query })).data,
      rowsText: pageText(one),
      countText: countText(one),
    }));
    return await measurePages(client, cases, rounds);
  } finally {
    await client.end();
    await place.close();
  }
}
