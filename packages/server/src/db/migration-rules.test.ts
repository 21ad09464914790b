import { expect, test } from "vitest";
// A script of the build has no types.
// @ts-expect-error -- judged by what it answers
import { judgeMigration } from "../../../../scripts/judge-migration.mjs";

const findings = (statements: string): readonly string[] =>
  (judgeMigration as (source: string) => { readonly findings: readonly string[] })(`migration(\`${statements}\`)`)
    .findings;

test.each([
  ["drop-column product.barcode", "alter table product add column a text, drop column barcode"],
  ["drop-table claim", "drop table if exists claim"],
  ["drop-function effective_level", "drop function effective_level(text)"],
  ["rename product", "alter table product rename column name to title"],
  ["change-type product.price", "alter table product alter column price type numeric(10, 2)"],
  ["require-column product.price", "alter table product alter column price set not null"],
  ["require-column product.price", "alter table product alter price drop default"],
  ["require-column profile.dni", "alter table profile add column dni text not null check (dni <> 'a, b')"],
  [
    "rewrite-table posting.noted",
    "alter table posting add column noted timestamptz not null default clock_timestamp()",
  ],
  ["add-constraint product.unnamed", "alter table product add check (price >= 0)"],
  ["replace-constraint claim.c", "alter table claim drop constraint c, add constraint c check (x in ('A', 'B'))"],
  ["add-unique product.once", "create unique index once on product (name)"],
  ["index-large transaction.t", "-- it's small;\ncreate index t on transaction (status)"],
  ["touch-all-rows stock_flow", "/* one; */ update stock_flow set amount = 1"],
  ["lock posting", "lock table posting"],
  ["truncate throttle", "truncate throttle"],
])("[DEPLOY-03] a migration is refused for %s", (finding, statements) => {
  expect(findings(statements)).toEqual([finding]);
});

test("[DEPLOY-03] what the release before does not notice is let through", () => {
  expect(
    findings(`
      create table shelf (id uuid primary key, name text not null);
      create unique index shelf_name on shelf (name);
      alter table shelf add constraint shelf_name check (name <> '');
      alter table posting add column note text, add column kind text not null default 'A; drop table posting',
        add constraint posting_note check (note <> '') not valid;
      create index product_name on product (name);
      create function f() returns int language sql as $$ delete from posting; select 1 $$;
      update product set name = name where id is null`),
  ).toEqual([]);
});
