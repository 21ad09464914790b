import { randomUUID } from "node:crypto";
import { type Result, id, refused } from "@cantina/domain/kernel";
import type { Identity, RequestContext } from "./context.ts";
import type { RouteFailure } from "./outcome.ts";
import { type UnkeyedCall, answeredCall, claimCall, findCall, releaseCall } from "./unkeyed-call.queries.ts";

type Asked = RequestContext<Identity | null>;
type Handled<T> = Result<T, RouteFailure>;

/** Phones repeat calls by themselves, long after somebody at a till would have. ONCE-08 */
const pauseOf = ({ type }: Identity): number => (type === "CLIENT" ? 120 : 10);

/** A refusal that was kept is one too. */
const isRefusal = <T extends object>(outcome: Handled<T>): boolean =>
  !outcome.ok || ("status" in outcome.value && typeof outcome.value.status === "number" && outcome.value.status >= 400);

async function handleClaimed<T extends object>(
  { db }: Asked,
  call: UnkeyedCall,
  work: () => Promise<Handled<T>>,
): Promise<Handled<T>> {
  let outcome: Handled<T>;
  try {
    outcome = await work();
  } catch (error) {
    // Whether it did anything is not known, so the same again waits as after an answer.
    await answeredCall(db.kysely, call);
    throw error;
  }
  await (isRefusal(outcome) ? releaseCall : answeredCall)(db.kysely, call);
  return outcome;
}

/**
 * A call without a key gets one of the server's own. The same from the same session, while that is under way or
 * shortly after it was done, is refused and named the first, at whichever server it arrives: the database decides.
 */
export async function oncePerPause<T extends object>(
  context: Asked,
  handle: (context: Asked) => Promise<Handled<T>>,
): Promise<Handled<T>> {
  const { identity, requestHash, db } = context;
  if (context.idempotencyKey !== null || identity === null) return handle(context);
  const idempotencyKey = id<"idempotency-key">(randomUUID());
  const call: UnkeyedCall = {
    cafeteriaId: identity.cafeteriaId,
    sessionId: identity.sessionId,
    requestHash,
    idempotencyKey,
  };
  if (await claimCall(db.kysely, call, pauseOf(identity)))
    return handleClaimed(context, call, () => handle({ ...context, idempotencyKey }));
  const first = await findCall(db.kysely, call);
  // Refused in this very moment, it has left nothing behind that this one could repeat.
  return first === undefined ? oncePerPause(context, handle) : refused({ code: "POSSIBLE_DUPLICATE", data: first });
}
