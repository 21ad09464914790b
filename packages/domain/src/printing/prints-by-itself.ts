import { type CategoryId, type Instant, type ProductId, type TimeZone, localDateOf } from "../kernel/index.ts";
import type { Order, OrderItem } from "../orders/index.ts";
import type { PrintSettings } from "./print-settings.ts";

export type PrintableOrder = Pick<Order, "id" | "status" | "originMedium" | "pickUpDateTime" | "version"> & {
  readonly orderItems: readonly Pick<OrderItem, "productId" | "items">[];
};

export type PrintingPlace = {
  readonly now: Instant;
  readonly zone: TimeZone;
  readonly categoryOf: (productId: ProductId) => CategoryId | null;
};

/** An order without a pickup time is for now. */
const isForToday = ({ pickUpDateTime }: PrintableOrder, { now, zone }: PrintingPlace): boolean =>
  pickUpDateTime === null || localDateOf(pickUpDateTime, zone) === localDateOf(now, zone);

function hasChosenProduct({ orderItems }: PrintableOrder, settings: PrintSettings, place: PrintingPlace): boolean {
  // What a kitchen has to make is made for a promotion too.
  const sold = orderItems.flatMap(({ productId, items }) => [productId, ...items.map((item) => item.productId)]);
  return sold.some((productId) => {
    if (productId === null) return false;
    if (settings.productPrintingIds.includes(productId)) return true;
    const categoryId = place.categoryOf(productId);
    return categoryId !== null && settings.categoryPrintingIds.includes(categoryId);
  });
}

/** Whether a pending order is one that this device prints without being asked. PRINT-06 */
export function printsByItself(order: PrintableOrder, settings: PrintSettings, place: PrintingPlace): boolean {
  if (!settings.shouldPrint || settings.route !== "AGENT") return false;
  if (order.status !== "STARTED" && order.status !== "CANCELLED") return false;
  switch (order.originMedium) {
    case "MOBILE":
      return settings.printMobile && isForToday(order, place);
    case "WEB":
      return settings.printWebProducts && hasChosenProduct(order, settings, place);
    case "SUBSCRIPTION":
      return false;
  }
}
