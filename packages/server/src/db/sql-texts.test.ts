import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => ({ file: file.replaceAll("\\", "/"), text: readFileSync(join(root, file), "utf8") }));

const found = (pattern: RegExp): readonly string[] =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([hit]) => `${file}: ${hit}`));

/** Values reach the database as parameters only; `sql` templates make parameters of what stands in them. */
it("no value is ever written into an SQL text", () => {
  expect(sources.length).toBeGreaterThan(100);
  // Texts and numbers of ours, which hold no values.
  expect([...new Set(found(/\bsql\.(?:raw|lit|val)\(/gu))].toSorted()).toEqual([
    "audit/audit-books.ts: sql.raw(",
    "backup/read-rows.queries.ts: sql.lit(",
    "backup/tables.queries.ts: sql.raw(",
    "backup/write-rows.queries.ts: sql.raw(",
    // A role's password, quoted by Kysely: PostgreSQL takes no parameter there.
    "db/calls-role.queries.ts: sql.lit(",
    "db/migrations/migration.ts: sql.raw(",
    "db/sql-functions.queries.ts: sql.raw(",
    "http/idempotent.ts: sql.raw(",
    // The domain's letters and document types, which are a column in one place and must be of one type.
    "invoicing/series.queries.ts: sql.lit(",
    "transactions/count-rows.queries.ts: sql.lit(",
    "transactions/sum-history.queries.ts: sql.lit(",
  ]);
  // Names come from the database's own catalogue, or are ours.
  expect([...new Set(found(/\bsql\.(?:ref|table|id)\([^)]*\)/gu))].toSorted()).toEqual([
    "allergens/contained-allergens.queries.ts: sql.ref(containedAllergensFunction.name)",
    "audit/goods-at.queries.ts: sql.ref(levelBeforeFunction.name)",
    "audit/goods-at.queries.ts: sql.ref(recordBeforeFunction.name)",
    "backup/read-rows.queries.ts: sql.table(name)",
    "backup/tables.queries.ts: sql.ref(column)",
    "backup/tables.queries.ts: sql.table(table)",
    "backup/write-rows.queries.ts: sql.ref(column)",
    "backup/write-rows.queries.ts: sql.ref(name)",
    "backup/write-rows.queries.ts: sql.table(name)",
    "backup/write-rows.queries.ts: sql.table(table)",
    "consumption/book-movements.queries.ts: sql.ref(bookMovementsFunction.name)",
    "consumption/consumption.queries.ts: sql.ref(consumptionFactsFunction.name)",
    "db/calls-role.queries.ts: sql.ref(callsRole)",
    "db/calls-role.queries.ts: sql.ref(role)",
    "db/calls-role.queries.ts: sql.ref(schema)",
    "db/calls-role.queries.ts: sql.table(name)",
    "db/sql-functions.queries.ts: sql.ref(name)",
    "db/unfinished.ts: sql.table(unfinishedTable)",
    "invoicing/series.queries.ts: sql.ref(column)",
    "orders/book-sale.queries.ts: sql.ref(bookPartsFunction.name)",
    "orders/book-sale.queries.ts: sql.ref(bookPromotionItemsFunction.name)",
    "orders/late-sale.queries.ts: sql.ref(findShortagesFunction.name)",
    "orders/late-sale.queries.ts: sql.ref(noteLateSaleFunction.name)",
    "orders/orders.queries.ts: sql.ref(column)",
    "owed-mails/owed-mails.queries.ts: sql.table(table)",
    "stock/latest-record.queries.ts: sql.ref(recordBeforeFunction.name)",
  ]);
  // Names of ours, where PostgreSQL takes no parameter.
  expect(found(/\b(?:query|migration)\(\s*`[^`]*\$\{\w+/gu).toSorted()).toEqual([
    "composition/open-clock.ts: query(`select ${databaseMs",
    "db/embedded/ownership.ts: query(`create database ${databaseName",
    "realtime/change-event.queries.ts: query(`select ${numberEventsFunction",
    "realtime/notification-listener.ts: query(`listen ${channel",
  ]);
  expect(found(/\b(?:query|CompiledQuery\.raw)\(\s*(?:"[^"]*"|'[^']*'|\w+)\s*\+/gu)).toEqual([]);
  expect(found(/\bCompiledQuery\.raw\(\s*\w+/gu).toSorted()).toEqual([
    "db/audit-log.queries.ts: CompiledQuery.raw(insertion",
    "orders/ask-facts.queries.ts: CompiledQuery.raw(statement",
    "orders/book-sale.queries.ts: CompiledQuery.raw(statement",
  ]);
  // Whose name stands in the statement of `ask-facts`.
  expect(found(/(?<!function )factsCall<\w+>\([^)]*\)/gu).toSorted()).toEqual([
    "orders/late-sale-facts.queries.ts: factsCall<LateSaleTold>(lateSaleFactsFunction, 9)",
    "orders/sale-facts.queries.ts: factsCall<SaleFactsTold>(saleFactsFunction, 10)",
    "orders/sale-facts.queries.ts: factsCall<SharedFacts>(sharedFactsFunction, 7)",
  ]);
});
