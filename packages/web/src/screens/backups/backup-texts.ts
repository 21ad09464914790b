import type { Backups } from "../../composition/desk/index.ts";
import * as texts from "../../texts/backups.ts";

type Run = NonNullable<Backups["last"]>;

export type BackupLine = { readonly kind: "success" | "warning" | "error" | "info"; readonly text: string };

const dayText = (day: string): string => day.split("-").toReversed().join("/");

const provenText = ({ day, proofMs, bytes, postings }: Run): string =>
  [
    texts.proven(dayText(day)),
    ...(proofMs === null ? [] : [texts.provenIn(proofMs)]),
    ...(bytes === null ? [] : [texts.size(bytes)]),
    ...(postings === null ? [] : [texts.postings(postings)]),
  ].join(", ");

const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);

/** What a system administrator has to know about the copies, the worst first. BACKUP-14 */
export function backupLines({ hour, last, lastProven }: Backups, today: string): readonly BackupLine[] {
  if (hour === null && last === null)
    return [
      {
        kind: "warning",
        text: texts.noneScheduled,
      },
    ];
  const lines: BackupLine[] = [];
  if (last?.state === "FAILED")
    lines.push({ kind: "error", text: texts.failed(dayText(last.day), last.reason ?? "").trim() });
  if (last?.state === "FAULTY")
    lines.push({
      kind: "error",
      text: texts.faulty(dayText(last.day), last.discrepancies ?? 0),
    });
  if (last?.state === "RUNNING") lines.push({ kind: "info", text: texts.running(dayText(last.day)) });
  if (lastProven === null) lines.push({ kind: "warning", text: texts.noneProven });
  else {
    const days = daysBetween(lastProven.day, today);
    const isOld = days > 2;
    lines.push({
      kind: isOld ? "warning" : "success",
      text: `${provenText(lastProven)}.${isOld ? ` ${texts.daysAgo(days)}` : ""}`,
    });
  }
  if (hour !== null) lines.push({ kind: "info", text: texts.daily(hour) });
  return lines;
}
