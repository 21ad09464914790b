import type { BoardFilter, BoardStatus } from "@cantina/domain/orders";
import { type MealFilter, type MealStatus, mealStatuses } from "@cantina/domain/subscriptions";

/** A meal is never cancelled. */
const statusesOf: Readonly<Record<BoardStatus, readonly MealStatus[]>> = { STARTED: ["PENDING"], CANCELLED: [] };

/** What a board narrowed to subscriptions asks of their meals; null: it is not. */
export const mealFilterOf = ({ origin, status, classIds, text }: BoardFilter): MealFilter | null =>
  origin === "SUBSCRIPTION" ? { text, classIds, statuses: status === null ? mealStatuses : statusesOf[status] } : null;
