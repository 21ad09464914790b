import type { PickupRules } from "@cantina/domain/cafeteria";
import { sql } from "kysely";

/** Of a cafeteria `c`. */
export const pickupOfC = sql<PickupRules>`
  json_build_object('type', c.allowed_order_pickup_time_type,
    'times', coalesce((select json_agg(json_build_object('time', to_char(t.time, 'HH24:MI'), 'label', t.label,
                         'cafeteriaClassesIds', t.class_ids) order by t.time, t.label collate by_name)
                         from pickup_time t where t.cafeteria_id = c.id), '[]'),
    'interval', case when c.allowed_interval_order_pickup_time_start is not null
                      and c.allowed_interval_order_pickup_time_end is not null
      then json_build_object('start', to_char(c.allowed_interval_order_pickup_time_start, 'HH24:MI'),
                             'end', to_char(c.allowed_interval_order_pickup_time_end, 'HH24:MI')) end,
    'cutOff', to_char(c.day_order_request_time_limit, 'HH24:MI'),
    'closesAt', to_char(c.closing_time, 'HH24:MI'))`;
