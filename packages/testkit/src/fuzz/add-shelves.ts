import { randomUUID } from "node:crypto";
import type { Counter, Query } from "../orders-suite/index.ts";

export type Shelves = {
  /** Its three products may be changed and deleted; nothing else needs them. */
  readonly spareCategoryId: string;
  readonly spareIds: readonly [string, string, string];
  /** Its two products stand at 1 and 2. */
  readonly sortedCategoryId: string;
  readonly sortedIds: readonly [string, string];
};

/** Where the shelves stand among the categories. */
export const shelfPositions = { spare: 101, sorted: 102 } as const;

async function addShelf(query: Query, { canteen }: Counter, name: string, position: number): Promise<string> {
  const categoryId = randomUUID();
  await query("insert into category (id, cafeteria_id, name, position) values ($1, $2, $3, $4)", [
    categoryId,
    canteen.cafeteriaId,
    name,
    position,
  ]);
  return categoryId;
}

/** Categories that a test may take apart. */
export async function addShelves(query: Query, counter: Counter, marker: string): Promise<Shelves> {
  const spareCategoryId = await addShelf(query, counter, "Sobrantes", shelfPositions.spare);
  const sortedCategoryId = await addShelf(query, counter, "Ordenados", shelfPositions.sorted);
  const put = async (categoryId: string, position: number): Promise<string> => {
    const productId = await counter.product({ name: `Producto ${position} ${marker}` });
    await query("update product set category_id = $2, position = $3 where id = $1", [productId, categoryId, position]);
    return productId;
  };
  const [one, two, three] = [
    await put(spareCategoryId, 1),
    await put(spareCategoryId, 2),
    await put(spareCategoryId, 3),
  ];
  return {
    spareCategoryId,
    spareIds: [one, two, three],
    sortedCategoryId,
    sortedIds: [await put(sortedCategoryId, 1), await put(sortedCategoryId, 2)],
  };
}
