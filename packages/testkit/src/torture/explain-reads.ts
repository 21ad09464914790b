import type { CallHistory, HistoryCall, HistoryRead } from "./call-history.ts";
import { groupBy } from "./group-by.ts";

type Step = { readonly invokedAt: number; readonly endedAt: number; readonly amount: number };

const mayHaveHappened = ({ outcome }: HistoryCall): boolean => outcome !== "refused";

/** What each call did to that account; undefined where one is not known that may have. */
function stepsOf(calls: readonly HistoryCall[], account: string): readonly Step[] | undefined {
  const steps: Step[] = [];
  for (const call of calls.filter(mayHaveHappened)) {
    if (call.moves === null) return undefined;
    const amount = call.moves.reduce((sum, move) => sum + (move.account === account ? move.amount : 0), 0);
    if (amount === 0) continue;
    // What nobody knows may still happen at any time.
    steps.push({ invokedAt: call.invokedAt, endedAt: call.endedAt ?? Number.POSITIVE_INFINITY, amount });
  }
  return steps;
}

/** The sums of all choices among these amounts. */
function reachable(amounts: readonly number[]): ReadonlySet<number> {
  let sums = new Set([0]);
  for (const amount of amounts) {
    const more = new Set(sums);
    for (const sum of sums) more.add(sum + amount);
    sums = more;
  }
  return sums;
}

function isExplained({ beganAt, endedAt, value }: HistoryRead, steps: readonly Step[], opening: number): boolean {
  const ended = steps.filter((step) => step.endedAt < beganAt);
  const under = steps.filter((step) => step.endedAt >= beganAt && step.invokedAt <= endedAt);
  const surely = ended.reduce((sum, { amount }) => sum + amount, opening);
  return reachable(under.map(({ amount }) => amount)).has(value - surely);
}

/**
 * The reads that no order of the calls explains: what was read must be the opening, all calls that had ended before the
 * look began, and any of those that were under way during it.
 */
export function unexplainedReads({ calls, reads, opening }: CallHistory): readonly string[] {
  const byAccount = groupBy(reads, ({ account }) => account);
  return [...byAccount].flatMap(([account, looks]) => {
    const steps = stepsOf(calls, account);
    if (steps === undefined) return [];
    return looks
      .filter((look) => !isExplained(look, steps, opening.get(account) ?? 0))
      .map(
        ({ value, beganAt, endedAt }) =>
          `${account}: ${value} was read from ${beganAt.toFixed(0)} to ${endedAt.toFixed(0)}, which no order of the calls explains`,
      );
  });
}
