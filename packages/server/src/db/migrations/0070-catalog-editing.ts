import { migration } from "./migration.ts";

export const catalogEditing = migration(`
-- Counts every edit of a product by a person, so that two who edit it at once can't overwrite each other unseen.
alter table product add column revision integer not null default 1 check (revision >= 1);
create index coupon_product_product on coupon_product (product_id);
`);
