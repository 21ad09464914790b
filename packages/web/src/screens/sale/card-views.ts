import { type Product, unitPriceFor } from "@cantina/domain/catalog";
import type { CategoryId, ClassId } from "@cantina/domain/kernel";
import { type SchoolRules, countedSeals, isBarred } from "@cantina/domain/school-rules";
import type { ProductCardView } from "./parts/ProductCard.tsx";
import type { TileTint } from "../../ui/picture-view.ts";
import type { CatalogPanel } from "./use-catalog.ts";

export interface CategoryView {
  readonly id: string;
  readonly name: string;
  readonly products: readonly ProductCardView[];
}

type Onlooker = { readonly classId: ClassId | null; readonly rules: SchoolRules };
type Known = Onlooker & { readonly tint: TileTint; readonly view: ProductCardView };

/** A card whose product did not change keeps its view, and so is not drawn again. */
const views = new WeakMap<Product, Known>();

function cardView(product: Product, { classId, rules }: Onlooker, tint: TileTint): ProductCardView {
  const known = views.get(product);
  if (known?.classId === classId && known.tint === tint && known.rules === rules) return known.view;
  const view: ProductCardView = {
    id: product.id,
    name: product.name,
    description: product.description,
    price: unitPriceFor(product, classId),
    stock: product.currentStock,
    isPromotion: product.type === "PROMOTION",
    seals: countedSeals(product.seals, rules),
    isBarred: isBarred(product, rules),
    picture: { url: product.imageUrl, tint },
  };
  views.set(product, { classId, rules, tint, view });
  return view;
}

export const categoryViews = (
  panels: readonly CatalogPanel[],
  onlooker: Onlooker,
  tintOf: (categoryId: CategoryId) => TileTint,
): readonly CategoryView[] =>
  panels.map(({ id, name, products }) => ({
    id,
    name,
    products: products.map((product) => cardView(product, onlooker, tintOf(product.categoryId))),
  }));
