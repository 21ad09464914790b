import { refused } from "@cantina/domain/kernel";
import { type Scratch, openScratch } from "@cantina/testkit/database";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { constraintOf } from "./constraint.ts";
import { asRequest } from "./request-mark.ts";
import { endWithNext } from "./transaction-scope.ts";
import { inTransaction } from "./transaction.ts";

type Schema = { part: { id: number; whole: number | null } };

let scratch: Scratch<Schema>;
beforeAll(async () => {
  scratch = await openScratch<Schema>(`
    create table part (
      id int constraint part_key primary key,
      whole int constraint part_of_whole references part deferrable initially deferred);
    create table asked (mark text, transaction xid8);
    create function note_part() returns trigger language plpgsql as $$
    begin
      insert into asked values (current_setting('application_name'), pg_current_xact_id());
      return null;
    end $$;
    create trigger part_noted after insert on part for each statement execute function note_part();`);
});
afterAll(() => scratch.drop());
beforeEach(() => scratch.db.query("truncate part, asked", []));

const add = (id: number, whole: number | null = null) => sql`insert into part (id, whole) values (${id}, ${whole})`;
const gate = () => {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
};
const parts = async () => (await scratch.db.query("select id from part order by id", [])).map(({ id }) => id);
const asked = () => scratch.db.query("select distinct mark, transaction from asked", []);

test("[PACKET-01] a transaction begins with its first statement, and all of it bears its request's mark", async () => {
  await asRequest("till-7", () =>
    inTransaction(scratch.db.kysely, async (trx) => {
      await add(1).execute(trx);
      await add(2).execute(trx);
    }),
  );
  expect(await parts()).toEqual([1, 2]);
  expect(await asked()).toMatchObject([{ mark: "till-7" }]);
  expect(await scratch.db.query("select current_setting('application_name') as mark", [])).toEqual([
    { mark: "cantina" },
  ]);
});

test("[PACKET-01] a transaction whose first statement has no values begins too", async () => {
  await inTransaction(scratch.db.kysely, async (trx) => {
    await sql.raw("insert into part (id) values (1)").execute(trx);
    await add(2).execute(trx);
    return refused({ code: "NO" });
  });
  expect(await parts()).toEqual([]);
});

test("[PACKET-01] one that asks for nothing, and one that is undone before it asked, leave nothing open", async () => {
  await inTransaction(scratch.db.kysely, async () => "done");
  await inTransaction(scratch.db.kysely, async () => refused({ code: "NO" }));
  await scratch.db.query("insert into part (id) values ($1)", [1]);
  expect(await (await scratch.openAnother()).query("select id from part", [])).toEqual([{ id: 1 }]);
});

test("[PACKET-02] what is known to be the last statement ends the transaction, and its rows come with it", async () => {
  const [isAsked, isSeen] = [gate(), gate()];
  const done = asRequest("till-7", () =>
    inTransaction(scratch.db.kysely, async (trx) => {
      await add(1).execute(trx);
      endWithNext();
      const { rows } = await sql`insert into part (id) values (${2}) returning id`.execute(trx);
      isAsked.open();
      await isSeen.passed;
      return rows;
    }),
  );
  await isAsked.passed;
  expect(await parts()).toEqual([1, 2]);
  isSeen.open();
  expect(await done).toEqual([{ id: 2 }]);
  expect(await asked()).toMatchObject([{ mark: "till-7" }]);
  await inTransaction(scratch.db.kysely, async (trx) => {
    endWithNext();
    await add(3).execute(trx);
  });
  expect(await parts()).toEqual([1, 2, 3]);
});

test("[PACKET-02] a last statement that fails undoes all, also where only the commit finds it", async () => {
  const ending = (id: number, whole: number | null) =>
    inTransaction(scratch.db.kysely, async (trx) => {
      await add(1).execute(trx);
      endWithNext();
      await add(id, whole).execute(trx);
    });
  expect(constraintOf(await ending(1, null).catch((error: unknown) => error))?.name).toBe("part_key");
  expect(await parts()).toEqual([]);
  expect(constraintOf(await ending(2, 9).catch((error: unknown) => error))?.name).toBe("part_of_whole");
  expect(await parts()).toEqual([]);
  await ending(2, 1);
  expect(await parts()).toEqual([1, 2]);
});

test("[PACKET-02] what ended is neither asked anything more nor taken back", async () => {
  const ended = (more: () => Promise<unknown>) =>
    inTransaction(scratch.db.kysely, async (trx) => {
      endWithNext();
      await add(1).execute(trx);
      return (await more()) ?? add(2).execute(trx);
    });
  await expect(ended(async () => undefined)).rejects.toThrow("can't be undone");
  expect(await parts()).toEqual([1]);
  await scratch.db.query("truncate part", []);
  await expect(ended(async () => refused({ code: "NO" }))).rejects.toThrow("can't be undone");
  expect(await parts()).toEqual([1]);
});
