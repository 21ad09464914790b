import { cents, multiplyMoney, sumMoney } from "@cantina/domain/kernel";

import type { DemoCatalog, DemoProduct } from "./catalog.ts";
import { seededRandom } from "./random.ts";
import type { DemoRows, Row } from "./tables.ts";

type PromotionInput = {
  readonly seed: number;
  readonly cafeteriaId: string;
  readonly catalog: DemoCatalog;
  readonly openedAt: string;
};

/** Dishes of the menu, the one whose picture and category it takes first. */
const promotions = [
  {
    name: "Menú del día + bebida",
    description: "Fideos con tuco y agua mineral.",
    dishes: { "Fideos con tuco": 1, "Agua mineral 500 ml": 1 },
  },
  {
    name: "Combo para dos",
    description: "Dos hamburguesas completas y dos gaseosas.",
    dishes: { "Hamburguesa completa": 2, "Gaseosa cola 354 ml": 2 },
  },
] as const;

/** A tenth less than one by one, in whole hundreds of pesos. */
const priceOf = (apart: number): number => Math.floor((apart * 0.9) / 10_000) * 10_000;

type Held = { readonly dish: DemoProduct; readonly quantity: number };

function heldOf(dishes: Readonly<Record<string, number>>, { products }: DemoCatalog): readonly Held[] {
  return Object.entries(dishes).flatMap(([name, quantity]) => {
    const dish = products.find(({ product }) => product.name === name);
    return dish === undefined ? [] : [{ dish, quantity }];
  });
}

/** Two promotions, where the menu has all that they hold. */
export function promotionRows(
  input: PromotionInput,
): Required<Pick<DemoRows, "product" | "product_version" | "promotion_item">> {
  const { seed, cafeteriaId, catalog, openedAt } = input;
  const random = seededRandom(seed);
  const offered = promotions.flatMap(({ name, description, dishes }, index) => {
    const held = heldOf(dishes, catalog);
    const [first] = held;
    return first === undefined || held.length < Object.keys(dishes).length
      ? []
      : [{ id: random.uuid(), name, description, held, first: first.dish, position: 800 + index }];
  });
  return {
    product: offered.map(({ id, description, first, position }): Row => ({
      id,
      cafeteria_id: cafeteriaId,
      type: "PROMOTION",
      category_id: first.product.categoryId,
      position,
      status: "ENABLED",
      description,
      current_version: 1,
      current_stock: null,
      daily_limit: null,
      barcode: null,
      shown_in_app: true,
      picture_id: first.picture.id,
      hidden_for_classes: [],
      display_dates: [],
      own_allergens: [],
      seals: [],
    })),
    product_version: offered.map(({ id, name, held }): Row => ({
      product_id: id,
      version: 1,
      name,
      price: priceOf(sumMoney(held.map(({ dish, quantity }) => multiplyMoney(cents(dish.product.price), quantity)))),
      cost: null,
      created_at: openedAt,
    })),
    promotion_item: offered.flatMap(({ id, held }) =>
      held.map(({ dish, quantity }, position): Row => ({
        cafeteria_id: cafeteriaId,
        promotion_id: id,
        version: 1,
        product_id: dish.product.id,
        position,
        quantity,
      })),
    ),
  };
}
