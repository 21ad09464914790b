import { migration } from "./migration.ts";

/** What an uploaded file booked of stock, and with which record each was taken back. */
export const stockBatches = migration(`
alter table upload_batch
  add column kind text not null default 'PRODUCTS' constraint upload_batch_kind check (kind in ('PRODUCTS', 'STOCK'));

create table upload_batch_record (
  batch_id uuid not null references upload_batch,
  record_id bigint not null references stock_flow,
  opposite_id bigint unique references stock_flow,
  primary key (batch_id, record_id)
);
`);
