import type { Quantity } from "./quantity.ts";

type Fall = { readonly before: Quantity; readonly after: Quantity; readonly alertLevel: Quantity };

/** Once, at the movement that brings it down to the level; what is low already tells nothing more. INVENTORY-36 */
export const fallsToAlert = ({ before, after, alertLevel }: Fall): boolean =>
  before > alertLevel && after <= alertLevel;
