import { type Category, type Product, unitPriceFor } from "@cantina/domain/catalog";
import { type CategoryId, type Cents, type ClassId, cents, id } from "@cantina/domain/kernel";

import { argentineBarcode } from "./barcode.ts";
import type { MenuDish, MenuSection } from "./menu-dish.ts";
import type { Picture } from "./pictures.ts";
import type { Random } from "./random.ts";
import type { DemoRows, Row } from "./tables.ts";

export type DemoProduct = {
  readonly product: Product;
  readonly section: string;
  readonly demand: number;
  readonly picture: Picture;
  readonly formerPrice: Cents | null;
};

export type DemoCatalog = { readonly categories: readonly Category[]; readonly products: readonly DemoProduct[] };

type Kitchen = {
  readonly menu: readonly MenuSection[];
  /** Classes that pay the junior price. */
  readonly juniors: readonly ClassId[];
  readonly pictures: ReadonlyMap<string, Picture>;
};

const pesos = (whole: number): Cents => cents(whole * 100);

export function demoCatalog(random: Random, { menu, juniors, pictures }: Kitchen): DemoCatalog {
  let barcodes = 0;
  const categories = menu.map((section, position) => ({
    id: id<"category">(random.uuid()),
    name: section.name,
    position,
    requestTimeLimit: section.orderUntil ?? null,
    version: 1,
  }));
  const productOf = (dish: MenuDish, categoryId: CategoryId, position: number): Product => ({
    id: id<"product">(random.uuid()),
    type: "PRODUCT",
    name: dish.name,
    description: dish.description,
    categoryId,
    position,
    version: dish.formerPesos === undefined ? 1 : 2,
    price: pesos(dish.pesos),
    classPrices: juniors.flatMap((classId) =>
      dish.juniorPesos === undefined ? [] : [{ classId, price: pesos(dish.juniorPesos) }],
    ),
    items: [],
    currentStock: dish.stock ?? null,
    dailyLimit: dish.dailyLimit ?? null,
    barcode: dish.packed === true ? argentineBarcode((barcodes += 1)) : null,
    shownInApp: true,
    imageUrl: null,
    hiddenForClasses: [],
    displayDates: [],
    allergens: dish.allergens ?? [],
    seals: dish.seals ?? [],
  });
  const products = menu.flatMap((section, index) =>
    section.dishes.flatMap((dish, position) => {
      const category = categories[index];
      const picture = pictures.get(dish.emoji);
      if (category === undefined || picture === undefined) return [];
      const formerPrice = dish.formerPesos === undefined ? null : pesos(dish.formerPesos);
      const product = productOf(dish, category.id, position);
      return [{ product, section: section.name, demand: dish.demand ?? 5, picture, formerPrice }];
    }),
  );
  return { categories, products };
}

/** What a unit cost a class then: version 1 before the latest price list, the current version since. */
export function priceAt(
  { product, formerPrice }: DemoProduct,
  { isFormer, classId }: { readonly isFormer: boolean; readonly classId: ClassId | null },
): { readonly version: number; readonly price: Cents } {
  if (isFormer && formerPrice !== null) return { version: 1, price: formerPrice };
  return { version: product.version, price: unitPriceFor(product, classId) };
}

type Written = { readonly cafeteriaId: string; readonly openedAt: string; readonly pricesChangedAt: string };

const versionRows = ({ product, formerPrice }: DemoProduct, { openedAt, pricesChangedAt }: Written): readonly Row[] => {
  const row = (version: number, price: Cents, createdAt: string): Row => ({
    product_id: product.id,
    version,
    name: product.name,
    price,
    cost: Math.round(price * 0.55),
    created_at: createdAt,
  });
  if (formerPrice === null) return [row(1, product.price, openedAt)];
  return [row(1, formerPrice, openedAt), row(2, product.price, pricesChangedAt)];
};

export function catalogRows({ categories, products }: DemoCatalog, written: Written): DemoRows {
  const pictures = new Map(products.map(({ picture }) => [picture.id, picture]));
  return {
    picture: [...pictures.values()].map((picture) => ({
      id: picture.id,
      content_type: "image/svg+xml",
      bytes: `\\x${Buffer.from(picture.svg).toString("hex")}`,
    })),
    category: categories.map((category) => ({
      id: category.id,
      cafeteria_id: written.cafeteriaId,
      name: category.name,
      position: category.position,
      request_time_limit: category.requestTimeLimit,
      status: "ENABLED",
    })),
    product: products.map(({ product, picture }) => ({
      id: product.id,
      cafeteria_id: written.cafeteriaId,
      type: product.type,
      category_id: product.categoryId,
      position: product.position,
      status: "ENABLED",
      description: product.description,
      current_version: product.version,
      current_stock: product.currentStock,
      daily_limit: product.dailyLimit,
      barcode: product.barcode,
      shown_in_app: product.shownInApp,
      picture_id: picture.id,
      hidden_for_classes: product.hiddenForClasses,
      display_dates: product.displayDates,
      own_allergens: product.allergens,
      seals: product.seals,
    })),
    product_version: products.flatMap((one) => versionRows(one, written)),
    product_class_price: products.flatMap(({ product }) =>
      product.classPrices.map(({ classId, price }) => ({
        product_id: product.id,
        version: product.version,
        class_id: classId,
        price,
      })),
    ),
  };
}
