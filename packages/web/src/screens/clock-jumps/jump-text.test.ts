import { instant, loadTemporal, timeZone } from "@cantina/domain/kernel";
import { expect, test } from "vitest";
import { jumpText } from "./jump-text.ts";

await loadTemporal();

const zone = timeZone("America/Argentina/Buenos_Aires");

test.each([
  ["2026-11-20T15:00:00Z", "2026-11-20T12:00:00Z", "se atrasó 3 horas: pasó de 20/11/2026 12:00 a 20/11/2026 09:00."],
  ["2026-11-20T15:00:00Z", "2026-11-20T16:01:00Z", "se adelantó 1 hora y 1 minuto: "],
  [
    "2026-11-20T15:00:00Z",
    "2026-11-23T16:20:00Z",
    "se adelantó 3 días y 1 hora: pasó de 20/11/2026 12:00 a 23/11/2026",
  ],
  ["2026-11-20T15:00:00Z", "2026-11-19T14:58:59.900Z", "se atrasó 1 día y 1 minuto: "],
])("[CLOCK-05] from %s to %s: %s", (from, to, text) => {
  expect(jumpText({ from: instant(from), to: instant(to) }, zone)).toContain(text);
});
