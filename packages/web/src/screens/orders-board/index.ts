export { AutoComplete } from "./AutoComplete.tsx";
export { type Board, useBoard } from "./use-board.ts";
export { useBoardNotices } from "./use-board-notices.ts";
export { hourTitle } from "./order-texts.ts";
export { SalePickup } from "./SalePickup.tsx";
