export { CountButton } from "./CountButton.tsx";
export { CountsTab } from "./CountsTab.tsx";
export { stockCountKind } from "./count-kinds.ts";
