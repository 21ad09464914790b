import { type Algorithm, hash } from "@node-rs/argon2";
import { BrokenInvariant, type Clock, loadTemporal } from "@cantina/domain/kernel";
import { type Database, inTransaction } from "@cantina/server/db";
import { CompiledQuery, type Transaction } from "kysely";

import { demoPassword } from "./accounts.ts";
import { demoEmojis, generateDemo } from "./generate-demo.ts";
import type { PlaceDemo } from "./generate-place.ts";
import { readPictures } from "./pictures.ts";
import { type DemoRows, type Row, demoTables } from "./tables.ts";

// argon2id; the package declares its const enum only for the type checker.
const argon2id: Algorithm = 2;

const rowsPerStatement = 5_000;

const run = <Schema>(trx: Transaction<Schema>, text: string, values: readonly unknown[]) =>
  trx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));

/** JSON carries a whole batch in one parameter; PostgreSQL reads each column by its own type. */
async function insertRows<Schema>(trx: Transaction<Schema>, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const batch = JSON.stringify(rows.slice(start, start + rowsPerStatement));
    const statement = `insert into ${table} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${table}, $1::json)`;
    // Both places show some of the same pictures, and the countries may be there already.
    await run(trx, table === "picture" || table === "country" ? `${statement} on conflict do nothing` : statement, [
      batch,
    ]);
  }
}

/** Where rows came with their numbers, so that those which name each other can be made before they are written. */
async function continueNumbers<Schema>(trx: Transaction<Schema>, table: string): Promise<void> {
  await run(trx, `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`, []);
}

async function insertTables<Schema>(trx: Transaction<Schema>, rows: DemoRows): Promise<void> {
  for (const table of demoTables) {
    const these = rows[table] ?? [];
    if (these.length === 0) continue;
    await insertRows(trx, table, these);
    if (typeof these[0]?.["id"] === "number") await continueNumbers(trx, table);
    if (table !== "register_session") continue;
    await run(
      trx,
      `insert into account (cafeteria_id, kind, register_session_id, balance)
       select cafeteria_id, 'DRAWER', id, 0 from register_session
        where id = any($1::uuid[]) on conflict do nothing`,
      [these.map((row) => row["id"])],
    );
  }
}

async function insertPostings<Schema>(trx: Transaction<Schema>, { cafeteriaId, postings }: PlaceDemo): Promise<void> {
  const accounts = await run(
    trx,
    `select id, concat_ws(' ', kind, profile_id, register_session_id) as name from account where cafeteria_id = $1`,
    [cafeteriaId],
  );
  const ids = new Map(accounts.rows.map((row) => [row["name"], row["id"]]));
  const idOf = (name: string): unknown => {
    if (!ids.has(name)) throw new BrokenInvariant(`the demo posts to ${name}, which does not exist`);
    return ids.get(name);
  };
  const rows = postings.map((posting) => ({
    cafeteria_id: cafeteriaId,
    debit_account_id: idOf(posting.debit),
    credit_account_id: idOf(posting.credit),
    amount: posting.amount,
    cause_kind: posting.causeKind,
    cause_id: posting.causeId,
    at: posting.at,
  }));
  await insertRows(trx, "posting", rows);
}

/** Fills an empty, migrated database with the demo cafeterias, all or nothing. */
export async function loadDemo<Schema>(db: Database<Schema>, { clock }: { readonly clock: Clock }): Promise<void> {
  await loadTemporal();
  const [pictures, passwordHash] = await Promise.all([
    readPictures(demoEmojis()),
    hash(demoPassword, { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  ]);
  const demo = generateDemo({ now: clock.now(), pictures, hashOf: () => passwordHash });
  await inTransaction(db.kysely, async (trx) => {
    await insertTables(trx, demo.shared);
    for (const place of demo.places) {
      await insertTables(trx, place.rows);
      await insertPostings(trx, place);
    }
  });
  // Half of what the planner believes about a bulk load is wrong until it has looked.
  await db.kysely.executeQuery(CompiledQuery.raw("analyze"));
}
