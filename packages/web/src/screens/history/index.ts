export { DinerFilter } from "./DinerFilter.tsx";
export { RowsFigure } from "./RowsFigure.tsx";
export { type HistorySearch, historySearch } from "./history-search.ts";
export { mediaFor, methodsFor } from "./history-filter.ts";
