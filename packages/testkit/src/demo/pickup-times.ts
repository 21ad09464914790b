import { schoolBreaks } from "./breaks.ts";
import type { Random } from "./random.ts";
import type { Row } from "./tables.ts";

const labels = ["Entrada", "Primer recreo", "Segundo recreo", "Almuerzo", "Merienda"];

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** App orders are fetched when a break begins, by every class. */
export const pickupTimeRows = (random: Random, cafeteriaId: string): readonly Row[] =>
  schoolBreaks.map(({ from }, index) => ({
    id: random.uuid(),
    cafeteria_id: cafeteriaId,
    time: clock(from),
    label: labels[index] ?? "",
    class_ids: [],
  }));
