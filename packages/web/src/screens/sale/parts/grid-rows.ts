import type { ProductCardView } from "./ProductCard.tsx";

export interface CategoryView {
  readonly id: string;
  readonly name: string;
  readonly products: readonly ProductCardView[];
}

export type GridRow =
  | { readonly kind: "header"; readonly key: string; readonly category: CategoryView; readonly isFirst: boolean }
  | {
      readonly kind: "cards";
      readonly key: string;
      readonly products: readonly ProductCardView[];
      readonly isLast: boolean;
    };

/** One flat list of headers and rows of cards: the virtualizer counts rows, not panels. */
export function gridRows(
  categories: readonly CategoryView[],
  columns: number,
  closed: ReadonlySet<string>,
): readonly GridRow[] {
  return categories.flatMap((category, at): GridRow[] => {
    const header: GridRow = { kind: "header", key: category.id, category, isFirst: at === 0 };
    if (closed.has(category.id)) return [header];
    const count = Math.ceil(category.products.length / columns);
    const rows = Array.from({ length: count }, (_, row): GridRow => {
      const products = category.products.slice(row * columns, (row + 1) * columns);
      return { kind: "cards", key: `${category.id}/${row}`, products, isLast: row === count - 1 };
    });
    return [header, ...rows];
  });
}

/** As many as `repeat(auto-fill, minmax(152px, 1fr))` would give, but never a single column. */
export const columnsFor = (width: number, gap: number): number => Math.max(2, Math.floor((width + gap) / (152 + gap)));
