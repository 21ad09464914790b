import { type ProductId, addDays, localDate } from "@cantina/domain/kernel";
import type { Canteen, Query } from "./canteen.ts";
import { addProduct } from "./goods.ts";

export type PassOptions = {
  readonly name?: string;
  /** Minor units. */
  readonly price?: number;
  /** Of the canteen's class, minor units. */
  readonly classPrice?: number;
  /** yyyy-MM-dd; the next five days where absent. */
  readonly dates?: readonly string[];
  /** HH:mm */
  readonly deliveryTime?: string;
  readonly isOrderCancellable?: boolean;
  readonly chargeForPastOrders?: boolean;
  readonly isHiddenInApp?: boolean;
};

const nextDays = (): readonly string[] => {
  const today = localDate(new Date().toISOString().slice(0, 10));
  return [2, 3, 4, 5, 6].map((days) => addDays(today, days));
};

/** A monthly pass that the canteen sells. */
export async function addPass(query: Query, canteen: Canteen, options: PassOptions = {}): Promise<ProductId> {
  const { name = "Almuerzos del mes", price = 100_000, classPrice } = options;
  const productId = await addProduct(query, canteen, {
    name,
    price,
    isPass: true,
    ...(classPrice === undefined ? {} : { classPrice }),
  });
  await query("update product set shown_in_app = $2 where id = $1", [productId, options.isHiddenInApp !== true]);
  await query(
    `insert into calendar_product (product_id, order_dates, delivery_time, is_order_cancellable, charge_for_past_orders)
     values ($1, $2, $3, $4, $5)`,
    [
      productId,
      options.dates ?? nextDays(),
      options.deliveryTime ?? "12:00",
      options.isOrderCancellable ?? true,
      options.chargeForPastOrders ?? false,
    ],
  );
  return productId;
}
