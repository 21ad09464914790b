import type { LocalDate, ProductId } from "@cantina/domain/kernel";

import type { DemoProduct } from "./catalog.ts";
import type { DemoSale } from "./sales.ts";
import { instantAt, milliseconds } from "./school-days.ts";
import { type Delivery, type DemoCount, countShelf, weekOf } from "./stock-count.ts";
import type { DemoRows, Row } from "./tables.ts";

type Store = {
  readonly cafeteriaId: string;
  readonly keeperId: string;
  readonly openedAt: string;
  /** null: its shelf was never counted. */
  readonly count: DemoCount | null;
};

const halfAnHour = 1_800_000;

/** Each week is filled up with exactly what it will sell, so that the stock ends where the menu says. */
export function stockDemo(products: readonly DemoProduct[], sales: readonly DemoSale[], store: Store): DemoRows {
  const kept = new Map(
    products.flatMap(({ product }) => (product.currentStock === null ? [] : [[product.id, product.currentStock]])),
  );
  const flow = (productId: ProductId, type: string, amount: number, more: Row): Row => ({
    cafeteria_id: store.cafeteriaId,
    product_id: productId,
    type,
    amount,
    description: "",
    seller_id: store.keeperId,
    transaction_id: null,
    count_id: null,
    ...more,
  });
  const flows: Row[] = [...kept].map(([productId, units]) =>
    flow(productId, "INITIALIZE_STOCK", units, { date_time: store.openedAt }),
  );
  const deliveries = new Map<string, Delivery>();
  const taken: Row[] = [];
  const weeks = new Map<LocalDate, string>();
  for (const { order, localDate } of sales) {
    const week = weeks.get(localDate) ?? weekOf(localDate);
    weeks.set(localDate, week);
    for (const { productId, quantity } of order.orderItems) {
      if (productId === null || !kept.has(productId)) continue;
      const key = `${productId} ${week}`;
      const at = deliveries.get(key)?.at ?? instantAt(milliseconds(order.dateTime) - halfAnHour);
      deliveries.set(key, { productId, units: (deliveries.get(key)?.units ?? 0) + quantity, at });
      taken.push(
        flow(productId, "OUT", -quantity, {
          seller_id: order.sellerId,
          transaction_id: order.id,
          date_time: order.dateTime,
        }),
      );
    }
  }
  const counted = store.count === null ? null : countShelf(store.count, products, deliveries);
  for (const { productId, units, at } of deliveries.values()) {
    flows.push(flow(productId, "IN", units, { description: "Reposición semanal", date_time: at }));
  }
  const byTime = [...flows, ...taken].toSorted((a, b) => (String(a["date_time"]) < String(b["date_time"]) ? -1 : 1));
  return counted === null ? { stock_flow: byTime } : counted.book(byTime, store);
}
