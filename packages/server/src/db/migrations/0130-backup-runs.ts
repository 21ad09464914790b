import { migration } from "./migration.ts";

export const backupRuns = migration(`
-- One scheduled backup for each local day, among all servers. Whoever made the row does the work and beats meanwhile.
create table backup_run (
  local_date date primary key,
  state text not null check (state in ('RUNNING', 'PROVEN', 'FAULTY', 'FAILED')),
  attempts integer not null default 1 check (attempts > 0),
  started_at timestamptz not null default clock_timestamp(),
  beat_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  file text,
  bytes bigint check (bytes > 0),
  row_count bigint check (row_count >= 0),
  posting_count bigint check (posting_count >= 0),
  discrepancies integer check (discrepancies >= 0),
  made_ms integer check (made_ms >= 0),
  proof_ms integer check (proof_ms >= 0),
  reason text,
  check ((state = 'RUNNING') = (ended_at is null)),
  check (state not in ('PROVEN', 'FAULTY') or (file is not null and bytes is not null and discrepancies is not null)),
  check ((state = 'PROVEN') <= (discrepancies = 0)),
  check ((state = 'FAULTY') <= (discrepancies > 0)),
  check ((state = 'FAILED') <= (reason is not null))
);
`);
