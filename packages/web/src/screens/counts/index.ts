export { CountButton } from "./CountButton.tsx";
export { CountsTab, type CountsTabProps } from "./CountsTab.tsx";
export { inventoryCountKind, stockCountKind } from "./count-kinds.ts";
