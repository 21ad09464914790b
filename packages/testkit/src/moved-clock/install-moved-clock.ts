import type { Row } from "@cantina/server/db";

type Books = { readonly query: (text: string, values: readonly unknown[]) => Promise<readonly Row[]> };

/**
 * Gives a database a clock that a test can set, as somebody sets the machine's: what asks it for the time without
 * naming a schema is told another one. For connections that are opened afterwards; `books` is an owner's.
 */
export async function installMovedClock(books: Books): Promise<void> {
  for (const statement of [
    "create schema moved",
    "create table moved.clock (ahead interval not null)",
    "insert into moved.clock values (interval '0')",
    `create function moved.clock_timestamp() returns timestamptz language sql volatile
       as 'select pg_catalog.clock_timestamp() + ahead from moved.clock'`,
    "grant usage on schema moved to public",
    "grant select on moved.clock to public",
    `do $$ begin
       execute format('alter database %I set search_path = public, moved, pg_catalog', current_database());
     end $$`,
  ])
    await books.query(statement, []);
}

/** How far the database's clock is ahead of the right time from now on, in milliseconds. */
export async function moveClock(books: Books, ahead: number): Promise<void> {
  await books.query("update moved.clock set ahead = make_interval(secs => $1::float8 / 1000)", [ahead]);
}
