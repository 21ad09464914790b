import type { Query } from "../orders-suite/index.ts";

export type KeptAnswer = { readonly key: string; readonly status: number; readonly answer: string };
export type StoredTransaction = {
  readonly id: string;
  readonly cartId: string | null;
  readonly isReverted: boolean;
  /** What was refunded of another one by units. */
  readonly isPart: boolean;
};

/** What the database holds of what the tills did. */
export type Stored = {
  readonly answers: readonly KeptAnswer[];
  readonly transactions: readonly StoredTransaction[];
  readonly movementIds: readonly string[];
};

export async function readStored(query: Query, cafeteriaId: string): Promise<Stored> {
  const [answers, transactions, movements] = await Promise.all([
    query("select key, status, answer from idempotency_record where cafeteria_id = $1", [cafeteriaId]),
    query(
      `select id, cart_id as "cartId", status in ('CANCELLED', 'CANCELLED_ARCHIVED', 'DELETED') as "isReverted",
              part_of is not null as "isPart"
         from transaction where cafeteria_id = $1`,
      [cafeteriaId],
    ),
    query(
      `select m.id from cash_movement m join register_session s on s.id = m.register_session_id where s.cafeteria_id = $1`,
      [cafeteriaId],
    ),
  ]);
  return {
    answers: answers as readonly KeptAnswer[],
    transactions: transactions as readonly StoredTransaction[],
    movementIds: movements.map(({ id }) => String(id)),
  };
}

/** Accounts, products and coupons below the least that they may hold, by name. */
export async function readBelowFloor(query: Query): Promise<readonly string[]> {
  const rows = await query(
    `select 'account ' || id as name from account where balance < floor
     union all select 'product ' || id from product where current_stock < 0
     union all select 'coupon ' || id from user_coupon where remaining_quantity < 0`,
    [],
  );
  return rows.map(({ name }) => String(name));
}

export type StoredEvent = { readonly seq: number | null; readonly name: string };

export const lastEventNumber = async (query: Query, cafeteriaId: string): Promise<number> => {
  const [row] = await query("select last_seq from event_counter where cafeteria_id = $1", [cafeteriaId]);
  return Number(row?.["last_seq"] ?? 0);
};

export const readEventsAfter = async (
  query: Query,
  cafeteriaId: string,
  seq: number,
): Promise<readonly StoredEvent[]> =>
  (await query(
    `select seq, kind || ' ' || entity_type || ' ' || entity_id as name from change_event
      where cafeteria_id = $1 and (seq is null or seq > $2)
      union all
     select null, 'changed ' || c.entity_type || ' ' || c.entity_id
       from untold_change u, unnest(u.entity_types, u.entity_ids) as c(entity_type, entity_id)
      where u.cafeteria_id = $1`,
    [cafeteriaId, seq],
  )) as readonly StoredEvent[];

/** Its first line is the number of the process that all others of the database come from. */
export async function readPostmaster(query: Query): Promise<number> {
  const [row] = await query("select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid", []);
  return Number(row?.["pid"]);
}

/** The database's processes that are at work for a server right now, those that wait in a transaction included. */
export async function readBusyBackends(query: Query): Promise<readonly number[]> {
  const rows = await query(
    `select pid from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle'`,
    [],
  );
  return rows.map(({ pid }) => Number(pid));
}

export async function isSomebodyInTransaction(query: Query): Promise<boolean> {
  const rows = await query("select 1 from pg_stat_activity where state = 'idle in transaction' limit 1", []);
  return rows.length > 0;
}

export async function readConnectionLimit(query: Query): Promise<number> {
  const [row] = await query("select current_setting('max_connections')::int as most", []);
  return Number(row?.["most"]);
}

/** Cuts all but the rival's, who sleep, and this one. */
export const takeServersConnections = async (query: Query): Promise<void> => {
  await query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend' and query not like '%pg_sleep%'`,
    [],
  );
};

/** Changes that are dated before the run began or after now, by name. */
export async function readMisdated(query: Query, cafeteriaId: string, began: string): Promise<readonly string[]> {
  const rows = await query(
    `select 'transaction ' || id || ' at ' || date_time as name from transaction
      where cafeteria_id = $1 and date_time not between $2::timestamptz and clock_timestamp()
     union all
     select 'posting ' || id || ' at ' || at from posting
      where cafeteria_id = $1 and at not between $2::timestamptz and clock_timestamp()`,
    [cafeteriaId, began],
  );
  return rows.map(({ name }) => String(name));
}

export async function readDatabaseTime(query: Query): Promise<string> {
  const [row] = await query("select clock_timestamp()::text as at", []);
  return String(row?.["at"]);
}

/** What is on the clients' accounts and in the stocks. */
export async function readHoldings(query: Query, cafeteriaId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await query(
    `select profile_id as account, balance as held from account where cafeteria_id = $1 and kind = 'CLIENT'
     union all
     select id, current_stock from product where cafeteria_id = $1 and current_stock is not null`,
    [cafeteriaId],
  );
  return new Map(rows.map(({ account, held }) => [String(account), Number(held)]));
}
