import { type PromotionItem, unitsHeld } from "@cantina/domain/catalog";

/** What a line of so many promotions hands over: "2 × Milanesa · 1 × Agua"; nothing for any other line. */
export const heldText = (items: readonly PromotionItem[], promotions: number): string =>
  unitsHeld(items, promotions)
    .map(({ name, quantity }) => `${quantity}\u00A0× ${name}`)
    .join(" · ");
