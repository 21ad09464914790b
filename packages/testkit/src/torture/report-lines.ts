import type { Entry } from "./journal.ts";
import type { TortureReport } from "./run-torture.ts";
import { codeTold } from "./wish.ts";

const mostNamed = 20;

function tally(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listed(counts);
}

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");

const isSale = ({ wish }: Entry): boolean => wish.call === "order" || wish.call === "lateOrder";

/** What happened, what was found, and the closing line. */
export function reportLines(report: TortureReport, seed: number): readonly string[] {
  const { entries, lost, duplicates, history, other } = report;
  const done = entries.filter(({ answer }) => answer?.status === 200);
  const refused = entries.flatMap(({ answer }) =>
    answer === null || answer.status === 200 ? [] : [codeTold(answer.text) ?? String(answer.status)],
  );
  const retries = entries.reduce((sum, { answer }) => sum + (answer?.tries ?? 1) - 1, 0);
  const faults = [...lost, ...duplicates, ...history, ...other];
  return [
    `line: ${listed(report.fates)}`,
    `done: ${tally(done.map(({ wish }) => wish.call))}`,
    `refused: ${tally(refused)}`,
    `history: ${entries.length} calls against the books, and ${report.reads} balances and stocks read meanwhile`,
    `listener: read everything again ${report.refetches} times`,
    ...faults.slice(0, mostNamed),
    ...(faults.length > mostNamed ? [`… and ${faults.length - mostNamed} more`] : []),
    ...(report.evidence === null ? [] : [`seed ${seed}; journals, log and database: ${report.evidence}`]),
    `${report.rounds} rounds (${listed(report.faults)}), ${done.filter(isSale).length} sales acknowledged, ` +
      `${done.length} changes in all, ${retries} retries, duplicates = ${duplicates.length}, lost = ${lost.length}, history faults = ${history.length}, ` +
      `other faults = ${other.length}, ${report.seconds.toFixed(0)} s`,
  ];
}
