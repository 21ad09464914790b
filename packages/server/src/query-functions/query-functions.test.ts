import { randomUUID } from "node:crypto";
import { makeCafeteria, withTestDatabase } from "@cantina/testkit/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, ensureFunctions, migrate, migrations, openDatabase, runMigrations } from "../db/index.ts";
import { numberEventsFunction } from "../realtime/index.ts";
import { saleFunctions } from "../orders/index.ts";
import { formerSaleFacts } from "./former-sale-facts.setup.ts";
import { queryFunctions } from "./index.ts";

const testDatabase = withTestDatabase();
let database: Database<unknown>;
let canteen: Awaited<ReturnType<typeof makeCafeteria>>;

const ofThen = /^(?:book_promotion_items|late_sale_facts|find_shortages|note_late_sale|number_events)_/u;
/** There were no seals, and a function had no name made of its text. */
const asFormerly = (definition: string): string =>
  definition
    .replace("country_id, seal_policy", "country_id, 'OFF' as seal_policy")
    .replaceAll("'seals', p.seals", "'seals', '{}'::text[]")
    .replaceAll(/_[0-9a-f]{12}\b/gu, "");

/** The functions of a release from before they were named after their texts. */
const asBefore = [
  formerSaleFacts,
  ...[...saleFunctions, numberEventsFunction]
    .filter(({ name }) => ofThen.test(name))
    .map(({ definition }) => asFormerly(definition)),
  `create function write_audit_row(entry jsonb) returns void language sql as $$
     insert into audit_log (action, is_visit, changes)
     select e.action, e.is_visit, e.changes from jsonb_to_record(entry) as e(action text, is_visit boolean, changes jsonb)
   $$`,
].join(";");

beforeAll(async () => {
  const { database: there } = testDatabase();
  const name = `release_${randomUUID().replaceAll("-", "")}`;
  await there.query(`create database ${name} template template0`, []);
  const opened = await openDatabase<unknown>({ ...there.address, database: name }, { maxConnections: 3 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  database = opened.value;
  expect((await runMigrations(database.kysely, migrations, "0150-unkeyed-calls")).ok).toBe(true);
  await database.query(asBefore, []);
  canteen = await makeCafeteria(database);
});
afterAll(() => database.close());

/** What a server asks before each sale: of the release before by its former name, of this one by its own. */
const factsBy = async (name: string): Promise<unknown> =>
  (
    await database.query(
      `select ${name}($1, $2, gen_random_uuid(), gen_random_uuid(), '2026-11-20T15:00:00Z', null, false, '{}', '{}', '{}') as facts`,
      [canteen.id, canteen.employee.profileId],
    )
  )[0]?.["facts"];
/** How many events a server numbers: of the release before by the former name, of this one by its own. */
const numberedBy = async (name: string): Promise<unknown> => {
  await database.query(
    "insert into change_event (cafeteria_id, kind, entity_type, entity_id) values ($1, 'changed', 'order', 'o1')",
    [canteen.id],
  );
  return (await database.query(`select ${name}() as numbered`, []))[0]?.["numbered"];
};
const auditedByFormer = () =>
  database.query(
    'select write_audit_row(\'{"action": "former", "is_visit": false, "changes": [{"entity": "order", "id": "o1"}]}\')',
    [],
  );

const ours =
  "'^(sale_facts|shared_facts|facts_of_sales|sold_today|named_coupons|write_sales|book_promotion_items|book_payment_parts|late_sale_facts|find_shortages|note_late_sale|number_events|write_audit_row|book_movements|consumption_facts|stock_record_before|consumable_level_before|contained_allergens)'";
const namesOf = async (): Promise<readonly unknown[]> =>
  (await database.query(`select proname as name from pg_proc where proname ~ ${ours} order by 1`, [])).map(
    ({ name }) => name,
  );

test("[DEPLOY-01] a server that goes on with the names of before reads the same beside the new one, until the second release after", async () => {
  const before = await factsBy("sale_facts");
  expect(await migrate(database.kysely, migrations)).toMatchObject({ ok: true });
  await ensureFunctions(database.kysely, queryFunctions, "0.3.1");
  expect(await namesOf()).toHaveLength(24);
  expect(await factsBy("sale_facts")).toEqual(before);
  expect(await factsBy(saleFunctions[0].name)).toEqual(before);
  await ensureFunctions(database.kysely, queryFunctions, "0.3.1");
  expect(await namesOf()).toHaveLength(24);
  expect([await numberedBy("number_events"), await numberedBy(numberEventsFunction.name)]).toEqual([1, 1]);
  await auditedByFormer();

  await ensureFunctions(database.kysely, queryFunctions, "0.3.2");
  expect(await namesOf()).toEqual(queryFunctions.map(({ name }) => name).toSorted());
  expect(await factsBy(saleFunctions[0].name)).toEqual(before);
  expect(await numberedBy(numberEventsFunction.name)).toBe(1);
  await expect(auditedByFormer()).rejects.toThrow("does not exist");
});

test("[DEPLOY-01] a new database has one of each", async () => {
  const { database: fresh } = testDatabase();
  const rows = await fresh.query(`select count(*)::int as n from pg_proc where proname ~ ${ours}`, []);
  expect(rows).toEqual([{ n: queryFunctions.length }]);
});
