import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { isLockTimeout } from "./lost-connection.ts";

/** How long one call waits in all, whatever for and however often it is tried. */
export const patienceMs = 6_000;

/** So many at once wait again for a lock that they did not get; the pool's other connections stay for who needs none of it. */
const mostWaiting = 4;

type Patience = { left: number; isQueued: boolean };

const current = new AsyncLocalStorage<Patience>();

const newPatience = (left = patienceMs): Patience => ({ left, isQueued: false });

/** `work` waits so many milliseconds in all; what it does meanwhile that is no waiting takes as long as it takes. */
export const withPatience = <T>(left: number, work: () => Promise<T>): Promise<T> =>
  current.run(newPatience(left), work);

/** When the call that asks has waited enough; a patience of its own for what is no call. */
export const patienceEnd = (): number => performance.now() + (current.getStore() ?? newPatience()).left;

let waiting = 0;
const next: (() => void)[] = [];

/** Whether there was a place in time. */
async function takePlace(until: number): Promise<boolean> {
  if (waiting < mostWaiting) {
    waiting += 1;
    return true;
  }
  const gone = new AbortController();
  let call = (): void => undefined;
  const called = new Promise<void>((resolve) => {
    call = resolve;
  });
  next.push(call);
  const over = pause(Math.max(0, until - performance.now()), undefined, { signal: gone.signal });
  await Promise.race([called, over.catch(() => undefined)]);
  gone.abort();
  const index = next.indexOf(call);
  // Called just as the time was over: the place is ours, and nobody else gives it back.
  if (index < 0) return true;
  next.splice(index, 1);
  return false;
}

/** Hands the place to who waits longest, if anybody does. */
function leavePlace(): void {
  const call = next.shift();
  if (call === undefined) waiting -= 1;
  else call();
}

/**
 * Does `work`, whose database work is undone whole when it fails, again as often as a lock kept it waiting: its
 * connection goes back to the pool in between. Gives up, with the last failure, when the call's patience ends. CALM-01
 */
export async function repeatWhenLocked<T>(work: () => Promise<T>): Promise<T> {
  const patience = current.getStore() ?? newPatience();
  const attempt = async (): Promise<{ readonly value: T } | { readonly failure: unknown }> => {
    const [began, had] = [performance.now(), patience.left];
    try {
      return { value: await work() };
    } catch (failure) {
      if (!isLockTimeout(failure)) throw failure;
      patience.left = Math.min(patience.left, had - (performance.now() - began));
      return { failure };
    }
  };
  let tried = await attempt();
  if ("value" in tried) return tried.value;
  const isFirst = !patience.isQueued;
  if (isFirst) {
    const began = performance.now();
    if (!(await takePlace(began + patience.left))) throw tried.failure;
    patience.left -= performance.now() - began;
  }
  patience.isQueued = true;
  try {
    while (patience.left > 0) {
      // Random, so that those who met once don't meet again at the same step.
      await pause(Math.random() * 40);
      tried = await attempt();
      if ("value" in tried) return tried.value;
    }
    throw tried.failure;
  } finally {
    if (isFirst) {
      patience.isQueued = false;
      leavePlace();
    }
  }
}
