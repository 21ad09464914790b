import { standingStatuses } from "@cantina/domain/metrics";
import type { AuditCheck } from "./audit-check.ts";
import { countedDays } from "./sealed-day-checks.queries.ts";

const stands = Object.entries(standingStatuses)
  .map(([orderType, statuses]) => `t.order_type = '${orderType}' and t.status in ('${statuses.join("', '")}')`)
  .join(" or ");

/** Every transaction of those days that stands, with the pass that it is a date of. */
const facts = `
  fact as materialized (
    select d.id as day_id, d.tz_name, t.*, o.purchase_id
      from counted d
      join transaction t on t.cafeteria_id = d.cafeteria_id and t.date_time >= d.from_at and t.date_time < d.until_at
      left join pass_order o on o.transaction_id = t.id
     where ${stands}
  )`;

/** The rows (day_id, subject, sums) of both sides, side by side where they differ. */
const compared = (expected: string, found: string): string => `
  with ${countedDays}, ${facts}, expected as (${expected}), found as (${found})
  select (select local_date || ' ' || cafeteria_id from sealed_day where id = day_id) || ' ' || subject as id,
         coalesce(array_to_string(e.sums, ' / '), 'nada') as expected, coalesce(array_to_string(f.sums, ' / '), 'nada') as found
    from expected e full join found f using (day_id, subject)
   where e.sums is distinct from f.sums`;

const transactions = compared(
  `select day_id, case when purchase_id is null then order_type else 'PASS' end || ' ' || origin_medium || ' ' || coalesce(y.payment_method, fact.payment_method) as subject,
          array[count(*) filter (where y.payment_method is null or y.payment_method = fact.payment_method),
                sum(coalesce(y.amount, total_price - marketplace_fee))]::numeric[] as sums
     from fact left join payment_part y on y.transaction_id = fact.id group by 1, 2`,
  `select sealed_day_id as day_id, kind || ' ' || origin_medium || ' ' || payment_method as subject,
          array[sum(count), sum(amount)]::numeric[] as sums
     from sealed_transaction where sealed_day_id in (select id from counted) group by 1, 2`,
);

const passes = compared(
  `select day_id, origin_medium || ' ' || purchase_id as subject, array[1]::numeric[] as sums
     from fact where purchase_id is not null group by 1, 2`,
  `select sealed_day_id as day_id, origin_medium || ' ' || purchase_id as subject, array[count(*)]::numeric[] as sums
     from sealed_pass where sealed_day_id in (select id from counted) group by 1, 2`,
);

const pickUps = compared(
  `select day_id, origin_medium || ' ' || to_char(pick_up_date_time at time zone tz_name, 'HH24:MI') as subject,
          array[count(*)]::numeric[] as sums
     from fact where order_type = 'ORDER' and purchase_id is null and pick_up_date_time is not null group by 1, 2`,
  `select sealed_day_id as day_id, origin_medium || ' ' || time as subject, array[sum(count)]::numeric[] as sums
     from sealed_pick_up where sealed_day_id in (select id from counted) group by 1, 2`,
);

const balances = compared(
  `select d.id as day_id, a.id::text as subject,
          array[sum(case when p.credit_account_id = a.id then p.amount else -p.amount end)]::numeric[] as sums
     from counted d
     join posting p on p.cafeteria_id = d.cafeteria_id and p.at >= d.from_at and p.at < d.until_at
     join account a on a.id in (p.credit_account_id, p.debit_account_id) and a.kind = 'CLIENT'
    group by 1, 2 having sum(case when p.credit_account_id = a.id then p.amount else -p.amount end) <> 0`,
  `select sealed_day_id as day_id, account_id::text as subject, array[sum(amount)]::numeric[] as sums
     from sealed_balance where sealed_day_id in (select id from counted) group by 1, 2`,
);

/** What metrics read of a summed day against its rows. METRICS-17 */
export const sealedStandingChecks: readonly AuditCheck[] = [
  { kind: "operaciones sumadas de un día", query: transactions },
  { kind: "abonos sumados de un día", query: passes },
  { kind: "horas de retiro sumadas de un día", query: pickUps },
  { kind: "saldos sumados de un día", query: balances },
];
