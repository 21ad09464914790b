export { DinerFilter } from "./DinerFilter.tsx";
export { mediaFor, methodsFor } from "./history-filter.ts";
