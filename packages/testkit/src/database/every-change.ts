/**
 * Changes that were told or still will be, to be read from as `(…) e`: what a sale changed stands together until it is
 * numbered. In their order by seq, at and place.
 */
export const everyChange = `(
  select cafeteria_id, seq, kind, entity_type, entity_id, tab_id, at, 0 as place from change_event
  union all
  select u.cafeteria_id, null, 'changed', c.entity_type, c.entity_id, u.tab_id, u.at, c.place
    from untold_change u, unnest(u.entity_types, u.entity_ids) with ordinality as c(entity_type, entity_id, place))`;
