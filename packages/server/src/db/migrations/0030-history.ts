import { migration } from "./migration.ts";

export const history = migration(`
alter table transaction
  add column marketplace_fee bigint not null default 0 check (marketplace_fee >= 0),
  add column cancellation_reason text check (cancellation_reason in (
    'NOT_PICKED_UP', 'OUT_OF_STOCK', 'CLIENT_REQUESTED', 'MISTAKEN_ORDER', 'DUPLICATE_ORDER')),
  add column cancellation_comment text not null default '' check (length(cancellation_comment) <= 200),
  add column cancelled_by text check (cancelled_by in ('CAFETERIA', 'CLIENT')),
  add column cancelled_by_id uuid,
  add column cancelled_at timestamptz,
  -- In whose interval the return counts; for cash, whose drawer gave it.
  add column revert_session_id uuid references register_session,
  add foreign key (cafeteria_id, cancelled_by_id) references profile (cafeteria_id, id),
  add constraint transaction_cancellation check (
    (cancelled_by is null) = (cancelled_at is null) and (cancelled_by is null) = (cancellation_reason is null)
    and (cancelled_by is null or status in ('CANCELLED', 'CANCELLED_ARCHIVED'))
    and (revert_session_id is null or cancelled_by is not null));

-- What is reverted is reverted once, whoever asks and however often: its postings have one opposite each.
create unique index posting_reverted_once on posting (cause_id, debit_account_id, credit_account_id, amount)
  where cause_kind = 'REVERT';

create index transaction_pickup on transaction (cafeteria_id, coalesce(pick_up_date_time, date_time) desc, id desc);
create index transaction_seller on transaction (seller_id, date_time desc, id desc) where seller_id is not null;
create index transaction_buyer on transaction (buyer_id, date_time desc, id desc) where buyer_id is not null;
create index transaction_commensal on transaction (commensal_id, date_time desc, id desc) where commensal_id is not null;
create index transaction_cancelled on transaction (cafeteria_id, cancelled_at) where cancelled_at is not null;
create index transaction_register on transaction (register_session_id) where register_session_id is not null;
create index transaction_revert_register on transaction (revert_session_id) where revert_session_id is not null;
create index cash_movement_day on cash_movement (date_time);
create index register_session_day on register_session (cafeteria_id, opened_at desc);
create index stock_flow_transaction on stock_flow (transaction_id) where transaction_id is not null;
`);
