import { lazy } from "react";

/** What saves a setting is no part of what a till shows of orders that wait. */
export const AutoComplete = lazy(async () => ({ default: (await import("./AutoComplete.tsx")).AutoComplete }));
export { type Board, useBoard } from "./use-board.ts";
export { useBoardNotices } from "./use-board-notices.ts";
export { useOrderAllergens } from "./use-order-allergens.ts";
export { hourTitle } from "./order-texts.ts";
export { SalePickup } from "./SalePickup.tsx";
