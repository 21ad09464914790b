import { sqlFunction } from "../db/index.ts";
import { bookMovementsFunction } from "./book-movements.sql.ts";

/** Makes movements of what orders consumed and gave back since the last time; whoever calls it holds the pantry. */
export const foldConsumptionFunction = sqlFunction(
  "fold_consumption",
  `(the_cafeteria uuid) returns integer language plpgsql volatile as $$
declare
  pending bigint[];
begin
  select array_agg(id order by id) into pending
    from consumption where cafeteria_id = the_cafeteria and not is_folded;
  if pending is null then
    return 0;
  end if;
  perform from ${bookMovementsFunction.name}(the_cafeteria, null, (
    select json_agg(json_build_object('consumable_id', m."consumableId", 'reason', o.reason, 'quantity', m.quantity,
        'profile_id', o.profile_id, 'transaction_id', o.transaction_id, 'subscription_id', o.subscription_id, 'at', o.at) order by o.id, m."consumableId")
      from consumption o, jsonb_to_recordset(o.moved) as m("consumableId" uuid, quantity bigint)
     where o.id = any (pending)));
  update consumption set is_folded = true where id = any (pending);
  return cardinality(pending);
end $$`,
);
