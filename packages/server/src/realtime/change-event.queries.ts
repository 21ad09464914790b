import * as v from "valibot";

import type { Row } from "../db/index.ts";

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
const pendingRows = v.array(v.object({ pending: v.boolean() }));

export type NumberedEvent = v.InferOutput<typeof eventRows>[number];

export const numberEvents = async (query: Query): Promise<void> => {
  await query("select number_events()", []);
};

export const hasPendingEvents = async (query: Query): Promise<boolean> =>
  v.parse(pendingRows, await query("select exists (select from change_event where seq is null) as pending", []))[0]
    ?.pending ?? false;

/** The last number given in each cafeteria. */
export const lastNumbers = async (query: Query): Promise<ReadonlyMap<string, number>> =>
  new Map(
    v
      .parse(counterRows, await query("select cafeteria_id, last_seq from event_counter", []))
      .map((row) => [row.cafeteria_id, row.last_seq]),
  );

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
