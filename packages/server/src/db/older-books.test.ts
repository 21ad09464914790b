import { randomUUID } from "node:crypto";
import { withTestDatabase } from "@cantina/testkit/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, migrate, migrations, openDatabase, runMigrations } from "./index.ts";

const testDatabase = withTestDatabase();
let older: Database<unknown>;
const nobody = "00000000-0000-0000-0000-000000000000";
const [place, half, free, client, guest, child] = [1, 2, 3, 4, 5, 6].map(() => randomUUID());
const [sale, topUp, lateSeller, sender] = [1, 2, 3, 4].map(() => randomUUID());
const [flour, dough] = [randomUUID(), randomUUID()];
const keys = { late: randomUUID(), logged: randomUUID(), refused: randomUUID(), bare: randomUUID() };

/** Rows of a canteen as the release before keys had owners left them. */
const books = `
begin;
-- Only what the migrations look at is filled in, so that keys and triggers would ask for more.
set local session_replication_role = replica;
insert into country (id, name) values ('UY', 'Uruguay');
insert into cafeteria (id, name, code, country_id, tz_name, default_discount_category_id)
values ('${place}', 'Vieja', 'V-1', 'UY', 'America/Montevideo', '${half}');
insert into discount_category (id, cafeteria_id, name, rate_basis_points, max_discount)
values ('${half}', '${place}', 'Media', 5000, 900), ('${free}', '${place}', 'Libre', 10000, null);
insert into profile (id, authentication_user_id, cafeteria_id, username, type, discount_category_id)
values ('${client}', '${randomUUID()}', '${place}', 'cliente', 'CLIENT', '${free}'),
       ('${guest}', '${randomUUID()}', '${place}', 'visita', 'CLIENT', null);
insert into commensal (id, cafeteria_id, profile_id, first_name, last_name, discount_category_id)
values ('${child}', '${place}', '${client}', 'Ana', 'Paz', '${half}');
insert into transaction (id, cafeteria_id, order_type, status, seller_id, payment_method, subtotal, total_price,
  local_date, date_time, last_status_update, origin_medium)
values ('${sale}', '${place}', 'ORDER', 'COMPLETED', '${lateSeller}', 'CASH', 100, 100,
  '2026-11-20', clock_timestamp(), clock_timestamp(), 'WEB');
insert into late_sale (transaction_id, cafeteria_id, sent_by, received_at, is_in_next_session)
values ('${sale}', '${place}', '${sender}', clock_timestamp(), false);
insert into audit_log (cafeteria_id, action, profile_id, is_visit, changes)
values ('${place}', 'POST /transactions', '${sender}', false, '[{"id": "${sale}"}]'),
       ('${place}', 'POST /transactions', '${sender}', false, '[{"id": "${topUp}"}]');
insert into idempotency_record (cafeteria_id, key, request_hash, status, answer)
values ('${place}', '${keys.late}', '\\x00', 200, '{"data": {"id": "${sale}"}}'),
       ('${place}', '${keys.logged}', '\\x00', 200, '{"data": {"id": "${topUp}"}}'),
       ('${place}', '${keys.refused}', '\\x00', 409, '{"error": {"code": "NO_STOCK"}}'),
       ('${place}', '${keys.bare}', '\\x00', 204, '');
insert into consumable (id, cafeteria_id, type, name, unit, supplier_id, cost, waste, yield, alert_level, available_quantity)
values ('${flour}', '${place}', 'RAW', 'Harina', 'KILOGRAM', '${randomUUID()}', 100, 10, null, 0, 550),
       ('${dough}', '${place}', 'PREPARED', 'Masa', 'KILOGRAM', null, null, null, 200, 0, 0);
insert into consumable_ingredient (cafeteria_id, consumable_id, ingredient_id, position, quantity)
values ('${place}', '${dough}', '${flour}', 1, 150);
commit`;

beforeAll(async () => {
  const { database } = testDatabase();
  const name = `older_${randomUUID().replaceAll("-", "")}`;
  await database.query(`create database ${name} template template0`, []);
  const opened = await openDatabase<unknown>({ ...database.address, database: name }, { maxConnections: 3 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  older = opened.value;
  expect((await runMigrations(older.kysely, migrations, "0115-edit-versions")).ok).toBe(true);
  await older.query(books, []);
  expect(await migrate(older.kysely, migrations)).toMatchObject({ ok: true });
});
afterAll(() => older.close());

test("[ONCE-07] an upgrade gives kept answers to who sent them: a late sale's to its seller, what nobody tells of to nobody", async () => {
  const rows = await older.query("select key, profile_id from idempotency_record", []);
  expect(Object.fromEntries(rows.map((row) => [row["key"], row["profile_id"]]))).toEqual({
    [keys.late]: lateSeller,
    [keys.logged]: sender,
    [keys.refused]: nobody,
    [keys.bare]: nobody,
  });
});

test("[SALE-53] an upgrade takes discounts as they are for what they were from ever, and notes what changes from then on", async () => {
  const terms = () =>
    older.query(
      "select discount_category_id as id, since = '-infinity' as ever, rate_basis_points as rate, max_discount as most from discount_terms order by rate, since",
      [],
    );
  expect(await terms()).toEqual([
    { id: half, ever: true, rate: 5000, most: 900 },
    { id: free, ever: true, rate: 10_000, most: null },
  ]);
  const assigned = (holder: string | undefined) =>
    older.query(
      "select discount_category_id as id, since = '-infinity' as ever from discount_assignment where holder_id = $1 order by since",
      [holder],
    );
  expect(await Promise.all([place, client, guest, child].map(assigned))).toEqual([
    [{ id: half, ever: true }],
    [{ id: free, ever: true }],
    [],
    [{ id: half, ever: true }],
  ]);

  await older.query("update commensal set discount_category_id = null where id = $1", [child]);
  await older.query("update cafeteria set default_discount_category_id = $2 where id = $1", [place, free]);
  await older.query("update discount_category set rate_basis_points = 2500 where id = $1", [half]);
  expect(await assigned(child)).toEqual([
    { id: half, ever: true },
    { id: null, ever: false },
  ]);
  expect(await assigned(place)).toEqual([
    { id: half, ever: true },
    { id: free, ever: false },
  ]);
  expect(await terms()).toContainEqual({ id: half, ever: false, rate: 2500, most: 900 });
});

test("[COUNT-12] an upgrade asks for a count of what was there before anything was consumed", async () => {
  const asked = await older.query(
    "select needs_count as asked, inventory_since < clock_timestamp() as begun from consumable join cafeteria f on f.id = cafeteria_id",
    [],
  );
  expect(asked).toEqual([flour, dough].map(() => ({ asked: true, begun: true })));
});

test("[CONSUME-05] an upgrade begins each pantry with what there is, and keeps its recipes as they are", async () => {
  expect(
    await older.query(
      "select consumable_id as id, position, reason, quantity, resulting_available_quantity as left from consumable_movement",
      [],
    ),
  ).toEqual([{ id: flour, position: 1, reason: "COUNT", quantity: 550, left: 550 }]);
  const recipes = () =>
    older.query(
      "select consumable_id as id, yield, waste, ingredients from consumable_recipe order by revision, consumable_id = $1",
      [dough],
    );
  const kept = [
    { id: flour, yield: null, waste: 10, ingredients: [] },
    { id: dough, yield: 200, waste: 0, ingredients: [{ quantity: 150, consumableId: flour }] },
  ];
  expect(new Set(await recipes())).toEqual(new Set(kept));
  // As a server of the release before edits it: another name changes nothing, another waste does.
  await older.query("update consumable set name = 'Harina 000', waste = 10, version = version + 1 where id = $1", [
    flour,
  ]);
  expect(await recipes()).toHaveLength(2);
  await older.query("update consumable set waste = 20, version = version + 1 where id = $1", [flour]);
  expect(await recipes()).toContainEqual({ id: flour, yield: null, waste: 20, ingredients: [] });
});
