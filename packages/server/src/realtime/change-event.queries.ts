import * as v from "valibot";

import type { Row } from "../db/index.ts";
import { numberEventsFunction } from "./number-events.sql.ts";

/** One prepared statement on a connection of the pool. */
export type Query = (text: string, values: readonly unknown[]) => Promise<readonly Row[]>;

const counterRows = v.array(v.object({ cafeteria_id: v.string(), last_seq: v.number() }));
const eventRows = v.array(
  v.object({
    seq: v.number(),
    kind: v.picklist(["changed", "deleted"]),
    entity_type: v.string(),
    entity_id: v.string(),
    tab_id: v.nullable(v.string()),
  }),
);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const buyerRows = v.array(v.object({ id: v.string(), buyer_id: v.string() }));
const pendingRows = v.array(v.object({ pending: v.boolean() }));

export type NumberedEvent = v.InferOutput<typeof eventRows>[number];

export const numberEvents = async (query: Query): Promise<void> => {
  await query(`select ${numberEventsFunction.name}()`, []);
};

export const hasPendingEvents = async (query: Query): Promise<boolean> =>
  v.parse(
    pendingRows,
    await query(
      `select exists (select from change_event where seq is null) or exists (select from untold_change) as pending`,
      [],
    ),
  )[0]?.pending ?? false;

/** The last number given in each cafeteria. */
export const lastNumbers = async (query: Query): Promise<ReadonlyMap<string, number>> =>
  new Map(
    v
      .parse(counterRows, await query("select cafeteria_id, last_seq from event_counter", []))
      .map((row) => [row.cafeteria_id, row.last_seq]),
  );

/** Whose order each of these is; an order of nobody's account has no entry. */
export const buyersOf = async (
  query: Query,
  cafeteriaId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = orderIds.filter((one) => uuid.test(one));
  if (ids.length === 0) return new Map();
  const rows = v.parse(
    buyerRows,
    await query(
      `select id::text, buyer_id::text from transaction
        where cafeteria_id = $1 and id = any ($2::uuid[]) and buyer_id is not null`,
      [cafeteriaId, ids],
    ),
  );
  return new Map(rows.map((row) => [row.id, row.buyer_id]));
};

/** The events after a number, in order, at most `limit` of them. */
export const eventsAfter = async (
  query: Query,
  cafeteriaId: string,
  seq: number,
  limit: number,
): Promise<readonly NumberedEvent[]> =>
  v.parse(
    eventRows,
    await query(
      `select seq, kind, entity_type, entity_id, tab_id from change_event
       where cafeteria_id = $1 and seq > $2 order by seq limit $3`,
      [cafeteriaId, seq, limit],
    ),
  );
