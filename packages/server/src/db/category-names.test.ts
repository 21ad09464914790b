import { randomUUID } from "node:crypto";
import { searchText } from "@cantina/domain/kernel";
import { type Scratch, openScratch } from "@cantina/testkit/database";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { constraintOf } from "./constraint.ts";
import { runMigrations } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";

const before = "0115-edit-versions";
const long = "Ñ".repeat(250);
const place = randomUUID();
const general = randomUUID();
let scratch: Scratch<unknown>;
const query = (text: string, ...values: readonly unknown[]) => scratch.db.query(text, values);

beforeAll(async () => {
  scratch = await openScratch("");
  expect(await runMigrations(scratch.db.kysely, migrations, before)).toMatchObject({ ok: true });
  await query("insert into country (id, name) values ('AR', 'Argentina') on conflict do nothing");
  await query(
    `with place as (
       insert into cafeteria (id, name, code, country_id, tz_name, default_discount_category_id)
       values ($1, 'Vieja', 'V-1', 'AR', 'America/Argentina/Buenos_Aires', $2) returning id)
     insert into discount_category (id, cafeteria_id, name, rate_basis_points) select $2, id, 'General', 0 from place`,
    place,
    general,
  );
  await query(
    `insert into category (cafeteria_id, name, position, status)
     select $1, name, row_number() over (), case when name = 'Gone' then 'DELETED' else 'ENABLED' end
       from unnest($2::text[]) as name`,
    place,
    ["Cafés", "Bebidas (2)", "CAFES", "Bebidas", " bebidas", "Gone", "Gone", "Bébidas  ", long, long.toLowerCase()],
  );
  await query(
    "insert into discount_category (id, cafeteria_id, name, rate_basis_points) values ($1, $2, 'GENERAL', 100)",
    "00000000-0000-0000-0000-000000000001",
    place,
  );
  expect(await runMigrations(scratch.db.kysely, migrations)).toMatchObject({ ok: true });
});
afterAll(() => scratch.drop());

test("[EDIT-17] the first of each name keeps it, doubles get the next free number and remember their name", async () => {
  const rows = await query("select name, former_name, version from category order by position");
  expect(rows.map(({ name, former_name, version }) => [name, former_name, version])).toEqual([
    ["Cafés", null, 1],
    ["Bebidas (2)", null, 1],
    ["CAFES (2)", "CAFES", 2],
    ["Bebidas", null, 1],
    ["bebidas (3)", " bebidas", 2],
    ["Gone", null, 1],
    ["Gone", null, 1],
    ["Bébidas (4)", "Bébidas  ", 2],
    [long, null, 1],
    [`${"ñ".repeat(246)} (2)`, long.toLowerCase(), 2],
  ]);
});

test("[CLIENTS-18] of the double discount categories the default one keeps its name", async () => {
  expect(await query("select id, name, former_name from discount_category order by name desc")).toEqual([
    { id: general, name: "General", former_name: null },
    { id: "00000000-0000-0000-0000-000000000001", name: "GENERAL (2)", former_name: "GENERAL" },
  ]);
});

test.each([
  ["category", "insert into category (cafeteria_id, name, position) values ($1, $2, 99)", "  CAFÉS "],
  [
    "discount_category",
    "insert into discount_category (cafeteria_id, name, rate_basis_points) values ($1, $2, 0)",
    "génerAL",
  ],
])("[EDIT-17] [CLIENTS-18] the database itself refuses a double %s", async (table, text, name) => {
  const error = await query(text, place, name).catch((cause: unknown) => cause);
  expect(constraintOf(error)).toMatchObject({ kind: "unique", name: `${table}_name` });
});

test("[EDIT-17] names are the same for the database where they are for a search", async () => {
  const words = fc.stringMatching(/^[A-Za-zÁÉÍÓÚÜÑÇáéíóúüñçãõêäö0-9 .-]{1,20}$/u);
  await fc.assert(
    fc.asyncProperty(words, async (name) => {
      const [row] = await query("select name_key($1) as key", name);
      expect(row).toEqual({ key: searchText(name).replaceAll(/\s+/gu, " ") });
    }),
    { numRuns: 60 },
  );
});
