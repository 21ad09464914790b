import type { Entry } from "./journal.ts";
import type { KeptAnswer, Stored, StoredTransaction } from "./stored.queries.ts";
import { idTold, isKept, isOfTill, refundTold } from "./wish.ts";

export type Verdict = {
  /** Keys whose certain answer the database does not know, or whose effect is not there. */
  readonly lost: readonly string[];
  /** What is there more than once: keys, carts, and changes beyond the answer that tells of them. */
  readonly duplicates: readonly string[];
  /** What nobody sent, or what a till was told did not happen. */
  readonly strange: readonly string[];
};

function countBy<T>(rows: readonly T[], nameOf: (row: T) => string | null): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const name = nameOf(row);
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

const several = (counts: ReadonlyMap<string, number>, what: string): readonly string[] =>
  [...counts].filter(([, count]) => count > 1).map(([name, count]) => `${what} ${name} is there ${count} times`);

const groups = ["transaction", "revert", "refund", "movement"] as const;
type Group = (typeof groups)[number];

/** The order that units went back as; null: they were all that was left, so that it was cancelled. */
const partOf = ({ answer }: Entry): string | null => refundTold(answer?.text ?? "{}");

function groupOf(entry: Entry): Group {
  const { call } = entry.wish;
  if (call === "cash") return "movement";
  if (call === "refund") return partOf(entry) === null ? "revert" : "refund";
  return call === "revert" ? "revert" : "transaction";
}

function effectOf(entry: Entry): string | null {
  const { wish, answer } = entry;
  if (wish.call === "refund") return partOf(entry) ?? wish.orderId;
  return wish.call === "revert" ? wish.transactionId : idTold(answer?.text ?? "{}");
}

const cartOf = ({ wish }: Entry): string | null =>
  wish.call === "order" || wish.call === "lateOrder" ? wish.body.cartId : null;

const succeeded = (entry: Entry): boolean => entry.answer?.status === 200;

/** Holds what the tills know for certain against what the database holds. Every entry has its answer by now. */
export function judge(entries: readonly Entry[], stored: Stored): Verdict {
  const kept = new Map<string, KeptAnswer>(stored.answers.map((answer) => [answer.key, answer]));
  const whole = stored.transactions.filter(({ isPart }) => !isPart);
  const parts = stored.transactions.filter(({ isPart }) => isPart);
  const reverted = (of: readonly StoredTransaction[]) => of.filter(({ isReverted }) => isReverted);
  const idsOf = (of: readonly StoredTransaction[]): ReadonlySet<string> => new Set(of.map(({ id }) => id));
  const ids: Readonly<Record<Group, ReadonlySet<string>>> = {
    transaction: idsOf(whole),
    revert: idsOf(reverted(whole)),
    refund: idsOf(reverted(parts)),
    movement: new Set(stored.movementIds),
  };

  const done = entries.filter(succeeded);
  const sold = done.filter(({ wish }) => isOfTill(wish));
  const lost = done
    .filter(({ wish }) => isKept(wish))
    .flatMap((entry) => {
      const record = kept.get(entry.key);
      if (record === undefined) return [`${entry.wish.call} ${entry.key}: told, not stored`];
      if (record.answer !== entry.answer?.text) return [`${entry.wish.call} ${entry.key}: told otherwise than stored`];
      // What was done by hand has no id of its own: it is counted.
      if (!isOfTill(entry.wish)) return [];
      const effect = effectOf(entry);
      return effect !== null && ids[groupOf(entry)].has(effect)
        ? []
        : [`${entry.wish.call} ${entry.key}: ${effect ?? "nothing"} is not there`];
    });

  const told = new Set(sold.map((entry) => `${groupOf(entry)} ${effectOf(entry) ?? ""}`));
  const beyond = groups.flatMap((group) =>
    [...ids[group]]
      .map((id) => `${group} ${id}`)
      .filter((name) => !told.has(name))
      .map((name) => `${name}: no answer tells of it`),
  );

  const keys = new Set(entries.map(({ key }) => key));
  const carts = new Set(entries.map(cartOf));
  return {
    lost,
    duplicates: [
      ...several(
        countBy(stored.answers, ({ key }) => key),
        "key",
      ),
      ...several(
        countBy(stored.transactions, ({ cartId }) => cartId),
        "cart",
      ),
      ...several(
        countBy(sold, (entry) => `${groupOf(entry)} ${effectOf(entry)}`),
        "the answer of",
      ),
      ...beyond,
    ],
    strange: [
      ...stored.answers.filter(({ key }) => !keys.has(key)).map(({ key }) => `key ${key}: nobody sent it`),
      ...stored.transactions
        .filter(({ cartId }) => cartId !== null && !carts.has(cartId))
        .map(({ cartId }) => `cart ${cartId}: nobody sent it`),
      ...entries
        .filter((entry) => !succeeded(entry) && kept.get(entry.key)?.status === 200)
        .map(({ key, wish, answer }) => `${wish.call} ${key}: stored, but told ${answer?.status ?? "nothing"}`),
    ],
  };
}
