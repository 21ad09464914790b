export { AutoComplete } from "./AutoComplete.tsx";
export { type Board, useBoard } from "./use-board.ts";
export { useBoardNotices } from "./use-board-notices.ts";
export { useOrderAllergens } from "./use-order-allergens.ts";
export { hourTitle } from "./order-texts.ts";
export { SalePickup } from "./SalePickup.tsx";
