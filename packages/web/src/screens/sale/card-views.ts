import { type Product, unitPriceFor } from "@cantina/domain/catalog";
import type { CategoryId, ClassId } from "@cantina/domain/kernel";
import type { ProductCardView } from "./parts/ProductCard.tsx";
import type { TileTint } from "../../ui/picture-view.ts";
import type { CatalogPanel } from "./use-catalog.ts";

export interface CategoryView {
  readonly id: string;
  readonly name: string;
  readonly products: readonly ProductCardView[];
}

type Known = { readonly classId: ClassId | null; readonly tint: TileTint; readonly view: ProductCardView };

/** A card whose product did not change keeps its view, and so is not drawn again. */
const views = new WeakMap<Product, Known>();

function cardView(product: Product, classId: ClassId | null, tint: TileTint): ProductCardView {
  const known = views.get(product);
  if (known?.classId === classId && known.tint === tint) return known.view;
  const view: ProductCardView = {
    id: product.id,
    name: product.name,
    description: product.description,
    price: unitPriceFor(product, classId),
    stock: product.currentStock,
    isPromotion: product.type === "PROMOTION",
    picture: { url: product.imageUrl, tint },
  };
  views.set(product, { classId, tint, view });
  return view;
}

export const categoryViews = (
  panels: readonly CatalogPanel[],
  classId: ClassId | null,
  tintOf: (categoryId: CategoryId) => TileTint,
): readonly CategoryView[] =>
  panels.map(({ id, name, products }) => ({
    id,
    name,
    products: products.map((product) => cardView(product, classId, tintOf(product.categoryId))),
  }));
