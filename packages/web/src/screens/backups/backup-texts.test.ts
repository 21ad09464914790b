import type { LocalDate } from "@cantina/domain/kernel";
import { instant, loadTemporal } from "@cantina/domain/kernel";
import { expect, test } from "vitest";
import type { Backups } from "../../composition/desk/index.ts";
import { backupLines } from "./backup-texts.ts";

await loadTemporal();

const proven = {
  day: "2026-11-21" as LocalDate,
  state: "PROVEN",
  endedAt: instant("2026-11-21T06:01:00Z"),
  file: "cantina-2026-11-21.copia",
  bytes: 12_340_000,
  postings: 45_678,
  discrepancies: 0,
  proofMs: 41_200,
  reason: null,
} as const;
const failed = { ...proven, day: "2026-11-22" as LocalDate, state: "FAILED", reason: "No hay lugar." } as const;
const textsOf = (backups: Backups, today = "2026-11-22") =>
  backupLines(backups, today).map(({ kind, text }) => `${kind}: ${text}`);

test("[BACKUP-14] the last proven copy is told with its day and how long its proof took", () => {
  expect(textsOf({ hour: 3, last: proven, lastProven: proven })).toEqual([
    "success: Último respaldo probado: 21/11/2026, restaurado y revisado en 41 s, 12,3 MB, 45.678 asientos.",
    "info: Se hace uno por día, desde las 3:00.",
  ]);
});

test("[BACKUP-14] what failed comes first and hides nothing; an old proof, none, and no plan are warnings", () => {
  expect(textsOf({ hour: 3, last: failed, lastProven: proven })).toEqual([
    "error: El respaldo del 22/11/2026 falló. No hay lugar.",
    "success: Último respaldo probado: 21/11/2026, restaurado y revisado en 41 s, 12,3 MB, 45.678 asientos.",
    "info: Se hace uno por día, desde las 3:00.",
  ]);
  expect(textsOf({ hour: 3, last: { ...failed, state: "FAULTY", discrepancies: 2 }, lastProven: null })).toEqual([
    "error: El respaldo del 22/11/2026 se restauró, pero la revisión encontró 2 diferencias en los libros.",
    "warning: Todavía no hay ningún respaldo probado.",
    "info: Se hace uno por día, desde las 3:00.",
  ]);
  expect(textsOf({ hour: 3, last: { ...failed, state: "FAULTY", discrepancies: 1 }, lastProven: null })[0]).toBe(
    "error: El respaldo del 22/11/2026 se restauró, pero la revisión encontró 1 diferencia en los libros.",
  );
  expect(textsOf({ hour: 3, last: proven, lastProven: proven }, "2026-11-25")[0]).toMatch(
    /^warning: Último respaldo probado: 21\/11\/2026.* Fue hace 4 días\.$/u,
  );
  expect(textsOf({ hour: null, last: null, lastProven: null })).toEqual([
    "warning: No hay respaldos programados. Indique una carpeta con CANTINA_BACKUPS al iniciar Cantina.",
  ]);
});
