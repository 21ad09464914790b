import type { Endpoint } from "@cantina/contract/endpoint";
import { type IdempotencyKey, BrokenInvariant, accepted, refused } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";
import { constraintOf, databaseMs, forgetNotes, inTransaction } from "../db/index.ts";
import { failureAnswer, successAnswer } from "./answer.ts";
import type { RequestContext } from "./context.ts";
import type { AnswerOf, Replay, StoredAnswer } from "./outcome.ts";

type RecordRow = {
  readonly profile_id: string;
  readonly request_hash: Buffer;
  readonly status: number;
  readonly answer: string;
};
type Asked = Pick<RequestContext, "identity" | "idempotencyKey" | "requestHash">;

function keyOf(context: Pick<RequestContext, "idempotencyKey">): IdempotencyKey {
  if (context.idempotencyKey === null) throw new BrokenInvariant("the endpoint is not marked idempotent");
  return context.idempotencyKey;
}

/** Of answers that were kept before keys had owners. */
const nobody = "00000000-0000-0000-0000-000000000000";

/** The first answer byte for byte, or a conflict when the key came with another request or from another's hand. */
const replayOf = (record: RecordRow, { requestHash }: Asked, owner: string): Replay =>
  record.request_hash.equals(requestHash) && (record.profile_id === owner || record.profile_id === nobody)
    ? accepted({ status: record.status, answer: record.answer })
    : refused({ code: "IDEMPOTENCY_CONFLICT" });

/** undefined: the key is new. Its owner is who calls, or the seller of a sale that others may tell of. ONCE-06, ONCE-07 */
async function findReplay(
  db: Kysely<unknown>,
  context: Asked,
  owner: string = context.identity.profileId,
): Promise<Replay | undefined> {
  const { rows } = await sql<RecordRow>`
    select profile_id, request_hash, status, answer from idempotency_record
     where cafeteria_id = ${context.identity.cafeteriaId} and key = ${keyOf(context)}`.execute(db);
  return rows[0] === undefined ? undefined : replayOf(rows[0], context, owner);
}

/** For who has seen that the key has an answer. */
export async function firstAnswer(trx: Transaction<unknown>, context: Asked, owner?: string): Promise<Replay> {
  const replay = await findReplay(trx, context, owner);
  if (replay === undefined) throw new BrokenInvariant("the key's answer is gone");
  return replay;
}

export async function keepAnswer(
  trx: Transaction<unknown>,
  context: Asked,
  kept: StoredAnswer,
  owner: string = context.identity.profileId,
): Promise<void> {
  const { identity, requestHash } = context;
  await sql`
    insert into idempotency_record (cafeteria_id, key, profile_id, request_hash, status, answer)
    values (${identity.cafeteriaId}, ${keyOf(context)}, ${owner}, ${requestHash}, ${kept.status}, ${kept.answer})
  `.execute(trx);
}

/** What the answer told did not come about after all: the same call again does it. */
export async function forgetAnswer({ db, identity, idempotencyKey }: RequestContext): Promise<void> {
  await sql`
    delete from idempotency_record where cafeteria_id = ${identity.cafeteriaId} and key = ${idempotencyKey}`.execute(
    db.kysely,
  );
}

/** Another call with the key was faster: this one's work was rolled back. */
const isKeyTaken = (error: unknown): boolean => constraintOf(error)?.name === "idempotency_record_key";

/** Runs `start` and, when the same key won elsewhere, answers what the winner answered. */
async function replayWhenTaken(context: RequestContext, start: () => Promise<Replay>): Promise<Replay> {
  try {
    return await start();
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    const first = await findReplay(context.db.kysely, context);
    if (first === undefined) throw error;
    return first;
  }
}

/** Other calls with the key wait from here on; what is booked is dated by what the database's clock shows now. */
async function takeKey(trx: Transaction<unknown>, { clock, ...context }: RequestContext): Promise<void> {
  const name = `${context.identity.cafeteriaId}/${keyOf(context)}`;
  const sentAt = clock.steady();
  const { rows } = await sql<{ now: number }>`
    select pg_advisory_xact_lock(hashtextextended(${name}, 0)), ${sql.raw(databaseMs)} as now`.execute(trx);
  if (rows[0] !== undefined) clock.heard(rows[0].now, sentAt);
}

/**
 * Does `work` at most once per key, in one transaction with the record of its answer; refusals are recorded too,
 * after what they had begun is undone. A concurrent call with the same key waits for the first and repeats its answer.
 */
const withKey = <E extends Endpoint>(
  endpoint: E,
  context: RequestContext,
  work: (trx: Transaction<unknown>) => Promise<AnswerOf<E>>,
): Promise<Replay> =>
  replayWhenTaken(context, async () => {
    const outcome = await inTransaction(context.db.kysely, async (trx): Promise<{ readonly replay: Replay }> => {
      await takeKey(trx, context);
      const first = await findReplay(trx, context);
      if (first !== undefined) return { replay: first };
      await sql`savepoint before_work`.execute(trx);
      const done = await work(trx);
      if (!done.ok) {
        await sql`rollback to savepoint before_work`.execute(trx);
        forgetNotes();
      }
      const kept = done.ok ? await successAnswer(endpoint, done.value) : failureAnswer(done.failure);
      await keepAnswer(trx, context, kept);
      // Wrapped: inTransaction takes a bare refusal for a wish to roll back.
      return { replay: accepted(kept) };
    });
    return outcome.replay;
  });

/** A change in one transaction; one that came with a key is done once, and sent again it is known for one's own. ONCE-09 */
export async function changeOnce<E extends Endpoint>(
  endpoint: E,
  context: RequestContext,
  work: (trx: Transaction<unknown>) => Promise<AnswerOf<E>>,
): Promise<AnswerOf<E> | Replay> {
  const isKeyed = context.idempotencyKey !== null;
  const answer = await (isKeyed ? withKey(endpoint, context, work) : inTransaction(context.db.kysely, work));
  // What it told the other tabs goes out once it is committed.
  context.feed.poke();
  return answer;
}
