import type { AuditCheck } from "./audit-check.ts";
import { countedDays } from "./sealed-day-checks.queries.ts";

const key =
  "s.id as span_id, x.date_kind || ' ' || x.sign || ' ' || x.origin_medium || ' ' || x.is_standing || ' ' || coalesce(x.class_id::text, 'sin curso') || ' ' || coalesce(x.commensal_id::text, 'sin comensal') as subject";
const sums = "array[sum(x.count), sum(x.amount), sum(x.discount)]::numeric[] as sums";

/** What was summed of some days together against these; a span with a day that is marked, or was summed anew, counts for nothing. */
const diners = `
  with ${countedDays}, span as materialized (
    select * from sealed_span where day_ids <@ array(select id from counted)
  ), expected as (
    select ${key}, ${sums} from span s join sealed_diner x on x.sealed_day_id = any(s.day_ids) group by 1, 2
  ), found as (
    select ${key}, ${sums} from span s join sealed_span_diner x on x.sealed_span_id = s.id group by 1, 2
  )
  select (select (from_at at time zone 'UTC')::date || ' ' || cafeteria_id from sealed_span where id = span_id) || ' ' || subject as id,
         coalesce(array_to_string(e.sums, ' / '), 'nada') as expected, coalesce(array_to_string(f.sums, ' / '), 'nada') as found
    from expected e full join found f using (span_id, subject)
   where e.sums is distinct from f.sums`;

/** REPORT-08 */
export const sealedSpanChecks: readonly AuditCheck[] = [{ kind: "mes sumado por comensal", query: diners }];
