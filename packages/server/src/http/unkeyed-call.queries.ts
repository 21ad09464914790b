import type { IdempotencyKey, Instant } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

/** One that came without a key. */
export type UnkeyedCall = {
  readonly cafeteriaId: string;
  readonly sessionId: string;
  readonly requestHash: Buffer;
  /** The server's own, under which its answer is kept. */
  readonly idempotencyKey: IdempotencyKey;
};

/** Longer than any call is let run, so that one whose server died does not bar the next for good. */
const longestCall = 60;

/** False: the same is under way, or was answered less than so many seconds ago. */
export async function claimCall(db: Kysely<unknown>, call: UnkeyedCall, pause: number): Promise<boolean> {
  const { rows } = await sql`
    insert into unkeyed_call as c (session_id, request_hash, cafeteria_id, key)
    values (${call.sessionId}, ${call.requestHash}, ${call.cafeteriaId}, ${call.idempotencyKey})
    on conflict (session_id, request_hash) do update
      set key = excluded.key, received_at = clock_timestamp(), answered_at = null
      where coalesce(c.answered_at + make_interval(secs => ${pause}), c.received_at + make_interval(secs => ${longestCall}))
            < clock_timestamp()
    returning 1`.execute(db);
  return rows.length === 1;
}

/** The call that was there first, as ExtraData names it. */
type FirstCall = {
  readonly idempotencyKey: IdempotencyKey;
  readonly receivedAt: Instant;
  readonly isAnswered: boolean;
  readonly id: string | null;
};

export async function findCall(db: Kysely<unknown>, call: UnkeyedCall): Promise<FirstCall | undefined> {
  const { rows } = await sql<FirstCall>`
    select c.key as "idempotencyKey", iso_instant(c.received_at) as "receivedAt",
           c.answered_at is not null as "isAnswered",
           coalesce(r.answer::jsonb #>> '{data,id}', r.answer::jsonb #>> '{data,transaction,id}') as id
      from unkeyed_call c
      left join idempotency_record r on r.cafeteria_id = c.cafeteria_id and r.key = c.key
     where c.session_id = ${call.sessionId} and c.request_hash = ${call.requestHash}`.execute(db);
  return rows[0];
}

export async function answeredCall(db: Kysely<unknown>, call: UnkeyedCall): Promise<void> {
  await sql`
    update unkeyed_call set answered_at = clock_timestamp()
     where session_id = ${call.sessionId} and request_hash = ${call.requestHash} and key = ${call.idempotencyKey}`.execute(
    db,
  );
}

/** It did nothing: the same may come again at once. */
export async function releaseCall(db: Kysely<unknown>, call: UnkeyedCall): Promise<void> {
  await sql`
    delete from unkeyed_call
     where session_id = ${call.sessionId} and request_hash = ${call.requestHash} and key = ${call.idempotencyKey}`.execute(
    db,
  );
}
