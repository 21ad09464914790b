import type { Backups } from "../../composition/desk/index.ts";

type Run = NonNullable<Backups["last"]>;

export type BackupLine = { readonly kind: "success" | "warning" | "error" | "info"; readonly text: string };

const seconds = (ms: number): string => `${Math.max(1, Math.round(ms / 1000)).toLocaleString("es-AR")} s`;
const megabytes = (bytes: number): string =>
  `${Math.max(0.1, bytes / 1e6).toLocaleString("es-AR", { maximumFractionDigits: 1 })} MB`;
const dayText = (day: string): string => day.split("-").toReversed().join("/");

const provenText = ({ day, proofMs, bytes, postings }: Run): string =>
  [
    `Último respaldo probado: ${dayText(day)}`,
    ...(proofMs === null ? [] : [`restaurado y revisado en ${seconds(proofMs)}`]),
    ...(bytes === null ? [] : [megabytes(bytes)]),
    ...(postings === null ? [] : [`${postings.toLocaleString("es-AR")} asientos`]),
  ].join(", ");

const differences = (count: number): string =>
  count === 1 ? "1 diferencia" : `${count.toLocaleString("es-AR")} diferencias`;

const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);

/** What a system administrator has to know about the copies, the worst first. BACKUP-14 */
export function backupLines({ hour, last, lastProven }: Backups, today: string): readonly BackupLine[] {
  if (hour === null && last === null)
    return [
      {
        kind: "warning",
        text: "No hay respaldos programados. Indique una carpeta con CANTINA_BACKUPS al iniciar Cantina.",
      },
    ];
  const lines: BackupLine[] = [];
  if (last?.state === "FAILED")
    lines.push({ kind: "error", text: `El respaldo del ${dayText(last.day)} falló. ${last.reason ?? ""}`.trim() });
  if (last?.state === "FAULTY")
    lines.push({
      kind: "error",
      text: `El respaldo del ${dayText(last.day)} se restauró, pero la revisión encontró ${differences(last.discrepancies ?? 0)} en los libros.`,
    });
  if (last?.state === "RUNNING")
    lines.push({ kind: "info", text: `Haciendo y probando el respaldo del ${dayText(last.day)}…` });
  if (lastProven === null) lines.push({ kind: "warning", text: "Todavía no hay ningún respaldo probado." });
  else {
    const days = daysBetween(lastProven.day, today);
    const isOld = days > 2;
    lines.push({
      kind: isOld ? "warning" : "success",
      text: `${provenText(lastProven)}.${isOld ? ` Fue hace ${days} días.` : ""}`,
    });
  }
  if (hour !== null) lines.push({ kind: "info", text: `Se hace uno por día, desde las ${hour}:00.` });
  return lines;
}
