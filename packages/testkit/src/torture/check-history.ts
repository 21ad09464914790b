import type { BookedEffect, CallHistory, HistoryCall, Move } from "./call-history.ts";
import { unexplainedReads } from "./explain-reads.ts";
import { groupBy } from "./group-by.ts";

const sumsOf = (moves: readonly Move[]): string => {
  const sums = new Map<string, number>();
  for (const { account, amount } of moves) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([account, amount]) => `${account} ${amount}`)
    .join(", ");
};

type Books = {
  readonly byEffect: ReadonlyMap<string, readonly BookedEffect[]>;
  readonly byKey: ReadonlyMap<string | null, readonly BookedEffect[]>;
};

function faultsOfDone({ key, effect, moves }: HistoryCall, { byEffect }: Books): readonly string[] {
  const [booked, ...more] = byEffect.get(effect ?? "") ?? [];
  if (booked === undefined) return [`${key}: answered with ${effect ?? "nothing"}, which is not in the books`];
  if (more.length > 0) return [`${key}: ${effect} is in the books ${more.length + 1} times`];
  const [told, found] = [sumsOf(moves ?? []), sumsOf(booked.moves)];
  return told === found ? [] : [`${key}: ${effect} should move [${told}], and moved [${found}]`];
}

function faultsOf(call: HistoryCall, books: Books): readonly string[] {
  if (call.outcome === "done") return faultsOfDone(call, books);
  const times = books.byKey.get(call.key)?.length ?? 0;
  if (call.outcome === "refused")
    return times === 0 ? [] : [`${call.key}: refused for good, and is in the books all the same`];
  return times <= 1 ? [] : [`${call.key}: nobody knows how it ended, and it is in the books ${times} times`];
}

/**
 * Holds a history against the books, without asking the server what it thinks of itself: what was answered is there
 * exactly once, what was refused is not, what is unknown at most once, a key has one answer, and all that was read
 * meanwhile can have been so. Gives a sentence for each fault.
 */
export function checkHistory(history: CallHistory): readonly string[] {
  const { calls, booked } = history;
  const books: Books = {
    byEffect: groupBy(booked, ({ effect }) => effect),
    byKey: groupBy(booked, ({ key }) => key),
  };
  const done = calls.filter(({ outcome }) => outcome === "done");
  const claimed = groupBy(done, ({ effect }) => effect);
  const isUnknown = new Set(calls.flatMap(({ outcome, key }) => (outcome === "unknown" ? [key] : [])));
  return [
    ...calls.flatMap((call) => faultsOf(call, books)),
    ...calls
      .filter(({ answers }) => new Set(answers).size > 1)
      .map(({ key, answers }) => `${key}: ${new Set(answers).size} different answers were given`),
    ...[...claimed]
      .filter(([, claims]) => claims.length > 1)
      .map(([effect, claims]) => `${effect}: ${claims.map(({ key }) => key).join(" and ")} were told of it`),
    ...booked
      .filter(({ effect, key }) => !claimed.has(effect) && !(key !== null && isUnknown.has(key)))
      .map(({ effect }) => `${effect}: is in the books, and no answer tells of it`),
    ...unexplainedReads(history),
  ];
}
