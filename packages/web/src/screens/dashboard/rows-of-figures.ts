import type { LocalDate, TimeZone } from "@cantina/domain/kernel";
import {
  type ComparedPeriod,
  type CountedInMetrics,
  type FigurePart,
  type MetricsOrigin,
  type OrderedIn,
  currentRows,
  formerRows,
  rowsBehind,
  rowsOfDay,
} from "@cantina/domain/metrics";
import { type HistorySearch, historySearch } from "../history/index.ts";

/** Where Historial shows what each of the figures of a card is the sum of. METRICS-18 */
export function rowsOfFigures(what: CountedInMetrics, originMedium: MetricsOrigin, zone: TimeZone) {
  const at = (ordered: OrderedIn, part?: FigurePart): HistorySearch =>
    historySearch(rowsBehind(what, ordered, originMedium, part));
  return {
    current: (period: ComparedPeriod, part?: FigurePart) => at(currentRows(period, zone), part),
    former: (period: ComparedPeriod) => at(formerRows(period, zone)),
    day: (day: LocalDate) => at(rowsOfDay(day)),
  };
}
