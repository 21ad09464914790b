import { randomUUID } from "node:crypto";
import { type Clock, type ProductId, instant } from "@cantina/domain/kernel";
import type { ServerDatabase } from "@cantina/server/http";
import { type Canteen, type CanteenOptions, openCanteen } from "./canteen.ts";
import { type CouponOptions, addCoupon } from "./add-coupon.ts";
import { type PassOptions, addPass } from "./add-pass.ts";
import { type SubscriptionOptions, addSubscription } from "./add-subscription.ts";
import { type DinerOptions, type ProductOptions, addDiner, addProduct, repriceProduct } from "./goods.ts";
import { type Pantry, type PantryItem, fillPantry } from "./pantry.ts";
import { signInAs } from "./sign-in-as.ts";
import { type OrderBody, type Till, openTill } from "./till.ts";

type Reachable = { readonly url: string };

export type Counter = {
  readonly canteen: Canteen;
  readonly till: Till;
  /** Another seller's, at the first or another server. */
  readonly tillOf: (profileId: string, server?: Reachable) => Till;
  readonly product: (options?: ProductOptions) => Promise<ProductId>;
  readonly reprice: (productId: ProductId, options: ProductOptions) => Promise<void>;
  readonly coupon: (productIds: readonly ProductId[], options?: CouponOptions) => Promise<string>;
  readonly pass: (options?: PassOptions) => Promise<ProductId>;
  readonly subscription: (options: SubscriptionOptions) => Promise<string>;
  readonly diner: (options?: DinerOptions) => ReturnType<typeof addDiner>;
  readonly pantry: (items: Readonly<Record<string, PantryItem>>) => Promise<Pantry>;
};

/** Time stands still until a test moves it. */
export type HandClock = Clock & { readonly set: (at: string) => void };

export function handClock(start: string): HandClock {
  let at = start;
  return {
    now: () => instant(at),
    set: (next) => {
      at = next;
    },
  };
}

/** A new canteen with an employee at its till. */
export async function openCounter(
  database: ServerDatabase,
  server: Reachable,
  options: CanteenOptions = {},
): Promise<Counter> {
  const { query } = database;
  const canteen = await openCanteen(query, options);
  const tillOf = (profileId: string, { url }: Reachable = server): Till =>
    openTill(url, canteen.cafeteriaId, () => signInAs(database, profileId));
  return {
    canteen,
    tillOf,
    till: tillOf(canteen.employeeId),
    product: (product) => addProduct(query, canteen, product),
    reprice: (productId, product) => repriceProduct(query, canteen, productId, product),
    coupon: (productIds, coupon) => addCoupon(query, canteen, productIds, coupon),
    pass: (pass) => addPass(query, canteen, pass),
    subscription: (subscription) => addSubscription(query, canteen, subscription),
    diner: (diner) => addDiner(query, canteen, diner),
    pantry: (items) => fillPantry(query, canteen, items),
  };
}

/** A cart of one product, paid in cash unless told otherwise. */
export const cartOf = (
  productId: ProductId,
  more: Partial<OrderBody> & { readonly quantity?: number } = {},
): OrderBody => {
  const { quantity = 1, ...body } = more;
  return {
    cartId: randomUUID(),
    paymentMethod: "CASH",
    orderItems: [{ type: "PRODUCT", productId, quantity, productVersion: 1 }],
    ...body,
  };
};
