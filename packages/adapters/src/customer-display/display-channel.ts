import type { CafeteriaId } from "@cantina/domain/kernel";

/** On which the tills of a device in one cafeteria tell what they show; with a till, the lock that it holds. */
export const displayChannel = (place: CafeteriaId, till?: string): string =>
  ["cantina.customer-display", place, ...(till === undefined ? [] : [till])].join(".");
